#!/usr/bin/env python3
"""Compares single tile operations, as run and as lowered at -O0 and -O1, with numpy.

usage: reference.py TOOLS [--seed N] [--count N] [--only OP] [--keep FOLDER] [--large]

TOOLS is the folder of `pto-opt` and `pto-run`. Each case is one operation on drawn shapes, valid regions, element types and values:
NaN, infinities, zeros of both signs, denormals, limits and numbers in between. The script computes the expected results in f64 or
on whole numbers, from the texts of the ISA, and rounds them; it does not use the interpreter. Results are compared bit by bit.
Those for which the texts state no bound, such as exponentials, may differ by a few units in the last place, and sums by the error
that any order may have. Cases of one batch share a function, so that a run has few processes. Needs numpy.
"""
import argparse
import collections
import os
import re
import sys
import tempfile

import numpy as np

import reference_case
import reference_cube
import reference_groups
import reference_indexed
import reference_irregular
import reference_kernel
import reference_precise
import reference_types
import reference_variants
import reference_vectors
import reference_windows
from reference_case import BYTES, INTEGERS, Case, Tile, constant, each, generic, pick, shape, up
from reference_run import Tools
from reference_values import FLOATS, arithmetic, decoded, draw, encoded, flushed, limits, numbers, rounded, seed, width, wrapped

parser = argparse.ArgumentParser()
parser.add_argument('tools')
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--count', type=int, default=600, help='how many cases are drawn')
parser.add_argument('--only', help='cases of this operation only')
parser.add_argument('--family', help='cases of the function with this name only')
parser.add_argument('--large', action='store_true', help='draw tiles of many rows or columns')
parser.add_argument('--kernels', help='write cases as kernels for GPUs into this folder, and run nothing')
parser.add_argument('--keep', help='write the programs of failures into this folder')
options = parser.parse_args()
TOOLS = Tools(options.tools)
seed(options.seed)
reference_case.LARGE += [True] * options.large


def maximum(a, b, sign=1):
    """Positive zero is greater than negative zero; NaN where either is NaN."""
    with np.errstate(all='ignore'):
        better = (sign * a > sign * b) | ((a == b) & (np.signbit(a) == (sign < 0)))
    result = np.where(better, a, b)
    return np.where(np.isnan(a) | np.isnan(b), np.nan, result)


def truncated(a, b):
    quotient = abs(int(a)) // abs(int(b))
    return quotient if (a < 0) == (b < 0) else -quotient


WHOLE = {
    'add': lambda a, b: a + b, 'sub': lambda a, b: a - b, 'mul': lambda a, b: a * b, 'div': truncated,
    'max': max, 'min': min, 'and': lambda a, b: a & b, 'or': lambda a, b: a | b, 'xor': lambda a, b: a ^ b,
    'shl': lambda a, b: a << b, 'shr': lambda a, b: a >> b,
    'fmod': lambda a, b: a - b * truncated(a, b), 'rem': lambda a, b: a % b,
}


def floored(a, b):
    """Remainder of the floored quotient."""
    rest = np.fmod(a, b)
    return np.where((rest != 0) & (np.signbit(rest) != np.signbit(b)), rest + b, rest)


REAL = {
    'add': np.add, 'sub': np.subtract, 'mul': np.multiply, 'div': np.divide, 'fmod': np.fmod, 'rem': floored,
    'max': maximum, 'min': lambda a, b: maximum(a, b, -1),
}


def combined(kind, dtype, a, b):
    if dtype in FLOATS:
        return REAL[kind](a, b) if kind in ('max', 'min') else arithmetic(REAL[kind], dtype, a, b)
    return wrapped(each(WHOLE[kind], a, b), dtype)


def divisors(kind, dtype, values):
    """Makes the right operands legal for an operation."""
    if kind in ('shl', 'shr'):
        return draw.integers(0, width(dtype), np.shape(values)).astype(object)
    if kind in ('div', 'fmod', 'rem') and dtype not in FLOATS:
        return np.where(values == 0, 1, values)
    return values


def within(kind, dtype, a, b):
    """Replaces divisors whose quotient is not exactly a whole number of the element type."""
    if kind not in ('fmod', 'rem') or dtype not in FLOATS:
        return b
    with np.errstate(all='ignore'):
        large = np.abs(flushed(a, dtype) / flushed(b, dtype)) >= 2.0**FLOATS[dtype][1]
    return np.where(large & np.isfinite(a) | (kind == 'rem') & ~np.isfinite(b), np.where(np.abs(a) < 512, 1.5, a), b)


def zero_of(kind, dtype):
    """No text states the sign of a remainder of zero."""
    return 0.0 if kind in ('fmod', 'rem') and dtype in FLOATS else None


BINARY = {
    'add': [*INTEGERS, *BYTES, 'f16', 'bf16', 'f32'], 'sub': [*INTEGERS, *BYTES, 'f16', 'f32'],
    'mul': [*INTEGERS, 'f16', 'f32'], 'div': [*INTEGERS, 'f16', 'f32'], 'max': [*INTEGERS, *BYTES, 'f16', 'f32'],
    'min': [*INTEGERS, *BYTES, 'f16', 'bf16', 'f32'],
    'and': [*INTEGERS, *BYTES], 'or': [*INTEGERS, *BYTES], 'xor': [*INTEGERS, *BYTES], 'shl': [*INTEGERS, *BYTES],
    'shr': [*INTEGERS, *BYTES], 'fmod': [*INTEGERS, 'f16', 'f32'], 'rem': [*INTEGERS, 'f16', 'f32'],
}


def binary():
    kind = pick(list(BINARY))
    dtype = pick(BINARY[kind])
    rows, cols, valid = shape(dtype)
    a, b = numbers(dtype, valid), divisors(kind, dtype, numbers(dtype, valid))
    b = within(kind, dtype, a, b)
    tiles = [Tile(dtype, rows, cols, valid, x) for x in (a, b, None)]
    return Case(f't{kind}', generic(f't{kind}', [0, 1], [2]), tiles, {2: combined(kind, dtype, a, b)}, zero_of(kind, dtype))


# Element types that operations accept with a scalar only.
WITH_SCALAR = {'sub': ['bf16'], 'mul': [*BYTES, 'bf16'], 'div': BYTES, 'max': ['bf16']}


def scalar():
    kind = pick(list(BINARY))
    dtype = pick([*BINARY[kind], *WITH_SCALAR.get(kind, [])])
    rows, cols, valid = shape(dtype)
    a = numbers(dtype, valid)
    b = divisors(kind, dtype, numbers(dtype, (1, 1)))
    if dtype in FLOATS and np.any(within(kind, dtype, a, np.broadcast_to(b, valid)) != b):
        return None
    tiles = [Tile(dtype, rows, cols, valid, x) for x in (a, None)]
    # Bitwise operations take unsigned words.
    signless = kind in ('and', 'or', 'xor', 'shl', 'shr')
    text, ty = constant(f'i{width(dtype)}', wrapped(b, f'i{width(dtype)}')[0, 0]) if signless else constant(dtype, b[0, 0])
    return Case(f't{kind}s', generic(f't{kind}s', [0, ('{c0}', ty)], [1]), tiles,
                {1: combined(kind, dtype, a, np.broadcast_to(b, valid))}, zero_of(kind, dtype), [text])


def unary():
    kind, types = pick([('abs', ['f16', 'f32']), ('neg', [*INTEGERS, *BYTES, 'f16', 'bf16', 'f32']),
                        ('relu', ['i32', 'f16', 'f32']), ('not', [*INTEGERS, *BYTES]), ('sqrt', ['f16', 'f32']),
                        ('rsqrt', ['f16', 'f32']), ('exp', ['f16', 'f32']), ('log', ['f16', 'f32']), ('recip', ['f16', 'f32'])])
    dtype = pick(types)
    rows, cols, valid = shape(dtype)
    a, near = numbers(dtype, valid), None
    with np.errstate(all='ignore'):
        if kind == 'abs':
            r = np.abs(a)
        elif kind == 'neg':
            r = -a if dtype in FLOATS else wrapped(each(lambda x: -x, a), dtype)
        elif kind == 'relu':
            r = maximum(a, np.zeros(valid)) if dtype in FLOATS else each(lambda x: max(x, 0), a)
        elif kind == 'not':
            r = wrapped(each(lambda x: ~x, a), dtype)
        else:
            function = {'sqrt': np.sqrt, 'rsqrt': lambda x: 1 / np.sqrt(x), 'exp': np.exp, 'log': np.log,
                        'recip': lambda x: 1 / x}
            r = arithmetic(function[kind], dtype, a)
            near = np.where(np.isfinite(r), np.abs(r) * 2.0**-(FLOATS[dtype][1] - 1) + 2.0**FLOATS[dtype][2], 0.0)
    tiles = [Tile(dtype, rows, cols, valid, x) for x in (a, None)]
    return Case(f't{kind}', generic(f't{kind}', [0], [1]), tiles, {1: r}, near)


def three():
    kind = pick(['addc', 'subc', 'addsc', 'subsc', 'subrelu', 'axpy', 'muladddst', 'fusedmuladd', 'prelu', 'lrelu'])
    dtype = pick(['f16', 'f32'])
    if kind in ('addc', 'subc', 'addsc', 'subsc', 'subrelu') and draw.random() < 0.5:
        dtype = pick(INTEGERS if kind != 'subrelu' else ['i16', 'i32', 'si16', 'si32'])
    if kind == 'axpy' and draw.random() < 0.3:
        dtype = 'bf16'
    rows, cols, valid = shape(dtype)
    a, b, c = (numbers(dtype, valid) for _ in range(3))
    add = lambda x, y: combined('add', dtype, x, y)
    sub = lambda x, y: combined('sub', dtype, x, y)
    mul = lambda x, y: combined('mul', dtype, x, y)
    s = numbers(dtype, (1, 1))
    wide = np.broadcast_to(s, valid)
    text, ty = constant(dtype, s[0, 0])
    t = lambda *values: [Tile(dtype, rows, cols, valid, x) for x in values]
    op = f't{kind}'
    if kind in ('addc', 'subc'):
        return Case(op, generic(op, [0, 1, 2], [3]), t(a, b, c, None), {3: add((add if kind == 'addc' else sub)(a, b), c)})
    if kind in ('addsc', 'subsc'):
        r = add((add if kind == 'addsc' else sub)(a, wide), b)
        return Case(op, generic(op, [0, ('{c0}', ty), 1], [2]), t(a, b, None), {2: r}, scalars=[text])
    if kind == 'subrelu':
        r = maximum(sub(a, b), np.zeros(valid)) if dtype in FLOATS else np.maximum(sub(a, b), 0)
        return Case(op, generic(op, [0, 1], [2]), t(a, b, None), {2: r})
    if kind == 'axpy':
        return Case(op, generic(op, [0, ('{c0}', ty)], [1]), t(a, b), {1: add(mul(a, wide), b)}, scalars=[text])
    if kind == 'muladddst':
        return Case(op, generic(op, [0, 1], [2]), t(a, b, c), {2: add(c, mul(a, b))})
    if kind == 'fusedmuladd':
        return Case(op, generic(op, [0, 1], [2]), t(a, b, c), {2: arithmetic(reference_precise.fused, dtype, a, c, b)})
    with np.errstate(all='ignore'):
        if kind == 'lrelu':
            s = float(decoded(encoded(draw.uniform(-2, 2), 'f32'), 'f32'))
            s = float(decoded(encoded(s, dtype), dtype))
            r = np.where(a > 0, flushed(a, dtype), mul(a, np.full(valid, s)))
            return Case(op, generic(op, [0, ('{c0}', 'f32')], [1]), t(a, None), {1: r}, scalars=[constant('f32', s)[0]])
        return Case(op, generic(op, [0, 1], [2]), t(a, b, None), {2: np.where(a > 0, flushed(a, dtype), mul(a, b))})


RELATIONS = {'eq': np.equal, 'ne': np.not_equal, 'lt': np.less, 'le': np.less_equal, 'gt': np.greater, 'ge': np.greater_equal}


def packed(bits):
    """Packs the truth values of each row into bits, from the lowest bit of each byte on."""
    return np.packbits(np.asarray(bits, bool), axis=-1, bitorder='little').astype(object)


def compared():
    both = draw.random() < 0.5
    dtype = pick([*INTEGERS, *BYTES, 'f16', 'f32', *['bf16'] * both])
    rows, cols, valid = shape(dtype)
    word = pick(list(RELATIONS))
    a, b = numbers(dtype, valid), numbers(dtype, valid)
    b = np.where(draw.random(valid) < 0.3, a, b)
    flag = f' {{{{cmpMode = #pto<cmp {word}>}}}}'
    if both:
        bits = packed(RELATIONS[word](a, b))
        tiles = [Tile(dtype, rows, cols, valid, a), Tile(dtype, rows, cols, valid, b), Tile('ui8', rows, 32 * -(-bits.shape[1] // 32), bits.shape, None)]
        return Case('tcmp', generic('tcmp', [0, 1], [2], flag), tiles, {2: bits})
    text, ty = constant(dtype, b[0, 0])
    bits = packed(RELATIONS[word](a, b[0, 0]).ravel())
    size = 32 * -(-max(len(bits), 1) // 32)
    bits = bits.reshape(1, -1)
    if valid[0] != 1:
        return None
    tiles = [Tile(dtype, rows, cols, valid, a), Tile('ui8', 1, size, bits.shape, None)]
    return Case('tcmps', generic('tcmps', [0, ('{c0}', ty)], [1], flag), tiles, {1: bits}, scalars=[text])


def selected():
    both = draw.random() < 0.5
    dtype = pick([*INTEGERS, *BYTES, 'f16', 'f32', *['bf16'] * both])
    rows, cols, valid = shape(dtype)
    bits = draw.random(valid) < 0.5
    mask = packed(bits)
    a, b = numbers(dtype, valid), numbers(dtype, valid)
    tile = Tile('ui8', rows, 32 * -(-mask.shape[1] // 32), mask.shape, mask)
    t = [Tile(dtype, rows, cols, valid, x) for x in (a, b, None)]
    if both:
        return Case('tsel', generic('tsel', [0, 1, 2], [3]), [tile, *t], {3: np.where(bits, a, b)})
    text, ty = constant(dtype, b[0, 0])
    return Case('tsels', generic('tsels', [0, 1, ('{c0}', ty)], [2]), [tile, t[0], t[2]],
                {2: np.where(bits, a, np.broadcast_to(b[0, 0], valid))}, scalars=[text])


def total(values, dtype, axis):
    """Returns a sum, and a bound of its error in any order of the additions."""
    if dtype not in FLOATS:
        return wrapped(np.sum(values, axis=axis, keepdims=True), dtype), None
    exact = np.sum(values, axis=axis, keepdims=True)
    count = values.shape[axis]
    return exact, np.sum(np.abs(values), axis=axis, keepdims=True) * (count + 1) * 2.0**-FLOATS[dtype][1]


def by_halves(values, dtype):
    """Sums columns pairwise: adjacent rows, then adjacent sums."""
    rows = list(np.split(values, values.shape[0], axis=0))
    while len(rows) > 1:
        sums = [combined('add', dtype, first, second) for first, second in zip(rows[::2], rows[1::2])]
        rows = sums + rows[len(rows) - len(rows) % 2:]
    return rows[0]


def reduced():
    along = pick(['row', 'col'])
    kind = pick(['sum', 'prod', 'max', 'min', 'argmax', 'argmin'])
    dtype = pick([*INTEGERS, 'f16', 'f32'])
    if along == 'col' and draw.random() < 0.4:
        dtype = pick([*BYTES, 'bf16'] if kind != 'prod' else ['bf16'])
    rows, cols, valid = shape(dtype)
    axis = 1 if along == 'row' else 0
    quiet = kind in ('sum', 'prod') or 'arg' in kind
    a = numbers(dtype, valid, 'tame' if quiet and dtype in FLOATS else 'any')
    near = None
    halves = kind == 'sum' and along == 'col' and dtype in FLOATS and draw.random() < 0.5
    if halves:
        r = by_halves(a, dtype)
    elif kind == 'sum':
        r, near = total(a, dtype, axis)
    elif kind == 'prod':
        a = np.where(draw.random(valid) < 0.9, 1.0, numbers(dtype, valid, 'small')) if dtype in FLOATS else a
        r = np.prod(a, axis=axis, keepdims=True)
        r = r if dtype in FLOATS else wrapped(r, dtype)
        if dtype in FLOATS and np.any(np.abs(r) > 2048):
            return None
        near = np.zeros_like(r, np.float64) if dtype in FLOATS else None
    elif kind in ('max', 'min'):
        parts = np.split(a, valid[axis], axis=axis)
        r = parts[0]
        for part in parts[1:]:
            r = combined(kind, dtype, r, part)
    else:
        r = (np.argmax if kind == 'argmax' else np.argmin)(a.astype(np.float64), axis=axis).reshape(-1, 1).astype(object)
    to = 'i32' if 'arg' in kind else dtype
    op = f't{along}{kind}'
    source = Tile(dtype, rows, cols, valid, a)
    if along == 'row':
        result = Tile(to, rows, 256 // width(to), (valid[0], 1))
        scratch = [Tile(dtype, rows, cols, valid)]
        return Case(op, generic(op, [0, 1], [2]), [source, *scratch, result], {2: r}, near)
    columns = 8 * -(-cols // 8)
    result = Tile(to, 1, columns, (1, valid[1]))
    if 'arg' in kind:
        return Case(op, generic(op, [0, 1], [2]), [source, Tile(dtype, rows, cols, valid), result], {2: r.T}, near)
    if halves:
        flag = ' {{isBinary = true}}'
        case = Case(op, generic(op, [0, 1], [2], flag), [source, Tile(dtype, rows, cols, valid), result], {2: r}, near)
        # The verifier compares the scratch with the valid region, which must be static (PTO0322).
        case.fixed = True
        return case
    return Case(op, generic(op, [0], [1]), [source, result], {1: r}, near)


def expanded():
    along = pick(['row', 'col'])
    kind = pick(['', 'add', 'sub', 'mul', 'div', 'max', 'min', 'expdif'])
    dtype = pick(['f16', 'f32'] if kind == 'expdif' or draw.random() < 0.6 else [*INTEGERS, *BYTES, *['bf16'] * (not kind)])
    rows, cols, valid = shape(dtype)
    small = (valid[0], 1) if along == 'row' else (1, valid[1])
    b = divisors(kind, dtype, numbers(dtype, small, 'tame' if kind == 'expdif' else 'any'))
    wide = np.broadcast_to(b, valid)
    one = 256 // width(dtype)
    narrow = Tile(dtype, rows, one, small, b) if along == 'row' else Tile(dtype, 1, cols, small, b)
    op = f't{along}expand{kind}'
    if not kind:
        return Case(op, generic(op, [0], [1]), [narrow, Tile(dtype, rows, cols, valid)], {1: wide})
    a, near = numbers(dtype, valid, 'tame' if kind == 'expdif' else 'any'), None
    if valid[0 if along == 'col' else 1] == 1 and kind != '':
        return None
    if kind == 'expdif':
        r = arithmetic(lambda x, y: np.exp(x - y), dtype, a, wide)
        near = np.abs(r) * 2.0**-(FLOATS[dtype][1] - 5) + 2.0**FLOATS[dtype][2]
    else:
        r = combined(kind, dtype, a, wide)
    if along == 'row':
        if draw.random() < 0.5:
            narrow = Tile(dtype, 256 // width(dtype) * -(-rows // (256 // width(dtype))), 1, small, b, ', blayout=col_major')
        elif draw.random() < 0.5 or op not in ('trowexpandsub', 'trowexpandmul', 'trowexpanddiv'):
            # A block of 32 bytes in each row, of which only the first column is read.
            block = numbers(dtype, (valid[0], one))
            block[:, :1] = b
            narrow = Tile(dtype, rows, one, (valid[0], one), block)
        if narrow.valid == valid:
            return None
    tiles = [Tile(dtype, rows, cols, valid, a), narrow, Tile(dtype, rows, cols, valid)]
    flag = ''
    if kind == 'div' and along == 'col' and dtype in FLOATS and draw.random() < 0.4:
        # No source states other results: `ptoas` has precise code for `tdiv` and `tdivs` only.
        flag = ' {{precisionType = #pto<div_precision high_precision>}}'
    return Case(op, generic(op, [0, 1], [2]) + flag, tiles, {2: r}, near)


MODES = {'RINT': 'even', 'ROUND': 'away', 'FLOOR': 'floor', 'CEIL': 'ceil', 'TRUNC': 'trunc',
         'NONE': 'even', 'CAST_RINT': 'even', 'ODD': 'odd'}
CONVERSIONS = {
    'f32': ['i16', 'i32', 'i64', 'si16', 'si32', 'si64', 'f16', 'bf16', 'f32', 'f8E4M3FN', 'f8E5M2', 'f8E4M3'],
    'f16': ['i8', 'si8', 'i16', 'i32', 'si16', 'si32', 'f32', 'ui8'],
    'bf16': ['i32', 'si32', 'f16', 'f32'], 'i16': ['i32', 'ui8', 'f16', 'f32', 'ui32'], 'si16': ['si32', 'ui8', 'f16', 'f32'],
    'i32': ['i16', 'ui8', 'f32', 'ui16', 'i64'], 'si32': ['si16', 'ui8', 'f32', 'ui16', 'si64'], 'ui8': ['ui16', 'f16'],
    'i8': ['i16', 'i32', 'f16'], 'si8': ['si16', 'si32', 'f16'],
    'ui32': ['i16', 'ui8', 'ui16'], 'i64': ['i32', 'si32', 'f32'], 'si64': ['i32', 'si32', 'f32'],
    'f8E4M3FN': ['f32'], 'f8E5M2': ['f32'], 'f8E4M3': ['f32'],
}


def converted():
    dtype = pick(list(CONVERSIONS))
    to = pick(CONVERSIONS[dtype])
    rows = int(draw.integers(1, 5))
    cols = 32 * int(draw.integers(1, 5))
    valid = (int(draw.integers(1, rows + 1)), int(draw.integers(1, cols + 1)))
    a = numbers(dtype, valid)
    word = pick(list(MODES))
    saturation = pick(['', ', sat_mode = #pto<saturation_mode ON>', ', sat_mode = #pto<saturation_mode OFF>'])
    mode = MODES[word]
    kept = dtype in ('f16', 'f32') and to in ('i16', 'si16') and 'ON' not in saturation
    with np.errstate(all='ignore'):
        if to in FLOATS:
            wider = dtype in FLOATS and FLOATS[to][1] >= FLOATS[dtype][1] and FLOATS[to][3] >= FLOATS[dtype][3]
            exact = a.astype(np.float64) if dtype in FLOATS else np.array([float(int(x)) for x in a.ravel()]).reshape(valid)
            if width(dtype) == 64:
                exact = numbers('i32', valid).astype(np.float64)
                a = exact.astype(np.int64).astype(object)
            clamp = not wider if 'ON' not in saturation else not (wider and to == 'f32' and dtype == 'f32')
            if wider:
                clamp = False
                if 'ON' in saturation:
                    a = np.where(np.isfinite(a), a, 1.0)
                    exact = a
            if dtype == to:
                a = np.where(np.isfinite(a), a, 1.0)
                whole = a if word == 'NONE' else np.copysign(rounded(a, mode), a)
                return Case('tcvt', cvt(word, saturation), [Tile(dtype, rows, cols, valid, a), Tile(to, rows, cols, valid)],
                            {1: whole})
            if to == 'bf16' and mode != 'even' or dtype == 'bf16' and to == 'f16':
                a = np.where(np.abs(a) < 6e4, a, 1.0)
                exact = a
            bits = encoded(exact, to, mode, clamp)
            r = decoded(bits, to)
        elif dtype in FLOATS:
            low, high = limits(to)
            if kept:
                a = np.where(np.isfinite(a) & (np.abs(a) < 2.0**31), a, 7.0)
                r = wrapped(rounded(a, mode).astype(np.int64), to)
            else:
                near = rounded(np.where(np.isnan(a), 0.0, a), mode)
                r = np.array([low if x <= low else high if x >= high else int(x) for x in near.ravel()], object).reshape(valid)
        else:
            low, high = limits(to)
            r = each(lambda x: min(max(x, low), high), a)
    return Case('tcvt', cvt(word, saturation), [Tile(dtype, rows, cols, valid, a), Tile(to, rows, cols, valid)], {1: r})


def cvt(word, saturation):
    return generic('tcvt', [0], [1], f' {{{{rmode = #pto<round_mode {word}>{saturation}}}}}')


def ordered():
    """Sorts and merges of records."""
    kind = pick(['tsort32', 'tmrgsort'])
    runs = int(draw.integers(1, 4))
    if kind == 'tsort32':
        n = 32 * runs
        a = draw.permutation(n * 3)[:n].reshape(1, n) - float(n)
        a = np.where(draw.random((1, n)) < 0.1, 3.0, a)
        index = draw.integers(0, 2**31, (1, n)).astype(object)
        out = []
        for at in range(0, n, 32):
            order = sorted(range(at, at + 32), key=lambda i: -a[0, i])
            for i in order:
                out += [int(encoded(a[0, i], 'f32')), index[0, i]]
        tiles = [Tile('f32', 1, n, (1, n), a), Tile('ui32', 1, n, (1, n), index), Tile('f32', 1, 2 * n, (1, 2 * n))]
        return Case(kind, generic(kind, [0, 1], [2]), tiles, {2: decoded(np.array(out, np.uint32), 'f32')})
    # Four runs in one tile.
    n = 64 * 4
    length = 64
    records = []
    for _ in range(4):
        values = sorted((float(x) for x in draw.permutation(1000)[:length // 2]), reverse=True)
        records.append([(v, int(draw.integers(0, 1000))) for v in values])
    flat = [x for run in records for v, i in run for x in (int(encoded(v, 'f32')), i)]
    merged = sorted((r for run in records for r in run), key=lambda r: -r[0])
    out = [x for v, i in merged for x in (int(encoded(v, 'f32')), i)]
    real = lambda list: decoded(np.array(list, np.uint32), 'f32')
    tiles = [Tile('f32', 1, n, (1, n), real(flat).reshape(1, n)), Tile('f32', 1, n, (1, n))]
    return Case(kind, generic(kind, [0, ('{c0}', 'i32')], [1]), tiles, {1: real(out)}, scalars=[f'{length} : i32'])


def moved():
    kind = pick(['tgather', 'tscatter', 'tgatherb', 'tci', 'ttrans', 'tconcat', 'tinterleave', 'tdeinterleave', 'tpart', 'ttri',
                 'texpands', 'tpairreducesum'])
    dtype = pick(['i16', 'i32', 'f16', 'f32'])
    if kind in ('ttrans', 'tconcat', 'tinterleave', 'tdeinterleave', 'texpands') and draw.random() < 0.5:
        dtype = pick(['i8', 'bf16', 'si8', 'ui8', *[name for name in FLOATS if 'f8' in name] * kind.endswith('leave')])
    rows, cols, valid = shape(dtype)
    a = numbers(dtype, valid)
    index = 'i32' if width(dtype) == 32 else 'i16'
    size = width(dtype) // 8
    source = Tile(dtype, rows, cols, valid, a)
    if kind == 'tgather':
        r2, c2, v2 = shape(dtype)
        if width(dtype) == 16 or valid != (rows, cols):
            return None
        at = draw.integers(0, rows * cols, v2).astype(object)
        tiles = [source, Tile('i32', r2, c2, v2, at), Tile('i32', r2, c2, v2), Tile(dtype, r2, c2, v2)]
        return Case(kind, generic(kind, [0, 1, 2], [3]), tiles, {3: a.ravel()[at.astype(int)]})
    if kind == 'tscatter':
        to = (rows, cols)
        at = draw.permutation(rows * cols)[:valid[0] * valid[1]].reshape(valid).astype(object)
        old = numbers(dtype, to)
        r = old.copy().ravel()
        r[at.astype(int)] = a
        tiles = [source, Tile(index, rows, cols, valid, at), Tile(dtype, rows, cols, to, old)]
        return Case(kind, generic(kind, [0, 1], [2]), tiles, {2: r})
    if kind == 'tgatherb':
        if valid != (rows, cols):
            return None
        one = 32 // size
        blocks = rows * cols // one
        at = draw.integers(0, blocks, (1, 8)).astype(object)
        tiles = [source, Tile('ui32', 1, 8, (1, 8), at * 32), Tile(dtype, 1, 8 * one, (1, 8 * one))]
        return Case(kind, generic(kind, [0, 1], [2]), tiles, {2: a.reshape(blocks, one)[at.astype(int).ravel()]})
    if kind == 'tci':
        start = int(numbers(index, (1, 1))[0, 0])
        down = draw.random() < 0.5
        v = (1, valid[1])
        r = wrapped(start + (-1 if down else 1) * np.arange(v[1]).astype(object), index)
        flag = ' {descending = true}' if down else ''
        text = f'pto.tci ins({{c0}} : {index}) outs({{0}} : {{t0}}){flag.replace("{", "{{").replace("}", "}}")}'
        return Case(kind, text, [Tile(index, 1, cols, v)], {0: r}, scalars=[f'{start} : {index}'])
    if kind == 'ttrans':
        tiles = [source, Tile(dtype, cols, 256 // width(dtype) * -(-rows // (256 // width(dtype))), (valid[1], valid[0]))]
        return Case(kind, generic(kind, [0], [1]), tiles, {1: a.T})
    if kind == 'tconcat':
        _, c2, v2 = shape(dtype)
        v2 = (valid[0], v2[1])
        b = numbers(dtype, v2)
        both = (valid[0], valid[1] + v2[1])
        tiles = [source, Tile(dtype, rows, c2, v2, b), Tile(dtype, rows, cols + c2, both)]
        return Case(kind, generic(kind, [0, 1], [2]), tiles, {2: np.concatenate([a, b], 1)})
    if kind in ('tinterleave', 'tdeinterleave'):
        if valid[1] % 2:
            return None
        b = numbers(dtype, valid)
        tiles = [Tile(dtype, rows, cols, valid, x) for x in (a, b, None, None)]
        if kind == 'tinterleave':
            both = np.stack([a, b], 2).reshape(valid[0], -1)
            r = both[:, :valid[1]], both[:, valid[1]:]
        else:
            both = np.concatenate([a, b], 1)
            r = both[:, ::2], both[:, 1::2]
        return Case(kind, generic(kind, [0, 1], [2, 3]), tiles, {2: r[0], 3: r[1]})
    if kind == 'tpart':
        way = pick(['add', 'mul', 'max', 'min'])
        v2 = tuple(int(draw.integers(1, extent + 1)) if draw.random() < 0.5 else extent for extent in valid)
        v2 = v2 if valid[0] in v2[:1] or valid[1] in v2[1:] else valid
        b = numbers(dtype, v2)
        r = a.copy()
        r[:v2[0], :v2[1]] = combined(way, dtype, a[:v2[0], :v2[1]], b)
        tiles = [source, Tile(dtype, rows, cols, v2, b), Tile(dtype, rows, cols, valid)]
        order = [0, 1] if draw.random() < 0.5 else [1, 0]
        if way in ('max', 'min', 'add', 'mul'):
            return Case(f'tpart{way}', generic(f'tpart{way}', order, [2]), tiles, {2: r})
    if kind == 'ttri':
        upper, diagonal = int(draw.integers(0, 2)), int(draw.integers(-3, 4))
        r = (np.triu if upper else np.tril)(np.ones(valid), diagonal)
        r = r if dtype in FLOATS else r.astype(int).astype(object)
        text = f'pto.ttri ins({{c0}} {{{{upperOrLower = {upper} : i32}}}} : i32) outs({{0}} : {{t0}})'
        return Case(kind, text, [Tile(dtype, rows, cols, valid)], {0: r}, scalars=[f'{diagonal} : i32'])
    if kind == 'texpands':
        s = numbers(dtype, (1, 1))
        text, ty = constant(dtype, s[0, 0])
        return Case(kind, f'pto.texpands ins({{c0}} : {ty}) outs({{0}} : {{t0}})', [Tile(dtype, rows, cols, valid)],
                    {0: np.broadcast_to(s, valid)}, scalars=[text])
    if dtype not in FLOATS or valid[1] % 2:
        return None
    r = arithmetic(np.add, dtype, a[:, ::2], a[:, 1::2])
    tiles = [source, Tile(dtype, rows, cols, r.shape)]
    return Case(kind, generic(kind, [0], [1]), tiles, {1: r})


def multiplied():
    way = pick(['', '.acc', '.bias'])
    dtype, to = pick([('f16', 'f32'), ('bf16', 'f32'), ('f32', 'f32'), ('i8', 'i32'), ('f8E4M3FN', 'f32')])
    m, k, n = int(draw.integers(1, 33)), int(draw.integers(1, 65)), int(draw.integers(1, 33))
    kind = 'small' if dtype in FLOATS else 'any'
    a, b = numbers(dtype, (m, k), kind), numbers(dtype, (k, n), kind)
    c, row = numbers(to, (m, n), 'small'), numbers(to, (1, n), 'small')
    product = a @ b + (c if way == '.acc' else row if way == '.bias' else 0)
    # Operand buffers have the boxes of the valid region and no others: the instruction takes its extents from the buffers.
    depth = up(k, 256 // width(dtype))
    left = Tile(dtype, up(m, 16), depth, (m, k), a, ', blayout=col_major, slayout=row_major', 'left')
    right = Tile(dtype, depth, up(n, 16), (k, n), b, ', slayout=col_major', 'right')
    words = ', blayout=col_major, slayout=row_major, fractal=1024'
    acc = Tile(to, up(m, 16), up(n, 16), (m, n), c if way == '.acc' else None, words, 'acc')
    r = product if to in FLOATS else wrapped(product, to)
    op = 'tmatmul' + way
    if way == '.acc':
        return Case(op, generic(op, [2, 0, 1], [2]), [left, right, acc], {2: r + 0.0 if to in FLOATS else r})
    if way == '.bias':
        bias = Tile(to, 1, up(n, 16), (1, n), row, '', 'bias')
        return Case(op, generic(op, [0, 1, 3], [2]), [left, right, acc, bias], {2: r + 0.0 if to in FLOATS else r})
    return Case(op, generic(op, [0, 1], [2]), [left, right, acc], {2: r + 0.0 if to in FLOATS else r})


FAMILIES = [binary, scalar, unary, three, compared, selected, reduced, expanded, converted, converted, ordered, moved,
            multiplied, *reference_irregular.FAMILIES, *reference_indexed.FAMILIES,
            *reference_cube.FAMILIES, *reference_groups.FAMILIES, *reference_precise.FAMILIES, *reference_windows.FAMILIES,
            *reference_vectors.FAMILIES, *reference_types.FAMILIES]


# --- running ---
# Operations whose tiles begin with a block of 32 bytes.
ALIGNED = {'tgatherb'}



def program(cases):
    """Returns the text of a function that has the cases one after the other, and its arguments: tiles and numbers."""
    parameters, body, tiles, extents = [], [], [], []
    for case in cases:
        first = len(tiles)
        tiles += case.tiles
        names = {}
        for at, tile in enumerate(case.tiles):
            name = f'%t{first + at}'
            if tile.whole:
                of = [f'{name}_r', f'{name}_c']
                body += tile.view(name, f'{name}_p', of)
                extents += [(f'{extent}: index', str(number)) for extent, number in zip(of, tile.valid)]
            parameters.append(f'{name}{"_p" * bool(tile.whole)}: {tile.parameter}')
            names[f't{at}'] = tile.type
        for at, text in enumerate(case.scalars):
            name = f'%c{len(body)}'
            number, dtype = text.split(' : ')
            # MLIR has no constants of signed and unsigned types. Scalars with @ are known only at run time.
            if dtype[0] in 'su' or number[0] == '@':
                name = f'%t{len(tiles)}'
                parameters.append(f'{name}: {dtype}')
                tiles.append(number.lstrip('@'))
            else:
                body.append(f'  {name} = arith.constant {text}')
            names[f'c{at}'] = name
        body.append('  ' + case.text.format(*(f'%t{first + at}' for at in range(len(case.tiles))), **names))
    lines = '\n'.join(body)
    listed = ', '.join([*parameters, *(text for text, _ in extents)])
    return f'func.func @reference({listed}) {{\n{lines}\n  return\n}}\n', [*tiles, *(number for _, number in extents)]


def check(cases, level, work):
    """Runs cases at a level; returns the defects of each."""
    text, tiles = program(cases)
    path = os.path.join(work, 'case.mlir')
    with open(path, 'w') as out:
        out.write(text)
    arguments = [tile if isinstance(tile, str) else tile.bytes() for tile in tiles]
    found = TOOLS.results(path, level, 'reference', arguments, work, cases[0].target)
    if isinstance(found, str):
        if len(cases) == 1:
            return [(cases[0], found)]
        half = len(cases) // 2
        return check(cases[:half], level, work) + check(cases[half:], level, work)
    wrong = []
    for case in cases:
        said = case.wrong(found[:len(case.tiles)])
        found = found[len(case.tiles):]
        if said:
            wrong.append((case, said))
    return wrong


def drawn():
    """Draws cases of all families. Some valid regions are known only at run time, or are those of windows."""
    cases, tries = [], 0
    families = {family.__name__: family for family in FAMILIES}
    table = reference_variants.Table(TOOLS.opt)
    while len(cases) < options.count and tries < 200 * options.count:
        tries += 1
        family = families[options.family] if options.family else pick(FAMILIES)
        case = family()
        if not case or options.only and case.name != options.only:
            continue
        reference_variants.vary(case, family.__name__, table)
        way = draw.random()
        for tile in case.tiles:
            if tile.whole is None and not case.fixed and (way < 0.25 or way < 0.5 and draw.random() < 0.5):
                tile.open(draw.random() < 0.3 and case.name not in ALIGNED)
        cases.append(case)
    return cases


def batches(cases):
    """Groups cases that share a function. Operand buffers of products are small, so that few cases fit into them."""
    kinds = collections.defaultdict(list)
    for case in cases:
        kinds[case.name.startswith(('tmatmul', 'tgemv')), case.target].append(case)
    for (product, _), alike in kinds.items():
        size = 1 if options.large else 4 if product else 16
        yield from (alike[at:at + size] for at in range(0, len(alike), size))


def main():
    if options.kernels:
        return print(f'{reference_kernel.write(drawn(), options.kernels)} kernels')
    cases, failures, counts, refused = drawn(), 0, collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as work:
        for batch in batches(cases):
            counts.update(case.name for case in batch)
            for level in ('', '-O0', '-O1'):
                for case, said in check(batch, level, work) if batch else []:
                    code = re.search(r'error\[(PTO\d+)\]', said)
                    # A rule may refuse a variant.
                    if code and (code[1].startswith('PTO16') if level else case.variant):
                        refused[f'{case.name} {case.variant}'.strip(), level, code[1]] += 1
                        batch = batch if level else [other for other in batch if other is not case]
                        continue
                    failures += 1
                    types = ' '.join(tile.type for tile in case.tiles)
                    print(f'{case.name} {case.variant} {level or "as written"}: {said}\n    {types}', flush=True)
                    if options.keep:
                        with open(os.path.join(options.keep, f'{failures}.mlir'), 'w') as out:
                            out.write(program([case])[0])
    for (name, level, code), count in sorted(refused.items()):
        print(f'{name} {level or "as written"}: {count} refused with {code}')
    print(f'{len(cases)} cases of {len(counts)} operations with seed {options.seed}: {failures} differ')
    return int(failures > 0)


if __name__ == '__main__':
    sys.exit(main())
