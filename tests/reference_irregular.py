"""Families of `reference.py`: quantisation, padding, positions of extremes, and sorts of f16. Needs numpy."""
import numpy as np

from reference_case import BYTES, INTEGERS, Case, Tile, generic, pick, shape, up
from reference_values import FLOATS, arithmetic, draw, encoded, limits, numbers, rounded


def of_rows(values):
    """A tile with one number for each row."""
    return Tile('f32', up(len(values), 8), 1, values.shape, values, ', blayout=col_major')


def quantised():
    rows, cols, valid = shape('f32')
    offset = draw.random() < 0.5
    a = numbers('f32', valid, 'tame') * 4
    factor, shift = (numbers('f32', (valid[0], 1), 'tame') for _ in range(2))
    r = arithmetic(np.multiply, 'f32', a, np.broadcast_to(factor, valid))
    if offset:
        r = arithmetic(np.add, 'f32', r, np.broadcast_to(shift, valid))
    low, high = limits('ui8' if offset else 'si8')
    r = np.array([min(max(int(x), low), high) for x in rounded(r, 'even').ravel()], object).reshape(valid)
    to = pick(['ui8', 'i8'] if offset else ['si8', 'i8'])
    source, result = (Tile(dtype, rows, up(cols, 32), valid, x) for dtype, x in (('f32', a), (to, None)))
    flag = f' {{{{quant_type = #pto<quant_type INT8_{"ASYM" if offset else "SYM"}>}}}}'
    if offset:
        return Case('tquant', generic('tquant', [0, 1, 2], [3]) + flag, [source, of_rows(factor), of_rows(shift), result], {3: r})
    return Case('tquant', generic('tquant', [0, 1], [2]) + flag, [source, of_rows(factor), result], {2: r})


def dequantised():
    dtype = pick(['i8', 'i16'])
    rows, cols, valid = shape('f32')
    a = numbers(dtype, valid)
    factor, shift = (numbers('f32', (valid[0], 1), 'tame') for _ in range(2))
    moved = arithmetic(np.subtract, 'f32', a.astype(np.float64), np.broadcast_to(shift, valid))
    r = arithmetic(np.multiply, 'f32', moved, np.broadcast_to(factor, valid))
    source, result = (Tile(ty, rows, up(cols, 32), valid, x) for ty, x in ((dtype, a), ('f32', None)))
    return Case('tdequant', generic('tdequant', [0, 1, 2], [3]), [source, of_rows(factor), of_rows(shift), result], {3: r})


def padded():
    dtype = pick([*INTEGERS, *BYTES, 'f16', 'f32'])
    rows, cols, valid = shape(dtype)
    a = numbers(dtype, valid)
    # The greatest and the least float of a padding are finite.
    low, high = (-FLOATS[dtype][3], FLOATS[dtype][3]) if dtype in FLOATS else limits(dtype)
    pad = pick([1, 2, 3])
    r = np.full((rows, cols), {1: 0, 2: high, 3: low}[pad], a.dtype)
    r[:valid[0], :valid[1]] = a
    tiles = [Tile(dtype, rows, cols, valid, a), Tile(dtype, rows, cols, (rows, cols), None, f', pad={pad}')]
    return Case('tfillpad', generic('tfillpad', [0], [1]), tiles, {1: r})


def partial_positions():
    kind, dtype = pick(['max', 'min']), pick(['i8', 'ui8', 'i16', 'ui16', 'i32', 'ui32', 'f16', 'bf16', 'f32'])
    rows, cols, valid = shape(dtype)
    smaller = list(valid)
    axis = int(draw.integers(0, 2))
    smaller[axis] = int(draw.integers(1, valid[axis] + 1))
    inside = tuple(slice(extent) for extent in smaller)
    a, b = numbers(dtype, valid, 'tame'), numbers(dtype, smaller, 'tame')
    index = pick(['i32', 'si32', 'ui32'])
    at, other = (draw.integers(0, 1000, extents).astype(object) for extents in (valid, smaller))
    if np.any(a[inside] == b):
        return None
    better = b > a[inside] if kind == 'max' else b < a[inside]
    r, position = a.copy(), at.copy()
    r[inside], position[inside] = np.where(better, b, a[inside]), np.where(better, other, at[inside])
    tile = lambda ty, values, extents=valid: Tile(ty, rows, cols, tuple(extents), values)
    tiles = [tile(dtype, a), tile(dtype, b, smaller), tile(index, at), tile(index, other, smaller), tile(dtype, None),
             tile(index, None)]
    op = f'tpartarg{kind}'
    return Case(op, generic(op, [0, 1, 2, 3], [4, 5]), tiles, {4: r, 5: position})


class Records(Case):
    """Records of f16; their second half word is unspecified."""

    def wrong(self, found):
        given = self.tiles[2].bits(found[2]).copy()
        given[1::4] = 0
        bad = np.flatnonzero(given != self.expected[2])
        if not len(bad):
            return None
        return f'{len(bad)} half words, first at {bad[0]}: expected {self.expected[2][bad[0]]}, found {given[bad[0]]}'


def sorted_halves():
    n = 32 * int(draw.integers(1, 4))
    a = (draw.permutation(n) - n / 2).reshape(1, n)
    index = draw.integers(0, 2**31, (1, n)).astype(object)
    order = [i for at in range(0, n, 32) for i in sorted(range(at, at + 32), key=lambda i: -a[0, i])]
    words = [word for i in order for word in (int(encoded(a[0, i], 'f16')), 0, index[0, i] % 2**16, index[0, i] // 2**16)]
    tiles = [Tile('f16', 1, n, (1, n), a), Tile('ui32', 1, n, (1, n), index), Tile('f16', 1, 4 * n, (1, 4 * n))]
    return Records('tsort32', generic('tsort32', [0, 1], [2]), tiles, {2: np.array(words, np.uint16)})


FAMILIES = [quantised, dequantised, padded, partial_positions, sorted_halves]
