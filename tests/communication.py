#!/usr/bin/env python3
"""Runs random kernels that communicate as written and lowered at -O0 and -O1, and compares the results with numpy.

usage: communication.py TOOLS [--seed N] [--count N] [--keep FOLDER] [--kernels FOLDER]

TOOLS is the folder of `pto-opt` and `pto-run`. All members of a group are memory of one device: each has a window of rows of a
matrix, at some column, with gaps between rows. A kernel copies, adds, gathers, scatters, broadcasts and reduces windows, some of
whose extents are arguments; it sets and counts signals, waits for them, and counts how often a relation holds.
All values are whole numbers whose sums are exact. Needs numpy.

With `--kernels`, kernels are written with their arguments, and nothing runs: the test `random_kernels` of crate `pto-gpu` compares
them on GPUs (`PTO_KERNELS=FOLDER`).
"""
import sys

import numpy

import reference_run
from reference_values import draw, seed

options = reference_run.options(count=40)
BYTES = {'f32': 'float32', 'f16': 'float16', 'i32': 'int32', 'i16': 'int16', 'i8': 'int8'}
RELATIONS = {'eq': numpy.equal, 'ne': numpy.not_equal, 'gt': numpy.greater, 'ge': numpy.greater_equal, 'lt': numpy.less,
             'le': numpy.less_equal}
REDUCTIONS = {'sum': numpy.add, 'max': numpy.maximum, 'min': numpy.minimum}
BARRIER = 'pto.barrier <PIPE_ALL>'


def below(low, high):
    return int(draw.integers(low, high))


class Kernel:
    """A kernel being written: `src` is read, `dst` is written, and `words` has signals. It is computed while it is written."""

    def __init__(self):
        self.dtype = list(BYTES)[below(0, len(BYTES))]
        self.members, self.rows, self.cols = below(1, 5), below(1, 4), below(1, 70)
        # Rows of each matrix have elements before and after those of the windows.
        self.before, self.pitch = below(0, 9), 0
        self.pitch = self.before + self.cols + below(0, 9)
        self.height = self.members * self.rows
        self.types = [self.dtype, self.dtype, 'i32']
        shape = (self.height, self.pitch)
        self.src = draw.integers(-9, 10, shape).astype(BYTES[self.dtype])
        self.dst = draw.integers(-9, 10, shape).astype(BYTES[self.dtype])
        self.words = draw.integers(-3, 4, (8, 2)).astype('int32')
        self.start = [self.src.copy(), self.dst.copy(), self.words.copy()]
        self.named = draw.random() < 0.4
        self.lines, self.numbers, self.count, self.depth = [], {0, 1, 2, 8}, 0, 1
        self.tile = f'!pto.tile_buf<vec, {self.rows}x{-(-self.cols // 32) * 32}x{self.dtype}, valid={self.rows}x{self.cols}>'

    def constant(self, number):
        self.numbers.add(number)
        return f'%c{number}'

    def line(self, text):
        self.lines.append('  ' * self.depth + text)

    def value(self, text):
        self.count += 1
        self.line(f'%v{self.count} = {text}')
        return f'%v{self.count}'

    def window(self, name, row, rows):
        """A window of whole rows of members, and its type."""
        cols = '%cols' if self.named else self.constant(self.cols)
        whole = self.value(f'pto.make_tensor_view %{name}, shape = [{self.constant(self.height)}, {self.constant(self.pitch)}], '
                           f'strides = [{self.constant(self.pitch)}, %c1] : !pto.tensor_view<?x?x{self.dtype}>')
        extents = '?x?' if self.named else f'{rows}x{self.cols}'
        ty = f'!pto.partition_tensor_view<{extents}x{self.dtype}>'
        part = self.value(f'pto.partition_view {whole}, offsets = [{self.constant(row)}, {self.constant(self.before)}], sizes = '
                          f'[{self.constant(rows)}, {cols}] : !pto.tensor_view<?x?x{self.dtype}> -> {ty}')
        return part, ty

    def part(self, matrix, row, rows):
        return matrix[row:row + rows, self.before:self.before + self.cols]

    def group(self, name):
        windows = [self.window(name, member * self.rows, self.rows) for member in range(self.members)]
        return ', '.join(value for value, _ in windows), ', '.join(ty for _, ty in windows)

    def pair(self, adds):
        at, of = (below(0, self.height) for _ in range(2))
        rows = below(1, min(self.height - max(at, of), self.rows) + 1)
        (to, to_type), (source, source_type) = self.window('dst', at, rows), self.window('src', of, rows)
        stage = self.value(f'pto.alloc_tile : {self.tile}')
        attribute = ' {atomicType = #pto<atomic_type atomic_add>}' if adds else ''
        name = 'tput' if adds or draw.random() < 0.5 else 'tget'
        self.line(f'pto.comm.{name}({to}, {source}, buf({stage}) : {to_type}, {source_type}, {self.tile}){attribute}')
        target, sent = self.part(self.dst, at, rows), self.part(self.src, of, rows)
        target[:] = target + sent if adds else sent

    def collective(self, kind):
        root = f'root = {below(0, self.members)} : i32'
        stage = self.value(f'pto.alloc_tile : {self.tile}')
        if kind == 'treduce':
            how = list(REDUCTIONS)[below(0, 3)]
            at = below(0, self.members) * self.rows
            group, types = self.group('src')
            data, ty = self.window('dst', at, self.rows)
            other = self.value(f'pto.alloc_tile : {self.tile}')
            self.line(f'pto.comm.treduce({data}, {other}, recv({stage}), group({group}) : {ty}, {self.tile}, {self.tile}, {types}) '
                      f'{{reduceOp = #pto<reduce_op {how}>, {root}}}')
            members = [self.part(self.src, member * self.rows, self.rows) for member in range(self.members)]
            result = members[0].copy()
            for member in members[1:]:
                result = REDUCTIONS[how](result, member)
            self.part(self.dst, at, self.rows)[:] = result
            return
        name, of_group = ('dst', 'src') if kind == 'tgather' else ('src', 'dst')
        at = below(0, self.members) * self.rows
        data, ty = self.window(name, *((at, self.rows) if kind == 'tbroadcast' else (0, self.height)))
        group, types = self.group(of_group)
        self.line(f'pto.comm.{kind}({data}, recv({stage}), group({group}) : {ty}, {self.tile}, {types}) {{{root}}}')
        if kind == 'tbroadcast':
            for member in range(self.members):
                self.part(self.dst, member * self.rows, self.rows)[:] = self.part(self.src, at, self.rows)
        else:
            self.part(self.dst, 0, self.height)[:] = self.part(self.src, 0, self.height)

    def signal(self):
        """Notifies a few words, waits for what they are, and stores whether a relation holds by one more signal."""
        row, rows, cols = below(0, 6), below(1, 3), below(1, 3)
        whole = self.value('pto.make_tensor_view %words, shape = [%c8, %c2], strides = [%c2, %c1] : !pto.tensor_view<?x?xi32>')
        ty = f'!pto.partition_tensor_view<{rows}x{cols}xi32>'
        part = self.value(f'pto.partition_view {whole}, offsets = [{self.constant(row)}, %c0], sizes = [{self.constant(rows)}, '
                          f'{self.constant(cols)}] : !pto.tensor_view<?x?xi32> -> {ty}')
        words = self.words[row:row + rows, :cols]
        adds, number = draw.random() < 0.5, below(-3, 4)
        value = self.value(f'arith.constant {number} : i32') if draw.random() < 0.5 else \
            self.value(f'arith.addi %number, {self.value(f"arith.constant {number - 5} : i32")} : i32')
        self.line(f'pto.comm.tnotify({part}, {value} : {ty}, i32) {{notifyOp = #pto<notify_op {"atomic_add" if adds else "set"}>}}')
        words[:] = words + number if adds else number
        relation = list(RELATIONS)[below(0, 6)]
        bound = below(-4, 5)
        bounds = self.value(f'arith.constant {bound} : i32')
        holds = bool(RELATIONS[relation](words, bound).all())
        if holds:
            self.line(f'pto.comm.twait({part}, {bounds} : {ty}, i32) {{cmp = #pto<wait_cmp {relation}>}}')
        found = self.value(f'pto.comm.ttest({part}, {bounds} : {ty}, i32) {{cmp = #pto<wait_cmp {relation}>}} -> i1')
        last = self.value(f'pto.partition_view {whole}, offsets = [{self.constant(7)}, %c1], sizes = [%c1, %c1] : '
                          '!pto.tensor_view<?x?xi32> -> !pto.partition_tensor_view<1x1xi32>')
        one = self.value('arith.constant 1 : i32')
        self.line(f'scf.if {found} {{')
        self.line(f'  pto.comm.tnotify({last}, {one} : !pto.partition_tensor_view<1x1xi32>, i32) {{notifyOp = #pto<notify_op atomic_add>}}')
        self.line('}')
        self.words[7, 1] += holds

    def statement(self):
        # Atomic messages of GPUs add dwords. The members of a group have types that are known.
        kinds = ['copy', 'signal'] + ['add'] * (self.dtype in ('f32', 'i32'))
        kinds += [] if self.named else ['tgather', 'tscatter', 'tbroadcast', 'treduce']
        kind = kinds[below(0, len(kinds))]
        if kind == 'signal':
            self.signal()
        elif kind in ('copy', 'add'):
            self.pair(kind == 'add')
        else:
            self.collective(kind)
        self.line(BARRIER)

    def text(self):
        for _ in range(below(1, 6)):
            self.statement()
        head = [f'  %c{number} = arith.constant {number} : index' for number in sorted(self.numbers)]
        pointers = ', '.join(f'%{name}: !pto.ptr<{dtype}, gm>' for name, dtype in zip(('src', 'dst', 'words'), self.types))
        return '\n'.join([f'func.func @communication({pointers}, %number: i32, %cols: index) {{', *head, *self.lines, '  return', '}', ''])


def made():
    """Draws a kernel, for `reference_run.compare`."""
    kernel = Kernel()
    text = kernel.text()
    arguments = [*(matrix.tobytes() for matrix in kernel.start), '5', str(kernel.cols)]
    expected = [matrix.tobytes() for matrix in (kernel.src, kernel.dst, kernel.words)]

    def differs(found):
        wrong = [name for name, a, b in zip(('src', 'dst', 'words'), found, expected) if a != b]
        return f'{" and ".join(wrong)} differ' if wrong else ''
    return text, arguments, kernel.types, differs


if __name__ == '__main__':
    seed(options.seed)
    sys.exit(reference_run.compare(options, 'communication', made))
