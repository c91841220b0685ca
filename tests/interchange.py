#!/usr/bin/env python3
"""Prints modules in generic form, lets older compilers on MLIR read and print them, and reads back what these print.

usage: interchange.py PATH/pto-opt SHARED [MLIR_OPT ...]

The modules are the real files of the shared folder that are marked accept, and the accepted file tests. MLIR_OPT are the
compilers, by default Debian's mlir-opt-19; one that is not there is skipped. Each knows the dialects of MLIR and not that of
PTO (`--allow-unregistered-dialect`). What is read back of their generic and of their custom form has to be the module that was
printed. Memrefs of elements or in memories of PTO are left out: MLIR takes neither without the dialect.
Exit status 0 if everything holds.
"""
import collections, concurrent.futures, csv, glob, os, re, shlex, shutil, subprocess, sys

tool, shared = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
compilers = sys.argv[3:] or ['mlir-opt-19']
here = os.path.dirname(os.path.abspath(__file__))
LEFT_OUT = re.compile('unsupported memory space Attribute|invalid memref element type')
OPTIONS = re.compile(r'--(split-input-file|pto-arch=\w+)$')


def run(command, text):
    done = subprocess.run(command, input=text, capture_output=True, timeout=600)
    return done.returncode, done.stdout, done.stderr.decode(errors='replace')


def inputs():
    """Names, options and texts."""
    with open(os.path.join(shared, 'corpus', 'expected.tsv')) as file:
        for row in csv.DictReader(file, delimiter='\t'):
            if row['verdict'] == 'accept':
                path = os.path.join(shared, 'corpus', row['file'])
                options = ['--pto-arch=' + row['arch']] + (['--split-input-file'] if row['split'] else [])
                with open(path, 'rb') as text:
                    yield row['file'], options, text.read()
    for path in sorted(glob.glob(os.path.join(here, 'filetests', '*', '*.mlir'))):
        with open(path) as file:
            text = file.read().split('\n// run 1: ')[0]
        first = re.search(r'^// RUN: %s(.*)$', text, re.M)
        options = shlex.split(first[1]) if first else ['none']
        if all(OPTIONS.match(option) for option in options) and not path.endswith('.errors.mlir'):
            yield os.path.relpath(path, here), options, text.encode()


def compare(compiler, options, text):
    """Returns an error unless the compiler reads the text, and its output is read back as the same module."""
    status, custom, _ = run([tool, *options, '-'], text)
    if status:
        return 'not accepted'
    _, generic, _ = run([tool, *options, '--mlir-print-op-generic', '-'], text)
    split = [option for option in options if option.startswith('--split')]
    for form in (['--mlir-print-op-generic'], []):
        status, theirs, message = run([compiler, '--allow-unregistered-dialect', *form, *split, '-'], generic)
        if status:
            return 'left out' if LEFT_OUT.search(message) else 'refused: ' + message.split('\n')[0]
        status, back, message = run([tool, *options, '-'], theirs)
        if status:
            return 'not read back: ' + message.split('\n')[0]
        if back != custom:
            return 'another module is read back'
    return 'same'


wrong = []
for compiler in compilers:
    if not shutil.which(compiler):
        print(f'skipped: no {compiler}')
        continue
    count = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(2) as executor:
        todo = list(inputs())
        for (name, _, _), found in zip(todo, executor.map(lambda item: compare(compiler, *item[1:]), todo)):
            count[found.split(':')[0]] += 1
            if found not in ('same', 'left out', 'not accepted'):
                wrong.append(f'{compiler} | {name} | {found}')
    print(f'{os.path.basename(compiler)}: {len(todo)} modules, ' + ', '.join(f'{n} {what}' for what, n in sorted(count.items())))
    if count['same'] < 0.9 * len(todo):
        wrong.append(f'{compiler} | too few modules are compared')
for line in wrong:
    print('  ' + line)
sys.exit(1 if wrong else 0)
