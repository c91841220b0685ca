#!/usr/bin/env python3
"""Measures pto-opt on the real files of a shared folder whose operations the table has.

usage: shared.py PATH/pto-opt SHARED

Selects the files, then lets SHARED/check/corpus.py run the tool over them: verdict, round trips in custom form, generic
form and bytecode, and the printed form. Exit status 0 if everything holds.
"""
import csv, json, os, subprocess, sys, tempfile

from shared_kernels import operations

tool, shared = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
corpus = os.path.join(shared, 'corpus')
table = set(json.loads(subprocess.run([tool, '--show-isa'], capture_output=True, check=True).stdout)['ops'])
# Names of attributes, which match the pattern of operation names.
ATTRIBUTES = {'target_arch', 'kernel_kind', 'aicore', 'kernel', 'entry', 'simt_entry', 'backend', 'ptr'}

with open(os.path.join(corpus, 'expected.tsv')) as file:
    rows = list(csv.DictReader(file, delimiter='\t'))
chosen = [row for row in rows if operations(os.path.join(corpus, row['file'])) - ATTRIBUTES <= table]
print(f'{len(chosen)} of {len(rows)} files use only the {len(table)} operations of the table')
with tempfile.TemporaryDirectory() as work:
    # A corpus of links to the selected files, and the selected rows.
    here = os.path.join(work, 'corpus')
    os.mkdir(here)
    for group in {row['group'] for row in chosen}:
        os.symlink(os.path.join(corpus, group), os.path.join(here, group))
    os.symlink(corpus + '-printed', here + '-printed')
    with open(os.path.join(here, 'expected.tsv'), 'w') as file:
        writer = csv.DictWriter(file, rows[0].keys(), delimiter='\t')
        writer.writeheader()
        writer.writerows(chosen)
    check = [sys.executable, os.path.join(shared, 'check', 'corpus.py'), '--tool', tool, '--corpus', here]
    status = subprocess.run(check + ['--min-accept', '100', '--min-reject', '100']).returncode
sys.exit(status)
