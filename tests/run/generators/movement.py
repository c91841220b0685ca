"""Programs for operations of the family movement: `python3 movement.py` writes them."""

import numpy as np
from common import ROOT, data, none, program, tile
from operations import dps, draw, small

V = lambda r, c, t, **k: tile("vec", r, c, t, **k)
view = lambda shape, t: f"!pto.partition_tensor_view<{shape}x{t}>"
MADE = {"kernel": "generators/movement.py"}

for dtype, name in (("f32", ""), ("i16", ".i16")):
    size, cols = (4, 8) if dtype == "f32" else (2, 16)
    a = small(2, 3)
    source, target = view("2x3", dtype), V(2, cols, dtype, valid=(2, 3))
    program(f"movement/tload{name}", [source, target], dps("tload", [("%a", source)], [("%b", target)]),
            [([data(dtype, a), none(6 * size)], [(1, dtype, a)])], **MADE)
    program(f"movement/tstore{name}", [target, source], dps("tstore", [("%a", target)], [("%b", source)]),
            [([data(dtype, a), none(6 * size)], [(1, dtype, a)])], **MADE)
    # Into fractals, and out of an accumulator by column.
    mat = tile("mat", 16, cols, dtype, "nz", (2, 3))
    program(f"movement/tload.nz{name}", [source, mat], dps("tload", [("%a", source)], [("%b", mat)]),
            [([data(dtype, a), none(6 * size)], [(1, dtype, a)])], **MADE)
    deep = view("1x2x1x2x3", dtype)
    b = small(4, 3)
    target4 = V(4, cols, dtype, valid=(4, 3))
    program(f"movement/tload.five{name}", [deep, target4], dps("tload", [("%a", deep)], [("%b", target4)]),
            [([data(dtype, b), none(12 * size)], [(1, dtype, b)])], **MADE)
    # Moves preserve elements in every layout.
    for loc, layout in (("left", "nz"), ("right", "zn")):
        kind = dtype if dtype == "f32" else "f16"
        mat, to = tile("mat", 16, 16, kind, "nz", (2, 3)), tile(loc, 16, 16, kind, layout, (2, 3))
        program(f"movement/tmov.{loc}{name}", [mat, to], dps("tmov", [("%a", mat)], [("%b", to)]),
                [([data(kind, a), none(6 * size)], [(1, kind, a)])], **MADE)
        c = small(6, 7)
        big = tile("mat", 16, 16, kind, "nz", (6, 7))
        program(f"movement/textract.{loc}{name}", ["index", "index", big, to],
                f"pto.textract ins(%c, %a, %b : {big}, index, index) outs(%d : {to})",
                [(["--arg 4", "--arg 3", data(kind, c), none(6 * size)], [(3, kind, c[4:, 3:6])])], **MADE)
    x = V(2, cols, dtype, valid=(2, 3))
    program(f"movement/tmov{name}", [x, x], dps("tmov", [("%a", x)], [("%b", x)]),
            [([data(dtype, a), none(6 * size)], [(1, dtype, a)])], **MADE)
    f = "f16" if dtype == "i16" else dtype
    big, little = V(8, cols, f, valid=(6, 7)), V(2, cols, f, valid=(2, 3))
    c = small(6, 7)
    program(f"movement/textract{name}", ["index", "index", big, little],
            f"pto.textract ins(%c, %a, %b : {big}, index, index) outs(%d : {little})",
            [(["--arg 4", "--arg 3", data(f, c), none(6 * size)], [(3, f, c[4:, 3:6])])], **MADE)
    inserted = c.copy()
    inserted[1:3, 4:7] = a
    program(f"movement/tinsert{name}", ["index", "index", little, big],
            f"pto.tinsert ins(%c, %a, %b : {little}, index, index) outs(%d : {big})",
            [(["--arg 1", "--arg 4", data(f, a), data(f, c)], [(3, f, inserted)])], **MADE)

# A window that is partly outside of the valid region.
big, little = V(8, 8, "f32", valid=(6, 7)), V(2, 8, "f32", valid=(2, 3))
program("movement/textract.outside", ["index", "index", big, little],
        f"pto.textract ins(%c, %a, %b : {big}, index, index) outs(%d : {little}) // FAULT PTO1505",
        [(["--arg 5", "--arg 3", data("f32", np.zeros((6, 7))), none(24)], [])], **MADE)
wrong = view("2x2", "f32")
program("movement/tload.extents", [wrong, little],
        dps("tload", [("%a", wrong)], [("%b", little)]) + " // FAULT PTO1514",
        [([data("f32", np.zeros((2, 2))), none(24)], [])], **MADE)

# Moves of accumulators.
acc = lambda t, r, c: tile("acc", 16, 16, t, "acc", (r, c))
word = lambda scale, offset=0: int(np.float32(scale).view(np.uint32)) | (offset & 0x1FF) << 37
a = np.array([[-3.0, 5.0, 700.0], [7.0, -2000.5, 0.25]])
to = view("2x3", "f16")
program("movement/tstore.f16", [acc("f32", 2, 3), to], dps("tstore", [("%a", acc("f32", 2, 3))], [("%b", to)]),
        [([data("f32", a), none(12)], [(1, "f16", a.astype(np.float16))])], **MADE)
program("movement/tstore.relu", [acc("f32", 2, 3), to],
        dps("tstore", [("%a", acc("f32", 2, 3))], [("%b", to)], " {reluPreMode = #pto<relu_pre_mode normal_relu>}"),
        [([data("f32", a), none(12)], [(1, "f16", np.maximum(a, 0))])], **MADE)
quantised = lambda x, scale, offset: np.clip(np.rint(x * scale) + offset, -128, 127).astype(int)
to = view("2x3", "i8")
for kind, values in (("f32", a), ("i32", np.array([[-3, 5, 700], [7, -2000, 10]]))):
    program("movement/tstore.quantised" + ("" if kind == "f32" else ".i32"), [acc(kind, 2, 3), to],
            f"%w = arith.constant {word(0.5, 3)} : i64\n"
            f"pto.tstore ins(%a : {acc(kind, 2, 3)}, %w : i64) outs(%b : {to})",
            [([data(kind, values), none(6)], [(1, "i8", quantised(values, 0.5, 3))])], **MADE)
fp = tile("scaling", 1, 16, "ui64", "nd", (1, 3))
scales, offsets = [0.5, 2.0, 0.25], [1, 0, -2]
program("movement/tstore.factors", [acc("f32", 2, 3), to, fp],
        f"pto.tstore ins(%a : {acc('f32', 2, 3)} fp %c : {fp}) outs(%b : {to})",
        [([data("f32", a), none(6), data("u64", [word(s, o) for s, o in zip(scales, offsets)])],
          [(1, "i8", quantised(a, np.array(scales), np.array(offsets)))])], **MADE)
to, old = view("2x3", "f32"), small(2, 3)
program("movement/tstore.atomic", [acc("f32", 2, 3), to],
        dps("tstore", [("%a", acc("f32", 2, 3))], [("%b", to)], " {atomicType = #pto<atomic_type atomic_add>}"),
        [([data("f32", a), data("f32", old)], [(1, "f32", a + old)])], **MADE)
to, b = view("2x3", "i32"), small(2, 3)
program("movement/tstore.max", [acc("i32", 2, 3), to],
        dps("tstore", [("%a", acc("i32", 2, 3))], [("%b", to)], " {atomicType = #pto<atomic_type atomic_max>}"),
        [([data("i32", b), data("i32", old)], [(1, "i32", np.maximum(b, old))])], **MADE)
full = V(2, 8, "f32", valid=(2, 3))
program("movement/tmov.acc", [acc("f32", 2, 3), full],
        dps("tmov", [("%a", acc("f32", 2, 3))], [("%b", full)], " {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}"),
        [([data("f32", a), none(24)], [(1, "f32", a)])], **MADE)
big = acc("f32", 6, 7)
c = small(6, 7)
program("movement/textract.acc", ["index", "index", big, full],
        f"pto.textract ins(%c, %a, %b : {big}, index, index) outs(%d : {full})",
        [(["--arg 4", "--arg 3", data("f32", c), none(24)], [(3, "f32", c[4:, 3:6])])], **MADE)
mat = tile("mat", 16, 16, "f16", "nz", (6, 7))
whole = np.array([[-3, 5, 700], [7, -2000, 1]])
inserted = c.copy()
inserted[1:3, 4:7] = whole
program("movement/tinsert.acc", ["index", "index", acc("f32", 2, 3), mat],
        f"pto.tinsert ins(%c, %a, %b : {acc('f32', 2, 3)}, index, index) outs(%d : {mat})",
        [(["--arg 1", "--arg 4", data("f32", whole), data("f16", c)],
          [(3, "f16", inserted)])], **MADE)
for kind in ("f16", "f32"):
    mat, bias = tile("mat", 1, 16, kind, "nd", (1, 3)), tile("bias", 1, 16, "f32", "nd", (1, 3))
    program("movement/tmov.bias" + ("" if kind == "f16" else ".f32"), [mat, bias], dps("tmov", [("%a", mat)], [("%b", bias)]),
            [([data(kind, [1, -2, 0.5]), none(12)], [(1, "f32", [1, -2, 0.5])])], **MADE)

# Padding after the loaded elements: up to 32 bytes on the hardware, to the end of the tile on the simulator.
ptr = "!pto.ptr<f32, ub>"
load = lambda pad: f"""%c0 = arith.constant 0 : i64
%t = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 3x16xf32, valid=2x3, pad={pad}>
pto.tload ins(%b : {view('2x3', 'f32')}) outs(%t : !pto.tile_buf<vec, 3x16xf32, valid=2x3, pad={pad}>)"""
a = small(2, 3)
for pad, value in ((1, 0.0), (2, np.inf)):
    hardware, simulator = np.full((3, 16), 9.0), np.full((3, 16), value)
    hardware[:2, :8] = value
    hardware[:2, :3] = simulator[:2, :3] = a
    show = lambda grid: " ".join("inf" if x == np.inf else str(int(x)) for x in grid.reshape(-1))
    give = f"{data('f32', np.full(48, 9))} {data('f32', a)}"
    body = "\n".join("  " + line for line in load(pad).splitlines())
    (ROOT / "movement" / ("tload.pad" + ("" if pad == 1 else ".max") + ".mlir")).write_text(f"""// Made by generators/movement.py; numbers by numpy.
// RUN: --pto-arch=a5 {give}
// EXPECT 0 f32: {show(hardware)}
// RUN: --pto-arch=a5 --numerics=cpu {give}
// EXPECT 0 f32: {show(simulator)}
func.func @test(%a: {ptr}, %b: {view('2x3', 'f32')}) {{
{body}
  return
}}
""")

# Gathers and scatters.
table, rows = small(5, 3), np.array([4, 0, 2])
mem, idx, out = view("5x3", "f32"), V(1, 8, "i32", valid=(1, 3)), V(3, 8, "f32", valid=(3, 3))
gather = lambda idx, extra: dps("mgather", [("%a", mem), ("%b", idx)], [("%c", out)], f" {{{extra}}}")
ROW, ELEM = "coalesce = #pto<coalesce row>", "coalesce = #pto<coalesce elem>"
program("movement/mgather", [mem, idx, out], gather(idx, ROW),
        [([data("f32", table), data("i32", rows), none(36)], [(2, "f32", table[rows])])], **MADE)
wide = V(3, 8, "i32", valid=(3, 3))
places = draw.permutation(15)[:9].reshape(3, 3)
program("movement/mgather.elem", [mem, wide, out], gather(wide, ELEM),
        [([data("f32", table), data("i32", places), none(36)], [(2, "f32", table.reshape(-1)[places])])], **MADE)
program("movement/mgather.outside", [mem, idx, out], gather(idx, ROW) + " // FAULT PTO1504",
        [([data("f32", table), data("i32", [0, 5, 1]), none(36)], [])], **MADE)
for mode, fixed in (("clamp", [4, 0, 2]), ("wrap", [2, 3, 2]), ("zero", None)):
    expected = table[fixed] if fixed else np.vstack([np.zeros((2, 3)), table[2:3]])
    program(f"movement/mgather.{mode}", [mem, idx, out], gather(idx, ROW + f", gatherOob = #pto<gather_oob {mode}>"),
            [([data("f32", table), data("i32", [7, -2, 2]), none(36)], [(2, "f32", expected)])], **MADE)
source = out
scatter = lambda idx, extra: dps("mscatter", [("%a", source), ("%b", idx)], [("%c", mem)], f" {{{extra}}}")
new = small(3, 3)
expected = table.copy()
expected[rows] = new
program("movement/mscatter", [source, idx, mem], scatter(idx, ROW),
        [([data("f32", new), data("i32", rows), data("f32", table)], [(2, "f32", expected)])], **MADE)
expected = table.copy().reshape(-1)
expected[places] = new
program("movement/mscatter.elem", [source, wide, mem], scatter(wide, ELEM),
        [([data("f32", new), data("i32", places), data("f32", table)], [(2, "f32", expected)])], **MADE)
same = [1, 3, 1]
expected = table.copy()
np.add.at(expected, same, new)
program("movement/mscatter.add", [source, idx, mem], scatter(idx, ROW + ", scatterAtomicOp = #pto<scatter_atomic_op add>"),
        [([data("f32", new), data("i32", same), data("f32", table)], [(2, "f32", expected)])], **MADE)
expected = table.copy()
expected[3], expected[1] = new[1], new[2]
program("movement/mscatter.last", [source, idx, mem], scatter(idx, ROW + ", scatterConflict = #pto<scatter_conflict last>"),
        [([data("f32", new), data("i32", same), data("f32", table)], [(2, "f32", expected)])], **MADE)
program("movement/mscatter.twice", [source, idx, mem], scatter(idx, ROW) + " // FAULT PTO1504",
        [([data("f32", new), data("i32", same), data("f32", table)], [])], **MADE)
expected = table.copy()
expected[3] = new[1]
program("movement/mscatter.skip", [source, idx, mem], scatter(idx, ROW + ", scatterOob = #pto<scatter_oob skip>"),
        [([data("f32", new), data("i32", [5, 3, -1]), data("f32", table)], [(2, "f32", expected)])], **MADE)

# Prefetches change nothing.
a = small(2, 3)
line = view("1x16", "f32")
kind = V(2, 8, "f32", valid=(2, 3))
program("movement/tprefetch", [view("2x3", "f32"), kind], dps("tprefetch", [("%a", view("2x3", "f32"))], [("%b", kind)]),
        [([data("f32", a), data("f32", np.ones(6))], [(0, "f32", a), (1, "f32", np.ones(6))])], **MADE)
program("movement/tprefetch_async", [line, "!pto.ptr<i8, gm>"],
        "%ctx = pto.make_prefetch_async_context(%b : !pto.ptr<i8, gm>) -> !pto.prefetch_async_context\n"
        "%session = pto.get_prefetch_async_session %ctx : !pto.prefetch_async_context -> !pto.async_session\n"
        f"%event = pto.tprefetch_async(%a, %ctx : {line}, !pto.prefetch_async_context) -> !pto.async_event",
        [([data("f32", np.arange(16)), none(64)], [(0, "f32", np.arange(16))])],
        "make_prefetch_async_context get_prefetch_async_session", **MADE)
