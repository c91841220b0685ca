// Colours files with the grammar as Visual Studio Code does: node test/grammar.js FILE...
// Each operation and type of the dialect has to have its scope, and the scopes of the last line may not be open ends of the first.
"use strict";

const fs = require("fs");
const path = require("path");
const oniguruma = require("vscode-oniguruma");
const { Registry, INITIAL, parseRawGrammar } = require("vscode-textmate");

const GRAMMAR = path.join(__dirname, "../syntaxes/pto.tmLanguage.json");

async function load() {
  const wasm = fs.readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm"));
  await oniguruma.loadWASM(wasm);
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => parseRawGrammar(fs.readFileSync(GRAMMAR, "utf8"), GRAMMAR),
  });
  return registry.loadGrammar("source.pto");
}

/** The words of a line that lack their scope. */
function bare(line, tokens) {
  const scopes = (at) => tokens.find((token) => token.startIndex <= at && at < token.endIndex)?.scopes.join(" ") ?? "";
  const wrong = [];
  for (const match of line.matchAll(/(?<![\w$.%!#@^"])pto\.t\w+(?=[ \t])|!pto\.\w+/g)) {
    const found = scopes(match.index);
    if (!/comment|string/.test(found) && !/keyword|support|entity|storage/.test(found)) {
      wrong.push(match[0]);
    }
  }
  return wrong;
}

async function main(files) {
  const grammar = await load();
  let lines = 0;
  let failed = 0;
  for (const file of files) {
    let stack = INITIAL;
    for (const [index, line] of fs.readFileSync(file, "utf8").split("\n").entries()) {
      const result = grammar.tokenizeLine(line, stack);
      for (const word of bare(line, result.tokens)) {
        console.log(`${file}:${index + 1}: ${word} has no colour`);
        failed += 1;
      }
      stack = result.ruleStack;
      lines += 1;
    }
    if (stack.depth > 1) {
      console.log(`${file}: a scope is open at the end`);
      failed += 1;
    }
  }
  console.log(`${files.length} files with ${lines} lines: ${failed} places without their colours`);
  process.exitCode = failed || !lines ? 1 : 0;
}

main(process.argv.slice(2));
