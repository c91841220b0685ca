#!/usr/bin/env python3
"""Lists the operations, attributes, words of enumerations and element types that the scripts which draw programs never draw.

usage: drawn.py TOOLS [--count N] [--seed N] [--level LEVEL] [--types]

TOOLS is the folder of `pto-opt`, whose instruction table lists all of them. The script draws N cases of `reference.py` and N / 8
kernels of each other script, and runs nothing. An attribute or a type counts as drawn if a statement of its operation has it. Needs
numpy.
"""
import argparse
import collections
import importlib
import json
import os
import re
import subprocess
import sys

parser = argparse.ArgumentParser()
parser.add_argument('tools')
parser.add_argument('--count', type=int, default=3000)
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--level', default='Tile', help='list operations of this level')
parser.add_argument('--types', action='store_true', help='also list element types and tile layouts')
options = parser.parse_args()

KERNELS = ['products', 'aliases', 'communication', 'control', 'mixed', 'threads', 'values', 'views']
STATEMENT = re.compile(r'\bpto\.([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)*)\b([^\n]*)')
WORD = re.compile(r'#pto(?:\.\w+)?<(?:\w+ )?(\w+)>|"(\w+)"')
TYPE = re.compile(r'x(!pto\.\w+|[a-z]+\d\w*)[,>]|, (?:gm|ub)>|\b([su]?i\d+|b?f16|f32)\b')
TILE = re.compile(r'!pto\.tile_buf<(\w+), ([^>]*)>')


def texts():
    """Drawn programs."""
    sys.argv = ['drawn.py', options.tools, '--seed', str(options.seed), '--count', str(options.count)]
    reference = importlib.import_module('reference')
    cases = reference.drawn()
    for batch in reference.batches(cases):
        yield reference.program(batch)[0]
    for name in KERNELS:
        sys.argv[-1] = str(options.count // 8)
        module = importlib.import_module(name)
        importlib.import_module('reference_values').seed(options.seed)
        for _ in range(options.count // 8):
            yield module.made()[0] if hasattr(module, 'made') else module.Kernel().text()[0]


def layout(words):
    """The layout of a tile type."""
    found = dict(re.findall(r'(\w+)=(\w+)', words))
    name = found.get('blayout', 'row_major')[:3] + '/' + found.get('slayout', 'none_box')[:4].rstrip('_')
    return name + ('/' + found['fractal'] if 'fractal' in found else '')


def main():
    shown = json.loads(subprocess.run([os.path.join(options.tools, 'pto-opt'), '--show-isa'], capture_output=True, check=True).stdout)
    ops, enums = shown['ops'], {enum['mnemonic']: enum for enum in shown['enums']}
    seen, types, tiles, words = (collections.defaultdict(collections.Counter) for _ in range(4))
    for text in texts():
        for name, rest in STATEMENT.findall(text):
            if name not in ops:
                continue
            seen[name].update({'': 1})
            seen[name].update(set(re.findall(r'(\w+) = ', rest)))
            words[name].update({a or b for a, b in WORD.findall(rest)})
            types[name].update({a or b for a, b in TYPE.findall(rest)} - {''})
            tiles[name].update({f'{loc} {layout(rest)}' for loc, rest in TILE.findall(rest)})
    report(ops, enums, seen, words)
    if options.types:
        report_types(ops, seen, types, tiles)


def report(ops, enums, seen, words):
    """Prints operations, attributes and words that do not occur."""
    families = collections.defaultdict(list)
    for name, op in ops.items():
        if op['level'] == options.level and name not in seen:
            families[op['family']].append(name)
    for family, names in sorted(families.items()):
        print(f'{family}: {", ".join(names)}')
    for name, op in ops.items():
        if name not in seen:
            continue
        for attr in op['attrs']:
            spelled = {attr['name'], *attr['keys']}
            domain = attr['domain'].get('Enum') if isinstance(attr['domain'], dict) else None
            if domain:
                missing = [case['name'] for case in enums[domain]['cases'] if case['name'] not in words[name]]
                if missing:
                    print(f'{name}: {attr["name"]} {" ".join(missing)}')
            elif not spelled & set(seen[name]):
                print(f'{name}: {attr["name"]}')


def report_types(ops, seen, types, tiles):
    """Prints the element types that operations accept on a5 and that no script draws, and the layouts that are drawn."""
    for name, op in sorted(ops.items()):
        if name not in seen or op['level'] != options.level:
            continue
        found = {re.sub('^[su]i', 'i', dtype) for dtype in types[name]}
        missing = [dtype for dtype in op['dtypes']['a5'] if dtype not in found]
        print(f'{name}: lacks {" ".join(missing) or "-"}; has {", ".join(sorted(tiles[name]))}')


if __name__ == '__main__':
    main()
