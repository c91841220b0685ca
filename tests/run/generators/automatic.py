"""Kernels that leave the order of pipes to the compiler, with data by numpy: `python3 automatic.py` writes them and their
data to `kernels/`. Loops, branches, regions known when they run only, alternating buffers, and all element types."""

import numpy as np
from kernel import Kernel, bf16, column, draw, normal, of_bf16, operand, small, softmax, softmax_of


def kernel(name, summary):
    return Kernel(name, summary, ordered=False, script="automatic.py")


def integers(dtype, *shape, low=-100, high=100):
    return draw.integers(low, high, shape).astype(dtype)


def cast(k, source, dtype, extra=""):
    """A conversion to another element type, of the same extents."""
    rows, cols = [int(x) for x in source[1].split(", ")[1].split("x")[:2]]
    return k.op("tcvt", [source], k.tile(rows, cols, dtype), extra)


def blocks(name, summary, dtype, arrays, body, expected, rows=16, step=16, tolerance=0.0, out_dtype=None):
    """A loop over blocks of rows: `body` takes the kernel and a tile of each array, and returns the tile to store."""
    k = kernel(name, summary)
    height, cols = arrays[0].shape
    names = [k.buffer(dtype, array) for array in arrays]
    out_cols = expected.shape[1]
    out = k.buffer(out_dtype or dtype, shape=expected.shape)
    row = k.loop(0, height, step) if height > rows else 0
    tiles = [k.load(k.view(name, height, cols, (row, 0, rows, cols)), k.tile(rows, cols, dtype)) for name in names]
    k.store(body(k, *tiles), k.view(out, height, out_cols, (row, 0, rows, out_cols)))
    if height > rows:
        k.end()
    k.expect(out, expected, tolerance)
    k.write()


# --- element by element, in each element type ---
x, y = normal(64, 64), normal(64, 64)
blocks("saxpy_loop", "2.5 x + y, 16 rows at a time.", "f32", [x, y],
       lambda k, a, b: k.op("tadd", [k.op("tmuls", [a, 2.5], a), b], a), 2.5 * x + y, tolerance=1e-5)
h, g = normal(48, 128).astype(np.float16), normal(48, 128).astype(np.float16)
blocks("chain_f16", "max(x y, x) - y of f16.", "f16", [h, g],
       lambda k, a, b: k.op("tsub", [k.op("tmax", [k.op("tmul", [a, b], k.tile(16, 128, "f16")), a], a), b], a),
       np.maximum(h * g, h) - g, tolerance=2e-3)
p, q = bf16(normal(32, 64)), bf16(normal(32, 64))
blocks("less_bf16", "The less of two, less the second, of bf16.", "bf16", [p, q],
       lambda k, a, b: k.op("tadd", [k.op("tmin", [a, b], a), k.op("tneg", [b], b)], a), bf16(np.minimum(of_bf16(p), of_bf16(q)) - of_bf16(q)))
i, j = integers(np.int32, 48, 32, low=-2**30, high=2**30), integers(np.int32, 48, 32, low=-2**30, high=2**30)
blocks("bits_i32", "(x & y) ^ (x | y), plus x, of i32.", "i32", [i, j],
       lambda k, a, b: k.op("tadd", [k.op("txor", [k.op("tand", [a, b], k.tile(16, 32, "i32")), k.op("tor", [a, b], b)], b), a], a),
       (((i & j) ^ (i | j)).astype(np.int64) + i).astype(np.int32))
s, t = integers(np.int16, 32, 96), integers(np.int16, 32, 96)
blocks("chain_i16", "|x - y| * 3 of i16.", "i16", [s, t],
       lambda k, a, b: k.op("tmuls", [k.op("tmax", [k.op("tsub", [a, b], k.tile(16, 96, "i16")), k.op("tsub", [b, a], b)], b), (3, "i16")], a),
       (np.abs(s - t) * 3).astype(np.int16))
c, d = integers(np.int8, 32, 256, low=-60, high=60), integers(np.int8, 32, 256, low=-60, high=60)
blocks("chain_i8", "The greater of x + y and x, of i8.", "i8", [c, d],
       lambda k, a, b: k.op("tmax", [k.op("tadd", [a, b], b), a], b), np.maximum(c + d, c))
blocks("shifts_i32", "x << 3 and >> 5 of i32.", "i32", [i],
       lambda k, a: k.op("tshrs", [k.op("tshls", [a, (3, "i32")], a), (5, "i32")], a), ((i << 3) >> 5))

# --- activations ---
blocks("sigmoid", "1 / (1 + exp(-x)).", "f32", [x],
       lambda k, a: k.op("trecip", [k.op("tadds", [k.op("texp", [k.op("tneg", [a], a)], a), 1.0], a)], a),
       1 / (1 + np.exp(-x.astype(float))), tolerance=1e-5)
blocks("leaky_relu", "x, or x / 8 below zero.", "f32", [x], lambda k, a: k.op("tlrelu", [a, 0.125], a), np.where(x > 0, x, x / 8))
blocks("softplus", "log(1 + exp(x)).", "f32", [x],
       lambda k, a: k.op("tlog", [k.op("tadds", [k.op("texp", [a], a), 1.0], a)], a), np.log1p(np.exp(x.astype(float))), tolerance=1e-5)


def wide(k, a, function, dtype="f16", rows=16, cols=64):
    """Computes in f32."""
    return cast(k, function(k, cast(k, a, "f32")), dtype)


def silu(k, a):
    e = k.op("texp", [k.op("tmuls", [a, -1.0], k.tile(16, 64))], k.tile(16, 64))
    return k.op("tdiv", [a, k.op("tadds", [e, 1.0], e)], a)


def gelu(k, a):
    e = k.tile(16, 64)
    k.op("tmul", [a, a], e)
    k.op("tmul", [e, a], e)
    k.op("tmuls", [e, 0.044715], e)
    k.op("tadd", [e, a], e)
    k.op("tmuls", [e, -2 * np.sqrt(2 / np.pi)], e)
    k.op("texp", [e], e)
    return k.op("tdiv", [a, k.op("tadds", [e, 1.0], e)], a)


h = normal(48, 64).astype(np.float16)
f = h.astype(np.float64)
blocks("silu_f16", "x / (1 + exp(-x)) of f16, in f32.", "f16", [h], lambda k, a: wide(k, a, silu),
       f / (1 + np.exp(-f)), tolerance=1e-3)
blocks("gelu_f16", "x (1 + tanh(sqrt(2 / pi) (x + 0.044715 x^3))) / 2 of f16, in f32.", "f16", [h], lambda k, a: wide(k, a, gelu),
       f / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (f + 0.044715 * f**3))), tolerance=1e-3)
blocks("softmax_f16", "Softmax of the rows of f16, in f32, 16 rows at a time.", "f16", [h], lambda k, a: wide(k, a, softmax),
       softmax_of(f), tolerance=1e-3)
blocks("softmax_rows", "Softmax of the rows, 16 at a time.", "f32", [x], softmax, softmax_of(x.astype(float)), tolerance=1e-5)


# --- normalisations ---
def rms(k, a, scale, rows=16, cols=64):
    square, total = k.tile(rows, cols), column(k, rows)
    k.op("tmul", [a, a], square)
    k.op("trowsum", [square], total)
    k.op("trowexpand", [total], square)
    k.op("tmuls", [square, 1 / cols], square)
    k.op("tadds", [square, 1e-6], square)
    k.op("tdiv", [a, k.op("tsqrt", [square], square)], a)
    return k.op("tcolexpandmul", [a, scale], a)


k = kernel("rmsnorm_bf16", "Rows of bf16 divided by the root of the mean of their squares, times weights, in f32.")
p, w = bf16(normal(64, 64)), normal(1, 64)
a, weights, out = k.buffer("bf16", p), k.buffer("f32", w), k.buffer("bf16", shape=(64, 64))
scale = k.load(k.view(weights, 1, 64), k.tile(1, 64))
row = k.loop(0, 64, 16)
tile_ = cast(k, k.load(k.view(a, 64, 64, (row, 0, 16, 64)), k.tile(16, 64, "bf16")), "f32")
k.store(cast(k, rms(k, tile_, scale), "bf16"), k.view(out, 64, 64, (row, 0, 16, 64)))
k.end()
f = of_bf16(p).astype(float)
k.expect(out, bf16(f / np.sqrt((f * f).mean(1, keepdims=True) + 1e-6) * w), 1e-2)
k.write()

k = kernel("layernorm_affine", "Rows with mean 0 and variance 1, times weights, plus a bias, 16 at a time.")
w, bias = normal(1, 64), normal(1, 64)
a, weights, biases, out = k.buffer("f32", x), k.buffer("f32", w), k.buffer("f32", bias), k.buffer("f32", shape=(64, 64))
scale, shift = k.load(k.view(weights, 1, 64), k.tile(1, 64)), k.load(k.view(biases, 1, 64), k.tile(1, 64))
row = k.loop(0, 64, 16)
tile_, square, mean, spread = k.load(k.view(a, 64, 64, (row, 0, 16, 64)), k.tile(16, 64)), k.tile(16, 64), column(k, 16), k.tile(16, 64)
for source, step in ((tile_, None), (square, None)):
    if source is square:
        k.op("tmul", [tile_, tile_], square)
    k.op("trowsum", [source], mean)
    k.op("trowexpand", [mean], spread)
    k.op("tmuls", [spread, 1 / 64], spread)
    if source is tile_:
        k.op("tsub", [tile_, spread], tile_)
k.op("tadds", [spread, 1e-5], spread)
k.op("tdiv", [tile_, k.op("tsqrt", [spread], spread)], tile_)
k.op("tcolexpandmul", [tile_, scale], tile_)
k.op("tcolexpandadd", [tile_, shift], tile_)
k.store(tile_, k.view(out, 64, 64, (row, 0, 16, 64)))
k.end()
f = x.astype(float)
k.expect(out, (f - f.mean(1, keepdims=True)) / np.sqrt(f.var(1, keepdims=True) + 1e-5) * w + bias, 1e-4)
k.write()

# --- reductions and broadcasts ---
k = kernel("log_sum_exp", "log of the sum of exp of each row, as a column.")
a, out = k.buffer("f32", x), k.buffer("f32", shape=(64, 1))
row = k.loop(0, 64, 16)
tile_, top, total = k.load(k.view(a, 64, 64, (row, 0, 16, 64)), k.tile(16, 64)), column(k, 16), column(k, 16)
k.op("trowmax", [tile_], top)
k.op("trowexpandsub", [tile_, top], tile_)
k.op("trowsum", [k.op("texp", [tile_], tile_)], total)
# A column of 16 as a row of 16: the same bytes.
flat = [(k.fresh(), "!pto.tile_buf<vec, 1x16xf32>") for _ in range(2)]
for (name, kind), source in zip(flat, (total, top)):
    k.line(f"{name} = pto.treshape {source[0]} : {source[1]} -> {kind}")
k.op("tadd", [k.op("tlog", [flat[0]], flat[0]), flat[1]], flat[0])
k.store(total, k.view(out, 64, 1, (row, 0, 16, 1)))
k.end()
k.expect(out, np.log(np.exp(f).sum(1, keepdims=True)), 1e-5)
k.write()

k = kernel("column_max_blocks", "The greatest of each column, carried over blocks of rows.")
a, out = k.buffer("f32", x), k.buffer("f32", shape=(1, 64))
best, part, tile_ = k.tile(1, 64), k.tile(1, 64), k.tile(16, 64)
k.op("texpands", [-1e30], best)
row = k.loop(0, 64, 16)
k.load(k.view(a, 64, 64, (row, 0, 16, 64)), tile_)
k.op("tmax", [best, k.op("tcolmax", [tile_], part)], best)
k.end()
k.store(best, k.view(out, 1, 64))
k.expect(out, x.max(0, keepdims=True))
k.write()

k = kernel("row_sum_blocks", "Sums of rows of 64 x 256, carried over blocks of columns.")
big = normal(16, 256)
a, out = k.buffer("f32", big), k.buffer("f32", shape=(16, 64))
total, tile_ = k.tile(16, 64), k.tile(16, 64)
k.op("texpands", [0.0], total)
col = k.loop(0, 256, 64)
k.load(k.view(a, 16, 256, (0, col, 16, 64)), tile_)
k.op("tadd", [total, tile_], total)
k.end()
sums = column(k, 16)
k.op("trowsum", [total], sums)
k.store(k.op("trowexpand", [sums], total), k.view(out, 16, 64))
k.expect(out, np.repeat(big.astype(float).sum(1, keepdims=True), 64, 1), 1e-4)
k.write()

i = integers(np.int32, 64, 32)
k = kernel("row_extremes_i32", "The greatest and the least of each row of i32, as columns.")
a, high, low = k.buffer("i32", i), k.buffer("i32", shape=(64, 1)), k.buffer("i32", shape=(64, 1))
row = k.loop(0, 64, 16)
tile_ = k.load(k.view(a, 64, 32, (row, 0, 16, 32)), k.tile(16, 32, "i32"))
for op, to in (("trowmax", high), ("trowmin", low)):
    k.store(k.op(op, [tile_], column(k, 16, "i32")), k.view(to, 64, 1, (row, 0, 16, 1)))
k.end()
k.expect(high, i.max(1, keepdims=True))
k.expect(low, i.min(1, keepdims=True))
k.write()

s = integers(np.int16, 32, 64)
k = kernel("column_min_i16", "The least of each column of i16.")
a, out = k.buffer("i16", s), k.buffer("i16", shape=(1, 64))
k.store(k.op("tcolmin", [k.load(k.view(a, 32, 64), k.tile(32, 64, "i16"))], k.tile(1, 64, "i16")), k.view(out, 1, 64))
k.expect(out, s.min(0, keepdims=True))
k.write()

k = kernel("row_argmax", "The column of the greatest of each row.")
a, out = k.buffer("f32", x), k.buffer("i32", shape=(64, 1))
row = k.loop(0, 64, 16)
tile_ = k.load(k.view(a, 64, 64, (row, 0, 16, 64)), k.tile(16, 64))
places = k.op("trowargmax", [tile_, k.tile(16, 64)], column(k, 16, "i32"))
k.store(places, k.view(out, 64, 1, (row, 0, 16, 1)))
k.end()
k.expect(out, x.argmax(1).reshape(64, 1))
k.write()

k = kernel("column_argmin", "The row of the least of each column.")
a, out = k.buffer("f32", x), k.buffer("i32", shape=(1, 64))
tile_ = k.load(k.view(a, 64, 64), k.tile(64, 64))
k.store(k.op("tcolargmin", [tile_, k.tile(64, 64)], k.tile(1, 64, "i32")), k.view(out, 1, 64))
k.expect(out, x.argmin(0).reshape(1, 64))
k.write()

k = kernel("outer_sum", "A column plus a row: each of 32 plus each of 64.")
u, v = normal(32, 1), normal(1, 64)
a, b, out = k.buffer("f32", u), k.buffer("f32", v), k.buffer("f32", shape=(32, 64))
left = k.load(k.view(a, 32, 1), column(k, 32))
right = k.load(k.view(b, 1, 64), k.tile(1, 64))
tile_ = k.op("tcolexpand", [right], k.tile(32, 64))
k.store(k.op("trowexpandadd", [tile_, left], tile_), k.view(out, 32, 64))
k.expect(out, u + v, 1e-6)
k.write()

k = kernel("matvec", "A matrix times a vector, by products and sums of rows.")
m, v = normal(64, 64), normal(1, 64)
a, b, out = k.buffer("f32", m), k.buffer("f32", v), k.buffer("f32", shape=(64, 1))
vector = k.load(k.view(b, 1, 64), k.tile(1, 64))
row = k.loop(0, 64, 16)
tile_ = k.load(k.view(a, 64, 64, (row, 0, 16, 64)), k.tile(16, 64))
k.store(k.op("trowsum", [k.op("tcolexpandmul", [tile_, vector], tile_)], column(k, 16)), k.view(out, 64, 1, (row, 0, 16, 1)))
k.end()
k.expect(out, m.astype(float) @ v.T.astype(float), 1e-4)
k.write()

# --- conversions ---
k = kernel("through_types", "f32 to bf16, to f32, to f16, to f32, plus what was there first.")
a, out = k.buffer("f32", x[:16]), k.buffer("f32", shape=(16, 64))
first = k.load(k.view(a, 16, 64), k.tile(16, 64))
back = cast(k, cast(k, cast(k, cast(k, first, "bf16"), "f32"), "f16"), "f32")
k.store(k.op("tadd", [back, first], back), k.view(out, 16, 64))
k.expect(out, of_bf16(bf16(x[:16])).astype(np.float16).astype(np.float32) + x[:16], 1e-6)
k.write()

k = kernel("rounded_ways", "f32 as i32, f16 and bf16 in each way of rounding, with ties.")
ties = np.concatenate([np.arange(-64, 64) + 0.5, 2 * np.arange(1025, 1281) - 1, 1 - 2 * np.arange(1025, 1153)])
w = np.concatenate([ties, 1000 * np.random.default_rng(7).standard_normal(1024 - ties.size)]).astype(np.float32).reshape(16, 64)
source = k.load(k.view(k.buffer("f32", w), 16, 64), k.tile(16, 64, "f32"))
nearest = w.astype(np.float16)
below = np.where(nearest > w, np.nextafter(nearest, np.float16(-np.inf)), nearest)
above = np.where(nearest < w, np.nextafter(nearest, np.float16(np.inf)), nearest)
inner = np.where(w < 0, above, below)
outer = np.where(w < 0, below, above)
is_outer = np.abs(w - inner.astype(np.float32)) >= np.abs(outer.astype(np.float32) - w)
away = np.trunc(w.astype(float) + np.copysign(0.5, w))
shortened = ((w.view(np.uint32) + 0x8000) >> 16).astype(np.uint16)
for mode, dtype, wanted in [("ROUND", "i32", away.astype(np.int32)), ("ROUND", "f16", np.where(is_outer, outer, inner)),
                            ("FLOOR", "f16", below), ("CEIL", "f16", above), ("TRUNC", "f16", inner), ("ROUND", "bf16", shortened)]:
    out = k.buffer(dtype, shape=(16, 64))
    k.store(cast(k, source, dtype, f" {{rmode = #pto<round_mode {mode}>}}"), k.view(out, 16, 64))
    k.expect(out, wanted)
k.write()

k = kernel("rounded_i32", "x times 100 as the nearest integer, and that times itself, of i32.")
a, out = k.buffer("f32", x[:32]), k.buffer("i32", shape=(32, 64))
row = k.loop(0, 32, 16)
tile_ = k.load(k.view(a, 32, 64, (row, 0, 16, 64)), k.tile(16, 64))
number = cast(k, k.op("tmuls", [tile_, 100.0], tile_), "i32")
k.store(k.op("tmul", [number, number], number), k.view(out, 32, 64, (row, 0, 16, 64)))
k.end()
whole = np.rint((x[:32] * np.float32(100)).astype(np.float32)).astype(np.int32)
k.expect(out, whole * whole)
k.write()

k = kernel("quantise_rows", "Rows divided by a 127th of the greatest magnitude, as i8, and these factors.")
a, out, scales = k.buffer("f32", x), k.buffer("i8", shape=(64, 64)), k.buffer("f32", shape=(64, 1))
row = k.loop(0, 64, 16)
tile_ = k.load(k.view(a, 64, 64, (row, 0, 16, 64)), k.tile(16, 64))
top = column(k, 16)
k.op("trowmax", [k.op("tabs", [tile_], k.tile(16, 64))], top)
flat = (k.fresh(), "!pto.tile_buf<vec, 1x16xf32>")
k.line(f"{flat[0]} = pto.treshape {top[0]} : {top[1]} -> {flat[1]}")
k.op("tmuls", [flat, 1 / 127], flat)
k.op("trowexpanddiv", [tile_, top], tile_)
k.store(cast(k, cast(k, tile_, "f16"), "i8", " {sat_mode = #pto<saturation_mode ON>}"), k.view(out, 64, 64, (row, 0, 16, 64)))
k.store(top, k.view(scales, 64, 1, (row, 0, 16, 1)))
k.end()
factor = np.abs(x).max(1, keepdims=True) * np.float32(1 / 127)
k.expect(out, np.clip(np.rint((x / factor).astype(np.float16).astype(float)), -128, 127), 1)
k.expect(scales, factor, 1e-6)
k.write()

k = kernel("dequantise_rows", "i8 times a factor of each row.")
c, scale = integers(np.int8, 64, 64, low=-128, high=128), np.abs(normal(64, 1))
a, b, out = k.buffer("i8", c), k.buffer("f32", scale), k.buffer("f32", shape=(64, 64))
row = k.loop(0, 64, 16)
tile_ = k.load(k.view(a, 64, 64, (row, 0, 16, 64)), k.tile(16, 64, "i8"))
factors = k.load(k.view(b, 64, 1, (row, 0, 16, 1)), column(k, 16))
number = cast(k, cast(k, tile_, "f16"), "f32")
k.store(k.op("trowexpandmul", [number, factors], number), k.view(out, 64, 64, (row, 0, 16, 64)))
k.end()
k.expect(out, c * scale, 1e-6)
k.write()

# --- rearrangements ---
s = integers(np.int16, 32, 64)
k = kernel("transpose_i16", "The transposed matrix of i16, in blocks of 16 x 64.")
a, out = k.buffer("i16", s), k.buffer("i16", shape=(64, 32))
row = k.loop(0, 32, 16)
tile_ = k.load(k.view(a, 32, 64, (row, 0, 16, 64)), k.tile(16, 64, "i16"))
k.store(k.op("ttrans", [tile_], k.tile(64, 16, "i16")), k.view(out, 64, 32, (0, row, 64, 16)))
k.end()
k.expect(out, s.T)
k.write()

k = kernel("gather_elements", "Elements of a tile by their numbers.")
numbers = draw.permutation(1024)[:256].astype(np.int32).reshape(4, 64)
a, n, out = k.buffer("f32", x[:16]), k.buffer("i32", numbers), k.buffer("f32", shape=(4, 64))
tile_ = k.load(k.view(a, 16, 64), k.tile(16, 64))
places = k.load(k.view(n, 4, 64), k.tile(4, 64, "i32"))
k.store(k.op("tgather", [tile_, places], k.tile(4, 64)), k.view(out, 4, 64))
k.expect(out, x[:16].reshape(-1)[numbers])
k.write()

k = kernel("window_swap", "The halves of rows change places, by windows onto tiles.")
a, out = k.buffer("f32", x[:16]), k.buffer("f32", shape=(16, 64))
tile_, turned = k.load(k.view(a, 16, 64), k.tile(16, 64)), k.tile(16, 64)
for start in (0, 32):
    k.op("tmov", [k.window(tile_, 16, 64, (0, start, 16, 32))], k.window(turned, 16, 64, (0, 32 - start, 16, 32)))
k.store(turned, k.view(out, 16, 64))
k.expect(out, np.hstack([x[:16, 32:], x[:16, :32]]))
k.write()

# --- control flow ---
k = kernel("branch", "x y, or x + y where an argument is zero; minus x.")
a, b, flag, out = k.buffer("f32", x[:16]), k.buffer("f32", y[:16]), k.buffer("i32", 0, ()), k.buffer("f32", shape=(16, 64))
left, right = k.load(k.view(a, 16, 64), k.tile(16, 64)), k.load(k.view(b, 16, 64), k.tile(16, 64))
made = k.tile(16, 64)
k.line(f"%is = arith.cmpi eq, {flag}, {k.constant(0, 'i32')} : i32")
k.line("scf.if %is {")
k.op("tadd", [left, right], made)
k.line("} else {")
k.op("tmul", [left, right], made)
k.line("}")
k.store(k.op("tsub", [made, left], made), k.view(out, 16, 64))
k.expect(out, x[:16] + y[:16] - x[:16], 1e-6)
k.write()

k = kernel("branch_load", "Blocks of rows: each second one is taken from the other matrix.")
a, b, out = k.buffer("f32", x), k.buffer("f32", y), k.buffer("f32", shape=(64, 64))
tile_ = k.tile(16, 64)
row = k.loop(0, 64, 16)
k.line(f"%turn = arith.andi {row}, {k.index(16)} : index")
k.line(f"%even = arith.cmpi eq, %turn, {k.index(0)} : index")
k.line("scf.if %even {")
k.load(k.view(a, 64, 64, (row, 0, 16, 64)), tile_)
k.line("} else {")
k.load(k.view(b, 64, 64, (row, 0, 16, 64)), tile_)
k.op("tneg", [tile_], tile_)
k.line("}")
k.store(k.op("tmuls", [tile_, 2.0], tile_), k.view(out, 64, 64, (row, 0, 16, 64)))
k.end()
k.expect(out, 2 * np.vstack([x[:16], -y[16:32], x[32:48], -y[48:]]))
k.write()

k = kernel("nested_loops", "x times itself plus 1, in blocks of 16 x 32 of a matrix of 64 x 128.")
big = normal(64, 128)
a, out = k.buffer("f32", big), k.buffer("f32", shape=(64, 128))
tile_ = k.tile(16, 32)
row = k.loop(0, 64, 16)
col = k.loop(0, 128, 32)
k.load(k.view(a, 64, 128, (row, col, 16, 32)), tile_)
k.op("tadds", [k.op("tmul", [tile_, tile_], tile_), 1.0], tile_)
k.store(tile_, k.view(out, 64, 128, (row, col, 16, 32)))
k.end()
k.end()
k.expect(out, big * big + 1, 1e-6)
k.write()

k = kernel("repeated", "x halved and 1 added, as often as an argument says, by a while loop.")
a, count, out = k.buffer("f32", x[:16]), k.buffer("index", 5, ()), k.buffer("f32", shape=(16, 64))
tile_ = k.load(k.view(a, 16, 64), k.tile(16, 64))
k.line(f"%left = scf.while (%n = {count}) : (index) -> index {{")
k.line(f"  %more = arith.cmpi ne, %n, {k.index(0)} : index")
k.line("  scf.condition(%more) %n : index")
k.line("} do {")
k.line("^bb0(%n: index):")
k.op("tadds", [k.op("tmuls", [tile_, 0.5], tile_), 1.0], tile_)
k.line(f"  %less = arith.subi %n, {k.index(1)} : index")
k.line("  scf.yield %less : index")
k.line("}")
k.store(tile_, k.view(out, 16, 64))
k.expect(out, x[:16] / 32 + 1.9375, 1e-6)
k.write()

k = kernel("tail_rows", "exp of 50 rows of 64, in blocks of 16 with a last one of 2.")
rows = x[:50]
a, height, out = k.buffer("f32", rows), k.buffer("index", 50, ()), k.buffer("f32", shape=(50, 64))
row = k.loop(0, height, 16)
k.line(f"{(n := k.fresh('n'))} = arith.subi {height}, {row} : index")
k.line(f"{(m := k.fresh('n'))} = arith.minsi {n}, {k.index(16)} : index")
tile_ = k.tile(16, 64, valid=(m, 64))
k.load(k.view(a, 50, 64, (row, 0, m, 64)), tile_)
k.op("texp", [tile_], tile_)
k.store(tile_, k.view(out, 50, 64, (row, 0, m, 64)))
k.end()
k.expect(out, np.exp(rows.astype(float)), 1e-5)
k.write()

k = kernel("tail_columns_f16", "x plus x of 16 rows of 200, in blocks of 64 columns with a last one of 8.")
h = normal(16, 200).astype(np.float16)
a, width, out = k.buffer("f16", h), k.buffer("index", 200, ()), k.buffer("f16", shape=(16, 200))
col = k.loop(0, width, 64)
k.line(f"{(n := k.fresh('n'))} = arith.subi {width}, {col} : index")
k.line(f"{(m := k.fresh('n'))} = arith.minsi {n}, {k.index(64)} : index")
tile_ = k.tile(16, 64, "f16", valid=(16, m))
k.load(k.view(a, 16, 200, (0, col, 16, m)), tile_)
k.op("tadd", [tile_, tile_], tile_)
k.store(tile_, k.view(out, 16, 200, (0, col, 16, m)))
k.end()
k.expect(out, h + h)
k.write()


# --- alternating buffers ---
def slots(k, dtype="f32", rows=16, cols=64, count=2):
    name, kind = k.fresh("m"), f"!pto.multi_tile_buf<vec, {rows}x{cols}x{dtype}, count={count}>"
    k.line(f"{name} = pto.alloc_multi_tile : {kind}")
    return name, kind, f"!pto.tile_buf<vec, {rows}x{cols}x{dtype}>", count


def slot(k, buffers, number):
    name, kind, one, count = buffers
    got, at = k.fresh(), k.fresh("s")
    k.line(f"{at} = arith.remui {number}, {k.index(count)} : index")
    k.line(f"{got} = pto.multi_tile_get {name}[{at}] : {kind} -> {one}")
    return got, one


k = kernel("two_slots", "x times 3 minus 1, in two alternating buffers.")
a, out = k.buffer("f32", x), k.buffer("f32", shape=(64, 64))
buffers = slots(k)
turn = k.loop(0, 4, 1)
row = k.fresh("r")
k.line(f"{row} = arith.muli {turn}, {k.index(16)} : index")
tile_ = k.load(k.view(a, 64, 64, (row, 0, 16, 64)), slot(k, buffers, turn))
k.op("tadds", [k.op("tmuls", [tile_, 3.0], tile_), -1.0], tile_)
k.store(tile_, k.view(out, 64, 64, (row, 0, 16, 64)))
k.end()
k.expect(out, 3 * x - 1, 1e-6)
k.write()

k = kernel("prefetched", "sqrt(|x|), the next block loaded before the last one is stored.")
a, out = k.buffer("f32", x), k.buffer("f32", shape=(64, 64))
buffers, results = slots(k), slots(k)
k.load(k.view(a, 64, 64, (0, 0, 16, 64)), slot(k, buffers, k.index(0)))
turn = k.loop(0, 4, 1)
row, ahead, start, more = [k.fresh("r") for _ in range(4)]
k.line(f"{row} = arith.muli {turn}, {k.index(16)} : index")
k.line(f"{ahead} = arith.addi {turn}, {k.index(1)} : index")
k.line(f"{more} = arith.cmpi ult, {ahead}, {k.index(4)} : index")
k.line(f"scf.if {more} {{")
k.line(f"{start} = arith.muli {ahead}, {k.index(16)} : index")
k.load(k.view(a, 64, 64, (start, 0, 16, 64)), slot(k, buffers, ahead))
k.line("}")
source, made = slot(k, buffers, turn), slot(k, results, turn)
k.op("tsqrt", [k.op("tabs", [source], made)], made)
k.store(made, k.view(out, 64, 64, (row, 0, 16, 64)))
k.end()
k.expect(out, np.sqrt(np.abs(x.astype(float))), 1e-6)
k.write()

# Hand-written flags: the kernel sets one for each of the two buffers before the loop, and waits for it afterwards.
k = kernel("flags_by_hand", "x plus 1, in two alternating buffers, ordered by flags of the kernel.")
a, out = k.buffer("f32", x), k.buffer("f32", shape=(64, 64))
tiles = [k.tile(16, 64), k.tile(16, 64)]


def flag(kind, source, target, event):
    k.line(f"pto.{kind}_flag[<PIPE_{source}>, <PIPE_{target}>, <EVENT_ID{event}>]")


for event in range(2):
    flag("set", "MTE3", "MTE2", event)
row = k.loop(0, 64, 32)
for event, tile_ in enumerate(tiles):
    place = row
    if event:
        place = k.fresh("r")
        k.line(f"{place} = arith.addi {row}, {k.index(16)} : index")
    flag("wait", "MTE3", "MTE2", event)
    k.load(k.view(a, 64, 64, (place, 0, 16, 64)), tile_)
    flag("set", "MTE2", "V", event)
    flag("wait", "MTE2", "V", event)
    k.op("tadds", [tile_, 1.0], tile_)
    flag("set", "V", "MTE3", event)
    flag("wait", "V", "MTE3", event)
    k.store(tile_, k.view(out, 64, 64, (place, 0, 16, 64)))
    flag("set", "MTE3", "MTE2", event)
k.end()
for event in range(2):
    flag("wait", "MTE3", "MTE2", event)
k.expect(out, x + 1)
k.write()

# --- through global memory and back ---
k = kernel("two_passes", "The sum of each row, then rows divided by it, which is read back.")
positive = np.abs(normal(64, 64)) + np.float32(0.1)
a, sums, out = k.buffer("f32", positive), k.buffer("f32", shape=(64, 1)), k.buffer("f32", shape=(64, 64))
row = k.loop(0, 64, 16)
tile_ = k.load(k.view(a, 64, 64, (row, 0, 16, 64)), k.tile(16, 64))
k.store(k.op("trowsum", [tile_], column(k, 16)), k.view(sums, 64, 1, (row, 0, 16, 1)))
k.end()
row = k.loop(0, 64, 16)
tile_ = k.load(k.view(a, 64, 64, (row, 0, 16, 64)), k.tile(16, 64))
total = k.load(k.view(sums, 64, 1, (row, 0, 16, 1)), column(k, 16))
k.store(k.op("trowexpanddiv", [tile_, total], tile_), k.view(out, 64, 64, (row, 0, 16, 64)))
k.end()
k.expect(sums, positive.astype(float).sum(1, keepdims=True), 1e-5)
k.expect(out, positive / positive.astype(float).sum(1, keepdims=True), 1e-5)
k.write()

# --- products ---
for name, summary, dtype in (("gemm_loop", "A product of f16, in blocks of 16 x 32 of the result.", "f16"),
                             ("gemm_loop_bytes", "A product of i8, in blocks of 16 x 32 of the result.", "i8")):
    k = kernel(name, summary)
    m, depth, n, wide_ = 32, 64, 64, "f32" if dtype == "f16" else "i32"
    source = (lambda *shape: small(*shape)) if dtype == "f16" else (lambda *shape: integers(np.int8, *shape))
    left, right = source(m, depth), source(depth, n)
    pa, pb, out = k.buffer(dtype, left), k.buffer(dtype, right), k.buffer(wide_, shape=(m, n))
    row = k.loop(0, m, 16)
    first = operand(k, k.view(pa, m, depth, (row, 0, 16, depth)), (16, depth), dtype, "left")
    col = k.loop(0, n, 32)
    second = operand(k, k.view(pb, depth, n, (0, col, depth, 32)), (depth, 32), dtype, "right")
    acc = k.op("tmatmul", [first, second], k.tile(16, 32, wide_, "acc", "acc"))
    k.store(acc, k.view(out, m, n, (row, col, 16, 32)))
    k.end()
    k.end()
    k.expect(out, left.astype(float) @ right.astype(float))
    k.write()

k = kernel("gemm_bf16", "A product of bf16, in blocks along k.")
left, right = bf16(small(32, 64).astype(np.float32)), bf16(small(64, 32).astype(np.float32))
pa, pb, out = k.buffer("bf16", left), k.buffer("bf16", right), k.buffer("f32", shape=(32, 32))
acc = k.tile(32, 32, "f32", "acc", "acc")
for number in range(2):
    start = k.loop(16, 64, 16) if number else 0
    first = operand(k, k.view(pa, 32, 64, (0, start, 32, 16)), (32, 16), "bf16", "left")
    second = operand(k, k.view(pb, 64, 32, (start, 0, 16, 32)), (16, 32), "bf16", "right")
    k.op("tmatmul.acc", [acc, first, second], acc) if number else k.op("tmatmul", [first, second], acc)
k.end()
k.store(acc, k.view(out, 32, 32))
k.expect(out, of_bf16(left).astype(float) @ of_bf16(right).astype(float))
k.write()

# Attention in blocks of keys that fits 64 KB: the running maximum and sum of each row are broadcast over a tile.
k = kernel("flash_attention_small", "softmax(Q K^T / sqrt(32)) V of 16 queries, 64 keys and 32 elements, in blocks of 32 keys.")
queries, keys, values = [normal(*shape).astype(np.float16) for shape in ((16, 32), (32, 64), (64, 32))]
pq, pk, pv, pw = k.buffer("f16", queries), k.buffer("f16", keys), k.buffer("f16", values), k.buffer("f16", shape=(16, 32))
out = k.buffer("f32", shape=(16, 32))
top, new, total, sums, spread = [k.tile(16, 32) for _ in range(5)]
row, acc = column(k, 16), k.tile(16, 32, "f32", "acc", "acc")
for tile_, value in ((top, -1e30), (total, 0.0), (sums, 0.0)):
    k.op("texpands", [value], tile_)
first = operand(k, k.view(pq, 16, 32), (16, 32), "f16", "left")
block = k.loop(0, 64, 32)


def from_acc(to):
    k.line(f"pto.tmov ins({acc[0]} : {acc[1]}) outs({to[0]} : {to[1]}) {{accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}}")
    return to


k.op("tmatmul", [first, operand(k, k.view(pk, 32, 64, (0, block, 32, 32)), (32, 32), "f16", "right")], acc)
score = from_acc(k.tile(16, 32))
k.op("tmuls", [score, 1 / np.sqrt(32)], score)
k.op("trowexpand", [k.op("trowmax", [score], row)], new)
k.op("tmax", [top, new], new)
k.op("texp", [k.op("tsub", [score, new], score)], score)
k.op("texp", [k.op("tsub", [top, new], top)], top)
k.op("tmul", [sums, top], sums)
k.op("tmul", [total, top], total)
k.op("trowexpand", [k.op("trowsum", [score], row)], spread)
k.op("tadd", [sums, spread], sums)
k.op("tmov", [new], top)
k.store(cast(k, score, "f16"), k.view(pw, 16, 32))
weights = operand(k, k.view(pw, 16, 32), (16, 32), "f16", "left")
k.op("tmatmul", [weights, operand(k, k.view(pv, 64, 32, (block, 0, 32, 32)), (32, 32), "f16", "right")], acc)
k.op("tadd", [total, from_acc(spread)], total)
k.end()
k.store(k.op("tdiv", [total, sums], total), k.view(out, 16, 32))
k.expect(out, softmax_of(queries.astype(float) @ keys.astype(float) / np.sqrt(32)) @ values.astype(float), 2e-3)
k.write()

# Reads elements of a tile as numbers, and writes them back.
k = kernel("swap_elements", "The first and the last element change places, a prefetch before.")
a, out = k.buffer("f32", x[:16]), k.buffer("f32", shape=(16, 64))
view = k.view(a, 16, 64)
k.line(f"pto.tprefetch ins({view[0]} : {view[1]}) outs({(tile_ := k.tile(16, 64))[0]} : {tile_[1]})")
k.load(view, tile_)
first, last = k.fresh("e"), k.fresh("e")
for name, place in ((first, 0), (last, 1023)):
    k.line(f"{name} = pto.tgetval ins({tile_[0]}, {k.index(place)} : {tile_[1]}, index) outs : f32")
for name, place in ((last, 0), (first, 1023)):
    k.line(f"pto.tsetval ins({k.index(place)}, {name} : index, f32) outs({tile_[0]} : {tile_[1]})")
k.store(tile_, k.view(out, 16, 64))
swapped = x[:16].copy()
swapped[0, 0], swapped[15, 63] = x[15, 63], x[0, 0]
k.expect(out, swapped)
k.write()

# A vector times a matrix, in blocks along k, which starts from a bias.
k = kernel("gemv_blocks", "A row times a matrix plus a row, in two blocks along k.")
left, right, bias = small(1, 64), small(64, 32), small(1, 32, dtype=np.float32)
pa, pb, pc, out = k.buffer("f16", left), k.buffer("f16", right), k.buffer("f32", bias), k.buffer("f32", shape=(1, 32))
stage = k.load(k.view(pc, 1, 32), k.tile(1, 32, "f32", "mat"))
row = k.op("tmov", [stage], k.tile(1, 32, "f32", "bias"))
acc = k.tile(16, 32, "f32", "acc", "acc", (1, 32))
for start in (0, 32):
    stage = k.load(k.view(pa, 1, 64, (0, start, 1, 32)), k.tile(16, 32, "f16", "mat", "nz", (1, 32)))
    first = k.op("tmov", [stage], k.tile(16, 32, "f16", "left", "nz", (1, 32)))
    second = operand(k, k.view(pb, 64, 32, (start, 0, 32, 32)), (32, 32), "f16", "right")
    k.op("tgemv.acc", [acc, first, second], acc) if start else k.op("tgemv.bias", [first, second, row], acc)
k.store(acc, k.view(out, 1, 32))
k.expect(out, left.astype(float) @ right.astype(float) + bias)
k.write()
