"""Families of `reference.py`: fused and rectified arithmetic, remainders near multiples, and accuracies. Needs numpy."""
import numpy as np

from reference_case import BYTES, INTEGERS, Case, Tile, constant, each, generic, pick, shape
from reference_values import FLOATS, arithmetic, decoded, draw, encoded, flushed, limits, numbers, rounded, wrapped


def fused(a, b, c):
    """Computes `a * b + c` of f32 or f16 in f64, rounded to odd, so that the final rounding is the only one that counts."""
    product = a * b
    total = product + c
    part = total - product
    rest = (product - (total - part)) + (c - part)
    inexact = np.isfinite(total) & np.isfinite(rest) & (rest != 0) & (total.view(np.int64) % 2 == 0)
    return np.where(inexact, np.nextafter(total, np.copysign(np.inf, rest)), total)


def rectified(values, dtype):
    """Rectifies numbers: replaces those below zero by zero."""
    if dtype not in FLOATS:
        return np.maximum(values, 0)
    with np.errstate(all='ignore'):
        return np.where(np.isnan(values) | (values > 0), values, 0.0)


def added(a, b, dtype):
    return arithmetic(np.add, dtype, a, b) if dtype in FLOATS else wrapped(a + b, dtype)


def whole(values, to):
    """Floats as whole numbers of a type: rounded to even, clamped; NaN is zero."""
    low, high = limits(to)
    near = rounded(np.where(np.isnan(values), 0.0, values), 'even')
    return np.array([low if x <= low else high if x >= high else int(x) for x in near.ravel()], object).reshape(values.shape)


def sums():
    """Rectified sums, and one with a product."""
    kind = pick(['taddrelu', 'tfusedmuladdrelu'])
    dtype = pick(['f16', 'f32', *['i16'] * (kind == 'taddrelu')])
    rows, cols, valid = shape(dtype)
    a, b, c = (numbers(dtype, valid) for _ in range(3))
    tiles = lambda *values: [Tile(dtype, rows, cols, valid, x) for x in values]
    if kind == 'taddrelu':
        return Case(kind, generic(kind, [0, 1], [2]), tiles(a, b, None), {2: rectified(added(a, b, dtype), dtype)}, target='a3')
    r = rectified(arithmetic(fused, dtype, a, c, b), dtype)
    return Case(kind, generic(kind, [0, 1], [2]), tiles(a, b, c), {2: r})


def converted_sums():
    dtype = pick(['i16', 'f16', 'f32'])
    to = pick({'i16': ['i8', 'si8', 'ui8'], 'f16': ['i8', 'si8', 'ui8'], 'f32': ['i8', 'f16']}[dtype])
    rows, cols, valid = shape(dtype)
    cols = 32 * -(-cols // 32)
    a, b = numbers(dtype, valid), numbers(dtype, valid)
    sum = rectified(added(a, b, dtype), dtype)
    if to in FLOATS:
        r = decoded(encoded(sum.astype(np.float64), to), to)
    elif dtype in FLOATS:
        r = whole(sum, to)
    else:
        r = each(lambda x: min(x, limits(to)[1]), sum)
    tiles = [Tile(dtype, rows, cols, valid, a), Tile(dtype, rows, cols, valid, b), Tile(to, rows, cols, valid)]
    return Case('taddreluconv', generic('taddreluconv', [0, 1], [2]), tiles, {2: r})


def scaled_sums():
    dtype, to = pick(['i32', 'si32', 'ui32']), pick(['f16', 'f32'])
    rows, cols, valid = shape('f16')
    a, b = numbers(dtype, valid), numbers(dtype, valid)
    scale = numbers('f32', (1, 1), pick(['any', 'tame']))
    sum = wrapped(a + b, dtype)
    single = decoded(encoded(np.array([float(int(x)) for x in sum.ravel()]).reshape(valid), 'f32'), 'f32')
    product = arithmetic(np.multiply, 'f32', single, np.broadcast_to(scale, valid))
    r = rectified(decoded(encoded(product, to), to), to)
    text, ty = constant('f32', scale[0, 0])
    tiles = [Tile(dtype, rows, cols, valid, a), Tile(dtype, rows, cols, valid, b), Tile('f32', rows, cols, valid),
             Tile(to, rows, cols, valid)]
    return Case('tadddeqrelu', generic('tadddeqrelu', [0, 1, ('{c0}', ty), 2], [3]), tiles, {3: r}, scalars=[text])


def power(x, y):
    """A power of whole numbers; a negative one is the truncated reciprocal."""
    return x**y if y >= 0 else {1: 1, -1: 1 if y % 2 == 0 else -1}.get(x, 0)


def raised():
    dtype = pick([*INTEGERS, *BYTES, 'f32', 'f16', 'bf16'])
    op = pick(['tpow', 'tpows'])
    rows, cols, valid = shape(dtype)
    precise = dtype in ('f16', 'bf16') or dtype == 'f32' and draw.random() < 0.5
    tiles = lambda *values: [Tile(dtype, rows, cols, valid, x) for x in values]
    word = 'high_precision' if precise else pick(['', 'default'])
    flag = f' {{{{precisionType = #pto<pow_precision {word}>}}}}' if word else ''
    if dtype in FLOATS:
        a, b = (decoded(encoded(draw.uniform(low, 3, valid), dtype), dtype) for low in (0.25, -3))
        b = b if op == 'tpow' else np.full(valid, b[0, 0])
        r = arithmetic(np.power, dtype, a, b)
        near = np.abs(r) * 2.0**-min(18, FLOATS[dtype][1] - 1)
    else:
        low = limits(dtype)[0]
        a, b = numbers(dtype, valid), draw.integers(-3 if low else 0, 9, valid).astype(object)
        b = b if op == 'tpow' else np.full(valid, b[0, 0], object)
        a = np.where((a == 0) & (b < 0), 2, a)
        r, near = wrapped(each(power, a, b), dtype), None
    if op == 'tpow':
        order, given = ([0, 1, 2], tiles(a, b, None, None)) if dtype in FLOATS else ([0, 1], tiles(a, b, None))
        last = len(given) - 1
        return Case(op, generic(op, order, [last]) + flag, given, {last: r}, near)
    text, ty = constant(dtype, b[0, 0])
    order, given = ([0, ('{c0}', ty), 1], tiles(a, None, None)) if dtype in FLOATS else ([0, ('{c0}', ty)], tiles(a, None))
    last = len(given) - 1
    return Case(op, generic(op, order, [last]) + flag, given, {last: r}, near, [text])


def precise_quotient(dtype):
    """Denormals are kept. A quotient of f32 is rounded to the precision of normal numbers first, and then to that of denormals."""
    def quotient(a, b):
        if dtype == 'f16':
            with np.errstate(all='ignore'):
                return decoded(encoded(a / b, dtype), dtype)
        with np.errstate(all='ignore'):
            exact = a / b
            finite = np.where(np.isfinite(exact) & (exact != 0), exact, 1.0)
            _, exponent = np.frexp(finite)
            place = FLOATS[dtype][1] + 1 - exponent
            near = np.ldexp(rounded(np.ldexp(finite, place), 'even'), -place)
            # The first of two roundings, to f64, does not change the result: operands have at most 24 bits.
            return decoded(encoded(np.where(np.isfinite(exact) & (exact != 0), near, exact), dtype), dtype)
    return quotient


def divided():
    op, dtype = pick(['tdiv', 'tdivs', 'tdivs exchanged']), pick(['f16', 'f32'])
    rows, cols, valid = shape(dtype)
    a, b = numbers(dtype, valid), numbers(dtype, valid)
    least = FLOATS[dtype][2]
    # Results that are denormal.
    tiny = draw.random(valid) < 0.3
    a = np.where(tiny, decoded(encoded(draw.uniform(-4, 4, valid) * 2.0**least, dtype), dtype), a)
    b = np.where(tiny, decoded(encoded(draw.uniform(0.01, 4, valid) * 2.0**pick([0, least // 2, least]), dtype), dtype), b)
    flag = ' {{precisionType = #pto<div_precision high_precision>}}'
    t = lambda *values: [Tile(dtype, rows, cols, valid, x) for x in values]
    if op == 'tdiv':
        return Case(op, generic(op, [0, 1], [2]) + flag, t(a, b, None), {2: precise_quotient(dtype)(a, b)})
    text, ty = constant(dtype, b[0, 0])
    scalar = np.broadcast_to(b[0, 0], valid)
    if op == 'tdivs':
        return Case(op, generic(op, [0, ('{c0}', ty)], [1]) + flag, t(a, None), {1: precise_quotient(dtype)(a, scalar)},
                    scalars=[text])
    return Case('tdivs', generic('tdivs', [('{c0}', ty), 0], [1]) + flag, t(a, None), {1: precise_quotient(dtype)(scalar, a)},
                scalars=[text])


def remainders():
    """Numbers at multiples of divisors and beside them, some with remainders that are denormal."""
    op, dtype = pick(['tfmod', 'trem', 'tfmods', 'trems']), pick(['f16', 'f32'])
    rows, cols, valid = shape(dtype)
    _, fraction, least, greatest, _ = FLOATS[dtype]
    stored = lambda values: decoded(encoded(values, dtype), dtype)
    sign = lambda: np.where(draw.random(valid) < 0.5, -1.0, 1.0)
    b = stored(np.ldexp(draw.uniform(1, 2, valid), draw.integers(least, least + 12, valid)) * sign())
    if op[-1] == 's':
        b = np.full(valid, b[0, 0])
    times = np.floor(2.0**draw.uniform(0, fraction - 1, valid))
    a = stored(np.abs(b) * times)
    step = np.ldexp(1.0, np.frexp(a)[1] - 1 - fraction)
    a = stored(a + step * draw.integers(-2, 3, valid)) * sign()
    a, b = flushed(a, dtype), flushed(b, dtype)
    with np.errstate(all='ignore'):
        fits = (np.abs(a / b) < 2.0**fraction) & (np.abs(a) <= greatest)
    a = np.where(fits, a, 1.0 * b)
    rest = np.fmod(a, b)
    if 'rem' in op:
        rest = np.where((rest != 0) & (np.signbit(rest) != np.signbit(b)), rest + b, rest)
    r = flushed(stored(rest), dtype)
    t = lambda *values: [Tile(dtype, rows, cols, valid, x) for x in values]
    if op[-1] == 's':
        text, ty = constant(dtype, b[0, 0])
        return Case(op, generic(op, [0, ('{c0}', ty)], [1]), t(a, None), {1: r}, 0.0, [text])
    return Case(op, generic(op, [0, 1], [2]), t(a, b, None), {2: r}, 0.0)


ACCURACIES = {'texp': ('exp', np.exp), 'tlog': ('log', np.log), 'tsqrt': ('sqrt', np.sqrt),
              'trsqrt': ('rsqrt', lambda x: 1 / np.sqrt(x)), 'trecip': ('recip', lambda x: 1 / x)}


def accurate():
    op, dtype = pick(list(ACCURACIES)), pick(['f16', 'f32'])
    word, function = ACCURACIES[op]
    rows, cols, valid = shape(dtype)
    a = numbers(dtype, valid)
    r = arithmetic(function, dtype, a)
    near = np.where(np.isfinite(r), np.abs(r) * 2.0**-(FLOATS[dtype][1] - 1) + 2.0**FLOATS[dtype][2], 0.0)
    flag = f' {{{{precisionType = #pto<{word}_precision {pick(["default", "high_precision"])}>}}}}'
    tiles = [Tile(dtype, rows, cols, valid, x) for x in (a, None)]
    if op == 'trsqrt':
        tiles.append(Tile(dtype, 1, 32, (1, 32)))
        return Case(op, generic(op, [0, 2], [1]) + flag, tiles, {1: r}, near)
    return Case(op, generic(op, [0], [1]) + flag, tiles, {1: r}, near)


FAMILIES = [sums, converted_sums, scaled_sums, raised, divided, remainders, accurate]
