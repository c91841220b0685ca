"""Variants of the cases of `reference.py`: empty regions, destinations in place of sources, tiles in other layouts, and other
targets. Needs numpy."""
import json
import re
import subprocess

import numpy as np

from reference_case import View
from reference_values import draw, width


class Table:
    """The element types that each operation takes on each target."""

    def __init__(self, tool):
        shown = json.loads(subprocess.run([tool, '--show-isa'], capture_output=True, check=True).stdout)
        self.types = {name: {target: set(types) for target, types in op['dtypes'].items()} for name, op in shown['ops'].items()}
        self.targets = {name: op['targets'] for name, op in shown['ops'].items()}

    def takes(self, name, target, dtype):
        """Whether an operation accepts a type on a target, according to the instruction table."""
        return self.targets[name][target] and re.sub('^[su]i', 'i', dtype) in self.types[name][target]


def names(case):
    """The operations of a case."""
    return re.findall(r'pto\.([a-z][a-z0-9_.]*[a-z0-9])\s*(?:ins|\()', case.text)


# Families in which each result element depends only on source elements at the same position.
ALIKE = {'binary', 'scalar', 'unary', 'three', 'compared', 'selected', 'converted', 'sums', 'converted_sums', 'scaled_sums',
         'divided', 'remainders', 'accurate', 'triangles', 'packed', 'sequences', 'converted_all', 'widened'}


def hollow(case):
    """Makes regions without rows or without columns, most of them known only at run time; operations must not write anything then."""
    main = max((tile.valid for tile in case.tiles), key=lambda valid: valid[0] * valid[1])
    axis = int(draw.integers(0, 2))
    bits, known = -(-main[1] // 8), draw.random() < 0.3
    for at, tile in enumerate(case.tiles):
        if tile.loc != 'vec' or tile.words:
            return False
        if tile.valid[axis] == main[axis] or axis == 1 and tile.valid[1] == bits:
            valid = list(tile.valid)
            valid[axis] = 0
            tile.valid = tuple(valid)
            tile.values = None if tile.values is None else tile.values[:valid[0], :valid[1]]
            if known:
                tile.close()
            else:
                tile.open(draw.random() < 0.5)
            if at in case.expected:
                case.expected[at] = np.zeros(0)
    case.near = None if case.near is None else 0.0
    case.variant, case.fixed = 'empty', known
    return True


def in_place(case):
    """Uses a source of the same type as destination."""
    if len(case.expected) != 1 or isinstance(case.tiles[0], View):
        return
    (to, values), = case.expected.items()
    if case.tiles[to].values is not None:
        return
    alike = [at for at, tile in enumerate(case.tiles) if at != to and tile.type == case.tiles[to].type and tile.values is not None]
    if not alike or to != len(case.tiles) - 1:
        return
    source = alike[draw.integers(len(alike))]
    case.text = case.text.replace('{%d}' % to, '{%d}' % source).replace('{t%d}' % to, '{t%d}' % source)
    case.tiles.pop()
    case.expected = {source: values}
    case.variant = 'in place'


# Layouts other than row-major: their keywords, and the rows and columns of a box in one-byte elements.
LAYOUTS = {'columns': (', blayout=col_major', (32, 1)), 'boxes': (', blayout=col_major, slayout=row_major', (16, 32))}


def in_layout(case):
    """Gives all tiles another layout, which changes no value."""
    # Triangles are row-major.
    if case.name == 'ttri' or any(tile.loc != 'vec' or tile.words or tile.valid != case.tiles[0].valid for tile in case.tiles):
        return
    name = list(LAYOUTS)[draw.integers(2)]
    words, (height, breadth) = LAYOUTS[name]
    up = lambda extent, block: block * -(-extent // block)
    for tile in case.tiles:
        size = width(tile.dtype) // 8
        tile.rows = up(tile.valid[0], height // size if name == 'columns' else height)
        tile.cols = up(tile.valid[1], max(breadth // size, 1))
        tile.words = words
        tile.close()
    case.variant = f'{case.variant} {name}'.strip()


def on_other(case, table):
    """Moves a case to a3 if a3 has the types of its first tile."""
    dtypes = {tile.dtype for tile in case.tiles}
    if all(table.takes(name, 'a2a3', case.tiles[0].dtype) for name in names(case)) and not any('f8' in dtype for dtype in dtypes):
        case.target = 'a3'
        case.variant = f'{case.variant} a3'.strip()


def vary(case, family, table):
    """Makes a variant of some cases."""
    way = draw.random()
    if family in ALIKE and way < 0.1:
        hollow(case)
    elif family in ALIKE and way < 0.25:
        in_place(case)
    elif family in ALIKE and family not in ('compared', 'selected') and way < 0.4:
        in_layout(case)
    if draw.random() < 0.2 and not case.fixed:
        on_other(case, table)
