"""Programs for operations of the family cube: `python3 cube.py` writes them."""

import numpy as np
from common import ROOT, boxes, data, none, program
from operations import small, draw

MADE = {"kernel": "generators/cube.py"}
COLS = {"f32": 8, "f16": 16, "bf16": 16, "i8": 32}
WIDE = {"f32": "f32", "f16": "f32", "bf16": "f32", "i8": "i32"}


def ptr(dtype, space):
    return f"!pto.ptr<{dtype}, {space}>"


def call(op, *operands, types, words="", between="", tail=""):
    """A statement in the flat form; the text starts with `words`, followed by the types."""
    return f"pto.{op} " + ", ".join(operands) + between + f" {words}: " + ", ".join(types)


def constants(**values):
    """Defines constants of i64 by name."""
    return "".join(f"%{name} = arith.constant {value} : i64\n" for name, value in values.items())


def left(matrix, dtype):
    return boxes(matrix, 16, COLS[dtype])


def right(matrix, dtype):
    """Transposed fractals, row by row: the fractals of the transposed matrix, in column order."""
    return boxes(matrix.T, 16, COLS[dtype])


def accumulator(matrix, filling=0):
    return boxes(matrix, 16, 16, filling)


M, K, N = 3, 20, 18
I64 = ["i64"] * 3
EXTENTS = constants(m=M, n=N, k=K)

# --- products ---
for dtype in ("f16", "i8"):
    a, b, c, row = small(M, K), small(K, N), small(M, N, -9, 9), small(1, N, -9, 9)
    suffix, wide = "" if dtype == "f16" else ".i8", WIDE[dtype]
    types = [ptr(dtype, "l0a"), ptr(dtype, "l0b"), ptr(wide, "l0c")]
    # Elements that are not computed are unchanged: 9 in the destination.
    nines = accumulator(np.full((M, N), 9), 9)
    out = lambda product: accumulator(product, 9)
    give = [data(dtype, left(a, dtype)), data(dtype, right(b, dtype)), data(wide, nines)]
    program(f"cube/mad{suffix}", types, EXTENTS + call("mad", "%a", "%b", "%c", "%m", "%n", "%k", types=types + I64),
            [(give, [(2, wide, out(a @ b))])], **MADE)
    added = give[:2] + [data(wide, accumulator(c, 9))]
    program(f"cube/mad_acc{suffix}", types, EXTENTS + call("mad_acc", "%a", "%b", "%c", "%m", "%n", "%k", types=types + I64),
            [(added, [(2, wide, out(c + a @ b))])], **MADE)
    biased = types + [ptr(wide, "bt")]
    program(f"cube/mad_bias{suffix}", biased,
            EXTENTS + call("mad_bias", "%a", "%b", "%c", "%d", "%m", "%n", "%k", types=biased + I64),
            [(give + [data(wide, row)], [(2, wide, out(row + a @ b))])], **MADE)
    control = lambda *bits: constants(x=(lambda x: x - 2**64 if x >= 2**63 else x)(
        M | K << 12 | N << 24 | sum(1 << bit for bit in bits)))
    program(f"cube/mad_raw{suffix}", types, control(63) + call("mad_raw", "%a", "%b", "%c", "%x", types=types + ["i64"]),
            [(give, [(2, wide, out(a @ b))])], **MADE)
    program(f"cube/mad_raw.acc{suffix}", types, control() + call("mad_raw", "%a", "%b", "%c", "%x", types=types + ["i64"]),
            [(added, [(2, wide, out(c + a @ b))])], **MADE)
    program(f"cube/mad_bias_raw{suffix}", biased,
            control(62) + call("mad_bias_raw", "%a", "%b", "%c", "%d", "%x", types=biased + ["i64"]),
            [(give + [data(wide, row)], [(2, wide, out(row + a @ b))])], **MADE)
    if dtype == "f16":
        # The left operand of a2 and a3 has its fractals row by row; with one row, its elements one after the other.
        fractals = np.concatenate([left(a[:, c:c + 16], dtype) for c in range(0, K, 16)])
        program("cube/mad.a3", types, EXTENTS + call("mad", "%a", "%b", "%c", "%m", "%n", "%k", types=types + I64),
                [([data(dtype, fractals)] + give[1:], [(2, wide, out(a @ b))])], arch="a3", **MADE)
        one = constants(m=1, n=N, k=K)
        mad = lambda words: call("mad", "%a", "%b", "%c", "%m", "%n", "%k", words=words, types=types + I64)
        program("cube/mad.row", types, one + mad(""),
                [([data(dtype, a[0])] + give[1:], [(2, wide, out(a[:1] @ b))])], **MADE)
        program("cube/mad.disable_gemv", types, one + mad("disable_gemv "),
                [(give, [(2, wide, out(a[:1] @ b))])], **MADE)
        nothing = constants(m=0, n=N, k=K).replace("%m = arith.constant 0 : i64\n", "")
        program("cube/mad.extent", types + ["i64"],
                constants(n=N, k=K) + call("mad", "%a", "%b", "%c", "%d", "%n", "%k", types=types + I64) + " // FAULT PTO1514",
                [(give + ["--arg 0"], [])], **MADE)
# Rounding of f32 operands to 10 bits, and saturation of sums.
f = [ptr("f32", "l0a"), ptr("f32", "l0b"), ptr("f32", "l0c")]
x = 1 + 2.0**-11
for mode, rounded in (("round_even", 1.0), ("round_away", 1 + 2.0**-10)):
    program(f"cube/mad.tf32_{mode}", f, constants(m=1, n=1, k=1) +
            call("mad", "%a", "%b", "%c", "%m", "%n", "%k", words=f"tf32_mode({mode}) ", types=f + I64),
            [([data("f32", [x]), data("f32", boxes(np.array([[1.0]]), 16, 8)), data("f32", np.zeros(256))],
              [(2, "f32", accumulator(np.array([[rounded]])))])], **MADE)
program("cube/mad.sat", f, constants(m=1, n=1, k=2) +
        call("mad", "%a", "%b", "%c", "%m", "%n", "%k", words="sat ", types=f + I64),
        [([data("f32", [3e38, 3e38]), data("f32", boxes(np.array([[1.0, 1.0]]), 16, 8)), data("f32", np.zeros(256))],
          [(2, "f32", accumulator(np.array([[float(np.finfo(np.float32).max)]])))])], **MADE)

# --- shared exponents ---
k, groups = 64, 2
a, b = small(M, k, -2, 3), small(k, N, -2, 3)
sa, sb = draw.integers(120, 127, (M, groups)), draw.integers(120, 127, (groups, N))
product = (a * np.repeat(2.0 ** (sa - 127), 32, 1)) @ (b * np.repeat(2.0 ** (sb - 127), 32, 0))
lines = lambda exponents: np.concatenate([boxes(exponents[r:r + 16], 16, 2, 127) for r in range(0, len(exponents), 16)])
F8, SCALE = "f8E4M3FN", "!pto.f8E8M0"
types = [ptr(F8, "l0a"), ptr(F8, "l0b"), ptr("f32", "l0c"), ptr(SCALE, "l1"), ptr(SCALE, "l1"), ptr(SCALE, "l0a"), ptr(SCALE, "l0b")]
COLS[F8] = 32
give = [data(F8, left(a, F8)), data(F8, right(b, F8)), data("f32", accumulator(np.full((M, N), 9), 9)),
        data("i8", lines(sa)), data("i8", lines(sb.T))]
base = """%z = arith.constant 0 : i64
%e = pto.castptr %z : i64 -> !pto.ptr<!pto.f8E8M0, l0a>
%f = pto.castptr %z : i64 -> !pto.ptr<!pto.f8E8M0, l0b>
"""
types = types[:5]
windows = (constants(m=M, n=N, k=k) + base +
           call("mte_l1_l0a_mx", "%d", "%e", "%m", "%k", "%z", "%z", types=[types[3], ptr(SCALE, "l0a")] + ["i64"] * 4) + "\n" +
           call("mte_l1_l0b_mx", "%x", "%f", "%k", "%n", "%z", "%z", types=[types[4], ptr(SCALE, "l0b")] + ["i64"] * 4) + "\n" +
           "pto.barrier <PIPE_ALL>\n").replace("%x", "%e0")
windows = windows.replace("%e ", "%g ").replace("%e,", "%g,").replace("%e0", "%e").replace("%f ", "%h ").replace("%f,", "%h,")
raw = (constants(m=M, n=N, k=k, one=1, two=2) + base.replace("%e ", "%g ").replace("%f ", "%h ") +
       call("load_cbuf_to_ca_mx", "%d", "%g", "%z", "%z", "%one", "%one", "%one", "%one", types=[types[3], ptr(SCALE, "l0a")] + ["i64"] * 6) + "\n" +
       call("load_cbuf_to_cb_mx", "%e", "%h", "%z", "%z", "%two", "%one", "%one", "%one", types=[types[4], ptr(SCALE, "l0b")] + ["i64"] * 6) + "\n" +
       "pto.barrier <PIPE_ALL>\n")
mad = lambda op, *more: call(op, "%a", "%b", "%c", *more, types=types[:3] + ["i64"] * len(more))
out = accumulator(product, 9)
program("cube/mad_mx", types, windows + mad("mad_mx", "%m", "%n", "%k"), [(give, [(2, "f32", out)])],
        "mte_l1_l0a_mx mte_l1_l0b_mx", **MADE)
control = lambda *bits: constants(x=(M | k << 12 | N << 24 | sum(1 << bit for bit in bits)) - (2**64 if 63 in bits else 0))
program("cube/mad_mx_raw", types, raw + control(63) + mad("mad_mx_raw", "%x"), [(give, [(2, "f32", out)])],
        "load_cbuf_to_ca_mx load_cbuf_to_cb_mx", **MADE)
c, row = small(M, N), small(1, N)
give[2] = data("f32", accumulator(c, 9))
program("cube/mad_mx_acc", types, windows + mad("mad_mx_acc", "%m", "%n", "%k"),
        [(give, [(2, "f32", accumulator(c + product, 9))])], **MADE)
bias = call("mad_mx_bias", "%a", "%b", "%c", "%f", "%m", "%n", "%k", types=types[:3] + [ptr("f32", "bt")] + I64)
bias_raw = call("mad_mx_bias_raw", "%a", "%b", "%c", "%f", "%x", types=types[:3] + [ptr("f32", "bt"), "i64"])
for name, text in (("mad_mx_bias", windows + bias), ("mad_mx_bias_raw", raw + control(62) + bias_raw)):
    program(f"cube/{name}", types + [ptr("f32", "bt")], text,
            [(give + [data("f32", row)], [(2, "f32", accumulator(row + product, 9))])], **MADE)
program("cube/mad_mx.none", types, constants(m=M, n=N, k=k) + mad("mad_mx", "%m", "%n", "%k") + " // FAULT PTO1503",
        [(give, [])], **MADE)

# --- loads of fractals ---
for dtype in ("f16", "f32", "i8"):
    c0, size, suffix = COLS[dtype], {"f32": 4, "f16": 2, "i8": 1}[dtype], "" if dtype == "f16" else "." + dtype
    rows, cols = 18, c0 + 3
    a = small(rows, cols)
    nz = boxes(a, 16, c0)
    blank = lambda count: data(dtype, np.full(count, 7))
    ends = lambda space: [ptr(dtype, "l1"), ptr(dtype, space)]
    filled = boxes(a, 16, c0, 7)
    turned = boxes(a.T, 16, c0, 7)
    form = " {{transpose = {}}}"
    for op, space, names, plain in (("mte_l1_l0a", "l0a", ("m", "k"), "false"), ("mte_l1_l0b", "l0b", ("k", "n"), "true")):
        text = constants(r=rows, c=cols, z=0)
        kinds = ends(space)
        # A right operand with `transpose` has fractals of the matrix in L1, and transposed ones in its buffer.
        expected = filled if op == "mte_l1_l0a" else turned
        program(f"cube/{op}{suffix}", kinds,
                text + f"pto.{op} %a, %b, %r, %c, %z, %z {{transpose = {plain}}} : " + ", ".join(kinds + ["i64"] * 4),
                [([data(dtype, nz), blank(len(expected))], [(1, dtype, expected)])], **MADE)
        # The other way: the transposed matrix is in L1.
        other = "true" if plain == "false" else "false"
        stored = boxes(a.T, 16, c0)
        program(f"cube/{op}.other{suffix}", kinds,
                text + f"pto.{op} %a, %b, %r, %c, %z, %z {{transpose = {other}}} : " + ", ".join(kinds + ["i64"] * 4),
                [([data(dtype, stored), blank(len(expected))], [(1, dtype, expected)])], **MADE)
        # A window that begins at row 16 and at column c0, and whole fractals by number.
        text = constants(r=2, c=3, s=16, t=c0, one=1, two=2)
        part = a[16:, c0:]
        expected = boxes(part, 16, c0, 7) if op == "mte_l1_l0a" else boxes(part.T, 16, c0, 7)
        program(f"cube/{op}.window{suffix}", kinds,
                text + f"pto.{op} %a, %b, %r, %c, %s, %t {{transpose = {plain}}} : " + ", ".join(kinds + ["i64"] * 4),
                [([data(dtype, nz), blank(len(expected))], [(1, dtype, expected)])], **MADE)
        fractal = nz[3 * 16 * c0:]
        program(f"cube/{op}.fractals{suffix}", kinds,
                text + f"pto.{op} %a, %b, %one, %one, %one, %one, %two, %one {{transpose = false}} : " + ", ".join(kinds + ["i64"] * 6),
                [([data(dtype, nz), blank(16 * c0)], [(1, dtype, fractal)])], **MADE)
    for op, space in (("load_cbuf_to_ca", "l0a"), ("load_cbuf_to_cb", "l0b")):
        kinds = ends(space)
        text = constants(z=0, one=1, two=2, four=4)
        flat = lambda extra, *numbers: text + f"pto.{op} %a, %b, " + ", ".join(numbers) + extra + " : " + ", ".join(kinds + ["i64"] * 6)
        program(f"cube/{op}{suffix}", kinds, flat("", "%z", "%z", "%two", "%two", "%two", "%two"),
                [([data(dtype, nz), blank(len(nz))], [(1, dtype, nz)])], **MADE)
        whole = np.zeros((32, 2 * c0), int)
        whole[:rows, :cols] = a
        expected = boxes(whole.T, 16, c0, 7)
        height = -(-2 * c0 // 16)
        program(f"cube/{op}.transpose{suffix}", kinds,
                flat(" {transpose = true}", "%z", "%z", "%two", "%two", "%two", {1: "%one", 2: "%two", 4: "%four"}[height]),
                [([data(dtype, nz), blank(len(expected))], [(1, dtype, expected)])], **MADE)
F4 = "!pto.f4E2M1x2"
for op, space in (("load_cbuf_to_ca_s4", "l0a"), ("load_cbuf_to_cb_s4", "l0b")):
    kinds, bits = [ptr(F4, "l1"), ptr(F4, space)], draw.integers(-128, 128, 512)
    text = constants(z=0, one=1)
    flat = lambda last: text + f"pto.{op} %a, %b, %z, %z, %one, %one, %one, %one, {last} : " + ", ".join(kinds + ["i64"] * 7)
    program(f"cube/{op}", kinds, flat("%z"), [([data("i8", bits), none(512)], [(1, "i8", bits)])], **MADE)
    program(f"cube/{op}.transpose", kinds, flat("%one") + " // FAULT PTO1504", [([data("i8", bits), none(512)], [])], **MADE)

# --- from global memory ---
for dtype in ("f16", "f32"):
    c0, size, suffix = COLS[dtype], 2 if dtype == "f16" else 4, "" if dtype == "f16" else ".f32"
    rows, cols, pitch = 5, c0 + 3, 40
    memory = small(rows, pitch)
    a = memory[:, :cols]
    kinds = [ptr(dtype, "gm"), ptr(dtype, "l1")]
    frac = lambda mode, small="%false": (
        f"%false = arith.constant false\npto.mte_gm_l1_frac %a, %b, {mode}, shape(%n, %d), src_layout(%inner), "
        f"dst_group(%one, %one, %across, %z), ctrl(%z, {small}) : {kinds[0]}, {kinds[1]}, {mode}, shape i64, i64, "
        "src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1")
    blocks = np.full((2 * 16, c0), 7)
    for column in (0, 1):
        part = np.zeros((rows, c0), int)
        part[:, :a[:, column * c0:].shape[1]] = a[:, column * c0:column * c0 + c0]
        blocks[16 * column:16 * column + rows] = part
    nz = blocks.reshape(-1)
    give = [data(dtype, memory), data(dtype, np.full(len(nz), 7))]
    program(f"cube/mte_gm_l1_frac{suffix}", kinds, constants(n=rows, d=cols, inner=pitch * size, one=1, across=16, z=0) + frac("nd2nz"),
            [(give, [(1, dtype, nz)])], **MADE)
    turned = np.full((cols, pitch), 0)
    turned[:, :rows] = a.T
    program(f"cube/mte_gm_l1_frac.dn2nz{suffix}", kinds, constants(n=rows, d=cols, inner=pitch * size, one=1, across=16, z=0) + frac("dn2nz"),
            [([data(dtype, turned), give[1]], [(1, dtype, nz)])], **MADE)
    para = 1 | 1 << 16 | 16 << 32
    for op, source in (("nd2nz", memory), ("dn2nz", turned)):
        text = constants(n=rows, d=cols, inner=pitch * size, z=0, para=para) + "%false = arith.constant false\npto.set_mte2_nz_para %para : i64\n"
        program(f"cube/copy_gm_to_cbuf_multi_{op}{suffix}", kinds,
                text + f"pto.copy_gm_to_cbuf_multi_{op} %a, %b, %z, %inner, %z, %n, %d, %z, %false : " + ", ".join(kinds + ["i64"] * 6 + ["i1"]),
                [([data(dtype, source), give[1]], [(1, dtype, nz)])], "set_mte2_nz_para" if op == "nd2nz" else "", **MADE)

# --- copies ---
for dtype in ("f32", "i16"):
    size, suffix = (4, "") if dtype == "f32" else (2, ".i16")
    line = 32 // size
    a = small(6, line)
    for op, source, target in (("mte_gm_l1", "gm", "l1"), ("mte_l1_ub", "l1", "ub")):
        kinds = [ptr(dtype, source), ptr(dtype, target)]
        # Two bursts of a block, three apart in the source; twice, one block further.
        order = np.stack([a[0], a[3], a[1], a[4]])
        # Into vector memory lengths are blocks.
        length = "%blocks" if target == "ub" else "%len"
        program(f"cube/{op}{suffix}", kinds, constants(len=32, two=2, far=96, step=64, **({"blocks": 1} if target == "ub" else {})) +
                f"pto.{op} %a, %b, {length} nburst(%two, %far, %len) loop(%two, %len, %step) : " +
                ", ".join(kinds + ["i64"] * 4) + ", loop i64, i64, i64",
                [([data(dtype, a), none(128)], [(1, dtype, order)])], **MADE)
    blocks = np.stack([a[0], a[2], a[4]])
    spread = np.full((6, line), 7)
    spread[::2] = blocks
    for op, source, target, sid in (("mte_ub_l1", "ub", "l1", False), ("copy_ubuf_to_cbuf", "ub", "l1", True),
                                    ("copy_cbuf_to_ubuf", "l1", "ub", True)):
        kinds = [ptr(dtype, source), ptr(dtype, target)]
        text = constants(z=0, one=1, three=3)
        text += (f"pto.{op} %a, %b, %z, %three, %one, %one, %one : " + ", ".join(kinds + ["i64"] * 5) if sid else
                 f"pto.{op} %a, %b, %one nburst(%three, %one, %one) : " + ", ".join(kinds + ["i64"] * 4))
        program(f"cube/{op}{suffix}", kinds, text,
                [([data(dtype, a), data(dtype, np.full(6 * line, 7))], [(1, dtype, spread)])], **MADE)
    if dtype == "f32":
        for op, flat in (("mte_l1_fb", False), ("copy_cbuf_to_fbuf", True), ("mte_l1_bt", False), ("copy_cbuf_to_bt", True)):
            kinds = [ptr(dtype, "l1"), ptr(dtype, "fb" if "f" == op[-2] or op.endswith("fbuf") else "bt")]
            text = constants(z=0, one=1, three=3) + "%false = arith.constant false\n"
            if flat and op.endswith("bt"):
                text += f"pto.{op} %a, %b, %false, %three, %one, %one, %one : " + ", ".join(kinds + ["i1"] + ["i64"] * 4)
            elif flat:
                text += f"pto.{op} %a, %b, %three, %one, %one, %one : " + ", ".join(kinds + ["i64"] * 4)
            else:
                text += f"pto.{op} %a, %b, %one nburst(%three, %one, %one) : " + ", ".join(kinds + ["i64"] * 4)
            program(f"cube/{op}", kinds, text,
                    [([data(dtype, a), data(dtype, np.full(48, 7))], [(1, dtype, spread)])], **MADE)
    kinds = [ptr(dtype, "gm"), ptr(dtype, "l1")]
    size_register, stride = 2 | 1 << 21, 32 | 64 << 40
    text = constants(one=1, two=2, three=3, size=size_register, stride=stride, z=0)
    text += "pto.set_loop_size_outtol1 %size : i64\npto.set_loop1_stride_outtol1 %stride : i64\npto.set_loop2_stride_outtol1 %z : i64\npto.set_pad_val_outtol1 %z : i64\n"
    text += "pto.copy_gm_to_cbuf %a, %b, %two, %one, %three, %one : " + ", ".join(kinds + ["i64"] * 4)
    program(f"cube/copy_gm_to_cbuf{suffix}", kinds, text,
            [([data(dtype, a), none(128)], [(1, dtype, np.stack([a[0], a[3], a[1], a[4]]))])],
            "set_loop_size_outtol1 set_loop1_stride_outtol1 set_loop2_stride_outtol1 set_pad_val_outtol1", **MADE)
half = np.arange(-8, 8)
for op in ("mte_l1_bt", "copy_cbuf_to_bt"):
    kinds = [ptr("f16", "l1"), ptr("f32", "bt")]
    text = constants(z=0, one=1) + "%true = arith.constant true\n"
    text += (f"pto.{op} %a, %b, %true, %one, %one, %z, %z : " + ", ".join(kinds + ["i1"] + ["i64"] * 4) if "copy" in op else
             f"pto.{op} %a, %b, %one nburst(%one, %z, %z) : " + ", ".join(kinds + ["i64"] * 4))
    program(f"cube/{op}.half", kinds, text, [([data("f16", half), none(64)], [(1, "f32", half)])], **MADE)
for op, bits in (("create_cbuf_matrix", 16), ("create_cbuf_matrix", 32), ("raw_fill_l1", 16), ("raw_fill_l1", 32)):
    # Only `create_cbuf_matrix` needs unsigned words.
    sign = "u" if op.startswith("create") else ""
    dtype, count = (f"u{bits}" if sign else f"i{bits}", 32 * 8 // bits)
    kind = ptr(f"{sign}i{bits}", "l1")
    text = constants(two=2, one=1, off=32) + "%w = arith.constant 1234 : i32\n"
    offset, first = ("", 0) if op.startswith("create") else ("%off, ", 1)
    extra = [] if first == 0 else ["i64"]
    text += f"pto.{op} %a, {offset}%w, %two, %one, %one {{fill_word_bits = {bits} : i64}} : " + ", ".join([kind] + extra + ["i32"] + ["i64"] * 3)
    expected = np.full((5, count), 7)
    expected[first] = expected[first + 2] = 1234
    program(f"cube/{op}" + ("" if bits == 16 else ".32"), [kind], text,
            [([data(dtype, np.full(5 * count, 7))], [(0, dtype, expected)])], **MADE)

# --- stores of accumulators: 3 x 18 elements ---
m, n = 3, 18
a = draw.integers(-40, 41, (m, n)) / 4
f32 = data("f32", accumulator(a))
STORE = constants(m=m, n=n, s=16, d=20, z=0, one=1, two=2, far=32, next=60)


def store(name, dtype, text, expected, more=(), values=None, source="f32", space="gm", extra=""):
    """A store with `text` after the extents, whose types are `more`; `extra` are further arguments: types and what they are."""
    op = {"gm": "mte_l0c_gm", "l1": "mte_l0c_l1", "ub": "mte_l0c_ub"}[space]
    kinds = [ptr(source, "l0c"), ptr(dtype, space)] + [kind for kind, _ in extra or []]
    fixed = {"gm": ", %z, %z", "l1": "", "ub": ", dst_mode(%z)"}[space]
    types = kinds[:2] + ["i64"] * (4 + {"gm": 2, "l1": 0, "ub": 1}[space]) + list(more)
    program(f"cube/{op}{name}", kinds,
            STORE + f"pto.{op} %a, %b, %m, %n, %s, %d{fixed}{text} : " + ", ".join(types),
            [([values or f32, data(dtype, np.full(expected.size, 7))] + [given for _, given in extra or []], [(1, dtype, expected)])], **MADE)


def rows(values, pitch=20):
    out = np.full((m, pitch), 7.0)
    out[:, :n] = values
    return out


half = np.float16
for space in ("gm", "l1", "ub"):
    store("", "f32", ", nz2nd", rows(a), space=space)
    store(".f16", "f16", ", nz2nd", rows(half(a)), space=space)
    columns = np.full((n, 20), 7.0)
    columns[:, :m] = a.T
    store(".nz2dn", "f32", ", nz2dn(%one)", columns, ["i64"], space=space)
    fractals = np.full((2, 20, 16), 7.0)
    fractals[0, :m], fractals[1, :m, :2] = a[:, :16], a[:, 16:]
    store(".nz2nz", "f32", ", nz2nz", fractals, space=space)
    store(".boxes.f16", "f16", "", fractals, space=space)
    eights = np.full((3, 20, 8), 7.0)
    eights[0, :m], eights[1, :m], eights[2, :m, :2] = a[:, :8], a[:, 8:16], a[:, 16:]
    store(".split", "f32", ", nz2nz(%one)", eights, ["i64"], space=space)
    store(".relu", "f16", ", pre_relu(mode = normal_relu), nz2nd", rows(np.maximum(a, 0)), space=space)
    store(".i32", "i32", ", nz2nd", rows(np.arange(m * n).reshape(m, n)).astype(int), source="i32", space=space,
          values=data("i32", accumulator(np.arange(m * n).reshape(m, n))))
    # Two matrices, the second 16 rows of 16 elements further on, written after the first.
    two = np.vstack([rows(a), rows(a + 1)])
    store(".loop3", "f32", ", nz2nd, loop3(%two, %far, %next)", two, ["i64"] * 3, space=space,
          values=data("f32", np.concatenate([accumulator(a), accumulator(a + 1)])))

scalar = "%f = arith.constant 5.000000e-01 : f32\n"
STORE += scalar + "%slope = arith.constant 2.500000e-01 : f32\n%bound = arith.constant 3.000000e+00 : f16\n%big = arith.constant 1.000000e+06 : f32\n"
bytes_ = lambda x: np.clip(np.rint(x), -128, 127).astype(int)
store(".quantised", "i8", ", pre_quant(%f, mode = qf322b8_pre_scalar), nz2nd", rows(bytes_(a * 0.5)).astype(int), ["f32"])
store(".quantised.f16", "f16", ", pre_quant(%f, mode = qf322f16_pre_scalar), nz2nd", rows(half(a * 0.5)), ["f32"])
ints = draw.integers(-900, 900, (m, n))
store(".dequantised", "f16", ", pre_quant(%f, mode = deqf16_scalar), nz2nd", rows(half(ints * 0.5)), ["f32"], source="i32",
      values=data("i32", accumulator(ints)))
store(".req8", "i8", ", pre_quant(%f, mode = req8_scalar), nz2nd", rows(bytes_(ints * 0.5)).astype(int), ["f32"], source="i32",
      values=data("i32", accumulator(ints)))
scales = 2.0 ** draw.integers(-2, 3, n)
factors = [(ptr("f32", "fb"), data("f32", scales))]
store(".factors", "i8", ", pre_quant(%c, mode = qf322b8_pre_vec), nz2nd", rows(bytes_(a * scales)).astype(int), [factors[0][0]], extra=factors)
slopes = [(ptr("f32", "fb"), data("f32", scales))]
store(".slopes", "f16", ", pre_relu(%c, mode = vector_relu), nz2nd", rows(half(np.where(a > 0, a, a * scales))), [slopes[0][0]], extra=slopes)
leaky = np.where(a > 0, a, a * 0.25)
store(".leaky", "f16", ", pre_relu(%slope, mode = scalar_relu), nz2nd", rows(half(leaky)), ["f32"])
store(".clip", "f16", ", pre_relu(%slope, mode = scalar_relu, clip = %bound), nz2nd", rows(half(np.minimum(leaky, 3))), ["f32", "f16"])
store(".sat", "f16", ", pre_quant(%big, mode = qf322f16_pre_scalar), nz2nd, sat",
      rows(np.clip(a * 1e6, -65504, 65504)), ["f32"])
old = draw.integers(-9, 10, (m, 20)).astype(float)
for op, both in (("add", np.add), ("max", np.maximum)):
    expected = old.copy()
    expected[:, :n] = both(old[:, :n], a)
    kinds = [ptr("f32", "l0c"), ptr("f32", "gm")]
    program(f"cube/mte_l0c_gm.{op}", kinds, STORE + f"pto.mte_l0c_gm %a, %b, %m, %n, %s, %d, %z, %z, nz2nd, atomic(type = f32, op = {op}) : " +
            ", ".join(kinds + ["i64"] * 6), [([f32, data("f32", old)], [(1, "f32", expected)])], **MADE)
# One core runs the kernel, and gets the first half.
for mode, part in (("split_m", a[:2]), ("split_n", None)):
    rows_, cols_ = (2, 18) if mode == "split_m" else (3, 32)
    matrix = a[:2] if mode == "split_m" else draw.integers(-9, 10, (3, 32)).astype(float)
    kinds = [ptr("f32", "l0c"), ptr("f32", "ub")]
    out = np.full((3, 20), 7.0)
    piece = matrix[:1] if mode == "split_m" else matrix[:, :16]
    out[:piece.shape[0], :piece.shape[1]] = piece
    program(f"cube/mte_l0c_ub.{mode}", kinds, constants(m=rows_, n=cols_, s=16, d=20) +
            f"pto.mte_l0c_ub %a, %b, %m, %n, %s, %d, dst_mode({mode}), nz2nd : " + ", ".join(kinds + ["i64"] * 4),
            [([data("f32", accumulator(matrix)), data("f32", np.full(60, 7))], [(1, "f32", out)])], **MADE)
for op, space, dtype, mode in (("gm", "gm", "f32", 0), ("gm", "gm", "f16", 1), ("cbuf", "l1", "f32", 0), ("cbuf", "l1", "f16", 1), ("ub", "ub", "f32", 0)):
    kinds = [ptr("f32", "l0c"), ptr(dtype, space)]
    first, second = n << 4 | m << 16 | 20 << 32, 16 | mode << 34 | 1 << 43
    parameters = constants(x=first, y=second, one=1, z=0) + "pto.set_loop3_para %one, %z : i64, i64\npto.set_channel_para %z, %z : i64, i64\n"
    program(f"cube/copy_matrix_cc_to_{op}" + ("" if dtype == "f32" else ".f16"), kinds,
            parameters + f"pto.copy_matrix_cc_to_{op} %a, %b, %x, %y : " + ", ".join(kinds + ["i64", "i64"]),
            [([f32, data(dtype, np.full(60, 7))], [(1, dtype, rows(a))])], "set_loop3_para set_channel_para", **MADE)
kinds = [ptr("f32", "l0c"), ptr("f32", "gm")]
columns = np.full((n, 20), 7.0)
columns[:, :m] = a.T
program("cube/copy_matrix_cc_to_gm.columns", kinds, constants(x=n << 4 | m << 16 | 20 << 32, y=16 | 1 << 62, one=1, z=0, apart=1 << 16) +
        "pto.set_loop3_para %one, %z : i64, i64\npto.set_channel_para %z, %apart : i64, i64\n" +
        "pto.copy_matrix_cc_to_gm %a, %b, %x, %y : " + ", ".join(kinds + ["i64", "i64"]),
        [([f32, data("f32", np.full(360, 7))], [(1, "f32", columns)])], **MADE)
