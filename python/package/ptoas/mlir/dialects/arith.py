"""The dialect arith."""

from __future__ import annotations

from typing import Any

from .._types import (
    Attribute,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    Type,
)
from ..ir import Operation, value_of
from ._common import casts, classes, predicate

CmpIPredicate = predicate("CmpIPredicate", "eq ne slt sle sgt sge ult ule ugt uge")
CmpFPredicate = predicate(
    "CmpFPredicate", "AlwaysFalse OEQ OGT OGE OLT OLE ONE ORD UEQ UGT UGE ULT ULE UNE UNO AlwaysTrue"
)
_I1 = IntegerType.get_signless(1)

# Operations on two values of a type.
classes(
    globals(),
    "arith",
    "AddI SubI MulI DivSI DivUI CeilDivSI CeilDivUI FloorDivSI RemSI RemUI AndI OrI XOrI ShLI ShRSI ShRUI MaxSI MaxUI MinSI "
    "MinUI AddF SubF MulF DivF RemF MaximumF MinimumF MaxNumF MinNumF",
    2,
)
classes(globals(), "arith", "NegF", 1)
casts(
    globals(),
    "arith",
    "IndexCast:index_cast IndexCastUI:index_castui ExtF ExtSI ExtUI TruncF TruncI SIToFP UIToFP FPToSI FPToUI Bitcast",
)


class ConstantOp(Operation):
    """A constant: `ConstantOp(type, value)`."""

    __slots__ = ()

    def __init__(self, result: Any, value: Any = None, *, loc: Any = None, ip: Any = None):
        if isinstance(result, Attribute) and value is None:
            result, value = result.type, result
        super().__init__("arith.constant", [result], [], {"value": _number(result, value)}, loc=loc, ip=ip)

    @staticmethod
    def create_index(value: int, *, loc: Any = None, ip: Any = None) -> "ConstantOp":
        """A constant of type index."""
        return ConstantOp(IndexType.get(), value, loc=loc, ip=ip)

    @property
    def value(self) -> Attribute:
        return self.attributes["value"]

    @property
    def literal_value(self) -> Any:
        return self.value.value

    @property
    def type(self) -> Type:
        return self.result.type


def _number(type_: Any, value: Any) -> Attribute:
    if isinstance(value, Attribute):
        return value
    if IndexType.isinstance(type_) or IntegerType.isinstance(type_):
        if isinstance(value, float) and not value.is_integer():
            raise ValueError(f"expected an integer for {type_}, found {value}")
        return IntegerAttr.get(type_, int(value))
    if isinstance(value, (int, float)):
        return FloatAttr.get(type_, value)
    raise TypeError(f"expected a number or an attribute as value, found {value!r}")


class _Compare(Operation):
    __slots__ = ()

    def __init__(self, predicate: Any, lhs: Any, rhs: Any, *, loc: Any = None, ip: Any = None):
        attribute = predicate
        if not isinstance(predicate, Attribute):
            attribute = IntegerAttr.get(IntegerType.get_signless(64), int(self._predicates(predicate)))
        name = "arith.cmpi" if self._predicates is CmpIPredicate else "arith.cmpf"
        super().__init__(name, [_I1], [lhs, rhs], {"predicate": attribute}, loc=loc, ip=ip)


class CmpIOp(_Compare):
    """A comparison of integers: `CmpIOp(predicate, lhs, rhs)`."""

    __slots__ = ()
    _predicates = CmpIPredicate


class CmpFOp(_Compare):
    """A comparison of floats: `CmpFOp(predicate, lhs, rhs)`."""

    __slots__ = ()
    _predicates = CmpFPredicate


class SelectOp(Operation):
    """A selection of one of two values: `SelectOp(condition, true_value, false_value)`."""

    __slots__ = ()

    def __init__(self, condition: Any, true_value: Any, false_value: Any, *, loc: Any = None, ip: Any = None):
        first = value_of(true_value)
        super().__init__("arith.select", [first.type], [condition, first, false_value], loc=loc, ip=ip)


def constant(result: Any, value: Any = None, **named: Any) -> Any:
    """The value of a constant."""
    return ConstantOp(result, value, **named).result


def cmpi(predicate: Any, lhs: Any, rhs: Any, **named: Any) -> Any:
    """The value of a comparison."""
    return CmpIOp(predicate, lhs, rhs, **named).result


def cmpf(predicate: Any, lhs: Any, rhs: Any, **named: Any) -> Any:
    """The value of a comparison."""
    return CmpFOp(predicate, lhs, rhs, **named).result


def select(condition: Any, true_value: Any, false_value: Any, **named: Any) -> Any:
    """The value that is selected."""
    return SelectOp(condition, true_value, false_value, **named).result
