"""Families of `reference.py`: element types of few bits (fp8, hif8, fp4 and their pairs), windows of boxes, and single elements. Needs numpy.

The formats are those of OCP (E4M3, E5M2, E8M0, E2M1), IEEE-like E4M3, and "Ascend HiFloat8 Format for Deep Learning" (arXiv
2409.16626). Moves copy bits. No source defines `tquant_hif4` and `tmatmul_mx_hif4`, nor products of hif8 that are not exact.
"""
import numpy as np

from reference_case import Case, Tile, View, generic, index, pick, shape, up
from reference_values import draw, numbers

NZ, ZN, ZZ = ', blayout=col_major, slayout=row_major', ', slayout=col_major', ', slayout=row_major'
ACC = ', blayout=col_major, slayout=row_major, fractal=1024'
# Types of bytes and of two bytes whose elements are copied as bits, as this script spells them.
BYTE_TYPES = ['f8E4M3FN', 'f8E5M2', 'f8E4M3', 'f8E4M3FNUZ', 'f8E4M3B11FNUZ', 'f8E5M2FNUZ', '!pto.hif8', '!pto.f8E8M0', '!pto.f4E1M2x2',
              '!pto.f4E2M1x2']
WIDE_TYPES = ['!pto.hif8x2', '!pto.bf16x2']


class Low(Tile):
    """A tile whose elements are compared bitwise: its values are whole numbers of as many bits as `dtype` has."""

    def __init__(self, spelling, dtype, rows, cols, valid, values=None, words='', loc='vec'):
        self.spelling = spelling
        super().__init__(dtype, rows, cols, valid, values, words, loc)

    def spelled(self, extents, valid):
        return super().spelled(extents, valid).replace(f'x{self.dtype},', f'x{self.spelling},')


def low(types=BYTE_TYPES + WIDE_TYPES):
    """A type, the integer type of its width, and the number of elements in 32 bytes."""
    spelling = pick(types)
    dtype = {'!pto.hif8x2': 'ui16', '!pto.bf16x2': 'ui32'}.get(spelling, 'ui8')
    return spelling, dtype, 256 // int(dtype[2:])


def moved_bits():
    """Moves within vector memory, between layouts, and to L1 and operands."""
    way = pick(['vec', 'vec', 'layout', 'mat', 'left', 'right', 'fill'])
    spelling, dtype, block = low(BYTE_TYPES if way in ('left', 'right') else BYTE_TYPES + WIDE_TYPES)
    tile = lambda *rest: Low(spelling, dtype, *rest)
    if way in ('vec', 'fill'):
        rows, cols, valid = shape(dtype)
        a = numbers(dtype, valid)
        if way == 'vec':
            return Case('tmov', generic('tmov', [0], [1]), [tile(rows, cols, valid, a), tile(rows, cols, valid)], {1: a})
        r = np.full((rows, cols), 0, object)
        r[:valid[0], :valid[1]] = a
        tiles = [tile(rows, cols, valid, a), tile(rows, cols, (rows, cols), None, ', pad=1')]
        return Case('tfillpad', generic('tfillpad', [0], [1]), tiles, {1: r})
    rows, cols = 16 * int(draw.integers(1, 4)), block * int(draw.integers(1, 4))
    a = numbers(dtype, (rows, cols))
    if way == 'layout':
        words = [pick(['', NZ, ', blayout=col_major']) for _ in range(2)]
        down = 32 if any(word == ', blayout=col_major' for word in words) and dtype == 'ui8' else 16
        if rows % down:
            return None
        return Case('tmov', generic('tmov', [0], [1]), [tile(rows, cols, (rows, cols), a, words[0]), tile(rows, cols, (rows, cols), None, words[1])],
                    {1: a})
    if way == 'mat':
        tiles = [tile(rows, cols, (rows, cols), a, pick(['', NZ])), tile(rows, cols, (rows, cols), None, NZ, 'mat')]
        return Case('tmov mat', generic('tmov', [0], [1]), tiles, {1: a})
    if rows % block:
        return None
    tiles = [tile(rows, cols, (rows, cols), a, NZ, 'mat'), tile(rows, cols, (rows, cols), None, NZ if way == 'left' else ZN, way)]
    return Case(f'tmov {way}', generic('tmov', [0], [1]), tiles, {1: a})


PLAIN = {'i8': 'ui8', 'f16': 'ui16', 'bf16': 'ui16', 'f32': 'ui32', 'i32': 'ui32'}


def single():
    """Reads an element, and writes it elsewhere."""
    types = {**PLAIN, 'i16': 'ui16'}
    spelling = pick([*types, *BYTE_TYPES])
    dtype = types.get(spelling, 'ui8')
    rows, cols, valid = shape(dtype)
    a, b = numbers(dtype, valid), numbers(dtype, valid)
    places = [tuple(int(draw.integers(0, extent)) for extent in valid) for _ in range(2)]
    r = b.copy()
    r[places[1]] = a[places[0]]
    name = f'%element{draw.integers(0, 2**40)}'
    text = f'{name} = pto.tgetval ins({{0}}, {{c0}} : {{t0}}, index) outs : {spelling}\n' \
           f'  pto.tsetval ins({{c1}}, {name} : index, {spelling}) outs({{1}} : {{t1}})'
    tiles = [Low(spelling, dtype, rows, cols, valid, values) for values in (a, b)]
    return Case('tgetval', text, tiles, {1: r}, scalars=[index(row * cols + col) for row, col in places])


def windows_of_bits():
    """Windows of boxed tiles, and of rows of one-byte elements: read or written, some as two or four parts of columns."""
    op, plain = pick(['textract', 'tinsert']), draw.random() < 0.5
    spelling = pick(list(PLAIN)) if plain else pick(BYTE_TYPES)
    dtype = PLAIN[spelling] if plain else 'ui8'
    block = 256 // int(dtype[2:])
    tile = lambda *rest: Low(spelling, dtype, *rest)
    way = pick(['vec', 'left', 'right', 'scaling', 'mat'] if op == 'textract' else ['vec', 'boxes', 'mat', 'split'])
    if spelling == 'i32' and op == 'textract' or spelling == '!pto.f8E8M0':
        return None
    unit = (block,) * 2 if way in ('left', 'right') else (16, block) if way != 'vec' else (1, block)
    if way in ('left', 'right') and block < 16:
        unit = (16, 16)
    many = [int(draw.integers(1, 4)) for _ in range(2)]
    less = [int(draw.integers(1, number + 1)) for number in many]
    big, small = ([u * number for u, number in zip(unit, counts)] for counts in (many, less))
    first = [u * int(draw.integers(0, number - taken + 1)) for u, number, taken in zip(unit, many, less)]
    if way == 'vec' and op == 'textract':
        first[1] = int(draw.integers(0, big[1] - small[1] + 1))
    inside = tuple(slice(f, f + extent) for f, extent in zip(first, small))
    places = [('{c0}', 'index'), ('{c1}', 'index')]
    scalars = [f'{"@" * int(draw.integers(0, 2))}{number} : index' for number in first]
    a, b = numbers(dtype, big), numbers(dtype, small)
    if op == 'textract':
        if way == 'scaling':
            big, small, inside = (1, big[1]), (1, small[1]), (slice(0, 1), inside[1])
            scalars[0], a = '0 : index', a[:1]
        words = {'vec': ('', ''), 'left': (NZ, NZ), 'right': (NZ, ZN), 'scaling': ('', ''), 'mat': (pick(['', NZ]), NZ)}[way]
        source, target = ('vec' if way in ('vec', 'mat') else 'mat'), way
        tiles = [tile(*big, tuple(big), a, words[0], source), tile(*small, tuple(small), None, words[1], target)]
        case = Case(f'textract {way}', generic(op, [0, *places], [1]), tiles, {1: a[inside]}, scalars=scalars)
    else:
        words = {'vec': ('', ''), 'boxes': (NZ, NZ), 'mat': (pick(['', NZ]), NZ), 'split': (NZ, NZ)}[way]
        target = 'vec' if way in ('vec', 'boxes') else 'mat'
        flag = f' {{{{tinsertMode = #pto.tinsert_mode<{pick(["split2", "split4"])}>}}}}' if way == 'split' else ''
        r = a.copy()
        r[inside] = b
        tiles = [tile(*small, tuple(small), b, words[0]), tile(*big, tuple(big), a, words[1], target)]
        case = Case(f'tinsert {way}', generic(op, [0, *places], [1]) + flag, tiles, {1: r}, scalars=scalars)
    case.variant = spelling
    return case


def windows_anywhere():
    """Windows that begin and end within boxes; elements around an inserted window are unchanged."""
    op, way = pick([('textract', 'left'), ('textract', 'right'), ('textract', 'acc vec'), ('textract', 'acc mat'), ('textract', 'mat'),
                    ('tinsert', 'acc vec'), ('tinsert', 'acc mat'), ('tinsert', 'mat'), ('tinsert', 'boxes')])
    spelling = pick(['f32', 'f16', 'i8']) if 'acc' not in way else 'f32'
    dtype, block = PLAIN[spelling], 256 // int(PLAIN[spelling][2:])
    unit = max(16, block)
    big = [unit * int(draw.integers(1, 4)) for _ in range(2)]
    small = [unit * int(draw.integers(1, extent // unit + 1)) for extent in big]
    valid = [int(draw.integers(1, extent + 1)) if draw.random() < 0.5 else extent for extent in small]
    if way in ('left', 'right'):
        # An operand has the boxes of its valid region.
        small = [up(extent, 16 if axis == (way == 'right') else unit) for axis, extent in enumerate(valid)]
    if 'acc' in way and op == 'tinsert':
        small[0] = up(valid[0], 16)
    first = [int(draw.integers(0, extent - taken + 1)) for extent, taken in zip(big, small if op == 'textract' else valid)]
    first = [at - at % (unit if draw.random() < 0.5 else 1) for at in first]
    inside = tuple(slice(f, f + extent) for f, extent in zip(first, valid))
    kind = {'acc vec': ('', 'vec'), 'acc mat': (NZ, 'mat'), 'mat': (NZ, 'mat'), 'left': (NZ, 'left'), 'right': (ZN, 'right'), 'boxes': (NZ, 'vec')}
    words, loc = kind[way]
    own, at = (ACC, 'acc') if 'acc' in way else (NZ, 'mat') if loc in ('left', 'right') else (NZ if way == 'boxes' else pick(['', NZ]), 'vec')
    places = [('{c0}', 'index'), ('{c1}', 'index')]
    # Lowering rejects windows whose columns begin within a line of a box; if they are known only at run time, the kernel stops.
    known = loc == 'mat' or 'acc' in way and op == 'textract'
    scalars = [f'{"@" * int(draw.random() < 0.5 and not (known and (first[1] % unit or valid[1] % unit)))}{number} : index'
               for number in first]
    half = way == 'acc mat'
    to = lambda *rest: Tile('f16', *rest) if half else Low(spelling, dtype, *rest)
    if way == 'acc vec' or way == 'acc mat':
        a, b = (draw.integers(-9, 9, extents).astype(float) for extents in ((big, big) if op == 'textract' else (valid, big)))
        of = lambda *rest: Tile('f32', *rest)
        to = lambda *rest: Tile('f16' if half else 'f32', *rest)
    else:
        a, b = numbers(dtype, big if op == 'textract' else valid), numbers(dtype, big)
        of = to
    if op == 'textract':
        tiles = [of(*big, tuple(big), a, own, at), to(*small, tuple(valid), None, words, loc)]
        return Case(f'textract {way} anywhere', generic(op, [0, *places], [1]), tiles, {1: a[inside]}, scalars=scalars)
    b[inside] = a
    old = b.copy()
    old[inside] = 1
    tiles = [of(*small, tuple(valid), a, own, at), to(*big, tuple(big), old, words, loc)]
    case = Case(f'tinsert {way} anywhere', generic(op, [0, *places], [1]), tiles, {1: b}, scalars=scalars)
    case.fixed = known
    return case


def images():
    """Without registers that state another size, the windows of an image are its elements (PTO ISA manual, timg2col.md)."""
    spelling = pick(list(PLAIN))
    dtype = PLAIN[spelling]
    block = max(16, 256 // int(dtype[2:]))
    rows, cols = (block * int(draw.integers(1, 4)) for _ in range(2))
    a, way = numbers(dtype, (rows, cols)), pick(['left', 'right'])
    tiles = [Low(spelling, dtype, rows, cols, (rows, cols), a, NZ, 'mat'),
             Low(spelling, dtype, rows, cols, (rows, cols), None, NZ if way == 'left' else ZN, way)]
    return Case('timg2col', generic('timg2col', [0], [1]), tiles, {1: a})


def prefetched():
    """A prefetch before the load, which changes no value."""
    dtype = pick(['i8', 'i16', 'i32', 'f16', 'bf16', 'f32'])
    rows, cols, valid = shape(dtype)
    a = numbers(dtype, valid)
    text = 'pto.tprefetch ins({0} : {t0}) outs({1} : {t1})\n  pto.tload ins({0} : {t0}) outs({1} : {t1})'
    return Case('tprefetch', text, [View(dtype, *valid, a), Tile(dtype, rows, cols, valid)], {1: a})


def scales_in_boxes():
    """Scales in boxes of 16 rows and 2 columns, or in the transposed boxes along the other axis (OCP microscaling; X to ZZ)."""
    spelling = pick(['ui8', '!pto.hif8', '!pto.f8E8M0'])
    rows, cols = 16 * int(draw.integers(1, 4)), 32 * int(draw.integers(1, 3))
    a = numbers('ui8', (rows, cols))
    tile = lambda words, values: Low(spelling, 'ui8', rows, cols, (rows, cols), values, words)
    need = up(64 + rows * cols // 16 * 16, 32)
    tiles = [tile('', a), tile(', slayout=row_major, fractal=32', None), Low(spelling, 'ui8', 1, need, (1, need))]
    flag = pick(['', ' {{grpAxis = #pto<mx_group_axis axis1>}}'])
    return Case('tmov zz', f'pto.tmov ins({{0}} : {{t0}}, {{2}} : {{t2}}) outs({{1}} : {{t1}}){flag}', tiles, {1: a})


# --- HiFloat8 and four bits ---
def hif8(bits):
    """Decodes HiFloat8."""
    sign, rest = (-1.0 if bits & 128 else 1.0), bits & 127
    if rest == 0:
        return np.nan if sign < 0 else 0.0
    if rest == 0x6F:
        return sign * np.inf
    if rest < 8:
        return sign * 2.0**(rest - 23)
    prefix, width = next((prefix, width) for prefix, width in (('11', 4), ('10', 3), ('01', 2), ('001', 1), ('0001', 0))
                         if f'{rest:07b}'.startswith(prefix))
    digits = f'{rest:07b}'[len(prefix):]
    field, fraction = digits[:width], digits[width:]
    exponent = 0
    if width:
        exponent = int('1' + field[1:], 2) * (-1 if field[0] == '1' else 1)
    return sign * 2.0**exponent * (1 + int(fraction, 2) / 2**len(fraction))


HIF8 = np.array([hif8(bits) for bits in range(256)])
FINITE = np.array(sorted((value, bits) for bits, value in enumerate(HIF8) if np.isfinite(value)))
E2M1 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6])
E1M2 = np.array([0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, -0.0, -0.25, -0.5, -0.75, -1, -1.25, -1.5, -1.75])


def widened_codes():
    """All codes of HiFloat8 and of fp4 as wider floats."""
    way = pick(['hif8', 'e2m1', 'e1m2'])
    rows, cols = int(draw.integers(1, 4)), 64 * int(draw.integers(1, 4))
    codes = draw.integers(0, 256, (rows, cols)).astype(object)
    cvt = generic('tcvt', [0], [1])
    if way == 'hif8':
        tiles = [Low('!pto.hif8', 'ui8', rows, cols, (rows, cols), codes), Tile('f32', rows, cols, (rows, cols))]
        return Case('tcvt hif8', cvt, tiles, {1: HIF8[codes.astype(int)]})
    table = E2M1 if way == 'e2m1' else E1M2
    spelling = '!pto.f4E2M1x2' if way == 'e2m1' else '!pto.f4E1M2x2'
    r = np.stack([table[codes.astype(int) % 16], table[codes.astype(int) // 16]], 2).reshape(rows, -1)
    tiles = [Low(spelling, 'ui8', rows, cols, (rows, cols), codes), Tile('bf16', rows, 2 * cols, (rows, 2 * cols))]
    return Case('tcvt fp4', cvt, tiles, {1: r})


def narrowed_codes():
    """Draws numbers that HiFloat8 and fp4 represent exactly, as codes, so that nothing is rounded."""
    way, word = pick(['hif8', 'e2m1', 'e1m2']), pick(['RINT', 'ROUND'])
    rows, cols = int(draw.integers(1, 4)), 64 * int(draw.integers(1, 4))
    flag = f' {{{{rmode = #pto<round_mode {word}>}}}}'
    cvt = generic('tcvt', [0], [1], flag)
    if way == 'hif8':
        dtype = pick(['f32', 'f16'])
        codes = FINITE[draw.integers(0, len(FINITE), (rows, cols)), 1].astype(int)
        a = HIF8[codes]
        if dtype == 'f16':
            codes = np.where((np.abs(a) < 2.0**-14) & (a != 0), 8, codes)
        tiles = [Tile(dtype, rows, cols, (rows, cols), HIF8[codes]), Low('!pto.hif8', 'ui8', rows, cols, (rows, cols))]
        return Case('tcvt hif8', cvt, tiles, {1: codes.astype(object)})
    table = E2M1 if way == 'e2m1' else E1M2
    spelling = '!pto.f4E2M1x2' if way == 'e2m1' else '!pto.f4E1M2x2'
    codes = draw.integers(0, 16, (rows, 2 * cols))
    tiles = [Tile('bf16', rows, 2 * cols, (rows, 2 * cols), table[codes]), Low(spelling, 'ui8', rows, cols, (rows, cols))]
    return Case('tcvt fp4', cvt, tiles, {1: (codes[:, ::2] + 16 * codes[:, 1::2]).astype(object)})


FAMILIES = [moved_bits, single, windows_of_bits, windows_anywhere, images, prefetched, scales_in_boxes, widened_codes, narrowed_codes]
