"""Families of `reference.py`: windows, parts, counts, lists of records, and empty regions. Needs numpy."""
import numpy as np

from reference_case import BYTES, INTEGERS, Case, Tile, View, generic, index, pick, shape
from reference_values import FLOATS, arithmetic, decoded, draw, encoded, flushed, limits, numbers, width, wrapped

MOVED = [*INTEGERS, *BYTES, 'f16', 'bf16', 'f32']
NZ, ZN, ACC = ', blayout=col_major, slayout=row_major', ', slayout=col_major', ', blayout=col_major, slayout=row_major, fractal=1024'


def at(dtype, rows, cols, valid, values, words='', loc='vec'):
    return Tile(dtype, rows, cols, valid, values, words, loc)


def windows():
    """A window of a tile in vector memory, read or written."""
    op, dtype = pick(['textract', 'tinsert']), pick(['i8', 'f16', 'bf16', 'f32'])
    rows, cols, _ = shape(dtype)
    block = 256 // width(dtype)
    r2, c2 = int(draw.integers(1, rows + 1)), block * int(draw.integers(1, cols // block + 1))
    valid = int(draw.integers(1, r2 + 1)), int(draw.integers(1, c2 + 1))
    first = int(draw.integers(0, rows - r2 + 1)), int(draw.integers(0, cols - c2 + 1))
    inside = tuple(slice(f, f + v) for f, v in zip(first, valid))
    big, small = numbers(dtype, (rows, cols)), numbers(dtype, valid)
    places = [('{c0}', 'index'), ('{c1}', 'index')]
    scalars = [index(number) for number in first]
    if op == 'textract':
        tiles = [at(dtype, rows, cols, (rows, cols), big), at(dtype, r2, c2, valid, None)]
        return Case(op, generic(op, [0, *places], [1]), tiles, {1: big[inside]}, scalars=scalars)
    r = big.copy()
    r[inside] = small
    tiles = [at(dtype, r2, c2, valid, small), at(dtype, rows, cols, (rows, cols), big)]
    return Case(op, generic(op, [0, *places], [1]), tiles, {1: r}, scalars=scalars)


def boxes():
    """A window of whole boxes: into an operand of a product, or out of an accumulator."""
    op = pick(['textract', 'tinsert'])
    dtype = pick(['i8', 'f16', 'bf16', 'f32'])
    way = pick(['left', 'right', 'acc vec', 'acc mat'] if op == 'textract' else ['acc vec', 'acc mat', 'vec mat'])
    if 'acc' in way:
        dtype = 'f32'
    unit = (16, 16) if 'acc' in way else (max(16, 256 // width(dtype)),) * 2
    many = [int(draw.integers(1, 4)) for _ in range(2)]
    less = [int(draw.integers(1, number + 1)) for number in many]
    big, small = ([u * number for u, number in zip(unit, numbers)] for numbers in (many, less))
    first = [u * int(draw.integers(0, number - taken + 1)) for u, number, taken in zip(unit, many, less)]
    inside = tuple(slice(f, f + extent) for f, extent in zip(first, small))
    places, scalars = [('{c0}', 'index'), ('{c1}', 'index')], [index(number) for number in first]
    to = pick(['f16', 'bf16', 'f32']) if way == 'acc vec' else pick(['f16', 'bf16']) if way == 'acc mat' else dtype
    words, loc = {'left': (NZ, 'left'), 'right': (ZN, 'right'), 'acc vec': ('', 'vec')}.get(way, (NZ, 'mat'))
    relu = 'acc' in way and draw.random() < 0.5
    flag = ' {{reluPreMode = #pto<relu_pre_mode normal_relu>}}' if relu else ''

    def moved(values):
        values = np.where(values > 0, values, 0.0) if relu else values
        return decoded(encoded(values, to), to) if to in FLOATS else values
    kind = 'tame' if 'acc' in way else 'any'
    if op == 'textract':
        a = numbers(dtype, big, kind)
        source = at(dtype, *big, tuple(big), a, *((ACC, 'acc') if 'acc' in way else (NZ, 'mat')))
        tiles = [source, at(to, *small, tuple(small), None, words, loc)]
        return Case(op, generic(op, [0, *places], [1]) + flag, tiles, {1: moved(a[inside])}, scalars=scalars)
    a, old = numbers(dtype, small, kind), numbers(to, big)
    r = old.copy()
    r[inside] = moved(a)
    source = at(dtype, *small, tuple(small), a, *((ACC, 'acc') if 'acc' in way else (pick(['', NZ]), 'vec')))
    tiles = [source, at(to, *big, tuple(big), old, words, loc)]
    return Case(op, generic(op, [0, *places], [1]) + flag, tiles, {1: r}, scalars=scalars)


def parts():
    """Two sources, neither of which need cover the destination."""
    op = pick(['add', 'mul', 'max', 'min'])
    dtype = pick([*INTEGERS, *BYTES, 'f16', 'bf16', 'f32'])
    rows, cols, valid = shape(dtype)
    extents = [tuple(int(draw.integers(1, extent + 1)) for extent in valid) for _ in range(2)]
    a, b = (numbers(dtype, extent) for extent in extents)
    old = numbers(dtype, valid)
    r = old.copy()
    if op in ('max', 'min'):
        low, high = (-FLOATS[dtype][3], FLOATS[dtype][3]) if dtype in FLOATS else limits(dtype)
        r[:] = low if op == 'max' else high
    r[:extents[1][0], :extents[1][1]] = b
    both = tuple(slice(min(first, second)) for first, second in zip(*extents))
    r[:extents[0][0], :extents[0][1]] = a
    r[:extents[1][0], :extents[1][1]] = np.where(inside(extents[0], extents[1]), r[:extents[1][0], :extents[1][1]], b)
    r[both] = combined(op, dtype, a[both], b[both])
    tiles = [at(dtype, rows, cols, extent, values) for extent, values in zip((*extents, valid), (a, b, old))]
    return Case(f'tpart{op}', generic(f'tpart{op}', [0, 1], [2]), tiles, {2: r})


def inside(extents, region):
    """Returns which elements of a region are within extents."""
    rows, cols = np.indices(region)
    return (rows < extents[0]) & (cols < extents[1])


def combined(op, dtype, a, b):
    if dtype not in FLOATS:
        function = {'add': np.add, 'mul': np.multiply, 'max': np.maximum, 'min': np.minimum}[op]
        return wrapped(function(a, b), dtype)
    if op in ('add', 'mul'):
        return arithmetic({'add': np.add, 'mul': np.multiply}[op], dtype, a, b)
    sign = 1 if op == 'max' else -1
    better = (sign * a > sign * b) | ((a == b) & (np.signbit(a) == (sign < 0)))
    return np.where(np.isnan(a) | np.isnan(b), np.nan, np.where(better, a, b))


def counted():
    dtype = pick(['i16', 'si16', 'ui16', 'i32', 'si32', 'ui32'])
    size = width(dtype) // 8
    rows, cols, valid = shape(dtype)
    byte = int(draw.integers(0, size))
    a = np.zeros(valid, object)
    for place in range(size):
        a = a + draw.integers(0, 3, valid).astype(object) * 256**place
    higher = draw.integers(0, 3, (size - 1, valid[0])).astype(object)
    r = np.zeros((valid[0], 256), object)
    for row in range(valid[0]):
        for value in a[row]:
            if all(value >> 8 * (size - 1 - k) & 255 == higher[k, row] for k in range(size - 1 - byte)):
                r[row, value >> 8 * byte & 255] += 1
    a = wrapped(a, dtype)
    if size == 2:
        tile = Tile('ui8', rows, 1, (valid[0], 1), higher.T, ', blayout=col_major')
    else:
        if valid[0] > valid[1] or cols % 32:
            return None
        lines = max(1, 3 - byte)
        filled = draw.integers(0, 3, (lines, valid[1])).astype(object)
        filled[:3 - byte, :valid[0]] = higher[:3 - byte]
        tile = Tile('ui8', lines, cols, (lines, valid[1]), filled)
    flag = f' {{{{byte = {byte} : i32}}}}'
    tiles = [Tile(dtype, rows, cols, valid, a), tile, Tile(pick(['i32', 'si32', 'ui32']), rows, 256, (valid[0], 256))]
    return Case('thistogram', generic('thistogram', [0, 1], [2]) + flag, tiles, {2: r})


def packed():
    dtype, to = pick([(a + b, a + c) for a in ('', 's', 'u') for b, c in (('i32', 'i16'), ('i32', 'i8'), ('i16', 'i8'))])
    rows, cols, valid = shape(to)
    a = numbers(dtype, valid)
    tiles = [Tile(dtype, rows, cols, valid, a), Tile(to, rows, cols, valid)]
    return Case('tpack', generic('tpack', [0], [1]), tiles, {1: wrapped(a, to)})


def joined():
    dtype, index = pick(['i8', 'i16', 'i32', 'f16', 'bf16', 'f32']), pick(['i16', 'i32', 'i16'])
    rows, cols, valid = shape(dtype)
    _, c2, v2 = shape(dtype)
    v2, size = (valid[0], v2[1]), width(dtype) // 8
    both = valid[1] + v2[1]
    a, b, old = numbers(dtype, valid), numbers(dtype, v2), numbers(dtype, (valid[0], both))
    r, counts = old.copy(), [draw.integers(0, extent[1] + 1, valid[0]) for extent in (valid, v2)]
    for row, (m, n) in enumerate(zip(*counts)):
        r[row, :m], r[row, m:m + n] = a[row, :m], b[row, :n]
    of = lambda count: Tile(index, rows, 256 // width(index), (valid[0], 1), (count * size).reshape(-1, 1).astype(object))
    tiles = [Tile(dtype, rows, cols, valid, a), Tile(dtype, rows, c2, v2, b), *(of(count) for count in counts),
             Tile(dtype, rows, cols + c2, (valid[0], both), old)]
    return Case('tconcatidx', generic('tconcatidx', [0, 1, 2, 3], [4]), tiles, {4: r})


def triangles():
    dtype = pick(MOVED)
    rows, cols, valid = shape(dtype)
    upper, diagonal = int(draw.integers(0, 2)), int(draw.integers(-2, 3) * pick([1, 1, 40]))
    r = (np.triu if upper else np.tril)(np.ones(valid), diagonal)
    r = r if dtype in FLOATS else r.astype(int).astype(object)
    ty = pick(['i32', 'i64', 'i16'])
    text = f'pto.ttri ins({{c0}} {{{{upperOrLower = {upper} : i32}}}} : {ty}) outs({{0}} : {{t0}})'
    return Case('ttri', text, [Tile(dtype, rows, cols, valid)], {0: r}, scalars=[f'{"@" * pick([0, 1])}{diagonal} : {ty}'])


def record(dtype, value, position):
    """The elements of a record, as bits."""
    words = [int(encoded(value, dtype))]
    return words + [position] if dtype == 'f32' else words + [0, position % 2**16, position >> 16]


class Words(Case):
    """Floats that are compared bitwise; the values at some positions are unspecified."""
    def __init__(self, name, text, tiles, expected, ignored=(), scalars=()):
        super().__init__(name, text, tiles, expected, scalars=scalars)
        self.ignored = ignored

    def wrong(self, found):
        for at, words in self.expected.items():
            bits = self.tiles[at].bits(found[at]).astype(np.int64)
            bad = [place for place in np.flatnonzero(bits != np.ravel(words)) if place not in self.ignored]
            if bad:
                return f'{len(bad)} words, first at {bad[0]}: expected {np.ravel(words)[bad[0]]}, found {bits[bad[0]]}'
        return None


def words_of(bits, dtype):
    return decoded(np.array(bits, np.uint32 if dtype == 'f32' else np.uint16), dtype)


def lists():
    """Two to four sorted lists merged; with `exhausted`, until one of them has ended."""
    dtype, ends = pick(['f32', 'f16']), bool(draw.integers(0, 2))
    size = 64 // width(dtype)
    runs = []
    for number in range(int(draw.integers(2, 5))):
        values = np.sort(draw.integers(-20, 20, int(draw.integers(1, 40))) * 0.5)[::-1]
        # Neither half of a position is a NaN.
        positions = draw.integers(0, 2**14, len(values)) + 2**16 * draw.integers(0, 9, len(values))
        runs.append([(float(value), int(position), number, place)
                     for place, (value, position) in enumerate(zip(values, positions))])
    merged = sorted((entry for run in runs for entry in run), key=lambda entry: (-entry[0], entry[2], entry[3]))
    if ends:
        last = [run[-1] for run in runs]
        merged = merged[:min(merged.index(entry) for entry in last) + 1]
    total = size * sum(len(run) for run in runs)
    flat = lambda entries: [word for value, position, *_ in entries for word in record(dtype, value, position)]
    block = 256 // width(dtype)
    tile = lambda count, values=None: Tile(dtype, 1, block * -(-count // block), (1, count), values)
    old = np.full((1, total), 0.5)
    r = [*flat(merged), *[int(encoded(0.5, dtype))] * (total - size * len(merged))]
    tiles = [tile(size * len(run), words_of(flat(run), dtype).reshape(1, -1)) for run in runs]
    count = len(tiles)
    room = sum(one.cols for one in tiles)
    tiles += [Tile(dtype, 1, room, (1, room)), Tile(dtype, 1, room, (1, total), old)]
    names = ', '.join(f'{{{place}}}' for place in range(count + 1))
    types = ', '.join(f'{{t{place}}}' for place in range(count + 1))
    text = f'%taken_{{c0}} = arith.constant dense<0> : vector<4xi16>\n  pto.tmrgsort ins({names} {{{{exhausted = ' \
           f'{str(ends).lower()}}}}} : {types}) outs({{{count + 1}}}, %taken_{{c0}} : {{t{count + 1}}}, vector<4xi16>)'
    text = text.replace('%taken_{c0}', f'%taken{draw.integers(0, 2**40)}')
    ignored = {place for place in range(size * len(merged)) if place % 4 == 1} if dtype == 'f16' else ()
    return Words('tmrgsort', text, tiles, {count + 1: r}, ignored)


def sorted_rows():
    """Groups of 32 in several rows; the last group may be smaller; one row of positions may serve all rows."""
    dtype = pick(['f32', 'f16'])
    rows, cols, valid = shape(dtype)
    a = numbers(dtype, valid)
    a = np.where(np.isnan(a) | (a == 0), 1.0, a)
    a = np.where(draw.random(valid) < 0.3, a.ravel()[0], flushed(a, dtype) + 0.0)
    one = draw.random() < 0.3
    positions = draw.integers(0, 2**31, (1 if one else valid[0], valid[1])).astype(object)
    r = []
    for row in range(valid[0]):
        for first in range(0, valid[1], 32):
            group = sorted(range(first, min(first + 32, valid[1])), key=lambda col: -a[row, col])
            for col in group:
                r += record(dtype, a[row, col], positions[0 if one else row, col])
    size = 64 // width(dtype)
    c2 = 8 * -(-cols // 8)
    tiles = [Tile(dtype, rows, cols, valid, a), Tile('ui32', 1 if one else rows, c2, positions.shape, positions),
             Tile(dtype, rows, size * cols, (valid[0], size * valid[1]))]
    ignored = set(range(1, len(r), 4)) if dtype == 'f16' else ()
    return Words('tsort32', generic('tsort32', [0, 1], [2]), tiles, {2: r}, ignored)


def sequences():
    dtype, down = pick(['i16', 'si16', 'ui16', 'i32', 'si32', 'ui32']), bool(draw.integers(0, 2))
    cols, valid = shape(dtype)[1:]
    start = int(numbers(dtype, (1, 1))[0, 0])
    r = wrapped(start + (-1 if down else 1) * np.arange(valid[1]).astype(object), dtype)
    text = f'pto.tci ins({{c0}} : {dtype}) outs({{0}} : {{t0}}) {{{{descending = {str(down).lower()}}}}}'
    return Case('tci', text, [Tile(dtype, 1, cols, (1, valid[1]))], {0: r}, scalars=[f'{start} : {dtype}'])


def stored():
    """An atomic store that adds to memory, and a load into a padded tile."""
    op = pick(['tstore', 'tload'])
    dtype = pick(['i8', 'i16', 'i32', 'f16', 'bf16', 'f32'] if op == 'tstore' else MOVED)
    rows, cols, valid = shape(dtype)
    a, b = (numbers(dtype, valid, 'small' if op == 'tstore' else 'any') for _ in range(2))
    if op == 'tload':
        words = pick(['', ', pad=1', ', pad=2', ', pad=3'])
        return Case(op, generic(op, [0], [1]), [View(dtype, *valid, a), Tile(dtype, rows, cols, valid, None, words)], {1: a})
    way = pick(['none', 'add', 'add', *['max', 'min'] * (dtype == 'i32')])
    words = [f'atomicType = #pto<atomic_type atomic_{way}>'] * (way != 'none' or draw.random() < 0.3)
    words += [f'stPhase = #pto<st_phase {pick(["unspecified", "partial", "final"])}>'] * (draw.random() < 0.3)
    r = {'none': a, 'add': a + b, 'max': np.maximum(a, b), 'min': np.minimum(a, b)}[way]
    flag = f' {{{{{", ".join(words)}}}}}' if words else ''
    r = r if dtype in FLOATS else wrapped(r, dtype)
    source = Tile(dtype, rows, cols, valid, a)
    if dtype in ('i32', 'f32') and draw.random() < 0.4:
        whole = tuple(16 * -(-extent // 16) for extent in valid)
        source = at(dtype, *whole, valid, a, ACC, 'acc')
    return Case(op, generic(op, [0], [1]) + flag, [source, View(dtype, *valid, b)], {1: r})


FAMILIES = [windows, boxes, parts, counted, packed, joined, triangles, lists, sorted_rows, sequences, stored]
