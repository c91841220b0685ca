#!/usr/bin/env python3
"""Runs random kernels on tile values as written and lowered at -O0 and -O1, and compares the results with numpy.

usage: values.py TOOLS [--seed N] [--count N] [--keep FOLDER] [--kernels FOLDER]

TOOLS is the folder of `pto-opt` and `pto-run`. A kernel computes tiles from values that loops carry, swap and repeat, that branches
yield, that are selected, reshaped and returned by functions, and reads any of them again later. All values are whole numbers whose
results are exact. Needs numpy.

With `--kernels`, kernels are written with their arguments, and nothing runs: the test `random_kernels` of crate `pto-gpu` compares
them on GPUs (`PTO_KERNELS=FOLDER`).
"""
import sys

import numpy

import reference_run
from reference_values import draw, seed

options = reference_run.options(count=40)
TILE, LINE = '!pto.tile_buf<vec, 8x8xf32>', '!pto.tile_buf<vec, 1x64xf32>'
VIEW = '!pto.partition_tensor_view<8x8xf32>'
NUMBER = 3


def below(low, high):
    return int(draw.integers(low, high))


def one_of(choices):
    choices = list(choices)
    return choices[below(0, len(choices))]


def bounded(numbers):
    """Wraps whole numbers that would lose digits."""
    return numbers if abs(numbers).max() < 2**20 else None


class Kernel:
    """A kernel being written, which is computed at the same time. Values have a name, a type and numbers."""

    def __init__(self):
        self.lines, self.depth, self.made = [], 1, 0
        self.inputs = [draw.integers(-4, 5, (8, 8)).astype('float32') for _ in range(2)]
        self.outputs = [numpy.zeros((8, 8), 'float32') for _ in range(3)]
        self.flags = [bool(below(0, 2)) for _ in range(2)]
        self.start = [matrix.copy() for matrix in (*self.inputs, *self.outputs)]
        self.values = []

    def line(self, text):
        self.lines.append('  ' * self.depth + text)

    def name(self):
        self.made += 1
        return f'%v{self.made}'

    def value(self, text, numbers, ty=TILE):
        name = self.name()
        self.line(f'{name} = {text}')
        self.values.append((name, ty, numbers))
        return self.values[-1]

    def some(self, ty=TILE):
        """A known value; often one of the last ones."""
        known = [value for value in self.values if value[1] == ty]
        if not known:
            name, _, numbers = self.some()
            return self.value(f'pto.treshape {name} : {TILE} -> {LINE}', numbers.reshape(1, 64), LINE)
        return known[-1] if draw.random() < 0.3 else one_of(known)

    def arithmetic(self):
        ty = TILE if draw.random() < 0.8 else LINE
        (a, _, x), (b, _, y) = self.some(ty), self.some(ty)
        how = one_of(['tadd', 'tsub', 'tmax', 'tmin', 'tneg', 'tabs', 'tmuls', 'tadds', 'ttrans', 'tmov'])
        if how in ('tadd', 'tsub'):
            made = bounded(x + y if how == 'tadd' else x - y)
            if made is None:
                how = 'tmin'
        if how in ('tmax', 'tmin'):
            made = numpy.maximum(x, y) if how == 'tmax' else numpy.minimum(x, y)
        if how in ('tadd', 'tsub', 'tmax', 'tmin'):
            return self.value(f'pto.{how} {a}, {b} : ({ty}, {ty}) -> {ty}', made, ty)
        if how == 'ttrans' and ty == TILE:
            return self.value(f'pto.ttrans {a}, %scratch : ({ty}, {ty}) -> {ty}', x.T.copy())
        if how in ('tmuls', 'tadds'):
            made = bounded(x * 2 if how == 'tmuls' else x + 1)
            if made is not None:
                return self.value(f'pto.{how} {a}, {"%two" if how == "tmuls" else "%one"} : ({ty}, f32) -> {ty}', made, ty)
        how = 'tabs' if how not in ('tneg', 'tmov') else how
        return self.value(f'pto.{how} {a} : ({ty}) -> {ty}', {'tneg': -x, 'tabs': abs(x), 'tmov': x}[how], ty)

    def reshaped(self):
        name, ty, numbers = self.some() if draw.random() < 0.5 else self.some(LINE)
        to, shape = (LINE, (1, 64)) if ty == TILE else (TILE, (8, 8))
        self.value(f'pto.treshape {name} : {ty} -> {to}', numbers.reshape(shape), to)

    def selected(self):
        flag = below(0, 2)
        (a, _, x), (b, _, y) = self.some(), self.some()
        self.value(f'arith.select %flag{flag}, {a}, {b} : {TILE}', x if self.flags[flag] else y)

    def called(self):
        function = one_of(['twice', 'twice', 'larger', 'larger', 'same'])
        (a, _, x), (b, _, y) = self.some(), self.some()
        made = {'twice': bounded(x + x), 'same': x, 'larger': numpy.maximum(x, y)}[function]
        if made is not None:
            self.value(f'func.call @{function}({a}, {b}) : ({TILE}, {TILE}) -> {TILE}', made)

    def block(self, most):
        """Statements of a region; returns them as a function that computes the region again."""
        statements = [self.arithmetic] * 5 + [self.reshaped, self.selected, self.called]
        for _ in range(below(0, most)):
            one_of(statements)()

    def results(self, count):
        name = self.name()
        return name, [f'{name}#{index}' if count > 1 else name for index in range(count)]

    def branch(self):
        flag, count = below(0, 2), below(1, 3)
        name, results = self.results(count)
        self.line(f'{name}{f":{count}" if count > 1 else ""} = scf.if %flag{flag} -> ({", ".join([TILE] * count)}) {{')
        known, arms = len(self.values), []
        for arm in range(2):
            self.depth += 1
            self.block(4)
            given = [self.some() for _ in range(count)]
            self.line(f'scf.yield {", ".join(value[0] for value in given)} : {", ".join([TILE] * count)}')
            self.depth -= 1
            self.line('}' if arm else '} else {')
            arms.append([value[2] for value in given])
            del self.values[known:]
        chosen = arms[0] if self.flags[flag] else arms[1]
        self.values += [(result, TILE, numbers) for result, numbers in zip(results, chosen)]

    def loop(self):
        """A loop that carries values. Its body is written once, and computed for each iteration."""
        count, times = below(1, 4), below(0, 4)
        bound = '%times' if draw.random() < 0.4 else f'%c{times}'
        times = NUMBER if bound == '%times' else times
        initial = [self.some() for _ in range(count)]
        name, results = self.results(count)
        carried = [self.name() for _ in range(count)]
        inits = ', '.join(f'{own} = {value[0]}' for own, value in zip(carried, initial))
        self.line(f'{name}{f":{count}" if count > 1 else ""} = scf.for {self.name()} = %c0 to {bound} step %c1 iter_args({inits}) -> '
                  f'({", ".join([TILE] * count)}) {{')
        known = len(self.values)
        self.depth += 1
        # The body is drawn as a list of operations on names, so that each iteration computes them again.
        body, names = [], [*carried]
        outer = [value for value in self.values if value[1] == TILE]
        numbers = {value[0]: value[2] for value in outer}
        for _ in range(below(0, 5)):
            pool = names if draw.random() < 0.8 or not outer else [value[0] for value in outer]
            a, b, made = one_of(pool), one_of(names), self.name()
            how = one_of(['tmax', 'tmin', 'tneg', 'tabs', 'ttrans', 'tadds', 'treshape', 'select', 'tmov', 'call'])
            text = {
                'tmax': f'pto.tmax {a}, {b} : ({TILE}, {TILE}) -> {TILE}', 'tmin': f'pto.tmin {a}, {b} : ({TILE}, {TILE}) -> {TILE}',
                'ttrans': f'pto.ttrans {a}, %scratch : ({TILE}, {TILE}) -> {TILE}', 'tadds': f'pto.tadds {a}, %one : ({TILE}, f32) -> {TILE}',
                'select': f'arith.select %flag0, {a}, {b} : {TILE}',
                'call': f'func.call @larger({a}, {b}) : ({TILE}, {TILE}) -> {TILE}',
            }.get(how, f'pto.{how} {a} : ({TILE}) -> {TILE}')
            if how == 'treshape':
                line = self.name()
                self.line(f'{line} = pto.treshape {a} : {TILE} -> {LINE}')
                text = f'pto.treshape {line} : {LINE} -> {TILE}'
            self.line(f'{made} = {text}')
            body.append((made, how, a, b))
            names.append(made)
        given = [one_of(names if draw.random() < 0.85 or not outer else [value[0] for value in outer]) for _ in range(count)]
        self.line(f'scf.yield {", ".join(given)} : {", ".join([TILE] * count)}')
        self.depth -= 1
        self.line('}')
        del self.values[known:]
        state = [value[2] for value in initial]
        for _ in range(times):
            numbers |= dict(zip(carried, state))
            for made, how, a, b in body:
                x, y = numbers[a], numbers[b]
                numbers[made] = {'tmax': numpy.maximum(x, y), 'tmin': numpy.minimum(x, y), 'tneg': -x, 'tabs': abs(x),
                                 'ttrans': x.T.copy(), 'tadds': x + 1, 'treshape': x, 'tmov': x,
                                 'call': numpy.maximum(x, y), 'select': x if self.flags[0] else y}[how]
            state = [numbers[value] for value in given]
        self.values += [(result, TILE, value) for result, value in zip(results, state)]

    def text(self):
        for index, matrix in enumerate(self.inputs):
            self.value(f'pto.tload %in{index} : ({VIEW}) -> {TILE}', matrix)
        statements = [self.arithmetic] * 5 + [self.reshaped, self.selected, self.called] + [self.branch, self.loop] * 2
        for _ in range(below(2, 12)):
            one_of(statements)()
        for index in range(3):
            name, _, numbers = self.some()
            self.line(f'pto.tstore {name}, %out{index} : ({TILE}, {VIEW}) -> ()')
            self.outputs[index] = numbers
        pointers = [f'in{index}' for index in range(2)] + [f'out{index}' for index in range(3)]
        head = []
        for function, line in (('twice', f'%r = pto.tadd %x, %x : ({TILE}, {TILE}) -> {TILE}'), ('same', ''),
                               ('larger', f'%r = pto.tmax %x, %y : ({TILE}, {TILE}) -> {TILE}')):
            if any(f'@{function}(' in called for called in self.lines):
                head += [f'func.func private @{function}(%x: {TILE}, %y: {TILE}) -> {TILE} {{', *([f'  {line}'] if line else []),
                         f'  return {"%r" if line else "%x"} : {TILE}', '}']
        head = [*head, f'func.func @values({", ".join(f"%p{name}: !pto.ptr<f32, gm>" for name in pointers)}, %flag0: i1, %flag1: i1, '
                '%times: index) attributes {pto.entry} {',
                '  %one = arith.constant 1.0 : f32', '  %two = arith.constant 2.0 : f32', f'  %scratch = pto.alloc_tile : {TILE}',
                *(f'  %c{number} = arith.constant {number} : index' for number in (0, 1, 2, 3, 8))]
        for name in pointers:
            head += [f'  %w{name} = pto.make_tensor_view %p{name}, shape = [%c8, %c8], strides = [%c8, %c1] : !pto.tensor_view<8x8xf32>',
                     f'  %{name} = pto.partition_view %w{name}, offsets = [%c0, %c0], sizes = [%c8, %c8] : !pto.tensor_view<8x8xf32> -> {VIEW}']
        return '\n'.join([*head, *self.lines, '  return', '}', ''])


def made():
    """Draws a kernel, for `reference_run.compare`."""
    kernel = Kernel()
    text = kernel.text()
    arguments = [*(matrix.tobytes() for matrix in kernel.start), *(str(int(flag)) for flag in kernel.flags), str(NUMBER)]
    expected = [*kernel.start[:2], *kernel.outputs]

    def differs(found):
        # A zero may have either sign.
        wrong = [index for index, (a, b) in enumerate(zip(found, expected))
                 if not (numpy.frombuffer(a, 'float32').reshape(8, 8) == b).all()]
        return f'buffers {wrong} differ' if wrong else ''
    return text, arguments, ['f32'] * 5, differs


if __name__ == '__main__':
    seed(options.seed)
    sys.exit(reference_run.compare(options, 'values', made))
