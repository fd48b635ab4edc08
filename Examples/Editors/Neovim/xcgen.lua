-- Findings, fixes and completion for xc sources. Put this file where Neovim runs it, such as
-- ~/.config/nvim/plugin/xcgen.lua; 'xcgen' must be on the path. Neovim 0.7 or newer.
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = { "*.xc", "*.xt" },
  callback = function() vim.bo.filetype = "xc" end,
})

-- The folder of the project: the nearest one upwards with one of these, else that of the file. The home folder is no
-- project: there each file stands for itself.
local function project(folder)
  for _, marker in ipairs({ ".xcgen.json", "Package.swift", ".git" }) do
    local found = vim.fn.findfile(marker, folder .. ";")
    local up = ":p:h"
    if found == "" then
      found = vim.fn.finddir(marker, folder .. ";")
      up = ":p:h:h"
    end
    if found ~= "" then folder = vim.fn.fnamemodify(found, up) break end
  end
  return folder ~= vim.fn.fnamemodify("~", ":p:h") and folder or nil
end

local clients = {}

vim.api.nvim_create_autocmd("FileType", {
  pattern = "xc",
  callback = function(event)
    local root = project(vim.fn.expand("<afile>:p:h"))
    local settings = { name = "xcgen", cmd = { "xcgen", "lsp" }, root_dir = root }
    if vim.lsp.start then return vim.lsp.start(settings) end
    local key = root or ""
    clients[key] = clients[key] or vim.lsp.start_client(settings)
    vim.lsp.buf_attach_client(event.buf, clients[key])
  end,
})
