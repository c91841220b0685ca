#!/usr/bin/env python3
"""Writes the programs in vector_move for conversion, comparison, materialisation and reduction.

usage: vector_values.py
"""
from fractions import Fraction
import numpy as np
from elements import *

np.seterr(all='ignore')
FAMILY = 'vector_move'
RANDOM = np.random.default_rng(11)
INF, NAN = np.inf, np.nan

# Mantissa bits and least exponent of float types.
DIGITS = {'f32': (23, -126), 'f16': (10, -14), 'bf16': (7, -126)}
GREATEST = {'f32': float(np.finfo(np.float32).max), 'f16': 65504.0, 'bf16': 3.3895313892515355e38}
E4M3, E5M2 = Type('f8E4M3FN', 'f8E4M3FN', 1, None), Type('f8E5M2', 'f8E5M2', 1, None)
E1M2X2, E2M1X2 = (Type(f'!pto.{name}', name, 1, None) for name in ['f4E1M2x2', 'f4E2M1x2'])
HIF8 = Type('!pto.hif8', 'hif8', 1, None)


def rounded(q, rnd):
    """Rounds a fraction to an integer."""
    low = q.__floor__()
    rest = q - low
    if rest == 0:
        return low
    up = {'R': rest > Fraction(1, 2) or rest == Fraction(1, 2) and low % 2 == 1,
          'A': rest > Fraction(1, 2) or rest == Fraction(1, 2) and q > 0,
          'F': False, 'C': True, 'Z': q < 0, 'O': low % 2 == 0}[rnd]
    return low + up


def to_float(x, dtype, rnd, saturates):
    """The bits of a float."""
    if np.isnan(float(x)):
        return 0 if saturates else dtype.bits(NAN)
    top = GREATEST[dtype.word]
    if np.isinf(float(x)) or x == 0:
        return dtype.bits(np.copysign(top, x) if saturates and x != 0 else x)
    mantissa, least = DIGITS[dtype.word]
    exact = Fraction(x)
    unit = Fraction(2) ** (max(int(np.frexp(float(x))[1]) - 1, least) - mantissa)
    value = rounded(exact / unit, rnd) * unit
    if abs(value) > top:
        value = Fraction(top) * (1 if x > 0 else -1) if saturates else np.copysign(INF, float(x))
    return dtype.bits(np.copysign(float(value), float(x)))


def to_int(x, dtype, rnd, saturates):
    """The bits of an integer."""
    bits = 8 * dtype.width
    least, greatest = (0, 2 ** bits - 1) if dtype.word[0] == 'u' else (-2 ** (bits - 1), 2 ** (bits - 1) - 1)
    if isinstance(x, float) and not np.isfinite(x):
        assert saturates
        return 0 if np.isnan(x) else (greatest if x > 0 else least) % 2 ** bits
    value = rounded(Fraction(x), rnd)
    return (min(max(value, least), greatest) if saturates else value) % 2 ** bits


def float8(exponents, mantissas, bias, has_infinity):
    """All finite values of a format, by their bits."""
    values = {}
    for bits in range(1 << exponents + mantissas):
        exponent, fraction = bits >> mantissas, bits & (1 << mantissas) - 1
        if has_infinity and exponent == (1 << exponents) - 1:
            continue
        scale = max(exponent, 1) - bias - mantissas
        value = (fraction + ((1 << mantissas) if exponent else 0)) * 2.0 ** scale
        values[bits] = value
        values[bits | 1 << exponents + mantissas] = -value
    return values


TABLES = {'f8E4M3FN': float8(4, 3, 7, False), 'f8E5M2': float8(5, 2, 15, True),
          'f4E2M1x2': float8(2, 1, 1, False), 'f4E1M2x2': float8(1, 2, 1, False)}
# The last encodings of E4M3FN are NaN.
for nan in (0x7f, 0xff):
    del TABLES['f8E4M3FN'][nan]


def to_table(x, word):
    """The nearest value of a small format; ties go to the even encoding."""
    near = [(abs(value - x), bits & 1, bits) for bits, value in TABLES[word].items() if np.signbit(value) == np.signbit(x)]
    return min(near)[2]


def numbers(dtype):
    """Values of all lanes: special ones first, then random ones."""
    if dtype.word in TABLES:
        return RANDOM.choice(list(TABLES[dtype.word]), dtype.lanes)
    if not dtype.is_float:
        info = np.iinfo(dtype.np)
        ends = [info.min, info.max, 0, 1, info.max // 2, 255 if info.max > 255 else 1]
        small = RANDOM.integers(0, min(info.max, 70000), dtype.lanes // 2, dtype=np.int64)
        return [int(x) for x in [*ends, *small, *RANDOM.integers(info.min, info.max, dtype.lanes, dtype=dtype.np)]][:dtype.lanes]
    special = [0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49, -1.51, 3.0, 100.5, 2049.0, 1.0009765]
    scale = np.concatenate([np.full(dtype.lanes // 2, 3.0), np.full(dtype.lanes, 100.0)])
    values = [*special, *(RANDOM.standard_normal(len(scale)) * scale)][:dtype.lanes]
    return [float(dtype.of(x)) for x in values]


def extremes(dtype):
    """Values that are out of range of other types."""
    return [float(dtype.of(x)) for x in [INF, -INF, NAN, 70000.0, -70000.0, 3e9, -3e9, 1e19, -1e19, 300.0, -1.0]]


def masked(dtype, lane):
    """Whether PAT_M3 of the granularity of a type activates a lane."""
    return lane * max(dtype.width // 4, 1) % 3 == 0


def convert(program, entry, source, target, column, of, rnd=None, sat=None, part=None):
    """A program that converts the lanes of PAT_M3; `of` returns the bits of the result for a value."""
    attributes = [f'{k} = "{v}"' for k, v in [('rnd', rnd), ('sat', sat), ('part', part)] if v]
    attributes = f' {{{", ".join(attributes)}}}' if attributes else ''
    number = {'EVEN': 0, 'ODD': 1, None: 0}.get(part, int(part[1]) if part and part[0] == 'P' else 0)
    ratio = max(source.width, target.width) // min(source.width, target.width)
    result = [0] * target.lanes
    for lane in range(256 // max(source.width, target.width)):
        there = lane * ratio + number if target.width < source.width else lane
        here = lane * ratio + number if target.width > source.width else lane
        if masked(source, here):
            result[there] = of(column[here])
    mask, out = f'!pto.mask<{source.mask}>', {1: U8, 2: U16, 4: U32, 8: I64}[target.width]
    lines = [pattern('all', 'PAT_ALL', target), pattern('some', 'PAT_M3', source), load('x', 'in', source),
             f'%z = pto.vcvt %x, %some{attributes} : {source.vreg}, {mask} -> {target.vreg}', store('z', 'out', target)]
    program.function(entry, [('in', source.ptr), ('out', target.ptr)], lines)
    given = data(U8, column) if source.np is None else data(source, column)
    program.run(entry, [given, 'none:256'], [(1, out, [out.of(x) for x in result])])


ROUNDINGS = 'RAFCZO'


def floats_as_integers():
    """Each rounding, with and without saturation."""
    program = Program(FAMILY, 'vcvt')
    for source, target, parts in [(F32, I64, ['EVEN', 'ODD']), (F32, I32, [None]), (F32, I16, ['EVEN', 'ODD']),
                                  (F16, I32, ['EVEN', 'ODD']), (F16, I16, [None]), (F16, I8, ['ODD']), (F16, U8, ['EVEN']),
                                  (BF16, I32, ['EVEN', 'ODD'])]:
        for index, rnd in enumerate(ROUNDINGS):
            sat, part = ['SAT', 'NOSAT'][index % 2], parts[index % len(parts)]
            column = numbers(source)
            if sat == 'SAT':
                column = extremes(source) + column[len(extremes(source)):]
            convert(program, f'{source.word}_{target.word}_{rnd}', source, target, column,
                    lambda x: to_int(x, target, rnd, sat == 'SAT'), rnd, sat, part)
    lines = [pattern('all', 'PAT_ALL', F32), load('x', 'in', F32),
             f'%z = pto.vcvt %x, %all {{rnd = "R", sat = "NOSAT"}} : {F32.vreg}, !pto.mask<b32> -> {I32.vreg}'
             '  // FAULT PTO1504']
    program.function('fault', [('in', F32.ptr)], lines)
    program.run('fault', [data(F32, [*[1.0] * 63, NAN])])
    program.write()


def floats_as_floats():
    """Each rounding, with and without saturation; conversions to wider types are exact."""
    program = Program(FAMILY, 'vcvt_floats')
    for source, target, parts in [(F32, F16, ['EVEN', 'ODD']), (F32, BF16, ['ODD', 'EVEN']), (F16, BF16, [None]),
                                  (BF16, F16, [None])]:
        for index, rnd in enumerate(ROUNDINGS):
            sat, part = ['SAT', 'NOSAT'][index % 2], parts[index % len(parts)]
            column = numbers(source)
            if sat == 'SAT' or rnd == 'R':
                column = extremes(source) + column[len(extremes(source)):]
            convert(program, f'{source.word}_{target.word}_{rnd}', source, target, column,
                    lambda x: to_float(x, target, rnd, sat == 'SAT'), rnd, sat, part)
    for source in [F16, BF16]:
        for part in ['EVEN', 'ODD']:
            column = extremes(source)[:3] + numbers(source)[3:]
            convert(program, f'{source.word}_f32_{part}', source, F32, column, lambda x: F32.bits(x), part=part)
    program.write()


def integers():
    """Integers to floats, and to other integers: wider ones are exact, narrower ones with and without saturation."""
    program = Program(FAMILY, 'vcvt_integers')
    for source, target, part, rnd in [(U8, F16, 'EVEN', None), (I8, F16, 'ODD', None), (I16, F16, None, 'Z'),
                                      (I16, F32, 'ODD', None), (I32, F32, None, 'A'), (I64, F32, 'EVEN', 'R'),
                                      (I64, F32, 'ODD', 'F')]:
        convert(program, f'{source.word}_{target.word}_{rnd}', source, target, numbers(source),
                lambda x: to_float(x, target, rnd or 'R', False), rnd, None, part)
    for source, target, part in [(U8, U16, 'EVEN'), (I8, I16, 'ODD'), (U8, U32, 'P2'), (I8, I32, 'P3'), (U16, U32, 'ODD'),
                                 (I16, U32, 'EVEN'), (I16, I32, 'ODD'), (I32, I64, 'ODD')]:
        convert(program, f'{source.word}_{target.word}', source, target, numbers(source), lambda x: target.bits(x), part=part)
    for source, target, parts in [(U16, U8, ['EVEN', 'ODD']), (I16, U8, ['ODD', 'EVEN']), (U32, U16, ['EVEN', 'ODD']),
                                  (U32, I16, ['EVEN', 'ODD']), (I32, U16, ['EVEN', 'ODD']), (I32, I16, ['ODD', 'EVEN']),
                                  (U32, U8, ['P0', 'P3']), (I32, U8, ['P1', 'P2']), (I64, I32, ['EVEN', 'ODD'])]:
        for sat, part in zip(['SAT', 'NOSAT'], parts):
            convert(program, f'{source.word}_{target.word}_{sat}', source, target, numbers(source),
                    lambda x: to_int(x, target, 'R', sat == 'SAT'), None, sat, part)
    program.write()


def small_floats():
    program = Program(FAMILY, 'vcvt_small')
    for target in [E4M3, E5M2]:
        for part in ['P0', 'P2']:
            convert(program, f'f32_{target.word}_{part}', F32, target, numbers(F32), lambda x: to_table(x, target.word),
                    'R', 'SAT', part)
            convert(program, f'{target.word}_f32_{part}', target, F32, numbers(target),
                    lambda x: F32.bits(TABLES[target.word][x]), part=part)
    pairs(program)
    chain(program)
    program.write()


def pairs(program):
    """Two values of four bits in a byte: byte 4 * i + n for part n, of values 2 * i and 2 * i + 1."""
    for dtype in [E1M2X2, E2M1X2]:
        table = TABLES[dtype.word]
        column = [float(BF16.of(x)) for x in RANDOM.choice([0.25, 0.5, -0.5, 1.0, 1.5, -1.75, 0.3, -0.7], BF16.lanes)]
        for part in range(4):
            result = [0] * 256
            for i in range(64):
                low, high = (to_table(x, dtype.word) for x in column[2 * i:2 * i + 2])
                result[4 * i + part] = low | high << 4
            lines = [pattern('all', 'PAT_ALL', U8), pattern('some', 'PAT_ALL', BF16), load('x', 'in', BF16),
                     f'%z = pto.vcvt %x, %some {{rnd = "R", part = "P{part}"}} : {BF16.vreg}, !pto.mask<b16> -> {dtype.vreg}',
                     store('z', 'out', dtype)]
            program.function(f'bf16_{dtype.word}_{part}', [('in', BF16.ptr), ('out', dtype.ptr)], lines)
            program.run(f'bf16_{dtype.word}_{part}', [data(BF16, column), 'none:256'], [(1, U8, result)])
            given = [int(x) for x in RANDOM.integers(0, 256, 256)]
            back = [table[given[4 * i + part] >> shift & 15] for i in range(64) for shift in (0, 4)]
            lines = [pattern('all', 'PAT_ALL', BF16), pattern('some', 'PAT_ALL', U8), load('x', 'in', dtype),
                     f'%z = pto.vcvt %x, %some {{part = "P{part}"}} : {dtype.vreg}, !pto.mask<b8> -> {BF16.vreg}',
                     store('z', 'out', BF16)]
            program.function(f'{dtype.word}_bf16_{part}', [('in', dtype.ptr), ('out', BF16.ptr)], lines)
            program.run(f'{dtype.word}_bf16_{part}', [data(U8, given), 'none:256'],
                        [(1, U16, [BF16.bits(x) for x in back])])


def chain(program):
    """Small integers and powers of two are exact in hif8."""
    column = [float(x) for x in RANDOM.choice([0.0, 1.0, -1.0, 2.0, 0.5, -4.0, 3.0, 0.125, -16.0], 128)]
    lines = [pattern('f', 'PAT_ALL', F16), pattern('b', 'PAT_ALL', U8), pattern('all', 'PAT_ALL', F32), load('x', 'in', F16),
             f'%h = pto.vcvt %x, %f {{rnd = "A", sat = "SAT", part = "EVEN"}} : {F16.vreg}, !pto.mask<b16> -> {HIF8.vreg}',
             f'%z = pto.vcvt %h, %b {{part = "P2"}} : {HIF8.vreg}, !pto.mask<b8> -> {F32.vreg}', store('z', 'out', F32)]
    program.function('f16_hif8_f32', [('in', F16.ptr), ('out', F32.ptr)], lines)
    program.run('f16_hif8_f32', [data(F16, column), 'none:256'], [(1, F32, column[1::2])])


def truncations():
    program = Program(FAMILY, 'vtrc')
    for dtype in [F32, F16, BF16]:
        column = [INF, NAN] + numbers(dtype)[2:]
        for rnd in [rnd for rnd in ROUNDINGS if rnd != 'O']:
            result = [0] * dtype.lanes
            for lane in range(0, dtype.lanes, 3):
                x = column[lane]
                result[lane] = dtype.bits(np.copysign(float(rounded(Fraction(x), rnd)), x) if np.isfinite(x) else x)
            mask = f'!pto.mask<{dtype.mask}>'
            lines = [pattern('all', 'PAT_ALL', dtype), pattern('some', 'PAT_M3', dtype), load('x', 'in', dtype),
                     f'%z = pto.vtrc %x, %some, "{rnd}" : {dtype.vreg}, {mask} -> {dtype.vreg}', store('z', 'out', dtype)]
            program.function(f'{dtype.word}_{rnd}', [('in', dtype.ptr), ('out', dtype.ptr)], lines)
            program.run(f'{dtype.word}_{rnd}', [data(dtype, column), 'none:256'], [(1, bits_of(dtype), result)])
    program.write()


def packed(bits):
    return [int(byte) for byte in np.packbits(np.array(bits, dtype=np.uint8), bitorder='little')]


def states(dtype, active):
    bits = np.zeros(256, dtype=np.uint8)
    bits[::dtype.width] = active
    return packed(bits)


MASK_OUT = 'pto.psts %m, %mask[%c0], "NORM" : {}, !pto.ptr<ui8, ub>, index'


def comparisons():
    relations = {'eq': np.equal, 'ne': np.not_equal, 'lt': np.less, 'le': np.less_equal, 'gt': np.greater,
                 'ge': np.greater_equal}
    columns = {F32: ([0.0, NAN, 1.0, 2.0, -INF, 1e-40, 3.0, 0.5], [-0.0, NAN, 2.0, 1.0, INF, 0.0, 3.0, 0.25]),
               I16: ([0, -1, 5, 5, -32768, 7, 0, 3], [0, 1, 5, 4, 32767, 8, -1, 2]),
               U16: ([0, 65535, 5, 5, 32768, 7, 0, 3], [0, 1, 5, 4, 32767, 8, 65535, 2])}
    two, scalar = Program(FAMILY, 'vcmp'), Program(FAMILY, 'vcmps')
    for dtype, (a, b) in columns.items():
        a, b = (np.array(lanes(dtype, column), dtype=dtype.np) for column in (a, b))
        active = np.arange(dtype.lanes) % 3 == 0
        mask = f'!pto.mask<{dtype.mask}>'
        for word, relation in relations.items():
            entry = f'{dtype.word}_{word}'
            lines = [pattern('some', 'PAT_M3', dtype), load('x', 'a', dtype), load('y', 'b', dtype),
                     f'%m = pto.vcmp %x, %y, %some, "{word}" : {dtype.vreg}, {dtype.vreg}, {mask} -> {mask}',
                     MASK_OUT.format(mask)]
            two.function(entry, [('a', dtype.ptr), ('b', dtype.ptr), ('mask', U8.ptr)], lines)
            two.run(entry, [data(dtype, a), data(dtype, b), 'none:32'], [(2, U8, states(dtype, relation(a, b) & active))])
            other = a[3]
            lines = [pattern('some', 'PAT_M3', dtype), load('x', 'a', dtype),
                     f'%m = pto.vcmps %x, %s, %some, "{word}" : {dtype.vreg}, {dtype.ir.replace("u", "")}, {mask} -> {mask}',
                     MASK_OUT.format(mask)]
            word_of = dtype.ir if dtype.is_float else f'i{8 * dtype.width}'
            lines[2] = lines[2].replace(f', {dtype.ir.replace("u", "")}, {mask}', f', {word_of}, {mask}')
            scalar.function(entry, [('a', dtype.ptr), ('s', word_of), ('mask', U8.ptr)], lines)
            scalar.run(entry, [data(dtype, a), dtype.text(other), 'none:32'],
                       [(2, U8, states(dtype, relation(a, other) & active))])
    for program, use, types in [(two, '%x, %x', f'{F32.vreg}, {F32.vreg}'), (scalar, '%x, %s', f'{F32.vreg}, f32')]:
        op = 'vcmp' if program is two else 'vcmps'
        lines = [pattern('all', 'PAT_ALL', F32), load('x', 'a', F32),
                 f'%m = pto.{op} {use}, %all, "lt" : {types}, !pto.mask<b32> -> !pto.mask<b32>  // FAULT PTO1503']
        program.function('fault', [('a', F32.ptr), ('s', 'f32')], lines)
        program.run('fault', [data(F32, [1.0] * 63), '1.0'])
        program.write()
    program = Program(FAMILY, 'vsel')
    for dtype in [F32, BF16, U8]:
        a, b = numbers(dtype), numbers(dtype)
        result = [dtype.bits(x if lane % 3 == 0 else y) for lane, (x, y) in enumerate(zip(a, b))]
        lines = [pattern('all', 'PAT_ALL', dtype), pattern('some', 'PAT_M3', dtype), load('x', 'a', dtype), load('y', 'b', dtype),
                 f'%z = pto.vsel %x, %y, %some : {dtype.vreg}, {dtype.vreg}, !pto.mask<{dtype.mask}> -> {dtype.vreg}',
                 store('z', 'out', dtype)]
        program.function(dtype.word, [('a', dtype.ptr), ('b', dtype.ptr), ('out', dtype.ptr)], lines)
        program.run(dtype.word, [data(dtype, a), data(dtype, b), 'none:256'], [(2, bits_of(dtype), result)])
    program.write()


def materialisations():
    program = Program(FAMILY, 'vbr')
    for dtype, kind, value in [(F32, 'f32', -1.5), (F16, 'f16', 0.1), (U8, 'i8', 200), (I16, 'i16', -7), (I32, 'i32', -2**31)]:
        lines = [pattern('all', 'PAT_ALL', dtype), f'%z = pto.vbr %s : {kind} -> {dtype.vreg}', store('z', 'out', dtype)]
        program.function(dtype.word, [('s', kind), ('out', dtype.ptr)], lines)
        program.run(dtype.word, [dtype.text(dtype.of(value)), 'none:256'], [(1, dtype, [dtype.of(value)] * dtype.lanes)])
    program.write()
    program = Program(FAMILY, 'vdup')
    for dtype, kind, value in [(F32, 'f32', -1.5), (I8, 'i8', -83), (U16, 'i16', 40000)]:
        mask = f'!pto.mask<{dtype.mask}>'
        active = [lane % 4 == 0 for lane in range(dtype.lanes)]
        ends = [pattern('all', 'PAT_ALL', dtype), pattern('some', 'PAT_M4', dtype)]
        lines = [*ends, f'%z = pto.vdup %s, %some : {kind}, {mask} -> {dtype.vreg}', store('z', 'out', dtype)]
        program.function(dtype.word, [('s', kind), ('out', dtype.ptr)], lines)
        result = [dtype.of(value) if a else dtype.of(0) for a in active]
        program.run(dtype.word, [dtype.text(dtype.of(value)), 'none:256'], [(1, dtype, result)])
        column = numbers(dtype)
        for word, lane in [('LOWEST', 0), ('HIGHEST', -1), (None, 0)]:
            attribute = f' {{position = "{word}"}}' if word else ''
            lines = [*ends, load('x', 'in', dtype), f'%z = pto.vdup %x, %some{attribute} : {dtype.vreg}, {mask} -> {dtype.vreg}',
                     store('z', 'out', dtype)]
            program.function(f'{dtype.word}_{word}', [('in', dtype.ptr), ('out', dtype.ptr)], lines)
            result = [column[lane] if a else dtype.of(0) for a in active]
            program.run(f'{dtype.word}_{word}', [data(dtype, column), 'none:256'], [(1, dtype, result)])
    program.write()
    program = Program(FAMILY, 'vci')
    for dtype, kind, first in [(I32, 'i32', 5), (I8, 'i8', 100), (F16, 'f16', 2000.0), (F32, 'f32', -0.5)]:
        for word, sign in [('ASC', 1), ('DESC', -1), (None, 1)]:
            attribute = f' {{order = "{word}"}}' if word else ''
            lines = [pattern('all', 'PAT_ALL', dtype), f'%z = pto.vci %s{attribute} : {kind} -> {dtype.vreg}',
                     store('z', 'out', dtype)]
            program.function(f'{dtype.word}_{word}', [('s', kind), ('out', dtype.ptr)], lines)
            result = [dtype.of(first + sign * lane) for lane in range(dtype.lanes)]
            program.run(f'{dtype.word}_{word}', [dtype.text(dtype.of(first)), 'none:256'], [(1, dtype, result)])
    program.write()
    program = Program(FAMILY, 'vbitcast')
    for source, target in [(F32, U16), (I8, F32), (BF16, I16)]:
        raw = RANDOM.integers(0, 256, 256)
        lines = [pattern('all', 'PAT_ALL', target), load('x', 'in', source),
                 f'%z = pto.vbitcast %x : {source.vreg} -> {target.vreg}', store('z', 'out', target)]
        program.function(f'{source.word}_{target.word}', [('in', source.ptr), ('out', target.ptr)], lines)
        program.run(f'{source.word}_{target.word}', [data(U8, raw), 'none:256'], [(1, U8, raw)])
    program.write()


def tree(dtype, values):
    """Sums of neighbours, then sums of adjacent sums, and so on, each rounded."""
    values = [dtype.of(x) for x in values]
    while len(values) > 1:
        values = [dtype.of(np.float64(a) + np.float64(b) if dtype.is_float else a + b) for a, b in zip(values[::2], values[1::2])]
    return values[0]


def reduction(program, entry, source, target, column, result, options=''):
    mask = f'!pto.mask<{source.mask}>'
    lines = [pattern('all', 'PAT_ALL', target), pattern('some', 'PAT_M3', source), load('x', 'in', source),
             f'%z = pto.{program.path.split("/")[-1][:-5]} %x, %some : {source.vreg}, {mask} -> {target.vreg}',
             store('z', 'out', target)]
    if not any(f.startswith(f'func.func @{entry}(') for f in program.functions):
        program.function(entry, [('in', source.ptr), ('out', target.ptr)], lines)
    program.run(entry, [data(source, column), 'none:256'], [(1, target, lanes(target, result))], options)


def chosen(values, fill):
    return [x if lane % 3 == 0 else fill for lane, x in enumerate(values)]


def reductions():
    program = Program(FAMILY, 'vcadd')
    for source, target in [(F32, F32), (F16, F16), (I32, I32), (I16, I32), (I8, S16), (U16, U32), (U8, U16)]:
        column = numbers(source)
        reduction(program, source.word, source, target, column, [tree(target, chosen(column, 0))])
    column = [float(np.float16(x)) for x in RANDOM.standard_normal(128) * 100]
    reduction(program, 'f16', F16, F16, column, [F16.of(tree(F32, chosen(column, 0)))], ' --numerics=cpu')
    program.write()
    for op, group in [('vcgadd', lambda t: 32 // t.width), ('vcpadd', lambda t: 2)]:
        program = Program(FAMILY, op)
        for dtype in [F32, F16] + [I16, I32] * (op == 'vcgadd'):
            column = numbers(dtype)
            used, size = chosen(column, 0), group(dtype)
            result = [tree(dtype, used[at:at + size]) for at in range(0, dtype.lanes, size)]
            reduction(program, dtype.word, dtype, dtype, column, result)
        program.write()
    for op, numpy_op, far in [('vcgmax', max, -INF), ('vcgmin', min, INF)]:
        program = Program(FAMILY, op)
        for dtype in [F32, F16, I16, U16, I32]:
            column = numbers(dtype)
            size = 32 // dtype.width
            result = [numpy_op(x for x in chosen(column, None)[at:at + size] if x is not None)
                      for at in range(0, dtype.lanes, size)]
            reduction(program, dtype.word, dtype, dtype, column, result)
        # A block without an active lane.
        lines = [pattern('all', 'PAT_ALL', F32), pattern('some', 'PAT_VL8', F32), load('x', 'in', F32),
                 f'%z = pto.{op} %x, %some : {F32.vreg}, !pto.mask<b32> -> {F32.vreg}', store('z', 'out', F32)]
        program.function('none', [('in', F32.ptr), ('out', F32.ptr)], lines)
        program.run('none', [data(F32, range(64)), 'none:256'],
                    [(1, F32, lanes(F32, [numpy_op(range(8)), *[far] * 7]))])
        program.write()
    for word, numpy_op in [('max', np.argmax), ('min', np.argmin)]:
        first, second = Program(FAMILY, f'vc{word}'), Program(FAMILY, f'vcb{word}')
        for dtype in [F32, F16, I16, U8, I32]:
            column = numbers(dtype)
            # The extreme occurs twice in active lanes.
            best = column[3 * int(numpy_op(column[::3]))]
            for lane in (9, dtype.lanes - 1 - (dtype.lanes - 1) % 3):
                column[lane] = best
            at = 3 * column[::3].index(best)
            kind = bits_of(dtype)
            mask = f'!pto.mask<{dtype.mask}>'
            start = [pattern('all', 'PAT_ALL', dtype), pattern('some', 'PAT_M3', dtype), load('x', 'in', dtype)]
            lines = [*start, f'%z = pto.vc{word} %x, %some : {dtype.vreg}, {mask} -> {dtype.vreg}', store('z', 'out', dtype)]
            first.function(dtype.word, [('in', dtype.ptr), ('out', dtype.ptr)], lines)
            first.run(dtype.word, [data(dtype, column), 'none:256'], [(1, kind, lanes(kind, [dtype.bits(best), at]))])
            lines = [*start, f'%z, %m = pto.vcb{word} %x, %some : {dtype.vreg}, {mask} -> {dtype.vreg}, {mask}',
                     store('z', 'out', dtype), MASK_OUT.format(mask)]
            second.function(dtype.word, [('in', dtype.ptr), ('out', dtype.ptr), ('mask', U8.ptr)], lines)
            second.run(dtype.word, [data(dtype, column), 'none:256', 'none:32'],
                       [(1, kind, lanes(kind, [dtype.bits(best)])), (2, U8, states(dtype, np.arange(dtype.lanes) == at))])
        far = -INF if word == 'max' else INF
        lines = [pattern('all', 'PAT_ALL', F32), pattern('some', 'PAT_ALLF', F32), load('x', 'in', F32)]
        first.function('none', [('in', F32.ptr), ('out', F32.ptr)],
                       [*lines, f'%z = pto.vc{word} %x, %some : {F32.vreg}, !pto.mask<b32> -> {F32.vreg}', store('z', 'out', F32)])
        first.run('none', [data(F32, range(64)), 'none:256'], [(1, F32, lanes(F32, [far]))])
        lines.append(f'%z, %m = pto.vcb{word} %x, %all : {F32.vreg}, !pto.mask<b32> -> {F32.vreg}, !pto.mask<b32>'
                     '  // FAULT PTO1503')
        second.function('fault', [('in', F32.ptr)], lines)
        second.run('fault', [data(F32, [1.0] * 63)])
        first.write()
        second.write()


if __name__ == '__main__':
    floats_as_integers()
    floats_as_floats()
    integers()
    small_floats()
    truncations()
    comparisons()
    materialisations()
    reductions()
