#!/usr/bin/env python3
"""Runs random kernels on overlapping windows of tiles as written and lowered at -O0 and -O1, and compares with numpy.

usage: aliases.py TOOLS [--seed N] [--count N] [--keep FOLDER] [--kernels FOLDER]

TOOLS is the folder of `pto-opt` and `pto-run`. A kernel loads one or two tiles and computes on windows of them: later operations
read through other windows what earlier ones wrote, in functions, and in loops whose windows move, some of them at dynamic offsets.
A destination is one of the sources or overlaps none of them. Valid regions may be smaller than windows, or empty. With --kernels,
kernels are written for GPUs instead. Needs numpy.
"""
import sys

import numpy as np

import reference_run
from reference_kernel import view
from reference_values import FLOATS, arithmetic, draw, encoded, numbers, seed, width, wrapped

options = reference_run.options()

TYPES = ['f32', 'i32', 'f16', 'i16', 'i8', 'ui8', 'bf16']


def pick(list):
    return list[draw.integers(len(list))]


def computed(op, dtype, *sources):
    """Returns the result of an operation; float types round once and flush denormals."""
    if op in ('tmov', 'texpands'):
        return sources[0]
    function = {'tadd': np.add, 'tsub': np.subtract, 'tmul': np.multiply, 'tmax': np.maximum, 'tmin': np.minimum}[op.rstrip('s')]
    if dtype not in FLOATS:
        return wrapped(function(*sources), dtype)
    return function(*sources) if op in ('tmax', 'tmin', 'tmaxs', 'tmins') else arithmetic(function, dtype, *sources)


def operations(dtype):
    two = ['tadd', 'tmin'] if dtype == 'bf16' else ['tadd', 'tsub', 'tmax', 'tmin'] + ['tmul'] * (width(dtype) > 8)
    scalar = [] if dtype == 'ui8' else ['tadds', 'tmaxs', 'tmins']
    return [*two, *two, 'tmov', *scalar, *['texpands'] * (dtype != 'ui8')]


class Window:
    """A part of a tile: its extents, its valid extents, and the position of its first element in each iteration."""

    def __init__(self, kernel, tile):
        block = 256 // width(kernel.dtype)
        self.tile = tile
        self.rows = int(draw.integers(1, kernel.rows + 1))
        self.cols = block * int(draw.integers(1, kernel.cols // block + 1))
        self.valid = (self.rows, self.cols)
        if draw.random() < 0.5:
            self.valid = tuple(int(draw.integers(0 if draw.random() < 0.1 else 1, extent + 1)) for extent in self.valid)
        # The row moves with the iteration if the tile has room for it.
        self.moves = [int(draw.random() < 0.5) if kernel.rows - self.rows >= kernel.iterations - 1 else 0, 0]
        room = kernel.rows - self.rows - self.moves[0] * (kernel.iterations - 1)
        self.first = [int(draw.integers(0, room + 1)), int(draw.integers(0, kernel.cols - self.cols + 1))]
        if draw.random() < 0.5:
            self.first[1] -= self.first[1] % block

    def like(self, other):
        """Takes the extents of another window if they fit."""
        self.rows, self.cols, self.valid = other.rows, other.cols, other.valid

    def at(self, iteration):
        return tuple(slice(f + m * iteration, f + m * iteration + v) for f, m, v in zip(self.first, self.moves, self.valid))

    def room(self, iteration):
        return tuple(slice(f + m * iteration, f + m * iteration + v) for f, m, v in zip(self.first, self.moves, (self.rows, self.cols)))

    def same(self, other):
        return (self.tile, self.first, self.moves) == (other.tile, other.first, other.moves)

    def apart(self, other, iteration):
        """Returns whether the windows, including elements that are not valid, have no element in common."""
        if self.tile != other.tile:
            return True
        return any(a.stop <= b.start or b.stop <= a.start for a, b in zip(self.room(iteration), other.room(iteration)))


class Kernel:
    """A kernel being written and run."""

    def __init__(self):
        self.dtype = pick(TYPES)
        block = 256 // width(self.dtype)
        self.rows, self.cols = int(draw.integers(2, 10)), block * int(draw.integers(2, 5))
        self.count = int(draw.integers(1, 3))
        self.given = [numbers(self.dtype, (self.rows, self.cols), 'tame') for _ in range(self.count)]
        self.tiles = [values.copy() for values in self.given]
        self.known = [np.ones((self.rows, self.cols), bool) for _ in range(self.count)]
        self.lines, self.depth, self.names, self.iterations = [], 1, 0, 1
        self.constants, self.functions = {}, []

    def line(self, text):
        self.lines.append('  ' * self.depth + text)

    def name(self):
        self.names += 1
        return f'%v{self.names}'

    def index(self, number, hidden=False):
        """Returns a number as a constant, or as a parameter that is known only at run time."""
        if not hidden and draw.random() < 0.6:
            self.constants[number] = True
            return f'%n{number}'
        name = self.name()
        self.constants[number] = True
        self.line(f'{name} = arith.addi %n{number}, %hidden : index')
        return name

    def type(self):
        return f'!pto.tile_buf<vec, {self.rows}x{self.cols}x{self.dtype}>'

    def subview(self, window):
        places = []
        for first, moves in zip(window.first, window.moves):
            place = self.index(first)
            if moves:
                name = self.name()
                self.line(f'{name} = arith.addi {place}, %i : index')
                place = name
            places.append(place)
        known = draw.random() < 0.5
        extents = [self.index(number, True) for number in window.valid] if not known else []
        shown = '?x?' if not known else f'{window.valid[0]}x{window.valid[1]}'
        if known:
            extents = [f'%n{number}' for number in window.valid]
            self.constants.update({number: True for number in window.valid})
        ty = f'!pto.tile_buf<vec, {window.rows}x{window.cols}x{self.dtype}, valid={shown}>'
        name = self.name()
        self.line(f'{name} = pto.subview %t{window.tile}[{places[0]}, {places[1]}] sizes [{window.rows}, {window.cols}] '
                  f'valid [{extents[0]}, {extents[1]}] : {self.type()} -> {ty}')
        return name, ty

    def plan(self):
        """Adds an operation on windows that are legal in each iteration."""
        op = pick(operations(self.dtype))
        first = Window(self, int(draw.integers(0, self.count)))
        windows = [first]
        for _ in range({'texpands': 0, 'tmov': 1}.get(op, 1 if op[-1] == 's' else 2)):
            other = Window(self, int(draw.integers(0, self.count)))
            other.like(first)
            if draw.random() < 0.3:
                other.tile, other.first, other.moves = first.tile, first.first, first.moves
            windows.append(other)
        for window in windows:
            for iteration in range(max(self.iterations, 1)):
                if any(place.stop > extent for place, extent in zip(window.room(iteration), (self.rows, self.cols))):
                    return None
        target = windows[0]
        for source in windows[1:]:
            if not source.same(target) and not all(source.apart(target, iteration) for iteration in range(self.iterations)):
                return None
        return op, windows

    def run(self, op, windows, iteration, number):
        """Applies the operation; returns whether all elements that it reads are defined."""
        target, *sources = windows
        if not all(np.all(self.known[source.tile][source.at(iteration)]) for source in sources):
            return False
        values = [self.tiles[source.tile][source.at(iteration)] for source in sources]
        wide = np.full(target.valid, number)
        if op[-1] == 's':
            values.append(wide if self.dtype in FLOATS else wide.astype(object))
        whole = self.known[target.tile][target.room(iteration)]
        if not options.kernels:
            whole[:] = False
        result = computed(op, self.dtype, *values)
        self.known[target.tile][target.at(iteration)] = True
        self.tiles[target.tile][target.at(iteration)] = result
        return True

    def statement(self, op, windows, number):
        names = [self.subview(window) for window in windows]
        target, *sources = names
        ins = [name for name, _ in sources]
        types = [ty for _, ty in sources]
        if op[-1] == 's':
            ins.append(self.scalar(number))
            types.append(self.dtype)
        self.line(f'pto.{op} ins({", ".join(ins)} : {", ".join(types)}) outs({target[0]} : {target[1]})')

    def scalar(self, number):
        name = self.name()
        text = f'0x{int(encoded(number, self.dtype)):0{width(self.dtype) // 4}X}' if self.dtype in FLOATS else int(number)
        self.line(f'{name} = arith.constant {text} : {self.dtype}')
        return name

    def group(self):
        """Adds operations, in a loop or in straight-line code."""
        self.iterations = int(pick([1, 1, 0, 2, 3])) if draw.random() < 0.9 else int(pick([40, 300]))
        body = []
        saved = [x.copy() for x in self.tiles], [x.copy() for x in self.known]
        for _ in range(int(draw.integers(2, 7))):
            planned = self.plan()
            if planned:
                body.append((*planned, numbers(self.dtype, (1,), 'tame')[0]))
        for iteration in range(self.iterations):
            for op, windows, number in body:
                if not self.run(op, windows, iteration, number):
                    self.tiles, self.known = saved
                    return
        outer, called = self.lines, draw.random() < 0.25
        if called:
            self.lines = []
        self.loop(body)
        if called:
            # The statements are the body of a function whose parameters are the tiles.
            name = f'@part{len(self.functions)}'
            self.functions.append((name, self.lines))
            self.lines = outer
            tiles = [f'%t{at}' for at in range(self.count)]
            types = [self.type()] * self.count
            self.line(f'func.call {name}({", ".join([*tiles, "%hidden"])}) : ({", ".join([*types, "index"])}) -> ()')

    def loop(self, body):
        """Writes statements, in a loop if they run more than once."""
        way = 'once' if self.iterations == 1 else pick(['for', 'for', 'while'])
        if way == 'for':
            self.line(f'scf.for %i = %n0 to {self.index(self.iterations)} step %n1 {{')
        if way == 'while':
            bound, last, more = self.index(self.iterations), self.name(), self.name()
            self.line(f'{last} = scf.while (%j = %n0) : (index) -> index {{')
            self.line(f'  {more} = arith.cmpi slt, %j, {bound} : index')
            self.line(f'  scf.condition({more}) %j : index')
            self.line('} do {')
            self.line('^bb0(%i: index):')
        self.depth += way != 'once'
        for planned in body:
            if self.iterations == 1:
                for window in planned[1]:
                    window.moves = [0, 0]
            self.statement(*planned)
        self.depth -= way != 'once'
        if way == 'while':
            next = self.name()
            self.line(f'  {next} = arith.addi %i, %n1 : index')
            self.line(f'  scf.yield {next} : index')
        if way != 'once':
            self.line('}')

    def text(self):
        head, tail = [], []
        for at in range(self.count):
            part = view(head, f'%t{at}', self.dtype, (f'%n{self.rows}', f'%n{self.cols}'))
            head.append(f'%t{at} = pto.alloc_tile : {self.type()}')
            head.append(f'pto.tload ins(%t{at}_w : {part}) outs(%t{at} : {self.type()})')
            tail.append(f'  pto.tstore ins(%t{at} : {self.type()}) outs(%t{at}_w : {part})')
        for _ in range(int(draw.integers(1, 6))):
            self.group()
        used = sorted({0, 1, self.rows, self.cols, *self.constants})
        named = [f'  %n{number} = arith.constant {number} : index' for number in used]
        named += ['  %zero = arith.constant 0 : index', '  %one = arith.constant 1 : index']
        parameters = ', '.join(f'%t{at}_p: !pto.ptr<{self.dtype}, gm>' for at in range(self.count))
        text = [f'func.func @aliases({parameters}, %hidden: index) attributes {{pto.kernel}} {{', *named,
                *('  ' + line for line in head), *self.lines, *tail, '  return', '}', '']
        tiles = ', '.join(f'%t{at}: {self.type()}' for at in range(self.count))
        for name, lines in self.functions:
            text += [f'func.func private {name}({tiles}, %hidden: index) {{', *named, *lines, '  return', '}', '']
        return '\n'.join(text)


def bits(values, dtype):
    if dtype in FLOATS:
        return encoded(values, dtype)
    return np.array([int(v) % 2**width(dtype) for v in np.ravel(values)], f'u{width(dtype) // 8}').reshape(np.shape(values))


def differs(kernel, found):
    for at, data in enumerate(found):
        given = np.frombuffer(data, f'u{width(kernel.dtype) // 8}').reshape(kernel.rows, kernel.cols)
        bad = np.argwhere((given != bits(kernel.tiles[at], kernel.dtype)) & kernel.known[at])
        if len(bad):
            row, col = bad[0]
            return f'{len(bad)} elements of tile {at}, first at {row}, {col}: expected {kernel.tiles[at][row, col]}, bits {given[row, col]}'
    return None


def made():
    """Draws a kernel, for `reference_run.compare`."""
    kernel = Kernel()
    text = kernel.text()
    arguments = [*(bits(values, kernel.dtype).tobytes() for values in kernel.given), '0']
    return text, arguments, [kernel.dtype] * len(kernel.given), lambda found: differs(kernel, found)


if __name__ == '__main__':
    seed(options.seed)
    sys.exit(reference_run.compare(options, 'aliases', made))
