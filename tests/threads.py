#!/usr/bin/env python3
"""Runs random kernels of single threads as written and lowered at -O0 and -O1, and compares the results with numpy.

usage: threads.py TOOLS [--seed N] [--count N] [--keep FOLDER] [--kernels FOLDER]

TOOLS is the folder of `pto-opt` and `pto-run`. A kernel launches a function in up to 100 threads in one to three dimensions. Each
thread computes integers of 8 to 64 bits and floats, whose results are exact, from its indices, an argument and elements of memory;
it branches on conditions that differ between threads, repeats code, exchanges values with its team, waits for the other threads of
the launch, and keeps a value for a second launch. Needs numpy.

With `--kernels`, kernels are written with their arguments, and nothing runs: the test `random_kernels` of crate `pto-gpu` compares
them on GPUs (`PTO_KERNELS=FOLDER`).
"""
import sys

import numpy

import reference_run
from reference_values import draw, seed

options = reference_run.options(count=40)
TEAM = 32
NUMBER = 5
BITS = {'i8': 8, 'i16': 16, 'i32': 32, 'i64': 64}
SIGNED = {'slt': numpy.less, 'sle': numpy.less_equal, 'sgt': numpy.greater, 'sge': numpy.greater_equal}
UNSIGNED = {'ult': numpy.less, 'ule': numpy.less_equal, 'ugt': numpy.greater, 'uge': numpy.greater_equal}
EQUAL = {'eq': numpy.equal, 'ne': numpy.not_equal}
ORDERED = {'eq': numpy.equal, 'gt': numpy.greater, 'ge': numpy.greater_equal, 'lt': numpy.less, 'le': numpy.less_equal}


def below(low, high):
    return int(draw.integers(low, high))


def one_of(choices):
    choices = list(choices)
    return choices[below(0, len(choices))]


def wrapped(values, ty):
    """Whole numbers as integers of a type, in an array of Python's integers."""
    half = 1 << (BITS[ty] - 1)
    return numpy.array([(int(value) + half) % (2 * half) - half for value in values], object)


def unsigned(values, ty):
    return numpy.array([int(value) % (1 << BITS[ty]) for value in values], object)


class Threads:
    """The code of all threads of a launch, computed while it is written."""

    def __init__(self, kernel, extents, name):
        self.kernel, self.name, self.extents = kernel, name, extents
        self.count = int(numpy.prod(extents))
        self.lines, self.depth, self.made = [], 1, 0
        self.active = numpy.full(self.count, True)
        self.values = []
        self.stored = 0

    def line(self, text):
        self.lines.append('  ' * self.depth + text)

    def value(self, text, ty, numbers):
        """Adds an operation with a result."""
        self.made += 1
        name = f'%v{self.made}'
        self.line(f'{name} = {text}')
        self.values.append((name, ty, numbers))
        return self.values[-1]

    def constant(self, number, ty='i32'):
        numbers = numpy.full(self.count, number, object if ty in BITS else 'float32')
        text = f'{number}' if ty in BITS else f'{float(number)}'
        return self.value(f'arith.constant {text} : {ty}', ty, numbers)

    def some(self, ty='i32'):
        found = [value for value in self.values if value[1] == ty]
        return one_of(found) if found else self.converted(ty)

    def converted(self, ty):
        """Makes a value of a type from one of 32 bits."""
        name, _, numbers = self.some()
        if ty == 'f32':
            small = self.value(f'arith.andi {name}, {self.constant(255)[0]} : i32', 'i32', numbers & 255)
            return self.value(f'arith.sitofp {small[0]} : i32 to f32', 'f32', small[2].astype('float32'))
        if ty == 'i1':
            return self.compared()
        if ty == 'i64':
            how = one_of(['extsi', 'extui'])
            made = numbers if how == 'extsi' else unsigned(numbers, 'i32')
            return self.value(f'arith.{how} {name} : i32 to i64', 'i64', made)
        return self.value(f'arith.trunci {name} : i32 to {ty}', ty, wrapped(numbers, ty))

    def widened(self):
        """Makes a value of 32 bits from one of another type."""
        ty = one_of(['i8', 'i16', 'i64', 'f32', 'i1'])
        name, _, numbers = self.some(ty)
        if ty == 'i64':
            return self.value(f'arith.trunci {name} : i64 to i32', 'i32', wrapped(numbers, 'i32'))
        if ty == 'f32':
            bounded = numpy.clip(numbers, -1e6, 1e6).astype('float32')
            low, high = self.constant(-1e6, 'f32'), self.constant(1e6, 'f32')
            first = self.value(f'pto.fmax {name}, {low[0]} : f32, f32 -> f32', 'f32', numpy.maximum(numbers, low[2]))
            second = self.value(f'pto.fmin {first[0]}, {high[0]} : f32, f32 -> f32', 'f32', bounded)
            made = numpy.array([int(value) for value in bounded], object)
            if draw.random() < 0.5:
                return self.value(f'pto.convert {second[0]} round(z) sat signed : f32 -> i32', 'i32', made)
            return self.value(f'arith.fptosi {second[0]} : f32 to i32', 'i32', made)
        if ty == 'i1':
            how = one_of(['extsi', 'extui'])
            made = numpy.array([int(bit) * (-1 if how == 'extsi' else 1) for bit in numbers], object)
        else:
            how = one_of(['extsi', 'extui'])
            made = numbers if how == 'extsi' else unsigned(numbers, ty)
        return self.value(f'arith.{how} {name} : {ty} to i32', 'i32', made)

    def integers(self):
        ty = one_of(['i32', 'i32', 'i32', 'i16', 'i8', 'i64'])
        (a, _, x), (b, _, y) = self.some(ty), self.some(ty)
        how = one_of(['addi', 'subi', 'muli', 'andi', 'ori', 'xori', 'minsi', 'maxsi', 'minui', 'maxui', 'shli', 'shrsi', 'shrui', 'div'])
        if how in ('shli', 'shrsi', 'shrui'):
            most = self.constant(BITS[ty] - 1, ty)
            b, _, y = self.value(f'arith.andi {b}, {most[0]} : {ty}', ty, y & (BITS[ty] - 1))
            made = {'shli': x << y, 'shrsi': x >> y, 'shrui': unsigned(x, ty) >> y}[how]
        elif how == 'div':
            if ty == 'i64':
                return self.converted('i64')
            how = one_of(['divsi', 'remsi', 'divui', 'remui'])
            one = self.constant(1, ty)
            # The least number divided by -1 is undefined.
            a, _, x = self.value(f'arith.shrsi {a}, {one[0]} : {ty}', ty, x >> 1)
            b, _, y = self.value(f'arith.ori {b}, {one[0]} : {ty}', ty, y | 1)
            if how.endswith('ui'):
                x, y = unsigned(x, ty), unsigned(y, ty)
            quotient = numpy.array([abs(p) // abs(q) * (1 if (p < 0) == (q < 0) else -1) for p, q in zip(x, y)], object)
            made = quotient if how.startswith('div') else x - quotient * y
        else:
            made = {
                'addi': x + y, 'subi': x - y, 'muli': x * y, 'andi': x & y, 'ori': x | y, 'xori': x ^ y,
                'minsi': numpy.minimum(x, y), 'maxsi': numpy.maximum(x, y),
                'minui': numpy.minimum(unsigned(x, ty), unsigned(y, ty)),
                'maxui': numpy.maximum(unsigned(x, ty), unsigned(y, ty)),
            }[how]
        return self.value(f'arith.{how} {a}, {b} : {ty}', ty, wrapped(made, ty))

    def floats(self):
        (a, _, x), (b, _, y) = self.some('f32'), self.some('f32')
        how = one_of(['addf', 'subf', 'negf', 'fmax', 'fmin', 'absf', 'fma', 'floor', 'ceil', 'rint', 'round', 'mulf'])
        if max(abs(x).max(), abs(y).max()) > 512 and how in ('mulf', 'fma'):
            how = 'fmin'
        if how in ('addf', 'subf', 'mulf'):
            made = {'addf': x + y, 'subf': x - y, 'mulf': x * y}[how]
            return self.value(f'arith.{how} {a}, {b} : f32', 'f32', made)
        if how == 'negf':
            return self.value(f'arith.negf {a} : f32', 'f32', -x)
        if how in ('fmax', 'fmin'):
            return self.value(f'pto.{how} {a}, {b} : f32, f32 -> f32', 'f32', (numpy.maximum if how == 'fmax' else numpy.minimum)(x, y))
        if how == 'absf':
            return self.value(f'pto.absf {a} : f32 -> f32', 'f32', abs(x))
        if how == 'fma':
            return self.value(f'pto.fma {a}, {b}, {a} : f32, f32, f32 -> f32', 'f32', x * y + x)
        half = self.constant(0.5, 'f32')
        c, _, x = self.value(f'arith.mulf {a}, {half[0]} : f32', 'f32', x * numpy.float32(0.5))
        away = numpy.trunc(x + numpy.copysign(numpy.float32(0.5), x))
        made = {'floor': numpy.floor(x), 'ceil': numpy.ceil(x), 'rint': numpy.rint(x), 'round': away}[how]
        return self.value(f'pto.{how} {c} : f32 -> f32', 'f32', made.astype('float32'))

    def compared(self):
        if draw.random() < 0.3:
            (a, _, x), (b, _, y) = self.some('f32'), self.some('f32')
            relation = one_of([*ORDERED, 'ne'])
            ordered = draw.random() < 0.5
            name = 'one' if relation == 'ne' and ordered else ('o' if ordered else 'u') + relation
            made = (x != y) if relation == 'ne' else ORDERED[relation](x, y)
            return self.value(f'arith.cmpf {name}, {a}, {b} : f32', 'i1', made)
        ty = one_of(['i32', 'i32', 'i16', 'i64'])
        (a, _, x), (b, _, y) = self.some(ty), self.some(ty)
        relation = one_of([*SIGNED, *UNSIGNED, *EQUAL])
        if relation in UNSIGNED:
            made = UNSIGNED[relation](unsigned(x, ty), unsigned(y, ty))
        else:
            made = (SIGNED | EQUAL)[relation](x, y)
        return self.value(f'arith.cmpi {relation}, {a}, {b} : {ty}', 'i1', made.astype(bool))

    def selected(self):
        ty = one_of(['i32', 'f32', 'i16', 'i64'])
        (c, _, bits), (a, _, x), (b, _, y) = self.some('i1'), self.some(ty), self.some(ty)
        return self.value(f'arith.select {c}, {a}, {b} : {ty}', ty, numpy.where(bits, x, y))

    def product(self):
        how, sign = one_of(['mulhi', 'mul_i32toi64']), one_of(['signed', 'unsigned'])
        ty = one_of(['i32', 'i64']) if how == 'mulhi' else 'i32'
        (a, _, x), (b, _, y) = self.some(ty), self.some(ty)
        if sign == 'unsigned':
            x, y = unsigned(x, ty), unsigned(y, ty)
        to = ty if how == 'mulhi' else 'i64'
        made = wrapped(x * y >> BITS[ty], to) if how == 'mulhi' else wrapped(x * y, to)
        return self.value(f'pto.{how} {a}, {b} {sign} : {ty}, {ty} -> {to}', to, made)

    def index(self, low, high):
        """A drawn index of each thread, and its value: not negative, below `high - low` plus `low`."""
        name, _, numbers = self.some()
        many = self.constant(high - low)
        rest = self.value(f'arith.remui {name}, {many[0]} : i32', 'i32', unsigned(numbers, 'i32') % (high - low))
        moved = self.value(f'arith.addi {rest[0]}, {self.constant(low)[0]} : i32', 'i32', rest[2] + low)
        index = self.value(f'arith.index_castui {moved[0]} : i32 to index', 'index', moved[2])
        return index[0], moved[2]

    def loaded(self):
        at, numbers = self.index(0, len(self.kernel.data))
        name = one_of(['load', 'ldg']) if draw.random() < 0.5 else 'load'
        made = numpy.array([int(self.kernel.data[int(number)]) for number in numbers], object)
        return self.value(f'pto.{name} %data[{at}] : !pto.ptr<i32, gm> -> i32', 'i32', made)

    def store(self):
        """Stores a value to an element of each thread that no other statement stores to."""
        if self.kernel.next + self.count > len(self.kernel.out):
            return
        name, _, numbers = self.some()
        first, stride = self.kernel.next, 1
        self.kernel.next += self.count
        own = self.value(f'arith.addi %own, {self.constant(first)[0]} : i32', 'i32', self.own * stride + first)
        at = self.value(f'arith.index_castui {own[0]} : i32 to index', 'index', own[2])
        self.line(f'pto.store {name}, %out[{at[0]}] : !pto.ptr<i32, gm>, i32')
        for thread in numpy.flatnonzero(self.active):
            self.kernel.out[int(own[2][thread])] = numbers[thread]

    def exchanged(self):
        """Exchanges values between the threads of a team."""
        teams = [numpy.arange(first, min(first + TEAM, self.count)) for first in range(0, self.count, TEAM)]
        kinds = ['vote', 'redux'] + ['shuffle'] * (self.count % TEAM == 0)
        kind = one_of(kinds)
        if kind == 'vote':
            how = one_of(['all', 'any', 'uni', 'ballot'])
            name, _, bits = self.some('i1')
            made = numpy.empty(self.count, object)
            for team in teams:
                says = bits[team]
                made[team] = {'all': says.all(), 'any': says.any(), 'uni': says.all() or not says.any(),
                              'ballot': int(wrapped([sum(1 << lane for lane, bit in enumerate(says) if bit)], 'i32')[0])}[how]
            ty = 'i32' if how == 'ballot' else 'i1'
            made = made if how == 'ballot' else made.astype(bool)
            return self.value(f'pto.vote_{how} {name} : i1 -> {ty}', ty, made)
        if kind == 'redux':
            how, sign = one_of(['add', 'max', 'min']), one_of(['signed', 'unsigned'])
            name, _, numbers = self.some()
            read = unsigned(numbers, 'i32') if sign == 'unsigned' else numbers
            made = numpy.empty(self.count, object)
            for team in teams:
                made[team] = {'add': sum, 'max': max, 'min': min}[how](read[team])
            return self.value(f'pto.redux_{how} {name} {sign} : i32 -> i32', 'i32', wrapped(made, 'i32'))
        how, width = one_of(['bfly', 'down', 'idx', 'up']), one_of([16, 32])
        ty = one_of(['i32', 'i32', 'f32', 'i64'])
        name, _, numbers = self.some(ty)
        by, _, of = self.constant(below(0, 40)) if draw.random() < 0.4 else self.some()
        made = numpy.empty(self.count, numbers.dtype)
        for thread in range(self.count):
            own, by_this = thread % width, int(of[thread])
            asked = {'bfly': own ^ by_this, 'down': own + by_this, 'idx': by_this % width, 'up': own - by_this}[how]
            asked = asked if 0 <= asked < width else own
            made[thread] = numbers[thread - own + asked]
        given = '' if width == 32 else f' {{width = {width} : i32}}'
        return self.value(f'pto.shuffle_{how} {name}, {by}{given} : {ty}, i32 -> {ty}', ty, made)

    def branch(self):
        """Branches on a condition that differs, with a result."""
        condition, _, bits = self.some('i1')
        outer, known = self.active, len(self.values)
        self.made += 1
        result = f'%v{self.made}'
        self.line(f'{result} = scf.if {condition} -> (i32) {{')
        arms = []
        for is_second in (False, True):
            self.active = outer & (~bits if is_second else bits)
            self.depth += 1
            for _ in range(below(0, 4)):
                one_of([self.integers, self.floats, self.selected, self.loaded, self.store, self.compared])()
            name, _, numbers = self.some()
            self.line(f'scf.yield {name} : i32')
            self.depth -= 1
            arms.append(numbers)
            del self.values[known:]
            self.line('}' if is_second else '} else {')
        self.active = outer
        self.values.append((result, 'i32', numpy.where(bits, arms[0], arms[1])))

    def repeated(self):
        """Repeats code, with a value that each iteration changes."""
        (start, _, numbers), (step, _, more) = self.some(), self.some()
        count = below(0, 5)
        if draw.random() < 0.5:
            bound, count = '%times', NUMBER
        else:
            bound = self.value(f'arith.constant {count} : index', 'index', None)[0]
        op = one_of(['addi', 'xori', 'muli', 'maxsi'])
        self.made += 3
        result, index, carried = (f'%v{self.made - place}' for place in range(3))
        self.line(f'{result} = scf.for {index} = %c0 to {bound} step %c1 iter_args({carried} = {start}) -> (i32) {{')
        self.made += 1
        self.line(f'  %v{self.made} = arith.{op} {carried}, {step} : i32')
        self.line(f'  scf.yield %v{self.made} : i32')
        self.line('}')
        for _ in range(count):
            numbers = {'addi': numbers + more, 'xori': numbers ^ more, 'muli': numbers * more,
                       'maxsi': numpy.maximum(numbers, more)}[op]
            numbers = wrapped(numbers, 'i32')
        self.values.append((result, 'i32', numbers))

    def waited(self):
        """Stores a value for the other threads, waits for them, and loads that of another."""
        name, _, numbers = self.some()
        space = one_of(['%near', '%far'])
        ty = f'!pto.ptr<i32, {"ub" if space == "%near" else "gm"}>'
        own = self.value('arith.index_castui %own : i32 to index', 'index', self.own)
        self.line('pto.syncthreads')
        self.line(f'pto.store {name}, {space}[{own[0]}] : {ty}, i32')
        self.line('pto.syncthreads')
        if space == '%far':
            self.kernel.far[:self.count] = numbers
        at, of = self.index(0, self.count)
        self.value(f'pto.load {space}[{at}] : {ty} -> i32', 'i32', numpy.array([numbers[int(number)] for number in of], object))

    def begin(self):
        x, y, _ = self.extents
        thread = numpy.arange(self.count).astype(object)
        for axis, numbers in zip('xyz', (thread % x, thread // x % y, thread // (x * y))):
            self.line(f'%tid_{axis} = pto.get_tid_{axis} : i32')
            self.values.append((f'%tid_{axis}', 'i32', numbers))
        for line in (f'%x = arith.constant {x} : i32', f'%y = arith.constant {y} : i32', '%zy = arith.muli %tid_z, %y : i32',
                     '%row = arith.addi %zy, %tid_y : i32', '%before = arith.muli %row, %x : i32',
                     '%own = arith.addi %before, %tid_x : i32', '%c0 = arith.constant 0 : index', '%c1 = arith.constant 1 : index',
                     '%times = arith.index_cast %number : i32 to index'):
            self.line(line)
        self.own = thread
        self.values.append(('%own', 'i32', thread))
        self.values.append(('%number', 'i32', numpy.full(self.count, NUMBER, object)))
        lane = self.value('pto.get_laneid : i32', 'i32', thread % TEAM)
        mask = self.value('pto.get_lanemask_lt : i32', 'i32', (1 << (thread % TEAM)) - 1)
        self.values += [lane, mask]

    def write(self, resumed=None):
        # Code of threads begins with what it resumes.
        if resumed is not None:
            self.value('pto.resume {slot = 3 : i64} : i32', 'i32', resumed)
        self.begin()
        statements = [self.integers] * 4 + [self.floats] * 2 + [self.widened] * 2 + [self.loaded] * 2 + [
            self.compared, self.selected, self.product, self.store, self.exchanged, self.branch, self.repeated]
        for _ in range(below(3, 16)):
            one_of(statements)()
            if draw.random() < 0.06:
                self.waited()
        self.store()
        kept = self.some()
        if resumed is None:
            self.line(f'pto.keep {kept[0]} {{slot = 3 : i64}} : i32')
        self.line('return')
        return kept[2]

    def text(self):
        head = (f'func.func @{self.name}(%data: !pto.ptr<i32, gm>, %out: !pto.ptr<i32, gm>, %far: !pto.ptr<i32, gm>, '
                '%near: !pto.ptr<i32, ub>, %number: i32) attributes {pto.simt_entry} {')
        return [head, *self.lines, '}']


class Kernel:
    def __init__(self):
        self.data = draw.integers(-2**31, 2**31, below(1, 60)).astype('int32')
        self.out, self.next = numpy.full(600, -1, 'int32'), 0
        self.far = numpy.zeros(128, 'int32')
        self.start = [self.data.copy(), self.out.copy(), self.far.copy()]
        extents = one_of([(below(1, 101), 1, 1), (32, 1, 1), (64, 1, 1), (below(1, 12), below(1, 9), 1),
                          (below(1, 6), below(1, 5), below(1, 5)), (16, 2, 2)])
        first = Threads(self, extents, 'first')
        kept = first.write()
        bodies = [first]
        if draw.random() < 0.5:
            bodies.append(Threads(self, extents, 'second'))
            bodies[1].write(kept)
        lines = ['module attributes {pto.target_arch = "a5", pto.kernel_kind = #pto.kernel_kind<vector>} {',
                 'func.func @threads(%data: !pto.ptr<i32, gm>, %out: !pto.ptr<i32, gm>, %far: !pto.ptr<i32, gm>, %number: i32) '
                 'attributes {pto.aicore} {',
                 '  %zero = arith.constant 0 : i64', '  %near = pto.castptr %zero : i64 -> !pto.ptr<i32, ub>',
                 *(f'  %n{axis} = arith.constant {extent} : i32' for axis, extent in zip('xyz', extents))]
        for body in bodies:
            lines.append(f'  pto.simt_launch @{body.name}<<<%nx, %ny, %nz>>>(%data, %out, %far, %near, %number) : (!pto.ptr<i32, gm>, '
                         '!pto.ptr<i32, gm>, !pto.ptr<i32, gm>, !pto.ptr<i32, ub>, i32) -> ()')
            lines.append('  pto.barrier <PIPE_ALL>')
        lines += ['  return', '}']
        for body in bodies:
            lines += body.text()
        self.text = '\n'.join([*lines, '}', ''])


def made():
    """Draws a kernel, for `reference_run.compare`."""
    kernel = Kernel()
    arguments = [*(buffer.tobytes() for buffer in kernel.start), str(NUMBER)]
    expected = [buffer.tobytes() for buffer in (kernel.data, kernel.out, kernel.far)]

    def differs(found):
        wrong = [name for name, a, b in zip(('data', 'out', 'far'), found, expected) if a != b]
        return f'{" and ".join(wrong)} differ' if wrong else ''
    return kernel.text, arguments, ['i32', 'i32', 'i32'], differs


if __name__ == '__main__':
    seed(options.seed)
    sys.exit(reference_run.compare(options, 'threads', made))
