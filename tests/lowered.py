#!/usr/bin/env python3
"""Lowers the kernels at the tile level of a shared folder that are marked accept, and says how many lower and why others
do not.

usage: lowered.py PATH/pto-opt SHARED [--min PERCENT] [--files]

A kernel either lowers (exit status 0) or is refused with diagnostics of the lowering (1), each at its operation; anything
else fails the check, and so does a rate below the minimum. With --files the files are named under each reason.
"""
import collections, concurrent.futures, csv, json, os, re, subprocess, sys

import shared_kernels

options = shared_kernels.parser(90.0, 'lower').parse_args()
tool, corpus = os.path.abspath(options.tool), os.path.join(os.path.abspath(options.shared), 'corpus')
table = json.loads(subprocess.run([tool, '--show-isa'], capture_output=True, check=True).stdout)['ops']
tiles = {name for name, row in table.items() if row['level'] == 'Tile'}
ERROR = re.compile(r'^[^:]+:\d+:\d+: error\[(PTO16\d\d)\]: (.*)$')


def lower(row):
    """Lowers a file; returns the exit status and the reasons."""
    command = [tool, '--lower=vector', '--diagnostics=short', os.path.join(corpus, row['file']), '-o', os.devnull]
    command[2:2] = ['--pto-arch=' + row['arch']] if row['arch'] else []
    command[2:2] = ['--split-input-file'] if row['split'] else []
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        return 'no end within 300 s', []
    found = [ERROR.match(line) for line in run.stderr.split('\n') if ': error[' in line]
    reasons = {f'{match[1]} {match[2]}' if match else 'an error of another kind' for match in found}
    return run.returncode, sorted(re.sub(r'\b\d+\b', 'N', reason) for reason in reasons)


with open(os.path.join(corpus, 'expected.tsv')) as file:
    rows = [row for row in csv.DictReader(file, delimiter='\t') if row['verdict'] == 'accept']
rows = [row for row in rows if tiles & shared_kernels.operations(os.path.join(corpus, row['file']))]
lowered, reasons, wrong = 0, collections.defaultdict(set), []
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    for row, (status, found) in zip(rows, pool.map(lower, rows)):
        lowered += status == 0
        for reason in found:
            reasons[reason].add(row['file'])
        if status not in (0, 1) or (status == 1 and (not found or 'an error of another kind' in found)):
            wrong.append(f'{row["file"]}: status {status} {"; ".join(found)}')
rate = 100 * lowered / max(len(rows), 1)
print(f'{lowered} of {len(rows)} kernels at the tile level lower: {rate:.1f} % (at least {options.min:g})')
sys.exit(shared_kernels.report(options, rate, reasons, wrong))
