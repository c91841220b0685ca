#!/usr/bin/env python3
"""Checks `--verify-sync` on the real files of a shared folder that are marked accept.

usage: synchronised.py PATH/pto-opt SHARED [REPORTED]

* Files that order their pipes themselves cause no report, except for those that REPORTED lists (synchronised.tsv beside this
  file), each with a reason. These do have races: `pto-run`, in the folder of pto-opt, reports them too (PTO1507), on the
  adversarial schedule with the listed arguments; operations on other cores are removed, because they are not interpreted.
* Files without synchronisation cause no report after lowering, with and without optimisation, except for those listed as
  `lowered`.
"""
import concurrent.futures, csv, os, re, subprocess, sys, tempfile

tool, corpus = os.path.abspath(sys.argv[1]), os.path.join(os.path.abspath(sys.argv[2]), 'corpus')
listed = sys.argv[3] if len(sys.argv) > 3 else os.path.join(os.path.dirname(os.path.abspath(__file__)), 'synchronised.tsv')
OWN = re.compile(r'\bpto\.("?)(set_flag|wait_flag|set_flag_dyn|wait_flag_dyn|barrier|get_buf|rls_buf|record_event|wait_event)\b')
ACROSS = re.compile(r'\bpto\.comm\.')
RACE = 'PTO1507'


def text_of(row):
    return open(os.path.join(corpus, row['file']), errors='replace').read()


def is_ordered(row):
    return any(OWN.search(line.split('//')[0]) for line in text_of(row).split('\n'))


def run(row, options):
    command = [tool, *options, '--diagnostics=short', '-W=none', os.path.join(corpus, row['file']), '-o', os.devnull]
    command[1:1] = ['--pto-arch=' + row['arch']] if row['arch'] else []
    command[1:1] = ['--split-input-file'] if row['split'] else []
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, -1, '', 'no end within 120 s')


def as_it_is(row):
    """Returns the report about a file that orders its pipes; None if there is none."""
    ran = run(row, ['--verify-sync'])
    return None if ran.returncode == 0 else ran.stderr


def lowered(job):
    """Returns the report about a file after lowering; None if there is none, or if the file does not lower."""
    row, level = job
    ran = run(row, ['--lower=vector', level, '--verify-sync'])
    if ran.returncode == 0 or (ran.returncode == 1 and 'error[PTO125' not in ran.stderr):
        return None
    return f'{level}: {ran.stderr}'


def is_raced(row, entry):
    """Whether the interpreter finds a race."""
    text = '\n'.join(line for line in text_of(row).split('\n') if not ACROSS.search(line))
    command = [os.path.join(os.path.dirname(tool), 'pto-run'), '--schedule=adversarial', '--diagnostics=short', '-W=none']
    command += ['--entry', entry['entry']] + [part for value in entry['arguments'].split() for part in ('--arg', value)]
    with tempfile.NamedTemporaryFile('w', suffix='.mlir') as file:
        file.write(text)
        file.flush()
        return f'error[{RACE}]' in subprocess.run(command + [file.name], capture_output=True, text=True).stderr


with open(os.path.join(corpus, 'expected.tsv')) as file:
    rows = [row for row in csv.DictReader(file, delimiter='\t') if row['verdict'] == 'accept']
with open(listed) as file:
    known = {entry['file']: entry for entry in csv.DictReader(file, delimiter='\t')}
ordered = [row for row in rows if is_ordered(row)]
others = [(row, level) for row in rows if not is_ordered(row) for level in ('-O0', '-O1')]
wrong, reported = [], set()
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    found = [(row, '', said) for row, said in zip(ordered, pool.map(as_it_is, ordered)) if said]
    found += [(row, 'lowered', said) for (row, _), said in zip(others, pool.map(lowered, others)) if said]
for row, how, said in found:
    reported.add(row['file'])
    entry = known.get(row['file'])
    if not entry or (how == 'lowered') != (entry['arguments'] == 'lowered'):
        wrong.append(f'{row["file"]}: {said.strip()}')
    elif not how and not is_raced(row, entry):
        wrong.append(f'{row["file"]}: reported, and the interpreter finds no race')
wrong += [f'{name}: listed, and silent' for name in sorted(set(known) - reported)]
print(f'{len(ordered)} files order their pipes, {len(others)} lowerings; reported with a reason: {len(reported)}')
print(''.join(f'WRONG {line}\n' for line in wrong), end='')
sys.exit(bool(wrong))
