// Starts pto-lsp for open kernels, and offers the task `pto-opt --verify`.

const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

/** @type {LanguageClient | undefined} */
let client;

const SELECTOR = [
  { scheme: "file", language: "pto" },
  { scheme: "file", language: "mlir" },
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
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("pto") && restart()),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
