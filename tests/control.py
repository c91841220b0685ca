#!/usr/bin/env python3
"""Runs random kernels of scalars and control flow as written and lowered at -O0 and -O1, and compares results with Python.

usage: control.py TOOLS [--seed N] [--count N] [--keep FOLDER] [--kernels FOLDER]

TOOLS is the folder of `pto-opt` and `pto-run`. A kernel loads numbers of all types, computes on them in loops, some without
iterations and some with thousands, nested loops whose bounds depend on the outer one, branches, `scf.while`, `scf.index_switch`,
functions that it calls and blocks, and stores the results. What is
undefined in MLIR is not drawn. With --kernels, kernels are written for GPUs instead. Needs numpy.
"""
import sys

import numpy as np

import reference_run
from control_values import CHOICES, Undefined, operate, stored
from reference_values import FLOATS, draw, flushed, numbers, seed, width

options = reference_run.options()

MEMORY = ['i8', 'i16', 'i32', 'i64', 'f16', 'bf16', 'f32']
GIVEN, SLOTS = 6, 40
# Operations that GPUs do not support.
LACKED = {'arith.bitcast', 'arith.maximumf', 'arith.minimumf', 'arith.remf', 'arith.maxnumf', 'arith.minnumf'}
DRAWN = [choice for choice in CHOICES if not options.kernels or choice[2][0] not in LACKED and choice[2][0][:5] != 'math.']


def given(ty, shape):
    """Draws numbers. GPUs flush denormals."""
    values = numbers(ty, shape)
    return flushed(values, ty) if options.kernels and ty in FLOATS else values


def pick(list):
    return list[draw.integers(len(list))]


class Program:
    """A kernel that is written and evaluated at once. A value is a name, a type and its number; loops are evaluated as they are written."""

    def __init__(self):
        self.lines, self.count, self.depth, self.functions = [], 0, 1, []
        self.given = {ty: given(ty, (GIVEN,)) for ty in MEMORY}
        self.out = {ty: [None] * SLOTS for ty in MEMORY}
        self.used = {ty: 0 for ty in MEMORY}

    def line(self, text):
        self.lines.append('  ' * self.depth + text)

    def name(self):
        self.count += 1
        return f'%v{self.count}'

    def constant(self, ty, value):
        name = self.name()
        if ty in FLOATS:
            text = f'0x{int.from_bytes(stored([value], ty), "little"):0{width(ty) // 4}X}'
        else:
            text = str(value)
        # Truth values have no type.
        self.line(f'{name} = arith.constant ' + (str(bool(value)).lower() if ty == 'i1' else f'{text} : {ty}'))
        return name, ty, value

    def statement(self, scope):
        """Adds an operation on values in scope, and its result. Values are lists: one number for each iteration of the model."""
        for _ in range(20):
            form, types, make = pick(DRAWN)
            operands = []
            for ty in types:
                alike = [value for value in scope if value[1] == ty]
                operands.append(pick(alike) if alike and draw.random() < 0.85 else None)
            if any(operand is None for operand in operands) and not all(
                    operand is not None or ty != 'index' for operand, ty in zip(operands, types)):
                continue
            length = len(scope[0][2])
            constants = []
            for at, ty in enumerate(types):
                if operands[at] is None:
                    number = int(draw.integers(0, 2)) if ty == 'i1' else given(ty, (1,))[0] if ty != 'index' else 1
                    constants.append((at, ty, number))
                    operands[at] = ('', ty, [number] * length)
            try:
                results = [operate(make, types, [operand[2][at] for operand in operands]) for at in range(length)]
            except Undefined:
                continue
            for at, ty, number in constants:
                operands[at] = (self.constant(ty, number)[0], ty, operands[at][2])
            name = self.name()
            self.line(f'{name} = ' + form.format(*(operand[0] for operand in operands)))
            scope.append((name, make[1], results))
            return

    def body(self, scope, size):
        for _ in range(size):
            self.statement(scope)

    def store(self, value):
        """Stores a value that is defined outside of loops."""
        name, ty, numbers_of = value
        if ty not in MEMORY or self.used[ty] == SLOTS or self.depth > 1:
            return
        slot = self.used[ty]
        self.used[ty] += 1
        self.out[ty][slot] = numbers_of[0]
        at = self.constant('index', slot)[0]
        self.line(f'pto.store_scalar {name}, %{ty}_out[{at}] : !pto.ptr<{ty}, gm>, {ty}')

    def yielded(self, scope, ty):
        return pick([value for value in scope if value[1] == ty])

    def branch(self, scope):
        """A branch on a truth value, with a result."""
        conditions = [value for value in scope if value[1] == 'i1']
        if not conditions:
            return
        condition, ty = pick(conditions), pick(['i32', 'f32', 'i16'])
        name = self.name()
        self.line(f'{name} = scf.if {condition[0]} -> ({ty}) {{')
        results = []
        for side in (True, False):
            inner = list(scope)
            self.depth += 1
            self.body(inner, int(draw.integers(1, 5)))
            value = self.yielded(inner, ty)
            self.line(f'scf.yield {value[0]} : {ty}')
            self.depth -= 1
            self.line('} else {' if side else '}')
            results.append(value)
        taken = [results[0][2][at] if condition[2][at] else results[1][2][at] for at in range(len(condition[2]))]
        scope.append((name, ty, taken))

    def choice(self, scope):
        """An `scf.index_switch`."""
        indices = [value for value in scope if value[1] == 'index']
        if not indices:
            return
        index, ty, name = pick(indices), pick(['i32', 'f32', 'i64']), self.name()
        cases = sorted({int(number) for number in draw.integers(0, 5, 3)})
        self.line(f'{name} = scf.index_switch {index[0]} -> {ty}')
        results = {}
        for case in [*cases, None]:
            self.line(f'case {case} {{' if case is not None else 'default {')
            inner = list(scope)
            self.depth += 1
            self.body(inner, 2)
            value = self.yielded(inner, ty)
            self.line(f'scf.yield {value[0]} : {ty}')
            self.depth -= 1
            self.line('}')
            results[case] = value
        scope.append((name, ty, [results.get(number, results[None])[2][at] for at, number in enumerate(index[2])]))

    def loop(self, scope):
        """A loop with a carried number, unrolled by the model: the body is written once and evaluated for each iteration."""
        many = 500 if draw.random() < 0.2 else 1
        first, extent, step = int(draw.integers(0, 4)), many * int(draw.integers(0, 9)), int(draw.integers(1, 4 + 3 * (many > 1)))
        ty, op = pick([('i32', 'arith.addi'), ('i32', 'arith.xori'), ('i64', 'arith.muli'), ('f32', 'arith.addf'), ('f32', 'arith.subf'),
                       ('i16', 'arith.subi'), ('f16', 'arith.addf')])
        start, other = self.yielded(scope, ty), self.yielded(scope, ty)
        bounds = [self.bound(number) for number in (first, extent, step)]
        name, carried, index = self.name(), self.name(), self.name()
        iterations = list(range(first, extent, step))
        self.line(f'{name} = scf.for {index} = {bounds[0]} to {bounds[1]} step {bounds[2]} iter_args({carried} = {start[0]}) -> ({ty}) {{')
        self.depth += 1
        narrow = ty if ty[0] == 'i' else 'i32'
        number, mixed, next = self.name(), self.name(), self.name()
        self.line(f'{number} = arith.index_cast {index} : index to {narrow}')
        if ty[0] == 'f':
            self.line(f'{mixed} = arith.sitofp {number} : i32 to {ty}')
        else:
            self.line(f'{mixed} = arith.addi {number}, {other[0]} : {ty}')
        self.line(f'{next} = {op} {carried}, {mixed} : {ty}')
        self.line(f'scf.yield {next} : {ty}')
        self.depth -= 1
        self.line('}')
        results = []
        for at, value in enumerate(start[2]):
            for number in iterations:
                if ty[0] == 'f':
                    more = operate(('arith.sitofp', ty), ['i32'], [number])
                else:
                    more = operate(('arith.addi', ty), [ty, ty], [number, other[2][at]])
                value = operate((op, ty), [ty, ty], [value, more])
            results.append(value)
        scope.append((name, ty, results))

    def nested(self, scope):
        """Loops in a loop: each bound of the inner one is a number, or depends on the outer index."""
        last, step = int(draw.integers(0, 12)), int(draw.integers(1, 4))
        bounds = [pick(['i', 'number']), pick(['i', 'twice', 'number']), pick(['i', 'number'])]
        number = [int(draw.integers(low, high)) for low, high in ((0, 4), (0, 20), (1, 4))]
        start, other = self.yielded(scope, 'i32'), self.yielded(scope, 'i32')
        name, outer, inner = self.name(), self.name(), self.name()
        given = [self.bound(number) for number in (0, last, step, *number)]
        one = self.constant('index', 1)[0]
        self.line(f'{name} = scf.for %i{outer[2:]} = {given[0]} to {given[1]} step {given[2]} iter_args({outer} = {start[0]}) -> (i32) {{')
        i, values = f'%i{outer[2:]}', []
        for at, kind in enumerate(bounds):
            value = given[3 + at]
            if kind != 'number':
                value = self.name()
                # A step is not zero.
                self.line(f'  {value} = arith.addi {i}, {i if kind == "twice" else one if at == 2 else given[0]} : index')
            values.append(value)
        self.line(f'  {inner} = scf.for %j{outer[2:]} = {values[0]} to {values[1]} step {values[2]} iter_args({inner}c = {outer}) -> (i32) {{')
        self.line(f'    {inner}n = arith.index_cast %j{outer[2:]} : index to i32')
        self.line(f'    {inner}x = arith.xori {inner}n, {other[0]} : i32')
        self.line(f'    {inner}y = arith.shli {inner}c, %one32 : i32')
        self.line(f'    {inner}z = arith.addi {inner}x, {inner}y : i32')
        self.line(f'    scf.yield {inner}z : i32')
        self.line('  }')
        self.line(f'  scf.yield {inner} : i32')
        self.line('}')
        results = []
        for value, mixed in zip(start[2], other[2]):
            for at in range(0, last, step):
                first, extent, distance = ({'i': at + (place == 2), 'twice': 2 * at}.get(kind, number[place])
                                           for place, kind in enumerate(bounds))
                for index in range(first, extent, distance):
                    value = (int(value) * 2 + (index ^ int(mixed))) % 2**32
            results.append(value % 2**32 - 2**32 * (value % 2**32 >= 2**31))
        scope.append((name, 'i32', results))

    def countdown(self, scope):
        """An `scf.while` that halves a number until it is small."""
        start = self.yielded(scope, 'i32')
        name = self.name()
        a, c, h, d = (self.name() for _ in range(4))
        self.line(f'{name}:2 = scf.while ({a} = {start[0]}, {c} = %zero32) : (i32, i32) -> (i32, i32) {{')
        self.line(f'  {h} = arith.cmpi ugt, {a}, %three32 : i32')
        self.line(f'  scf.condition({h}) {a}, {c} : i32, i32')
        self.line('} do {')
        self.line(f'^bb0({a}b: i32, {c}b: i32):')
        self.line(f'  {d} = arith.shrui {a}b, %one32 : i32')
        self.line(f'  {d}c = arith.addi {c}b, %one32 : i32')
        self.line(f'  scf.yield {d}, {d}c : i32, i32')
        self.line('}')
        results = []
        for value in start[2]:
            value, count = int(value) % 2**32, 0
            while value > 3:
                value, count = value // 2, count + 1
            results.append((value, count))
        for at in range(2):
            scope.append((f'{name}#{at}', 'i32', [result[at] for result in results]))

    def bound(self, number):
        """Returns a bound of a loop: a constant, or loaded from memory."""
        if draw.random() < 0.6:
            return self.constant('index', number)[0]
        index, at = self.name(), self.constant('index', number)[0]
        self.line(f'{index} = arith.addi {at}, %hidden : index')
        return index

    def call(self, scope):
        """A separate function."""
        types = [pick(['i32', 'f32', 'i64', 'i16']) for _ in range(2)]
        arguments = [self.yielded(scope, ty) for ty in types]
        lines, depth = self.lines, self.depth
        self.lines, self.depth = [], 1
        function = f'@callee{len(self.functions)}'
        inner = [(self.name(), ty, value[2]) for ty, value in zip(types, arguments)]
        listed = ', '.join(f'{name}: {ty}' for name, ty, _ in inner)
        self.body(inner, int(draw.integers(2, 7)))
        result = pick(inner[len(types):] or inner)
        if result[1] == 'i1':
            result = inner[0]
        self.functions.append('\n'.join([f'func.func private {function}({listed}) -> {result[1]} {{', *self.lines,
                                         f'  return {result[0]} : {result[1]}', '}']))
        self.lines, self.depth, name = lines, depth, self.name()
        self.line(f'{name} = func.call {function}({", ".join(value[0] for value in arguments)}) : ({", ".join(types)}) -> {result[1]}')
        scope.append((name, result[1], result[2]))

    def blocks(self, scope):
        """Writes a function of several blocks: a loop that adds up to an odd number, with a branch in it."""
        first, second = self.yielded(scope, 'i32'), self.yielded(scope, 'i32')
        function, name = f'@callee{len(self.functions)}', self.name()
        self.functions.append(f'''func.func private {function}(%a: i32, %b: i32) -> i32 {{
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %times = arith.andi %a, %seven : i32
  cf.br ^head(%zero, %b : i32, i32)
^head(%i: i32, %x: i32):
  %more = arith.cmpi ult, %i, %times : i32
  cf.cond_br %more, ^body, ^end(%x : i32)
^body:
  %next = arith.addi %i, %one : i32
  %bit = arith.andi %x, %one : i32
  %odd = arith.cmpi eq, %bit, %one : i32
  cf.cond_br %odd, ^add, ^half
^add:
  %sum = arith.addi %x, %a : i32
  cf.br ^head(%next, %sum : i32, i32)
^half:
  %shifted = arith.shrsi %x, %one : i32
  cf.br ^head(%next, %shifted : i32, i32)
^end(%r: i32):
  return %r : i32
}}''')
        self.line(f'{name} = func.call {function}({first[0]}, {second[0]}) : (i32, i32) -> i32')
        results = []
        for a, x in zip(first[2], second[2]):
            for _ in range(int(a) & 7):
                x = operate(('arith.addi', 'i32'), ['i32', 'i32'], [x, a]) if int(x) & 1 else int(x) >> 1
            results.append(x)
        scope.append((name, 'i32', results))

    def text(self):
        scope = []
        for at in range(GIVEN):
            index = self.constant('index', at)[0]
            for ty in MEMORY:
                name = self.name()
                self.line(f'{name} = pto.load_scalar %{ty}_in[{index}] : !pto.ptr<{ty}, gm> -> {ty}')
                scope.append((name, ty, [self.given[ty][at]]))
        for name, ty, number in (('%zero32', 'i32', 0), ('%one32', 'i32', 1), ('%three32', 'i32', 3)):
            self.line(f'{name} = arith.constant {number} : {ty}')
            scope.append((name, ty, [number]))
        scope.append(('%hidden', 'index', [0]))
        for _ in range(int(draw.integers(6, 16))):
            for _ in range(3):
                self.statement(scope)
                self.store(scope[-1])
            pick([self.branch, self.loop, self.nested, self.countdown, self.call, self.blocks, *[self.choice] * (not options.kernels)])(scope)
            self.store(scope[-1])
        parameters = ', '.join(f'%{ty}_{way}: !pto.ptr<{ty}, gm>' for way in ('in', 'out') for ty in MEMORY)
        lines = '\n'.join([f'func.func @control({parameters}, %hidden: index) attributes {{pto.kernel}} {{', *self.lines, '  return', '}'])
        return '\n'.join([lines, *self.functions, ''])


def differs(program, found):
    for ty, data in zip(MEMORY, found[len(MEMORY):]):
        size = width(ty) // 8
        for slot, value in enumerate(program.out[ty]):
            if value is None:
                continue
            bits = data[slot * size:slot * size + size]
            nan = isinstance(value, float) and np.isnan(value)
            from_bits = int.from_bytes(bits, 'little')
            given = np.isnan(np.array([from_bits], f'u{size}').view(f'f{size}')[0]) if nan and ty != 'bf16' else \
                from_bits % 2**15 > 0x7F80 if nan else False
            if not (given if nan else bits == stored([value], ty)):
                return f'slot {slot} of {ty}: expected {value!r} ({stored([value], ty).hex()}), found {bits.hex()}'
    return None


def made():
    """Draws a kernel, for `reference_run.compare`."""
    program = Program()
    text = program.text()
    inputs = [stored(program.given[ty], ty) for ty in MEMORY]
    arguments = [*inputs, *(bytes(SLOTS * width(ty) // 8) for ty in MEMORY), '0']
    return text, arguments, [*MEMORY, *MEMORY], lambda found: differs(program, found)


if __name__ == '__main__':
    seed(options.seed)
    sys.exit(reference_run.compare(options, 'control', made))
