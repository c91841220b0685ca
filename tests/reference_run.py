"""Runs a program as written or lowered, for `reference.py`, `mixed.py` and `products.py`."""
import os
import subprocess


def said(done, work):
    """The first line that a tool said."""
    return done.stderr.replace(work, '').strip().split('\n')[0]


class Tools:
    """`pto-opt` and `pto-run` of a folder."""

    def __init__(self, folder):
        self.opt, self.run = (os.path.abspath(os.path.join(folder, name)) for name in ('pto-opt', 'pto-run'))

    def results(self, path, level, entry, arguments, work, target='a5'):
        """The buffers after a run, or what was said against it. A program is lowered with the option `level`, if it is given, and
        then runs in the most hostile order of pipes. Arguments are the bytes of buffers, and texts of numbers."""
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
