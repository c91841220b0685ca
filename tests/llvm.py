#!/usr/bin/env python3
"""Compiles the kernels of vector instructions of a shared folder that are marked accept to LLVM IR, verifies it with LLVM, and
says how many have LLVM IR and why others do not.

usage: llvm.py PATH/ptoas SHARED [--min PERCENT] [--files] [--opt PATH]

Each kernel either has LLVM IR that `opt -passes=verify` accepts (exit status 0) or is refused with a diagnostic (1); anything
else fails the check, as does a rate below the least one. Vector kernels are those of the groups `vector` and `vector-cases`,
and the kernels with golden data.
"""
import argparse, collections, concurrent.futures, csv, glob, os, re, shutil, subprocess, sys, tempfile

parser = argparse.ArgumentParser()
parser.add_argument('tool')
parser.add_argument('shared')
parser.add_argument('--min', type=float, default=95.0, help='least percentage that has to have LLVM IR')
parser.add_argument('--files', action='store_true', help='name the files under each reason')
parser.add_argument('--opt', help='opt of LLVM 22')
options = parser.parse_args()
tool, shared = os.path.abspath(options.tool), os.path.abspath(options.shared)
opt = options.opt or shutil.which('opt-22') or shutil.which('opt', path='/usr/lib/llvm-22/bin')
if not opt:
    sys.exit('no opt of LLVM 22: install llvm-22')


def compiled(item, work):
    """Exit status, reasons, and what LLVM says of a file."""
    path, arch = item
    product = os.path.join(work, re.sub(r'\W', '_', os.path.relpath(path, shared)) + '.ll')
    command = [tool, path, '-o', product, '--pto-backend=vpto', '--emit-vpto-llvm-ir']
    command += ['--pto-arch', arch] if arch else []
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        return 'no end within 300 s', [], ''
    found = [re.sub(r'^loc\([^)]*\): ', '', line) for line in run.stderr.split('\n') if 'error: ' in line]
    reasons = sorted({re.sub(r'\b\d+\b', 'N', line) for line in found})
    if run.returncode != 0:
        return run.returncode, reasons, run.stderr if not reasons else ''
    checked = subprocess.run([opt, '-passes=verify', '-disable-output', product], capture_output=True, text=True)
    return 0, [], checked.stderr.strip() if checked.returncode else ''


with open(os.path.join(shared, 'corpus', 'expected.tsv')) as file:
    rows = [row for row in csv.DictReader(file, delimiter='\t')
            if row['verdict'] == 'accept' and not row['split'] and row['group'] in ('vector', 'vector-cases')]
items = [(os.path.join(shared, 'corpus', row['file']), row['arch']) for row in rows]
items += [(path, '') for path in sorted(glob.glob(os.path.join(shared, 'corpus-goldens', '*', '*.pto')))]
written, reasons, wrong = 0, collections.defaultdict(set), []
with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    for (path, _), (status, found, said) in zip(items, pool.map(lambda item: compiled(item, work), items)):
        name = os.path.relpath(path, shared)
        written += status == 0 and not said
        for reason in found:
            reasons[reason].add(name)
        if status not in (0, 1) or (status == 1 and not found) or said:
            wrong.append(f'{name}: status {status} {said}')
rate = 100 * written / max(len(items), 1)
print(f'{written} of {len(items)} vector kernels have LLVM IR that LLVM verifies: {rate:.1f} % (at least {options.min:g})')
for reason, files in sorted(reasons.items(), key=lambda item: (-len(item[1]), item[0])):
    print(f'{len(files):4} {reason}')
    if options.files:
        print(''.join(f'       {name}\n' for name in sorted(files)), end='')
print(''.join(f'WRONG {line}\n' for line in wrong), end='')
sys.exit(bool(wrong) or rate < options.min)
