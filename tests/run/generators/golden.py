"""Kernels on points that golden data of other authors decided, where sources are silent or disagree: `python3 golden.py` writes
them and their data to `kernels/`. The expected results are computed from the statement, on lists."""

import math
import os
import struct

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
CODES = {"f32": ("<f4", "f"), "f16": ("<f2", "e"), "i8": ("|i1", "b"), "ui8": ("|u1", "B"), "i16": ("<i2", "h"),
         "ui16": ("<u2", "H"), "i32": ("<i4", "i"), "ui32": ("<u4", "I"), "f8E4M3FN": ("|u1", "B")}
BITS = {"f32": 32, "f16": 16, "i8": 8, "ui8": 8, "i16": 16, "ui16": 16, "i32": 32, "ui32": 32, "f8E4M3FN": 8}
INF, NAN = math.inf, math.nan
FLT_MAX = struct.unpack("<f", b"\xff\xff\x7f\x7f")[0]


def save(path, dtype, values):
    """An array of one dimension as `.npy`."""
    descr, code = CODES[dtype]
    head = f"{{'descr': '{descr}', 'fortran_order': False, 'shape': ({len(values)},), }}"
    head += " " * (-(len(head) + 11) % 64) + "\n"
    with open(os.path.join(ROOT, path), "wb") as file:
        file.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode())
        file.write(struct.pack(f"<{len(values)}{code}", *values))


class Kernel:
    """A kernel on matrices in global memory."""

    def __init__(self, name, summary):
        self.name, self.summary = f"golden_{name}", summary
        self.arguments, self.parameters, self.body, self.expected, self.count = [], [], [], [], 0

    def value(self):
        self.count += 1
        return f"%v{self.count}"

    def line(self, text):
        self.body.append(f"  {text}\n")

    def index(self, number):
        name = self.value()
        self.line(f"{name} = arith.constant {number} : index")
        return name

    def view(self, dtype, rows, cols, values=None, expected=None, tolerance="0,0"):
        """A buffer of a matrix, row by row, and the view of all of it."""
        number = len(self.parameters)
        if isinstance(values, str):
            self.arguments.append(values)
        elif values is None:
            self.arguments.append(f"zero:{rows * cols * BITS[dtype] // 8}")
        else:
            save(f"kernels/{self.name}.{number}.npy", dtype, values)
            self.arguments.append(f"npy:kernels/{self.name}.{number}.npy")
        if expected is not None:
            save(f"kernels/{self.name}.out{number}.npy", dtype, expected)
            self.expected.append(f"--expect={number}=kernels/{self.name}.out{number}.npy,{tolerance}")
        self.parameters.append(f"%p{number}: !pto.ptr<{dtype}, gm>")
        c0, c1, r, c = self.index(0), self.index(1), self.index(rows), self.index(cols)
        made, part = self.value(), self.value()
        self.line(f"{made} = pto.make_tensor_view %p{number}, shape = [{r}, {c}], strides = [{c}, {c1}] : "
                  f"!pto.tensor_view<?x?x{dtype}>")
        ty = f"!pto.partition_tensor_view<{rows}x{cols}x{dtype}>"
        self.line(f"{part} = pto.partition_view {made}, offsets = [{c0}, {c0}], sizes = [{r}, {c}] : "
                  f"!pto.tensor_view<?x?x{dtype}> -> {ty}")
        return part, ty

    def tile(self, text, loc="vec"):
        name, ty = self.value(), f"!pto.tile_buf<{loc}, {text}>"
        self.line(f"{name} = pto.alloc_tile : {ty}")
        return name, ty

    def op(self, name, sources, target, attributes="", after=""):
        names = ", ".join(s[0] for s in sources)
        types = ", ".join(s[1] for s in sources)
        self.line(f"pto.{name} ins({names}{attributes} : {types}) outs({target[0]} : {target[1]}){after}")
        return target

    def load(self, view, text, loc="vec"):
        return self.op("tload", [view], self.tile(text, loc))

    def store(self, tile, view):
        self.op("tstore", [tile], view)

    def scalar(self, number, ty):
        name = self.value()
        self.line(f"{name} = arith.constant {number} : {ty}")
        return name, ty

    def write(self):
        path = os.path.join(ROOT, "kernels", self.name + ".mlir")
        chip = []
        if os.path.exists(path):
            chip = [line for line in open(path) if line.startswith("// ON-CHIP")]
        with open(path, "w") as file:
            file.write(f"// {self.summary} Made by generators/golden.py.\n")
            arguments = " ".join(f"--arg {argument}" for argument in self.arguments)
            file.write(f"// RUN: --pto-arch=a5 {arguments} {' '.join(self.expected)}\n")
            file.writelines(chip)
            file.write(f"func.func @{self.name}({', '.join(self.parameters)}) {{\n")
            file.writelines(self.body)
            file.write("  return\n}\n")


def numbers(count, step=7, offset=-20):
    """Small integers that differ from element to element."""
    return [offset + n * step % 41 for n in range(count)]


# The value of a row is in its first column; the other columns are not read.
k = Kernel("row_value", "A row-major source of one block for each row: the first column counts.")
x, y = numbers(6 * 40), numbers(6 * 8, 5, -3)
out = [x[r * 40 + c] * y[r * 8] for r in range(6) for c in range(40)]
a, b = k.view("f32", 6, 40, x), k.view("f32", 6, 8, y)
d = k.view("f32", 6, 40, expected=out)
s, t = k.load(a, "6x40xf32"), k.load(b, "6x8xf32")
k.store(k.op("trowexpandmul", [s, t], k.tile("6x40xf32")), d)
k.write()

k = Kernel("row_value_whole", "Two sources that cover the destination: the second one has the values.")
x, y = numbers(4 * 16), numbers(4 * 16, 5, -3)
a, b = k.view("f16", 4, 16, x), k.view("f16", 4, 16, y)
d = k.view("f16", 4, 16, expected=[x[r * 16 + c] - y[r * 16] for r in range(4) for c in range(16)])
s, t = k.load(a, "4x16xf16"), k.load(b, "4x16xf16")
k.store(k.op("trowexpandsub", [s, t], k.tile("4x16xf16")), d)
k.write()

# Loads the first rows and columns of a larger view; elements outside of the view are padding.
for name, dtype, pick, pad in (("max", "f32", max, -FLT_MAX), ("min", "f16", min, 65504.0), ("max_bytes", "i16", max, -32768)):
    k = Kernel(f"part_{name}", "Views larger than the valid regions of parts, and places that no part covers.")
    x, y = numbers(16 * 16), numbers(16 * 16, 11, -7)
    op = "tpart" + name[:3]

    def part(r, c):
        inside = ([x[r * 16 + c]] if r < 8 and c < 5 else []) + ([y[r * 16 + c]] if r < 4 and c < 9 else [])
        return pick(inside) if inside else pad

    a, b = k.view(dtype, 16, 16, x), k.view(dtype, 16, 16, y)
    d = k.view(dtype, 16, 16, expected=[part(r, c) for r in range(16) for c in range(16)])
    s, t = k.load(a, f"16x16x{dtype}, valid=8x5"), k.load(b, f"16x16x{dtype}, valid=4x9")
    k.store(k.op(op, [s, t], k.tile(f"16x16x{dtype}")), d)
    k.write()


def view5(k, number, dtype, shape):
    """The view of five dimensions of a parameter."""
    c0, strides, size = k.index(0), [], 1
    for extent in reversed(shape):
        strides.insert(0, k.index(size))
        size *= extent
    sizes = [k.index(extent) for extent in shape]
    made, part, dims = k.value(), k.value(), "x".join(map(str, shape))
    k.line(f"{made} = pto.make_tensor_view %p{number}, shape = [{', '.join(sizes)}], strides = [{', '.join(strides)}] : "
           f"!pto.tensor_view<{dims}x{dtype}>")
    ty = f"!pto.partition_tensor_view<{dims}x{dtype}>"
    k.line(f"{part} = pto.partition_view {made}, offsets = [{', '.join([c0] * 5)}], sizes = [{', '.join(sizes)}] : "
           f"!pto.tensor_view<{dims}x{dtype}> -> {ty}")
    return part, ty


k = Kernel("larger_view", "The first rows of a view of several matrices.")
x = numbers(2 * 3 * 4 * 8)
k.view("f32", 24, 8, x)
d = k.view("f32", 8, 8, expected=x[:64])
a = view5(k, 0, "f32", (1, 2, 3, 4, 8))
k.store(k.load(a, "16x8xf32, valid=8x8"), d)
k.write()


# Conversions saturate by default.
def clip(low, high):
    return lambda v: min(max(v, low), high)


PAIRS = [("i16", "ui8", clip(0, 255)), ("i16", "ui32", clip(0, 2**32 - 1)), ("i32", "ui8", clip(0, 255)),
         ("i32", "ui16", clip(0, 65535)), ("ui32", "ui8", clip(0, 255)), ("ui32", "i16", clip(-2**15, 2**15 - 1)),
         ("i32", "i16", clip(-2**15, 2**15 - 1)), ("ui32", "ui16", clip(0, 65535))]
for source, target, bound in PAIRS:
    k = Kernel(f"saturate_{source}_{target}", f"Conversion from {source} to {target} saturates.")
    low = 0 if source[0] == "u" else -(1 << BITS[source] - 1)
    high = (1 << BITS[source]) - 1 if source[0] == "u" else (1 << BITS[source] - 1) - 1
    x = [bound_ + step for bound_ in (0, 127, 255, 32767, 65535) for step in (-1, 0, 1)] + [low, high, -300, -70000]
    x = [min(max(v, low), high) for v in x] + numbers(32 - len(x), offset=0)
    a, d = k.view(source, 1, 32, x), k.view(target, 1, 32, expected=[bound(v) for v in x])
    k.store(k.op("tcvt", [k.load(a, f"1x32x{source}")], k.tile(f"1x32x{target}")), d)
    k.write()

k = Kernel("saturate_f32_f8", "Infinities and numbers out of range become the greatest f8E4M3FN, NaN zero.")
x = [INF, -INF, NAN, 1000.0, -1000.0, 448.0, 1.0, 0.5] + [0.0] * 24
a = k.view("f32", 1, 32, x)
d = k.view("f8E4M3FN", 1, 32, expected=[0x7E, 0xFE, 0, 0x7E, 0xFE, 0x7E, 0x38, 0x30] + [0] * 24)
k.store(k.op("tcvt", [k.load(a, "1x32xf32")], k.tile("1x32xf8E4M3FN")), d)
k.write()

k = Kernel("wrap_f32_i16", "From f32 to i16 the lower bits are kept.")
x = [40000.0, -40000.0, 65537.0, 3.0] + [0.0] * 12
a, d = k.view("f32", 1, 16, x), k.view("i16", 1, 16, expected=[-25536, 25536, 1, 3] + [0] * 12)
k.store(k.op("tcvt", [k.load(a, "1x16xf32")], k.tile("1x16xi16")), d)
k.write()


# Quotients with denormals.
def f32(value):
    try:
        return struct.unpack("<f", struct.pack("<f", value))[0]
    except OverflowError:
        return math.copysign(INF, value)


def f16(value):
    try:
        return struct.unpack("<e", struct.pack("<e", value))[0]
    except OverflowError:
        return math.copysign(INF, value)


def quotient(x, y, rounded=f32):
    if x != x or y != y or (x == 0 and y == 0) or (math.isinf(x) and math.isinf(y)):
        return NAN
    if y == 0 or math.isinf(x):
        return math.copysign(INF, math.copysign(1, x) * math.copysign(1, y))
    if math.isinf(y):
        return math.copysign(0.0, math.copysign(1, x) * math.copysign(1, y))
    value = x / y
    scale = 2.0**127 if abs(value) < 1 else 1.0
    return rounded(f32(value * scale) / scale)


TINY = [1.1754942e-38, 2.1e-40, 1e-45, -3e-39, 0.0, 1.5, -2.0, 3e38, INF, NAN, 1e-38, -0.0]
HIGH = " {precisionType = #pto<div_precision high_precision>}"
k = Kernel("precise_quotient", "A precise quotient keeps denormals.")
x = [f32(v) for v in TINY for _ in TINY]
y = [f32(v) for _ in TINY for v in TINY]
a, b = k.view("f32", 1, 144, x), k.view("f32", 1, 144, y)
d = k.view("f32", 1, 144, expected=[quotient(p, q) for p, q in zip(x, y)])
s, t = k.load(a, "1x144xf32"), k.load(b, "1x144xf32")
k.op("tdiv", [s, t], k.tile("1x144xf32"), after=HIGH)
made = k.body[-2].split(" = ")[0].strip()
k.store((made, "!pto.tile_buf<vec, 1x144xf32>"), d)
k.write()

k = Kernel("precise_quotient_f16", "A precise quotient of f16 keeps denormals.")
SMALL = [6e-8, 3e-5, -1e-6, 0.5, 60000.0, 0.0, INF, -7.0]
x = [f16(v) for v in SMALL for _ in SMALL]
y = [f16(v) for _ in SMALL for v in SMALL]
a, b = k.view("f16", 4, 16, x), k.view("f16", 4, 16, y)
d = k.view("f16", 4, 16, expected=[quotient(p, q, f16) for p, q in zip(x, y)])
s, t = k.load(a, "4x16xf16"), k.load(b, "4x16xf16")
target = k.tile("4x16xf16")
k.op("tdiv", [s, t], target, after=HIGH)
k.store(target, d)
k.write()

k = Kernel("precise_quotient_scalar", "Precise quotients with a scalar, in either order.")
x = [f32(v) for v in TINY + [2.5e-38, 4e-42, 7.0, -9e-41]]
a = k.view("f32", 1, 16, x)
one = k.view("f32", 1, 16, expected=[quotient(v, 16.0) for v in x])
two = k.view("f32", 1, 16, expected=[quotient(f32(1e-38), v) for v in x])
s = k.load(a, "1x16xf32")
d, e = k.tile("1x16xf32"), k.tile("1x16xf32")
k.op("tdivs", [s, k.scalar("16.0", "f32")], d, after=HIGH)
k.op("tdivs", [k.scalar("1.0e-38", "f32"), s], e, after=HIGH)
k.store(d, one)
k.store(e, two)
k.write()


# Bits of a comparison with a scalar have no gaps.
def bits(flags, count):
    made = [0] * count
    for n, flag in enumerate(flags):
        made[n // 8] |= flag << n % 8
    return made


for dtype, rows, cols, valid in (("f32", 5, 16, 13), ("f32", 8, 64, 64), ("i8", 3, 32, 21), ("ui8", 3, 32, 32),
                                 ("f16", 4, 48, 40), ("i16", 3, 272, 261), ("i32", 1, 80, 77)):
    k = Kernel(f"dense_mask_{dtype}_{rows}x{valid}", "The mask of a comparison with a scalar has bits without gaps.")
    x = numbers(rows * valid, offset=0 if dtype == "ui8" else -20)
    a = k.view(dtype, rows, valid, x)
    d = k.view("ui8", rows, 64, expected=bits([v > 3 for v in x], 64 * rows))
    s = k.load(a, f"{rows}x{cols}x{dtype}, valid={rows}x{valid}")
    zero = k.load(k.view("ui8", rows, 64, [0] * (64 * rows)), f"{rows}x64xui8")
    ty = dtype.replace("u", "")
    scalar = k.scalar("3.0" if dtype[0] == "f" else "3", ty)
    k.op("tcmps", [s, scalar], zero, " {cmpMode = #pto<cmp gt>}")
    k.store(zero, d)
    k.write()

# Offsets of a gather of blocks.
k = Kernel("gather_blocks", "An offset is that of a block of 32 bytes.")
x = numbers(4 * 128)
order = [(n * 5 + 3) % 64 for n in range(2 * 17)]
a, b = k.view("f32", 4, 128, x), k.view("ui32", 2, 24, [32 * o for r in range(2) for o in order[r * 17:(r + 1) * 17] + [0] * 7])
out = [x[o * 8 + e] for o in order for e in range(8)]
d = k.view("f32", 2, 136, expected=out)
s, t = k.load(a, "4x128xf32"), k.load(b, "2x24xui32")
k.store(k.op("tgatherb", [s, t], k.tile("2x136xf32")), d)
k.write()

k = Kernel("gather_blocks_f16", "Blocks of half precision, the last of them cut.")
x = numbers(2 * 64)
order = [3, 0, 5]
a, b = k.view("f16", 2, 64, x), k.view("i32", 1, 8, [32 * o for o in order] + [0] * 5)
out = [x[o * 16 + e] for o in order for e in range(16)][:40]
d = k.view("f16", 1, 40, expected=out)
s, t = k.load(a, "2x64xf16"), k.load(b, "1x8xi32")
k.store(k.op("tgatherb", [s, t], k.tile("1x48xf16, valid=1x40")), d)
k.write()

# Padding with the greatest and the least float.
for dtype, pad, end in (("f32", 2, FLT_MAX), ("f32", 3, -FLT_MAX), ("f16", 2, 65504.0)):
    k = Kernel(f"fill_{dtype}_{pad}", "Padding with the greatest or the least is finite.")
    x = numbers(3 * 5)
    a = k.view(dtype, 3, 5, x)
    d = k.view(dtype, 4, 16, expected=[x[r * 5 + c] if r < 3 and c < 5 else end for r in range(4) for c in range(16)])
    s = k.load(a, f"4x16x{dtype}, valid=3x5")
    k.store(k.op("tfillpad", [s], k.tile(f"4x16x{dtype}, pad={pad}")), d)
    k.write()

# Counts in bytes.
k = Kernel("counted_bytes", "Two tiles side by side: counts are bytes.")
x, y = numbers(4 * 8), numbers(4 * 8, 11)
counts = [(8, 3), (0, 5), (5, 0), (2, 6)]
rows = [(x[r * 8:r * 8 + p] + y[r * 8:r * 8 + q] + [77] * 16)[:16] for r, (p, q) in enumerate(counts)]
a, b, e = k.view("f32", 4, 8, x), k.view("f32", 4, 8, y), k.view("f32", 4, 16, [77] * 64)
c = [k.view("i32", 4, 8, [v for row in counts for v in [4 * row[i]] + [0] * 7]) for i in range(2)]
d = k.view("f32", 4, 16, expected=sum(rows, []))
tiles = [k.load(v, text) for v, text in ((a, "4x8xf32"), (b, "4x8xf32"), (c[0], "4x8xi32"), (c[1], "4x8xi32"))]
k.store(k.op("tconcatidx", tiles, k.load(e, "4x16xf32")), d)
k.write()

# A square window of a tile in layout NZ becomes a right operand like other windows.
k = Kernel("right_window", "The right operand is a square window of a tile in layout NZ.")
x, y = [v % 5 - 2 for v in numbers(16 * 16)], [v % 7 - 3 for v in numbers(48 * 32, 11)]
NZ = "blayout=col_major, slayout=row_major"
a, b = k.view("f16", 16, 16, x), k.view("f16", 48, 32, y)
product = [sum(x[r * 16 + i] * y[(32 + i) * 32 + 16 + c] for i in range(16)) for r in range(16) for c in range(16)]
d = k.view("f32", 16, 16, expected=product)
left = k.op("tmov", [k.load(a, f"16x16xf16, {NZ}", "mat")], k.tile(f"16x16xf16, {NZ}", "left"))
whole = k.load(b, f"48x32xf16, {NZ}", "mat")
right = k.tile("16x16xf16, slayout=col_major", "right")
row, col = k.index(32), k.index(16)
k.line(f"pto.textract ins({whole[0]}, {row}, {col} : {whole[1]}, index, index) outs({right[0]} : {right[1]})")
k.store(k.op("tmatmul", [left, right], k.tile(f"16x16xf32, {NZ}, fractal=1024", "acc")), d)
k.write()

# An accumulator has boxes of 16 x 16 elements.
k = Kernel("accumulator_boxes", "An accumulator of fractal 512, read by the copy of the cube core.")
x, y = [v % 5 - 2 for v in numbers(32 * 32)], [v % 7 - 3 for v in numbers(32 * 32, 11)]
a, b = k.view("i8", 32, 32, x), k.view("i8", 32, 32, y)
product = [sum(x[r * 32 + i] * y[i * 32 + c] for i in range(32)) for r in range(32) for c in range(32)]
d = k.view("i32", 32, 32, expected=product)
left = k.op("tmov", [k.load(a, f"32x32xi8, {NZ}", "mat")], k.tile(f"32x32xi8, {NZ}", "left"))
right = k.op("tmov", [k.load(b, f"32x32xi8, {NZ}", "mat")], k.tile("32x32xi8, slayout=col_major", "right"))
acc = k.op("tmatmul", [left, right], k.tile(f"32x32xi32, {NZ}", "acc"))
k.store(acc, d)
k.write()

# Half of the records of a sort.
k = Kernel("sort_room", "A destination with room for half of the records.")
x = [f32(v / 4) for v in numbers(2 * 32)]
a, b = k.view("f32", 2, 32, x), k.view("ui32", 1, 32, list(range(32)))
out = []
for r in range(2):
    for n in sorted(range(32), key=lambda n: (-x[r * 32 + n], n))[:16]:
        out += [struct.unpack("<i", struct.pack("<f", x[r * 32 + n]))[0], n]
d = k.view("f32", 2, 32, expected=[struct.unpack("<f", struct.pack("<i", v))[0] for v in out])
s, t = k.load(a, "2x32xf32"), k.load(b, "1x32xui32")
k.store(k.op("tsort32", [s, t], k.tile("2x32xf32")), d)
k.write()

# Scratch that no operation accesses takes no memory.
k = Kernel("scratch", "Positions of rows of a tile that fills more than half of vector memory, with scratch of its size.")
a = k.view("f32", 16, 2048, "iota:f32:32768")
d = k.view("ui32", 16, 1, expected=[2044] * 16)
s, t = k.tile("16x2048xf32, valid=16x2045"), k.tile("16x2048xf32, valid=16x2045")
result = k.tile("16x8xui32, valid=16x1")
k.op("tload", [a], s)
k.store(k.op("trowargmax", [s, t], result), d)
k.write()
