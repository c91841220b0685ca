#!/usr/bin/env python3
"""Compiles the kernels of vector instructions of a shared folder that are marked accept to LLVM IR, verifies it with LLVM, and
says how many have LLVM IR and why others do not.

usage: llvm.py PATH/ptoas SHARED [--min PERCENT] [--files] [--opt PATH]

Each kernel either has LLVM IR that `opt -passes=verify` accepts (exit status 0) or is refused with a diagnostic (1); anything
else fails the check, as does a rate below the minimum. Vector kernels are those of the groups `vector` and `vector-cases`,
and the kernels with golden data.
"""
import collections, concurrent.futures, csv, glob, os, re, shutil, subprocess, sys, tempfile

import shared_kernels

parser = shared_kernels.parser(95.0, 'have LLVM IR')
parser.add_argument('--opt', help='opt of LLVM 22')
options = parser.parse_args()
tool, shared = os.path.abspath(options.tool), os.path.abspath(options.shared)
opt = options.opt or shutil.which('opt-22') or shutil.which('opt', path='/usr/lib/llvm-22/bin')
if not opt:
    sys.exit('no opt of LLVM 22: install llvm-22')


def compiled(item, work):
    """Compiles a file; returns the exit status, the reasons, and the messages of LLVM."""
    path, arch = item
    product = os.path.join(work, re.sub(r'\W', '_', os.path.relpath(path, shared)) + '.ll')
    command = [tool, path, '-o', product, '--pto-backend=vpto', '--emit-vpto-llvm-ir']
    command += ['--pto-arch', arch] if arch else []
    status, reasons, said = shared_kernels.compiled(command)
    if status != 0:
        return status, reasons, said if not reasons else ''
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
sys.exit(shared_kernels.report(options, rate, reasons, wrong))
