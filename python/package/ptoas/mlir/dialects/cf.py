"""The dialect cf."""

from __future__ import annotations

from typing import Any, Sequence

from .._types import DenseI32ArrayAttr, StringAttr
from ..ir import Block, Operation


class BranchOp(Operation):
    """A branch: `BranchOp(operands, block)`."""

    __slots__ = ()

    def __init__(self, destOperands: Sequence[Any], dest: Block, *, loc: Any = None, ip: Any = None):
        super().__init__("cf.br", [], list(destOperands), successors=[dest], loc=loc, ip=ip)


class CondBranchOp(Operation):
    """A branch on a condition: `CondBranchOp(condition, true_operands, false_operands, true_block, false_block)`."""

    __slots__ = ()

    def __init__(
        self,
        condition: Any,
        trueDestOperands: Sequence[Any],
        falseDestOperands: Sequence[Any],
        trueDest: Block,
        falseDest: Block,
        *,
        loc: Any = None,
        ip: Any = None,
    ):
        groups = [condition], list(trueDestOperands), list(falseDestOperands)
        sizes = {"operandSegmentSizes": DenseI32ArrayAttr.get([len(group) for group in groups])}
        super().__init__("cf.cond_br", [], sum(groups, []), sizes, 0, [trueDest, falseDest], loc=loc, ip=ip)


class AssertOp(Operation):
    """An assertion: `AssertOp(condition, message)`."""

    __slots__ = ()

    def __init__(self, arg: Any, msg: str, *, loc: Any = None, ip: Any = None):
        super().__init__("cf.assert", [], [arg], {"msg": StringAttr.get(msg)}, loc=loc, ip=ip)


def br(destOperands: Sequence[Any], dest: Block, **named: Any) -> Operation:
    """A branch."""
    return BranchOp(destOperands, dest, **named)
