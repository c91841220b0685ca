"""Code of the scripts that write programs on vector registers and compute the results on lists of bytes."""

import pathlib
import struct
import sys

FOLDER = pathlib.Path(__file__).parent
CODES = {"u8": "B", "i8": "b", "u16": "H", "i16": "h", "u32": "I", "i32": "i", "u64": "Q", "f16": "e", "f32": "f"}
TEXT = {"u8": "ui8", "u16": "ui16", "u32": "ui32", "u64": "ui64"}


def size(kind):
    return struct.calcsize(CODES[kind])


def pack(kind, values):
    return list(struct.pack(f"<{len(values)}{CODES[kind]}", *values))


def unpack(kind, data):
    return list(struct.unpack(f"<{len(data) // size(kind)}{CODES[kind]}", bytes(data)))


def iota(kind, count):
    return pack(kind, [i % (1 << 8 * size(kind)) if kind[0] == "u" else i for i in range(count)])


def runs(values, separator):
    """Text of values, in which equal neighbours are VALUE*COUNT."""
    parts, i = [], 0
    while i < len(values):
        n = 1
        while i + n < len(values) and values[i + n] == values[i]:
            n += 1
        value = repr(values[i]).removesuffix(".0")
        parts.append(f"{value}*{n}" if n > 1 else value)
        i += n
    return separator.join(parts)


def data(kind, values):
    return f"data:{kind}:{runs(values, ',')}"


def ptr(kind):
    return f"!pto.ptr<{TEXT.get(kind, kind)}, ub>"


def vreg(kind):
    return f"!pto.vreg<{256 // size(kind)}x{TEXT.get(kind, kind)}>"


def mask(kind):
    return f"!pto.mask<b{8 * size(kind)}>"


def pset(name, kind, pattern="PAT_ALL"):
    bits = 8 * size(kind)
    return f'%{name} = pto.pset_b{bits} "{pattern}" : !pto.mask<b{bits}>'


def load(name, source, kind, at="c0"):
    return f"%{name} = pto.vlds %{source}[%{at}] : {ptr(kind)} -> {vreg(kind)}"


def store(value, target, kind, at="c0", predicate="all"):
    return f"pto.vsts %{value}, %{target}[%{at}], %{predicate} : {vreg(kind)}, {ptr(kind)}, {mask(kind)}"


class Program:
    """A file: functions on pointers into vector memory, each with a run. `scoped` bodies are in a vector scope."""

    def __init__(self, path, covers=(), target="a5", scoped=True):
        self.path, self.lines, self.covers, self.target, self.scoped = path, [], covers, target, scoped

    def run(self, name, body, arguments, expected=(), constants=(), notes=()):
        """`arguments` are (name, element type, text); `expected` are (number, element type, values)."""
        self.lines.append("")
        self.lines += [f"// {note}" for note in notes]
        given = "".join(f" --arg {text}" for _, _, text in arguments)
        self.lines.append(f"// RUN: --pto-arch={self.target} --entry {name}{given}")
        for number, kind, values in expected:
            self.lines.append(f"// EXPECT {number} {kind}: {runs(values, ' ')}")
        parameters = ", ".join(f"%{name}: {ptr(kind)}" for name, kind, _ in arguments)
        self.lines.append(f"func.func @{name}({parameters}) {{")
        if any("%c0" in line for line in body):
            self.lines.append("  %c0 = arith.constant 0 : index")
        for constant, value, kind in constants:
            self.lines.append(f"  %{constant} = arith.constant {value} : {kind}")
        if self.scoped:
            body = ["pto.vecscope {"] + ["  " + line for line in body] + ["}"]
        self.lines += ["  " + line for line in body] + ["  return", "}"]
        return self

    def fault(self, code, body, arguments, constants=()):
        """A run that breaks a rule in the last statement of `body`."""
        return self.run("faulty", body[:-1] + [f"{body[-1]} // FAULT {code}"], arguments, (), constants)

    def write(self):
        head = [f"// Written by {pathlib.Path(sys.argv[0]).name}."]
        if self.covers:
            head.append("// COVERS: " + " ".join(self.covers))
        path = FOLDER / f"{self.path}.mlir"
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(head + self.lines) + "\n")


def units(values, width):
    return [values[i : i + width] for i in range(0, len(values), width)]


def flat(parts):
    return [byte for part in parts for byte in part]
