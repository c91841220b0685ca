"""The dialect func."""

from __future__ import annotations

import inspect
from typing import Any, Callable, Sequence

from .._types import ArrayAttr, Attribute, DictAttr, FlatSymbolRefAttr, FunctionType, StringAttr, Type, TypeAttr
from ..ir import Block, InsertionPoint, Operation, Value, value_of

__all__ = ["CallOp", "FuncOp", "FunctionType", "ReturnOp", "call", "func", "return_"]


class FuncOp:
    """A function: `FuncOp(name, type)`. It wraps the operation, because `name` is the symbol here and the mnemonic there."""

    def __init__(
        self,
        name: str | StringAttr,
        type: Any,
        *,
        visibility: str | None = None,
        body_builder: Callable[["FuncOp"], Any] | None = None,
        loc: Any = None,
        ip: Any = None,
    ):
        if isinstance(type, (tuple, list)):
            type = FunctionType.get(*type)
        name = name if isinstance(name, StringAttr) else StringAttr.get(name)
        attributes: dict[str, Attribute] = {"sym_name": name, "function_type": TypeAttr.get(type)}
        if visibility is not None:
            attributes["sym_visibility"] = StringAttr.get(visibility)
        self._type = FunctionType(type)
        self.operation = Operation("func.func", attributes=attributes, regions=1, loc=loc, ip=ip)
        if body_builder is not None:
            with InsertionPoint(self.add_entry_block()):
                body_builder(self)

    def __getattr__(self, name: str) -> Any:
        return getattr(object.__getattribute__(self, "operation"), name)

    @property
    def name(self) -> StringAttr:
        return self.operation.attributes["sym_name"]

    @property
    def sym_name(self) -> StringAttr:
        return self.name

    @property
    def type(self) -> FunctionType:
        return self._type

    function_type = type

    @property
    def visibility(self) -> Attribute | None:
        return self.operation.attributes.get("sym_visibility")

    @property
    def body(self):
        return self.operation.regions[0]

    @property
    def is_external(self) -> bool:
        return len(self.body.blocks) == 0

    @property
    def entry_block(self) -> Block:
        if self.is_external:
            raise IndexError("expected a function with a body: append it with add_entry_block()")
        return self.body.blocks[0]

    @property
    def arguments(self) -> list[Value]:
        return self.entry_block.arguments

    def add_entry_block(self, arg_locs: Any = None) -> Block:
        """Appends the first block, whose arguments are those of the function."""
        if not self.is_external:
            raise IndexError("expected a function without a body, found one that has an entry block")
        return self.body.blocks.append(*self._type.inputs)

    @property
    def arg_attrs(self) -> Attribute:
        return self.operation.attributes.get("arg_attrs") or ArrayAttr.get([DictAttr.get({})] * len(self._type.inputs))

    @arg_attrs.setter
    def arg_attrs(self, attributes: Any) -> None:
        held = attributes if isinstance(attributes, ArrayAttr) else ArrayAttr.get(attributes)
        self.operation.attributes["arg_attrs"] = held

    def __str__(self) -> str:
        return str(self.operation)

    @classmethod
    def from_py_func(cls, *inputs: Type, results: Sequence[Type] | None = None, name: str | None = None) -> Callable:
        """A decorator that creates a function of the module. It calls the Python function with the block arguments, to build the
        body; the Python function returns the operands of `return`."""

        def decorate(body: Callable) -> Callable:
            made = cls(name or body.__name__, FunctionType.get(list(inputs), list(results or ())))
            with InsertionPoint(made.add_entry_block()):
                named = {"func_op": made} if "func_op" in inspect.signature(body).parameters else {}
                returned = body(*made.arguments, **named)
                values = [] if returned is None else list(returned) if isinstance(returned, (tuple, list)) else [returned]
                values = [value_of(one) for one in values]
                block = made.entry_block
                if not block.operations or block.operations[-1].name != "func.return":
                    ReturnOp(values)
            if results is None and values:
                made._type = FunctionType.get(list(inputs), [value.type for value in values])
                made.operation.attributes["function_type"] = TypeAttr.get(made._type)

            def emit_call(*arguments: Any) -> Any:
                called = CallOp(made, list(arguments))
                found = called.results
                return None if not found else found[0] if len(found) == 1 else list(found)

            emit_call.__name__, emit_call.func_op = body.__name__, made
            return emit_call

        return decorate


func = FuncOp.from_py_func


class ReturnOp(Operation):
    """The end of a function: `ReturnOp(values)`."""

    __slots__ = ()

    def __init__(self, operands_: Sequence[Any] = (), *, loc: Any = None, ip: Any = None):
        super().__init__("func.return", [], list(operands_), loc=loc, ip=ip)


class CallOp(Operation):
    """A call: `CallOp(function, arguments)` or `CallOp(result_types, name, arguments)`."""

    __slots__ = ()

    def __init__(self, calleeOrResults: Any, argumentsOrCallee: Any, arguments: Any = None, *, loc: Any = None, ip: Any = None):
        if isinstance(calleeOrResults, FuncOp):
            callee, types, operands = calleeOrResults.name.value, calleeOrResults.type.results, argumentsOrCallee
        elif isinstance(calleeOrResults, (list, tuple)):
            types, callee, operands = calleeOrResults, argumentsOrCallee, arguments or []
        else:
            callee, types, operands = calleeOrResults, argumentsOrCallee, arguments or []
        symbol = callee if isinstance(callee, Attribute) else FlatSymbolRefAttr.get(callee)
        super().__init__("func.call", types, list(operands), {"callee": symbol}, loc=loc, ip=ip)


def call(*args: Any, **named: Any) -> Any:
    """The value of a call."""
    results = CallOp(*args, **named).results
    return results[0] if len(results) == 1 else list(results)


def return_(operands_: Sequence[Any] = (), **named: Any) -> Operation:
    """The end of a function."""
    return ReturnOp(operands_, **named)
