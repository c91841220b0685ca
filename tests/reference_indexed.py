"""Families of `reference.py`: gathers and scatters, of tiles and of global memory, by index, pattern and comparison. Needs numpy."""
import numpy as np

from reference_case import BYTES, INTEGERS, Case, Tile, View, constant, generic, pick, shape, up
from reference_values import FLOATS, draw, limits, numbers, width, wrapped

# Element types that are moved, and types of indices into memory.
MOVED = [*INTEGERS, *BYTES, 'f16', 'bf16', 'f32']
WORDS = ['i32', 'si32', 'ui32']


def around(count, index, extents):
    """Draws indices, some of which are out of bounds, a few by far."""
    low, high = limits(index)
    near = draw.integers(max(low, -2 * count), 3 * count, extents)
    far = draw.integers(low, high, extents, endpoint=True)
    return np.where(draw.random(extents) < 0.2, far, near).astype(object)


def bounded(at, count, mode):
    """Returns indices in bounds, according to the mode; -1 for those that have no effect."""
    if mode == 'clamp':
        return np.clip(at, 0, count - 1)
    if mode == 'wrap':
        return at % count
    return np.where((at >= 0) & (at < count), at, -1)


def of_rows(index, at):
    """A tile with an index for each row, as a row or as a column."""
    block = 256 // width(index)
    if draw.random() < 0.5:
        return Tile(index, 1, up(at.size, block), (1, at.size), at.reshape(1, -1))
    return Tile(index, up(at.size, block), 1, (at.size, 1), at.reshape(-1, 1), ', blayout=col_major')


def memory():
    """A matrix in global memory, and a tile that is not wider."""
    dtype = pick([*MOVED, 'f8E4M3FN', 'f8E5M2', 'f8E4M3'])
    rows, cols, valid = shape(dtype)
    height, breadth = int(draw.integers(1, 12)), valid[1] + int(draw.integers(0, 5)) * int(draw.random() < 0.5)
    return dtype, rows, cols, valid, (height, breadth)


def gathered_memory():
    dtype, rows, cols, valid, extents = memory()
    mode, unit, index = pick(['undefined', 'clamp', 'wrap', 'zero']), pick(['row', 'elem']), pick(WORDS)
    count = extents[0] if unit == 'row' else extents[0] * extents[1]
    many = (valid[0],) if unit == 'row' else valid
    at = draw.integers(0, count, many).astype(object) if mode == 'undefined' else around(count, index, many)
    mem = numbers(dtype, extents)
    inside = bounded(at, count, mode).astype(int)
    # Index -1 selects the appended element.
    zero = np.zeros(1, mem.dtype) if dtype in FLOATS else np.array([0], object)
    if unit == 'elem':
        tile = Tile(index, rows, up(cols, 8), valid, at)
        r = np.concatenate([mem.ravel(), zero])[inside]
    else:
        tile = of_rows(index, at)
        r = np.concatenate([mem, np.broadcast_to(zero, (1, extents[1]))])[inside, :valid[1]]
    flag = f' {{{{coalesce = #pto<coalesce {unit}>, gatherOob = #pto<gather_oob {mode}>}}}}'
    tiles = [View(dtype, *extents, mem), tile, Tile(dtype, rows, cols, valid)]
    return Case('mgather', generic('mgather', [0, 1], [2]) + flag, tiles, {2: r})


def scattered_memory():
    dtype, rows, cols, valid, extents = memory()
    mode, unit, index = pick(['undefined', 'skip', 'clamp', 'wrap']), pick(['row', 'elem']), pick(WORDS)
    atomic, last = pick(['none', 'none', 'add', 'max', 'min']), False
    if atomic != 'none':
        dtype = pick(['f32', *WORDS] if atomic != 'add' else ['f16', 'f32', *WORDS])
        rows, cols, valid = shape(dtype)
        extents = extents[0], valid[1] + int(draw.integers(0, 5))
    count = extents[0] if unit == 'row' else extents[0] * extents[1]
    many = (valid[0],) if unit == 'row' else valid
    if atomic == 'none' and draw.random() < 0.5:
        if np.prod(many) > count:
            return None
        at = draw.permutation(count)[:int(np.prod(many))].reshape(many).astype(object)
    else:
        last = atomic == 'none'
        at = draw.integers(0, count, many).astype(object) if mode == 'undefined' else around(count, index, many)
    kind = 'any' if atomic == 'none' or dtype not in FLOATS else 'small'
    source, mem = numbers(dtype, valid, kind), numbers(dtype, extents, kind)
    r = mem.copy() if unit == 'row' else mem.reshape(-1, 1).copy()
    wide = valid[1] if unit == 'row' else 1
    for to, line in zip(bounded(at, count, mode).ravel(), source if unit == 'row' else source.reshape(-1, 1)):
        if to >= 0:
            old = r[to, :wide]
            new = {'none': lambda _, new: new, 'add': np.add, 'max': np.maximum, 'min': np.minimum}[atomic](old, line)
            r[to, :wide] = new if dtype in FLOATS else wrapped(new, dtype)
    words = [f'scatterOob = #pto<scatter_oob {mode}>', f'scatterAtomicOp = #pto<scatter_atomic_op {atomic}>']
    words += ['scatterConflict = #pto<scatter_conflict last>'] * last
    words += ['scatterConflict = #pto<scatter_conflict default>'] * (not last and draw.random() < 0.2)
    tile = of_rows(index, at) if unit == 'row' else Tile(index, rows, up(cols, 8), valid, at)
    flag = f' {{{{coalesce = #pto<coalesce {unit}>, {", ".join(words)}}}}}'
    if mode == 'undefined' and atomic == 'none' and not last and draw.random() < 0.5:
        # The extents of the indices state whether they index elements or rows.
        flag = ''
    tiles = [Tile(dtype, rows, cols, valid, source), tile, View(dtype, *extents, mem)]
    return Case('mscatter', generic('mscatter', [0, 1], [2]) + flag, tiles, {2: r})


def places(cols, valid):
    """Positions of the valid elements in a tile with rows of `cols`."""
    return (np.arange(valid[0]).reshape(-1, 1) * cols + np.arange(valid[1])).ravel()


def gathered():
    dtype = pick([*INTEGERS, *BYTES, 'f16', 'f32'])
    index = pick(WORDS if width(dtype) == 32 else ['i16', 'ui16', 'si16'])
    rows, cols, valid = shape(dtype)
    r2, c2, v2 = shape(dtype)
    a = numbers(dtype, valid)
    at = draw.integers(0, a.size, v2)
    tiles = [Tile(dtype, rows, cols, valid, a), Tile(index, r2, c2, v2, places(cols, valid)[at].astype(object)),
             Tile('i32', r2, up(c2, 8), v2), Tile(dtype, r2, c2, v2)]
    order = [0, 1] if draw.random() < 0.5 else [0, 1, 2]
    return Case('tgather', generic('tgather', order, [3]), tiles, {3: a.ravel()[at]})


RELATIONS = {'eq': np.equal, 'gt': np.greater}


def gathered_where():
    dtype, word = pick(['i16', 'i32', 'f16', 'f32']), pick(list(RELATIONS))
    rows, cols, valid = shape(dtype)
    a, k = numbers(dtype, valid), numbers(dtype, (1, 1))[0, 0]
    a = np.where(draw.random(valid) < 0.3, k, a)
    offset = int(draw.integers(-20, 20))
    found = RELATIONS[word](a, k).astype(bool)
    r = draw.integers(-99, 0, valid).astype(object)
    old = r.copy()
    for row in range(valid[0]):
        at = np.flatnonzero(found[row])
        r[row, :len(at)] = at + offset
    text, ty = constant(dtype, k)
    whole_cols = up(cols, 8)
    flag = f' {{{{cmpMode = #pto<cmp {word}>, offset = {offset} : i32}}}}'
    tiles = [Tile(dtype, rows, cols, valid, a), Tile('ui8', 1, 32 * rows, (1, 32 * rows)),
             Tile('i32', rows, whole_cols, valid, old), Tile('i32', rows, 8, (valid[0], 1))]
    return Case('tgather', generic('tgather', [0, ('{c0}', ty), 1], [2, 3]) + flag, tiles,
                {2: r, 3: found.sum(1, keepdims=True)}, scalars=[text])


def scattered():
    dtype = pick(MOVED)
    index = pick(WORDS if width(dtype) == 32 else ['i16', 'si16', 'ui16'])
    rows, cols, valid = shape(dtype)
    r2, c2, v2 = shape(dtype)
    if v2[0] < valid[0] or v2[1] < valid[1]:
        return None
    a, old = numbers(dtype, valid), numbers(dtype, v2)
    at = draw.integers(0, old.size, valid)
    r = old.ravel().copy()
    for to, value in zip(at.ravel(), a.ravel()):
        r[to] = value
    block = 256 // min(width(dtype), width(index))
    tiles = [Tile(dtype, rows, up(cols, block), valid, a),
             Tile(index, rows, up(cols, block), valid, places(c2, v2)[at].astype(object)), Tile(dtype, r2, c2, v2, old)]
    return Case('tscatter', generic('tscatter', [0, 1], [2]), tiles, {2: r})


def blocks():
    dtype = pick(MOVED)
    one = 256 // width(dtype)
    rows, cols, _ = shape(dtype)
    count = int(draw.integers(1, 6))
    lines, wide = int(draw.integers(1, 5)), one * count
    a = numbers(dtype, (rows, cols))
    at = draw.integers(0, a.size // one, (lines, count)).astype(object)
    r = a.reshape(-1, one)[at.astype(int)].reshape(lines, wide)
    valid = (lines, int(draw.integers(wide - one + 1, wide + 1)))
    tiles = [Tile(dtype, rows, cols, (rows, cols), a), Tile(pick(WORDS), lines, up(count, 8), (lines, count), at * 32),
             Tile(dtype, lines, wide, valid)]
    return Case('tgatherb', generic('tgatherb', [0, 1], [2]), tiles, {2: r[:, :valid[1]]})


# The first element and the distance of elements that a mask takes.
MASKS = {'P0101': (0, 2), 'P1010': (1, 2), 'P0001': (0, 4), 'P0010': (1, 4), 'P0100': (2, 4), 'P1000': (3, 4), 'P1111': (0, 1)}


def masked():
    """A gather or a scatter of the elements or rows of a pattern."""
    op, axis, word = pick(['tgather', 'tscatter']), pick(['row', 'col']), pick(list(MASKS))
    dtype = pick([*INTEGERS, *BYTES, 'f16', 'f32', *(['bf16'] if op == 'tscatter' else ['f8E4M3FN', 'f8E5M2'])])
    first, step = MASKS[word]
    block = 256 // width(dtype)
    if axis == 'row':
        extents = int(draw.integers(1, 5)), 4 * int(draw.integers(1, block))
        taken, less = (slice(None), slice(first, None, step)), (extents[0], extents[1] // step)
    else:
        extents = 4 * int(draw.integers(1, 5)), int(draw.integers(1, 2 * block))
        taken, less = (slice(first, None, step), slice(None)), (extents[0] // step, extents[1])
    if less[1] % block and op == 'tgather':
        return None
    tile = lambda valid, values: Tile(dtype, valid[0], up(valid[1], block), valid, values)
    pattern, in_words = f'maskPattern = #pto.mask_pattern<{word}>', op == 'tgather' and draw.random() < 0.5
    words = f'{{{{{pattern}, axis = "{axis}"}}}} : {{t0}}' if in_words else f'{{{{{pattern}}}}} : {{t0}}, "{axis}"'
    text = f'pto.{op} ins({{0}}, {words}) outs({{1}} : {{t1}})'
    if op == 'tgather':
        a = numbers(dtype, extents)
        return Case(op, text, [tile(extents, a), tile(less, None)], {1: a[taken]})
    a, r = numbers(dtype, less), numbers(dtype, extents)
    old = r.copy()
    r[taken] = a
    return Case(op, text, [tile(less, a), tile(extents, old)], {1: r})


FAMILIES = [gathered_memory, scattered_memory, gathered, gathered_where, scattered, blocks, masked]
