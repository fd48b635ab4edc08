-- Neovim opens half of a pair, is told of it, adds the other half, and the finding is gone.
-- Run by Tests/Editors/run, with the settings that Examples/Editors offers.
local function fail(words)
  io.stderr:write("neovim: " .. words .. "\n")
  vim.cmd("cquit 1")
end

local function wait_for(what, test)
  if not vim.wait(60000, test, 50) then fail("never came: " .. what) end
end

-- The first action that is offered is the preferred one; nobody is here to choose.
vim.ui.select = function(items, _, choose) choose(items[1], 1) end

vim.cmd("edit Detail.xc")
if vim.bo.filetype ~= "xc" then fail("the file is of type '" .. vim.bo.filetype .. "'") end
wait_for("a finding", function() return #vim.diagnostic.get(0) > 0 end)

local found = vim.diagnostic.get(0)
local code = found[1].code or found[1].user_data.lsp.code
if #found ~= 1 or code ~= "paired-delegate-methods" then fail("other findings: " .. vim.inspect(found)) end

vim.api.nvim_win_set_cursor(0, { found[1].lnum + 1, found[1].col })
vim.lsp.buf.code_action()
local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, true), "\n") .. "\n" end
wait_for("the other half", function() return text():find("formDidHide", 1, true) end)
wait_for("the end of the finding", function() return #vim.diagnostic.get(0) == 0 end)

local wanted = io.open("Mended.txt"):read("a")
if text() ~= wanted then fail("the buffer is\n" .. text()) end
io.stdout:write("neovim: found, mended, gone\n")
vim.cmd("qall!")
