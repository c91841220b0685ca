"""Programs for operations of the families matmul, movement and layout: `python3 operations.py` writes them."""

import numpy as np
from common import ROOT, data, none, program, tile

draw = np.random.default_rng(1)


def small(rows, cols, low=-4, high=5):
    return draw.integers(low, high, (rows, cols))


def dps(op, ins, outs, extra=""):
    """A statement on (name, type) operands."""
    names = lambda list: ", ".join(name for name, _ in list)
    types = lambda list: ", ".join(kind for _, kind in list)
    inside = f"ins({names(ins)} : {types(ins)}) " if ins else ""
    return f"pto.{op} {inside}outs({names(outs)} : {types(outs)}){extra}"


# --- products: M, K, N = 3, 5, 4 in whole boxes ---
def factors(m, dtype, k=5, n=4, phys=(16, 32, 32)):
    left = tile("left", phys[0], phys[1], dtype, "nz", (m, k))
    right = tile("right", phys[1], phys[2], dtype, "zn", (k, n))
    return left, right


def products(prefix, m):
    acc = lambda dtype: tile("acc", 16, 32, dtype, "acc", (m, 4))
    for dtype, wide in (("f16", "f32"), ("i8", "i32")):
        a, b, c, row = small(m, 5), small(5, 4), small(m, 4, -9, 9), small(1, 4, -9, 9)
        left, right = factors(m, dtype)
        name = prefix if dtype == "f16" else prefix + ".i8"
        give = [data(dtype, a), data(dtype, b)]
        program(f"matmul/{name}", [left, right, acc(wide)],
                dps(prefix, [("%a", left), ("%b", right)], [("%c", acc(wide))]),
                [(give + [none(m * 16)], [(2, wide, a @ b)])])
        program(f"matmul/{prefix}.acc" + ("" if dtype == "f16" else ".i8"), [left, right, acc(wide)],
                dps(f"{prefix}.acc", [("%c", acc(wide)), ("%a", left), ("%b", right)], [("%c", acc(wide))]),
                [(give + [data(wide, c)], [(2, wide, c + a @ b)])])
        bias = tile("bias", 1, 32, wide, "nd", (1, 4))
        program(f"matmul/{prefix}.bias" + ("" if dtype == "f16" else ".i8"), [left, right, acc(wide), bias],
                dps(f"{prefix}.bias", [("%a", left), ("%b", right), ("%d", bias)], [("%c", acc(wide))]),
                [(give + [none(m * 16), data(wide, row)], [(2, wide, row + a @ b)])])
    # Shared exponents: two groups of 32 along k.
    a, b = small(m, 64, -2, 3), small(64, 4, -2, 3)
    left, right = factors(m, "f8E4M3FN", 64, 4, (16, 64, 32))
    sa, sb = draw.integers(125, 130, (m, 2)), draw.integers(125, 130, (2, 4))
    scaled_a = a * np.repeat(2.0 ** (sa - 127), 32, 1)
    scaled_b = b * np.repeat(2.0 ** (sb - 127), 32, 0)
    scale_a = tile("scaling", 16, 2, "!pto.f8E8M0", "zz_scale", (m, 2))
    scale_b = tile("scaling", 2, 32, "!pto.f8E8M0", "nn_scale", (2, 4))
    inputs = [("%a", left), ("%b", scale_a), ("%c", right), ("%d", scale_b)]
    give = [data("f8E4M3FN", a), data("i8", sa - 256 * (sa > 127)), data("f8E4M3FN", b), data("i8", sb - 256 * (sb > 127))]
    types = [kind for _, kind in inputs]
    product = scaled_a @ scaled_b
    c, row = small(m, 4), small(1, 4)
    out = acc("f32")
    program(f"matmul/{prefix}.mx", types + [out], dps(f"{prefix}.mx", inputs, [("%e", out)]),
            [(give + [none(m * 16)], [(4, "f32", product)])])
    program(f"matmul/{prefix}.mx.acc", types + [out], dps(f"{prefix}.mx.acc", [("%e", out)] + inputs, [("%e", out)]),
            [(give + [data("f32", c)], [(4, "f32", c + product)])])
    bias = tile("bias", 1, 32, "f32", "nd", (1, 4))
    program(f"matmul/{prefix}.mx.bias", types + [out, bias],
            dps(f"{prefix}.mx.bias", inputs + [("%f", bias)], [("%e", out)]),
            [(give + [none(m * 16), data("f32", row)], [(4, "f32", row + product)])])
    if prefix == "tmatmul":
        program("matmul/tmatmul_mx_hif4", types + [out], dps("tmatmul_mx_hif4", inputs, [("%e", out)]),
                [(give + [none(m * 16)], [(4, "f32", product)])])


products("tmatmul", 3)
products("tgemv", 1)

# --- rearrangement ---
V = lambda r, c, t, **k: tile("vec", r, c, t, **k)
for dtype, name in (("f32", ""), ("i16", ".i16")):
    wide = 8 if dtype == "f32" else 16
    size = 4 if dtype == "f32" else 2
    a, b = small(2, 3), small(2, 4)
    kinds = [V(2, wide, dtype, valid=(2, 3)), V(2, wide, dtype, valid=(2, 4)), V(2, wide, dtype, valid=(2, 8))]
    program(f"layout/tconcat{name}", kinds, dps("tconcat", [("%a", kinds[0]), ("%b", kinds[1])], [("%c", kinds[2])]),
            [([data(dtype, a), data(dtype, b), data(dtype, np.full(16, 77))],
              [(2, dtype, np.hstack([a, b, np.full((2, 1), 77)]))])])
    counts = V(2, 8, "i32", valid=(2, 1))
    kinds = [kinds[0], kinds[1], counts, counts, kinds[2]]
    program(f"layout/tconcatidx{name}", kinds,
            dps("tconcatidx", list(zip(["%a", "%b", "%c", "%d"], kinds)), [("%e", kinds[4])]),
            [([data(dtype, a), data(dtype, b), data("i32", [size, 3 * size]), data("i32", [4 * size, 0]), data(dtype, np.full(16, 77))],
              [(4, dtype, np.concatenate([a[0, :1], b[0], [77] * 3, a[1], [77] * 5]))])])
    full = V(2, wide, dtype, valid=(2, 4))
    a, b = small(2, 4), small(2, 4)
    kinds = [full] * 4
    give = [data(dtype, a), data(dtype, b), none(8 * size), none(8 * size)]
    turns = np.stack([a, b], 2).reshape(2, 8)
    program(f"layout/tinterleave{name}", kinds,
            dps("tinterleave", [("%a", full), ("%b", full)], [("%c", full), ("%d", full)]),
            [(give, [(2, dtype, turns[:, :4]), (3, dtype, turns[:, 4:])])])
    both = np.hstack([a, b])
    program(f"layout/tdeinterleave{name}", kinds,
            dps("tdeinterleave", [("%a", full), ("%b", full)], [("%c", full), ("%d", full)]),
            [(give, [(2, dtype, both[:, ::2]), (3, dtype, both[:, 1::2])])])
    half = V(2, wide, dtype, valid=(2, 2))
    program(f"layout/tdeinterleave.one{name}", [full, half, half],
            dps("tdeinterleave", [("%a", full)], [("%b", half), ("%c", half)]),
            [([give[0], none(4 * size), none(4 * size)], [(1, dtype, a[:, ::2]), (2, dtype, a[:, 1::2])])])
    a = small(3, 5)
    source, target = V(8, 16, dtype, valid=(3, 5)), V(16, 16, dtype, valid=(5, 3))
    program(f"layout/ttrans{name}", [source, target], dps("ttrans", [("%a", source)], [("%b", target)]),
            [([data(dtype, a), none(15 * size)], [(1, dtype, a.T)])])

# Padding by the type, by the attribute, and in place.
a = small(2, 3)
for pad, value, kind in ((1, 0, "f32"), (2, np.inf, "f32"), (3, -np.inf, "f32"), (2, 32767, "i16"), (3, -32768, "i16")):
    cols, size = (8, 4) if kind == "f32" else (16, 2)
    source = V(4, cols, kind, valid=(2, 3))
    target = f"!pto.tile_buf<vec, 4x{cols}x{kind}, pad={pad}>"
    padded = np.full((4, cols), value)
    padded[:2, :3] = a
    # The greatest and the least float of a padding are finite.
    ends = {np.inf: "0x7f7fffff", -np.inf: "0xff7fffff"}
    values = [ends[x] if x in ends else str(int(x)) for x in padded.reshape(-1)]
    text = f"""// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 {data(kind, a)} {none(4 * cols * size)}
// EXPECT 1 {kind}: {" ".join(values)}
func.func @test(%a: {source}, %b: {target}) {{
  {dps("tfillpad", [("%a", source)], [("%b", target)])}
  return
}}
"""
    name = {1: "tfillpad", 2: "tfillpad.max", 3: "tfillpad.min"}[pad] + ("" if kind == "f32" else ".i16")
    (ROOT / "layout" / f"{name}.mlir").write_text(text)

for to, mask in (("i16", 0xFFFF), ("i8", 0xFF)):
    a = draw.integers(-2**31, 2**31, (2, 3))
    low = a & mask
    low = np.where(low > mask // 2, low - mask - 1, low)
    source = V(2, 32, "i32", valid=(2, 3))
    target = V(2, 32, to, valid=(2, 3))
    program("layout/tpack" + ("" if to == "i16" else ".i8"), [source, target],
            dps("tpack", [("%a", source)], [("%b", target)]),
            [([data("i32", a), none(6 * (2 if to == "i16" else 1))], [(1, to, low)])])

for dtype, c0 in (("f16", 16), ("i8", 32)):
    a = small(3, 5)
    source, target = tile("mat", 16, c0, dtype, "nz", (3, 5)), tile("left", 16, c0, dtype, "nz", (3, 5))
    program("layout/timg2col" + ("" if dtype == "f16" else ".i8"), [source, target],
            dps("timg2col", [("%a", source)], [("%b", target)]),
            [([data(dtype, a), none(15 * (2 if dtype == "f16" else 1))], [(1, dtype, a)])])

# --- faults ---
left, right = factors(3, "f16")
out = tile("acc", 16, 32, "f32", "acc", (3, 4))
zeros = lambda *shape: np.zeros(shape)
open_left = left.replace("valid=3x5", "valid=?x?")
open_out = out.replace("valid=3x4", "valid=?x?")
program("matmul/tmatmul.extents", [open_left, right.replace("valid=5x4", "valid=?x?"), open_out],
        "%rows = arith.constant 3 : index\n%cols = arith.constant 5 : index\n"
        f"%t = pto.alloc_tile valid_row = %rows valid_col = %cols : {open_left}\n"
        f"pto.set_validshape %t, %rows, %cols : {open_left}\n" +
        dps("tmatmul", [("%t", open_left), ("%b", right.replace("valid=5x4", "valid=?x?"))], [("%c", open_out)]) + " // FAULT PTO1514",
        [([data("f16", zeros(16, 32)), data("f16", zeros(32, 32)), none(2048)], [])])
program("matmul/tmatmul.acc.apart", [left, right, out, out],
        dps("tmatmul.acc", [("%d", out), ("%a", left), ("%b", right)], [("%c", out)]) + " // FAULT PTO1504",
        [([data("f16", zeros(3, 5)), data("f16", zeros(5, 4)), none(48), data("f32", zeros(3, 4))], [])])
program("matmul/tmatmul.none", [left, right, out],
        dps("tmatmul", [("%a", left), ("%b", right)], [("%c", out)]) + " // FAULT PTO1503",
        [([none(30), data("f16", zeros(5, 4)), none(48)], [])])
row, wide = V(2, 8, "f32", valid=(2, 3)), V(2, 16, "f32", valid=("?", "?"))
program("layout/tconcat.columns", [row, wide, row],
        dps("tconcat", [("%a", row), ("%b", wide)], [("%c", row)]) + " // FAULT PTO1514",
        [([data("f32", zeros(2, 3)), data("f32", zeros(2, 16)), none(24)], [])])
square = V(8, 8, "f32")
program("layout/ttrans.overlap", [square], dps("ttrans", [("%a", square)], [("%a", square)]) + " // FAULT PTO1506",
        [([data("f32", zeros(8, 8))], [])])
program("layout/tfillpad.null", [row, row], dps("tfillpad", [("%a", row)], [("%b", row)], " {padValue = \"null\"}") + " // FAULT PTO1504",
        [([data("f32", zeros(2, 3)), none(24)], [])])
