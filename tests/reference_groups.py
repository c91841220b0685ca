"""Families of `reference.py`: groups with a common exponent, random numbers, layouts of loads, and moves of all types. Needs numpy."""
import numpy as np

from reference_case import BYTES, INTEGERS, Case, Tile, View, generic, pick, shape, up
from reference_values import decoded, draw, encoded, numbers, rounded, width

# Types that moves copy.
EVERY = [*INTEGERS, *BYTES, 'f16', 'bf16', 'f32', 'f8E4M3FN', 'f8E5M2', 'f8E4M3']
NZ = ', blayout=col_major, slayout=row_major'


class Halves(Tile):
    """A tile of bytes that hold two floats of four bits each."""

    def spelled(self, extents, valid):
        return super().spelled(extents, valid).replace('xui8,', 'x!pto.f4E2M1x2,')


def nibbles(values):
    """Two floats of four bits in each byte, the first one in the lower half."""
    steps = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6])
    size = np.minimum(np.abs(values), 6.0)
    grid = np.where(size < 2, 0.5, np.where(size < 4, 1.0, 2.0))
    near = rounded(size / grid, 'even') * grid
    code = np.searchsorted(steps, near) + 8 * np.signbit(values)
    return (code[:, ::2] + 16 * code[:, 1::2]).astype(object)


def quantised_groups():
    """Bytes or half bytes, and an exponent for each group of 32 along an axis."""
    half = draw.random() < 0.3
    dtype = pick(['f16', 'bf16'] if half else ['f16', 'bf16', 'f32'])
    axis = int(draw.integers(0, 2))
    algorithm = pick(['ocp', 'nv']) if dtype == 'f32' or axis == 0 else 'ocp'
    if axis:
        m, n = int(draw.integers(1, 5)), pick([64, 128, 192, 256])
        cols = n
    else:
        m, cols = 32 * int(draw.integers(1, 4)), pick([64, 128])
        n = cols if half else int(draw.integers(1, cols + 1))
    a = numbers(dtype, (m, n), 'tame')
    groups = (lambda x: x.reshape(m, n // 32, 32)) if axis else (lambda x: np.moveaxis(x.reshape(m // 32, 32, n), 1, 2))
    scale = draw.integers(-12, 10, groups(a).shape[:2])
    wide = (lambda x: np.repeat(x, 32, 1)) if axis else (lambda x: np.repeat(x, 32, 0))
    a = decoded(encoded(a * 2.0**wide(scale), dtype), dtype)
    zero = draw.random(scale.shape) < 0.1
    a = np.where(wide(zero), 0.0, a)
    top = np.abs(groups(a)).max(2)
    with np.errstate(all='ignore'):
        exponent = np.floor(np.log2(top)) - (2 if half else 8)
        if algorithm == 'nv':
            exponent = np.ceil(np.log2(top / (6.0 if half else 448.0)))
    exponent = np.where(top == 0, -127, exponent)
    factor = 2.0**-exponent
    divided = a * wide(factor)
    fits = decoded(encoded(factor, dtype), dtype) if dtype != 'f16' else factor
    codes = nibbles(divided) if half else encoded(divided, 'f8E4M3FN', 'even', True).astype(object)
    e = (exponent + 127).astype(int).astype(object)
    tight = np.prod(e.shape)
    line = bool(axis) and (dtype != 'f32' or draw.random() < 0.3)
    kind = Halves if half else Tile
    target = kind('ui8', m, cols // 2 if half else cols, codes.shape)
    if axis == 0:
        like = lambda ty: Tile(ty, e.shape[0], cols, e.shape)
        tiles = [Tile(dtype, m, cols, (m, n), a), target, like('ui8'), like(dtype), like(dtype)]
    else:
        room = up(2 * int(tight), 128)
        flat = (1, int(tight)) if line else e.shape
        like = lambda ty, cols: Tile(ty, flat[0], cols, flat)
        tiles = [Tile(dtype, m, cols, (m, n), a), target, like('ui8', up(flat[1], 32)), like(dtype, room), like(dtype, room)]
    joined = axis == 0 and m % 64 == 0 and dtype != 'f32'
    if joined:
        # The exponents of two rows of groups are interleaved.
        e = np.stack([e[::2], e[1::2]], 2).reshape(m // 64, 2 * n)
        tiles[2] = Tile('ui8', m // 64, 2 * cols, e.shape)
    flag = f' {{{{grpAxis = #pto<mx_group_axis axis{axis}>, interleave = {str(joined).lower()}, quantScaleAlg = #pto<quant_scale_alg {algorithm}>, ' \
           f'quant_type = #pto<quant_type {"MXFP4_E2M1" if half else "MXFP8"}>}}}}'
    expected = {1: codes, 2: e, 3: top}
    if dtype != 'f16':
        expected[4] = fits
    case = Case('tquant.mx', generic('tquant.mx', [0], [1, 2, 3, 4]) + flag, tiles, expected)
    case.variant = f'{dtype} axis{axis} {algorithm} {"fp4" if half else "fp8"}{" line" if line else ""}'
    return case


def philox(key, counter, rounds):
    """Four random words (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3")."""
    for _ in range(rounds):
        one, two = 0xD2511F53 * counter[0], 0xCD9E8D57 * counter[2]
        counter = [(two >> 32) ^ counter[1] ^ key[0], two % 2**32, (one >> 32) ^ counter[3] ^ key[1], one % 2**32]
        key = [(key[0] + 0x9E3779B9) % 2**32, (key[1] + 0xBB67AE85) % 2**32]
    return counter


def random():
    dtype, rounds = pick(['i32', 'si32', 'ui32']), pick([7, 10])
    rows, cols, valid = shape(dtype)
    words = [pick([0, 2**32 - 1, int(draw.integers(0, 2**32))]) for _ in range(6)]
    first = sum(word << 32 * place for place, word in enumerate(words[2:]))
    out = []
    for block in range(-(-valid[0] * valid[1] // 4)):
        at = (first + block) % 2**128
        out += philox(words[:2], [at >> shift & 2**32 - 1 for shift in (0, 32, 64, 96)], rounds)
    r = np.array(out[:valid[0] * valid[1]], object).reshape(valid)
    signed = [word - 2**32 * (word >= 2**31) for word in words]
    names = ', '.join('{c%d}' % at for at in range(6))
    text = f'pto.trandom ins({names} {{{{rounds = {rounds} : i32}}}} : {", ".join(["i32"] * 6)}) outs({{0}} : {{t0}})'
    return Case('trandom', text, [Tile(dtype, rows, cols, valid)], {0: r}, scalars=[f'{"@" * pick([0, 1])}{word} : i32' for word in signed])


def copied():
    """Moves of any type: within vector memory and between memories."""
    kind = pick(['tmov', 'tload', 'tstore', 'tload mat', 'tmov left', 'tmov right'])
    dtype = pick(EVERY)
    rows, cols, valid = shape(dtype)
    a = numbers(dtype, valid)
    op, _, way = kind.partition(' ')
    if not way:
        source, target = Tile(dtype, rows, cols, valid, a), Tile(dtype, rows, cols, valid)
        source = View(dtype, *valid, a) if op == 'tload' else source
        target = View(dtype, *valid) if op == 'tstore' else target
        return Case(kind, generic(op, [0], [1]), [source, target], {1: a})
    block = 256 // width(dtype)
    rows, cols = 16 * int(draw.integers(1, 4)), block * int(draw.integers(1, 4))
    valid = (rows, cols) if way != 'mat' else tuple(int(draw.integers(1, extent + 1)) for extent in (rows, cols))
    if way == 'right' and (rows % block or cols % 16):
        return None
    a = numbers(dtype, valid)
    boxes = Tile(dtype, rows, cols, valid, None if way == 'mat' else a, NZ, 'mat')
    if way == 'mat':
        return Case(kind, generic(op, [0], [1]), [View(dtype, *valid, a), boxes], {1: a})
    target = Tile(dtype, rows, cols, valid, None, NZ if way == 'left' else ', slayout=col_major', way)
    return Case(kind, generic(op, [0], [1]), [boxes, target], {1: a})


FAMILIES = [quantised_groups, random, copied]
