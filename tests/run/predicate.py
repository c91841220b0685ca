#!/usr/bin/env python3
"""Writes the programs in predicate. Predicates are 256 bits, loaded from and stored to 32 bytes.

usage: predicate.py
"""
import numpy as np
from elements import *

BITS = 256
WIDTHS = [8, 16, 32]
RANDOM = np.random.default_rng(7)
FAMILY = 'predicate'


def mask(width):
    return f'!pto.mask<b{width}>'


def packed(bits):
    return [int(byte) for byte in np.packbits(np.array(bits, dtype=np.uint8), bitorder='little')]


def of_lanes(active, width):
    """The bits of lanes: the lowest bit of a lane is its state."""
    bits = np.zeros(BITS, dtype=np.uint8)
    bits[::width // 8] = active
    return bits


def random_lanes(width):
    return RANDOM.integers(0, 2, BITS * 8 // width)


def load_mask(name, pointer, width):
    return f'%{name} = pto.plds %{pointer}[%c0], "NORM" : {U8.ptr}, index -> {mask(width)}'


def store_mask(name, pointer, width, at='c0'):
    return f'pto.psts %{name}, %{pointer}[%{at}], "NORM" : {mask(width)}, {U8.ptr}, index'


def computed(program, entry, width, inputs, text, outputs):
    """A program of loaded predicates `a`, `b`, .. that stores its results: (name, width, bits)."""
    names = 'abc'[:len(inputs)]
    lines = [load_mask(n, f'p{n}', width) for n in names] + [text]
    lines += [store_mask(n, f'to_{n}', w) for n, w, _ in outputs]
    program.function(entry, [(p, U8.ptr) for p in [*(f'p{n}' for n in names), *(f'to_{n}' for n, *_ in outputs)]], lines)
    arguments = [data(U8, packed(bits)) for bits in inputs] + ['none:32'] * len(outputs)
    program.run(entry, arguments, [(len(inputs) + i, U8, packed(bits)) for i, (*_, bits) in enumerate(outputs)])


def logic():
    operations = {'pand': lambda a, b, m: a & b & m, 'por': lambda a, b, m: (a | b) & m,
                  'pxor': lambda a, b, m: (a ^ b) & m, 'psel': lambda a, b, m: np.where(m, a, b)}
    for op, function in operations.items():
        program = Program(FAMILY, op)
        for width in WIDTHS:
            inputs = [of_lanes(random_lanes(width), width) for _ in range(3)]
            text = f'%r = pto.{op} %a, %b, %c : {", ".join([mask(width)] * 3)} -> {mask(width)}'
            computed(program, f'b{width}', width, inputs, text, [('r', width, function(*inputs))])
        program.write()
    program = Program(FAMILY, 'pnot')
    for width in WIDTHS:
        a, m = (of_lanes(random_lanes(width), width) for _ in range(2))
        text = f'%r = pto.pnot %a, %b : {mask(width)}, {mask(width)} -> {mask(width)}'
        computed(program, f'b{width}', width, [a, m], text, [('r', width, (1 - a) & m)])
    program.write()


def rearrangements():
    for width in WIDTHS:
        for op in ['pintlv', 'pdintlv']:
            program = Program(FAMILY, f'{op}_b{width}')
            a, b = random_lanes(width), random_lanes(width)
            both = np.concatenate([a, b]) if op == 'pdintlv' else np.stack([a, b], axis=1).reshape(-1)
            low, high = (both[0::2], both[1::2]) if op == 'pdintlv' else np.split(both, 2)
            text = f'%l, %h = pto.{op}_b{width} %a, %b : {mask(width)}, {mask(width)} -> {mask(width)}, {mask(width)}'
            computed(program, 'test', width, [of_lanes(a, width), of_lanes(b, width)], text,
                     [('l', width, of_lanes(low, width)), ('h', width, of_lanes(high, width))])
            program.write()
    cast = Program(FAMILY, 'pbitcast')
    bits = RANDOM.integers(0, 2, BITS)
    computed(cast, 'narrow', 8, [bits], f'%r = pto.pbitcast %a : {mask(8)} -> {mask(32)}', [('r', 32, bits)])
    cast.write()
    for op in ['ppack', 'punpack']:
        program = Program(FAMILY, op)
        for word in ['LOWER', 'HIGHER']:
            # Converts to lanes of half or twice the width: each lane of the predicate keeps its state.
            old, new = (32, 16) if op == 'ppack' else (16, 32)
            active = random_lanes(old)
            if op == 'ppack':
                none = np.zeros_like(active)
                lanes_out = np.concatenate([active, none] if word == 'LOWER' else [none, active])
            else:
                lanes_out = np.split(active, 2)[word == 'HIGHER']
            text = f'%r = pto.{op} %a, "{word}" : {mask(old)} -> {mask(new)}'
            computed(program, word.lower(), old, [of_lanes(active, old)], text, [('r', new, of_lanes(lanes_out, new))])
        program.write()


def patterns():
    for op in ['pset', 'pge']:
        for width in WIDTHS:
            count = BITS * 8 // width
            lane = np.arange(count)
            states = {'ALL': lane >= 0, 'ALLF': lane < 0, 'H': lane < count // 2, 'Q': lane < count // 4,
                      'M3': lane % 3 == 0, 'M4': lane % 4 == 0}
            states.update({f'VL{n}': lane < n for n in [1, 2, 3, 4, 8, 16, 32, 64, 128]})
            lines, ahead, expected = [], [], []
            for index, (word, active) in enumerate(states.items()):
                ahead.append(f'%at{index} = arith.constant {32 * index} : index')
                lines.append(f'%m{index} = pto.{op}_b{width} "PAT_{word}" : {mask(width)}')
                lines.append(store_mask(f'm{index}', 'out', width, f'at{index}'))
                expected += packed(of_lanes(active, width))
            program = Program(FAMILY, f'{op}_b{width}')
            program.function('test', [('out', U8.ptr)], lines, ahead)
            program.run('test', [f'none:{len(expected)}'], [(0, U8, expected)])
            program.write()


def counts():
    for width in WIDTHS:
        count = BITS * 8 // width
        program = Program(FAMILY, f'plt_b{width}')
        lines = [f'%m, %left = pto.plt_b{width} %n : i32 -> {mask(width)}, i32', store_mask('m', 'out', width),
                 f'%all = pto.pset_b32 "PAT_VL1" : {mask(32)}', f'%v = pto.vbr %left : i32 -> {I32.vreg}',
                 f'pto.vsts %v, %rest[%c0], %all : {I32.vreg}, {I32.ptr}, {mask(32)}']
        program.function('test', [('n', 'i32'), ('out', U8.ptr), ('rest', I32.ptr)], lines)
        for number in [-3, 0, 1, count - 1, count, 2 * count + 5]:
            bits = of_lanes(np.arange(count) < number, width)
            program.run('test', [number, 'none:32', 'none:4'],
                        [(1, U8, packed(bits)), (2, I32, [max(number - count, 0)])])
        program.write()
        program = Program(FAMILY, f'pltm_b{width}')
        lines = [f'%m = pto.pltm_b{width} %i, %n : i16, i32 -> {mask(width)}', store_mask('m', 'out', width)]
        program.function('test', [('i', 'i16'), ('n', 'i32'), ('out', U8.ptr)], lines)
        for iteration, bound in [(0, 5), (0, 1000), (1, count + 3), (2, count + 3), (3, 3 * count), (3, 4 * count)]:
            bits = of_lanes(iteration * count + np.arange(count) < bound, width)
            program.run('test', [iteration, bound, 'none:32'], [(2, U8, packed(bits))])
        program.write()


def fault(program, parameters, line, arguments, code, ahead=()):
    program.function('fault', parameters, [f'%f = pto.pset_b8 "PAT_ALL" : {mask(8)}', f'{line}  // FAULT {code}'], ahead)
    program.run('fault', arguments)


def units(op):
    """The unit of a distance in bytes: immediates count predicates."""
    return 32 if op in ('pldi', 'psti') else 1


def loads():
    memory = RANDOM.integers(0, 256, 128)
    bits = np.unpackbits(memory.astype(np.uint8), bitorder='little')
    dists = {'NORM': lambda at: bits[8 * at:8 * at + BITS], 'DS': lambda at: bits[8 * at:8 * at + 2 * BITS:2],
             'US': lambda at: np.repeat(bits[8 * at:8 * at + BITS // 2], 2)}
    forms = {'pld': ('%in, %n', f'{U8.ptr}, i32'), 'pldi': ('%in[%at]', f'{U8.ptr}, index'),
             'plds': ('%in[%at]', f'{U8.ptr}, index')}
    for op, (use, types) in forms.items():
        program = Program(FAMILY, op)
        register = op == 'pld'
        for dist, expected in dists.items():
            for at in [0, 32] + [16] * (dist == 'US' and op != 'pldi'):
                entry = f'{dist.lower()}_{at}'
                ahead = [f'%at = arith.constant {at // units(op)} : index', f'%n = arith.constant {at} : i32']
                text = f'%r = pto.{op} {use}, "{dist}" : {types} -> {mask(8)}'
                program.function(entry, [('in', U8.ptr), ('out', U8.ptr)], [text, store_mask('r', 'out', 8)], ahead)
                program.run(entry, [data(U8, memory), 'none:32'], [(1, U8, packed(expected(at)))])
        if not register:
            # The form that advances its pointer loads from the pointer itself.
            ahead = [f'%at = arith.constant {32 // units(op)} : index']
            lines = []
            for step in range(2):
                base = 'in' if step == 0 else 'next'
                given = '%r0, %next' if step == 0 else '%r1, %end'
                lines.append(f'{given} = pto.{op} %{base}[%at], "NORM" : {types} -> {mask(8)}, {U8.ptr}')
            lines += [store_mask(f'r{i}', f'out{i}', 8) for i in range(2)]
            program.function('advance', [('in', U8.ptr), ('out0', U8.ptr), ('out1', U8.ptr)], lines, ahead)
            program.run('advance', [data(U8, memory), 'none:32', 'none:32'],
                        [(1 + i, U8, memory[32 * i:32 * i + 32]) for i in range(2)])
        text = f'%r = pto.{op} {use}, "NORM" : {types} -> {mask(8)}'
        at, code, arguments = {'pld': (1 << 24, 'PTO1501', data(U8, memory)), 'pldi': (0, 'PTO1503', 'none:32'),
                               'plds': (8, 'PTO1502', data(U8, memory))}[op]
        ahead = [f'%at = arith.constant {at} : index', f'%n = arith.constant {at} : i32']
        fault(program, [('in', U8.ptr)], text, [arguments], code, ahead)
        program.write()


def stores():
    bits = RANDOM.integers(0, 2, BITS)
    forms = {'pst': ('%out, %n', f'{U8.ptr}, i32'), 'psti': ('%out[%at]', f'{U8.ptr}, index'),
             'psts': ('%out[%at]', f'{U8.ptr}, index')}
    for op, (use, types) in forms.items():
        program = Program(FAMILY, op)
        for dist, expected in [('NORM', bits), ('PK', bits[::2])]:
            at = 32 if dist == 'NORM' or op == 'psti' else 16
            ahead = [f'%at = arith.constant {at // units(op)} : index', f'%n = arith.constant {at} : i32']
            text = f'pto.{op} %a, {use}, "{dist}" : {mask(8)}, {types}'
            parameters = [('in', U8.ptr), ('out', U8.ptr)]
            program.function(dist.lower(), parameters, [load_mask('a', 'in', 8), text], ahead)
            program.run(dist.lower(), [data(U8, packed(bits)), 'zero:64'],
                        [(1, U8, ([0] * at + packed(expected) + [0] * 64)[:64])])
        if op != 'pst':
            ahead = [f'%at = arith.constant {32 // units(op)} : index']
            lines = [load_mask('a', 'in', 8)]
            for base, given in [('out', 'next'), ('next', 'end')]:
                lines.append(f'%{given} = pto.{op} %a, %{base}[%at], "NORM" : {mask(8)}, {types} -> {U8.ptr}')
            program.function('advance', [('in', U8.ptr), ('out', U8.ptr)], lines, ahead)
            program.run('advance', [data(U8, packed(bits)), 'zero:96'], [(1, U8, packed(bits) * 2 + [0] * 32)])
        at, code, dist = {'pst': (1 << 24, 'PTO1501', 'NORM'), 'psti': (1 << 24, 'PTO1501', 'NORM'),
                          'psts': (8, 'PTO1502', 'PK')}[op]
        ahead = [f'%at = arith.constant {at} : index', f'%n = arith.constant {at} : i32']
        fault(program, [('out', U8.ptr)], f'pto.{op} %f, {use}, "{dist}" : {mask(8)}, {types}', ['zero:64'], code, ahead)
        program.write()


def streams():
    """Stores of one bit per lane, up to the end of a block of 32 bytes."""
    program = Program(FAMILY, 'pstu')
    for dtype, skipped in [(U32, 8), (U16, 0)]:
        width = 8 * dtype.width
        count = (32 - skipped) * 8 // (BITS * 8 // width)
        states = [random_lanes(width) for _ in range(count)]
        names = [f'in{i}' for i in range(count)]
        lines = [load_mask(f'm{i}', name, width) for i, name in enumerate(names)]
        lines.append('%s0 = pto.init_align : !pto.align')
        for i in range(count):
            base = 'at' if i == 0 else f'b{i}'
            lines.append(f'%s{i + 1}, %b{i + 1} = pto.pstu %s{i}, %m{i}, %{base} : !pto.align, {mask(width)}, {dtype.ptr} '
                         f'-> !pto.align, {dtype.ptr}')
        ahead = [f'%skip = arith.constant {skipped // dtype.width} : index',
                 f'%at = pto.addptr %out, %skip : {dtype.ptr} -> {dtype.ptr}']
        program.function(f'b{width}', [*((name, U8.ptr) for name in names), ('out', dtype.ptr)], lines, ahead)
        arguments = [data(U8, packed(of_lanes(state, width))) for state in states] + ['zero:32']
        program.run(f'b{width}', arguments, [(count, U8, [0] * skipped + packed(np.concatenate(states)))])
    lines = [f'%m = pto.pset_b32 "PAT_ALL" : {mask(32)}', '%s0 = pto.init_align : !pto.align']
    for i, mark in [(0, ''), (1, '  // FAULT PTO1504')]:
        lines.append(f'%s{i + 1}, %b{i + 1} = pto.pstu %s{i}, %m, %out : !pto.align, {mask(32)}, {U32.ptr} -> !pto.align, '
                     f'{U32.ptr}{mark}')
    program.function('fault', [('out', U32.ptr)], lines)
    program.run('fault', ['zero:32'])
    program.write()


if __name__ == '__main__':
    logic()
    rearrangements()
    patterns()
    counts()
    loads()
    stores()
    streams()
