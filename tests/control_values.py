"""The operations of MLIR's dialects `arith` and `math` on single numbers, by their documentation: for `control.py`. Needs numpy."""
import numpy as np

from reference_values import FLOATS, decoded, encoded, width


class Undefined(Exception):
    """A result that MLIR does not define."""


WIDTHS = {'i1': 1, 'i8': 8, 'i16': 16, 'i32': 32, 'i64': 64, 'index': 64}
WHOLE = ['i8', 'i16', 'i32', 'i64']
REAL = ['f16', 'bf16', 'f32']


def stored(values, dtype):
    if dtype in FLOATS:
        return encoded(np.array(values, np.float64), dtype).tobytes()
    return b''.join((int(v) % 2**WIDTHS[dtype]).to_bytes(WIDTHS[dtype] // 8, 'little') for v in values)


def signed(value, ty):
    bits = WIDTHS[ty]
    return (int(value) + 2**(bits - 1)) % 2**bits - 2**(bits - 1)


def unsigned(value, ty):
    return int(value) % 2**WIDTHS[ty]


def real(value, ty):
    return float(decoded(encoded(np.array(value, np.float64), ty), ty))


def divided(a, b, way):
    if b == 0:
        raise Undefined
    quotient = abs(a) // abs(b)
    exact = abs(a) % abs(b) == 0
    negative = (a < 0) != (b < 0)
    if way == 'floor' and negative and not exact:
        quotient += 1
    if way == 'ceil' and not negative and not exact:
        quotient += 1
    return -quotient if negative else quotient


def signed_quotient(a, b, ty, way):
    if b == -1 and a == -2**(WIDTHS[ty] - 1):
        raise Undefined
    return divided(a, b, way)


COMPARE = {'eq': lambda a, b: a == b, 'ne': lambda a, b: a != b, 'lt': lambda a, b: a < b, 'le': lambda a, b: a <= b,
           'gt': lambda a, b: a > b, 'ge': lambda a, b: a >= b}


def integer(name, ty, a, b):
    """A binary operation on whole numbers."""
    sa, sb, ua, ub = signed(a, ty), signed(b, ty), unsigned(a, ty), unsigned(b, ty)
    if name in ('shli', 'shrsi', 'shrui') and ub >= WIDTHS[ty]:
        raise Undefined
    return {
        'addi': lambda: sa + sb, 'subi': lambda: sa - sb, 'muli': lambda: sa * sb, 'andi': lambda: ua & ub, 'ori': lambda: ua | ub,
        'xori': lambda: ua ^ ub, 'maxsi': lambda: max(sa, sb), 'minsi': lambda: min(sa, sb), 'maxui': lambda: max(ua, ub),
        'minui': lambda: min(ua, ub), 'divsi': lambda: signed_quotient(sa, sb, ty, 'zero'),
        'floordivsi': lambda: signed_quotient(sa, sb, ty, 'floor'), 'ceildivsi': lambda: signed_quotient(sa, sb, ty, 'ceil'),
        'divui': lambda: divided(ua, ub, 'zero'), 'ceildivui': lambda: divided(ua, ub, 'ceil'),
        'remsi': lambda: sa - sb * signed_quotient(sa, sb, ty, 'zero'), 'remui': lambda: ua - ub * divided(ua, ub, 'zero'),
        'shli': lambda: ua << ub, 'shrsi': lambda: sa >> ub, 'shrui': lambda: ua >> ub,
    }[name]()


def extreme(a, b, sign, number):
    """A maximum or a minimum; NaN where either is, or for `number` where both are."""
    if np.isnan(a) or np.isnan(b):
        return b if number and np.isnan(a) else a if number and np.isnan(b) else np.nan
    if a == b:
        return a if bool(np.signbit(a)) == (sign < 0) else b
    return a if sign * a > sign * b else b


def floating(name, ty, a, b):
    """A binary operation on floats."""
    with np.errstate(all='ignore'):
        a, b = np.float64(a), np.float64(b)
        exact = {
            'addf': lambda: a + b, 'subf': lambda: a - b, 'mulf': lambda: a * b, 'divf': lambda: a / b, 'remf': lambda: np.fmod(a, b),
            'maximumf': lambda: extreme(a, b, 1, False), 'minimumf': lambda: extreme(a, b, -1, False),
            'maxnumf': lambda: extreme(a, b, 1, True), 'minnumf': lambda: extreme(a, b, -1, True),
        }[name]()
        return real(exact, ty)


def to_integer(value, to, low, high):
    if not np.isfinite(value) or not low <= int(value) <= high:
        raise Undefined
    return int(np.trunc(value))


def of_integer(value, ty):
    """Rounds a whole number of up to 64 bits once to a float."""
    return real(odd(value), ty)


def odd(value):
    """Returns a whole number as an f64; one that lies between two f64 is rounded to the odd one."""
    near = float(abs(value))
    if int(near) != abs(value):
        low = near if int(near) < abs(value) else float(np.nextafter(near, 0.0))
        near = low if np.float64(low).view(np.int64) % 2 else float(np.nextafter(low, np.inf))
    return near if value >= 0 else -near


def operate(make, types, values):
    """The result of an operation."""
    name, to = make[:2]
    dialect, _, short = name.partition('.')
    first = types[0]
    if short == 'cmpi':
        word = make[2]
        if word in ('eq', 'ne'):
            return int(COMPARE[word](*(unsigned(value, first) for value in values)))
        take = unsigned if word[0] == 'u' else signed
        return int(COMPARE[word[1:]](*(take(value, first) for value in values)))
    if short == 'cmpf':
        word = make[2]
        nan = bool(np.isnan(values[0]) or np.isnan(values[1]))
        if word in ('ord', 'uno'):
            return int(nan == (word == 'uno'))
        return int(nan) if nan and word[0] == 'u' else 0 if nan else int(COMPARE[word[1:]](*values))
    if short == 'select':
        return values[1] if values[0] else values[2]
    if short in ('extsi', 'trunci', 'index_cast'):
        return signed(signed(values[0], first), to)
    if short in ('extui', 'index_castui'):
        return signed(unsigned(values[0], first), to)
    if short in ('sitofp', 'uitofp'):
        return of_integer((signed if short[0] == 's' else unsigned)(values[0], first), to)
    if short in ('extf', 'truncf'):
        return real(values[0], to)
    if short == 'fptosi':
        return to_integer(values[0], to, -2**(WIDTHS[to] - 1), 2**(WIDTHS[to] - 1) - 1)
    if short == 'fptoui':
        return signed(to_integer(values[0], to, 0, 2**WIDTHS[to] - 1), to)
    if short == 'negf':
        return -values[0]
    if dialect == 'math':
        return of_math(short, first, values)
    if short == 'bitcast':
        if np.any(np.isnan(np.array(values, np.float64))):
            raise Undefined
        bits = int.from_bytes(stored(values, first), 'little')
        return signed(bits, to) if to in WIDTHS else real_of(bits, to)
    if to in FLOATS:
        return floating(short, to, *values)
    return signed(integer(short, to, *values), to)


def real_of(bits, to):
    value = float(decoded(np.array(bits, np.uint64), to))
    if np.isnan(value):
        raise Undefined
    return value


def of_math(short, ty, values):
    with np.errstate(all='ignore'):
        if short == 'absi':
            return signed(abs(signed(values[0], ty)), ty)
        if short == 'fma':
            if ty == 'f32' and not np.all(np.abs(values) < 2.0**60):
                raise Undefined
            product = np.float64(values[0]) * values[1]
            total = product + values[2]
            part = total - product
            rest = (product - (total - part)) + (values[2] - part)
            if np.isfinite(total) and np.isfinite(rest) and rest != 0 and np.float64(total).view(np.int64) % 2 == 0:
                total = np.nextafter(total, np.copysign(np.inf, rest))
            return real(total, ty)
        return real({'absf': np.abs, 'floor': np.floor, 'ceil': np.ceil, 'sqrt': np.sqrt}[short](np.float64(values[0])), ty)


def choices():
    """Operations: the text, the types of operands, and the type of the result."""
    for ty in [*WHOLE, 'index']:
        for name in ('addi', 'subi', 'muli', 'andi', 'ori', 'xori', 'maxsi', 'minsi', 'maxui', 'minui', 'divsi', 'floordivsi',
                     'ceildivsi', 'divui', 'ceildivui', 'remsi', 'remui', 'shli', 'shrsi', 'shrui'):
            yield f'arith.{name} {{}}, {{}} : {ty}', [ty, ty], (f'arith.{name}', ty)
        for word in ('eq', 'ne', 'slt', 'sle', 'sgt', 'sge', 'ult', 'ule', 'ugt', 'uge'):
            yield f'arith.cmpi {word}, {{}}, {{}} : {ty}', [ty, ty], ('arith.cmpi', 'i1', word)
        yield f'arith.select {{}}, {{}}, {{}} : {ty}', ['i1', ty, ty], ('arith.select', ty)
        if ty != 'index':
            yield f'math.absi {{}} : {ty}', [ty], ('math.absi', ty)
            yield f'arith.index_cast {{}} : {ty} to index', [ty], ('arith.index_cast', 'index')
            yield f'arith.index_castui {{}} : index to {ty}', ['index'], ('arith.index_castui', ty)
    for name in ('andi', 'ori', 'xori'):
        yield f'arith.{name} {{}}, {{}} : i1', ['i1', 'i1'], (f'arith.{name}', 'i1')
    for at, narrow in enumerate(['i1', *WHOLE]):
        for wide in ['i1', *WHOLE][at + 1:]:
            yield f'arith.extsi {{}} : {narrow} to {wide}', [narrow], ('arith.extsi', wide)
            yield f'arith.extui {{}} : {narrow} to {wide}', [narrow], ('arith.extui', wide)
            yield f'arith.trunci {{}} : {wide} to {narrow}', [wide], ('arith.trunci', narrow)
    for ty in REAL:
        for name in ('addf', 'subf', 'mulf', 'divf', 'remf', 'maximumf', 'minimumf', 'maxnumf', 'minnumf'):
            yield f'arith.{name} {{}}, {{}} : {ty}', [ty, ty], (f'arith.{name}', ty)
        for word in ('oeq', 'one', 'olt', 'ole', 'ogt', 'oge', 'ueq', 'une', 'ult', 'ule', 'ugt', 'uge', 'ord', 'uno'):
            yield f'arith.cmpf {word}, {{}}, {{}} : {ty}', [ty, ty], ('arith.cmpf', 'i1', word)
        yield f'arith.select {{}}, {{}}, {{}} : {ty}', ['i1', ty, ty], ('arith.select', ty)
        yield f'arith.negf {{}} : {ty}', [ty], ('arith.negf', ty)
        for name in ('absf', 'floor', 'ceil', 'sqrt'):
            yield f'math.{name} {{}} : {ty}', [ty], (f'math.{name}', ty)
        yield f'math.fma {{}}, {{}}, {{}} : {ty}', [ty] * 3, ('math.fma', ty)
        for other in WHOLE:
            yield f'arith.sitofp {{}} : {other} to {ty}', [other], ('arith.sitofp', ty)
            yield f'arith.uitofp {{}} : {other} to {ty}', [other], ('arith.uitofp', ty)
            yield f'arith.fptosi {{}} : {ty} to {other}', [ty], ('arith.fptosi', other)
            yield f'arith.fptoui {{}} : {ty} to {other}', [ty], ('arith.fptoui', other)
        bits = f'i{width(ty)}'
        yield f'arith.bitcast {{}} : {ty} to {bits}', [ty], ('arith.bitcast', bits)
        yield f'arith.bitcast {{}} : {bits} to {ty}', [bits], ('arith.bitcast', ty)
    for narrow in ('f16', 'bf16'):
        yield f'arith.extf {{}} : {narrow} to f32', [narrow], ('arith.extf', 'f32')
        yield f'arith.truncf {{}} : f32 to {narrow}', ['f32'], ('arith.truncf', narrow)


CHOICES = list(choices())
