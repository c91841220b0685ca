#!/usr/bin/env python3
"""Writes the programs in irregular whose data are too long to be written by hand.

Expectations follow from the definitions of the operations; the script does not use the interpreter. Each run writes the same files.
"""

import pathlib
import struct

FOLDER = pathlib.Path(__file__).parent / "irregular"
WORD = 0xFFFFFFFF


def records(pairs):
    """Interleaves values and positions as words."""
    return [word for value, position in pairs for word in (struct.unpack("<I", struct.pack("<f", value))[0], position)]


def hexadecimal(words, separator):
    return separator.join(f"0x{word:08x}" for word in words)


def tile(count, dtype="f32"):
    return f"!pto.tile_buf<vec, 1x{count}x{dtype}>"


def write(name, operation, about, arguments, expected, parameters, statement):
    """`arguments` are texts of a command line, the last of which is the tile that has the `expected` words."""
    given = "".join(f" --arg {text}" for text in arguments)
    lines = [
        "// Written by irregular.py.",
        f"// {about}",
        f"// COVERS: {operation}",
        f"// RUN: --pto-arch=a5{given}",
        f"// EXPECT {len(arguments) - 1} u32: {hexadecimal(expected, ' ')}",
        f"func.func @test({', '.join(f'%{name}: {kind}' for name, kind in parameters)}) {{",
        f"  {statement}",
        "  return",
        "}",
    ]
    (FOLDER / f"{name}.mlir").write_text("\n".join(lines) + "\n")


def sorted_groups():
    """35 elements: a group of 32, and a rest of 3 that starts with a NaN."""
    values = [0.0] * 31 + [1.0, 5.0, 9.0, float("nan")] + [0.0] * 5
    order = [31] + list(range(31)) + [34, 33, 32] + list(range(35, 40))
    result = records((values[at], at) for at in order)
    kinds = tile(40), tile(40, "ui32"), tile(80)
    write(
        "tsort32_groups",
        "tsort32",
        "A group of 32, and what remains of the row.",
        [f"data:f32:{hexadecimal(records((value, 0) for value in values)[::2], ',')}", "iota:u32:40", "none:320"],
        result,
        zip("abd", kinds),
        f"pto.tsort32 ins(%a, %b : {kinds[0]}, {kinds[1]}) outs(%d : {kinds[2]})",
    )


def merged_blocks():
    """Five blocks of 32 records: one merge takes four of them, a separate merge the fifth."""
    blocks = [[(31 - k + b * 0.125, 100 * b + k) for k in range(32)] for b in range(5)]
    merged = sorted((record for block in blocks[:4] for record in block), key=lambda record: -record[0])
    kind = tile(320)
    write(
        "tmrgsort_blocks",
        "tmrgsort",
        "Four blocks of 64 elements become one run, and the fifth stays.",
        [f"data:f32:{hexadecimal(records(record for block in blocks for record in block), ',')}", "64", "none:1280"],
        records(merged + blocks[4]),
        [("a", kind), ("n", "i32"), ("d", kind)],
        f"pto.tmrgsort ins(%a, %n : {kind}, i32) outs(%d : {kind})",
    )


def philox(key, counter, rounds):
    for _ in range(rounds):
        first, second = 0xD2511F53 * counter[0], 0xCD9E8D57 * counter[2]
        counter = [
            second >> 32 ^ counter[1] ^ key[0],
            second & WORD,
            first >> 32 ^ counter[3] ^ key[1],
            first & WORD,
        ]
        key = [key[0] + 0x9E3779B9 & WORD, key[1] + 0xBB67AE85 & WORD]
    return counter


def counted():
    """The counter wraps around to zero after its greatest value."""
    names = ["k0", "k1", "c0", "c1", "c2", "c3"]
    key, counters = [5, 0x80000000], ([WORD] * 4, [0] * 4)
    given = [str(key[0]), str(key[1] - (1 << 32))] + ["-1"] * 4
    kind = tile(8, "ui32")
    write(
        "trandom_counter",
        "trandom",
        "The counter counts up for each four words, as one number of 128 bits.",
        given + ["none:32"],
        [word for counter in counters for word in philox(key, counter, 10)],
        [(name, "i32") for name in names] + [("d", kind)],
        f"pto.trandom ins({', '.join(f'%{name}' for name in names)} : {', '.join(['i32'] * 6)}) outs(%d : {kind})",
    )


# Known answers (Random123, kat_vectors).
assert philox([WORD] * 2, [WORD] * 4, 10) == [0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD]
sorted_groups()
merged_blocks()
counted()
