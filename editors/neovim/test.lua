-- Opens a kernel in Neovim and asks its client for diagnostics and hover:
--
--   PTO_LSP=target/release/pto-lsp nvim --headless -u NONE -c 'luafile editors/neovim/test.lua'
--
-- `vim.lsp.start_client` is there in Neovim 0.7, which Debian 12 has, and in later versions.

local function fail(message)
  io.stdout:write("neovim: " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function main()
  local tile = "!pto.tile_buf<vec, 16x64xf32>"
  local lines = {
    "func.func @f(%a: " .. tile .. ", %b: !pto.tile_buf<vec, 16x64xf16>) {",
    "  pto.tadd ins(%a, %b : " .. tile .. ", !pto.tile_buf<vec, 16x64xf16>) outs(%a : " .. tile .. ")",
    "  return",
    "}",
  }
  local path = vim.fn.tempname() .. ".pto"
  vim.fn.writefile(lines, path)
  vim.cmd("edit " .. path)
  local client = vim.lsp.start_client({ name = "pto", cmd = { vim.env.PTO_LSP }, root_dir = vim.fn.fnamemodify(path, ":h") })
  if not client or not vim.lsp.buf_attach_client(0, client) then
    return fail("the client does not start")
  end
  local found = vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 50)
  local diagnostic = vim.diagnostic.get(0)[1]
  if not found or diagnostic.code ~= "PTO0301" or diagnostic.lnum ~= 1 then
    return fail("expected PTO0301 on line 2: " .. vim.inspect(diagnostic))
  end
  local place = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 1, character = 6 } }
  local answers = vim.lsp.buf_request_sync(0, "textDocument/hover", place, 60000) or {}
  local result = (answers[client] or {}).result
  if not result or not result.contents.value:find("pto.tadd", 1, true) then
    return fail("hover has no page: " .. vim.inspect(answers))
  end
  vim.api.nvim_buf_set_lines(0, 0, -1, false, { "func.func @f() {", "  return", "}" })
  if not vim.wait(60000, function() return #vim.diagnostic.get(0) == 0 end, 50) then
    return fail("the diagnostic stays after the edit")
  end
  io.stdout:write("neovim: diagnostics, hover and an edit work\n")
  vim.cmd("quitall!")
end

local ok, message = pcall(main)
if not ok then
  fail(tostring(message))
end
