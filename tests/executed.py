#!/usr/bin/env python3
"""Runs the kernels of a shared folder that are marked accept, as written and lowered, on drawn data; prints how many give equal
results, and for each other kernel why it stops.

usage: executed.py TOOLS SHARED [--group NAME] [--filter TEXT] [--min COUNT]

TOOLS is the folder of `pto-opt` and `pto-run`. Each function with a body that no other function calls is one kernel. Its
pointers, tiles and views get buffers of drawn elements, its numbers the first values of NUMBERS with which it runs. Kernels
at the tile level are lowered at -O0 and -O1 and run again on the same data: integers must be equal, floats within a
tolerance, as lowering may change the order of a sum. A kernel that differs fails the check; so do fewer equal kernels than
the minimum. Needs numpy.
"""
import argparse, collections, concurrent.futures, csv, json, os, re, subprocess, sys, tempfile

import numpy as np

parser = argparse.ArgumentParser()
parser.add_argument('tools')
parser.add_argument('shared')
parser.add_argument('--group', help='only the files of this folder of the corpus')
parser.add_argument('--filter', default='', help='only files with this in their name')
parser.add_argument('--min', type=int, default=0, help='least number of kernels that have to be equal')
options = parser.parse_args()
OPT, RUN = (os.path.abspath(os.path.join(options.tools, name)) for name in ('pto-opt', 'pto-run'))
CORPUS = os.path.join(os.path.abspath(options.shared), 'corpus')

# Candidates for the numbers of a kernel and the bytes of its buffers: the first with which the kernel runs are used.
NUMBERS = [(32, 1 << 22), (1, 1 << 22), (16, 1 << 22), (0, 1 << 22), (128, 1 << 24), (1, 1 << 26), (32, 1 << 26)]
FUNCTION = re.compile(r'^ *func\.func (?:public )?@([\w.$-]+)\((.*?)\)(?: ->.*?)? *(?:attributes .*)?\{$', re.M)
POINTER = re.compile(r'(?:!pto\.ptr<|memref<(?:[\d?]+x)*)(\w+)')
# Views and tiles with static extents.
SHAPED = re.compile(r'!pto\.(?:partition_tensor_view<|tile_buf<\w+, )((?:\d+x)+)(!?[\w.]+)(?:, valid=(\d+)x(\d+))?[^?]*$')
CALLED = re.compile(r'(?:call|launch)\S* @([\w.$-]+)')
ERROR = re.compile(r'error\[(PTO\d+)\]: (.*)')
FLOATS = {'f16': np.float16, 'f32': np.float32, 'f64': np.float64}


def parameters(text):
    """The types between the parentheses of a function, without attributes."""
    depth, parts, part = 0, [], ''
    for at, c in enumerate(text):
        depth += (c in '<({[') - (c in '>)}]' and text[at - 1:at + 1] != '->')
        if c == ',' and depth == 0:
            parts.append(part)
            part = ''
        else:
            part += c
    return [re.sub(r' *\{.*\}$', '', p.split(':', 1)[1].strip()) for p in parts + [part] if ':' in p]


def drawn(dtype, size, seed):
    """Draws a number of bytes of elements: floats between -2 and 2, whole numbers between 0 and 15."""
    draw = np.random.default_rng(seed)
    if dtype in FLOATS or dtype == 'bf16':
        values = draw.uniform(-2, 2, size // 2).astype(np.float32)
        if dtype == 'bf16':
            return (values.view(np.uint32) >> 16).astype(np.uint16).tobytes()[:size]
        return values.astype(FLOATS[dtype]).tobytes()[:size]
    whole = re.fullmatch(r'u?s?i(8|16|32|64)', dtype)
    if whole:
        return draw.integers(0, 16, size * 8 // int(whole[1])).astype(f'u{int(whole[1]) // 8}').tobytes()
    return draw.integers(0x30, 0x40, size).astype(np.uint8).tobytes()


def as_numbers(dtype, data):
    if dtype == 'bf16':
        return (np.frombuffer(data, np.uint16).astype(np.uint32) << 16).view(np.float32)
    return np.frombuffer(data, FLOATS.get(dtype, np.uint8))


def differs(dtype, a, b):
    """Whether two buffers differ, and where."""
    if a == b:
        return None
    x, y = as_numbers(dtype, a), as_numbers(dtype, b)
    if x.dtype == np.uint8:
        at = np.flatnonzero(x != y)
    else:
        tolerance = 1e-3 if dtype in ('f32', 'f64') else 2e-2
        with np.errstate(all='ignore'):
            at = np.flatnonzero(~np.isclose(x.astype(np.float64), y.astype(np.float64), tolerance, tolerance, equal_nan=True))
    return f'{len(at)} of {dtype}, first at {at[0]}: {x[at[0]]} and {y[at[0]]}' if len(at) else None


def buffer(kind, size):
    """Draws the elements of a buffer for a parameter, and their bytes: as many as given for a pointer, the extents for a tile or view."""
    pointer = POINTER.match(kind)
    if pointer:
        return pointer[1], size
    shaped = SHAPED.match(kind)
    if not shaped:
        return None
    extents = [int(extent) for extent in shaped[1].rstrip('x').split('x')]
    if shaped[3]:
        extents = [int(shaped[3]), int(shaped[4])]
    bits = re.search(r'(\d+)(?:x2)?$|f(4|8)E|hif(8)', shaped[2])
    bits = next((int(number) for number in bits.groups() if number), 8) if bits else 8
    bits = 8 if bits < 8 else bits
    return shaped[2], int(np.prod(extents)) * bits // 8


def execute(module, arch, name, kinds, number, size, work):
    """Exit status, reason and buffers of a run."""
    command = [RUN, module, '--entry', name, '--diagnostics=short', '--steps', '30000000']
    command += ['--pto-arch=' + arch] if arch else []
    buffers = []
    for at, kind in enumerate(kinds):
        held = buffer(kind, size)
        if held:
            path = os.path.join(work, f'{at}.bin')
            with open(path, 'wb') as out:
                out.write(drawn(*held, at))
            command += ['--arg', 'buf:' + path]
            buffers.append((held[0], path))
        else:
            command += ['--arg', str(number)]
    command += ['--write-back'] if buffers else []
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=120, errors='replace')
    except subprocess.TimeoutExpired:
        return 1, 'no end within 120 s', []
    if run.returncode:
        found = ERROR.search(run.stderr)
        said = f'{found[1]} {found[2]}' if found else run.stderr.strip().split('\n')[0]
        return run.returncode, said, []
    return 0, '', [(dtype, open(path, 'rb').read()) for dtype, path in buffers]


def kernel(module, lowered, arch, name, kinds, work):
    """Runs a kernel at all levels; returns a class and a reason."""
    first = None
    for number, size in NUMBERS:
        status, said, expected = execute(module, arch, name, kinds, number, size, work)
        first = first or said
        if status == 0:
            break
        if said.startswith('PTO1510'):
            return 'takes what no host gives', said
        if status == 2:
            return 'stops as written', said
    else:
        return 'stops as written', first
    for level, path in lowered.items():
        if path is None:
            return 'is not lowered', level
        status, said, found = execute(path, arch, name, kinds, number, size, work)
        if status:
            return 'stops lowered', f'{level}: {said}'
        for at, ((dtype, a), (_, b)) in enumerate(zip(expected, found)):
            said = differs(dtype, a, b)
            if said:
                return 'DIFFERS', f'{level} with {number}: buffer {at}: {said}'
    return ('equal' if lowered else 'runs'), ''


def file(row, tiles):
    """The classes and reasons of the kernels of a file."""
    with tempfile.TemporaryDirectory() as work:
        flags = ['--pto-arch=' + row['arch']] if row['arch'] else []
        if row['split']:
            return []
        source = os.path.join(CORPUS, row['file'])
        text = subprocess.run([OPT, source, *flags, '-W=none'], capture_output=True, text=True).stdout
        module = os.path.join(work, 'module.mlir')
        with open(module, 'w') as out:
            out.write(text)
        lowered = {}
        if tiles & set(re.findall(r'(?<![!#])\bpto\.([a-z]\w*(?:\.\w+)*)', text)):
            for level in ('-O0', '-O1'):
                path = os.path.join(work, level + '.mlir')
                run = subprocess.run([OPT, source, *flags, '--lower=vector', level, '-o', path, '-W=none'], capture_output=True)
                lowered[level] = path if run.returncode == 0 else None
        called = set(CALLED.findall(text))
        return [(row['file'], name, *kernel(module, lowered, row['arch'], name, parameters(types), work))
                for name, types in FUNCTION.findall(text) if name not in called]


def main():
    table = json.loads(subprocess.run([OPT, '--show-isa'], capture_output=True, check=True).stdout)['ops']
    tiles = {name for name, row in table.items() if row['level'] == 'Tile'}
    with open(os.path.join(CORPUS, 'expected.tsv')) as listed:
        rows = [row for row in csv.DictReader(listed, delimiter='\t') if row['verdict'] == 'accept']
    rows = [row for row in rows if options.filter in row['file'] and row['file'].startswith(options.group or '')]
    counts, reasons = collections.Counter(), collections.defaultdict(list)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for found in pool.map(lambda row: file(row, tiles), rows):
            for path, name, what, why in found:
                counts[what] += 1
                if why:
                    reasons[what, re.sub(r'\b\d+\b', 'N', why)].append(f'{path} @{name}: {why}')
    print(', '.join(f'{count} {what}' for what, count in sorted(counts.items())))
    for (what, why), kernels in sorted(reasons.items(), key=lambda item: (item[0][0], -len(item[1]))):
        print(f'{len(kernels):4} {what}: {why}')
        print(''.join(f'       {text}\n' for text in kernels), end='')
    return int(counts['DIFFERS'] > 0 or counts['equal'] < options.min)


if __name__ == '__main__':
    sys.exit(main())
