#!/usr/bin/env python3
"""Writes the programs in vector_memory whose results are bytes of their sources in another order.

Expectations follow from the definitions of the operations; the script does not use the interpreter. Each run writes the same files.
"""

from programs import Program, data, flat, iota, load, mask, pack, pset, ptr, size, store, units, unpack, vreg


# Loads. Memory holds the 16-bit numbers 0, 1, 2 .., so that each pair of bytes is unique.


def spread(dist, memory):
    """The 256 bytes of a register."""
    kind, _, bits = dist.partition("_B")
    if dist == "NORM":
        return memory[:256]
    if dist == "BRC_BLK":
        return memory[:32] * 8
    if dist == "UNPK4":
        return flat([byte, 0, 0, 0] for byte in memory[:64])
    if dist == "SPLT4CHN":
        return memory[0:1024:4]
    width = int(bits) // 8
    elements = units(memory, width)
    count = 256 // width
    return flat(
        {
            "BRC": lambda: [elements[0]] * count,
            "US": lambda: [e for e in elements[: count // 2] for _ in range(2)],
            "DS": lambda: elements[0 : 2 * count : 2],
            "SPLT2CHN": lambda: elements[0 : 2 * count : 2],
            "UNPK": lambda: [part for e in elements[: count // 2] for part in (e, [0] * width)],
            "E2B": lambda: [e for e in elements[:8] for _ in range(32 // width)],
        }[kind]()
    )


LOADS = (
    "NORM BRC_B8 BRC_B16 BRC_B32 US_B8 US_B16 DS_B8 DS_B16 UNPK_B8 UNPK_B16 UNPK_B32 BRC_BLK E2B_B16 E2B_B32 UNPK4 "
    "SPLT4CHN SPLT2CHN_B8 SPLT2CHN_B16"
).split()


def vlds():
    program = Program("vector_memory/vlds")
    memory = iota("u16", 600)
    for dist in LOADS:
        body = [
            pset("all", "u16"),
            f'%v = pto.vlds %src[%c32] {{dist = "{dist}"}} : {ptr("u16")} -> {vreg("u16")}',
            store("v", "dst", "u16"),
        ]
        program.run(
            dist.lower(),
            body,
            [("src", "u16", "iota:u16:600"), ("dst", "u16", "zero:256")],
            [(1, "u16", unpack("u16", spread(dist, memory[64:])))],
            [("c32", 32, "index")],
        )
    floats = iota("f32", 128)
    program.run(
        "one_float",
        [
            pset("all", "f32"),
            f'%v = pto.vlds %src[%c3] {{dist = "BRC_B32"}} : {ptr("f32")} -> {vreg("f32")}',
            store("v", "dst", "f32"),
        ],
        [("src", "f32", "iota:f32:128"), ("dst", "f32", "zero:256")],
        [(1, "f32", [3.0] * 64)],
        [("c3", 3, "index")],
        ["The address of one element needs no more than the alignment of an element."],
    )
    program.run(
        "advanced",
        [
            pset("all", "f32"),
            f"%v, %next = pto.vlds %src[%c64] : {ptr('f32')} -> {vreg('f32')}, {ptr('f32')}",
            f"%w = pto.vlds %next[%c0] : {ptr('f32')} -> {vreg('f32')}",
            store("v", "dst", "f32"),
            store("w", "dst", "f32", "c64"),
        ],
        [("src", "f32", "iota:f32:128"), ("dst", "f32", "zero:512")],
        [(1, "f32", unpack("f32", floats))],
        [("c64", 64, "index")],
        ["With an updated base the access is at the base itself."],
    )
    program.write()


def deinterleaved(dist, memory):
    width = 32 if dist == "BDINTLV" else int(dist.partition("_B")[2]) // 8
    elements = units(memory[:512], width)
    return flat(elements[0::2]), flat(elements[1::2])


def vldsx2():
    program = Program("vector_memory/vldsx2")
    memory = iota("u16", 300)
    for dist in ["DINTLV_B8", "DINTLV_B16", "DINTLV_B32", "BDINTLV"]:
        low, high = deinterleaved(dist, memory[64:])
        program.run(
            dist.lower(),
            [
                pset("all", "u16"),
                f'%low, %high = pto.vldsx2 %src[%c32], "{dist}" : {ptr("u16")}, index -> {vreg("u16")}, {vreg("u16")}',
                store("low", "dst", "u16"),
                store("high", "dst", "u16", "c128"),
            ],
            [("src", "u16", "iota:u16:300"), ("dst", "u16", "zero:512")],
            [(1, "u16", unpack("u16", low + high))],
            [("c32", 32, "index"), ("c128", 128, "index")],
        )
    evens, odds = [float(i) for i in range(0, 128, 2)], [float(i) for i in range(129, 256, 2)]
    program.run(
        "advanced",
        [
            pset("all", "f32"),
            f'%a, %b, %next = pto.vldsx2 %src[%c128], "DINTLV_B32" : {ptr("f32")}, index -> {vreg("f32")}, '
            f'{vreg("f32")}, {ptr("f32")}',
            f'%c, %d = pto.vldsx2 %next[%c0], "DINTLV_B32" : {ptr("f32")}, index -> {vreg("f32")}, {vreg("f32")}',
            store("a", "dst", "f32"),
            store("d", "dst", "f32", "c64"),
        ],
        [("src", "f32", "iota:f32:256"), ("dst", "f32", "zero:512")],
        [(1, "f32", evens + odds)],
        [("c64", 64, "index"), ("c128", 128, "index")],
    )
    program.write()


# Stores. Memory holds ones before.

ONES = 0xFF


def stored(dist, register, active, merged):
    """Pairs of written bytes: (byte of memory, byte of the register); `active` states which bytes of the register are active."""
    kind, _, bits = dist.partition("_B")
    width = int(bits) // 8
    pairs = []
    if kind == "NORM":
        pairs = [(i, i, i) for i in range(256)]
    if kind == "PK":
        half = width // 2
        pairs = [(i // width * half + i % width, i, i - i % width) for i in range(256) if i % width < half]
    if kind == "PK4":
        pairs = [(i // 4, i, i) for i in range(0, 256, 4)]
    if kind in ("MRG4CHN", "MRG2CHN"):
        channels = int(kind[3])
        part = 256 // channels
        for channel in range(channels):
            for i in range(part):
                element, byte = divmod(i, width)
                to = (element * channels + channel) * width + byte
                governed = element * channels * width if merged else channel * part + i - byte
                pairs.append((to, channel * part + i, governed))
    memory = [ONES] * 512
    if kind == "1PT":
        memory[:width] = register[:width]
    for to, source, governed in pairs:
        if governed in active:
            memory[to] = register[source]
    return memory


# Distribution, granularity of the predicate, and whether the predicate is that of merged lanes.
STORES = [
    ("NORM_B16", 16, False),
    ("1PT_B8", 16, False),
    ("1PT_B16", 16, False),
    ("1PT_B32", 16, False),
    ("PK_B16", 16, False),
    ("PK_B32", 32, False),
    ("PK_B64", 32, False),
    ("PK4_B32", 32, False),
    ("MRG4CHN_B8", 8, False),
    ("MRG4CHN_B8", 32, True),
    ("MRG2CHN_B8", 8, False),
    ("MRG2CHN_B8", 16, True),
    ("MRG2CHN_B16", 16, False),
    ("MRG2CHN_B16", 32, True),
]


def vsts():
    program = Program("vector_memory/vsts")
    register = iota("u16", 128)
    for dist, bits, merged in STORES:
        for pattern, chosen in [("PAT_ALL", lambda lane: True), ("PAT_M3", lambda lane: lane % 3 == 0)]:
            lane = bits // 8
            active = {i for i in range(256) if i % lane == 0 and chosen(i // lane)}
            # The lower byte of a lane decides for the whole lane.
            if dist == "NORM_B16":
                active |= {i + 1 for i in active}
            memory = stored(dist, register, active, merged)
            program.run(
                f"{dist.lower()}_{bits}_{pattern[4:].lower()}" if dist[0] != "1" else
                f"one_{dist[4:].lower()}_{pattern[4:].lower()}",
                [
                    f'%p = pto.pset_b{bits} "{pattern}" : !pto.mask<b{bits}>',
                    load("v", "src", "u16"),
                    f'pto.vsts %v, %dst[%c32], %p {{dist = "{dist}"}} : {vreg("u16")}, {ptr("u16")}, !pto.mask<b{bits}>',
                ],
                [("src", "u16", "iota:u16:128"), ("dst", "u16", data("u16", [65535] * 160))],
                [(1, "u16", [65535] * 32 + unpack("u16", memory[:256]))],
                [("c32", 32, "index")],
            )
    program.run(
        "no_lane",
        [
            "%c0_i32 = arith.constant 0 : i32",
            "%p, %left = pto.plt_b32 %c0_i32 : i32 -> !pto.mask<b32>, i32",
            load("v", "src", "f32"),
            f'pto.vsts %v, %dst[%c0], %p : {vreg("f32")}, {ptr("f32")}, !pto.mask<b32>',
            f'pto.vsts %v, %dst[%c5], %p {{dist = "1PT_B32"}} : {vreg("f32")}, {ptr("f32")}, !pto.mask<b32>',
        ],
        [("src", "f32", data("f32", [7.5] * 64)), ("dst", "f32", data("f32", [1.0] * 6))],
        [(1, "f32", [1.0] * 5 + [7.5])],
        [("c5", 5, "index")],
        ["Inactive lanes access nothing; one element is stored whatever the predicate is."],
    )
    program.run(
        "advanced",
        [
            pset("all", "f32"),
            load("v", "src", "f32"),
            f'%next = pto.vsts %v, %dst[%c64], %all : {vreg("f32")}, {ptr("f32")}, {mask("f32")} -> {ptr("f32")}',
            store("v", "next", "f32"),
        ],
        [("src", "f32", "iota:f32:64"), ("dst", "f32", "zero:512")],
        [(1, "f32", unpack("f32", iota("f32", 64) * 2))],
        [("c64", 64, "index")],
    )
    program.write()


def vstsx2():
    program = Program("vector_memory/vstsx2")
    low, high = iota("u16", 128), pack("u16", [1000 + i for i in range(128)])
    for bits in (8, 16, 32):
        for pattern in ("PAT_ALL", "PAT_VL3"):
            lanes = 128 if pattern == "PAT_ALL" else 3
            width = bits // 8
            memory = [ONES] * 512
            for i in range(256 // width):
                if i * width // 2 < lanes:
                    memory[2 * i * width : (2 * i + 2) * width] = units(low, width)[i] + units(high, width)[i]
            if bits == 32 and lanes == 3:
                # Half of an element would be active.
                continue
            program.run(
                f"intlv_b{bits}_{pattern[4:].lower()}",
                [
                    pset("p", "u16", pattern),
                    load("low", "src", "u16"),
                    load("high", "src", "u16", "c128"),
                    f'pto.vstsx2 %low, %high, %dst[%c16], "INTLV_B{bits}", %p : {vreg("u16")}, {vreg("u16")}, '
                    f'{ptr("u16")}, index, {mask("u16")}',
                ],
                [
                    ("src", "u16", data("u16", unpack("u16", low + high))),
                    ("dst", "u16", data("u16", [65535] * 272)),
                ],
                [(1, "u16", [65535] * 16 + unpack("u16", memory))],
                [("c128", 128, "index"), ("c16", 16, "index")],
            )
    program.write()


# Sequences of accesses at any address.


def unaligned_loads():
    program = Program("vector_memory/vldus", ["vldas"])
    program.run(
        "by_registers",
        [
            pset("all", "f32"),
            f"%first = pto.addptr %src, %c3 : {ptr('f32')} -> {ptr('f32')}",
            f"%a0 = pto.vldas %first : {ptr('f32')} -> !pto.align",
            f"%v, %a1, %second = pto.vldus %first, %a0, %c64 : {ptr('f32')}, !pto.align, index -> {vreg('f32')}, !pto.align, "
            f"{ptr('f32')}",
            f"%w, %a2 = pto.vldus %second, %a1 : {ptr('f32')}, !pto.align -> {vreg('f32')}, !pto.align",
            store("v", "dst", "f32"),
            store("w", "dst", "f32", "c64"),
        ],
        [("src", "f32", "iota:f32:160"), ("dst", "f32", "zero:512")],
        [(1, "f32", [3.0 + i for i in range(128)])],
        [("c3", 3, "index"), ("c64", 64, "index")],
    )
    program.run(
        "by_increments",
        [
            pset("all", "u8"),
            f"%first = pto.addptr %src, %c5 : {ptr('u8')} -> {ptr('u8')}",
            f"%a0 = pto.vldas %first : {ptr('u8')} -> !pto.align",
            f"%v, %a1, %second = pto.vldus %first, %a0, %c40 : {ptr('u8')}, !pto.align, index -> {vreg('u8')}, "
            f"!pto.align, {ptr('u8')}",
            f"%w, %a2, %third = pto.vldus %second, %a1, %c40 : {ptr('u8')}, !pto.align, index -> {vreg('u8')}, "
            f"!pto.align, {ptr('u8')}",
            store("v", "dst", "u8"),
            store("w", "dst", "u8", "c256"),
        ],
        [("src", "u8", "iota:u8:320"), ("dst", "u8", "zero:512")],
        [(1, "u8", [(5 + i) % 256 for i in range(256)] + [(45 + i) % 256 for i in range(256)])],
        [("c5", 5, "index"), ("c40", 40, "index"), ("c256", 256, "index")],
    )
    program.write()
    program = Program("vector_memory/uvld")
    for kind, at, count in (("f32", 3, 64), ("u8", 17, 256)):
        program.run(
            f"of_{kind}",
            [
                pset("all", kind),
                f"%v = pto.uvld %src[%at] : {ptr(kind)} -> {vreg(kind)}",
                store("v", "dst", kind),
            ],
            [("src", kind, f"iota:{kind}:{count + 32}"), ("dst", kind, "zero:256")],
            [(1, kind, unpack(kind, iota(kind, count + 32)[at * size(kind) :][:256]))],
            [("at", at, "index")],
        )
    program.write()


def unaligned_stores():
    program = Program("vector_memory/vstus", ["init_align", "vstas"])
    f32 = ptr("f32")
    program.run(
        "in_pieces",
        [
            load("v", "src", "f32"),
            f"%first = pto.addptr %dst, %c3 : {f32} -> {f32}",
            "%a0 = pto.init_align : !pto.align",
            f"%a1, %b1 = pto.vstus %a0, %two, %v, %first : !pto.align, i32, {vreg('f32')}, {f32} -> !pto.align, {f32}",
            f"%a2, %b2 = pto.vstus %a1, %five, %v, %b1 : !pto.align, i32, {vreg('f32')}, {f32} -> !pto.align, {f32}",
            f"%a3, %b3 = pto.vstus %a2, %all, %v, %b2 : !pto.align, i32, {vreg('f32')}, {f32} -> !pto.align, {f32}",
            f"pto.vstas %a3, %b3, %zero : !pto.align, {f32}, i32",
        ],
        [("src", "f32", "iota:f32:64"), ("dst", "f32", data("f32", [-1.0] * 80))],
        [(1, "f32", [-1.0] * 3 + [0.0, 1.0] + [float(i) for i in range(5)] + [float(i) for i in range(64)] + [-1.0] * 6)],
        [("c3", 3, "index"), ("zero", 0, "i32"), ("two", 2, "i32"), ("five", 5, "i32"), ("all", 64, "i32")],
        ["Bytes before the first element and after the last one stay as they are."],
    )
    program.run(
        "flushed_at_an_offset",
        [
            load("v", "src", "u8"),
            "%a0 = pto.init_align : !pto.align",
            f"%a1 = pto.vstus %a0, %three, %v, %dst : !pto.align, i32, {vreg('u8')}, {ptr('u8')} -> !pto.align",
            f"%end = pto.vstas %a1, %dst, %three : !pto.align, {ptr('u8')}, i32 -> {ptr('u8')}",
            f"%a2 = pto.init_align : !pto.align",
            f"%a3 = pto.vstus %a2, %three, %v, %end : !pto.align, i32, {vreg('u8')}, {ptr('u8')} -> !pto.align",
            f"pto.vstas %a3, %end, %three : !pto.align, {ptr('u8')}, i32",
        ],
        [("src", "u8", "iota:u8:256"), ("dst", "u8", data("u8", [9] * 8))],
        [(1, "u8", [0, 1, 2, 0, 1, 2, 9, 9])],
        [("three", 3, "i32")],
    )
    program.run(
        "whole_blocks",
        [
            load("v", "src", "f32"),
            "%a0 = pto.init_align : !pto.align",
            f"%a1, %b1 = pto.vstus %a0, %twenty, %v, %dst : !pto.align, i32, {vreg('f32')}, {f32} -> !pto.align, {f32}",
        ],
        [("src", "f32", "iota:f32:64"), ("dst", "f32", data("f32", [-1.0] * 24))],
        [(1, "f32", [float(i) for i in range(16)] + [-1.0] * 8)],
        [("twenty", 20, "i32")],
        ["What is not flushed is not written, but for blocks that are complete."],
    )
    program.write()

    program = Program("vector_memory/vstu", ["vsta"])
    for mode, ahead in (("POST_UPDATE", 64), ("NO_POST_UPDATE", 0)):
        second = [
            f'%a2, %o2 = pto.vstu %a1, %o1, %v, %dst, "{mode}" : !pto.align, index, {vreg("f32")}, {f32} -> '
            "!pto.align, index",
            f"pto.vsta %a2, %dst[%o2] : !pto.align, {f32}, index",
        ]
        alone = [
            "%end = arith.addi %o1, %c64 : index",
            f"pto.vsta %a1, %dst[%end] : !pto.align, {f32}, index",
        ]
        expected = [-1.0] * 3 + [float(i) for i in range(64)] * (2 if ahead else 1)
        program.run(
            mode.lower(),
            [
                load("v", "src", "f32"),
                "%a0 = pto.init_align : !pto.align",
                f'%a1, %o1 = pto.vstu %a0, %c3, %v, %dst, "{mode}" : !pto.align, index, {vreg("f32")}, {f32} -> '
                "!pto.align, index",
            ]
            + (second if ahead else alone),
            [("src", "f32", "iota:f32:64"), ("dst", "f32", data("f32", [-1.0] * 140))],
            [(1, "f32", expected + [-1.0] * (140 - len(expected)))],
            [("c3", 3, "index"), ("c64", 64, "index")],
        )
    program.write()

    program = Program("vector_memory/vstur", ["vstar", "sprclr", "sprsti", "sprsts"])

    def squeezed(name, pattern):
        return [
            pset(f"p{name}", "f32", pattern),
            f"%s{name} = pto.vsqz %v, %p{name} : {vreg('f32')}, {mask('f32')} -> {vreg('f32')}",
        ]

    def counted(state, previous, value, mode="POST_UPDATE"):
        return f'%a{state} = pto.vstur %a{previous}, %s{value}, %dst, "{mode}" : !pto.align, {vreg("f32")}, {f32} -> !pto.align'

    thirds = [float(i) for i in range(0, 64, 3)]
    program.run(
        "counted",
        ['pto.sprclr "AR"', load("v", "src", "f32"), "%a0 = pto.init_align : !pto.align"]
        + squeezed(1, "PAT_M3")
        + [counted(1, 0, 1)]
        + squeezed(2, "PAT_VL3")
        + [
            counted(2, 1, 2),
            f"pto.vstar %a2, %dst : !pto.align, {f32}",
            f'pto.sprsti "AR", %bytes[%one] : {ptr("i32")}, i32',
            f'%next = pto.sprsts "AR", %bytes[%two] : {ptr("i32")}, i32 -> {ptr("i32")}',
            f'pto.sprsts "AR", %next[%one] : {ptr("i32")}, i32',
        ],
        [
            ("src", "f32", "iota:f32:64"),
            ("dst", "f32", data("f32", [-1.0] * 32)),
            ("bytes", "i32", data("i32", [7] * 5)),
        ],
        [
            (1, "f32", thirds + [0.0, 1.0, 2.0] + [-1.0] * (32 - 3 - len(thirds))),
            # The form that updates its base stores at the base itself, and advances the base by the stored word.
            (2, "i32", [100, 100, 100, 7, 7]),
        ],
        [("one", 1, "i32"), ("two", 2, "i32")],
        ["22 lanes and 3 lanes of four bytes are 100 bytes."],
    )
    program.run(
        "not_counted",
        ['pto.sprclr "AR"', load("v", "src", "f32"), "%a0 = pto.init_align : !pto.align"]
        + squeezed(1, "PAT_VL8")
        + [counted(1, 0, 1, "NO_POST_UPDATE"), f'pto.sprsti "AR", %bytes[%zero] : {ptr("i32")}, i32'],
        [("src", "f32", "iota:f32:64"), ("dst", "f32", data("f32", [-1.0] * 8)), ("bytes", "i32", data("i32", [7]))],
        [(1, "f32", [float(i) for i in range(8)]), (2, "i32", [0])],
        [("zero", 0, "i32")],
        ["Eight elements are a block, which is complete."],
    )
    program.write()


# Accesses at offsets.


def gathers():
    offsets = [(37 * i + 5) % 100 for i in range(128)]
    for op in ("vgather2", "vgather2_bc"):
        program = Program(f"vector_memory/{op}")
        cases = [
            ("floats", "f32", "i32", "f32", [100.0 - i for i in range(100)]),
            ("words", "i32", "u32", "i32", [3 * i - 50 for i in range(100)]),
            ("halves", "u16", "u16", "u16", [3 * i for i in range(100)]),
            ("bytes", "u8", "u16", "u16", [255 - i for i in range(100)]),
            ("signed_bytes", "i8", "u16", "i16", [i - 100 for i in range(100)]),
        ]
        for name, kind, of, result, memory in cases:
            # The operation accepts only offsets of 32 bits.
            if op == "vgather2_bc" and size(of) != 4:
                continue
            lanes = 256 // size(of)
            # Inactive lanes have offsets outside of memory.
            given = [o if i < 16 else 60000 for i, o in enumerate(offsets[:lanes])]
            # Bytes are zero-extended.
            wanted = [memory[o] % 256 if kind == "i8" else memory[o] for o in offsets[:16]]
            program.run(
                name,
                [
                    pset("all", result),
                    pset("p", result, "PAT_VL16"),
                    load("o", "offsets", of),
                    f"%v = pto.{op} %src, %o, %p : {ptr(kind)}, {vreg(of)}, {mask(result)} -> {vreg(result)}",
                    store("v", "dst", result),
                ],
                [("src", kind, data(kind, memory)), ("offsets", of, data(of, given)), ("dst", result, "zero:256")],
                [(2, result, wanted + [0] * (lanes - 16))],
            )
        program.write()

    program = Program("vector_memory/vgatherb")
    blocks = [3, 0, 7, 7, 1, 2, 9, 4]
    for kind, of in (("f32", "i32"), ("u16", "u32")):
        lanes, per_block = 256 // size(kind), 32 // size(kind)
        memory = iota(kind, 10 * per_block)
        given = [32 * block for block in blocks[:4]] + [60001] * 60
        wanted = flat(memory[32 * block : 32 * block + 32] for block in blocks[:4]) + [0] * 128
        program.run(
            f"of_{kind}",
            [
                pset("all", kind),
                pset("p", of, "PAT_VL4"),
                load("o", "offsets", of),
                f"%v = pto.vgatherb %src, %o, %p : {ptr(kind)}, {vreg(of)}, {mask(of)} -> {vreg(kind)}",
                store("v", "dst", kind),
            ],
            [("src", kind, f"iota:{kind}:{10 * per_block}"), ("offsets", of, data(of, given)), ("dst", kind, "zero:256")],
            [(2, kind, unpack(kind, wanted))],
            (),
            ["The first four blocks are active, which are the first four lanes of offsets and predicate."],
        )
    program.write()


def scatters():
    program = Program("vector_memory/vscatter")
    for kind, of in (("f32", "i32"), ("u16", "u16"), ("u8", "u16")):
        lanes = 256 // size(of)
        active = 16
        offsets = [(7 * i + 3) % 50 for i in range(active)] + [60000] * (lanes - active)
        values = unpack(kind, iota(kind, 256 // size(kind)))
        memory = [77] * 50
        step = size(of) // size(kind)
        for lane in range(active):
            memory[offsets[lane]] = values[lane * step]
        program.run(
            f"of_{kind}",
            [
                pset("p", of, "PAT_VL16"),
                load("o", "offsets", of),
                load("v", "src", kind),
                f"pto.vscatter %v, %dst, %o, %p : {vreg(kind)}, {ptr(kind)}, {vreg(of)}, {mask(of)}",
            ],
            [
                ("src", kind, f"iota:{kind}:{256 // size(kind)}"),
                ("offsets", of, data(of, offsets)),
                ("dst", kind, data(kind, [77] * 50)),
            ],
            [(2, kind, memory)],
        )
    program.run(
        "one_value_twice",
        [
            pset("p", "f32", "PAT_VL2"),
            load("o", "offsets", "i32"),
            load("v", "src", "f32"),
            f"pto.vscatter %v, %dst, %o, %p : {vreg('f32')}, {ptr('f32')}, {vreg('i32')}, {mask('i32')}",
        ],
        [("src", "f32", data("f32", [5.0] * 64)), ("offsets", "i32", data("i32", [1] * 64)), ("dst", "f32", "zero:12")],
        [(2, "f32", [0.0, 5.0, 0.0])],
    )
    program.write()


# Blocks and elements at a distance.


def distances():
    strides = "i16, i16"
    load_program, store_program = Program("vector_memory/vsldb"), Program("vector_memory/vsstb")
    constants = [("step", 2, "i16"), ("ahead", 3, "i16")]
    for kind in ("f32", "u16"):
        lanes, per_block = 256 // size(kind), 32 // size(kind)
        memory = iota(kind, 20 * per_block)
        # 16 lanes are two blocks of f32 and one of u16.
        active = 16 * size(kind)
        for name, results, base in (("", "", 3), ("advanced_", f", {ptr(kind)}", 0)):
            from_blocks = flat(memory[32 * (base + 2 * i) :][:32] for i in range(8))
            wanted = from_blocks[:active] + [0] * (256 - active)
            load_program.run(
                f"{name}{kind}",
                [
                    pset("all", kind),
                    pset("p", kind, "PAT_VL16"),
                    f"%v{', %next' if results else ''} = pto.vsldb %src, %step, %ahead, %p : {ptr(kind)}, {strides}, "
                    f"{mask(kind)} -> {vreg(kind)}{results}",
                    store("v", "dst", kind),
                ]
                + ([f"%w = pto.vlds %next[%c0] {{dist = \"BRC_B{8 * size(kind)}\"}} : {ptr(kind)} -> {vreg(kind)}",
                    store("w", "dst", kind, "second")] if results else []),
                [
                    # Memory ends after the last active block.
                    ("src", kind, f"iota:{kind}:{(base + 2 * (active // 32 - 1) + 1 + (3 if results else 0)) * per_block}"),
                    ("dst", kind, f"zero:{512 if results else 256}"),
                ],
                [(1, kind, unpack(kind, wanted + (memory[96 : 96 + size(kind)] * lanes if results else [])))],
                constants + [("second", lanes, "index")],
            )
            target = pack(kind, [99] * (20 * per_block))
            source = iota(kind, lanes)
            for i in range(active):
                target[32 * (base + 2 * (i // 32)) + i % 32] = source[i]
            if results:
                target[96:128] = source[:32]
            store_program.run(
                f"{name}{kind}",
                [
                    pset("p", kind, "PAT_VL16"),
                    pset("first", kind, f"PAT_VL{per_block}"),
                    load("v", "src", kind),
                    f"{'%next = ' if results else ''}pto.vsstb %v, %dst, %step, %ahead, %p : {vreg(kind)}, {ptr(kind)}, "
                    f"{strides}, {mask(kind)}{' -> ' + ptr(kind) if results else ''}",
                ]
                + ([store("v", "next", kind, "c0", "first")] if results else []),
                [
                    ("src", kind, f"iota:{kind}:{lanes}"),
                    ("dst", kind, data(kind, [99] * (20 * per_block))),
                ],
                [(1, kind, unpack(kind, target))],
                constants,
            )
    load_program.write()
    store_program.write()

    load_program, store_program = Program("vector_memory/vsld"), Program("vector_memory/vsst")
    for kind, stride, bits in (("u16", 3, 16), ("u16", 2, 64), ("f32", 8, 32)):
        lanes, width = 256 // size(kind), bits // 8
        count = 256 // width
        first = 2 * (width // size(kind))
        total = first * size(kind) + ((count - 1) * stride + 1) * width
        memory = iota(kind, total // size(kind))
        body = flat(memory[first * size(kind) + i * stride * width :][:width] for i in range(count))
        load_program.run(
            f"s{stride}_b{bits}",
            [
                pset("all", kind),
                f'%v = pto.vsld %src[%first], "STRIDE_S{stride}_B{bits}" : {ptr(kind)} -> {vreg(kind)}',
                store("v", "dst", kind),
            ],
            [("src", kind, f"iota:{kind}:{total // size(kind)}"), ("dst", kind, "zero:256")],
            [(1, kind, unpack(kind, body))],
            [("first", first, "index")],
        )
        target = pack(kind, [99] * (total // size(kind)))
        register = iota(kind, lanes)
        for i in range(count):
            at = first * size(kind) + i * stride * width
            target[at : at + width] = register[i * width : (i + 1) * width]
        store_program.run(
            f"s{stride}_b{bits}",
            [
                load("v", "src", kind),
                f'pto.vsst %v, %dst[%first], "STRIDE_S{stride}_B{bits}" : {vreg(kind)}, {ptr(kind)}',
            ],
            [("src", kind, f"iota:{kind}:{lanes}"), ("dst", kind, data(kind, [99] * (total // size(kind))))],
            [(1, kind, unpack(kind, target))],
            [("first", first, "index")],
        )
    load_program.write()
    store_program.write()


# Rules that are broken.


def faults():
    f32, v32 = ptr("f32"), vreg("f32")
    source, target = ("src", "f32", "iota:f32:64"), ("dst", "f32", "zero:512")
    odd = [("odd", 1, "index")]
    state = "%a0 = pto.init_align : !pto.align"
    full = pset("p", "f32")
    value = load("v", "src", "f32")
    offsets = lambda values: ("offsets", "i32", data("i32", values))
    stored = f"%a1 = pto.vstus %a0, %three, %v, %dst : !pto.align, i32, {v32}, {f32} -> !pto.align"
    three = [("three", 3, "i32"), ("c1", 1, "index")]
    cases = {
        "vector_memory/vlds_misaligned": ("PTO1502", [load("w", "src", "f32", "odd")], [source], odd),
        "vector_memory/vlds_outside": ("PTO1501", [load("w", "src", "f32", "far")], [source], [("far", 65536, "index")]),
        "vector_memory/vldsx2_misaligned": (
            "PTO1502",
            [f'%x, %y = pto.vldsx2 %src[%odd], "DINTLV_B32" : {f32}, index -> {v32}, {v32}'],
            [source],
            odd,
        ),
        "vector_memory/vsts_misaligned": (
            "PTO1502",
            [full, value, store("v", "dst", "f32", "odd", "p")],
            [source, target],
            odd,
        ),
        "vector_memory/vsts_outside": (
            "PTO1501",
            [full, value, store("v", "dst", "f32", "before", "p")],
            [source, target],
            [("before", -4096, "index")],
        ),
        "vector_memory/vstsx2_misaligned": (
            "PTO1502",
            [full, value, f'pto.vstsx2 %v, %v, %dst[%odd], "INTLV_B32", %p : {v32}, {v32}, {f32}, index, {mask("f32")}'],
            [source, target],
            odd,
        ),
        "vector_memory/vldus_other_block": (
            "PTO1504",
            [
                f"%a0 = pto.vldas %src : {f32} -> !pto.align",
                f"%next = pto.addptr %src, %c8 : {f32} -> {f32}",
                f"%w, %a1 = pto.vldus %next, %a0 : {f32}, !pto.align -> {v32}, !pto.align",
            ],
            [source],
            [("c8", 8, "index")],
        ),
        "vector_memory/vldus_new_state": (
            "PTO1504",
            [state, f"%w, %a1 = pto.vldus %src, %a0 : {f32}, !pto.align -> {v32}, !pto.align"],
            [source],
        ),
        "vector_memory/vstus_gap": (
            "PTO1504",
            [
                value,
                state,
                stored,
                f"%next = pto.addptr %dst, %c1 : {f32} -> {f32}",
                f"%a2 = pto.vstus %a1, %three, %v, %next : !pto.align, i32, {v32}, {f32} -> !pto.align",
            ],
            [source, target],
            three,
        ),
        "vector_memory/vstus_too_many": (
            "PTO1514",
            [value, state, f"%a1 = pto.vstus %a0, %many, %v, %dst : !pto.align, i32, {v32}, {f32} -> !pto.align"],
            [source, target],
            [("many", 65, "i32")],
        ),
        "vector_memory/vstas_elsewhere": (
            "PTO1504",
            [value, state, stored, f"pto.vstas %a1, %dst, %two : !pto.align, {f32}, i32"],
            [source, target],
            three + [("two", 2, "i32")],
        ),
        "vector_memory/vstur_uncounted": (
            "PTO1503",
            [
                'pto.sprclr "AR"',
                value,
                state,
                f'%a1 = pto.vstur %a0, %v, %dst, "POST_UPDATE" : !pto.align, {v32}, {f32} -> !pto.align',
            ],
            [source, target],
        ),
        "vector_memory/vgather2_outside": (
            "PTO1501",
            [
                full,
                load("o", "offsets", "i32"),
                f"%w = pto.vgather2 %src, %o, %p : {f32}, {vreg('i32')}, {mask('f32')} -> {v32}",
            ],
            [source, offsets([0] * 63 + [-1])],
        ),
        "vector_memory/vgather2_no_offset": (
            "PTO1503",
            [
                full,
                load("o", "offsets", "i32"),
                f"%w = pto.vgather2 %src, %o, %p : {f32}, {vreg('i32')}, {mask('f32')} -> {v32}",
            ],
            [source, ("offsets", "i32", "none:256")],
        ),
        "vector_memory/vgatherb_misaligned": (
            "PTO1502",
            [
                full,
                load("o", "offsets", "i32"),
                f"%w = pto.vgatherb %src, %o, %p : {f32}, {vreg('i32')}, {mask('f32')} -> {v32}",
            ],
            [source, offsets([0, 32, 36] + [0] * 61)],
        ),
        "vector_memory/vscatter_conflict": (
            "PTO1504",
            [
                full,
                value,
                load("o", "offsets", "i32"),
                f"pto.vscatter %v, %dst, %o, %p : {v32}, {f32}, {vreg('i32')}, {mask('f32')}",
            ],
            [source, offsets([3] * 64), target],
        ),
        "vector_memory/vsldb_misaligned": (
            "PTO1502",
            [
                full,
                f"%next = pto.addptr %src, %odd : {f32} -> {f32}",
                f"%w = pto.vsldb %next, %s, %s, %p : {f32}, i16, i16, {mask('f32')} -> {v32}",
            ],
            [source],
            odd + [("s", 1, "i16")],
        ),
        "vector_memory/vsld_unknown_stride": (
            "PTO1509",
            [f'%w = pto.vsld %src[%c0], "STRIDE" : {f32} -> {v32}'],
            [source],
        ),
    }
    for path, (code, *rest) in cases.items():
        Program(path).fault(code, *rest).write()


for write in (vlds, vldsx2, vsts, vstsx2, unaligned_loads, unaligned_stores, gathers, scatters, distances, faults):
    write()
