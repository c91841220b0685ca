#!/usr/bin/env python3
"""Writes the programs in vector_arith: ten lanes have values, eight of which are active, and every lane is stored.

usage: vector_arith.py
"""
import numpy as np
from elements import *

np.seterr(all='ignore')
# Lanes that are active.
ACTIVE = 8
INF, NAN = np.inf, np.nan

# Values of each type: ordinary ones, both signs, zeros, limits, and for floats NaN and a denormal.
FIRST = {
    F32: [1.5, -2.25, 0.0, -0.0, 1e-40, 3e38, INF, NAN, 7.0, 9.0],
    F16: [1.5, -2.25, 0.0, -0.0, 6e-8, 60000.0, -INF, 0.1, 7.0, 9.0],
    BF16: [1.5, -2.25, 0.0, -0.0, 1.0, 3e38, INF, 0.1, 7.0, 9.0],
    I8: [1, -2, 0, 127, -128, 100, -100, 5, 7, 9],
    U8: [1, 2, 0, 127, 255, 200, 100, 5, 7, 9],
    I16: [1, -2, 0, 32767, -32768, 30000, -30000, 5, 7, 9],
    U16: [1, 2, 0, 32767, 65535, 40000, 30000, 5, 7, 9],
    I32: [1, -2, 0, 2**31 - 1, -2**31, 2**30, -7, 5, 7, 9],
    U32: [1, 2, 0, 2**31, 2**32 - 1, 2**30, 7, 5, 7, 9],
}
SECOND = {
    F32: [0.1, 4.0, -0.0, 0.0, -1e-39, 3e38, -INF, 1.0, 7.0, 9.0],
    F16: [0.1, 4.0, -0.0, 0.0, 1.0, 60000.0, 2.0, 0.2, 7.0, 9.0],
    BF16: [0.1, 4.0, -0.0, 0.0, 0.0077, 3e38, 2.0, 0.2, 7.0, 9.0],
    I8: [3, 4, -1, 1, -1, 100, -100, -2, 7, 9],
    U8: [3, 4, 255, 1, 255, 100, 3, 2, 7, 9],
    I16: [3, 4, -1, 1, -1, 10000, -10000, -2, 7, 9],
    U16: [3, 4, 65535, 1, 65535, 40000, 3, 2, 7, 9],
    I32: [3, 4, -1, 1, -1, 2**30, 2, -2, 7, 9],
    U32: [3, 4, 2**32 - 1, 2**31, 1, 2**30, 2, 2, 7, 9],
}


def values(dtype, table):
    return [dtype.of(value) for value in table[dtype]]


def computed(dtype, function):
    """A function of floats in f64, rounded once to the type, with denormals flushed; integers wrap around. Rounding sums, products
    and quotients of f32 to f64 and then to f32 is the same as rounding them once."""
    if not dtype.is_float:
        return lambda *args: dtype.of(function(*map(int, args)))
    return lambda *args: flush(dtype, dtype.of(function(*(np.float64(flush(dtype, x)) for x in args))))


def signed(dtype, flip):
    """The bits of a float with another sign; for integers the result of `flip`."""
    top = 1 << 8 * dtype.width - 1
    return lambda x: (dtype.bits(x) ^ top if flip else dtype.bits(x) & ~top)


def extreme(first):
    """NaN if either is NaN; positive zero is greater than negative zero."""
    def of(a, b):
        if np.isnan(a) or np.isnan(b):
            return NAN
        key = lambda x: (float(x), not np.signbit(float(x)))
        return first(a, b, key=key)
    return of


def bitwise(dtype, op):
    return lambda *args: op(*(dtype.bits(x) for x in args))


def quotient(a, b):
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def fits(dtype, function, inputs):
    """The results of a function in the active lanes: bits if it works on bits or signs of zeros matter."""
    return [function(*lane) for lane in zip(*(column[:ACTIVE] for column in inputs))]


def one(program, op, dtype, operands, result, as_bits=False, entry=None, profile='', scalar=None):
    """A program for an element type: `operands` are lanes of registers, `scalar` a number and its type in the program."""
    entry = entry or dtype.word
    names = ['x', 'y'][:len(operands)]
    register_types = [t for t, _ in operands]
    parameters = [(f'p{n}', t.ptr) for n, t in zip(names, register_types)]
    arguments = [data(t, column) for t, column in operands]
    uses, types = [f'%{n}' for n in names], [t.vreg for t in register_types]
    if scalar:
        parameters.append(('s', scalar[0]))
        arguments.append(scalar[1])
        uses.append('%s')
        types.append(scalar[0])
    parameters.append(('out', dtype.ptr))
    arguments.append('none:256')
    shown = bits_of(dtype) if as_bits else dtype
    lines = [pattern('all', 'PAT_ALL', dtype), pattern('some', 'PAT_VL8', dtype)]
    lines += [load(n, f'p{n}', t) for n, t in zip(names, register_types)]
    types = ', '.join([*types, f'!pto.mask<{dtype.mask}>'])
    lines += [f'%z = pto.{op} {", ".join([*uses, "%some"])} : {types} -> {dtype.vreg}', store('z', 'out', dtype)]
    if not any(entry in f.split('(')[0] and f.startswith(f'func.func @{entry}(') for f in program.functions):
        program.function(entry, parameters, lines)
    program.run(entry, arguments, [(len(arguments) - 1, shown, lanes(shown, result))], profile)


def fault(program, op, dtype, operands, code, scalar=None):
    """A run that ends with a diagnostic at the operation."""
    names = ['x', 'y'][:len(operands)]
    parameters = [(f'p{n}', t.ptr) for n, (t, _) in zip(names, operands)]
    arguments = [data(t, column) for t, column in operands]
    uses, types = [f'%{n}' for n in names], [t.vreg for t, _ in operands]
    if scalar:
        parameters.append(('s', scalar[0]))
        arguments.append(scalar[1])
        uses.append('%s')
        types.append(scalar[0])
    types = ', '.join([*types, f'!pto.mask<{dtype.mask}>'])
    lines = [pattern('all', 'PAT_ALL', dtype), *(load(n, f'p{n}', t) for n, (t, _) in zip(names, operands))]
    lines.append(f'%z = pto.{op} {", ".join([*uses, "%all"])} : {types} -> {dtype.vreg}  // FAULT {code}')
    program.function('fault', parameters, lines)
    program.run('fault', arguments)


def unary(op, cases, after=None):
    program = Program('vector_arith', op)
    for dtype, function, as_bits in cases:
        column = values(dtype, FIRST)
        one(program, op, dtype, [(dtype, column)], fits(dtype, function, [column]), as_bits)
    if after:
        after(program)
    program.write()


def both(op, cases, after=None):
    """An operation on two registers, and the corresponding one on a scalar, which is lane 1 of the second register."""
    for name, with_scalar in [(op, False), (op + 's', True)]:
        program = Program('vector_arith', name)
        for dtype, function, as_bits in cases:
            column, other = values(dtype, FIRST), values(dtype, SECOND)
            if with_scalar:
                word = dtype.ir.removeprefix('s').replace('ui', 'i') if not dtype.is_float else dtype.ir
                result = fits(dtype, lambda x: function(x, other[1]), [column])
                one(program, name, dtype, [(dtype, column)], result, as_bits, scalar=(word, dtype.text(other[1])))
            else:
                result = fits(dtype, function, [column, other])
                one(program, name, dtype, [(dtype, column), (dtype, other)], result, as_bits)
        if after:
            after(program, name, with_scalar)
        program.write()


def arithmetic(function, types):
    return [(t, computed(t, function), False) for t in types]


def cpu(op, function):
    """Under profile cpu denormals are not flushed."""
    def after(program, name, with_scalar):
        if not with_scalar:
            column, other = values(F32, FIRST), values(F32, SECOND)
            result = [F32.of(function(np.float64(a), np.float64(b))) for a, b in zip(column[:ACTIVE], other)]
            one(program, name, F32, [(F32, column), (F32, other)], result, profile=' --numerics=cpu')
    return after


def functions():
    def needs_float(op):
        return lambda program: fault(program, op, I32, [(I32, [1] * 64)], 'PTO1504')

    def rsqrt(x):
        return np.float64(1.0) / np.sqrt(x)

    for op, function in [('vexp', np.exp), ('vln', np.log), ('vsqrt', np.sqrt), ('vrsqrt', rsqrt),
                         ('vrec', lambda x: np.float64(1.0) / x)]:
        unary(op, arithmetic(function, [F32, F16]), needs_float(op))


def signs():
    for op, flip, of_int in [('vabs', False, abs), ('vneg', True, lambda x: -x)]:
        unary(op, [(F32, signed(F32, flip), True), (F16, signed(F16, flip), True), *arithmetic(of_int, [I16, I32])])
    unary('vrelu', [(F32, lambda x: F32.bits(extreme(max)(x, np.float32(0))), True),
                    *arithmetic(lambda x: max(x, 0), [I32])])


def bits():
    unary('vnot', [(t, bitwise(t, lambda x, t=t: ~x & (1 << 8 * t.width) - 1), True) for t in [F16, I32, U8]])
    unary('vmov', [(t, t.bits, True) for t in [F32, BF16, U8]])
    unary('vbcnt', [(t, bitwise(t, lambda x: bin(x).count('1')), True) for t in [I16, U32]])

    def leading(dtype):
        def count(x):
            text = f'{x:0{8 * dtype.width}b}'
            return len(text) - len(text.lstrip(text[0])) - 1
        return count

    unary('vcls', [(t, bitwise(t, leading(t)), True) for t in [I16, I32, U8]])
    for op, function in [('vand', lambda a, b: a & b), ('vor', lambda a, b: a | b), ('vxor', lambda a, b: a ^ b)]:
        both(op, [(t, bitwise(t, function), True) for t in [F32, I16, U8]])


def shifts():
    for op in ['vshl', 'vshr']:
        program, scalars = Program('vector_arith', op), Program('vector_arith', op + 's')
        for dtype in [U16, I16, I32]:
            amount = S32 if dtype == I32 else S16
            left = (lambda a, b: a << b) if op == 'vshl' else (lambda a, b: a >> b)
            column, amounts = FIRST[dtype], [1, 0, 3, 15, 2, 4, 1, 7, 1, 1]
            result = [dtype.of(left(a, b)) for a, b in zip(column[:ACTIVE], amounts)]
            one(program, op, dtype, [(dtype, column), (amount, amounts)], result)
            result = [dtype.of(left(a, 3)) for a in column[:ACTIVE]]
            one(scalars, op + 's', dtype, [(dtype, column)], result, scalar=('i16', '3'))
        fault(program, op, I16, [(I16, [1] * 128), (S16, [1, 16, *[0] * 126])], 'PTO1504')
        fault(scalars, op + 's', I32, [(I32, [1] * 64)], 'PTO1504', scalar=('i16', '32'))
        program.write()
        scalars.write()


def carries():
    for op, chained, sign in [('vaddc', False, 1), ('vsubc', False, -1), ('vaddcs', True, 1), ('vsubcs', True, -1)]:
        program = Program('vector_arith', op)
        for dtype in [U32, I32]:
            column, other = FIRST[dtype], SECOND[dtype]
            carry_in = [1 if chained and i < 4 else 0 for i in range(ACTIVE)]
            exact = [a % 2**32 + sign * (b % 2**32 + c) for a, b, c in zip(column, other, carry_in)]
            carry = [int(not 0 <= x < 2**32) for x in exact]
            lines = [pattern('all', 'PAT_ALL', dtype), pattern('some', 'PAT_VL8', dtype),
                     pattern('c', 'PAT_VL4', dtype), load('x', 'px', dtype), load('y', 'py', dtype)]
            uses, masks = ('%x, %y, %c, %some', 2) if chained else ('%x, %y, %some', 1)
            types = ', '.join([dtype.vreg] * 2 + ['!pto.mask<b32>'] * masks)
            lines += [f'%z, %carry = pto.{op} {uses} : {types} -> {dtype.vreg}, !pto.mask<b32>',
                      store('z', 'out', dtype),
                      'pto.psts %carry, %bits[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index']
            program.function(dtype.word, [('px', dtype.ptr), ('py', dtype.ptr), ('out', dtype.ptr),
                                          ('bits', U8.ptr)], lines)
            packed = [carry[2 * i] | carry[2 * i + 1] << 4 for i in range(4)]
            program.run(dtype.word, [data(dtype, column), data(dtype, other), 'none:256', 'none:32'],
                        [(2, dtype, lanes(dtype, [dtype.of(x) for x in exact])), (3, U8, [*packed, *[0] * 28])])
        if not chained:
            lines = [pattern('all', 'PAT_ALL', U32), load('x', 'px', U32),
                     f'%z, %carry = pto.{op} %x, %x, %all : {U32.vreg}, {U32.vreg}, !pto.mask<b32> -> {U32.vreg}, '
                     '!pto.mask<b32>  // FAULT PTO1503']
            program.function('fault', [('px', U32.ptr)], lines)
            program.run('fault', [data(U32, [1] * 63)])
        program.write()


def leaky(dtype):
    def of(x, slope):
        if np.float64(x) > 0:
            return flush(dtype, x) if dtype.is_float else x
        return computed(dtype, lambda a, b: a * b)(x, slope)
    return of


def divisions():
    program = Program('vector_arith', 'vdiv')
    for dtype in [F32, F16, BF16, I32, U8]:
        column, other = values(dtype, FIRST), values(dtype, SECOND)
        function = computed(dtype, (lambda a, b: a / b) if dtype.is_float else quotient)
        one(program, 'vdiv', dtype, [(dtype, column), (dtype, other)], fits(dtype, function, [column, other]))
    fault(program, 'vdiv', I32, [(I32, [1] * 64), (I32, [*[1] * 63, 0])], 'PTO1504')
    program.write()


if __name__ == '__main__':
    ADDED = [F32, F16, BF16, I8, U16, I32]
    both('vadd', arithmetic(lambda a, b: a + b, ADDED), cpu('vadd', lambda a, b: a + b))
    both('vsub', arithmetic(lambda a, b: a - b, ADDED), cpu('vsub', lambda a, b: a - b))
    both('vmul', arithmetic(lambda a, b: a * b, ADDED), cpu('vmul', lambda a, b: a * b))
    for op, first in [('vmax', max), ('vmin', min)]:
        floats = [(t, lambda a, b, t=t, first=first: t.bits(extreme(first)(a, b)), True) for t in [F32, F16]]
        both(op, [*floats, *[(t, first, False) for t in [I16, U16, U8]]])
    divisions()
    functions()
    signs()
    bits()
    shifts()
    carries()
    scalars = Program('vector_arith', 'vlrelu')
    for dtype in [F32, F16, I32]:
        column, slope = values(dtype, FIRST), dtype.of(SECOND[dtype][1])
        result = fits(dtype, lambda x: leaky(dtype)(x, slope), [column])
        one(scalars, 'vlrelu', dtype, [(dtype, column)], result, scalar=(dtype.ir, dtype.text(slope)))
    scalars.write()
