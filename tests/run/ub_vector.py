#!/usr/bin/env python3
"""Writes the programs in ub_vector.

Expectations are computed on lists of elements; values are chosen so that all results but exponentials and logarithms are exact. The
script does not use the interpreter. Each run writes the same files.
"""

import math

from programs import Program, data, ptr, size

FULL = (-1, -1)


def bits_of(words, lanes):
    """Lanes that have bits in the mask."""
    return [lane for lane in range(lanes) if words[lane // 64] >> lane % 64 & 1]


def masked(words, count=None):
    """Statements that set a mask of bits, or of a number of elements."""
    first, second = words if count is None else (count, 0)
    return [
        f"%m0 = arith.constant {first} : i64",
        f"%m1 = arith.constant {second} : i64",
        f"pto.ub.set_mask_{'norm' if count is None else 'count'}",
        "pto.ub.set_mask %m0, %m1 : i64, i64",
    ]


def numbers(values):
    """Statements that define operands, and their names."""
    names = [f"%n{i}" for i in range(len(values))]
    return [f"{name} = arith.constant {value} : i64" for name, value in zip(names, values)], names


def call(op, pointers, kind, values):
    statements, names = numbers(values)
    operands = ", ".join([f"%{name}" for name in pointers] + names)
    types = ", ".join([ptr(kind)] * len(pointers) + ["i64"] * len(names))
    return statements + [f"pto.{op} {operands} : {types}"]


def place(kind, repeat, lane, block_stride, repeat_stride):
    """Index of the element of a lane."""
    per_block = 32 // size(kind)
    return (repeat * repeat_stride + lane // per_block * block_stride) * per_block + lane % per_block


def plain(program, name, op, kind, sources, f, extra=(), tolerance=""):
    """Two consecutive repeats, all lanes."""
    lanes = 256 // size(kind)
    inputs = [[values[i % len(values)] for i in range(2 * lanes)] for values in sources]
    wanted = [f(*row) for row in zip(*inputs)] if inputs else [f()] * (2 * lanes)
    pointers = ["dst"] + [f"src{i}" for i in range(len(inputs))]
    strides = [1] * max(2, len(pointers)) + [8] * max(2, len(pointers))
    program.run(
        name,
        masked(FULL) + call(op, pointers, kind, [*extra, 2, *strides]),
        [("dst", kind, data(kind, [0] * (2 * lanes)))]
        + [(f"src{i}", kind, data(kind, values)) for i, values in enumerate(inputs)],
        [(0, kind + tolerance, wanted)],
    )


def file(op, covers=()):
    return Program(f"ub_vector/{op}", covers, "a3", scoped=False)


def wrapped(value, bits=16):
    return (value + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)


FLOATS = ([1.0, -2.5, 0.0, 8.0, -0.25], [0.5, -2.0, 4.0, 0.25, -8.0, 1.0, 2.0])
INTEGERS = ([1, -2, 300, 32767, -32768, 0, 25], [5, -1, 128, 2, -300, 7, 1])

BINARY = {
    "ub.vadd": lambda a, b: a + b,
    "ub.vsub": lambda a, b: a - b,
    "ub.vmul": lambda a, b: a * b,
    "ub.vmax": max,
    "ub.vmin": min,
    "ub.vaddrelu": lambda a, b: max(a + b, 0),
}


def binary():
    for op, f in BINARY.items():
        program = file(op)
        plain(program, "f32", op, "f32", FLOATS, f)
        plain(program, "f16", op, "f16", FLOATS, f)
        if op == "ub.vaddrelu":
            plain(program, "i16", op, "i16", INTEGERS, lambda a, b: max(wrapped(a + b), 0))
        else:
            plain(program, "i16", op, "i16", INTEGERS, lambda a, b: wrapped(f(a, b)))
        program.write()
    program = file("ub.vdiv")
    for kind in ("f32", "f16"):
        plain(program, kind, "ub.vdiv", kind, FLOATS, lambda a, b: a / b)
    program.write()
    for op, f in (("ub.vand", lambda a, b: a & b), ("ub.vor", lambda a, b: a | b)):
        program = file(op)
        plain(program, "i16", op, "i16", INTEGERS, f)
        plain(program, "u16", op, "u16", ([1, 65535, 4096], [3, 255, 61440, 0]), f)
        program.write()


def scalars():
    for op, f in (
        ("ub.vadds", lambda a, b: a + b),
        ("ub.vmuls", lambda a, b: a * b),
        ("ub.vmaxs", max),
        ("ub.vmins", min),
    ):
        program = file(op)
        # Bits of 1.5 and of -4.
        plain(program, "f32", op, "f32", FLOATS[:1], lambda a: f(a, 1.5), [0x3FC00000])
        plain(program, "f16", op, "f16", FLOATS[:1], lambda a: f(a, -4.0), [0xC400])
        plain(program, "i16", op, "i16", INTEGERS[:1], lambda a: wrapped(f(a, -3)), [-3])
        program.write()
    program = file("ub.vshl")
    plain(program, "i16", "ub.vshl", "i16", INTEGERS[:1], lambda a: wrapped(a << 3), [3])
    plain(program, "u32", "ub.vshl", "u32", [[1, 0x80000001, 77]], lambda a: (a << 4) % (1 << 32), [4])
    program.write()
    program = file("ub.vshr")
    plain(program, "i16", "ub.vshr", "i16", INTEGERS[:1], lambda a: a >> 3, [3])
    plain(program, "u32", "ub.vshr", "u32", [[1, 0x80000001, 77]], lambda a: a >> 4, [4])
    program.write()
    program = file("ub.vdup")
    plain(program, "f32", "ub.vdup", "f32", [], lambda: 1.5, [0x3FC00000])
    plain(program, "i16", "ub.vdup", "i16", [], lambda: -3, [-3])
    program.write()


def unary():
    for op, f, values in (
        ("ub.vabs", abs, FLOATS[0]),
        ("ub.vrelu", lambda a: max(a, 0.0), FLOATS[0]),
        ("ub.vsqrt", math.sqrt, [0.0, 1.0, 2.25, 64.0, 0.0625]),
        ("ub.vrsqrt", lambda a: 1 / math.sqrt(a), [1.0, 4.0, 0.25, 64.0, 0.0625]),
        ("ub.vexp", math.exp, [0.0, 1.0, -2.5, 3.0]),
        ("ub.vln", math.log, [1.0, 2.0, 0.125, 10.0]),
    ):
        program = file(op)
        inexact = op in ("ub.vexp", "ub.vln")
        plain(program, "f32", op, "f32", [values], f, (), " ~1e-6,1e-6" if inexact else "")
        plain(program, "f16", op, "f16", [values], f, (), " ~1e-3,1e-3" if inexact else "")
        if op in ("ub.vabs", "ub.vrelu"):
            plain(program, "i16", op, "i16", [[1, -7, 0, 32767, -32767]], f if op == "ub.vabs" else lambda a: max(a, 0))
        program.write()
    program = file("ub.vnot")
    plain(program, "i16", "ub.vnot", "i16", INTEGERS[:1], lambda a: ~a)
    plain(program, "u16", "ub.vnot", "u16", [[0, 65535, 4097]], lambda a: 65535 - a)
    program.write()


# Properties that all instructions share, tested on vadd.


def walk(program, name, kind, words, repeat, blocks, repeats, note, count=None):
    """`blocks` and `repeats` are the strides of dst, src0 and src1."""
    lanes = 256 // size(kind)
    number = 40 * 32 // size(kind)
    a, b = [float(i) for i in range(number)], [1000.0 + i for i in range(number)]
    memory = [-1.0] * number
    rounds = range(repeat) if count is None else range(-(-count // lanes))
    for r in rounds:
        active = bits_of(words, lanes) if count is None else range(min(lanes, count - r * lanes))
        for lane in active:
            to, x, y = (place(kind, r, lane, block, step) for block, step in zip(blocks, repeats))
            memory[to] = a[x] + b[y]
    program.run(
        name,
        masked(words, count) + call("ub.vadd", ["dst", "src0", "src1"], kind, [repeat, *blocks, *repeats]),
        [(n, kind, data(kind, v)) for n, v in (("dst", [-1.0] * number), ("src0", a), ("src1", b))],
        [(0, kind, memory)],
        (),
        [note],
    )


def masks():
    program = file("ub.set_mask", ["ub.set_mask_norm", "ub.set_mask_count", "ub.vadd"])
    walk(program, "lanes_f32", "f32", (0x8000000000000005, 0), 2, (1, 1, 1), (8, 8, 8), "Lanes 0, 2 and 63.")
    walk(program, "lanes_f16", "f16", (3, 0x8000000000000001), 2, (1, 1, 1), (8, 8, 8), "Lanes 0, 1, 64 and 127.")
    walk(program, "strides", "f32", FULL, 3, (2, 1, 3), (1, 8, 4), "Blocks and repeats of each operand have their distance.")
    walk(program, "no_repeat", "f32", FULL, 0, (1, 1, 1), (8, 8, 8), "Nothing is written.")
    walk(program, "one_block", "f32", FULL, 1, (1, 0, 1), (8, 0, 8), "A distance of 0 takes one block for all.")
    walk(program, "counted", "f32", FULL, 1, (1, 1, 1), (8, 8, 8), "100 elements are two repeats, whatever is asked for.", 100)
    walk(program, "counted_f16", "f16", FULL, 1, (1, 1, 1), (8, 8, 8), "Fewer elements than a repeat has.", 3)
    lanes = 64
    values = [float(i) for i in range(3 * lanes)]
    program.run(
        "accumulated",
        masked(FULL) + call("ub.vadd", ["dst", "dst", "src"], "f32", [3, 1, 1, 1, 0, 0, 8]),
        [("dst", "f32", data("f32", [0.5] * lanes)), ("src", "f32", data("f32", values))],
        [(0, "f32", [0.5 + values[i] + values[lanes + i] + values[2 * lanes + i] for i in range(lanes)])],
        (),
        ["Repeats run one after the other."],
    )
    program.run(
        "unset",
        call("ub.vadd", ["dst", "src", "src"], "f32", [1, 1, 1, 1, 8, 8, 8]),
        [("dst", "f32", "zero:256"), ("src", "f32", "iota:f32:64")],
        [(0, "f32", [2.0 * i for i in range(64)])],
        (),
        ["All lanes are active before the mask is set."],
    )
    program.write()


def faults():
    arguments = [("dst", "i16", "zero:256"), ("src", "i16", "iota:i16:128")]
    unary_strides = [1, 1, 1, 8, 8]
    cases = {
        "ub.vabs_misaligned": (
            "PTO1502",
            ["%odd = arith.constant 1 : index", f"%next = pto.addptr %dst, %odd : {ptr('i16')} -> {ptr('i16')}"]
            + call("ub.vabs", ["next", "src"], "i16", unary_strides),
        ),
        "ub.vabs_outside": ("PTO1501", call("ub.vabs", ["dst", "src"], "i16", [2, 1, 1, 8, 32000])),
        "ub.vabs_repeats": ("PTO1514", call("ub.vabs", ["dst", "src"], "i16", [-1, 1, 1, 8, 8])),
        "ub.vshl_amount": ("PTO1504", call("ub.vshl", ["dst", "src"], "i16", [16, *unary_strides])),
        "ub.vdiv_zero": ("PTO1504", call("ub.vdiv", ["dst", "src", "src"], "i16", [1, 1, 1, 1, 8, 8, 8])),
        "ub.set_mask_count_unset": (
            "PTO1514",
            ["pto.ub.set_mask_count"] + call("ub.vabs", ["dst", "src"], "i16", unary_strides),
        ),
    }
    for name, (code, body) in cases.items():
        file(name).fault(code, body, arguments).write()
    bytes_ = [("dst", "i8", "zero:256"), ("src", "i8", "iota:i8:128")]
    file("ub.vabs_bytes").fault("PTO1509", call("ub.vabs", ["dst", "src"], "i8", unary_strides), bytes_).write()


for write in (binary, scalars, unary, masks, faults):
    write()
