"""Writes the programs of single threads, and computes their results from the definition of each operation: python3 tests/run/simt.py.

Each thread of a launch has a row of words in global memory, and writes one for each operation.
"""

import math
import pathlib
import struct

FOLDER = pathlib.Path(__file__).parent / "simt"
TEAM = 32


def signed(value, bits=32):
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def to_bits(value):
    return signed(struct.unpack("<I", struct.pack("<f", value))[0])


class Program:
    """A kernel that launches threads of a size; `body` are lines of the function they run."""

    def __init__(self, text, size, covers=""):
        self.text, self.size, self.covers = text, size, covers
        self.lines, self.rows = [], [[] for _ in range(math.prod(size))]
        self.constants = {}

    def constant(self, value, kind="i32"):
        """A name of a constant."""
        name = f"%k{len(self.constants)}"
        return self.constants.setdefault((value, kind), name)

    def emit(self, line):
        self.lines.append(line)

    def keep(self, name, expected, kind="i32"):
        """The thread writes a value; `expected` returns the expected word for the number of a thread."""
        word = name
        if kind == "f32":
            word = f"{name}_bits"
            self.emit(f"{word} = llvm.bitcast {name} : f32 to i32")
        elif kind == "i1":
            word = f"{name}_word"
            self.emit(f"{word} = arith.extui {name} : i1 to i32")
        place = len(self.rows[0])
        self.emit(f"%at{place} = arith.addi %first, {self.constant(place, 'index')} : index")
        self.emit(f"pto.store {word}, %d[%at{place}] : !pto.ptr<i32, gm>, i32")
        for number, row in enumerate(self.rows):
            row.append(signed(expected(number)))

    def write(self, name):
        columns = len(self.rows[0])
        count = columns * len(self.rows)
        values = " ".join(str(word) for row in self.rows for word in row)
        x, y, z = self.size
        body = [f"  {line}" for line in self.lines]
        width = self.constant(columns)
        number = [
            "  %x = pto.get_tid_x : i32",
            "  %y = pto.get_tid_y : i32",
            "  %z = pto.get_tid_z : i32",
            f"  %across = arith.constant {x} : i32",
            f"  %down = arith.constant {y} : i32",
            "  %planes = arith.muli %z, %down : i32",
            "  %lines = arith.addi %planes, %y : i32",
            "  %skipped = arith.muli %lines, %across : i32",
            "  %number = arith.addi %skipped, %x : i32",
            f"  %words = arith.muli %number, {width} : i32",
            "  %first = arith.index_castui %words : i32 to index",
        ]
        constants = [f"  {name} = arith.constant {value} : {kind}" for (value, kind), name in self.constants.items()]
        text = [
            "// Written by simt.py.",
            f"// {self.text}",
            *([f"// COVERS: {self.covers}"] if self.covers else []),
            f"// RUN: --pto-arch=a5 --arg zero:{4 * count}",
            f"// EXPECT 0 i32: {values}",
            "func.func @kernel(%d: !pto.ptr<i32, gm>) attributes {pto.aicore} {",
            f"  %x = arith.constant {x} : i32",
            f"  %y = arith.constant {y} : i32",
            f"  %z = arith.constant {z} : i32",
            "  pto.simt_launch @body<<<%x, %y, %z>>>(%d) : (!pto.ptr<i32, gm>) -> ()",
            "  pto.barrier #pto.pipe<PIPE_ALL>",
            "  return",
            "}",
            "func.func @body(%d: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {",
            *constants,
            *number,
            *body,
            "  return",
            "}",
        ]
        (FOLDER / f"{name}.mlir").write_text("\n".join(text) + "\n")


def numbers():
    size = (4, 3, 4)
    p = Program(
        "Where 4 x 3 x 4 threads are, of which the last 16 are a separate team.",
        size,
        "get_tid_x get_tid_y get_tid_z get_block_dim_x get_block_dim_y get_block_dim_z get_block_idx_x get_block_idx_y "
        "get_block_idx_z get_grid_dim_x get_grid_dim_y get_grid_dim_z get_laneid get_lanemask_eq get_lanemask_ge "
        "get_lanemask_gt get_lanemask_le get_lanemask_lt get_veccoreid",
    )
    of = {
        "tid_x": lambda n: n % 4,
        "tid_y": lambda n: n // 4 % 3,
        "tid_z": lambda n: n // 12,
        "block_dim_x": lambda n: 4,
        "block_dim_y": lambda n: 3,
        "block_dim_z": lambda n: 4,
        "block_idx_x": lambda n: 0,
        "block_idx_y": lambda n: 0,
        "block_idx_z": lambda n: 0,
        "grid_dim_x": lambda n: 1,
        "grid_dim_y": lambda n: 1,
        "grid_dim_z": lambda n: 1,
        "laneid": lambda n: n % TEAM,
        "lanemask_eq": lambda n: sum(1 << k for k in range(TEAM) if k == n % TEAM),
        "lanemask_ge": lambda n: sum(1 << k for k in range(TEAM) if k >= n % TEAM),
        "lanemask_gt": lambda n: sum(1 << k for k in range(TEAM) if k > n % TEAM),
        "lanemask_le": lambda n: sum(1 << k for k in range(TEAM) if k <= n % TEAM),
        "lanemask_lt": lambda n: sum(1 << k for k in range(TEAM) if k < n % TEAM),
        "veccoreid": lambda n: 0,
    }
    for name, expected in of.items():
        p.emit(f"%r_{name} = pto.get_{name} : i32")
        p.keep(f"%r_{name}", expected)
    p.write("simt_launch")


def functions():
    p = Program(
        "Floats, of which every result is exact: functions at points where they are.",
        (1, 1, 1),
        "ceil cos exp floor fma fmax fmin log pow rint round sin sqrt",
    )

    def unary(name, value, result):
        tag = f"{name}{len(p.lines)}"
        p.emit(f"%{tag} = pto.{name} {p.constant(repr(value), 'f32')} : f32 -> f32")
        p.keep(f"%{tag}", lambda n: to_bits(result), "f32")

    for value in (-2.5, 3.0):
        unary("absf", value, abs(value))
    # Rounding of halves: to even, away from zero, down, up.
    for value in (2.5, -2.5, 1.25):
        unary("rint", value, float(round(value)))
        unary("round", value, math.copysign(math.floor(abs(value) + 0.5), value))
        unary("floor", value, float(math.floor(value)))
        unary("ceil", value, float(math.ceil(value)))
    unary("sqrt", 2.25, 1.5)
    unary("exp", 0.0, 1.0)
    unary("log", 1.0, 0.0)
    unary("sin", 0.0, 0.0)
    unary("cos", 0.0, 1.0)

    def binary(name, a, b, result):
        tag = f"{name}{len(p.lines)}"
        a, b = p.constant(repr(a), "f32"), p.constant(repr(b), "f32")
        p.emit(f"%{tag} = pto.{name} {a}, {b} : f32, f32 -> f32")
        p.keep(f"%{tag}", lambda n: to_bits(result), "f32")

    binary("fmax", -1.0, 2.5, 2.5)
    binary("fmin", -1.0, 2.5, -1.0)
    binary("pow", 1.5, 2.0, 2.25)
    # The square of 1 + 2^-12 is 1 + 2^-11 + 2^-24: if it is rounded before the sum, the last term is lost.
    factor = 1 + 2**-12
    a, c = p.constant(repr(factor), "f32"), p.constant(repr(-(1 + 2**-11)), "f32")
    p.emit(f"%fused = pto.fma {a}, {a}, {c} : f32, f32, f32 -> f32")
    p.keep("%fused", lambda n: to_bits(2**-24), "f32")
    p.write("absf")


def pairs():
    p = Program("Each of a pair of halves: (-2, 3) and (4, 0.5).", (1, 1, 1))

    def half(value):
        return struct.unpack("<H", struct.pack("<e", value))[0]

    a, b = ("dense<[-2.0, 3.0]>", "dense<[4.0, 0.5]>")
    vector = "vector<2xf16>"
    a, b = p.constant(a, vector), p.constant(b, vector)
    cases = {
        "absf": (f"{a} : {vector}", (2.0, 3.0)),
        "fmax": (f"{a}, {b} : {vector}, {vector}", (4.0, 3.0)),
        "fmin": (f"{a}, {b} : {vector}, {vector}", (-2.0, 0.5)),
        "fma": (f"{a}, {b}, {a} : {vector}, {vector}, {vector}", (-10.0, 4.5)),
    }
    for name, (operands, (low, high)) in cases.items():
        p.emit(f"%{name} = pto.{name} {operands} -> {vector}")
        p.emit(f"%{name}_word = llvm.bitcast %{name} : {vector} to i32")
        p.keep(f"%{name}_word", lambda n, word=half(low) | half(high) << 16: word)
    p.write("absf.pairs")


def integers():
    p = Program("Integers of 32 bits, with a sign and without.", (1, 1, 1), "mulhi mul_i32toi64")
    cases = [(-5, 3), (0xF0000000, 16), (0x7FFFFFFF, 0x7FFFFFFF)]
    for a, b in cases:
        for sign in ("signed", "unsigned"):
            read = (lambda v: signed(v)) if sign == "signed" else (lambda v: v & 0xFFFFFFFF)
            product = read(a) * read(b)
            tag = f"{sign}{len(p.lines)}"
            x, y = p.constant(signed(a)), p.constant(signed(b))
            p.emit(f"%h{tag} = pto.mulhi {x}, {y} {sign} : i32, i32 -> i32")
            p.keep(f"%h{tag}", lambda n, word=product >> 32: word)
            p.emit(f"%w{tag} = pto.mul_i32toi64 {x}, {y} {sign} : i32, i32 -> i64")
            shift = p.constant(16, "i64")
            # The middle bits of the product are in both halves.
            p.emit(f"%s{tag} = arith.shrui %w{tag}, {shift} : i64")
            p.emit(f"%m{tag} = arith.trunci %s{tag} : i64 to i32")
            p.keep(f"%m{tag}", lambda n, word=product >> 16: word)
    a, b = 0x11223344, 0xAABBCCDD
    for selector in (0x3210, 0x7654, 0x89AB, 0xFFFF, 0x0426):
        of = b.to_bytes(4, "little") + a.to_bytes(4, "little")
        word = int.from_bytes(bytes(of[selector >> 4 * i & 7] for i in range(4)), "little")
        tag = f"%p{selector}"
        p.emit(f"{tag} = pto.prmt {p.constant(a)}, {p.constant(signed(b))}, {p.constant(selector)} : i32, i32, i32 -> i32")
        p.keep(tag, lambda n, word=word: word)
    p.write("prmt")


def conversions():
    p = Program("Conversions: rounding, saturation, integers without a sign.", (1, 1, 1))
    roundings = {
        "r": lambda v: round(v),
        "a": lambda v: int(math.copysign(math.floor(abs(v) + 0.5), v)),
        "f": math.floor,
        "c": math.ceil,
        "z": math.trunc,
    }
    for word, rounds in roundings.items():
        for value in (2.5, -2.5):
            tag = f"%{word}{len(p.lines)}"
            p.emit(f"{tag} = pto.convert {p.constant(repr(value), 'f32')} round({word}) sat signed : f32 -> i32")
            p.keep(tag, lambda n, result=rounds(value): result)
    for value, sign, result in ((3e9, "signed", 2**31 - 1), (3e9, "unsigned", 3 * 10**9), (-1.0, "unsigned", 0)):
        tag = f"%sat{len(p.lines)}"
        p.emit(f"{tag} = pto.convert {p.constant(repr(value), 'f32')} round(z) sat {sign} : f32 -> i32")
        p.keep(tag, lambda n, result=result: result)
    for sign, result in (("signed", -1.0), ("unsigned", 2.0**32)):
        tag = f"%{sign}"
        p.emit(f"{tag} = pto.convert {p.constant(-1)} round(r) nosat {sign} : i32 -> f32")
        p.keep(tag, lambda n, word=to_bits(result): word, "f32")
    p.write("convert")


def exchanges():
    count = 48
    p = Program(
        "48 threads, of which the last 16 are a team: values of others, votes, sums.",
        (count, 1, 1),
        "shuffle_down shuffle_idx shuffle_up vote_all vote_any vote_ballot vote_uni redux_add redux_max redux_min",
    )

    def team(n):
        first = n - n % TEAM
        return range(first, min(first + TEAM, count))

    def value(n):
        return n * 3 - 50

    p.emit(f"%times = arith.muli %number, {p.constant(3)} : i32")
    p.emit(f"%value = arith.subi %times, {p.constant(50)} : i32")
    width = 16

    def neighbour(n, asked):
        first = n - n % width
        return value(first + asked) if 0 <= asked < width else value(n)

    shuffles = {
        "bfly": (3, lambda n: neighbour(n, n % width ^ 3)),
        "down": (1, lambda n: neighbour(n, n % width + 1)),
        "up": (1, lambda n: neighbour(n, n % width - 1)),
        "idx": (6, lambda n: neighbour(n, 6 % width)),
    }
    for name, (by, expected) in shuffles.items():
        p.emit(f"%s{name} = pto.shuffle_{name} %value, {p.constant(by)} {{width = {width} : i32}} : i32, i32 -> i32")
        p.keep(f"%s{name}", expected)
    p.emit(f"%odd = arith.andi %number, {p.constant(1)} : i32")
    questions = {
        "odd": (f"arith.trunci %odd : i32 to i1", lambda n: n % 2 == 1),
        "many": (f"arith.cmpi sge, %number, {p.constant(32)} : i32", lambda n: n >= 32),
    }
    answers = {
        "all": ("i1", lambda says: all(says)),
        "any": ("i1", lambda says: any(says)),
        "uni": ("i1", lambda says: all(says) or not any(says)),
        "ballot": ("i32", lambda says: sum(1 << lane for lane, yes in enumerate(says) if yes)),
    }
    for question, (line, says) in questions.items():
        p.emit(f"%q{question} = {line}")
        for name, (kind, answer) in answers.items():
            p.emit(f"%{question}{name} = pto.vote_{name} %q{question} : i1 -> {kind}")
            p.keep(f"%{question}{name}", lambda n, a=answer, s=says: int(a([s(m) for m in team(n)])), kind)
    for name, of in {"add": sum, "max": max, "min": min}.items():
        for sign in ("signed", "unsigned"):
            read = (lambda v: v) if sign == "signed" else (lambda v: v & 0xFFFFFFFF)
            p.emit(f"%{name}{sign} = pto.redux_{name} %value {sign} : i32 -> i32")
            p.keep(f"%{name}{sign}", lambda n, o=of, r=read: o(r(value(m)) for m in team(n)))
    p.write("shuffle_bfly")


def atomics():
    """All threads update the same words, one after the other."""
    count = 8
    ops = {
        "add": (10, lambda old, v: old + v),
        "sub": (10, lambda old, v: old - v),
        "and": (0xFF, lambda old, v: old & v),
        "or": (0x100, lambda old, v: old | v),
        "xor": (0xFF, lambda old, v: old ^ v),
        "max": (3, max),
        "min": (3, min),
        "exch": (77, lambda old, v: v),
    }
    before = [start for start, _ in ops.values()] + [5, -1]
    lines, after = [], []
    for place, (name, (start, of)) in enumerate(ops.items()):
        lines.append(f"  %p{place} = pto.addptr %d, %i{place} : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>")
        lines.append(f"  %o{place} = pto.atomic_{name} %p{place}, %x signed : !pto.ptr<i32, gm>, i32 -> i32")
        word = start
        for n in range(count):
            word = of(word, n)
        after.append(signed(word))
    # The thread that finds its number in the word doubles it: 5 becomes 10, which is the number of no thread.
    cas, least = len(ops), len(ops) + 1
    lines += [
        f"  %p{cas} = pto.addptr %d, %i{cas} : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>",
        "  %double = arith.addi %x, %x : i32",
        f"  %o{cas} = pto.atomic_cas %p{cas}, %x, %double signed : !pto.ptr<i32, gm>, i32 -> i32",
        # As an unsigned number, -1 is the greatest.
        f"  %p{least} = pto.addptr %d, %i{least} : !pto.ptr<i32, gm> -> !pto.ptr<i32, gm>",
        f"  %o{least} = pto.atomic_max %p{least}, %x unsigned : !pto.ptr<i32, gm>, i32 -> i32",
    ]
    after += [10, -1]
    # The old value that each thread reads when it adds: the sum of the numbers of earlier threads.
    found = [10 + sum(range(n)) for n in range(count)]
    text = [
        "// Written by simt.py.",
        "// 8 threads change words of memory by their numbers; what they found where they add.",
        "// COVERS: atomic_and atomic_cas atomic_exch atomic_max atomic_min atomic_or atomic_sub atomic_xor ldg stg",
        f"// RUN: --pto-arch=a5 --arg data:i32:{','.join(map(str, before))} --arg zero:{4 * count}",
        f"// EXPECT 0 i32: {' '.join(map(str, after))}",
        f"// EXPECT 1 i32: {' '.join(map(str, found))}",
        "func.func @kernel(%d: !pto.ptr<i32, gm>, %e: !pto.ptr<i32, gm>) attributes {pto.aicore} {",
        f"  %n = arith.constant {count} : i32",
        "  %one = arith.constant 1 : i32",
        "  pto.simt_launch @body<<<%n, %one, %one>>>(%d, %e) : (!pto.ptr<i32, gm>, !pto.ptr<i32, gm>) -> ()",
        "  pto.barrier #pto.pipe<PIPE_ALL>",
        "  return",
        "}",
        "func.func @body(%d: !pto.ptr<i32, gm>, %e: !pto.ptr<i32, gm>) attributes {pto.simt_entry} {",
        *[f"  %i{place} = arith.constant {place} : index" for place in range(len(before))],
        "  %x = pto.get_tid_x : i32",
        "  %at = arith.index_castui %x : i32 to index",
        "  %old = pto.ldg %d[%i0] l1cache(cache) l2cache(nmfv) : !pto.ptr<i32, gm> -> i32",
        "  pto.stg %old, %e[%at] l1cache(cache) l2cache(nmfv) : !pto.ptr<i32, gm>, i32",
        *lines,
        "  return",
        "}",
    ]
    (FOLDER / "atomic_add.mlir").write_text("\n".join(text) + "\n")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for part in (numbers, functions, pairs, integers, conversions, exchanges, atomics):
        part()
