#!/usr/bin/env python3
"""Writes the programs in vector_special.

usage: vector_special.py
"""
import numpy as np
from elements import *

np.seterr(all='ignore')
FAMILY = 'vector_special'
RANDOM = np.random.default_rng(13)


def numbers(dtype, count=None, scale=10.0):
    count = count or dtype.lanes
    if dtype.is_float:
        return [float(dtype.of(x)) for x in RANDOM.standard_normal(count) * scale]
    info = np.iinfo(dtype.np)
    return [int(x) for x in RANDOM.integers(info.min, info.max, count, dtype=dtype.np, endpoint=True)]


def exact(dtype, value):
    """Rounds a value of f64 once."""
    return dtype.of(np.float64(value) if dtype.is_float else value)


def lanewise(op, names, types, function, scalar=None):
    """An operation on registers `names`, the last of which may be a scalar, with PAT_M3 of the lanes active."""
    program = Program(FAMILY, op)
    for dtype in types:
        mask = f'!pto.mask<{dtype.mask}>'
        columns = {n: numbers(dtype) for n in names}
        uses, kinds = [f'%{n}' for n in names], [dtype.vreg] * len(names)
        parameters, arguments = [(f'p{n}', dtype.ptr) for n in names], [data(dtype, columns[n]) for n in names]
        if scalar:
            columns['s'] = [dtype.of(scalar)] * dtype.lanes
            parameters.append(('s', dtype.ir))
            arguments.append(dtype.text(dtype.of(scalar)))
            uses.append('%s')
            kinds.append(dtype.ir)
        result = [function(dtype, *lane) if i % 3 == 0 else dtype.of(0) for i, lane in enumerate(zip(*columns.values()))]
        lines = [pattern('all', 'PAT_ALL', dtype), pattern('some', 'PAT_M3', dtype), *(load(n, f'p{n}', dtype) for n in names)]
        lines += [f'%z = pto.{op} {", ".join(uses)}, %some : {", ".join(kinds)}, {mask} -> {dtype.vreg}',
                  store('z', 'out', dtype)]
        program.function(dtype.word, [*parameters, ('out', dtype.ptr)], lines)
        program.run(dtype.word, [*arguments, 'none:256'], [(len(arguments), dtype, result)])
    program.write()


def fused_sum(dtype, acc, a, b):
    """A sum of products that is rounded once: f64 is exact for f16; for f32 the intermediate result is rounded to odd."""
    if not dtype.is_float:
        return dtype.of(acc + a * b)
    from fractions import Fraction
    total = Fraction(acc) + Fraction(a) * Fraction(b)
    near = np.float64(float(total))
    if Fraction(float(near)) != total and int(near.view(np.uint64)) & 1 == 0:
        near = np.nextafter(near, np.inf if Fraction(float(near)) < total else -np.inf)
    return dtype.of(near)


def separate_sum(dtype, acc, a, b):
    product = exact(dtype, np.float64(a) * np.float64(b) if dtype.is_float else a * b)
    return exact(dtype, np.float64(product) + np.float64(acc) if dtype.is_float else product + acc)


def arithmetic():
    both = [F32, F16, BF16, I32]
    lanewise('vaddrelu', ['a', 'b'], both, lambda t, a, b: max(exact(t, a + b), t.of(0)))
    lanewise('vsubrelu', ['a', 'b'], both, lambda t, a, b: max(exact(t, a - b), t.of(0)))
    lanewise('vprelu', ['a', 'b'], [F32, F16], lambda t, a, b: a if a > 0 else exact(t, a * b))
    lanewise('vmadd', ['c', 'a', 'b'], [F32, F16, BF16], fused_sum)
    lanewise('vmula', ['c', 'a', 'b'], both, separate_sum)
    lanewise('vaxpy', ['a', 'c'], [F32, F16], lambda t, a, c, s: separate_sum(t, c, a, s), scalar=3.1)


def conversions():
    for op, function in [('vaddreluconv', lambda t, a, b: max(t.of(a + b), t.of(0))), ('vmulconv', lambda t, a, b: t.of(a * b))]:
        program = Program(FAMILY, op)
        for source, target in [(F32, F16), (F32, BF16), (I32, I16), (I16, I8), (F16, I8)]:
            a, b = numbers(source, scale=3.0), numbers(source, scale=3.0)
            if target.is_float or not source.is_float:
                result = [target.of(function(source, x, y)) for x, y in zip(a, b)]
            else:
                result = [target.of(np.rint(np.float64(function(source, x, y)))) for x, y in zip(a, b)]
            lines = [pattern('all', 'PAT_ALL', target), load('x', 'a', source), load('y', 'b', source),
                     f'%z = pto.{op} %x, %y : {source.vreg}, {source.vreg} -> {target.vreg}', store('z', 'out', target)]
            entry = f'{source.word}_{target.word}'
            program.function(entry, [('a', source.ptr), ('b', source.ptr), ('out', target.ptr)], lines)
            program.run(entry, [data(source, a), data(source, b), 'none:256'], [(2, target, lanes(target, result))])
        lines = [load('x', 'a', F16), f'%z = pto.{op} %x, %x : {F16.vreg}, {F16.vreg} -> {I8.vreg}  // FAULT PTO1504']
        program.function('fault', [('a', F16.ptr)], lines)
        program.run('fault', [data(F16, [1.0] * 127 + [np.inf])])
        program.write()

    program = Program(FAMILY, 'vmulscvt')
    for part, number in [(part, number) for part in ['EVEN', 'ODD'] for number in range(3)]:
        column, factor = numbers(F32), np.float32(1.7)
        result = [F16.of(0)] * F16.lanes
        for lane in range(0, 64, 3):
            result[2 * lane + (part == 'ODD')] = F16.of(np.float32(np.float32(column[lane]) * factor))
        lines = [pattern('all', 'PAT_ALL', F16), pattern('some', 'PAT_M3', F32), load('x', 'a', F32),
                 f'%z = pto.vmulscvt %x, %s, %some, "A", "{part}" : {F32.vreg}, f32, !pto.mask<b32> -> {F16.vreg}',
                 store('z', 'out', F16)]
        entry = f'{part.lower()}{number}'
        program.function(entry, [('a', F32.ptr), ('s', 'f32'), ('out', F16.ptr)], lines)
        program.run(entry, [data(F32, column), '1.7', 'none:256'], [(2, F16, result)])
    program.write()


def exponentials():
    program = Program(FAMILY, 'vexpdif')
    for source, part in [(F32, 'EVEN'), (F32, 'ODD'), (F16, 'EVEN'), (F16, 'ODD')]:
        column = [-abs(x) for x in numbers(source, scale=2.0)]
        top = [float(source.of(abs(x))) for x in numbers(source, scale=1.0)]
        result = [np.float32(0)] * 64
        for lane in range(64):
            at = lane if source is F32 else 2 * lane + (part == 'ODD')
            if at % 3 == 0:
                result[lane] = np.float32(np.exp(np.float64(np.float32(column[at]) - np.float32(top[at]))))
        lines = [pattern('all', 'PAT_ALL', F32), pattern('some', 'PAT_M3', source), load('x', 'a', source), load('y', 'b', source),
                 f'%z = pto.vexpdif %x, %y, %some, "{part}" : {source.vreg}, {source.vreg}, !pto.mask<{source.mask}> -> '
                 f'{F32.vreg}', store('z', 'out', F32)]
        entry = f'{source.word}_{part}'
        program.function(entry, [('a', source.ptr), ('b', source.ptr), ('out', F32.ptr)], lines)
        program.run(entry, [data(source, column), data(source, top), 'none:256'], [(2, F32, result)])
    program.write()


def long_products():
    program = Program(FAMILY, 'vmull')
    for dtype in [I32, U32]:
        a, b = numbers(dtype), numbers(dtype)
        products = [x * y if i % 3 == 0 else 0 for i, (x, y) in enumerate(zip(a, b))]
        lines = [pattern('all', 'PAT_ALL', dtype), pattern('some', 'PAT_M3', dtype), load('x', 'a', dtype), load('y', 'b', dtype),
                 f'%l, %h = pto.vmull %x, %y, %some : {dtype.vreg}, {dtype.vreg}, !pto.mask<b32> -> {dtype.vreg}, {dtype.vreg}',
                 store('l', 'low', dtype), store('h', 'high', dtype)]
        program.function(dtype.word, [(n, dtype.ptr) for n in ['a', 'b', 'low', 'high']], lines)
        program.run(dtype.word, [data(dtype, a), data(dtype, b), 'none:256', 'none:256'],
                    [(2, dtype, [dtype.of(x) for x in products]), (3, dtype, [dtype.of(x >> 32) for x in products])])
    program.write()


def histograms():
    for op, relation in [('dhistv2', np.equal), ('chistv2', np.less_equal)]:
        program = Program(FAMILY, op)
        column = RANDOM.integers(0, 40, 256) * 6
        before = [65535, *numbers(U16, 127)]
        active = np.arange(256) % 3 == 0
        text = f'%z = pto.{op} %acc, %x, %some, %bin : {U16.vreg}, {U8.vreg}, !pto.mask<b8>, i32 -> {U16.vreg}'
        start = [pattern('some', 'PAT_M3', U8), load('acc', 'a', U16), load('x', 'b', U8)]
        parameters = [('a', U16.ptr), ('b', U8.ptr), ('bin', 'i32'), ('out', U16.ptr)]
        program.function('test', parameters, [pattern('all', 'PAT_ALL', U16), *start, text, store('z', 'out', U16)])
        for half in [0, 1]:
            counts = [int(np.sum(relation(column[active], 128 * half + i))) for i in range(128)]
            program.run('test', [data(U16, before), data(U8, column), half, 'none:256'],
                        [(3, U16, [U16.of(x + c) for x, c in zip(before, counts)])])
        program.function('fault', parameters[:3], [*start, f'{text}  // FAULT PTO1504'])
        program.run('fault', [data(U16, before), data(U8, column), 2])
        program.write()


def memory(program, entry, parameters, text, arguments, expected=(), ahead=()):
    """A program of one operation on vector memory, outside of scopes."""
    parameters = ', '.join(f'%{name}: {kind}' for name, kind in parameters)
    body = [*ahead, text, 'return']
    program.functions.append('\n'.join([f'func.func @{entry}({parameters}) {{', *(f'  {line}' for line in body), '}']))
    program.run(entry, arguments, expected)


def entries(dtype, elements, indices):
    """Entries of 8 bytes: an element, zeros, a 32-bit index from byte 4 on."""
    return [half for x, i in zip(elements, indices) for half in (dtype.bits(x), int(i))]


def sorts():
    program = Program(FAMILY, 'vbitsort')
    for dtype, groups in [(F32, 2), (F16, 1), (F32, 0)]:
        column = numbers(dtype, 64)
        column[5] = column[20]
        indices = RANDOM.permutation(1000)[:64]
        result = []
        for group in range(groups):
            part = range(32 * group, 32 * group + 32)
            order = sorted(part, key=lambda i: -column[i])
            result += entries(dtype, [column[i] for i in order], [indices[i] for i in order])
        result += [0] * (128 - len(result))
        parameters = [('out', dtype.ptr), ('in', dtype.ptr), ('at', U32.ptr), ('n', 'index')]
        text = f'pto.vbitsort %out, %in, %at, %n : {dtype.ptr}, {dtype.ptr}, {U32.ptr}, index'
        memory(program, f'{dtype.word}_{groups}', parameters, text,
               ['zero:512', data(dtype, column), data(U32, indices), groups], [(0, U32, result)])
    memory(program, 'fault', [('out', F32.ptr), ('in', F32.ptr), ('at', U32.ptr), ('n', 'index')],
           f'pto.vbitsort %in, %in, %at, %n : {F32.ptr}, {F32.ptr}, {U32.ptr}, index  // FAULT PTO1506',
           ['zero:256', data(F32, range(32)), data(U32, range(32)), 1])
    program.write()

    program = Program(FAMILY, 'vsort32')
    for dtype in [F32, F16]:
        column = numbers(dtype, 64)
        result = sorted(column[:32], reverse=True) + sorted(column[32:], reverse=True)
        memory(program, dtype.word, [('out', dtype.ptr), ('in', dtype.ptr), ('config', 'i64')],
               f'pto.vsort32 %out, %in, %config : {dtype.ptr}, {dtype.ptr}, i64',
               [f'none:{64 * dtype.width}', data(dtype, column), 2], [(0, dtype, result)])
    memory(program, 'fault', [('out', F32.ptr), ('in', F32.ptr), ('config', 'i64')],
           f'pto.vsort32 %out, %in, %config : {F32.ptr}, {F32.ptr}, i64  // FAULT PTO1504',
           ['none:128', data(F32, [1.0] * 31 + [np.nan]), 1])
    program.write()

    program = Program(FAMILY, 'vtranspose')
    for dtype, side in [(U8, 32), (F16, 16), (F32, 8)]:
        column = numbers(dtype, 2 * side * side)
        result = np.array(column).reshape(2, side, side).transpose(0, 2, 1).reshape(-1)
        memory(program, dtype.word, [('out', dtype.ptr), ('in', dtype.ptr), ('config', 'i64')],
               f'pto.vtranspose %out, %in, %config : {dtype.ptr}, {dtype.ptr}, i64',
               [f'none:{2 * side * 32}', data(dtype, column), 2], [(0, dtype, list(result))])
    memory(program, 'fault', [('out', F32.ptr), ('in', F32.ptr), ('config', 'i64')],
           f'pto.vtranspose %out, %in, %config : {F32.ptr}, {F32.ptr}, i64  // FAULT PTO1504',
           ['none:256', data(F32, [1.0] * 64), 256])
    program.write()


def merged(dtype, lists, suspends):
    """Merges lists; returns the entries, and the number of entries taken from each list."""
    taken, result = [0] * 4, []
    while any(taken[i] < len(lists[i]) for i in range(4)):
        heads = [(-lists[i][taken[i]][0], i) for i in range(4) if taken[i] < len(lists[i])]
        best = min(heads)[1]
        result.append(lists[best][taken[best]])
        taken[best] += 1
        if suspends and taken[best] == len(lists[best]):
            break
    return result, taken


def merges():
    program = Program(FAMILY, 'vmrgsort4')
    parameters = lambda t: [('out', t.ptr), *((f'in{i}', t.ptr) for i in range(4)), ('count', 'i64'), ('config', 'i64')]
    text = lambda t: f'pto.vmrgsort4 %out, %in0, %in1, %in2, %in3, %count, %config : {", ".join([t.ptr] * 5)}, i64, i64'
    for dtype, lengths, taking, suspends in [(F32, [3, 5, 2, 4], 15, False), (F32, [3, 5, 2, 4], 15, True),
                                             (F16, [4, 4, 4, 4], 15, False), (F32, [3, 5, 2, 4], 5, False),
                                             (F32, [3, 5, 0, 0], 3, True)]:
        lists = [sorted(zip(numbers(dtype, n), RANDOM.integers(0, 1000, n)), key=lambda e: -e[0]) for n in lengths]
        used = [entry if taking >> i & 1 else [] for i, entry in enumerate(lists)]
        # The first elements of two lists are equal.
        used[0][0] = (lists[1][0][0], used[0][0][1]) if taking == 15 and not suspends else used[0][0]
        used[0].sort(key=lambda e: -e[0])
        result, taken = merged(dtype, used, suspends)
        flat = lambda entries_of: entries(dtype, *zip(*entries_of)) if entries_of else [0, 0]
        shown = flat(result)
        size = 2 * sum(lengths)
        config = 1 | taking << 8 | suspends << 12
        count = sum(n << 16 * i for i, n in enumerate(lengths))
        entry = f'{dtype.word}_{"".join(map(str, lengths))}_{taking}_{int(suspends)}'
        memory(program, entry, parameters(dtype), text(dtype),
               [f'zero:{4 * size}', *(data(U32, flat(e)) for e in lists), count, config],
               [(0, U32, shown + [0] * (size - len(shown)))])
    # Two repetitions, on consecutive lists.
    lists = [sorted(zip(numbers(F32, 2), RANDOM.integers(0, 1000, 2)), key=lambda e: -e[0]) for _ in range(8)]
    result = merged(F32, lists[:4], False)[0] + merged(F32, lists[4:], False)[0]
    ahead = [f'%c{2 * k} = arith.constant {4 * k} : index' for k in (1, 2, 3)]
    ahead += [f'%in{k} = pto.addptr %in0, %c{2 * k} : {F32.ptr} -> {F32.ptr}' for k in (1, 2, 3)]
    memory(program, 'repeated', [('out', F32.ptr), ('in0', F32.ptr), ('count', 'i64'), ('config', 'i64')], text(F32),
           ['none:128', data(U32, entries(F32, *zip(*[e for part in lists for e in part]))), 0x2000200020002, 0xf02],
           [(0, U32, entries(F32, *zip(*result)))], ahead)
    memory(program, 'fault', parameters(F32), text(F32) + '  // FAULT PTO1504',
           ['none:256', *[data(U32, [0, 0] * 2)] * 4, 0x2000200020002, 0x2f01])
    program.write()


if __name__ == '__main__':
    arithmetic()
    conversions()
    exponentials()
    long_products()
    histograms()
    sorts()
    merges()
