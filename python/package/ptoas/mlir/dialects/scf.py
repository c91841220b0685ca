"""The dialect scf."""

from __future__ import annotations

from typing import Any, Iterator, Sequence

from .._types import IndexType, Type
from ..ir import Block, InsertionPoint, Operation, Value, value_of


class ForOp(Operation):
    """A loop: `ForOp(lower, upper, step, iter_args)`."""

    __slots__ = ()

    def __init__(
        self, lower_bound: Any, upper_bound: Any, step: Any, iter_args: Sequence[Any] | None = None, *, loc: Any = None, ip: Any = None
    ):
        carried = [value_of(one) for one in iter_args or ()]
        types = [one.type for one in carried]
        lower = value_of(lower_bound)
        super().__init__("scf.for", types, [lower, upper_bound, step, *carried], regions=1, loc=loc, ip=ip)
        self.regions[0].blocks.append(lower.type, *types)

    @property
    def body(self) -> Block:
        return self.regions[0].blocks[0]

    @property
    def induction_variable(self) -> Value:
        return self.body.arguments[0]

    @property
    def inner_iter_args(self) -> list[Value]:
        return self.body.arguments[1:]


class IfOp(Operation):
    """A conditional: `IfOp(condition, results, hasElse=False)`."""

    __slots__ = ()

    def __init__(
        self,
        cond: Any,
        results_: Sequence[Type] | None = None,
        *,
        hasElse: bool = False,
        has_else: bool = False,
        loc: Any = None,
        ip: Any = None,
    ):
        super().__init__("scf.if", results_ or (), [cond], regions=2, loc=loc, ip=ip)
        self.regions[0].blocks.append()
        if hasElse or has_else:
            self.regions[1].blocks.append()

    @property
    def then_block(self) -> Block:
        return self.regions[0].blocks[0]

    @property
    def else_block(self) -> Block:
        if not len(self.regions[1].blocks):
            raise ValueError("expected an else block: make the operation with hasElse=True")
        return self.regions[1].blocks[0]

    @property
    def thenRegion(self):
        return self.regions[0]

    @property
    def elseRegion(self):
        return self.regions[1]


class WhileOp(Operation):
    """A loop with a condition: `WhileOp(result_types, initial_values)`."""

    __slots__ = ()

    def __init__(self, results_: Sequence[Type], inits: Sequence[Any], *, loc: Any = None, ip: Any = None):
        super().__init__("scf.while", results_, inits, regions=2, loc=loc, ip=ip)

    @property
    def before(self):
        return self.regions[0]

    @property
    def after(self):
        return self.regions[1]


class YieldOp(Operation):
    """The end of a block: `YieldOp(values)`."""

    __slots__ = ()

    def __init__(self, results_: Sequence[Any] = (), *, loc: Any = None, ip: Any = None):
        super().__init__("scf.yield", [], list(results_), loc=loc, ip=ip)


class ConditionOp(Operation):
    """The end of the first region of a loop with a condition: `ConditionOp(condition, values)`."""

    __slots__ = ()

    def __init__(self, condition: Any, args: Sequence[Any] = (), *, loc: Any = None, ip: Any = None):
        super().__init__("scf.condition", [], [condition, *args], loc=loc, ip=ip)


def _index(given: Any) -> Any:
    from .arith import constant

    return constant(IndexType.get(), given) if isinstance(given, int) else given


def for_(
    start: Any, stop: Any = None, step: Any = None, iter_args: Sequence[Any] | None = None, *, loc: Any = None, ip: Any = None
) -> Iterator[Any]:
    """The body of a loop: `for i in for_(start, stop, step)`. It ends with `yield_`."""
    if step is None:
        step = 1
    if stop is None:
        start, stop = 0, start
    loop = ForOp(_index(start), _index(stop), _index(step), iter_args, loc=loc, ip=ip)
    with InsertionPoint(loop.body):
        inner = loop.inner_iter_args
        if not inner:
            yield loop.induction_variable
        elif len(inner) == 1:
            yield loop.induction_variable, inner[0], loop.results[0]
        else:
            yield loop.induction_variable, tuple(inner), tuple(loop.results)


def yield_(results_: Sequence[Any] = (), **named: Any) -> Operation:
    """The end of a block."""
    return YieldOp(results_, **named)
