// Starts `xcgen lsp` for xc sources.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const settings = vscode.workspace.getConfiguration("xcgen");
  const server = { command: settings.get("path"), args: ["lsp", ...settings.get("arguments")] };
  client = new LanguageClient("xcgen", "xcgen", server, { documentSelector: [{ language: "xc" }] });
  return client.start();
};

exports.deactivate = () => client && client.stop();
