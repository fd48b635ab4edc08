-- Findings, fixes and completion for xc sources. Put this file where Neovim runs it, such as
-- ~/.config/nvim/plugin/xcgen.lua; 'xcgen' must be on the path. Neovim 0.7 or newer.
vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
  pattern = { "*.xc", "*.xt" },
  callback = function() vim.bo.filetype = "xc" end,
})

local clients = {}

vim.api.nvim_create_autocmd("FileType", {
  pattern = "xc",
  callback = function(event)
    local folder = vim.fn.expand("<afile>:p:h")
    local configuration = vim.fn.findfile(".xcgen.json", folder .. ";")
    local root = configuration == "" and folder or vim.fn.fnamemodify(configuration, ":p:h")
    local settings = { name = "xcgen", cmd = { "xcgen", "lsp" }, root_dir = root }
    if vim.lsp.start then return vim.lsp.start(settings) end
    clients[root] = clients[root] or vim.lsp.start_client(settings)
    vim.lsp.buf_attach_client(event.buf, clients[root])
  end,
})
