#!/usr/bin/env python3
"""Runs random loads and stores of tiles as written and lowered at -O0 and -O1, and compares the bits in memory with numpy.

usage: views.py TOOLS [--seed N] [--count N] [--keep FOLDER] [--kernels FOLDER]

TOOLS is the folder of `pto-opt` and `pto-run`. A kernel copies parts of memory through tiles: views have one to five dimensions, of
layouts nd, dn and nz or with strides in any order and with gaps; shapes, strides, offsets and sizes are static or dynamic. Tiles
are row-major, column-major or boxed, windows of others, or in L1, with the scales of a product among them; views may be larger than
tiles. A valid region that grows after a load shows what a tile type pads: each line up to a multiple of 32 bytes. The sources of
the rows and columns of a view are the tile expansion of loads (ND, DN, NZ) and the PTO ISA manual, tload.md; `pad_mode` and
`init_out_buffer` are not drawn, because no source defines them (`ptoas` does not pass them on). Needs numpy.
"""
import sys

import numpy as np

import reference_run
from reference_values import FLOATS, draw, encoded, limits, seed

options = reference_run.options()

LOW = ['f8E4M3FN', 'f8E5M2', 'f8E4M3', '!pto.hif8', '!pto.hif8x2', '!pto.f8E8M0', '!pto.f4E1M2x2', '!pto.f4E2M1x2', '!pto.bf16x2']
PLAIN = ['i8', 'i16', 'i32', 'i64', 'si8', 'si16', 'si32', 'ui8', 'ui16', 'ui32', 'f16', 'bf16', 'f32']
SIZES = {'i64': 8, 'bf16': 2, '!pto.hif8x2': 2, '!pto.bf16x2': 4}
SIZE = 6000
WORDS = {'nd': '', 'dn': ', blayout=col_major', 'nz': ', blayout=col_major, slayout=row_major', 'zn': ', slayout=col_major',
         'mx_a_zz': ', slayout=row_major, fractal=32', 'mx_b_nn': ', blayout=col_major, slayout=col_major, fractal=32'}


def pick(list):
    return list[draw.integers(len(list))]


def up(extent, block):
    return block * -(-extent // block)


def bytes_of(dtype):
    digits = ''.join(c for c in dtype.removeprefix('bf') if c.isdigit())
    return SIZES.get(dtype) or (1 if dtype in LOW else int(digits) // 8)


def is_row(layout, back):
    """Whether a dimension, numbered from the last one, belongs to the rows."""
    return {'nd': back != 0, 'dn': back == 1, 'nz': back in (1, 2), 'mx_a_zz': back not in (0, 2), 'mx_b_nn': back in (0, 2)}[layout]


def factors(number, count):
    """Splits a number into factors."""
    found = []
    for _ in range(count - 1):
        found.append(pick([f for f in range(1, number + 1) if number % f == 0] or [1]))
        number //= found[-1]
    return [*found, number]


class View:
    """A view with its rows and columns, its position in a memory of `SIZE` elements, and the indices of its elements."""

    def __init__(self, layout, rows, cols, box, piece=None):
        """With `piece`, the elements of rows are contiguous; if it is 'any', those of rows or of columns."""
        self.layout, self.piece = layout, piece
        rank = pick([2, 2, 3, 4, 5] if layout in ('nd', 'dn') else [5] if 'mx' in layout else [4, 5])
        axes = [[back for back in range(rank) if is_row(layout, back) == row] for row in (True, False)]
        self.sizes = [1] * rank
        inner = {'nz': {1: 16, 0: box}, 'mx_a_zz': {1: 16, 0: 2}, 'mx_b_nn': {1: 16, 0: 2}}.get(layout, {})
        for number, along in zip((rows, cols), axes):
            fixed = [inner[back] for back in along if back in inner]
            rest = [back for back in along if back not in inner]
            for back, extent in zip(rest, factors(number // int(np.prod(fixed or [1])), len(rest)) if rest else []):
                self.sizes[rank - 1 - back] = extent
            for back in along:
                if back in inner:
                    self.sizes[rank - 1 - back] = inner[back]
        self.offsets = [int(draw.integers(0, 3)) if len(inner) == 0 or rank - 1 - axis > 1 else 0 for axis in range(rank)]
        self.shape = [size + offset + int(draw.integers(0, 2)) * (offset > 0) for size, offset in zip(self.sizes, self.offsets)]
        self.stride(rank, bool(inner))

    def stride(self, rank, boxed):
        """Draws strides: rows or columns are contiguous with gaps between them, or, without a layout, dimensions are in any order."""
        order = list(range(rank))[::-1]
        self.named = self.layout != 'nd' or draw.random() < 0.6
        if self.layout == 'dn':
            order[0], order[1] = order[1], order[0]
        if not self.named and self.piece == 'any' and draw.random() < 0.3:
            order[0], order[1] = order[1], order[0]
        if not self.named and not self.piece and draw.random() < 0.3:
            order = [int(axis) for axis in draw.permutation(rank)]
        step = 1 if self.named or self.piece or draw.random() < 0.8 else int(draw.integers(2, 4))
        self.strides = [0] * rank
        for place, axis in enumerate(order):
            self.strides[axis] = step
            step = step * self.shape[axis] + (int(draw.integers(0, 4)) if draw.random() < 0.3 and not (boxed and place < 2) else 0)
        self.base = 0
        extent = sum((size - 1) * stride for size, stride in zip(self.shape, self.strides)) + 1
        self.fits = extent <= SIZE
        if self.fits:
            self.base = int(draw.integers(0, SIZE - extent + 1))

    def indices(self):
        """The index of each row and column in memory."""
        rank = len(self.sizes)
        at = np.full((1, 1), self.base + sum(o * s for o, s in zip(self.offsets, self.strides)))
        along = [np.zeros(1, int), np.zeros(1, int)]
        for axis in range(rank):
            which = 0 if is_row(self.layout, rank - 1 - axis) else 1
            along[which] = (along[which][:, None] + np.arange(self.sizes[axis]) * self.strides[axis]).ravel()
        return at + along[0][:, None] + along[1][None, :]


class Kernel:
    """A kernel being written and run."""

    def __init__(self):
        self.dtype = pick(PLAIN if options.kernels or draw.random() < 0.6 else LOW)
        self.size = bytes_of(self.dtype)
        self.block = 32 // self.size
        self.memory = [self.bits((SIZE,)) for _ in range(2)]
        self.given = [values.copy() for values in self.memory]
        self.lines, self.names, self.constants, self.results, self.copies = [], 0, {}, [], 0
        count = int(draw.integers(1, 5))
        while self.copies < count:
            # GPUs do not pad after dynamic extents.
            others = [self.padded, self.into_l1, self.out_of_acc]
            pick([self.through] * 3 + others * (not options.kernels))()

    def bits(self, shape):
        return draw.integers(0, 2**(8 * self.size), shape, np.uint64).astype(f'u{self.size}')

    def line(self, text):
        self.lines.append('  ' + text)

    def name(self):
        self.names += 1
        return f'%v{self.names}'

    def index(self, number, known=None):
        """Returns a number as a constant, or as a parameter that is known only at run time."""
        self.constants[number] = True
        if draw.random() < 0.6 if known is None else known:
            return f'%n{number}'
        name = self.name()
        self.line(f'{name} = arith.addi %n{number}, %hidden : index')
        return name

    def view(self, view, memory):
        """Writes the statements of a view; returns its name and type."""
        start, whole, part = self.name(), self.name(), self.name()
        self.line(f'{start} = pto.addptr %p{memory}, {self.index(view.base)} : !pto.ptr<{self.dtype}, gm> -> !pto.ptr<{self.dtype}, gm>')
        known = draw.random() < 0.5
        shape = [self.index(number, known) for number in view.shape]
        strides = [self.index(number, known and draw.random() < 0.8) for number in view.strides]
        of = 'x'.join(str(number) if known and draw.random() < 0.7 else '?' for number in view.shape)
        word = f' {{layout = #pto.layout<{view.layout}>}}' if view.named else ''
        ty = f'!pto.tensor_view<{of}x{self.dtype}>'
        self.line(f'{whole} = pto.make_tensor_view {start}, shape = [{", ".join(shape)}], strides = [{", ".join(strides)}]{word} : {ty}')
        known = draw.random() < 0.6
        offsets = [self.index(number) for number in view.offsets]
        sizes = [self.index(number, known) for number in view.sizes]
        of = 'x'.join(str(number) if known else '?' for number in view.sizes)
        to = f'!pto.partition_tensor_view<{of}x{self.dtype}>'
        self.line(f'{part} = pto.partition_view {whole}, offsets = [{", ".join(offsets)}], sizes = [{", ".join(sizes)}] : {ty} -> {to}')
        return part, to

    def tile(self, layout, rows, cols, valid, words='', known=None, fixed=False):
        """Writes the statements of a tile, which is allocated or a window of another one; returns its name and type."""
        known = draw.random() < 0.5 if known is None else known
        shown = f'{valid[0]}x{valid[1]}' if known else '?x?'
        ty = lambda rows, cols, shown: f'!pto.tile_buf<vec, {rows}x{cols}x{self.dtype}, valid={shown}{WORDS[layout]}{words}>'
        name = self.name()
        extents = [self.index(number, known and None) for number in valid]
        if layout != 'nz' and not fixed and draw.random() < 0.3:
            line = layout == 'dn'
            first = [int(draw.integers(0, 3)), int(draw.integers(0, self.block + 1))]
            more = [first[0] + int(draw.integers(0, 2)), up(first[1], self.block)]
            first, more = (first[::-1], more[::-1]) if line else (first, more)
            whole = [rows + more[0], cols + more[1]]
            outer, known = self.name(), ty(*whole, f'{whole[0]}x{whole[1]}')
            self.line(f'{outer} = pto.alloc_tile : {known}')
            at = [self.index(number) for number in first]
            if '?' not in shown:
                extents = [self.index(number, True) for number in valid]
            else:
                extents = [self.index(number, False) for number in valid]
            self.line(f'{name} = pto.subview {outer}[{at[0]}, {at[1]}] sizes [{rows}, {cols}] valid [{extents[0]}, {extents[1]}] : '
                      f'{known} -> {ty(rows, cols, shown)}')
        else:
            given = f' valid_row = {extents[0]} valid_col = {extents[1]}' if not known else ''
            self.line(f'{name} = pto.alloc_tile{given} : {ty(rows, cols, shown)}')
        return name, ty(rows, cols, shown)

    def extents(self, layout):
        """Returns rows and columns of a view, and physical extents of a tile that can hold them."""
        rows, cols = int(draw.integers(1, 13)), int(draw.integers(1, 3 * self.block + 2))
        if layout == 'nz':
            rows, cols = 16 * int(draw.integers(1, 4)), self.block * int(draw.integers(1, 4))
            return rows, cols, rows + 16 * int(draw.integers(0, 2)), cols + self.block * int(draw.integers(0, 2))
        physical = [rows + int(draw.integers(0, 3)), up(cols, self.block) + self.block * int(draw.integers(0, 2))]
        if layout == 'dn':
            rows, cols, physical = cols, rows, physical[::-1]
        return rows, cols, *physical

    def beside(self):
        """Loads a tile that no other load changes; returns the statement that stores it."""
        rows, cols = int(draw.integers(1, 5)), self.block
        first, last = (int(draw.integers(0, SIZE - rows * cols)) for _ in range(2))
        views = []
        for at in (first, last):
            view = View('nd', rows, cols, self.block, 'rows')
            view.sizes, view.offsets, view.shape = [rows, cols], [0, 0], [rows, cols]
            view.strides, view.base = [cols, 1], at
            views.append(view)
        tile = self.tile('nd', rows, cols, (rows, cols), fixed=True)
        view = self.view(views[0], 0)
        self.line(f'pto.tload ins({view[0]} : {view[1]}) outs({tile[0]} : {tile[1]})')

        def stored():
            out = self.view(views[1], 1)
            self.line(f'pto.tstore ins({tile[0]} : {tile[1]}) outs({out[0]} : {out[1]})')
            self.memory[1][views[1].indices()] = self.memory[0][views[0].indices()]
        return stored

    def through(self):
        """A load, possibly a move to another layout, and a store."""
        layouts = ['nd', 'nd', 'dn', *['nz'] * (self.size < 8)]
        layout = pick(layouts)
        rows, cols, physical, wide = self.extents(layout)
        source = View(layout, rows, cols, self.block)
        if layout != 'nz' and draw.random() < 0.3:
            # Load a part of the view.
            rows, cols = (int(draw.integers(draw.random() < 0.8, extent + 1)) for extent in (rows, cols))
            physical, wide = (rows or 1, up(cols or 1, self.block)) if layout == 'nd' else (up(rows or 1, self.block), cols or 1)
        valid = rows, cols
        target = View(layout, *(extent or 1 for extent in valid), self.block)
        if not source.fits or not target.fits:
            return
        memory = int(draw.random() < 0.3)
        values = self.memory[memory][source.indices()][:rows, :cols]
        beside = self.beside() if draw.random() < 0.5 else None
        view, tile = self.view(source, memory), self.tile(layout, physical, wide, valid, known=None if rows * cols else False)
        self.line(f'pto.tload ins({view[0]} : {view[1]}) outs({tile[0]} : {tile[1]})')
        self.copies += 1
        if beside:
            beside()
        if not rows * cols:
            return
        if draw.random() < 0.3:
            to = pick([word for word in layouts if word != layout and (word == 'nd' or layout == 'nd')])
            many = up(rows, self.block if to == 'dn' else 16 if to == 'nz' else 1), up(cols, 1 if to == 'dn' else self.block)
            if to == 'nz' and (rows % 16 or cols % self.block):
                to, many = layout, (physical, wide)
            target = View(to, *valid, self.block)
            if not target.fits:
                return
            other = self.tile(to, *many, valid, known='?' not in tile[1])
            self.line(f'pto.tmov ins({tile[0]} : {tile[1]}) outs({other[0]} : {other[1]})')
            tile = other
        out = self.view(target, 1)
        self.line(f'pto.tstore ins({tile[0]} : {tile[1]}) outs({out[0]} : {out[1]})')
        self.memory[1][target.indices()] = values

    def padded(self):
        """A load to a tile type with padding, whose valid region grows to the next multiple of 32 bytes."""
        if self.dtype in LOW:
            return
        layout = pick(['nd', 'dn'])
        rows, cols, physical, wide = self.extents(layout)
        pad = pick([1, 1] if self.size == 8 else [1, 2, 3])
        source = View(layout, rows, cols, self.block)
        grown = (up(rows, self.block), cols) if layout == 'dn' else (rows, up(cols, self.block))
        target = View(layout, *grown, self.block)
        if not source.fits or not target.fits:
            return
        if self.dtype in FLOATS:
            ends = [encoded(number, self.dtype) for number in (0.0, np.inf, -np.inf)]
        else:
            low, high = limits(self.dtype)
            ends = [number % 2**(8 * self.size) for number in (0, high, low)]
        values = np.full(grown, ends[pad - 1], f'u{self.size}')
        values[:rows, :cols] = self.memory[0][source.indices()]
        view, tile = self.view(source, 0), self.tile(layout, physical, wide, (rows, cols), f', pad={pad}', False, True)
        self.line(f'pto.tload ins({view[0]} : {view[1]}) outs({tile[0]} : {tile[1]})')
        self.line(f'pto.set_validshape {tile[0]}, {self.index(grown[0])}, {self.index(grown[1])} : {tile[1]}')
        out = self.view(target, 1)
        self.line(f'pto.tstore ins({tile[0]} : {tile[1]}) outs({out[0]} : {out[1]})')
        self.memory[1][target.indices()] = values
        self.copies += 1

    def into_l1(self):
        """A load to a tile in L1 that is a parameter."""
        layout, to = pick([('nd', 'nd'), ('nd', 'nz'), ('dn', 'dn'), ('dn', 'zn'), ('nz', 'nz'), ('mx_a_zz', 'mx_a_zz'), ('mx_b_nn', 'mx_b_nn')])
        if 'mx' in layout and self.dtype not in ('!pto.f8E8M0', 'ui8') or self.size == 8:
            return
        rows, cols, physical, wide = self.extents(layout)
        if 'mx' in layout:
            rows, cols = (16 * int(draw.integers(1, 4)), 2 * int(draw.integers(1, 5)))[::1 if layout == 'mx_a_zz' else -1]
            physical, wide = rows, cols
        if to == 'nz':
            physical, wide = up(physical, 16), up(wide, self.block)
        if to == 'zn':
            physical, wide = up(physical, self.block), up(wide, 16)
        source = View(layout, rows, cols, self.block, 'any' if to in ('nz', 'zn') else 'rows')
        if not source.fits:
            return
        if layout == 'nd' and to == 'nz' or layout == 'dn' and to == 'zn':
            # One matrix.
            source.sizes = [1] * (len(source.sizes) - 2) + [rows, cols]
            source.shape = [max(a, b + c) for a, b, c in zip(source.shape, source.sizes, source.offsets)]
            source.stride(len(source.sizes), False)
            if not source.fits:
                return
        view, name = self.view(source, 0), f'%m{len(self.results)}'
        ty = f'!pto.tile_buf<mat, {physical}x{wide}x{self.dtype}, valid={rows}x{cols}{WORDS[to]}>'
        self.line(f'pto.tload ins({view[0]} : {view[1]}) outs({name} : {ty})')
        self.results.append((name, ty, self.memory[0][source.indices()]))
        self.copies += 1

    def out_of_acc(self):
        """Stores an accumulator that is a parameter as rows, columns or boxes."""
        if self.dtype not in ('f32', 'i32', 'f16', 'bf16'):
            return
        layout = pick(['nd', 'nd', 'dn', 'nz'])
        rows, cols, physical, wide = self.extents(layout)
        physical, wide = up(physical, 16), up(wide, 16)
        whole = self.dtype == 'i32'
        values = draw.integers(-99, 99, (rows, cols)).astype('i4' if whole else 'f4')
        target = View(layout, rows, cols, 16 if self.size > 2 and draw.random() < 0.5 else self.block, 'any')
        if layout != 'nz':
            target.sizes = [1] * (len(target.sizes) - 2) + [rows, cols]
            target.shape = [max(a, b + c) for a, b, c in zip(target.shape, target.sizes, target.offsets)]
            target.stride(len(target.sizes), False)
        if not target.fits or np.prod(target.sizes) != rows * cols:
            return
        name = f'%m{len(self.results)}'
        ty = f'!pto.tile_buf<acc, {physical}x{wide}x{"i32" if whole else "f32"}, valid={rows}x{cols}, blayout=col_major, ' \
             'slayout=row_major, fractal=1024>'
        out = self.view(target, 1)
        self.line(f'pto.tstore ins({name} : {ty}) outs({out[0]} : {out[1]})')
        self.results.append((name, ty, values))
        bits = values.view('u4') if whole else encoded(values, self.dtype)
        self.memory[1][target.indices()] = bits
        self.copies += 1

    def text(self):
        constants = [f'  %n{number} = arith.constant {number} : index' for number in sorted(self.constants)]
        tiles = ''.join(f'{name}: {ty}, ' for name, ty, _ in self.results)
        parameters = f'%p0: !pto.ptr<{self.dtype}, gm>, %p1: !pto.ptr<{self.dtype}, gm>, {tiles}%hidden: index'
        return '\n'.join([f'func.func @views({parameters}) attributes {{pto.kernel}} {{', *constants, *self.lines, '  return', '}', ''])


def differs(kernel, found):
    expected = [*kernel.memory, *(values for _, _, values in kernel.results)]
    for at, (data, values) in enumerate(zip(found, expected)):
        given, values = (np.frombuffer(content, f'u{kernel.size}') for content in (data, values.tobytes()))
        bad = np.flatnonzero(given != values)
        if len(bad):
            return f'{len(bad)} elements of buffer {at}, first at {bad[0]}: expected {values[bad[0]]:#x}, found {given[bad[0]]:#x}'
    return None


def made():
    """Draws a kernel, for `reference_run.compare`."""
    kernel = Kernel()
    tiles = [values.tobytes() if '<acc' in ty else bytes(values.nbytes) for _, ty, values in kernel.results]
    arguments = [*(values.tobytes() for values in kernel.given), *tiles, '0']
    return kernel.text(), arguments, [kernel.dtype] * 2, lambda found: differs(kernel, found)


if __name__ == '__main__':
    seed(options.seed)
    sys.exit(reference_run.compare(options, 'views', made))
