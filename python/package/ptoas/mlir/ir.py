"""Modules, operations, blocks and insertion points, with the names of MLIR's Python bindings.

A module consists of Python objects: an object may outlive the module in which it was created, and no call accesses freed memory.
MLIR parses the generic form of a module when it is printed, verified, lowered or run.
"""

from __future__ import annotations

import sys
import threading
from typing import Any, Callable, Iterator, Sequence

from pto import _native

from ._text import Writer
from ._types import *  # noqa: F401,F403
from ._types import (
    Attribute,
    MLIRError,
    NamedAttribute,
    Type,
    quoted,
)


class _Stack(threading.local):
    """The objects that `with` statements of a thread have entered."""

    def __init__(self) -> None:
        self.contexts: list[Any] = []
        self.locations: list[Any] = []
        self.points: list[Any] = []


_stack = _Stack()


def _unpicklable(self: Any) -> Any:
    raise TypeError(f"cannot pickle '{type(self).__name__}': pickle the text, str(module), and parse it")


class _Current:
    """A class attribute: the object that the innermost `with` statement has entered."""

    def __init__(self, kind: str):
        self.kind = kind

    def __get__(self, instance: Any, owner: Any) -> Any:
        entered = getattr(_stack, self.kind)
        return entered[-1] if entered else None


class Context:
    """A context. Types and attributes are texts here, so that a context only serves as the current one."""

    current = _Current("contexts")
    _default: "Context"

    def __init__(self) -> None:
        self.allow_unregistered_dialects = False

    def __enter__(self) -> "Context":
        _stack.contexts.append(self)
        return self

    def __exit__(self, *_: Any) -> None:
        _stack.contexts.pop()

    def enable_multithreading(self, enable: bool) -> None:
        """Has no effect: the number of threads depends on the size of a module."""

    def load_all_available_dialects(self) -> None:
        """Has no effect: dialects are loaded at their first use."""

    def append_dialect_registry(self, registry: Any) -> None:
        """Has no effect: all dialects are registered."""

    __reduce__ = _unpicklable


Context._default = Context()


class Location:
    """A place in the source of a front end."""

    __slots__ = ("_text", "_file")
    current = _Current("locations")

    def __init__(self, text: str, file: tuple[str, int, int] | None = None):
        self._text, self._file = text, file

    @staticmethod
    def unknown(context: Any = None) -> "Location":
        return _UNKNOWN

    @staticmethod
    def file(filename: str, line: int, col: int = 0, context: Any = None) -> "Location":
        place = (str(filename), int(line), int(col))
        if min(place[1:]) < 0:
            raise ValueError(f"expected a line and a column of at least 0, found {line}:{col}")
        return Location(f"loc({quoted(place[0])}:{place[1]}:{place[2]})", place)

    @staticmethod
    def name(name: str, childLoc: "Location | None" = None, context: Any = None) -> "Location":
        inner = "" if childLoc is None or childLoc is _UNKNOWN else f"({childLoc._inner()})"
        return Location(f"loc({quoted(name)}{inner})")

    @staticmethod
    def fused(locations: Sequence["Location"], metadata: Any = None, context: Any = None) -> "Location":
        return Location(f"loc(fused[{', '.join(location._inner() for location in locations)}])")

    @staticmethod
    def callsite(callee: "Location", frames: Sequence["Location"], context: Any = None) -> "Location":
        text = callee._inner()
        for frame in frames:
            text = f"callsite({text} at {frame._inner()})"
        return Location(f"loc({text})")

    def _inner(self) -> str:
        return self._text[4:-1]

    @property
    def context(self) -> Context:
        return Context.current or Context._default

    @property
    def attr(self) -> Attribute:
        return Attribute._of(self._text)

    @property
    def filename(self) -> str | None:
        return self._file and self._file[0]

    @property
    def start_line(self) -> int | None:
        return self._file and self._file[1]

    @property
    def start_col(self) -> int | None:
        return self._file and self._file[2]

    def __enter__(self) -> "Location":
        _stack.locations.append(self)
        return self

    def __exit__(self, *_: Any) -> None:
        _stack.locations.pop()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Location) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __str__(self) -> str:
        return self._text

    __repr__ = __str__
    __reduce__ = _unpicklable


_UNKNOWN = Location("loc(unknown)")


class Value:
    """A value: a result of an operation or an argument of a block."""

    __slots__ = ("type", "owner", "_number")

    def __init__(self, type: Type, owner: Any, number: int):
        self.type, self.owner, self._number = type, owner, number

    @staticmethod
    def isinstance(other: Any) -> bool:
        return isinstance(other, Value)

    @property
    def context(self) -> Context:
        return Context.current or Context._default

    @property
    def location(self) -> Location:
        return self.owner.location if isinstance(self.owner, Operation) else _UNKNOWN

    def set_type(self, type: Type) -> None:
        self.type = _a_type(type)

    def maybe_downcast(self) -> "Value":
        return self

    def __str__(self) -> str:
        return f"Value({self.type})"

    __repr__ = __str__
    __reduce__ = _unpicklable


class OpResult(Value):
    """A result of an operation."""

    __slots__ = ()

    @property
    def result_number(self) -> int:
        return self._number


class BlockArgument(Value):
    """An argument of a block."""

    __slots__ = ()

    @property
    def arg_number(self) -> int:
        return self._number


def _a_type(given: Any) -> Type:
    if isinstance(given, Type):
        return given
    raise TypeError(f"expected a type, found {given!r}")


def value_of(given: Any, what: str = "operand") -> Value:
    """The value that an operand denotes: itself, or the only result of an operation."""
    if isinstance(given, Value):
        return given
    inner = getattr(given, "operation", None)
    if isinstance(inner, Operation):
        results = inner.results
        if len(results) == 1:
            return results[0]
        raise ValueError(f"expected a value as {what}, found {inner.name}, which has {len(results)} results")
    if isinstance(given, (list, tuple)) and len(given) == 1:
        return value_of(given[0], what)
    raise TypeError(f"expected a value as {what}, found {given!r}")


def values_of(given: Sequence[Any]) -> list[Value]:
    """The values that operands denote."""
    for one in given:
        if one.__class__ not in _VALUES:
            return [value_of(one) for one in given]
    return list(given)


_VALUES = frozenset((Value, OpResult, BlockArgument))


class OpAttributeMap(dict):
    """Attributes of an operation by name."""

    def __setitem__(self, name: str, attribute: Attribute) -> None:
        if not isinstance(name, str):
            raise TypeError(f"expected a name, found {name!r}")
        if not isinstance(attribute, Attribute):
            raise TypeError(f"expected an attribute for '{name}', found {attribute!r}")
        dict.__setitem__(self, name, attribute)

    def __iter__(self) -> Iterator[Any]:
        return (NamedAttribute(name, attribute) for name, attribute in self.items())


class Operation:
    """An operation: its name, operands, results, attributes and regions."""

    # Most operations have no attributes, regions and successors, so these are created when they are accessed.
    __slots__ = ("name", "_operands", "results", "_attributes", "regions", "successors", "location", "_block", "__weakref__")

    def __init__(
        self,
        name: str,
        results: Sequence[Type] = (),
        operands: Sequence[Any] = (),
        attributes: dict[str, Attribute] | None = None,
        regions: int = 0,
        successors: Sequence["Block"] = (),
        loc: Location | None = None,
        ip: Any = None,
    ):
        self._build(name, results, values_of(operands), attributes, regions, successors, loc, ip)

    def _build(self, name, results, operands, attributes, regions, successors, loc, ip) -> None:
        self.name = name
        self._operands = operands
        self.results = [OpResult(_a_type(type_), self, number) for number, type_ in enumerate(results)] if results else ()
        self._attributes = None
        if attributes:
            for key, attribute in attributes.items():
                self.attributes[key] = attribute
        self.regions = [Region(self) for _ in range(regions)] if regions else ()
        self.successors = list(successors) if successors else ()
        self._place(loc, ip)

    def _place(self, loc: Location | None, ip: Any) -> None:
        """Gives the operation its location, and inserts it at an insertion point."""
        stack = _stack
        self.location = loc or (stack.locations[-1] if stack.locations else _UNKNOWN)
        self._block = None
        if ip is None:
            if not stack.points:
                return
            ip = stack.points[-1]
        elif ip is False:
            return
        if ip.ref_operation is None:
            self._block = block = ip.block
            block.operations.append(self)
        else:
            ip.insert(self)

    @property
    def attributes(self) -> OpAttributeMap:
        """Attributes by name."""
        if self._attributes is None:
            self._attributes = OpAttributeMap()
        return self._attributes

    @staticmethod
    def create(
        name: str,
        results: Sequence[Type] | None = None,
        operands: Sequence[Any] | None = None,
        attributes: dict[str, Attribute] | None = None,
        successors: Sequence["Block"] | None = None,
        regions: int = 0,
        loc: Location | None = None,
        ip: Any = None,
        infer_type: bool = False,
    ) -> "Operation":
        """Creates an operation by its name."""
        if not isinstance(name, str) or "." not in name:
            raise ValueError(f"expected the name of an operation with its dialect, found {name!r}")
        made = object.__new__(Operation)
        made._build(name, results, values_of(operands) if operands else [], attributes, regions, successors, loc, ip)
        return made

    @staticmethod
    def parse(source: str, source_name: str = "<text>", context: Any = None) -> "Operation":
        """Parses a text with one operation."""
        module = Module.parse(source, source_name=source_name)
        inner = module.body.operations
        if len(inner) != 1:
            raise ValueError(f"expected one operation, found {len(inner)}")
        return inner[0].detach_from_parent()

    @property
    def operation(self) -> "Operation":
        return self

    @property
    def opview(self) -> "Operation":
        return self

    @property
    def operands(self) -> list[Value]:
        return list(self._operands)

    @property
    def result(self) -> OpResult:
        """The only result."""
        if len(self.results) != 1:
            raise ValueError(f"expected one result, found {len(self.results)} of {self.name}")
        return self.results[0]

    @property
    def context(self) -> Context:
        return Context.current or Context._default

    @property
    def loc(self) -> Location:
        return self.location

    @property
    def block(self) -> "Block | None":
        return self._block

    @property
    def parent(self) -> "Operation | None":
        return self._block.owner if self._block is not None else None

    def set_operand(self, index: int, value: Any) -> None:
        self._operands[index] = value_of(value)

    def detach_from_parent(self) -> "Operation":
        if self._block is None:
            raise ValueError("expected an operation in a block")
        self._block.operations.remove(self)
        self._block = None
        return self

    def erase(self) -> None:
        """Removes the operation from its block."""
        if self._block is not None:
            self.detach_from_parent()

    def move_before(self, other: "Operation") -> None:
        self.erase()
        InsertionPoint(other).insert(self)

    def walk(self, callback: Callable[["Operation"], Any]) -> None:
        """Calls a function for this operation and all operations nested in it, inner ones first."""
        for region in self.regions:
            for block in region.blocks:
                for operation in list(block.operations):
                    operation.walk(callback)
        callback(self)

    def clone(self, ip: Any = None) -> "Operation":
        """Copies the operation."""
        return _clone(self, {}, ip)

    def verify(self) -> bool:
        """Returns True, or raises `MLIRError` with the diagnostics."""
        found = _native.check((self._module_text(), "<module>", None, True))
        _raise_errors(found)
        return True

    def _module_text(self, locations: bool = True) -> str:
        return Writer(locations).text(self)

    def get_asm(
        self,
        binary: bool = False,
        large_elements_limit: int | None = None,
        enable_debug_info: bool = False,
        pretty_debug_info: bool = False,
        print_generic_op_form: bool = False,
        use_local_scope: bool = False,
        assume_verified: bool = False,
        **_: Any,
    ) -> Any:
        """The text of the operation in custom form, or in generic form if the operation is invalid."""
        text = self._module_text(enable_debug_info)
        if self.name in ("builtin.module", "func.func"):
            form = "generic" if print_generic_op_form else "debug" if enable_debug_info else "mlir"
            printed, _found = _native.print((text, "<module>", None, False), form, False)
            if printed is not None:
                text = printed if self.name == "builtin.module" else _inside_of_module(printed)
        return text.encode() if binary else text

    def print(self, file: Any = None, **options: Any) -> None:
        """Prints the operation to a file, or to standard output."""
        (file or sys.stdout).write(self.get_asm(**options).rstrip("\n") + "\n")

    def dump(self) -> None:
        self.print(sys.stderr)

    def __str__(self) -> str:
        return self.get_asm()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    __reduce__ = _unpicklable


OpView = Operation


def _inside_of_module(text: str) -> str:
    """The contents of the module that MLIR has created around an operation."""
    lines = text.rstrip("\n").split("\n")
    start = next((number for number, line in enumerate(lines) if line.startswith("module")), None)
    if start is None:
        return text
    inner = [line.removeprefix("  ") for line in lines[start + 1 :]]
    end = max(number for number, line in enumerate(inner) if line.startswith("}"))
    return "\n".join(lines[:start] + inner[:end] + inner[end + 1 :]) + "\n"


def _raise_errors(found: list[tuple[str, str, str]]) -> None:
    from pto import Diagnostic

    diagnostics = [Diagnostic._of(one) for one in found]
    errors = [one for one in diagnostics if one.severity == "error"]
    if errors:
        raise MLIRError("\n".join(one.text for one in errors), diagnostics)


def _clone(operation: Operation, values: dict[Value, Value], ip: Any) -> Operation:
    made = object.__new__(type(operation))
    operands = [values.get(operand, operand) for operand in operation._operands]
    types = [result.type for result in operation.results]
    made._build(operation.name, types, operands, dict(operation.attributes.items()), 0, (), operation.location, ip)
    values.update(zip(operation.results, made.results))
    blocks: dict[Block, Block] = {}
    made.regions = [Region(made) for _ in operation.regions]
    for region, copy in zip(operation.regions, made.regions):
        for block in region.blocks:
            blocks[block] = copy.blocks.append(*[argument.type for argument in block.arguments])
            values.update(zip(block.arguments, blocks[block].arguments))
        for block in region.blocks:
            for inner in block.operations:
                _clone(inner, values, InsertionPoint(blocks[block])).successors = [
                    blocks.get(successor, successor) for successor in inner.successors
                ]
    return made


class Block:
    """A basic block."""

    __slots__ = ("region", "arguments", "operations", "__weakref__")

    def __init__(self, region: "Region | None", types: Sequence[Type] = ()):
        self.region = region
        self.arguments = [BlockArgument(_a_type(type_), self, number) for number, type_ in enumerate(types)]
        self.operations: list[Operation] = []

    @staticmethod
    def create_at_start(parent: "Region", arg_types: Sequence[Type] = (), arg_locs: Any = None) -> "Block":
        block = Block(parent, arg_types)
        parent._blocks.insert(0, block)
        return block

    @property
    def owner(self) -> Operation | None:
        return self.region.owner if self.region is not None else None

    @property
    def context(self) -> Context:
        return Context.current or Context._default

    def add_argument(self, type: Type, loc: Any = None) -> BlockArgument:
        self.arguments.append(BlockArgument(_a_type(type), self, len(self.arguments)))
        return self.arguments[-1]

    def append(self, operation: Any) -> None:
        """Moves an operation to the end of the block."""
        operation.operation.erase()
        InsertionPoint(self).insert(operation.operation)

    def create_after(self, *types: Type) -> "Block":
        block = Block(self.region, types)
        self.region._blocks.insert(self.region._blocks.index(self) + 1, block)
        return block

    def __iter__(self) -> Iterator[Operation]:
        return iter(self.operations)

    def __str__(self) -> str:
        return "".join(str(operation) for operation in self.operations)

    __reduce__ = _unpicklable


class _Blocks(Sequence):
    """The blocks of a region."""

    __slots__ = ("_region",)

    def __init__(self, region: "Region"):
        self._region = region

    def append(self, *types: Type, arg_locs: Any = None) -> Block:
        block = Block(self._region, types)
        self._region._blocks.append(block)
        return block

    def __len__(self) -> int:
        return len(self._region._blocks)

    def __getitem__(self, index: Any) -> Any:
        return self._region._blocks[index]


class Region:
    """A region: blocks that belong to an operation."""

    __slots__ = ("owner", "_blocks")

    def __init__(self, owner: Operation | None):
        self.owner, self._blocks = owner, []

    @property
    def blocks(self) -> _Blocks:
        return _Blocks(self)

    @property
    def operations(self) -> list[Operation]:
        return self._blocks[0].operations if self._blocks else []

    def __iter__(self) -> Iterator[Block]:
        return iter(self._blocks)

    def __len__(self) -> int:
        return len(self._blocks)

    def __getitem__(self, index: int) -> Block:
        return self._blocks[index]

    __reduce__ = _unpicklable


class InsertionPoint:
    """A point at which operations are inserted: at the end of a block, or before an operation."""

    __slots__ = ("block", "ref_operation", "_first")
    current = _Current("points")

    def __init__(self, before: Any):
        self._first = False
        if isinstance(before, Block):
            self.block, self.ref_operation = before, None
            return
        if isinstance(before, Region) and len(before.blocks) == 0:
            raise ValueError("expected a block, found a region without one: append it with region.blocks.append()")
        if isinstance(before, Region):
            self.block, self.ref_operation = before.blocks[0], None
            return
        operation = getattr(before, "operation", None)
        if not isinstance(operation, Operation):
            raise TypeError(f"expected a block or an operation, found {before!r}")
        if operation._block is None:
            raise ValueError(f"expected an operation in a block, found {operation!r}")
        self.block, self.ref_operation = operation._block, operation

    @staticmethod
    def at_block_begin(block: Block) -> "InsertionPoint":
        if block.operations:
            return InsertionPoint(block.operations[0])
        return InsertionPoint(block)

    @staticmethod
    def at_block_terminator(block: Block) -> "InsertionPoint":
        if not block.operations:
            raise ValueError("expected a block with a terminator")
        return InsertionPoint(block.operations[-1])

    @staticmethod
    def after(operation: Any) -> "InsertionPoint":
        operation = operation.operation
        operations = operation._block.operations
        at = operations.index(operation) + 1
        return InsertionPoint(operations[at]) if at < len(operations) else InsertionPoint(operation._block)

    def insert(self, operation: Any) -> None:
        """Inserts an operation that is in no block."""
        operation = operation.operation
        if operation._block is not None:
            raise ValueError(f"expected an operation in no block, found {operation!r} in one")
        operation._block = self.block
        operations, before = self.block.operations, self.ref_operation
        if before is None:
            operations.append(operation)
            return
        # The operation is usually the last one, a terminator.
        at = len(operations) - 1
        while at >= 0 and operations[at] is not before:
            at -= 1
        if at < 0:
            operation._block = None
            raise ValueError(f"{before!r} is no longer in the block")
        operations.insert(at, operation)

    @property
    def loc(self) -> Location | None:
        return Location.current

    def __enter__(self) -> "InsertionPoint":
        _stack.points.append(self)
        return self

    def __exit__(self, *_: Any) -> None:
        _stack.points.pop()

    __reduce__ = _unpicklable


class Module:
    """A module."""

    __slots__ = ("operation", "__weakref__")

    def __init__(self, operation: Operation):
        self.operation = operation

    @staticmethod
    def create(loc: Location | None = None) -> "Module":
        """An empty module."""
        operation = Operation("builtin.module", regions=1, loc=loc, ip=False)
        operation.regions[0].blocks.append()
        return Module(operation)

    @staticmethod
    def parse(asm: str | bytes, context: Any = None, source_name: str = "<text>") -> "Module":
        """The module of a text; `MLIRError` where it does not parse."""
        from . import _parse

        text = asm.decode() if isinstance(asm, bytes) else asm
        printed, found = _native.print((text, source_name, None, False), "parsed", False)
        if printed is None:
            _raise_errors(found)
            raise MLIRError("the module cannot be parsed")
        return Module(_parse.module(printed))

    @staticmethod
    def parseFile(path: str, context: Any = None) -> "Module":
        with open(path, encoding="utf-8") as file:
            return Module.parse(file.read(), source_name=str(path))

    @property
    def body(self) -> Block:
        return self.operation.regions[0].blocks[0]

    @property
    def context(self) -> Context:
        return Context.current or Context._default

    def get_asm(self, **options: Any) -> Any:
        return self.operation.get_asm(**options)

    def print(self, file: Any = None, **options: Any) -> None:
        self.operation.print(file, **options)

    def dump(self) -> None:
        self.operation.dump()

    def pto(self, target: str | None = None):
        """The module for `verify`, `lower` and `run` of the package `pto`."""
        from pto import Module as Checked

        return Checked(self.operation._module_text(), name="<module>", target=target, origins=True)

    def __str__(self) -> str:
        return self.operation.get_asm()

    __reduce__ = _unpicklable


class SymbolTable:
    """Symbols of an operation by name."""

    def __init__(self, operation: Any):
        self.operation = operation.operation

    def __getitem__(self, name: str) -> Operation:
        for found in self.operation.regions[0].blocks[0].operations:
            symbol = found.attributes.get("sym_name")
            if symbol is not None and symbol.value == name:
                return found
        raise KeyError(name)

    def __contains__(self, name: str) -> bool:
        try:
            self[name]
        except KeyError:
            return False
        return True


class DialectRegistry:
    """Exists because callers expect it: all dialects are registered."""


def text_of(module: Any) -> str:
    """The generic form of a module that was built."""
    return module.operation._module_text()
