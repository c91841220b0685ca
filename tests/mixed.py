#!/usr/bin/env python3
"""Runs random kernels of several families of tile operations as written and lowered at -O0 and -O1: bytes are equal.

usage: mixed.py TOOLS [--seed N] [--count N] [--keep FOLDER]

TOOLS is the folder of `pto-opt` and `pto-run`. A kernel loads tiles, in some kernels with a valid region that is
known at run time only, and stores them at its end. Its statements are element-wise operations, those with a scalar,
conversions, comparisons with selections, reductions with expansions of their results, and transposes, in loops and branches
whose conditions depend on numbers of the host. Operations round alike at all levels; sums are of whole numbers only. Lowered
kernels run in the most hostile order of pipes. Needs numpy.
"""
import argparse
import os
import sys
import tempfile

from reference_run import Tools
from reference_values import draw, numbers, seed

parser = argparse.ArgumentParser()
parser.add_argument('tools')
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--count', type=int, default=40)
parser.add_argument('--keep', help='write the programs of failures into this folder')
options = parser.parse_args()
TOOLS = Tools(options.tools)

TYPES = ['f32', 'i32', 'f16', 'i16']
EACH = 3
BINARY = {True: ['tadd', 'tsub', 'tmul', 'tmax', 'tmin'],
          False: ['tadd', 'tsub', 'tmul', 'tmax', 'tmin', 'tand', 'tor', 'txor']}
SCALAR = {True: ['tadds', 'tmuls', 'tmaxs', 'tmins'], False: ['tadds', 'tmuls', 'tmaxs', 'tmins', 'tands', 'tors']}
ALONG = ['add', 'sub', 'mul', 'max', 'min']


def pick(list):
    return list[draw.integers(len(list))]


class Kernel:
    """A kernel being written. All tiles of an element type have the same form."""

    def __init__(self):
        self.rows, self.cols = int(draw.integers(1, 9)), 16 * int(draw.integers(1, 9))
        self.valid = int(draw.integers(1, self.rows + 1)), int(draw.integers(1, self.cols + 1))
        self.dynamic = draw.random() < 0.5
        self.lines, self.count, self.depth, self.level = [], 0, 1, 0
        self.names = {dtype: [f'%{dtype}_{at}' for at in range(EACH)] for dtype in TYPES}

    def type(self, dtype, rows=None, cols=None, valid=None, words=''):
        valid = valid or ('?x?' if self.dynamic else f'{self.valid[0]}x{self.valid[1]}')
        return f'!pto.tile_buf<vec, {rows or self.rows}x{cols or self.cols}x{dtype}, valid={valid}{words}>'

    def line(self, text):
        self.lines.append('  ' * self.depth + text)

    def value(self):
        self.count += 1
        return f'%v{self.count}'

    def buffer(self, dtype, rows, cols, valid):
        """A buffer with a separate form; extents of valid regions are 'r', 'c' or a number."""
        known = {'r': '?' if self.dynamic else self.valid[0], 'c': '?' if self.dynamic else self.valid[1]}
        text = 'x'.join(str(known.get(extent, extent)) for extent in valid)
        given = [f' valid_{axis} = %{extent}' for axis, extent in zip(('row', 'col'), valid)
                 if self.dynamic and extent in known]
        name, ty = self.value(), self.type(dtype, rows, cols, text)
        self.line(f'{name} = pto.alloc_tile{"".join(given)} : {ty}')
        return name, ty

    def op(self, name, sources, target, attributes=''):
        names, types = ', '.join(s[0] for s in sources), ', '.join(s[1] for s in sources)
        self.line(f'pto.{name} ins({names}{attributes} : {types}) outs({target[0]} : {target[1]})')

    def any(self, dtype, apart=None):
        return pick([name for name in self.names[dtype] if (name, self.type(dtype)) != apart]), self.type(dtype)

    def scalar(self, dtype):
        name = self.value()
        number = f'{int(draw.integers(-8, 9)) / 4}' if dtype[0] == 'f' else f'{int(draw.integers(-9, 10))}'
        self.line(f'{name} = arith.constant {number} : {dtype}')
        return name, dtype

    def statement(self):
        dtype = pick(TYPES)
        real = dtype[0] == 'f'
        kind = pick(['binary', 'binary', 'scalar', 'unary', 'convert', 'select', 'row', 'column', 'transpose', 'branch',
                     'loop'])
        if kind == 'binary':
            self.op(pick(BINARY[real]), [self.any(dtype), self.any(dtype)], self.any(dtype))
        elif kind == 'scalar':
            source = self.any(dtype)
            self.op(pick(SCALAR[real]), [source, self.scalar(dtype)], self.any(dtype, source))
        elif kind == 'unary':
            source = self.any(dtype)
            self.op(pick(['tneg', 'tabs', 'trelu'] if real else ['tneg', 'tnot']), [source], self.any(dtype, source))
        elif kind == 'convert':
            source, target = pick([('f32', 'f16'), ('f16', 'f32'), ('i32', 'f32'), ('i16', 'f32'), ('f32', 'i32'),
                                   ('i32', 'i16'), ('i16', 'i32'), ('f16', 'i32'), ('i16', 'f16')])
            word = pick(['RINT', 'ROUND', 'FLOOR', 'CEIL', 'TRUNC'])
            mode = f' {{rmode = #pto<round_mode {word}>, sat_mode = #pto<saturation_mode ON>}}'
            self.op('tcvt', [self.any(source)], self.any(target), mode)
        elif kind == 'select':
            mask = self.buffer('ui8', self.rows, 32, ('r', 16))
            word = pick(['eq', 'ne', 'lt', 'le', 'gt', 'ge'])
            self.op('tcmp', [self.any(dtype), self.any(dtype)], mask, f' {{cmpMode = #pto<cmp {word}>}}')
            self.op('tsel', [mask, self.any(dtype), self.any(dtype)], self.any(dtype))
        elif kind == 'row':
            block = 256 // int(dtype[1:])
            column = self.buffer(dtype, self.rows, block, ('r', 1))
            scratch = self.buffer(dtype, self.rows, self.cols, ('r', 'c'))
            self.op('trow' + pick(['max', 'min'] if real else ['max', 'min', 'sum']), [self.any(dtype), scratch], column)
            wide = self.buffer(dtype, self.rows, self.cols, ('r', 'c'))
            self.op('trowexpand', [column], wide)
            self.op('t' + pick(ALONG), [self.any(dtype), wide], self.any(dtype))
        elif kind == 'column':
            row = self.buffer(dtype, 1, self.cols, (1, 'c'))
            self.op('tcol' + pick(['max', 'min'] if real else ['max', 'min', 'sum']), [self.any(dtype)], row)
            self.op('tcolexpand' + pick(ALONG), [self.any(dtype), row], self.any(dtype))
        elif kind == 'transpose':
            # There and back again.
            other = self.buffer(dtype, self.cols, 256 // int(dtype[1:]) * (1 if self.rows <= 8 else 2), ('c', 'r'))
            self.op('ttrans', [self.any(dtype)], other)
            self.op('ttrans', [other], self.any(dtype))
        elif self.level < 2:
            self.block(kind)

    def block(self, kind):
        self.level += 1
        if kind == 'loop':
            self.line(f'scf.for {self.value()} = %zero to {pick(["%two", "%n"])} step %one {{')
        else:
            condition = self.value()
            self.line(f'{condition} = arith.cmpi slt, %n, {pick(["%two", "%r", "%c"])} : index')
            self.line(f'scf.if {condition} {{')
        self.depth += 1
        for _ in range(int(draw.integers(1, 5))):
            self.statement()
        self.depth -= 1
        self.line('}')
        self.level -= 1

    def text(self):
        """The kernel, and the types of its parameters."""
        for _ in range(int(draw.integers(4, 14))):
            self.statement()
        parameters = [(dtype, at) for dtype in TYPES for at in range(EACH)]
        listed = ', '.join(f'%p_{dtype}_{at}: !pto.ptr<{dtype}, gm>' for dtype, at in parameters)
        head = [f'%{name} = arith.constant {number} : index' for name, number in (('zero', 0), ('one', 1), ('two', 2))]
        tail = []
        given = ' valid_row = %r valid_col = %c' if self.dynamic else ''
        for dtype, at in parameters:
            name, whole, part = f'{dtype}_{at}', f'!pto.tensor_view<?x?x{dtype}>', f'!pto.partition_tensor_view<?x?x{dtype}>'
            head.append(f'%m_{name} = pto.make_tensor_view %p_{name}, shape = [%r, %c], strides = [%c, %one] : {whole}')
            head.append(f'%w_{name} = pto.partition_view %m_{name}, offsets = [%zero, %zero], sizes = [%r, %c] : '
                        f'{whole} -> {part}')
            head.append(f'%{name} = pto.alloc_tile{given} : {self.type(dtype)}')
            head.append(f'pto.tload ins(%w_{name} : {part}) outs(%{name} : {self.type(dtype)})')
            tail.append(f'pto.tstore ins(%{name} : {self.type(dtype)}) outs(%w_{name} : {part})')
        lines = '\n'.join([*('  ' + line for line in head), *self.lines, *('  ' + line for line in tail)])
        return f'func.func @mixed({listed}, %r: index, %c: index, %n: index) {{\n{lines}\n  return\n}}\n', parameters


def main():
    seed(options.seed)
    failures = refused = 0
    with tempfile.TemporaryDirectory() as work:
        for at in range(options.count):
            kernel = Kernel()
            text, parameters = kernel.text()
            path = os.path.join(work, 'mixed.mlir')
            with open(path, 'w') as out:
                out.write(text)
            data = []
            for dtype, _ in parameters:
                values = numbers(dtype, kernel.valid, 'tame' if dtype[0] == 'f' else 'small')
                data.append(values.astype(dtype.replace('f', 'float').replace('i', 'int')).tobytes())
            times = int(draw.integers(0, 4))
            arguments = [*data, *(str(number) for number in (*kernel.valid, times))]
            expected = TOOLS.results(path, '', 'mixed', arguments, work)
            if isinstance(expected, str):
                refused += 1
                print(f'kernel {at} stops as written: {expected}', flush=True)
                continue
            for level in ('-O0', '-O1'):
                found = TOOLS.results(path, level, 'mixed', arguments, work)
                if found != expected:
                    failures += 1
                    differ = found if isinstance(found, str) else \
                        ', '.join(f'{d}_{n}' for (d, n), a, b in zip(parameters, expected, found) if a != b) + ' differ'
                    print(f'kernel {at} {level}: {differ}', flush=True)
                    if options.keep:
                        with open(os.path.join(options.keep, f'{options.seed}_{at}.mlir'), 'w') as out:
                            out.write(f'// --arg {kernel.valid[0]} --arg {kernel.valid[1]} --arg {times}\n{text}')
    print(f'{options.count - refused} kernels with seed {options.seed} at three levels: {failures} differ, {refused} stop')
    return int(failures > 0)


if __name__ == '__main__':
    sys.exit(main())
