-- Neovim reads sources with the grammar and runs each of its queries over them.
-- Run by Tests/Editors/run, with a runtime folder that holds the parser and the queries, and the sources as arguments.
local function fail(words)
  io.stderr:write("queries: " .. words .. "\n")
  vim.cmd("cquit 1")
end

-- Older versions have other names for these.
local get_query = vim.treesitter.query.get or vim.treesitter.query.get_query
local get_text = vim.treesitter.get_node_text or vim.treesitter.query.get_node_text
local function highlight(buffer, parser)
  if vim.treesitter.start then
    vim.treesitter.start(buffer, "xc")
  else
    vim.treesitter.highlighter.new(parser)
  end
end

local names = { "highlights", "locals", "folds", "indents", "injections" }
local queries, counts = {}, {}
for _, name in ipairs(names) do
  local done, query = pcall(get_query, "xc", name)
  if not done or not query then fail(name .. ": " .. tostring(query)) end
  queries[name], counts[name] = query, 0
end

-- What a name or word must be captured as, wherever it stands.
local wanted = {
  ["class"] = "keyword.type", ["return"] = "keyword.return", ["i32"] = "type.builtin", ["self"] = "variable.builtin",
  ["while"] = "keyword.repeat", ["nil"] = "constant.builtin", ["#import"] = "keyword.import",
}

local function check(path)
  vim.cmd("silent edit " .. vim.fn.fnameescape(path))
  local buffer = vim.api.nvim_get_current_buf()
  local parser = vim.treesitter.get_parser(buffer, "xc")
  local root = parser:parse()[1]:root()
  if root:has_error() then fail(path .. " does not parse") end
  for name, query in pairs(queries) do
    local seen = {}
    for id, node in query:iter_captures(root, buffer, 0, -1) do
      counts[name] = counts[name] + 1
      local text = get_text(node, buffer)
      local capture = query.captures[id]
      if name == "highlights" then
        local place = table.concat({ node:range() }, ":")
        if seen[place] and seen[place] ~= capture then
          fail(path .. ":" .. place .. " is " .. seen[place] .. " and " .. capture)
        end
        seen[place] = capture
        if type(text) == "string" and wanted[text] and wanted[text] ~= capture then
          fail(path .. ":" .. place .. " '" .. text .. "' is " .. capture)
        end
      end
    end
  end
  highlight(buffer, parser)
  vim.cmd("redraw")
  if vim.v.errmsg ~= "" then fail(path .. ": " .. vim.v.errmsg) end
  vim.cmd("bwipeout!")
end

local files = vim.fn.argv()
for _, path in ipairs(files) do check(path) end
local words = {}
for _, name in ipairs(names) do
  if counts[name] == 0 then fail(name .. " capture nothing") end
  table.insert(words, counts[name] .. " " .. name)
end
io.stdout:write("queries: " .. #files .. " files, " .. table.concat(words, ", ") .. "\n")
vim.cmd("qall!")
