"""Code that the generators of programs share: elements as text, tile types, fractals, files."""

import pathlib

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent


def number(value):
    """An element as `data:` and EXPECT lines write it."""
    if isinstance(value, (int, np.integer)):
        return str(int(value))
    return str(int(value)) if float(value).is_integer() else repr(float(value))


def elements(values):
    """Elements as text, in which a run of equal ones is `V*COUNT`."""
    runs = []
    for text in map(number, np.asarray(values).reshape(-1).tolist()):
        if runs and runs[-1][0] == text:
            runs[-1][1] += 1
        else:
            runs.append([text, 1])
    return [text if count == 1 else f"{text}*{count}" for text, count in runs]


def data(dtype, values):
    """An argument of elements."""
    return f"--arg data:{dtype}:" + ",".join(elements(values))


def none(size):
    """An argument of uninitialised bytes."""
    return f"--arg none:{size}"


def tile(loc, rows, cols, dtype, layout="nd", valid=None):
    """The type of a tile."""
    keys = {
        "nd": "",
        "dn": ", blayout=col_major",
        "nz": ", blayout=col_major, slayout=row_major",
        "zn": ", slayout=col_major",
        "zz": ", slayout=row_major",
        "acc": ", blayout=col_major, slayout=row_major, fractal=1024",
        "zz_scale": ", slayout=row_major, fractal=32",
        "nn_scale": ", blayout=col_major, slayout=col_major, fractal=32",
    }[layout]
    region = f", valid={valid[0]}x{valid[1]}" if valid else ""
    return f"!pto.tile_buf<{loc}, {rows}x{cols}x{dtype}{region}{keys}>"


def boxes(matrix, height, width, filling=0):
    """The elements of a matrix as boxes of rows, stored column by column of boxes (NZ)."""
    rows, cols = matrix.shape
    padded = np.full((-(-rows // height) * height, -(-cols // width) * width), filling, matrix.dtype)
    padded[:rows, :cols] = matrix
    down, across = padded.shape[0] // height, padded.shape[1] // width
    return padded.reshape(down, height, across, width).transpose(2, 0, 1, 3).reshape(-1)


def program(path, parameters, body, runs, covers="", arch="a5", kernel=None):
    """Writes a program: `parameters` are types of %0, %1 .., `runs` pairs of arguments and expectations, which are
    (argument, type, values[, tolerance])."""
    lines = [f"// Made by {kernel or 'generators/operations.py'}; numbers by numpy."]
    if covers:
        lines.append(f"// COVERS: {covers}")
    for arguments, expected in runs:
        lines.append(f"// RUN: --pto-arch={arch} " + " ".join(arguments))
        for argument, dtype, values, *tolerance in expected:
            within = f" ~{tolerance[0]}" if tolerance else ""
            lines.append(f"// EXPECT {argument} {dtype}{within}: " + " ".join(elements(values)))
    names = ", ".join(f"%{chr(97 + i)}: {kind}" for i, kind in enumerate(parameters))
    lines.append(f"func.func @test({names}) {{")
    lines += ["  " + line for line in body.strip("\n").splitlines()]
    lines += ["  return", "}", ""]
    target = ROOT / (path + ".mlir")
    target.parent.mkdir(exist_ok=True)
    target.write_text("\n".join(lines))
