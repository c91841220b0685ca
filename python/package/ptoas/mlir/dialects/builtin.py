"""The dialect builtin."""

from __future__ import annotations

from typing import Any, Sequence

from .._types import F32Type, Type  # noqa: F401
from ..ir import Block, Operation


class ModuleOp(Operation):
    """A module inside of another one, or the outermost."""

    __slots__ = ()

    def __init__(self, *, loc: Any = None, ip: Any = None):
        super().__init__("builtin.module", regions=1, loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self) -> Block:
        return self.regions[0].blocks[0]


class UnrealizedConversionCastOp(Operation):
    """A cast that a later pass resolves: `UnrealizedConversionCastOp(types, values)`."""

    __slots__ = ()

    def __init__(self, outputs: Sequence[Type], inputs: Sequence[Any], *, loc: Any = None, ip: Any = None):
        super().__init__("builtin.unrealized_conversion_cast", outputs, inputs, loc=loc, ip=ip)
