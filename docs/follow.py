#!/usr/bin/env python3
"""Follows pages of the manual literally, each in a clean folder, with the tools of a folder on the path.

A listing after a line that ends with "`NAME`:" is written to that file. In a block of `console`, sh runs each line that begins with
`$ `, and the command has to print the lines up to the next one. With BLESS=1 the output of the command replaces them. `~` is the
folder. A page without such blocks has no commands to follow.

usage: follow.py FOLDER-OF-TOOLS PAGE...
"""

import os
import re
import subprocess
import sys
import tempfile

TIME_LIMIT = 60


def run(command, folder, environment):
    """Returns the output of a command on both streams, as lines."""
    shell = ["sh", "-c", command]
    streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    return subprocess.run(shell, cwd=folder, env=environment, timeout=TIME_LIMIT, check=False, text=True, **streams).stdout


def console(block, folder, environment):
    """Returns the block with the current output of its commands."""
    commands = [line for line in block.splitlines() if line.startswith("$ ")]
    return "".join(f"{line}\n{run(line[2:], folder, environment)}" for line in commands)


def follow(path, environment):
    """Returns the page with the current output of its commands, and the number of commands."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines(keepends=True)
    made, count, previous, index = [], 0, "", 0
    with tempfile.TemporaryDirectory() as folder:
        environment = {**environment, "HOME": folder}
        while index < len(lines):
            line = lines[index]
            made.append(line)
            index += 1
            if not line.startswith("```"):
                previous = line.strip() or previous
                continue
            end = next(at for at in range(index, len(lines)) if lines[at].startswith("```"))
            block = "".join(lines[index:end])
            named = re.search(r"`([\w.]+)`:$", previous)
            if line.strip() == "```console":
                count += sum(text.startswith("$ ") for text in block.splitlines())
                block = console(block, folder, environment)
            elif named:
                with open(os.path.join(folder, named.group(1)), "w", encoding="utf-8") as file:
                    file.write(block)
            made += [block, lines[end]]
            index, previous = end + 1, ""
    return "".join(made), count


def differs(page, made, environment):
    """Shows how a page differs from the output of its commands, or writes it with BLESS=1; returns whether it differs."""
    if os.environ.get("BLESS"):
        with open(page, "w", encoding="utf-8") as file:
            file.write(made)
        print(f"{page}: rewritten")
        return False
    with tempfile.NamedTemporaryFile("w", suffix=".md") as now:
        now.write(made)
        now.flush()
        print(run(f"diff -u '{page}' '{now.name}'", ".", environment), end="")
    return True


def main():
    """The exit status."""
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        return 2
    tools, pages = os.path.abspath(sys.argv[1]), sys.argv[2:]
    path = os.pathsep.join([tools, os.path.dirname(os.path.abspath(sys.executable)), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    commands, failed, followed = 0, 0, 0
    for page in pages:
        made, count = follow(page, environment)
        with open(page, encoding="utf-8") as file:
            text = file.read()
        commands += count
        followed += count > 0
        if made != text and differs(page, made, environment):
            failed += 1
        elif count:
            print(f"{page}: {count} commands print what the page says")
    print(f"{followed - failed} passed, {failed} failed: {commands} commands")
    return 1 if failed or not commands else 0


if __name__ == "__main__":
    sys.exit(main())
