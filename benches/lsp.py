#!/usr/bin/env python3
"""Measures how fast the language server answers on a kernel of 60,000 operations; fails where a limit is exceeded.

usage: lsp.py PATH/pto-lsp

Times are wall-clock times, as the user of an editor waits: the shortest of five edits, and the longest of their completions.
"""

import json
import subprocess
import sys
import time

OPERATIONS = 60_000
# Seconds.
DIAGNOSTICS, COMPLETION = 1.0, 0.05
URI = "file:///kernel.pto"
TILE = "!pto.tile_buf<vec, 16x64xf32>"


class Server:
    """A language server on its standard input and output."""

    def __init__(self, path):
        self.child = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.child.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.child.stdin.flush()

    def receive(self, wanted):
        """Returns the next message that satisfies a condition."""
        while True:
            length = 0
            while (line := self.child.stdout.readline().strip()):
                name, _, value = line.partition(b":")
                length = int(value) if name.lower() == b"content-length" else length
            if length == 0:
                sys.exit("the server has ended")
            message = json.loads(self.child.stdout.read(length))
            if wanted(message):
                return message

    def diagnostics(self, version):
        """Returns the diagnostics of a version of the kernel."""
        is_wanted = lambda m: m.get("method", "").endswith("publishDiagnostics") and m["params"]["version"] == version
        return self.receive(is_wanted)["params"]["diagnostics"]


def main():
    """The exit status."""
    statements = [f"  %v{i} = pto.tadd %a, %a : ({TILE}, {TILE}) -> {TILE}" for i in range(OPERATIONS)]
    lines = [f"func.func @f(%a: {TILE}) {{", *statements, "  return", "}", ""]
    server = Server(sys.argv[1])
    server.send(id=0, method="initialize", params={"processId": None, "rootUri": None, "capabilities": {}})
    server.receive(lambda message: message.get("id") == 0)
    server.send(method="initialized", params={})
    document = {"uri": URI, "languageId": "pto", "version": 0, "text": "\n".join(lines)}
    server.send(method="textDocument/didOpen", params={"textDocument": document})
    if server.diagnostics(0):
        sys.exit("the kernel is not accepted")
    shown, completed = [], []
    for version in range(1, 6):
        line = OPERATIONS // 2 + version
        edited = [*lines[:line], lines[line].replace("tadd", "tad"), *lines[line + 1 :]]
        start = time.monotonic()
        change = {"textDocument": {"uri": URI, "version": version}, "contentChanges": [{"text": "\n".join(edited)}]}
        server.send(method="textDocument/didChange", params=change)
        if len(server.diagnostics(version)) != 1:
            sys.exit("expected one diagnostic")
        shown.append(time.monotonic() - start)
        start = time.monotonic()
        place = {"line": line, "character": edited[line].index("tad") + 3}
        server.send(id=version, method="textDocument/completion", params={"textDocument": {"uri": URI}, "position": place})
        answer = server.receive(lambda message, version=version: message.get("id") == version)
        if not any(item["label"] == "tadd" for item in answer["result"]["items"]):
            sys.exit("tadd is not offered")
        completed.append(time.monotonic() - start)
    server.child.kill()
    exceeded = False
    for name, value, limit in (("diagnostics", min(shown), DIAGNOSTICS), ("completion", max(completed), COMPLETION)):
        exceeded |= value > limit
        verdict = "EXCEEDED" if value > limit else "holds"
        print(f"pto-lsp, {OPERATIONS} operations: {name} {value:.3f} s (at most {limit:g}) {verdict}")
    return 1 if exceeded else 0


if __name__ == "__main__":
    sys.exit(main())
