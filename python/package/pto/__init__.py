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
    from ._kernel import Kernel, Pointer, kernel, range
    from ._tune import Table, tune

__version__ = "0.1.0"
__all__ = ["Diagnostic", "Diagnostics", "Kernel", "MemoryMap", "Module", "PtoError", "Result", "explain", "kernel", "parse", "tune"]

# Made where they are first used: the builder API takes longer to import than everything else.
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
