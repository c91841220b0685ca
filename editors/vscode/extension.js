// Starts pto-lsp for open kernels, offers the task `pto-opt --verify`, and shows the memory map of a kernel beside it.

const { execFile } = require("node:child_process");
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

/** @type {LanguageClient | undefined} */
let client;

const SELECTOR = [
  { scheme: "file", language: "pto" },
  { scheme: "file", language: "mlir" },
  { scheme: "file", language: "visaasm" },
  { scheme: "untitled", language: "pto" },
];

/** The options that the server and pto-opt share. */
function sharedArguments(settings) {
  const result = [];
  if (settings.get("arch")) {
    result.push(`--pto-arch=${settings.get("arch")}`);
  }
  if (settings.get("allowUnregisteredDialect")) {
    result.push("--allow-unregistered-dialect");
  }
  return result;
}

async function start() {
  const settings = vscode.workspace.getConfiguration("pto");
  const command = settings.get("server.path");
  const server = { command, args: sharedArguments(settings), transport: TransportKind.stdio };
  client = new LanguageClient("pto", "PTO", server, { documentSelector: SELECTOR });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    vscode.window.showErrorMessage(
      `PTO: cannot start '${command}': ${error.message}. Build it with 'cargo build --release -p pto-lsp', and name it in the setting 'pto.server.path'.`,
    );
  }
}

async function stop() {
  const running = client;
  client = undefined;
  await running?.stop();
}

/** The task that verifies a file, for a definition as package.json declares it. */
function verify(definition, scope) {
  const settings = vscode.workspace.getConfiguration("pto");
  const further = definition.arguments ?? [];
  const file = definition.file ?? "${file}";
  const options = ["--verify", "--diagnostics=short", ...sharedArguments(settings), ...further, file];
  const execution = new vscode.ProcessExecution(settings.get("opt.path"), options);
  return new vscode.Task(definition, scope, "verify", "pto", execution, "$pto");
}

/** The memory map of a text as a page, or what keeps it from being made. */
function memoryMap(text) {
  const settings = vscode.workspace.getConfiguration("pto");
  const options = ["--memory-map=html", "--diagnostics=short", ...sharedArguments(settings), "-"];
  return new Promise((resolve) => {
    const done = (error, page, message) => resolve(error ? { message: message || error.message } : { page });
    const child = execFile(settings.get("opt.path"), options, { maxBuffer: 1 << 28 }, done);
    child.stdin?.on("error", () => {}); // `done` reports a tool that does not start.
    child.stdin?.end(text);
  });
}

/** Shows the memory map of the active kernel in a panel beside it, which follows the document when it is saved. */
async function showMemoryMap() {
  const document = vscode.window.activeTextEditor?.document;
  if (!document) {
    return;
  }
  const name = document.fileName.split(/[\\/]/).pop();
  const panel = vscode.window.createWebviewPanel("pto.memoryMap", `Memory of ${name}`, vscode.ViewColumn.Beside, {
    enableScripts: true,
  });
  const show = async () => {
    const { page, message } = await memoryMap(document.getText());
    const escaped = message?.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
    panel.webview.html = page ?? `<h3>There is no memory map</h3><pre>${escaped}</pre>`;
  };
  const saved = vscode.workspace.onDidSaveTextDocument((other) => other === document && show());
  panel.onDidDispose(() => saved.dispose());
  await show();
}

async function activate(context) {
  const tasks = {
    provideTasks: () => [verify({ type: "pto", task: "verify" }, vscode.TaskScope.Workspace)],
    resolveTask: (task) =>
      task.definition.task === "verify"
        ? verify(task.definition, task.scope ?? vscode.TaskScope.Workspace)
        : undefined,
  };
  const restart = async () => {
    await stop();
    await start();
  };
  context.subscriptions.push(
    vscode.tasks.registerTaskProvider("pto", tasks),
    vscode.commands.registerCommand("pto.restart", restart),
    vscode.commands.registerCommand("pto.memoryMap", showMemoryMap),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("pto") && restart()),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
