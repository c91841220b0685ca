#!/usr/bin/env python3
"""Runs random products of matrices as written and lowered at -O0 and -O1, and compares the results with numpy.

usage: products.py TOOLS [--seed N] [--count N] [--keep FOLDER] [--kernels FOLDER]

TOOLS is the folder of `pto-opt` and `pto-run`. A kernel multiplies two matrices in blocks, with loops over the rows and
columns of blocks and over K, whose last blocks may be partial. Some kernels take slices along K of one larger block, read
transposed matrices, start from a bias, rectify the result, or store it as f16. Some take the extents of the matrices as
arguments, and the distances between their rows, which may be longer than the rows. In kernels of two cores, the cube core
passes each block of the product to the vector cores through a pipe; these add a number, and store. All values are whole numbers
whose sums are exact. Lowered kernels run in the most hostile order of pipes. Needs numpy.

With `--kernels`, kernels of one core are written with their arguments, and nothing runs: the test `random_kernels` of crate
`pto-gpu` compares them on GPUs (`PTO_KERNELS=FOLDER`).
"""
import sys

import numpy

import reference_run
from reference_values import draw, seed

options = reference_run.options(count=30)

# Element types of the operands and of the accumulator.
TYPES = [('f16', 'f32'), ('bf16', 'f32'), ('f32', 'f32'), ('i8', 'i32')]
BYTES = {'f16': 2, 'bf16': 2, 'f32': 4, 'i8': 1, 'i32': 4}
NZ, ZN = 'blayout=col_major, slayout=row_major', 'slayout=col_major'


def pick(list):
    return list[draw.integers(len(list))]


def stored(values, dtype):
    """The bytes of whole numbers in memory."""
    if dtype == 'bf16':
        return (values.astype('float32').view('uint32') >> 16).astype('uint16').tobytes()
    return values.astype({'f16': 'float16', 'f32': 'float32', 'i8': 'int8', 'i32': 'int32'}[dtype]).tobytes()


class Product:
    """A kernel being written: C = A x B, in blocks."""

    def __init__(self):
        self.dtype, self.acc = pick(TYPES)
        # Blocks of K are whole fractals: 32 bytes, and 16 rows of the right operand.
        unit = max(16, 32 // BYTES[self.dtype])
        # Blocks of more than 4 fractals are copied by loops on GPUs.
        least, most = (4, 9) if draw.random() < 0.2 else (1, 4)
        self.block = [step * int(draw.integers(least, most)) for step in (16, unit, unit)]
        self.size = [int(draw.integers(1, 3 * extent)) for extent in self.block]
        self.two_cores = draw.random() < 0.4
        if self.two_cores:
            # Each vector core takes half of the rows of a whole block.
            self.size[0] = self.block[0] * int(draw.integers(1, 4))
            self.size[2] = self.block[2] * int(draw.integers(1, 3))
        self.slices = draw.random() < 0.4 and self.block[1] > unit
        if self.slices:
            self.size[1] = self.block[1] * int(draw.integers(1, 4))
        self.unit = unit
        # Extents that are arguments, and the elements between the ends of lines of the matrices.
        self.named = not self.two_cores and draw.random() < 0.4
        self.gaps = {name: int(draw.integers(0, 200)) if self.named and draw.random() < 0.5 else 0 for name in 'abc'}
        # A transposed left operand has boxes of 32 bytes along its rows.
        self.transposed = [self.dtype != 'i8' and draw.random() < 0.3, draw.random() < 0.3]
        self.added = int(draw.integers(-4, 5))
        self.bias = draw.random() < 0.3
        self.relu = not self.two_cores and draw.random() < 0.3
        self.result = pick([self.acc, 'f16']) if self.acc == 'f32' and not self.two_cores else self.acc
        # Vector cores take halves of the rows, or of the columns, whose rows are whole blocks of 32 bytes.
        self.split = pick([1, 2])
        self.lines, self.count, self.depth = [], 0, 1

    def line(self, text):
        self.lines.append('  ' * self.depth + text)

    def value(self, text):
        self.count += 1
        self.line(f'%v{self.count} = {text}')
        return f'%v{self.count}'

    def tile(self, space, rows, cols, dtype, valid, words):
        given = ' '.join(f'valid_{axis} = {name}' for axis, name in zip(('row', 'col'), valid) if name[0] == '%')
        shape = 'x'.join('?' if name[0] == '%' else name for name in valid)
        fractal = ', fractal=1024' if space == 'acc' else ''
        ty = f'!pto.tile_buf<{space}, {rows}x{cols}x{dtype}, valid={shape}{words and ", " + words}{fractal}>'
        return self.value(f'pto.alloc_tile {given} : {ty}'), ty

    def extent(self, axis):
        """The name of an extent of the product: `m`, `k` or `n`."""
        return f'%{axis}' if self.named else f'%c{self.size["mkn".index(axis)]}'

    def view(self, name, dtype, axes, at, sizes, transposed=False):
        """A window of a matrix of the host, whose rows and columns are axes of the product; a bias has one row."""
        rows, cols = (self.extent(axis) if axis else '%c1' for axis in axes)
        pitch = f'%pitch_{name}' if self.named and name != 'bias' else rows if transposed else cols
        strides = f'%c1, {pitch}' if transposed else f'{pitch}, %c1'
        whole = self.value(f'pto.make_tensor_view %{name}, shape = [{rows}, {cols}], strides = [{strides}] : '
                           f'!pto.tensor_view<?x?x{dtype}>')
        ty = f'!pto.partition_tensor_view<?x?x{dtype}>'
        part = self.value(f'pto.partition_view {whole}, offsets = [{at[0]}, {at[1]}], sizes = [{sizes[0]}, {sizes[1]}] : '
                          f'!pto.tensor_view<?x?x{dtype}> -> {ty}')
        return part, ty

    def loop(self, name, axis, start='%c0'):
        """Opens a loop over blocks along an axis; returns the offset and the valid extent of a block."""
        at = 'mkn'.index(axis)
        step, extent = self.block[at], self.extent(axis)
        self.line(f'scf.for %{name} = {start} to {extent} step %c{step} {{')
        self.depth += 1
        if self.size[at] % step == 0 and (not self.named or axis == 'k' and self.slices):
            return f'%{name}', str(step)
        left = self.value(f'arith.subi {extent}, %{name} : index')
        return f'%{name}', self.value(f'arith.minsi {left}, %c{step} : index')

    def close(self):
        self.depth -= 1
        self.line('}')

    @staticmethod
    def size_of(valid):
        return valid if valid[0] == '%' else f'%c{valid}'

    def copy(self, op, source, target, at=''):
        types = ', index, index' if at else ''
        self.line(f'pto.{op} ins({source[0]}{at} : {source[1]}{types}) outs({target[0]} : {target[1]})')

    def operand(self, name, number, at, valid):
        """Returns a block in the memory of the core."""
        matrix = self.block[number:number + 2]
        words = ZN if self.transposed[number] else NZ
        part = self.view(name, self.dtype, 'mkn'[number:number + 2], at, [self.size_of(extent) for extent in valid],
                         self.transposed[number])
        mat = self.tile('mat', *matrix, self.dtype, valid, words)
        self.copy('tload', part, mat)
        return mat

    def start(self, cols):
        """The part of the bias for a block of columns."""
        part = self.view('bias', self.acc, ('', 'n'), ('%c0', '%j'), ('%c1', self.size_of(cols)))
        mat = self.tile('mat', 1, self.block[2], self.acc, ('1', cols), '')
        bias = self.tile('bias', 1, self.block[2], self.acc, ('1', cols), '')
        self.copy('tload', part, mat)
        self.copy('tmov', mat, bias)
        return bias

    def multiply(self, acc, mats, valid, first):
        """Adds the product of two blocks to an accumulator."""
        m, k, n = self.block
        steps = range(0, k, self.unit) if self.slices else [0]
        depth, extent = (self.unit, str(self.unit)) if self.slices else (k, valid[1])
        for step in steps:
            left = self.tile('left', m, depth, self.dtype, (valid[0], extent), NZ)
            right = self.tile('right', depth, n, self.dtype, (extent, valid[2]), ZN)
            if self.slices:
                self.copy('textract', mats[0], left, f', %c0, %c{step}')
                self.copy('textract', mats[1], right, f', %c{step}, %c0')
            else:
                self.copy('tmov', mats[0], left)
                self.copy('tmov', mats[1], right)
            if first and step == 0 and self.bias:
                bias = self.start(valid[2])
                self.line(f'pto.tmatmul.bias ins({left[0]}, {right[0]}, {bias[0]} : {left[1]}, {right[1]}, {bias[1]}) '
                          f'outs({acc[0]} : {acc[1]})')
            elif first and step == 0:
                self.line(f'pto.tmatmul ins({left[0]}, {right[0]} : {left[1]}, {right[1]}) outs({acc[0]} : {acc[1]})')
            else:
                self.line(f'pto.tmatmul.acc ins({acc[0]}, {left[0]}, {right[0]} : {acc[1]}, {left[1]}, {right[1]}) '
                          f'outs({acc[0]} : {acc[1]})')

    def blocks(self):
        """The code of the cube core."""
        k = self.size[1]
        i, rows = self.loop('i', 'm')
        j, cols = self.loop('j', 'n')
        acc = self.tile('acc', self.block[0], self.block[2], self.acc, (rows, cols), NZ)
        # The first block of K starts the sum.
        for first in (True, False):
            if first:
                p, depth = '%c0', str(min(k, self.block[1]))
                if self.named and not self.slices:
                    depth = self.value(f'arith.minsi %k, %c{self.block[1]} : index')
            elif k <= self.block[1] and not self.named:
                break
            else:
                p, depth = self.loop('p', 'k', f'%c{self.block[1]}')
            mats = [self.operand('a', 0, (i, p), (rows, depth)), self.operand('b', 1, (p, j), (depth, cols))]
            self.multiply(acc, mats, (rows, depth, cols), first)
            if not first:
                self.close()
        if self.two_cores:
            self.line(f'pto.tpush_to_aiv({acc[0]} : {acc[1]}) {{id = 1, split = {self.split}}}')
        else:
            part = self.view('c', self.result, 'mn', (i, j), [self.size_of(rows), self.size_of(cols)])
            relu = ' {reluPreMode = #pto<relu_pre_mode normal_relu>}' if self.relu else ''
            self.line(f'pto.tstore ins({acc[0]} : {acc[1]}) outs({part[0]} : {part[1]}){relu}')
        self.close()
        self.close()

    def takes(self):
        """The code of a vector core."""
        extents = [self.block[0], self.block[2]]
        extents[self.split - 1] //= 2
        core = self.value('pto.get_subblock_idx')
        number = self.value(f'arith.index_cast {core} : i64 to index')
        start = self.value(f'arith.muli {number}, %c{extents[self.split - 1]} : index')
        ty = f'!pto.tile_buf<vec, {extents[0]}x{extents[1]}x{self.acc}>'
        at = ['%i', '%j']
        self.loop('i', 'm')
        self.loop('j', 'n')
        at[self.split - 1] = self.value(f'arith.addi {at[self.split - 1]}, {start} : index')
        popped = self.value(f'pto.tpop_from_aic {{id = 1, split = {self.split}}} -> {ty}')
        result = self.value(f'pto.alloc_tile : {ty}')
        self.line(f'pto.tadds ins({popped}, %added : {ty}, {self.acc}) outs({result} : {ty})')
        self.line(f'pto.tfree_from_aic {{id = 1, split = {self.split}}}')
        part = self.view('c', self.acc, 'mn', at, [f'%c{extent}' for extent in extents])
        self.copy('tstore', (result, ty), part)
        self.close()
        self.close()

    def function(self, name, kind, body):
        types = {'a': self.dtype, 'b': self.dtype, 'bias': self.acc, 'c': self.result}
        parameters = ', '.join(f'%{name}: !pto.ptr<{dtype}, gm>' for name, dtype in types.items())
        parameters += ''.join(f', %{name}: index' for name in self.numbers())
        self.lines, self.depth = [], 1
        body()
        numbers = {0, 1, self.unit, *self.block, *self.size, self.block[0] // 2, self.block[2] // 2, *range(0, self.block[1], self.unit)}
        head = [f'  %c{number} = arith.constant {number} : index' for number in sorted(numbers)]
        head.append(f'  %added = arith.constant {self.added}{".0" if self.acc == "f32" else ""} : {self.acc}')
        attributes = f' attributes {{pto.kernel_kind = #pto.kernel_kind<{kind}>}}' if kind else ''
        return '\n'.join([f'func.func @{name}({parameters}){attributes} {{', *head, *self.lines, '  return', '}', ''])

    def lines_of(self, matrix):
        """The extents of a matrix in memory: its lines, and the elements of each. The columns of a transposed one are its lines."""
        rows, cols = (self.size['mkn'.index(axis)] for axis in {'a': 'mk', 'b': 'kn', 'c': 'mn'}[matrix])
        return (cols, rows) if matrix != 'c' and self.transposed['ab'.index(matrix)] else (rows, cols)

    def numbers(self):
        """The arguments that are numbers."""
        if not self.named:
            return {}
        pitches = {f'pitch_{name}': self.lines_of(name)[1] + self.gaps[name] for name in 'abc'}
        return {**dict(zip('mkn', self.size)), **pitches}

    def stored(self, values, matrix, dtype):
        """The bytes of a matrix in memory, with gaps between its lines."""
        count, length = self.lines_of(matrix)
        lines = numpy.zeros((count, length + self.gaps[matrix]), values.dtype)
        lines[:, :length] = values
        return stored(lines, dtype)

    def text(self):
        if not self.two_cores:
            return self.function('product', '', self.blocks)
        slot = self.block[0] * self.block[2] * 4
        pipe = f'id = 1, dir_mask = 1, slot_size = {slot}, slot_num = 2'

        def cube():
            buffer = self.value('pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32')
            self.line(f'pto.aic_initialize_pipe {{{pipe}}} (c2v_consumer_buf = {buffer} : i32)')
            self.blocks()

        def vector():
            buffer = self.value(f'pto.reserve_buffer {{name = "fifo", size = {2 * slot}, '
                                'location = #pto.address_space<vec>, auto = true} -> i32')
            self.line(f'pto.aiv_initialize_pipe {{{pipe}}} (c2v_consumer_buf = {buffer} : i32)')
            self.takes()

        return self.function('product', 'cube', cube) + self.function('vector', 'vector', vector)


def made():
    """Draws a kernel, for `reference_run.compare`; kernels for GPUs use one core."""
    product = Product()
    while options.kernels and product.two_cores:
        product = Product()
    text = product.text()
    m, k, n = product.size
    a, b = draw.integers(-4, 5, (m, k)), draw.integers(-4, 5, (k, n))
    bias = draw.integers(-9, 10, (1, n))
    total = a @ b + (bias if product.bias else 0) + (product.added if product.two_cores else 0)
    total = numpy.maximum(total, 0) if product.relu else total
    operands = [product.stored(values.T if transposed else values, name, product.dtype)
                for name, values, transposed in zip('ab', (a, b), product.transposed)]
    expected = product.stored(total, 'c', product.result)
    arguments = [*operands, stored(bias, product.acc), bytes(len(expected)), *map(str, product.numbers().values())]
    types = [product.dtype, product.dtype, product.acc, product.result]
    return text, arguments, types, lambda found: '' if found[3] == expected else 'the product differs'


if __name__ == '__main__':
    seed(options.seed)
    sys.exit(reference_run.compare(options, 'product', made))
