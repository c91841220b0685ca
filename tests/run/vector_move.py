#!/usr/bin/env python3
"""Writes the programs in vector_move whose results are bytes of their sources in another order.

Expectations follow from the definitions of the operations; the script does not use the interpreter. Each run writes the same files.
"""

from programs import Program, data, iota, load, mask, pset, size, store, vreg


# Rearrangement of registers.


def move(program, name, op, kinds, results, inputs, wanted, constants=(), extra=()):
    """`op` reads `inputs` and returns registers; `kinds` are the element types of sources, `results` those of results."""
    arguments = [(f"s{i}", kind, data(kind, values)) for i, (kind, values) in enumerate(zip(kinds, inputs))]
    body = [pset(f"all{size(kind)}", kind) for kind in dict.fromkeys(results)] + list(extra)
    body += [load(f"x{i}", f"s{i}", kind) for i, kind in enumerate(kinds)]
    body.append(f"{', '.join(f'%y{i}' for i in range(len(results)))} = {op}")
    body += [store(f"y{i}", f"d{i}", kind, "c0", f"all{size(kind)}") for i, kind in enumerate(results)]
    arguments += [(f"d{i}", kind, "zero:256") for i, kind in enumerate(results)]
    expected = [(len(kinds) + i, kind, values) for i, (kind, values) in enumerate(zip(results, wanted))]
    program.run(name, body, arguments, expected, constants)


def pairs():
    for kind in ("f32", "u8"):
        lanes = 256 // size(kind)
        a = [float(i) if kind == "f32" else i % 128 for i in range(lanes)]
        b = [-1.0 - i if kind == "f32" else 255 - i % 128 for i in range(lanes)]
        turn = [x for pair in zip(a, b) for x in pair]
        both = a + b
        yield kind, lanes, a, b, {
            "vintlv": (turn[:lanes], turn[lanes:]),
            "vdintlv": (both[0::2], both[1::2]),
        }


def interleaving():
    for op in ("vintlv", "vdintlv"):
        program, halves = Program(f"vector_move/{op}"), Program(f"vector_move/{op}v2")
        for kind, lanes, a, b, wanted in pairs():
            two = f"{vreg(kind)}, {vreg(kind)}"
            move(program, kind, f"pto.{op} %x0, %x1 : {two} -> {two}", [kind] * 2, [kind] * 2, [a, b], wanted[op])
            for part, value in zip(("LOWER", "HIGHER"), wanted[op]):
                move(halves, f"{kind}_{part.lower()}", f'pto.{op}v2 %x0, %x1, "{part}" : {two} -> {vreg(kind)}',
                     [kind] * 2, [kind], [a, b], [value])
        program.write()
        halves.write()


def packing():
    program = Program("vector_move/vpack")
    for kind, narrow in (("i32", "u16"), ("u32", "u16"), ("u16", "u8")):
        lanes = 256 // size(kind)
        bits = 8 * size(narrow)
        values = [(i * 70001 + 5) % (1 << 8 * size(kind)) - (1 << 31 if kind == "i32" else 0) for i in range(lanes)]
        halves = [value % (1 << bits) for value in values]
        for part, wanted in (("LOWER", halves + [0] * lanes), ("HIGHER", [0] * lanes + halves)):
            move(program, f"{kind}_{part.lower()}", f'pto.vpack %x0, "{part}" : {vreg(kind)} -> {vreg(narrow)}',
                 [kind], [narrow], [values], [wanted])
    program.write()
    for op, cases in (("vsunpack", (("i16", "i32"), ("i8", "i16"))), ("vzunpack", (("u16", "u32"), ("u8", "u16")))):
        program = Program(f"vector_move/{op}")
        for kind, wide in cases:
            lanes = 256 // size(kind)
            bits = 8 * size(kind)
            values = [(i * 37) % (1 << bits) - (1 << bits - 1 if kind[0] == "i" else 0) for i in range(lanes)]
            for part in (0, 1):
                wanted = values[part * lanes // 2 :][: lanes // 2]
                move(program, f"{kind}_{part}", f"pto.{op} %x0, %part : {vreg(kind)} -> {vreg(wide)}",
                     [kind], [wide], [values], [wanted], [("part", part, "index")])
        program.write()


def choosing():
    for op, folder in (("vselr", "vselr"), ("vselrv2", "vselrv2"), ("vperm", "vperm")):
        program = Program(f"vector_move/{folder}")
        for kind, of in (("f32", "i32"), ("u8", "u8"), ("u16", "u16")):
            lanes = 256 // size(kind)
            values = [float(3 * i) if kind == "f32" else (3 * i + 1) % 256 for i in range(lanes)]
            numbers = [(lanes - 1 - 5 * i) % lanes for i in range(lanes)]
            move(program, kind, f"pto.{op} %x0, %x1 : {vreg(kind)}, {vreg(of)} -> {vreg(kind)}", [kind, of], [kind],
                 [values, numbers], [[values[n] for n in numbers]])
        program.write()


def moving():
    shift, slide = Program("vector_move/vshift"), Program("vector_move/vslide")
    for kind in ("f32", "i16"):
        lanes = 256 // size(kind)
        a = [1.0 + i if kind == "f32" else 1 + i for i in range(lanes)]
        b = [-x for x in a]
        for amount in (0, 1, 5, lanes):
            given = [("amount", amount, "i16")]
            move(shift, f"{kind}_{amount}", f"pto.vshift %x0, %amount : {vreg(kind)}, i16 -> {vreg(kind)}", [kind], [kind],
                 [a], [([0] * amount + a)[:lanes]], given)
            move(slide, f"{kind}_{amount}",
                 f"pto.vslide %x0, %x1, %amount : {vreg(kind)}, {vreg(kind)}, i16 -> {vreg(kind)}",
                 [kind] * 2, [kind], [a, b], [(a + b)[amount : amount + lanes]], given)
    shift.write()
    slide.write()


def squeezing():
    squeeze, count = Program("vector_move/vsqz"), Program("vector_move/vusqz")
    for kind in ("f32", "i16", "i32", "u8"):
        lanes = 256 // size(kind)
        values = [10.0 + i if kind == "f32" else 10 + i % 100 for i in range(lanes)]
        for pattern, chosen in (("PAT_ALL", lambda i: True), ("PAT_M3", lambda i: i % 3 == 0), ("PAT_VL4", lambda i: i < 4)):
            kept = [value for i, value in enumerate(values) if chosen(i)]
            below = [sum(map(chosen, range(i))) for i in range(lanes)]
            predicate = [pset("p", kind, pattern)]
            name = f"{kind}_{pattern[4:].lower()}"
            move(squeeze, name, f"pto.vsqz %x0, %p : {vreg(kind)}, {mask(kind)} -> {vreg(kind)}", [kind], [kind], [values],
                 [kept + [0] * (lanes - len(kept))], (), predicate)
            if kind in ("i16", "i32"):
                move(count, name, f"pto.vusqz %x0, %p : {vreg(kind)}, {mask(kind)} -> {vreg(kind)}", [kind], [kind],
                     [values], [below], (), predicate)
    squeeze.write()
    count.write()


# Rules that are broken.


def faults():
    v32 = vreg("f32")
    source = ("src", "f32", "iota:f32:64")
    value = load("v", "src", "f32")
    lanes = ("numbers", "i32", data("i32", [64] * 64))
    cases = {
        "vector_move/vselr_no_lane": (
            "PTO1504",
            [value, load("n", "numbers", "i32"), f"%w = pto.vselr %v, %n : {v32}, {vreg('i32')} -> {v32}"],
            [source, lanes],
        ),
        "vector_move/vshift_too_far": (
            "PTO1514",
            [value, f"%w = pto.vshift %v, %far : {v32}, i16 -> {v32}"],
            [source],
            [("far", 65, "i16")],
        ),
        "vector_move/vslide_backward": (
            "PTO1514",
            [value, f"%w = pto.vslide %v, %v, %back : {v32}, {v32}, i16 -> {v32}"],
            [source],
            [("back", -1, "i16")],
        ),
    }
    for path, (code, *rest) in cases.items():
        Program(path).fault(code, *rest).write()


for write in (interleaving, packing, choosing, moving, squeezing, faults):
    write()
