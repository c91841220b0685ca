"""Kernels as functions of Python: `@pto.kernel` runs the function once for a module, which tiles, loops and stores build.

    @pto.kernel(target="a5")
    def saxpy(x: pto.ptr(pto.f32), y: pto.ptr(pto.f32), a: pto.f32, *, rows=64, cols=64):
        xs, ys = x.view(rows, cols), y.view(rows, cols)
        for row in pto.range(0, rows, 16):
            t = pto.load(xs, (row, 0), (16, cols)) * a + pto.load(ys, (row, 0), (16, cols))
            pto.store(t, ys, (row, 0))

    saxpy(x, y, 2.0)                      # arrays of numpy
    saxpy.module(rows=128).lower("vector")

Parameters of the kernel are annotated and positional; parameters of the module come after `*` and have defaults.
"""

from __future__ import annotations

import functools
import inspect
from typing import Any, Callable, Iterator, Sequence

from ptoas.mlir import ir
from ptoas.mlir.dialects import arith, func, scf
from ptoas.mlir.dialects import pto as d

from ._module import Module, Result
from ._tiles import Index, Pointer, Scalar, Tile, View, here, scope

i8, i16, i32, i64 = (ir.IntegerType.get_signless(width) for width in (8, 16, 32, 64))
u8, u16, u32 = (ir.IntegerType.get_unsigned(width) for width in (8, 16, 32))
f16, f32, bf16, index = ir.F16Type.get(), ir.F32Type.get(), ir.BF16Type.get(), ir.IndexType.get()


def ptr(element: ir.Type) -> ir.Type:
    """The type of a pointer to global memory."""
    return d.PtrType.get(element)


def range(start: Any, stop: Any = None, step: Any = 1) -> Iterator[Index]:
    """A loop of the kernel."""
    if stop is None:
        start, stop = 0, start
    bounds = [Index.of(one).value for one in (start, stop, step)]
    loop = scf.ForOp(*bounds, loc=here())
    with scope(loop.body):
        yield Index(loop.induction_variable)
        scf.YieldOp([], loc=here())


def tile(rows: int, cols: int, dtype: ir.Type, space: str = "vec", **layout: Any) -> Tile:
    """A tile whose elements are undefined."""
    return Tile.new(rows, cols, dtype, space, **layout)


def full(rows: int, cols: int, dtype: ir.Type, value: Any) -> Tile:
    """A tile of one value."""
    made = tile(rows, cols, dtype)
    d.TExpandsOp(made.scalar(value), made.value, loc=here())
    return made


def iota(cols: int, dtype: ir.Type = i32, start: int = 0) -> Tile:
    """A row of consecutive integers."""
    made = tile(1, cols, dtype)
    d.TCIOp(made.scalar(start), made.value, loc=here())
    return made


def load(view: View, at: Sequence[Any] = (0, 0), shape: Sequence[int] | None = None, space: str = "vec") -> Tile:
    """The tile at an offset of a view; with `space="mat"` in the memory of the cube unit."""
    rows, cols = shape or view.shape
    made = Tile.new(rows, cols, view.dtype, space)
    d.TLoadOp(None, view.part(at, (rows, cols)), made.value, loc=here())
    return made


def store(tile: Tile, view: View, at: Sequence[Any] = (0, 0)) -> None:
    """Stores the valid part of a tile at an offset of a view."""
    d.TStoreOp(None, tile.value, view.part(at, (tile.valid_rows, tile.valid_cols)), loc=here())


def move(tile: Tile, space: str) -> Tile:
    """The tile in another memory: `mat` to `left`, `right` or `bias`, `acc` to `vec`."""
    made = Tile.new(tile.rows, tile.cols, tile.dtype, space)
    mode = {"accToVecMode": "single_mode_vec0"} if (tile.space, space) == ("acc", "vec") else {}
    d.TMovOp(None, tile.value, made.value, loc=here(), **mode)
    return made


def matmul(left: Tile, right: Tile, bias: Tile | None = None, into: Tile | None = None) -> Tile:
    """The product of two tiles of the cube unit: operands in `mat` are moved to `left` and `right`, a bias to `bias`. With `into`
    the product is added to that accumulator."""
    left = move(left, "left") if left.space == "mat" else left
    right = move(right, "right") if right.space == "mat" else right
    out = into
    if out is None:
        out = Tile.new(left.rows, right.cols, f32 if left.dtype in (f16, bf16, f32) else i32, "acc")
    if bias is not None:
        bias = move(bias, "bias") if bias.space == "mat" else bias
        d.TMatmulBiasOp(None, left.value, right.value, bias.value, out.value, loc=here())
    elif into is not None:
        d.TMatmulAccOp(None, into.value, left.value, right.value, out.value, loc=here())
    else:
        d.TMatmulOp(None, left.value, right.value, out.value, loc=here())
    return out


def _unary(mnemonic: str, doc: str) -> Callable[[Tile], Tile]:
    def apply(tile: Tile) -> Tile:
        return tile.unary(mnemonic)

    apply.__name__, apply.__doc__ = mnemonic[1:], doc
    return apply


exp = _unary("texp", "The exponential of each element.")
log = _unary("tlog", "The natural logarithm of each element.")
sqrt = _unary("tsqrt", "The square root of each element.")
rsqrt = _unary("trsqrt", "The reciprocal of the square root of each element.")
recip = _unary("trecip", "The reciprocal of each element.")
relu = _unary("trelu", "The greater of each element and 0.")
abs = _unary("tabs", "The absolute value of each element.")


def maximum(left: Tile, right: Any) -> Tile:
    """The element-wise maximum."""
    return left.binary("tmax", right)


def minimum(left: Tile, right: Any) -> Tile:
    """The element-wise minimum."""
    return left.binary("tmin", right)


def row_sum(tile: Tile) -> Tile:
    """The sum of each row, as a column."""
    return tile.reduced("trowsum")


def row_max(tile: Tile) -> Tile:
    """The maximum of each row, as a column."""
    return tile.reduced("trowmax")


def row_min(tile: Tile) -> Tile:
    """The minimum of each row, as a column."""
    return tile.reduced("trowmin")


def column_sum(tile: Tile) -> Tile:
    """The sum of each column, as a row."""
    return tile.reduced("tcolsum")


def column_max(tile: Tile) -> Tile:
    """The maximum of each column, as a row."""
    return tile.reduced("tcolmax")


def column_min(tile: Tile) -> Tile:
    """The minimum of each column, as a row."""
    return tile.reduced("tcolmin")


def row_expand(column: Tile, cols: int) -> Tile:
    """A tile in which each row repeats the element of a column."""
    made = tile(column.rows, cols, column.dtype)
    d.TRowExpandOp(column.value, made.value, loc=here())
    return made


def column_expand(row: Tile, rows: int) -> Tile:
    """A tile in which each row is the given row."""
    made = tile(rows, row.cols, row.dtype)
    d.TColExpandOp(row.value, made.value, loc=here())
    return made


def transpose(source: Tile) -> Tile:
    """Rows as columns."""
    made = tile(source.cols, source.rows, source.dtype)
    d.TTransOp(source.value, made.value, loc=here())
    return made


def cast(source: Tile, dtype: ir.Type, mode: str = "RINT") -> Tile:
    """Converts the elements to another type."""
    made = Tile.like(source, dtype)
    d.TCvtOp(source.value, made.value, rmode=mode, loc=here())
    return made


def where(mask: Tile, left: Tile, right: Tile) -> Tile:
    """Selects elements of the left tile where a comparison holds, else those of the right one."""
    made = Tile.like(left)
    d.TSelOp(mask.value, left.value, right.value, made.value, loc=here())
    return made


def block_idx() -> Index:
    """The number of the block that runs the kernel."""
    return Index(arith.IndexCastOp(index, d.GetBlockIdxOp(loc=here()), loc=here()).result)


class Kernel:
    """A function that creates modules."""

    def __init__(self, body: Callable[..., Any], target: str = "a5", name: str | None = None):
        self.body, self.target, self.name = body, target, name or body.__name__
        self._made: dict[tuple, Module] = {}
        functools.update_wrapper(self, body)
        parameters = inspect.signature(body, eval_str=True).parameters.values()
        self._inputs = [one for one in parameters if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)]
        self._defaults = {one.name: one.default for one in parameters if one.kind is one.KEYWORD_ONLY}
        for one in self._inputs:
            if not isinstance(one.annotation, ir.Type):
                raise TypeError(f"expected a type as the annotation of '{one.name}' of {self.name}, such as pto.ptr(pto.f32)")

    def build(self, **parameters: Any) -> ir.Module:
        """The module for values of the parameters after `*`, as an object of the builder API."""
        unknown = parameters.keys() - self._defaults.keys()
        if unknown:
            raise TypeError(f"{self.name} has no parameter {', '.join(sorted(unknown))}; it has {', '.join(self._defaults) or 'none'}")
        values = {**self._defaults, **parameters}
        missing = [name for name, value in values.items() if value is inspect.Parameter.empty]
        if missing:
            raise TypeError(f"{self.name} needs a value for {', '.join(missing)}")
        with ir.Context(), ir.Location.unknown():
            module = ir.Module.create()
            module.operation.attributes["pto.target_arch"] = ir.StringAttr.get(self.target)
            code = self.body.__code__
            place = ir.Location.file(code.co_filename, code.co_firstlineno, 1)
            with ir.InsertionPoint(module.body):
                made = func.FuncOp(self.name, ([one.annotation for one in self._inputs], []), loc=place)
                made.operation.attributes["pto.entry"] = ir.UnitAttr.get()
            with scope(made.add_entry_block(), self.target):
                self.body(*map(_argument, made.arguments), **values)
                func.ReturnOp([], loc=place)
        return module

    def module(self, **parameters: Any) -> Module:
        """The module for values of the parameters after `*`."""
        key = tuple(sorted(parameters.items()))
        try:
            known = self._made.get(key)
        except TypeError:  # A list, for instance, is no key.
            return self.build(**parameters).pto(self.target)
        if known is None:
            # Two threads may both build it; the modules are equal.
            known = self._made[key] = self.build(**parameters).pto(self.target)
        return known

    def __call__(self, *arguments: Any, blocks: int = 1, schedule: str = "program", **parameters: Any) -> Result:
        """Runs the kernel on arrays of numpy and numbers."""
        return self.module(**parameters).run(*arguments, blocks=blocks, schedule=schedule)

    def __reduce__(self) -> Any:
        raise TypeError(f"cannot pickle the kernel '{self.name}': pickle its module, {self.name}.module()")

    def __repr__(self) -> str:
        return f"<pto.Kernel {self.name}({', '.join(f'{one.name}: {one.annotation}' for one in self._inputs)})>"


def _argument(value: ir.Value) -> Any:
    if d.PtrType.isinstance(value.type):
        return Pointer(value)
    return Index(value) if value.type == index else Scalar(value)


def kernel(body: Callable[..., Any] | None = None, *, target: str = "a5", name: str | None = None) -> Any:
    """Makes a kernel of a function: `@pto.kernel`, or `@pto.kernel(target="a3")`."""
    if body is None:
        return lambda body: Kernel(body, target, name)
    return Kernel(body, target, name)
