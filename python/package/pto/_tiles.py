"""Values that the body of a kernel computes with: pointers, views, tiles, and scalars."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from typing import Any, Iterator, Sequence

from ptoas.mlir import ir
from ptoas.mlir.dialects import arith
from ptoas.mlir.dialects import pto as d

_INDEX = ir.IndexType.get()
_U8 = ir.IntegerType.get_unsigned(8)
_PACKAGE = os.path.dirname(__file__)


class _State(threading.local):
    """The target of the kernel that a thread builds."""

    target = ""


_state = _State()


@contextlib.contextmanager
def scope(block: ir.Block, target: str | None = None) -> Iterator[None]:
    """Appends operations to a block; with a target, operations that are legal on it."""
    before, _state.target = _state.target, target or _state.target
    try:
        with ir.InsertionPoint(block):
            yield
    finally:
        _state.target = before


def here() -> ir.Location:
    """The current line of the function of the kernel."""
    if not _state.target:
        raise RuntimeError("expected to be called in the body of a function with @pto.kernel")
    frame = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(_PACKAGE):
        frame = frame.f_back
    return ir.Location.unknown() if frame is None else ir.Location.file(frame.f_code.co_filename, frame.f_lineno, 1)


class _Number:
    """A value of one element."""

    __slots__ = ("value",)

    def __init__(self, value: ir.Value):
        self.value = value

    def __bool__(self) -> bool:
        raise TypeError("a value of the kernel is not known when the kernel is built; compare numbers of Python")

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.value.type}>"


class Scalar(_Number):
    """A scalar parameter."""

    __slots__ = ()


class Index(_Number):
    """An index: the variable of a loop, or a value computed from it."""

    __slots__ = ()

    @staticmethod
    def of(given: Any) -> "Index":
        """An index, or the constant of an integer."""
        if isinstance(given, Index):
            return given
        if hasattr(given, "__index__"):
            return Index(arith.ConstantOp(_INDEX, given.__index__(), loc=here()).result)
        raise TypeError(f"expected an index or an integer, found {given!r}")

    def _with(self, operation: type, other: Any, swapped: bool = False) -> "Index":
        sides = (Index.of(other), self) if swapped else (self, Index.of(other))
        return Index(operation(sides[0].value, sides[1].value, loc=here()).result)

    def __add__(self, other: Any) -> "Index":
        return self._with(arith.AddIOp, other)

    def __sub__(self, other: Any) -> "Index":
        return self._with(arith.SubIOp, other)

    def __rsub__(self, other: Any) -> "Index":
        return self._with(arith.SubIOp, other, True)

    def __mul__(self, other: Any) -> "Index":
        return self._with(arith.MulIOp, other)

    def __floordiv__(self, other: Any) -> "Index":
        return self._with(arith.FloorDivSIOp, other)

    def __mod__(self, other: Any) -> "Index":
        return self._with(arith.RemSIOp, other)

    __radd__, __rmul__ = __add__, __mul__


class Pointer:
    """A pointer parameter."""

    def __init__(self, value: ir.Value):
        self.value = value

    @property
    def dtype(self) -> ir.Type:
        return self.value.type.element_type

    def view(self, rows: int, cols: int, *, transposed: bool = False) -> "View":
        """A matrix in row-major order from the pointer on; transposed, the matrix whose columns are stored one after another."""
        return View(self, rows, cols, transposed)


class View:
    """A matrix in global memory."""

    def __init__(self, pointer: Pointer, rows: int, cols: int, transposed: bool):
        self.pointer, self.shape, self.dtype = pointer, (rows, cols), pointer.dtype
        extents = [Index.of(one).value for one in (rows, cols)]
        one = Index.of(1).value
        strides = [one, extents[0]] if transposed else [extents[1], one]
        layout = {"layout": "dn"} if transposed else {}
        kind = d.TensorViewType.get(2, self.dtype)
        self.value = d.MakeTensorViewOp(kind, pointer.value, extents, strides, loc=here(), **layout).result

    def part(self, at: Sequence[Any], shape: Sequence[int]) -> ir.Value:
        """The part of a view with a shape, at an offset."""
        offsets = [Index.of(one).value for one in at]
        sizes = [Index.of(one).value for one in shape]
        kind = d.PartitionTensorViewType.get(list(shape), self.dtype)
        return d.PartitionViewOp(kind, self.value, offsets, sizes, loc=here()).result


# The layout of blocks, the layout of boxes, and the bytes of a box, in the memories of the cube unit.
_LAYOUTS = {
    "mat": ("col_major", "row_major", 512),
    "left": ("col_major", "row_major", 512),
    "right": ("row_major", "col_major", 512),
    "acc": ("col_major", "row_major", 1024),
}


class Tile:
    """A tile: a buffer on the chip. Operators create a new tile; `+=` and similar operators write the tile itself."""

    __slots__ = ("value", "rows", "cols", "dtype", "space", "valid_rows", "valid_cols")

    def __init__(self, value: ir.Value, rows: int, cols: int, dtype: ir.Type, space: str, valid: tuple[int, int]):
        self.value, self.rows, self.cols, self.dtype, self.space = value, rows, cols, dtype, space
        self.valid_rows, self.valid_cols = valid

    @staticmethod
    def new(
        rows: int, cols: int, dtype: ir.Type, space: str = "vec", *, valid: tuple[int, int] | None = None, column: bool = False
    ) -> "Tile":
        """A tile whose elements are undefined; with `column` its columns are contiguous."""
        blayout, slayout, fractal = _LAYOUTS.get(space, ("col_major" if column else "row_major", "none_box", 512))
        if space == "left" and _state.target != "a5":
            blayout = "row_major"
        if rows == 1 and space == "mat":
            blayout, slayout = "row_major", "none_box"
        config = d.TileBufConfigAttr.get(blayout, slayout, fractal, 0)
        kind = d.TileBufType.get([rows, cols], dtype, space, list(valid or (rows, cols)), config)
        return Tile(d.AllocTileOp(kind, loc=here()).result, rows, cols, dtype, space, valid or (rows, cols))

    @staticmethod
    def like(other: "Tile", dtype: ir.Type | None = None) -> "Tile":
        """A tile of the same extents and layout."""
        element = dtype or other.dtype
        kind = ir.Type.parse(str(other.value.type).replace(f"x{other.dtype}", f"x{element}", 1))
        valid = (other.valid_rows, other.valid_cols)
        return Tile(d.AllocTileOp(kind, loc=here()).result, other.rows, other.cols, element, other.space, valid)

    @property
    def shape(self) -> tuple[int, int]:
        return (self.valid_rows, self.valid_cols)

    def scalar(self, given: Any) -> ir.Value:
        """A scalar of the element type."""
        if isinstance(given, _Number):
            return given.value
        if not isinstance(given, (int, float)):
            raise TypeError(f"expected a tile, a scalar or a number, found {given!r}")
        kind = self.dtype
        if ir.IntegerType.isinstance(kind) and not kind.is_signless:
            kind = ir.IntegerType.get_signless(kind.width)
        return arith.ConstantOp(kind, given, loc=here()).result

    def unary(self, mnemonic: str) -> "Tile":
        made = Tile.like(self)
        getattr(d, mnemonic)(self.value, made.value, loc=here())
        return made

    def binary(self, mnemonic: str, other: Any, into: "Tile | None" = None, swapped: bool = False) -> "Tile":
        """An operation on a tile and another tile, a column, a row, or a scalar; columns and rows are broadcast."""
        made = Tile.like(self) if into is None else into
        if not isinstance(other, Tile):
            sides = (self.scalar(other), self.value) if swapped else (self.value, self.scalar(other))
            getattr(d, mnemonic + "s")(*sides, made.value, loc=here())
            return made
        if other.shape == self.shape:
            name = mnemonic
        elif other.shape == (self.valid_rows, 1):
            name = f"trowexpand{mnemonic[1:]}"
        elif other.shape == (1, self.valid_cols):
            name = f"tcolexpand{mnemonic[1:]}"
        else:
            raise ValueError(f"expected a tile of shape {self.shape}, a column or a row of it, found {other.shape}")
        getattr(d, name)(self.value, other.value, made.value, loc=here())
        return made

    def reduced(self, mnemonic: str) -> "Tile":
        """Reduces each row or column to one element."""
        if mnemonic.startswith("trow"):
            made = Tile.new(self.rows, 1, self.dtype, valid=(self.valid_rows, 1), column=True)
        else:
            made = Tile.new(1, self.cols, self.dtype, valid=(1, self.valid_cols))
        getattr(d, mnemonic)(self.value, made.value, loc=here())
        return made

    def compare(self, relation: str, other: Any) -> "Tile":
        """A mask of the elements for which a relation holds. A byte has the bits of eight elements."""
        used = -(-self.valid_cols // 8)
        made = Tile.new(self.rows, -(-used // 32) * 32, _U8, valid=(self.valid_rows, used))
        if isinstance(other, Tile):
            d.TCmpOp(self.value, other.value, made.value, cmpMode=relation, loc=here())
        else:
            d.TCmpSOp(self.value, self.scalar(other), made.value, cmpMode=relation, loc=here())
        return made

    def assign(self, other: "Tile") -> "Tile":
        """Copies a tile into this one."""
        d.TMovOp(None, other.value, self.value, loc=here())
        return self

    def first_columns(self, count: int, cols: int = 8) -> "Tile":
        """The first columns, in a tile of `cols` columns."""
        made = Tile.new(self.rows, cols, self.dtype, valid=(self.valid_rows, count))
        zero = Index.of(0).value
        d.TExtractOp(self.value, zero, zero, made.value, loc=here())
        return made

    def __add__(self, other: Any) -> "Tile":
        return self.binary("tadd", other)

    def __sub__(self, other: Any) -> "Tile":
        if isinstance(other, (int, float)):
            return self.binary("tadd", -other)
        return self.binary("tsub", other)

    def __mul__(self, other: Any) -> "Tile":
        return self.binary("tmul", other)

    def __truediv__(self, other: Any) -> "Tile":
        return self.binary("tdiv", other)

    def __rtruediv__(self, other: Any) -> "Tile":
        return self.binary("tdiv", other, swapped=True)

    def __rsub__(self, other: Any) -> "Tile":
        return (-self).binary("tadd", other)

    def __neg__(self) -> "Tile":
        return self * -1

    def __iadd__(self, other: Any) -> "Tile":
        return self.binary("tadd", other, self)

    def __isub__(self, other: Any) -> "Tile":
        return self.binary("tsub", other, self)

    def __imul__(self, other: Any) -> "Tile":
        return self.binary("tmul", other, self)

    def __itruediv__(self, other: Any) -> "Tile":
        return self.binary("tdiv", other, self)

    def __matmul__(self, other: "Tile") -> "Tile":
        from ._kernel import matmul

        return matmul(self, other)

    def __lt__(self, other: Any) -> "Tile":
        return self.compare("lt", other)

    def __le__(self, other: Any) -> "Tile":
        return self.compare("le", other)

    def __gt__(self, other: Any) -> "Tile":
        return self.compare("gt", other)

    def __ge__(self, other: Any) -> "Tile":
        return self.compare("ge", other)

    __radd__, __rmul__ = __add__, __mul__

    def __bool__(self) -> bool:
        raise TypeError("the elements of a tile are not known when the kernel is built")

    def __repr__(self) -> str:
        return f"<Tile {self.value.type}>"
