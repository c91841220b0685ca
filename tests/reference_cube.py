"""Families of `reference.py`: results of products as they leave accumulators, products with scales, and vectors. Needs numpy."""
import numpy as np

from reference_case import Case, Tile, View, generic, pick, up
from reference_values import FLOATS, arithmetic, decoded, draw, encoded, limits, numbers, rounded, width, wrapped

NZ, ZN, ACC = ', blayout=col_major, slayout=row_major', ', slayout=col_major', ', blayout=col_major, slayout=row_major, fractal=1024'


# Element types to which accumulators are stored and moved: unchanged, and with factors.
PLAIN = {'f32': ['f16', 'bf16', 'f32'], 'i32': ['i32']}
QUANTISED = {'f32': ['i8', 'si8', 'ui8', 'f16', 'bf16', 'f32'], 'i32': ['i8', 'si8', 'ui8', 'f16', 'bf16']}


def left(values, dtype, to, factors, offsets, relu):
    """Multiplies an accumulator by factors, rectifies it, and rounds it to a type; whole numbers also have offsets."""
    exact = values if dtype in FLOATS else values.astype(np.float64)
    with np.errstate(all='ignore'):
        if factors is not None:
            single = decoded(encoded(exact, 'f32'), 'f32')
            exact = arithmetic(np.multiply, 'f32', single, np.broadcast_to(factors, exact.shape))
        exact = np.where(np.isnan(exact) | (exact > 0), exact, 0.0) if relu else exact
        if to in FLOATS:
            return decoded(encoded(exact, to), to)
        low, high = limits(to)
        near = rounded(np.where(np.isnan(exact), 0.0, exact), 'even')
        near = np.clip(near, *(float(limit) for limit in limits('i32'))) + offsets
        return np.array([low if x <= low else high if x >= high else int(x) for x in near.ravel()], object).reshape(near.shape)


def words(factors, offsets):
    """Encodes factor registers: an f32, and a signed offset of 9 bits from bit 37 on."""
    bits = encoded(factors, 'f32').astype(object)
    return bits + (np.asarray(offsets, object) % 512) * 2**37


def leaving():
    """An accumulator that is stored or moved, with factors and a rectifier."""
    op = pick(['tstore', 'tmov vec', 'tmov mat', 'textract vec', 'textract mat', 'tinsert vec', 'tinsert mat'])
    op, place = op.split() if ' ' in op else (op, 'gm')
    dtype, quant = pick(['f32', 'i32']), pick(['none', 'scalar', 'fp'])
    types = (PLAIN if quant == 'none' else QUANTISED)[dtype]
    if op == 'tstore' and dtype == 'i32' and quant == 'none':
        types = ['i32']
    to, relu = pick(types), draw.random() < 0.4
    rows, cols = 16 * int(draw.integers(1, 4)), 32 * int(draw.integers(1, 3))
    # The last boxes are partial, but none is empty.
    valid = (rows, cols) if op not in ('tstore', 'tmov') else tuple(int(draw.integers(extent - 15, extent + 1)) for extent in (rows, cols))
    a = numbers(dtype, valid, pick(['any', 'tame']) if dtype in FLOATS else 'any')
    if dtype not in FLOATS and draw.random() < 0.7:
        a = draw.integers(-40, 300, valid).astype(object)
    many = (1, valid[1]) if quant == 'fp' else (1, 1)
    factors = decoded(encoded(draw.uniform(-2, 2, many), 'f32'), 'f32')
    offsets = draw.integers(-256, 256, many) * int(quant != 'none' and to not in FLOATS and draw.random() < 0.5)
    r = left(a, dtype, to, None if quant == 'none' else factors, offsets.astype(float), relu)
    source = Tile(dtype, rows, cols, valid, a, ACC, 'acc')
    target = View(to, *valid) if place == 'gm' else Tile(to, rows, cols, valid, None, NZ if place == 'mat' else '', place)
    tiles, scalars = [source, target], []
    at = [('{c0}', 'index'), ('{c1}', 'index')] if op in ('textract', 'tinsert') else []
    scalars += ['0 : index'] * len(at)
    sources, tail = '{0}', ''
    types = '{t0}'
    for name, ty in at:
        sources, types = f'{sources}, {name}', f'{types}, {ty}'
    if quant == 'fp':
        # Factors are words of the register, or numbers without offsets.
        number = not np.any(offsets) and draw.random() < 0.7
        tiles.append(Tile('f32' if number else 'ui64', 1, cols, many, factors if number else words(factors, offsets), '', 'scaling'))
        if op == 'tmov':
            sources, types = sources + ', {2}', types + ', {t2}'
        else:
            tail = ' fp {2} : {t2}'
    if quant == 'scalar':
        name = '{c%d}' % len(scalars)
        scalars.append(f'{int(words(factors, offsets)[0, 0])} : i64')
        if op == 'tinsert':
            tail = f' pre_quant {name} : i64'
        else:
            sources, types = f'{sources}, {name}', f'{types}, i64'
    flags = ['reluPreMode = #pto<relu_pre_mode normal_relu>'] * relu
    flags += ['accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>'] * (place == 'vec')
    flag = f' {{{{{", ".join(flags)}}}}}' if flags else ''
    if op == 'tstore' and quant == 'scalar':
        text = f'pto.tstore ins({{0}} : {{t0}}, {name} : i64) outs({{1}} : {{t1}}){flag}'
    elif op == 'tmov':
        more = [(part, ty) for part, ty in zip(sources.split(', ')[1:], types.split(', ')[1:])]
        text = f'pto.tmov ins({{0}} : {{t0}}{"".join(f", {part} : {ty}" for part, ty in more)}) outs({{1}} : {{t1}}){flag}'
    else:
        text = f'pto.{op} ins({sources} : {types}{tail}) outs({{1}} : {{t1}}){flag}'
    case = Case(f'{op} {place}'.replace(' gm', ''), text, tiles, {1: r}, scalars=scalars)
    case.variant = f'{dtype}->{to} {quant}'
    return case


def halved():
    """An accumulator that is split between two vector cores; a core that runs alone acts as the first one."""
    op, axis, dtype = pick(['tmov', 'textract']), pick([0, 1]), 'f32'
    to, relu = pick(['f16', 'bf16', 'f32']), draw.random() < 0.4
    rows, cols = 32 * int(draw.integers(1, 3)), 64 * int(draw.integers(1, 3))
    a = numbers(dtype, (rows, cols), 'tame')
    half = (rows // 2, cols) if axis == 0 else (rows, cols // 2)
    r = left(a, dtype, to, None, 0.0, relu)[:half[0], :half[1]]
    flags = [f'accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_{"mn"[axis]}>']
    flags += [f'reluPreMode = #pto<relu_pre_mode {"normal_relu" if relu else "no_relu"}>'] * (relu or draw.random() < 0.3)
    flag = f' {{{{{", ".join(flags)}}}}}'
    at = [('{c0}', 'index'), ('{c1}', 'index')] if op == 'textract' else []
    tiles = [Tile(dtype, rows, cols, (rows, cols), a, ACC, 'acc'), Tile(to, *half, half)]
    case = Case(f'{op} halved', generic(op, [0, *at], [1]) + flag, tiles, {1: r}, scalars=['0 : index'] * len(at))
    case.variant = f'{dtype}->{to} {"mn"[axis]}'
    return case


class Scales(Tile):
    """A tile of scales, which are exponents."""

    def spelled(self, extents, valid):
        return super().spelled(extents, valid).replace('xui8,', 'x!pto.f8E8M0,')


def scaled():
    """A product of bytes with a scale for each 32 elements along K; operands are given, or moved from L1 with their scales."""
    way, vector, moved = pick(['', '.acc', '.bias']), draw.random() < 0.3, draw.random() < 0.7
    one, two = (pick(['f8E4M3FN', 'f8E5M2']) for _ in range(2))
    m, k, n = 1 if vector else int(draw.integers(1, 33)), 64 * int(draw.integers(1, 4)), int(draw.integers(1, 33))
    a, b = draw.integers(-3, 5, (m, k)).astype(float), draw.integers(-3, 5, (k, n)).astype(float)
    c, row = draw.integers(-3, 5, (m, n)).astype(float), draw.integers(-3, 5, (1, n)).astype(float)
    sa, sb = draw.integers(124, 130, (m, k // 32)), draw.integers(124, 130, (k // 32, n))
    product = (a * np.repeat(2.0**(sa - 127), 32, 1)) @ (b * np.repeat(2.0**(sb - 127), 32, 0))
    rows, cols = up(m, 16), up(n, 32)
    loc = lambda operand: 'mat' if moved else operand
    tiles = [Tile(one, rows, k, (m, k), a, NZ, loc('left')),
             Scales('ui8', rows, k // 32, (m, k // 32), sa.astype(object), ', slayout=row_major, fractal=32', loc('scaling')),
             Tile(two, k, cols, (k, n), b, NZ if moved else ZN, loc('right')),
             Scales('ui8', k // 32, cols, (k // 32, n), sb.astype(object), ', blayout=col_major, slayout=col_major, fractal=32',
                    loc('scaling')),
             Tile('f32', rows, cols, (m, n), c if way == '.acc' else None, ACC, 'acc')]
    if way == '.bias':
        tiles.append(Tile('f32', 1, cols, (1, n), row, '', 'bias'))
    op = f'{"tgemv" if vector else "tmatmul"}.mx{way}'
    order = {'.acc': [4, 0, 1, 2, 3], '.bias': [0, 1, 2, 3, 5]}.get(way, [0, 1, 2, 3])
    r = product + (c if way == '.acc' else row if way == '.bias' else 0) + 0.0
    if not moved:
        return Case(op, generic(op, order, [4]), tiles, {4: r})
    lines, names, tag = [], {}, draw.integers(0, 2**40)
    for at, (operand, words) in enumerate((('left', NZ), ('scaling', None), ('right', ZN), ('scaling', None))):
        ty = Tile(tiles[at].dtype, tiles[at].rows, tiles[at].cols, tiles[at].valid, None, tiles[at].words if words is None else words,
                  operand).type
        ty = ty.replace('xui8,', 'x!pto.f8E8M0,')
        names[at] = f'%moved{at}_{tag}', ty
        lines += [f'%moved{at}_{tag} = pto.alloc_tile : {ty}', f'pto.tmov ins({{{at}}} : {{t{at}}}) outs(%moved{at}_{tag} : {ty})']
    lines.append(generic(op, [names.get(at, at) for at in order], [4]))
    return Case(f'{op} moved', '\n  '.join(lines), tiles, {4: r})


def products():
    """Products of one row, and of 8-bit floats of two formats."""
    way, vector = pick(['', '.acc', '.bias']), draw.random() < 0.5
    dtype, to = pick([('f16', 'f32'), ('bf16', 'f32'), ('f32', 'f32'), ('i8', 'i32')] if vector else
                     [('f16', 'f32'), ('f8E5M2', 'f32'), ('f8E4M3FN', 'f32'), ('i8', 'i32'), ('f32', 'f32')])
    other = pick(['f8E4M3FN', 'f8E5M2']) if 'f8' in dtype else dtype
    m, k, n = 1 if vector else int(draw.integers(1, 33)), int(draw.integers(1, 65)), int(draw.integers(1, 33))
    kind = 'small' if dtype in FLOATS else 'any'
    a, b, c, d = numbers(dtype, (m, k), kind), numbers(other, (k, n), kind), numbers(to, (m, n), 'small'), numbers(to, (1, n), 'small')
    product = a @ b + (c if way == '.acc' else d if way == '.bias' else 0)
    r = product + 0.0 if to in FLOATS else wrapped(product, to)
    depth = up(k, 256 // width(dtype))
    tiles = [Tile(dtype, up(m, 16), depth, (m, k), a, NZ, 'left'), Tile(other, depth, up(n, 16), (k, n), b, ZN, 'right'),
             Tile(to, up(m, 16), up(n, 16), (m, n), None, ACC, 'acc')]
    phase = pick(['', '', ' {{accPhase = #pto<acc_phase partial>}}', ' {{accPhase = #pto<acc_phase final>}}'])
    op = ('tgemv' if vector else 'tmatmul') + way
    if way == '.acc':
        tiles[2].values = c
        return Case(op, generic(op, [2, 0, 1], [2]) + phase, tiles, {2: r})
    if way == '.bias':
        tiles.append(Tile(to, 1, tiles[2].cols, (1, n), d, '', 'bias'))
        return Case(op, generic(op, [0, 1, 3], [2]) + phase, tiles, {2: r})
    return Case(op, generic(op, [0, 1], [2]) + phase, tiles, {2: r})


FAMILIES = [leaving, halved, scaled, products]
