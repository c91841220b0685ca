"""Code that the scripts on kernels of a shared folder share: `shared.py`, `lowered.py`, `cpp.py` and `llvm.py`."""
import argparse, re, subprocess

SECONDS = 300
NAME = re.compile(r'\bpto\.([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)*)')


def operations(path):
    """The names after `pto.` in a file, outside of comments, types and attributes with a sigil."""
    with open(path, errors='replace') as file:
        text = '\n'.join(line.split('//')[0] for line in file)
    return set(NAME.findall(re.sub(r'[!#]pto\.[\w.]+', '', text)))


def parser(least, what):
    """The arguments of a script that fails below a rate of kernels."""
    made = argparse.ArgumentParser()
    made.add_argument('tool')
    made.add_argument('shared')
    made.add_argument('--min', type=float, default=least, help=f'least percentage that has to {what}')
    made.add_argument('--files', action='store_true', help='name the files under each reason')
    return made


def compiled(command):
    """Runs `ptoas`; returns the exit status, the reasons without numbers, and standard error."""
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return f'no end within {SECONDS} s', [], ''
    found = [re.sub(r'^loc\([^)]*\): ', '', line) for line in run.stderr.split('\n') if 'error: ' in line]
    return run.returncode, sorted({re.sub(r'\b\d+\b', 'N', line) for line in found}), run.stderr


def report(options, rate, reasons, wrong):
    """Prints the files of each reason, and the defects; returns the exit status."""
    for reason, files in sorted(reasons.items(), key=lambda item: (-len(item[1]), item[0])):
        print(f'{len(files):4} {reason}')
        if options.files:
            print(''.join(f'       {name}\n' for name in sorted(files)), end='')
    print(''.join(f'WRONG {line}\n' for line in wrong), end='')
    return bool(wrong) or rate < options.min
