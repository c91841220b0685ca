"""Kernels as lists of statements, with their data; the generators of kernels share this code."""

import numpy as np
from common import ROOT, tile

FOLDER = ROOT / "kernels"
# Types of arrays; arrays of bf16 hold the bits.
BITS = {"f32": np.float32, "f16": np.float16, "bf16": np.uint16, "i8": np.int8, "ui8": np.uint8, "i16": np.int16, "i32": np.int32}
draw = np.random.default_rng(7)


def normal(*shape):
    return draw.standard_normal(shape).astype(np.float32)


def small(*shape, low=-3, high=4, dtype=np.float16):
    return draw.integers(low, high, shape).astype(dtype)


def bf16(values):
    """The bits of the nearest bf16, ties to even."""
    bits = np.ascontiguousarray(values, np.float32).view(np.uint32).astype(np.uint64)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def of_bf16(bits):
    """Decodes the bits of bf16."""
    return (bits.astype(np.uint32) << 16).view(np.float32)


class Kernel:
    """A kernel: parameters with their data, and statements."""

    def __init__(self, name, summary, level="tile", ordered=True, script="kernels.py"):
        """With `ordered`, barriers surround copies; otherwise the compiler orders the pipes."""
        self.name, self.summary, self.level, self.ordered, self.script = name, summary, level, ordered, script
        self.parameters, self.lines, self.constants, self.count, self.depth = [], [], {}, 0, 0

    def line(self, text):
        self.lines.append("  " * (self.depth + 1) + text)

    def buffer(self, dtype, array=None, shape=None):
        """A parameter: a given array, or the shape of an output."""
        name = f"%p{len(self.parameters)}"
        self.parameters.append([name, dtype, array, shape if array is None else np.shape(array), None])
        return name

    def expect(self, name, array, tolerance=0.0):
        for parameter in self.parameters:
            if parameter[0] == name:
                parameter[4] = (np.asarray(array), tolerance)

    def index(self, value):
        return self.constant(value, "index")

    def constant(self, value, kind):
        text = f"{value!r}" if kind == "index" or kind.startswith("i") else f"{float(value):e}"
        key = (text, kind)
        if key not in self.constants:
            self.constants[key] = f"%c{len(self.constants)}"
        return self.constants[key]

    def fresh(self, stem="t"):
        self.count += 1
        return f"%{stem}{self.count}"

    def view(self, buffer, rows, cols, part=None, dtype=None, pitch=None):
        """A matrix in global memory, or `part` of it: (row, column, rows, columns), the first two names or numbers."""
        dtype = dtype or next(p[1] for p in self.parameters if p[0] == buffer)
        whole, named = self.fresh("g"), lambda x: x if isinstance(x, str) else self.index(x)
        self.line(f"{whole} = pto.make_tensor_view {buffer}, shape = [{named(rows)}, {named(cols)}], strides = "
                  f"[{named(pitch or cols)}, {self.index(1)}] : !pto.tensor_view<?x?x{dtype}>")
        row, col, height, width = part or (0, 0, rows, cols)
        shown = lambda x: "?" if isinstance(x, str) else str(x)
        kind = f"!pto.partition_tensor_view<{shown(height)}x{shown(width)}x{dtype}>"
        made = self.fresh("v")
        self.line(f"{made} = pto.partition_view {whole}, offsets = [{named(row)}, {named(col)}], sizes = "
                  f"[{named(height)}, {named(width)}] : !pto.tensor_view<?x?x{dtype}> -> {kind}")
        return made, kind

    def tile(self, rows, cols, dtype="f32", loc="vec", layout="nd", valid=None, pad=0):
        """A tile; an extent of `valid` that is a name is dynamic."""
        name, extra = self.fresh(), ""
        shown = None
        if valid:
            shown = ["?" if isinstance(x, str) else x for x in valid]
            given = [f"{key} = {x}" for key, x in zip(("valid_row", "valid_col"), valid) if isinstance(x, str)]
            extra = " " + " ".join(given) if given else ""
        kind = tile(loc, rows, cols, dtype, layout, shown)
        if pad:
            kind = kind[:-1] + f", pad={pad}>"
        self.line(f"{name} = pto.alloc_tile{extra} : {kind}")
        return name, kind

    def op(self, op, ins, out, extra=""):
        """`ins` are tiles, f32 numbers, or numbers with their type."""
        ins = [x if isinstance(x, tuple) else (x, "f32") for x in ins]
        ins = [x if isinstance(x[0], str) else (self.constant(*x), x[1]) for x in ins]
        self.line(f"pto.{op} ins({', '.join(n for n, _ in ins)}{extra} : {', '.join(k for _, k in ins)}) outs({out[0]} : {out[1]})")
        return out

    def load(self, view, out):
        self.op("tload", [view], out)
        self.barrier()
        return out

    def store(self, source, view):
        self.barrier()
        self.op("tstore", [source], view)
        self.barrier()

    def barrier(self):
        if self.ordered:
            self.line("pto.barrier <PIPE_ALL>")

    def window(self, source, rows, cols, part):
        """A window onto a tile: row and column, rows and columns."""
        name, kind = self.fresh("w"), source[1].replace(f"{rows}x{cols}", f"{part[2]}x{part[3]}")
        row, col = [x if isinstance(x, str) else self.index(x) for x in part[:2]]
        self.line(f"{name} = pto.subview {source[0]}[{row}, {col}] sizes [{part[2]}, {part[3]}] : {source[1]} -> {kind}")
        return name, kind

    def loop(self, low, high, step):
        name, named = self.fresh("i"), lambda x: x if isinstance(x, str) else self.index(x)
        self.line(f"scf.for {name} = {named(low)} to {named(high)} step {named(step)} {{")
        self.depth += 1
        return name

    def end(self):
        self.depth -= 1
        self.line("}")

    def write(self):
        FOLDER.mkdir(exist_ok=True)
        arguments, results = [], 0
        for number, (name, dtype, array, shape, expected) in enumerate(self.parameters):
            if isinstance(array, (int, float)):
                arguments.append(f"--arg {array}")
                continue
            if array is None:
                arguments.append(f"--arg zero:{int(np.prod(shape)) * np.dtype(BITS[dtype]).itemsize}")
            else:
                np.save(FOLDER / f"{self.name}.{number}.npy", np.asarray(array).astype(BITS[dtype]))
                arguments.append(f"--arg npy:kernels/{self.name}.{number}.npy")
            if expected is not None:
                values, tolerance = expected
                results += 1
                file = f"{self.name}.out.npy" if results == 1 else f"{self.name}.out{results}.npy"
                np.save(FOLDER / file, np.ascontiguousarray(values, BITS[dtype]))
                element = ":bf16" if dtype == "bf16" else ""
                arguments.append(f"--expect={number}{element}=kernels/{file},{tolerance:g},{tolerance:g}")
        types = [f"{name}: " + (dtype if isinstance(array, (int, float)) else f"!pto.ptr<{dtype}, gm>") for name, dtype, array, *_ in self.parameters]
        constants = [f"  {name} = arith.constant {text} : {kind}" for (text, kind), name in self.constants.items()]
        text = [f"// {self.summary} Made by generators/{self.script}.", f"// RUN: --pto-arch=a5 {' '.join(arguments)}",
                f"func.func @{self.name}({', '.join(types)}) {{", *constants, *self.lines, "  return", "}", ""]
        file = FOLDER / f"{self.name}.mlir"
        # A test of the lowering computes the number of bytes on chip (interp/kernels).
        known = file.read_text().split("\n") if file.exists() else []
        text[2:2] = [line for line in known if line.startswith("// ON-CHIP: ")]
        file.write_text("\n".join(text))


def column(k, rows, dtype="f32", valid=None):
    return k.tile(max(rows, 8), 1, dtype, layout="dn", valid=valid or (rows, 1))


def softmax_of(x):
    e = np.exp(x - x.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def softmax(k, x, shape=(16, 64), valid=None):
    rows = valid[0] if valid else shape[0]
    top, total = [k.tile(max(shape[0], 8), 1, layout="dn", valid=(rows, 1)) for _ in range(2)]
    k.op("trowmax", [x], top)
    k.op("trowexpandsub", [x, top], x)
    k.op("texp", [x], x)
    k.op("trowsum", [x], total)
    return k.op("trowexpanddiv", [x, total], x)


def operand(k, view, shape, dtype, loc):
    """Loads a matrix into L1 and moves it to an operand buffer."""
    stage = k.load(view, k.tile(*shape, dtype, "mat", "nz"))
    made = k.op("tmov", [stage], k.tile(*shape, dtype, loc, "nz" if loc == "left" else "zn"))
    k.barrier()
    return made
