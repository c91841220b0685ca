"""The dialect memref."""

from __future__ import annotations

from typing import Any, Sequence

from .._types import DenseI32ArrayAttr, IndexType, MemRefType, Type
from ..ir import Operation, value_of


class AllocOp(Operation):
    """An allocation: `AllocOp(type, dynamic_sizes, symbols)`."""

    __slots__ = ()

    def __init__(self, memref: Type, dynamicSizes: Sequence[Any] = (), symbolOperands: Sequence[Any] = (), *, loc: Any = None, ip: Any = None):
        sizes = DenseI32ArrayAttr.get([len(dynamicSizes), len(symbolOperands)])
        operands = [*dynamicSizes, *symbolOperands]
        super().__init__("memref.alloc", [memref], operands, {"operandSegmentSizes": sizes}, loc=loc, ip=ip)


class LoadOp(Operation):
    """A load: `LoadOp(memref, indices)`."""

    __slots__ = ()

    def __init__(self, memref: Any, indices: Sequence[Any] = (), *, loc: Any = None, ip: Any = None):
        source = value_of(memref)
        super().__init__("memref.load", [MemRefType(source.type).element_type], [source, *indices], loc=loc, ip=ip)


class StoreOp(Operation):
    """A store: `StoreOp(value, memref, indices)`."""

    __slots__ = ()

    def __init__(self, value: Any, memref: Any, indices: Sequence[Any] = (), *, loc: Any = None, ip: Any = None):
        super().__init__("memref.store", [], [value, memref, *indices], loc=loc, ip=ip)


class DimOp(Operation):
    """An extent: `DimOp(memref, index)`."""

    __slots__ = ()

    def __init__(self, source: Any, index: Any, *, loc: Any = None, ip: Any = None):
        super().__init__("memref.dim", [IndexType.get()], [source, index], loc=loc, ip=ip)


class CastOp(Operation):
    """A cast: `CastOp(type, memref)`."""

    __slots__ = ()

    def __init__(self, dest: Type, source: Any, *, loc: Any = None, ip: Any = None):
        super().__init__("memref.cast", [dest], [source], loc=loc, ip=ip)


def alloc(memref: Type, dynamic_sizes: Sequence[Any] = (), symbol_operands: Sequence[Any] = (), **named: Any) -> Any:
    """The value of an allocation."""
    return AllocOp(memref, dynamic_sizes, symbol_operands, **named).result


def load(memref: Any, indices: Sequence[Any] = (), **named: Any) -> Any:
    """The value of a load."""
    return LoadOp(memref, indices, **named).result


def store(value: Any, memref: Any, indices: Sequence[Any] = (), **named: Any) -> Operation:
    """A store."""
    return StoreOp(value, memref, indices, **named)
