"""Formats of floats and widths of integers, bit by bit, and numbers drawn in them: for `reference.py`. Needs numpy."""
import numpy as np

draw = np.random.default_rng()


def seed(number):
    """Restarts the random numbers from a seed."""
    draw.bit_generator.state = np.random.default_rng(number).bit_generator.state


# --- formats: bits, bits of the fraction, least exponent of a normal number, greatest finite value, infinities ---
FLOATS = {
    'f32': (32, 23, -126, 3.4028234663852886e38, True),
    'f16': (16, 10, -14, 65504.0, True),
    'bf16': (16, 7, -126, 3.3895313892515355e38, True),
    'f8E4M3FN': (8, 3, -6, 448.0, False),
    'f8E5M2': (8, 2, -14, 57344.0, True),
    'f8E4M3': (8, 3, -6, 240.0, True),
}
NAN_OF = {'f32': 0x7FC00000, 'f16': 0x7E00, 'bf16': 0x7FC0, 'f8E4M3FN': 0x7F, 'f8E5M2': 0x7E, 'f8E4M3': 0x7C}


def width(dtype):
    return FLOATS[dtype][0] if dtype in FLOATS else int(dtype.lstrip('usi'))


def limits(dtype):
    bits = width(dtype)
    return (0, 2**bits - 1) if dtype.startswith('ui') else (-2**(bits - 1), 2**(bits - 1) - 1)


def wrapped(values, dtype):
    """Wraps whole numbers of any size around to a type."""
    low, _ = limits(dtype)
    return np.array([(int(v) - low) % 2**width(dtype) + low for v in np.ravel(values)], object).reshape(np.shape(values))


def rounded(quotient, mode):
    """Numbers as whole numbers."""
    floor = np.floor(quotient)
    rest = quotient - floor
    if mode == 'floor':
        return floor
    if mode == 'ceil':
        return np.ceil(quotient)
    if mode == 'trunc':
        return np.trunc(quotient)
    if mode == 'away':
        return np.copysign(np.floor(np.abs(quotient) + 0.5), quotient)
    if mode == 'odd':
        return np.where(rest == 0, floor, np.where(floor % 2 == 1, floor, floor + 1))
    even = np.where(floor % 2 == 0, floor, floor + 1)
    return np.where(rest == 0.5, even, np.where(rest < 0.5, floor, floor + 1))


def encoded(values, dtype, mode='even', saturated=False):
    """Encodes numbers in a float format."""
    bits, fraction, least, greatest, infinities = FLOATS[dtype]
    values = np.asarray(values, np.float64)
    finite = np.where(np.isfinite(values), values, 0.0)
    exponent = np.maximum(np.frexp(finite)[1] - 1, least)
    near = np.ldexp(rounded(np.ldexp(finite, fraction - exponent), mode), exponent - fraction)
    near = np.where(np.isfinite(values), np.copysign(near, values), values)
    over = np.abs(near) > greatest
    near = np.where(over, np.copysign(greatest if saturated else np.inf, near), near)
    size = np.where(np.isfinite(near), np.abs(near), 0.0)
    exponent = np.maximum(np.frexp(size)[1] - 1, least)
    whole = np.ldexp(size, fraction - exponent)
    bias = np.where(whole >= 2**fraction, exponent - least, 0)
    field = (whole + bias * 2.0**fraction).astype(np.uint64)
    field = np.where(np.isinf(near), NAN_OF[dtype] - (1 << (fraction - 1) if infinities else 0), field)
    field = field | (np.signbit(near).astype(np.uint64) << (bits - 1))
    field = np.where(np.isnan(values), 0 if saturated else NAN_OF[dtype], field)
    return field.astype(f'u{bits // 8}')


def decoded(field, dtype):
    """Decodes bits as numbers."""
    bits, fraction, least, _, infinities = FLOATS[dtype]
    field = field.astype(np.int64)
    sign = np.where(field >> (bits - 1) & 1, -1.0, 1.0)
    exponent, rest = field >> fraction & (1 << bits - 1 - fraction) - 1, field & (1 << fraction) - 1
    normal = np.ldexp(1 + rest / 2.0**fraction, exponent - 1 + least)
    value = np.where(exponent == 0, np.ldexp(rest / 2.0**fraction, least), normal)
    last = (1 << bits - 1 - fraction) - 1
    if infinities:
        value = np.where(exponent == last, np.where(rest == 0, np.inf, np.nan), value)
    else:
        value = np.where((exponent == last) & (rest == (1 << fraction) - 1), np.nan, value)
    return sign * value


def flushed(values, dtype):
    """Replaces denormals by zeros of the same sign, as the arithmetic of devices does."""
    return np.where(np.abs(values) < 2.0**FLOATS[dtype][2], np.copysign(0.0, values), values)


def arithmetic(function, dtype, *sources):
    """Rounds a result to a float type once, and flushes denormals."""
    with np.errstate(all='ignore'):
        result = function(*(flushed(s, dtype) for s in sources))
    return flushed(decoded(encoded(result, dtype), dtype), dtype)


def numbers(dtype, shape, kind='any'):
    """Drawn values. Kinds: any, tame (no special values, small), positive, small (whole numbers of few bits)."""
    if dtype not in FLOATS:
        low, high = limits(dtype)
        if kind == 'small':
            return draw.integers(max(low, -3), 5, shape).astype(object)
        special = [low, low + 1, high, high - 1, 0, 1, *([-1] if low else [])]
        values = np.array([int(draw.integers(low, high, endpoint=True)) if draw.random() < 0.6
                           else special[draw.integers(len(special))] if draw.random() < 0.5
                           else int(draw.integers(max(low, -9), 10)) for _ in range(int(np.prod(shape)))], object)
        return values.reshape(shape)
    bits, fraction, least, greatest, infinities = FLOATS[dtype]
    if kind == 'small':
        return draw.integers(-3, 5, shape).astype(np.float64)
    tame = np.where(draw.random(shape) < 0.5, draw.uniform(-4, 4, shape), draw.integers(-9, 10, shape) * 0.5)
    if kind == 'positive':
        tame = np.abs(tame) + 2.0**-6
    if kind == 'any':
        special = [0.0, -0.0, 1.0, -1.0, greatest, -greatest, 2.0**least, -2.0**least, 2.0**(least - fraction),
                   -2.0**(least - 1), 2.0**fraction + 1, 2.5, -2.5, 0.5, -0.5, 1.5, np.nan]
        special += [np.inf, -np.inf] if infinities else []
        wide = decoded(draw.integers(0, 2**bits, shape, np.uint64).astype(f'u{bits // 8}'), dtype)
        choice = draw.random(shape)
        chosen = np.array(special)[draw.integers(0, len(special), shape)]
        tame = np.where(choice < 0.3, chosen, np.where(choice < 0.6, wide, tame))
    return decoded(encoded(tame, dtype), dtype)
