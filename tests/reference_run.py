"""Runs programs as written and lowered, for the scripts that draw them: `reference.py`, `mixed.py`, `products.py`, `aliases.py`,
`communication.py`, `control.py`, `threads.py`, `values.py` and `views.py`."""
import argparse
import collections
import os
import subprocess
import tempfile


def said(done, work):
    """The first line of an error message."""
    return done.stderr.replace(work, '').strip().split('\n')[0]


class Tools:
    """The paths of `pto-opt` and `pto-run` in a folder."""

    def __init__(self, folder):
        self.opt, self.run = (os.path.abspath(os.path.join(folder, name)) for name in ('pto-opt', 'pto-run'))

    def results(self, path, level, entry, arguments, work, target='a5'):
        """Returns the buffers after a run, or the error message. With `level`, the program is lowered with this option, and runs on
        the adversarial schedule. Arguments are bytes for buffers, and texts for numbers."""
        if level:
            lowered = os.path.join(work, 'lowered.mlir')
            command = [self.opt, path, f'--pto-arch={target}', '--lower=vector', level, '-o', lowered, '-W=none', '--diagnostics=short']
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                return said(done, work)
            path = lowered
        command = [self.run, path, f'--pto-arch={target}', f'--entry={entry}', '-W=none', '--write-back', '--diagnostics=short']
        command += ['--schedule=adversarial'] if level else []
        files = []
        for argument in arguments:
            if isinstance(argument, str):
                command += ['--arg', argument]
                continue
            files.append(os.path.join(work, f'{len(files)}.bin'))
            with open(files[-1], 'wb') as out:
                out.write(argument)
            command += ['--arg', 'buf:' + files[-1]]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            return said(done, work)
        buffers = []
        for path in files:
            with open(path, 'rb') as file:
                buffers.append(file.read())
        return buffers


def options(count=40):
    """The arguments of a script that draws kernels."""
    parser = argparse.ArgumentParser()
    parser.add_argument('tools')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--count', type=int, default=count)
    parser.add_argument('--keep', help='write the programs of failures into this folder')
    parser.add_argument('--kernels', help='write kernels for GPUs into this folder, and run nothing')
    return parser.parse_args()


def write_kernel(folder, name, text, arguments, types):
    """Writes a kernel and its arguments for the test `random_kernels` of crate `pto-gpu`, which compares all bits: the bytes of
    buffers of these element types, followed by the texts of numbers."""
    given = [f'{dtype}:{buffer.hex()}' for dtype, buffer in zip(types, arguments)] + arguments[len(types):]
    with open(os.path.join(folder, name + '.mlir'), 'w') as out:
        out.write(f'// NEAR 0.0 0.0\n// GIVEN {" ".join(given)}\n{text}')


def compare(given, name, made):
    """Draws kernels, and runs each as written and lowered, or writes them for GPUs; returns the exit status. `made` draws one: its
    text, its arguments, the element types of its buffers, and a function that says how the buffers after a run differ from what is
    expected, if they do. The entry point has the name `name`."""
    tools, failures, refused = Tools(given.tools), 0, collections.Counter()
    with tempfile.TemporaryDirectory() as work:
        for at in range(given.count):
            text, arguments, types, differs = made()
            if given.kernels:
                write_kernel(given.kernels, f'{name}.{at}', text, arguments, types)
                continue
            path = os.path.join(work, name + '.mlir')
            with open(path, 'w') as out:
                out.write(text)
            for level in ('', '-O0', '-O1'):
                found = tools.results(path, level, name, arguments, work)
                what = found if isinstance(found, str) else differs(found)
                if not what:
                    continue
                # Lowering may refuse a kernel.
                if level and isinstance(found, str) and 'error[PTO16' in found:
                    refused[f'{level}: {found.split("error")[-1]}'] += 1
                    continue
                failures += 1
                print(f'kernel {at} {level or "as written"}: {what}', flush=True)
                if given.keep:
                    with open(os.path.join(given.keep, f'{name}_{given.seed}_{at}.mlir'), 'w') as out:
                        out.write(text)
    if given.kernels:
        print(f'{given.count} kernels')
        return 0
    for why, count in sorted(refused.items()):
        print(f'{count} refused at {why}')
    print(f'{given.count} kernels of {name} with seed {given.seed} at three levels: {failures} differ')
    return int(failures > 0)
