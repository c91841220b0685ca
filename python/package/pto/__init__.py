"""Kernels of the PTO instruction set: verify, lower, run and estimate them in the process, without a device.

    import numpy as np
    import pto

    module = pto.parse(open("kernel.pto").read(), target="a5")
    module.verify()                       # diagnostics
    vectors = module.lower("vector")      # vector instructions
    out = np.zeros((16, 64), np.float32)
    module.run(x, out)                    # writes `out`
    module.cost(x, out)["cycles"]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._diagnostics import Diagnostic, Diagnostics, PtoError, explain
from ._module import MemoryMap, Module, Result, parse

if TYPE_CHECKING:
    from ._kernel import (  # noqa: F401
        Index as Index, Kernel as Kernel, Pointer as Pointer, Tile as Tile, View as View, abs as abs, bf16 as bf16,
        block_idx as block_idx, cast as cast, column_expand as column_expand, column_max as column_max,
        column_min as column_min, column_sum as column_sum, exp as exp, f16 as f16, f32 as f32, full as full,
        i16 as i16, i32 as i32, i64 as i64, i8 as i8, index as index, iota as iota, kernel as kernel, load as load,
        log as log, matmul as matmul, maximum as maximum, minimum as minimum, move as move, ptr as ptr,
        range as range, recip as recip, relu as relu, row_expand as row_expand, row_max as row_max,
        row_min as row_min, row_sum as row_sum, rsqrt as rsqrt, sqrt as sqrt, store as store, tile as tile,
        transpose as transpose, u16 as u16, u32 as u32, u8 as u8, where as where,
    )  # fmt: skip
    from ._tune import Table as Table, tune

__version__ = "0.2.0"
__all__ = ["Diagnostic", "Diagnostics", "Kernel", "MemoryMap", "Module", "PtoError", "Result", "explain", "kernel", "parse", "tune"]

# Imported at their first use: importing the builder API takes longer than everything else.
_KERNELS = {
    "kernel", "Kernel", "Pointer", "View", "Tile", "Index", "ptr", "range", "tile", "full", "iota", "load", "store", "move", "matmul",
    "block_idx", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "f16", "f32", "bf16", "index", "exp", "log", "sqrt", "rsqrt", "recip",
    "relu", "abs", "maximum", "minimum", "row_sum", "row_max", "row_min", "column_sum", "column_max", "column_min", "row_expand",
    "column_expand", "transpose", "cast", "where",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name in ("tune", "Table"):
        from . import _tune

        # The module of the same name must not hide the function.
        globals().update(tune=_tune.tune, Table=_tune.Table)
        return globals()[name]
    if name in _KERNELS:
        from . import _kernel

        return globals().setdefault(name, getattr(_kernel, name))
    raise AttributeError(f"module 'pto' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *_KERNELS, "tune", "Table"})
