"""Kernels at tile level and at the level of the cube core, with data by numpy: `python3 kernels.py` writes them and their
data to `kernels/`."""

import numpy as np
from common import ROOT, tile

FOLDER = ROOT / "kernels"
BITS = {"f32": np.float32, "f16": np.float16, "i8": np.int8, "i32": np.int32}
draw = np.random.default_rng(7)


def normal(*shape):
    return draw.standard_normal(shape).astype(np.float32)


def small(*shape, low=-3, high=4, dtype=np.float16):
    return draw.integers(low, high, shape).astype(dtype)


class Kernel:
    """A kernel: parameters with their data, and statements."""

    def __init__(self, name, summary, level="tile"):
        self.name, self.summary, self.level = name, summary, level
        self.parameters, self.lines, self.constants, self.count, self.depth = [], [], {}, 0, 0

    def line(self, text):
        self.lines.append("  " * (self.depth + 1) + text)

    def buffer(self, dtype, array=None, shape=None):
        """A parameter: an array that is given, or a shape to be written."""
        name = f"%p{len(self.parameters)}"
        self.parameters.append([name, dtype, array, shape if array is None else np.shape(array), None])
        return name

    def expect(self, name, array, tolerance=0.0):
        for parameter in self.parameters:
            if parameter[0] == name:
                parameter[4] = (np.asarray(array), tolerance)

    def index(self, value):
        return self.constant(value, "index")

    def constant(self, value, kind):
        text = f"{value!r}" if kind == "index" or kind.startswith("i") else f"{float(value):e}"
        key = (text, kind)
        if key not in self.constants:
            self.constants[key] = f"%c{len(self.constants)}"
        return self.constants[key]

    def fresh(self, stem="t"):
        self.count += 1
        return f"%{stem}{self.count}"

    def view(self, buffer, rows, cols, part=None, dtype=None, pitch=None):
        """A matrix in global memory, or `part` of it: (row, column, rows, columns), the first two names or numbers."""
        dtype = dtype or next(p[1] for p in self.parameters if p[0] == buffer)
        whole, named = self.fresh("g"), lambda x: x if isinstance(x, str) else self.index(x)
        self.line(f"{whole} = pto.make_tensor_view {buffer}, shape = [{named(rows)}, {named(cols)}], strides = "
                  f"[{named(pitch or cols)}, {self.index(1)}] : !pto.tensor_view<?x?x{dtype}>")
        row, col, height, width = part or (0, 0, rows, cols)
        shown = lambda x: "?" if isinstance(x, str) else str(x)
        kind = f"!pto.partition_tensor_view<{shown(height)}x{shown(width)}x{dtype}>"
        made = self.fresh("v")
        self.line(f"{made} = pto.partition_view {whole}, offsets = [{named(row)}, {named(col)}], sizes = "
                  f"[{named(height)}, {named(width)}] : !pto.tensor_view<?x?x{dtype}> -> {kind}")
        return made, kind

    def tile(self, rows, cols, dtype="f32", loc="vec", layout="nd", valid=None, pad=0):
        """A tile; an extent of `valid` that is a name is dynamic."""
        name, extra = self.fresh(), ""
        shown = None
        if valid:
            shown = ["?" if isinstance(x, str) else x for x in valid]
            given = [f"{key} = {x}" for key, x in zip(("valid_row", "valid_col"), valid) if isinstance(x, str)]
            extra = " " + " ".join(given) if given else ""
        kind = tile(loc, rows, cols, dtype, layout, shown)
        if pad:
            kind = kind[:-1] + f", pad={pad}>"
        self.line(f"{name} = pto.alloc_tile{extra} : {kind}")
        return name, kind

    def op(self, op, ins, out, extra=""):
        ins = [x if isinstance(x, tuple) else (self.constant(x, "f32"), "f32") for x in ins]
        self.line(f"pto.{op} ins({', '.join(n for n, _ in ins)}{extra} : {', '.join(k for _, k in ins)}) outs({out[0]} : {out[1]})")
        return out

    def load(self, view, out):
        self.op("tload", [view], out)
        self.barrier()
        return out

    def store(self, source, view):
        self.barrier()
        self.op("tstore", [source], view)
        self.barrier()

    def barrier(self):
        self.line("pto.barrier <PIPE_ALL>")

    def loop(self, low, high, step):
        name, named = self.fresh("i"), lambda x: x if isinstance(x, str) else self.index(x)
        self.line(f"scf.for {name} = {named(low)} to {named(high)} step {named(step)} {{")
        self.depth += 1
        return name

    def end(self):
        self.depth -= 1
        self.line("}")

    def write(self):
        FOLDER.mkdir(exist_ok=True)
        arguments = []
        for number, (name, dtype, array, shape, expected) in enumerate(self.parameters):
            if isinstance(array, (int, float)) or dtype == "index":
                arguments.append(f"--arg {array}")
                continue
            if array is None:
                arguments.append(f"--arg zero:{int(np.prod(shape)) * np.dtype(BITS[dtype]).itemsize}")
            else:
                np.save(FOLDER / f"{self.name}.{number}.npy", np.asarray(array).astype(BITS[dtype]))
                arguments.append(f"--arg npy:kernels/{self.name}.{number}.npy")
            if expected is not None:
                values, tolerance = expected
                np.save(FOLDER / f"{self.name}.out.npy", np.ascontiguousarray(values, BITS[dtype]))
                arguments.append(f"--expect={number}=kernels/{self.name}.out.npy,{tolerance:g},{tolerance:g}")
        types = [f"{name}: " + ("index" if dtype == "index" else f"!pto.ptr<{dtype}, gm>") for name, dtype, *_ in self.parameters]
        constants = [f"  {name} = arith.constant {text} : {kind}" for (text, kind), name in self.constants.items()]
        text = [f"// {self.summary} Made by generators/kernels.py.", f"// RUN: --pto-arch=a5 {' '.join(arguments)}",
                f"func.func @{self.name}({', '.join(types)}) {{", *constants, *self.lines, "  return", "}", ""]
        file = FOLDER / f"{self.name}.mlir"
        # The bytes on chip are found by a test of the lowering (interp/kernels).
        known = file.read_text().split("\n") if file.exists() else []
        text[2:2] = [line for line in known if line.startswith("// ON-CHIP: ")]
        file.write_text("\n".join(text))


def column(k, rows, dtype="f32", valid=None):
    return k.tile(max(rows, 8), 1, dtype, layout="dn", valid=valid or (rows, 1))


def vector(name, summary, function, body, rows=16, cols=64, inputs=1, tolerance=1e-5, source=normal):
    """A kernel on one tile: `body` gets the kernel and loaded tiles and gives the tile stored."""
    k = Kernel(name, summary)
    arrays = [source(rows, cols) for _ in range(inputs)]
    names = [k.buffer("f32", array) for array in arrays]
    expected = np.asarray(function(*[array.astype(np.float64) for array in arrays]))
    out = k.buffer("f32", shape=expected.shape)
    tiles = [k.load(k.view(name, rows, cols), k.tile(rows, cols)) for name in names]
    k.store(body(k, *tiles), k.view(out, *expected.shape))
    k.expect(out, expected, tolerance)
    k.write()


def softmax_of(x):
    e = np.exp(x - x.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def softmax(k, x, shape=(16, 64), valid=None):
    rows = valid[0] if valid else shape[0]
    top, total = [k.tile(max(shape[0], 8), 1, layout="dn", valid=(rows, 1)) for _ in range(2)]
    k.op("trowmax", [x], top)
    k.op("trowexpandsub", [x, top], x)
    k.op("texp", [x], x)
    k.op("trowsum", [x], total)
    return k.op("trowexpanddiv", [x, total], x)


vector("softmax", "Softmax of each row.", softmax_of, softmax)


def layernorm(k, x):
    mean, variance = column(k, 16), column(k, 16)
    square = k.tile(16, 64)
    k.op("trowsum", [x], mean)
    spread = k.op("trowexpand", [mean], k.tile(16, 64))
    k.op("tmuls", [spread, 1 / 64], spread)
    k.op("tsub", [x, spread], x)
    k.op("tmul", [x, x], square)
    k.op("trowsum", [square], variance)
    spread = k.op("trowexpand", [variance], spread)
    k.op("tmuls", [spread, 1 / 64], spread)
    k.op("tadds", [spread, 1e-5], spread)
    k.op("tsqrt", [spread], spread)
    return k.op("tdiv", [x, spread], x)


vector("layernorm", "Each row with mean 0 and variance 1.",
       lambda x: (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5), layernorm, tolerance=1e-4)


def rmsnorm(k, x, w):
    square, total = k.tile(16, 64), column(k, 16)
    k.op("tmul", [x, x], square)
    k.op("trowsum", [square], total)
    spread = k.op("trowexpand", [total], square)
    k.op("tmuls", [spread, 1 / 64], spread)
    k.op("tadds", [spread, 1e-6], spread)
    k.op("tsqrt", [spread], spread)
    k.op("tdiv", [x, spread], x)
    return k.op("tmul", [x, w], x)


vector("rmsnorm", "Each row divided by the root of the mean of its squares, times weights.",
       lambda x, w: x / np.sqrt((x * x).mean(1, keepdims=True) + 1e-6) * w, rmsnorm, inputs=2, tolerance=1e-4)


def sigmoid(k, x, factor=-1.0):
    y = k.tile(16, 64)
    k.op("tmuls", [x, factor], y)
    k.op("texp", [y], y)
    return k.op("tadds", [y, 1.0], y)


vector("silu", "x / (1 + exp(-x)).", lambda x: x / (1 + np.exp(-x)), lambda k, x: k.op("tdiv", [x, sigmoid(k, x)], x))
vector("swiglu", "x / (1 + exp(-x)) * y.", lambda x, y: x / (1 + np.exp(-x)) * y,
       lambda k, x, y: k.op("tmul", [k.op("tdiv", [x, sigmoid(k, x)], x), y], x), inputs=2)


def gelu(k, x):
    cube = k.tile(16, 64)
    k.op("tmul", [x, x], cube)
    k.op("tmul", [cube, x], cube)
    k.op("tmuls", [cube, 0.044715], cube)
    k.op("tadd", [cube, x], cube)
    return k.op("tdiv", [x, sigmoid(k, cube, -2 * np.sqrt(2 / np.pi))], x)


vector("gelu", "x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2.",
       lambda x: x / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))), gelu, tolerance=1e-4)
vector("relu", "max(x, 0).", lambda x: np.maximum(x, 0), lambda k, x: k.op("trelu", [x], x), tolerance=0)
vector("clamp", "x between -1/2 and 1/2.", lambda x: np.clip(x, -0.5, 0.5),
       lambda k, x: k.op("tmins", [k.op("tmaxs", [x, -0.5], x), 0.5], x), tolerance=0)
vector("axpy", "2.5 x + y.", lambda x, y: 2.5 * x + y,
       lambda k, x, y: k.op("tadd", [k.op("tmuls", [x, 2.5], x), y], x), inputs=2)
vector("transpose", "The transposed matrix.", lambda x: x.T,
       lambda k, x: k.op("ttrans", [x], k.tile(64, 16)), tolerance=0)
vector("column_mean", "Mean of each column.", lambda x: x.mean(0, keepdims=True),
       lambda k, x: k.op("tmuls", [k.op("tcolsum", [x], k.tile(1, 64)), 1 / 16], k.tile(1, 64)))
vector("concat", "Two matrices side by side.", lambda x, y: np.hstack([x, y]),
       lambda k, x, y: k.op("tconcat", [x, y], k.tile(16, 128)), inputs=2, tolerance=0)


def normalised(k, x):
    square, total = k.tile(16, 64), k.tile(1, 64)
    k.op("tmul", [x, x], square)
    k.op("tcolsum", [square], total)
    k.op("tsqrt", [total], total)
    return k.op("tcolexpanddiv", [x, total], x)


vector("unit_columns", "Each column divided by its length.", lambda x: x / np.sqrt((x * x).sum(0, keepdims=True)), normalised)

# Softmax of 13 x 50 elements of a matrix, a region known when it runs only.
k = Kernel("softmax_dynamic", "Softmax of the rows of a region that arguments give.")
x = normal(16, 64)
a, rows, cols = k.buffer("f32", x), k.buffer("index", 13, ()), k.buffer("index", 50, ())
out = k.buffer("f32", shape=(16, 64))
t = k.tile(16, 64, valid=(rows, cols))
k.load(k.view(a, 16, 64, (0, 0, rows, cols)), t)
k.store(softmax(k, t, valid=(rows, cols)), k.view(out, 16, 64, (0, 0, rows, cols)))
expected = np.zeros((16, 64))
expected[:13, :50] = softmax_of(x[:13, :50].astype(np.float64))
k.expect(out, expected, 1e-5)
k.write()

# Static regions, and padding in place of a mask: maxima of rows of 50.
k = Kernel("padded_max", "Maximum of the first 50 elements of each row, of tiles padded with the least value.")
a, out = k.buffer("f32", x), k.buffer("f32", shape=(16, 64))
t = k.tile(16, 64, valid=(16, 50))
k.load(k.view(a, 16, 64, (0, 0, 16, 50)), t)
full = k.op("tfillpad", [t], k.tile(16, 64, pad=3))
top = k.op("trowmax", [full], column(k, 16))
k.store(k.op("trowexpand", [top], k.tile(16, 64)), k.view(out, 16, 64))
k.expect(out, np.repeat(x[:, :50].max(1, keepdims=True), 64, 1))
k.write()

# Blocks of rows of a matrix whose number an argument gives.
k = Kernel("scaled_blocks", "Twice a matrix, in blocks of 8 rows, as many as an argument says.")
x = normal(32, 64)
a, rows, out = k.buffer("f32", x), k.buffer("index", 24, ()), k.buffer("f32", shape=(32, 64))
t = k.tile(8, 64)
i = k.loop(0, rows, 8)
k.load(k.view(a, 32, 64, (i, 0, 8, 64)), t)
k.op("tmuls", [t, 2.0], t)
k.store(t, k.view(out, 32, 64, (i, 0, 8, 64)))
k.end()
k.expect(out, np.vstack([2 * x[:24], np.zeros((8, 64))]))
k.write()

# Rotation of pairs (x1, x2), the halves of a row, by angles.
k = Kernel("rope", "Halves of rows as pairs, turned by angles.")
x, angle = normal(16, 64), normal(16, 32)
a, c, s = k.buffer("f32", x), k.buffer("f32", np.cos(angle)), k.buffer("f32", np.sin(angle))
out = k.buffer("f32", shape=(16, 64))
first, second, cos, sin, left, right = [k.tile(16, 32) for _ in range(6)]
for tile_, view in ((first, k.view(a, 16, 64, (0, 0, 16, 32))), (second, k.view(a, 16, 64, (0, 32, 16, 32))),
                    (cos, k.view(c, 16, 32)), (sin, k.view(s, 16, 32))):
    k.load(view, tile_)
k.op("tmul", [first, cos], left)
k.op("tmul", [second, sin], right)
k.op("tsub", [left, right], left)
k.op("tmul", [first, sin], first)
k.op("tmul", [second, cos], second)
k.op("tadd", [first, second], first)
k.store(k.op("tconcat", [left, first], k.tile(16, 64)), k.view(out, 16, 64))
x1, x2, co, si = x[:, :32], x[:, 32:], np.cos(angle), np.sin(angle)
k.expect(out, np.hstack([x1 * co - x2 * si, x1 * si + x2 * co]), 1e-5)
k.write()

# Rounding to bytes and back.
k = Kernel("quantise", "Rows divided by 1/32 and rounded to bytes.")
x = normal(16, 64)
a, out = k.buffer("f32", x), k.buffer("i8", shape=(16, 64))
t = k.load(k.view(a, 16, 64), k.tile(16, 64))
k.op("tmuls", [t, 32.0], t)
half = k.op("tcvt", [t], k.tile(16, 64, "f16"))
k.store(k.op("tcvt", [half], k.tile(16, 64, "i8"), " {sat_mode = #pto<saturation_mode ON>}"), k.view(out, 16, 64))
k.expect(out, np.clip(np.rint((x * 32).astype(np.float16).astype(np.float64)), -128, 127))
k.write()
k = Kernel("dequantise", "Bytes times 1/32.")
b = small(16, 64, low=-128, high=128, dtype=np.int8)
a, out = k.buffer("i8", b), k.buffer("f32", shape=(16, 64))
t = k.load(k.view(a, 16, 64), k.tile(16, 64, "i8"))
wide = k.op("tcvt", [k.op("tcvt", [t], k.tile(16, 64, "f16"))], k.tile(16, 64))
k.store(k.op("tmuls", [wide, 1 / 32], wide), k.view(out, 16, 64))
k.expect(out, b / 32)
k.write()

# The four greatest of each row, one after the other.
k = Kernel("top_four", "The four greatest elements of each row, by the maximum and a comparison with it.")
x = normal(16, 64)
a, out = k.buffer("f32", x), k.buffer("f32", shape=(16, 4))
t = k.load(k.view(a, 16, 64), k.tile(16, 64))
top, spread, low, rest = column(k, 16), k.tile(16, 64), k.tile(16, 64), k.tile(16, 64)
k.op("texpands", [-1e30], low)
i = k.loop(0, 4, 1)
k.op("trowmax", [t], top)
k.barrier()
k.op("trowexpand", [top], spread)
bits = k.op("tcmp", [t, spread], k.tile(16, 32, "ui8", valid=(16, 8)), " {cmpMode = #pto<cmp ge>}")
k.op("tsel", [bits, low, t], rest)
k.op("tmov", [rest], t)
one = k.tile(16, 8, valid=(16, 1))
k.line(f"pto.textract ins({spread[0]}, {k.index(0)}, {k.index(0)} : {spread[1]}, index, index) outs({one[0]} : {one[1]})")
k.store(one, k.view(out, 16, 4, (0, i, 16, 1)))
k.end()
k.expect(out, -np.sort(-x, 1)[:, :4])
k.write()

# Rows by number, from and to global memory.
table, numbers = normal(32, 64), draw.permutation(32)[:16].astype(np.int32)
for name, summary in (("gather_rows", "Rows of a table by number."), ("scatter_rows", "Rows put into a table by number.")):
    k = Kernel(name, summary)
    a, n = k.buffer("f32", table), k.buffer("i32", numbers.reshape(1, 16))
    index = k.load(k.view(n, 1, 16), k.tile(1, 16, "i32"))
    rows = k.tile(16, 64)
    memory = k.view(a, 32, 64)
    mode = " {coalesce = #pto<coalesce row>}"
    if name == "gather_rows":
        out = k.buffer("f32", shape=(16, 64))
        k.line(f"pto.mgather ins({memory[0]}, {index[0]} : {memory[1]}, {index[1]}) outs({rows[0]} : {rows[1]}){mode}")
        k.store(rows, k.view(out, 16, 64))
        k.expect(out, table[numbers])
    else:
        new, expected = normal(16, 64), table.copy()
        b = k.buffer("f32", new)
        k.load(k.view(b, 16, 64), rows)
        k.line(f"pto.mscatter ins({rows[0]}, {index[0]} : {rows[1]}, {index[1]}) outs({memory[0]} : {memory[1]}){mode}")
        expected[numbers] = new
        k.expect(a, expected)
    k.write()


# --- products of tiles ---
def operand(k, view, shape, dtype, loc):
    """Loads a matrix into L1 and moves it to an operand buffer."""
    stage = k.load(view, k.tile(*shape, dtype, "mat", "nz"))
    made = k.op("tmov", [stage], k.tile(*shape, dtype, loc, "nz" if loc == "left" else "zn"))
    k.barrier()
    return made


def gemm(name, summary, dtype="f16", shape=(32, 48, 32), after=None, bias=False, out_dtype=None, extra="", source=None):
    m, depth, n = shape
    wide = "i32" if dtype == "i8" else "f32"
    source = source or (lambda *s: small(*s, dtype=BITS[dtype]))
    k, a, b, row = Kernel(name, summary), source(m, depth), source(depth, n), small(1, n, dtype=BITS[wide])
    pa, pb = k.buffer(dtype, a), k.buffer(dtype, b)
    product = a.astype(np.float64) @ b.astype(np.float64)
    left, right = operand(k, k.view(pa, m, depth), (m, depth), dtype, "left"), operand(k, k.view(pb, depth, n), (depth, n), dtype, "right")
    acc = k.tile(m, n, wide, "acc", "acc")
    if bias:
        pc = k.buffer(wide, row)
        stage = k.load(k.view(pc, 1, n), k.tile(1, n, wide, "mat"))
        moved = k.op("tmov", [stage], k.tile(1, n, wide, "bias"))
        k.barrier()
        k.op("tmatmul.bias", [left, right, moved], acc)
        product = product + row
    else:
        k.op("tmatmul", [left, right], acc)
    out = k.buffer(out_dtype or wide, shape=(m, n))
    k.barrier()
    view = k.view(out, m, n)
    k.line(f"pto.tstore ins({acc[0]} : {acc[1]}) outs({view[0]} : {view[1]}){extra}")
    k.expect(out, after(product) if after else product, 1e-3 if source is normal else 0)
    k.write()


gemm("gemm", "A product of f16.")
gemm("gemm_f32", "A product of f32.", "f32", (32, 32, 32))
gemm("gemm_bytes", "A product of bytes.", "i8", (32, 64, 32))
gemm("gemm_bias", "A product added to a row.", bias=True)
gemm("gemm_relu", "A product without what is below zero, as f16.", after=lambda x: np.maximum(x, 0), out_dtype="f16",
     extra=" {reluPreMode = #pto<relu_pre_mode normal_relu>}")

# A product in blocks along k, as many as an argument says.
k = Kernel("gemm_blocks", "A product in blocks along k, added up in the accumulator.")
m, n, block, depth = 32, 32, 16, 64
a, b = small(m, depth), small(depth, n)
pa, pb, pk, out = k.buffer("f16", a), k.buffer("f16", b), k.buffer("index", 48, ()), k.buffer("f32", shape=(m, n))
acc = k.tile(m, n, "f32", "acc", "acc")
for number in range(2):
    start = k.loop(block, pk, block) if number else 0
    left = operand(k, k.view(pa, m, depth, (0, start, m, block)), (m, block), "f16", "left")
    right = operand(k, k.view(pb, depth, n, (start, 0, block, n)), (block, n), "f16", "right")
    k.op("tmatmul.acc", [acc, left, right], acc) if number else k.op("tmatmul", [left, right], acc)
    k.barrier()
k.end()
k.store(acc, k.view(out, m, n))
k.expect(out, a[:, :48].astype(float) @ b[:48].astype(float))
k.write()

# One row.
k = Kernel("gemv", "A row times a matrix, of a tile with one valid row.")
a, b = small(1, 32), small(32, 32)
pa, pb, out = k.buffer("f16", a), k.buffer("f16", b), k.buffer("f32", shape=(1, 32))
stage = k.load(k.view(pa, 1, 32), k.tile(16, 32, "f16", "mat", "nz", (1, 32)))
left = k.op("tmov", [stage], k.tile(16, 32, "f16", "left", "nz", (1, 32)))
right = operand(k, k.view(pb, 32, 32), (32, 32), "f16", "right")
acc = k.op("tgemv", [left, right], k.tile(16, 32, "f32", "acc", "acc", (1, 32)))
k.store(acc, k.view(out, 1, 32))
k.expect(out, a.astype(float) @ b.astype(float))
k.write()

# Windows of a matrix in L1.
k = Kernel("gemm_windows", "A product of windows of matrices in L1.")
a, b = small(32, 64), small(64, 32)
pa, pb, out = k.buffer("f16", a), k.buffer("f16", b), k.buffer("f32", shape=(16, 16))
parts = []
for buffer, shape, window, row, col, loc in ((pa, (32, 64), (16, 32), 16, 32, "left"), (pb, (64, 32), (32, 16), 32, 16, "right")):
    stage = k.load(k.view(buffer, *shape), k.tile(*shape, "f16", "mat", "nz"))
    part = k.tile(*window, "f16", loc, "nz" if loc == "left" else "zn")
    k.line(f"pto.textract ins({stage[0]}, {k.index(row)}, {k.index(col)} : {stage[1]}, index, index) outs({part[0]} : {part[1]})")
    parts.append(part)
k.barrier()
k.store(k.op("tmatmul", parts, k.tile(16, 16, "f32", "acc", "acc")), k.view(out, 16, 16))
k.expect(out, a[16:, 32:].astype(float) @ b[32:, 16:].astype(float))
k.write()

# Attention of 32 queries to 64 keys in one piece.
k = Kernel("attention", "softmax(Q K^T / sqrt(32)) V, the scores through global memory.")
q, keys, v = [normal(*s).astype(np.float16) for s in ((32, 32), (32, 64), (64, 32))]
pq, pk, pv, pw = k.buffer("f16", q), k.buffer("f16", keys), k.buffer("f16", v), k.buffer("f16", shape=(32, 64))
out = k.buffer("f32", shape=(32, 32))
left, right = operand(k, k.view(pq, 32, 32), (32, 32), "f16", "left"), operand(k, k.view(pk, 32, 64), (32, 64), "f16", "right")
acc = k.op("tmatmul", [left, right], k.tile(32, 64, "f32", "acc", "acc"))
k.barrier()
s = k.tile(32, 64)
k.line(f"pto.tmov ins({acc[0]} : {acc[1]}) outs({s[0]} : {s[1]}) {{accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}}")
k.barrier()
k.op("tmuls", [s, 1 / np.sqrt(32)], s)
p = k.op("tcvt", [softmax(k, s, (32, 64))], k.tile(32, 64, "f16"))
k.store(p, k.view(pw, 32, 64))
left, right = operand(k, k.view(pw, 32, 64), (32, 64), "f16", "left"), operand(k, k.view(pv, 64, 32), (64, 32), "f16", "right")
k.store(k.op("tmatmul", [left, right], k.tile(32, 32, "f32", "acc", "acc")), k.view(out, 32, 32))
scores = softmax_of(q.astype(float) @ keys.astype(float) / np.sqrt(32))
k.expect(out, scores.astype(np.float16).astype(float) @ v.astype(float), 2e-3)
k.write()


# Flash attention: the maximum m and the sum of each row so far are spread over a tile.
k = Kernel("flash_attention", "softmax(Q K^T / 8) V of 128 queries, 128 keys and 64 elements, in blocks of 64 keys.")
rows, length, block, head = 128, 128, 64, 64
q, keys, v = [normal(*s).astype(np.float16) for s in ((rows, head), (head, length), (length, head))]
pq, pk, pv, pw = k.buffer("f16", q), k.buffer("f16", keys), k.buffer("f16", v), k.buffer("f16", shape=(rows, block))
out = k.buffer("f32", shape=(rows, head))
m, new, total, sums, s, tmp = [k.tile(rows, head) for _ in range(6)]
row, p = column(k, rows), k.tile(rows, block, "f16")
acc = k.tile(rows, block, "f32", "acc", "acc")
for tile_, value in ((m, -1e30), (total, 0.0), (sums, 0.0)):
    k.op("texpands", [value], tile_)
queries = operand(k, k.view(pq, rows, head), (rows, head), "f16", "left")
i = k.loop(0, length, block)


def from_acc(to):
    k.barrier()
    k.line(f"pto.tmov ins({acc[0]} : {acc[1]}) outs({to[0]} : {to[1]}) {{accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}}")
    k.barrier()


k.op("tmatmul", [queries, operand(k, k.view(pk, head, length, (0, i, head, block)), (head, block), "f16", "right")], acc)
from_acc(s)
k.op("tmuls", [s, 0.125], s)
k.op("trowexpand", [k.op("trowmax", [s], row)], new)
k.op("tmax", [m, new], new)
k.op("texp", [k.op("tsub", [s, new], s)], s)
k.op("texp", [k.op("tsub", [m, new], m)], m)
k.op("tmul", [sums, m], sums)
k.op("tmul", [total, m], total)
k.op("trowexpand", [k.op("trowsum", [s], row)], tmp)
k.op("tadd", [sums, tmp], sums)
k.op("tmov", [new], m)
k.op("tcvt", [s], p)
k.store(p, k.view(pw, rows, block))
weights = operand(k, k.view(pw, rows, block), (rows, block), "f16", "left")
values = operand(k, k.view(pv, length, head, (i, 0, block, head)), (block, head), "f16", "right")
k.op("tmatmul", [weights, values], acc)
from_acc(tmp)
k.op("tadd", [total, tmp], total)
k.end()
k.op("tdiv", [total, sums], total)
k.store(total, k.view(out, rows, head))
k.expect(out, softmax_of(q.astype(float) @ keys.astype(float) / 8) @ v.astype(float), 2e-3)
k.write()


# --- the cube core ---
def cube(name, summary, dtype="f16", shape=(32, 48, 32), bias=False, block=None, store="", out_dtype=None, after=None):
    m, depth, n = shape
    wide = "i32" if dtype == "i8" else "f32"
    size, block = np.dtype(BITS[dtype]).itemsize, block or depth
    k, a, b, row = Kernel(name, summary, "cube"), small(m, depth, dtype=BITS[dtype]), small(depth, n, dtype=BITS[dtype]), small(1, n, dtype=BITS[wide])
    pa, pb = k.buffer(dtype, a), k.buffer(dtype, b)
    pc = k.buffer(wide, row) if bias else None
    out = k.buffer(out_dtype or wide, shape=(m, n))
    i64 = lambda value: k.constant(value, "i64")
    places = {}
    for place, space, address, kind in (("l1a", "l1", 0, dtype), ("l1b", "l1", 65536, dtype), ("l1c", "l1", 131072, wide),
                                        ("l0a", "l0a", 0, dtype), ("l0b", "l0b", 0, dtype), ("l0c", "l0c", 0, wide), ("bt", "bt", 0, wide)):
        places[place] = (k.fresh("m"), f"!pto.ptr<{kind}, {space}>")
        k.line(f"{places[place][0]} = pto.castptr {i64(address)} : i64 -> {places[place][1]}")
    k.line("%false = arith.constant false")
    for start in range(0, depth, block):
        for buffer, place, rows, cols, pitch, skip in ((pa, "l1a", m, block, depth, start), (pb, "l1b", block, n, n, start * n)):
            at = k.fresh("q")
            k.line(f"{at} = pto.addptr {buffer}, {k.index(skip)} : !pto.ptr<{dtype}, gm> -> !pto.ptr<{dtype}, gm>")
            k.line(f"pto.mte_gm_l1_frac {at}, {places[place][0]}, nd2nz, shape({i64(rows)}, {i64(cols)}), src_layout({i64(pitch * size)}), "
                   f"dst_group({i64(1)}, {i64(1)}, {i64(-(-rows // 16) * 16)}, {i64(0)}), ctrl({i64(0)}, %false) : !pto.ptr<{dtype}, gm>, "
                   f"{places[place][1]}, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1")
        k.barrier()
        for source, target, rows, cols, turned in (("l1a", "l0a", m, block, "false"), ("l1b", "l0b", block, n, "true")):
            k.line(f"pto.mte_l1_{target} {places[source][0]}, {places[target][0]}, {i64(rows)}, {i64(cols)}, {i64(0)}, {i64(0)} "
                   f"{{transpose = {turned}}} : {places[source][1]}, {places[target][1]}, i64, i64, i64, i64")
        if bias and start == 0:
            k.line(f"pto.mte_gm_l1 {pc}, {places['l1c'][0]}, {i64(n * 4)} nburst({i64(1)}, {i64(0)}, {i64(0)}) : "
                   f"!pto.ptr<{wide}, gm>, {places['l1c'][1]}, i64, i64, i64, i64")
            k.barrier()
            k.line(f"pto.mte_l1_bt {places['l1c'][0]}, {places['bt'][0]}, {i64(n * 4 // 32)} nburst({i64(1)}, {i64(0)}, {i64(0)}) : "
                   f"{places['l1c'][1]}, {places['bt'][1]}, i64, i64, i64, i64")
        k.barrier()
        op, operands = ("mad_acc", []) if start else ("mad_bias", ["bt"]) if bias else ("mad", [])
        names = ["l0a", "l0b", "l0c"] + operands
        k.line(f"pto.{op} {', '.join(places[x][0] for x in names)}, {i64(m)}, {i64(n)}, {i64(block)} : "
               f"{', '.join(places[x][1] for x in names)}, i64, i64, i64")
        k.barrier()
    kind = out_dtype or wide
    k.line(f"pto.mte_l0c_gm {places['l0c'][0]}, {out}, {i64(m)}, {i64(n)}, {i64(-(-m // 16) * 16)}, {i64(n)}, {i64(0)}, {i64(0)}{store}, nz2nd : "
           f"{places['l0c'][1]}, !pto.ptr<{kind}, gm>, i64, i64, i64, i64, i64, i64")
    product = a.astype(float) @ b.astype(float) + (row if bias else 0)
    k.expect(out, after(product) if after else product)
    k.write()


cube("cube_gemm", "A product of f16, step by step.")
cube("cube_gemm_f32", "A product of f32, step by step.", "f32", (16, 32, 64))
cube("cube_gemm_bytes", "A product of bytes, step by step.", "i8", (32, 64, 32))
cube("cube_gemm_bias", "A product added to a row in the bias buffer.", bias=True)
cube("cube_gemm_blocks", "A product in blocks along k, added up in the accumulator.", block=16)
cube("cube_gemm_tail", "A product of 20 x 24 x 18 elements, in whole fractals.", shape=(20, 24, 18))
cube("cube_gemm_relu", "A product without what is below zero, as f16.", store=", pre_relu(mode = normal_relu)", out_dtype="f16",
     after=lambda x: np.maximum(x, 0))
