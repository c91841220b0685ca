"""Kernels at tile level and at the level of the cube core, with data by numpy: `python3 kernels.py` writes them and their
data to `kernels/`."""

import numpy as np
from kernel import BITS, Kernel, column, draw, normal, operand, small, softmax, softmax_of

def vector(name, summary, function, body, rows=16, cols=64, inputs=1, tolerance=1e-5, source=normal):
    """A kernel on one tile: `body` takes the kernel and loaded tiles and returns the tile to store."""
    k = Kernel(name, summary)
    arrays = [source(rows, cols) for _ in range(inputs)]
    names = [k.buffer("f32", array) for array in arrays]
    expected = np.asarray(function(*[array.astype(np.float64) for array in arrays]))
    out = k.buffer("f32", shape=expected.shape)
    tiles = [k.load(k.view(name, rows, cols), k.tile(rows, cols)) for name in names]
    k.store(body(k, *tiles), k.view(out, *expected.shape))
    k.expect(out, expected, tolerance)
    k.write()


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

# Softmax of 13 x 50 elements of a matrix, in a dynamic valid region.
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

# Blocks of rows of a matrix; an argument is the number of rows.
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
k = Kernel("rope", "Halves of rows as pairs, rotated by angles.")
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

# The four greatest elements of each row, in order.
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

# Gathers rows from global memory, and scatters them.
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

# A product in blocks along k; an argument is the number of blocks.
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

# Attention of 32 queries to 64 keys, without blocks.
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


# Flash attention: the running maximum m and sum of each row are broadcast over a tile.
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
