#!/usr/bin/env python3
"""Compiles the kernels at the tile level of a shared folder that are marked accept to C++, and the C++ with a compiler of the
host against the test header, and says how many have C++ and why others do not.

usage: cpp.py PATH/ptoas SHARED [--min PERCENT] [--files] [--no-compile]

Each kernel is compiled as front ends do it: at level 3 if it states addresses, with synchronisation. It either has C++ (exit
status 0) or is refused with a diagnostic (1); anything else fails the check. So does C++ that does not compile, once as code of
the cube core and once as code of the vector cores, and a rate below the minimum. Kernels without operations on tiles, and
kernels with vector instructions, do not count.
"""
import collections, concurrent.futures, csv, json, os, re, subprocess, sys, tempfile

import shared_kernels

parser = shared_kernels.parser(99.0, 'have C++')
parser.add_argument('--no-compile', action='store_true', help='do not compile the C++')
parser.add_argument('--pto-opt', help='the tool that prints the instruction table; that beside ptoas if absent')
options = parser.parse_args()
tool, corpus = os.path.abspath(options.tool), os.path.join(os.path.abspath(options.shared), 'corpus')
HEADER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'lowering', 'cpp', 'tests', 'include')
table_of = options.pto_opt or os.path.join(os.path.dirname(tool), 'pto-opt')
table = json.loads(subprocess.run([table_of, '--show-isa'], capture_output=True, check=True).stdout)['ops']
tiles = {name for name, row in table.items() if row['level'] == 'Tile'}
BELOW = {'VectorArith', 'VectorMemory', 'VectorMove', 'Predicate', 'Scope', 'Dma', 'Cube', 'Simt', 'UbVector',
         'VectorSpecial', 'VmiArith', 'VmiMemory', 'VmiMove', 'VmiReduce', 'VmiMask'}
below = {name for name, row in table.items() if row['family'] in BELOW}


def is_of_tiles(path):
    names = shared_kernels.operations(path)
    return bool(tiles & names) and not below & names


def compiled(row, work):
    """Compiles a file; returns the exit status, the reasons, and the first error of the C++ compiler."""
    path = os.path.join(corpus, row['file'])
    product = os.path.join(work, re.sub(r'\W', '_', row['file']) + '.cpp')
    level = 'level3' if re.search(r'\balloc_(multi_)?tile\s+addr *=', open(path, errors='replace').read()) else 'level2'
    command = [tool, path, '-o', product, '--enable-insert-sync', '--pto-level=' + level]
    command += ['--pto-arch', row['arch']] if row['arch'] else []
    status, reasons, _ = shared_kernels.compiled(command)
    if status != 0 or options.no_compile:
        return status, reasons, ''
    for core in ['__DAV_VEC__', '__DAV_CUBE__']:
        command = ['g++', '-std=c++17', '-Wall', '-Werror', '-fsyntax-only', '-I', HEADER, '-D' + core, product]
        built = subprocess.run(command, capture_output=True, text=True)
        if built.returncode != 0:
            return 0, [], next((line for line in built.stderr.split('\n') if 'error' in line), 'an error')
    return 0, [], ''


with open(os.path.join(corpus, 'expected.tsv')) as file:
    rows = [row for row in csv.DictReader(file, delimiter='\t') if row['verdict'] == 'accept' and not row['split']]
rows = [row for row in rows if is_of_tiles(os.path.join(corpus, row['file']))]
written, builds, reasons, wrong = 0, 0, collections.defaultdict(set), []
with tempfile.TemporaryDirectory() as work, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    for row, (status, found, said) in zip(rows, pool.map(lambda row: compiled(row, work), rows)):
        written += status == 0
        builds += status == 0 and not said
        for reason in found:
            reasons[reason].add(row['file'])
        if status not in (0, 1) or (status == 1 and not found) or said:
            wrong.append(f'{row["file"]}: status {status} {said}')
rate = 100 * written / max(len(rows), 1)
of_them = "none was compiled" if options.no_compile else f"{builds} of them compile"
print(f"{written} of {len(rows)} kernels of tiles have C++: {rate:.1f} % (at least {options.min:g}); {of_them}")
sys.exit(shared_kernels.report(options, rate, reasons, wrong))
