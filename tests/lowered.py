#!/usr/bin/env python3
"""Lowers the kernels at the tile level of a shared folder that are marked accept, and says how many lower and why others
do not.

usage: lowered.py PATH/pto-opt SHARED [--min PERCENT] [--files]

A kernel either lowers (exit status 0) or is refused with diagnostics of the lowering (1), each at its operation; anything
else fails the check, and so does a rate below the least one. With --files the files are named under each reason.
"""
import argparse, collections, concurrent.futures, csv, json, os, re, subprocess, sys

parser = argparse.ArgumentParser()
parser.add_argument('tool')
parser.add_argument('shared')
parser.add_argument('--min', type=float, default=90.0, help='least percentage that has to lower')
parser.add_argument('--files', action='store_true', help='name the files under each reason')
options = parser.parse_args()
tool, corpus = os.path.abspath(options.tool), os.path.join(os.path.abspath(options.shared), 'corpus')
table = json.loads(subprocess.run([tool, '--show-isa'], capture_output=True, check=True).stdout)['ops']
tiles = {name for name, row in table.items() if row['level'] == 'Tile'}
NAME = re.compile(r'\bpto\.([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)*)')
ERROR = re.compile(r'^[^:]+:\d+:\d+: error\[(PTO16\d\d)\]: (.*)$')


def is_of_tiles(path):
    text = '\n'.join(line.split('//')[0] for line in open(path, errors='replace'))
    return bool(tiles & set(NAME.findall(re.sub(r'[!#]pto\.[\w.]+', '', text))))


def lower(row):
    """Exit status and reasons of a file."""
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
rows = [row for row in rows if is_of_tiles(os.path.join(corpus, row['file']))]
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
for reason, files in sorted(reasons.items(), key=lambda item: (-len(item[1]), item[0])):
    print(f'{len(files):4} {reason}')
    if options.files:
        print(''.join(f'       {name}\n' for name in sorted(files)), end='')
print(''.join(f'WRONG {line}\n' for line in wrong), end='')
sys.exit(bool(wrong) or rate < options.min)
