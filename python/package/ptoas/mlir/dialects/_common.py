"""Code that the modules of MLIR's own dialects share: classes whose result has the type of their first operand, and casts."""

from __future__ import annotations

import enum
from typing import Any, Sequence

from ..ir import Operation, OpResult, values_of


class _Predicate(enum.IntEnum):
    """A predicate, which may also be given by its number or its word."""

    @classmethod
    def _missing_(cls, value: object) -> Any:
        return next((one for one in cls if isinstance(value, str) and one.name.lower() == value.lower()), None)


def predicate(name: str, words: str) -> Any:
    """An enumeration of words, numbered from 0."""
    return _Predicate(name, {word: number for number, word in enumerate(words.split())})


def _function(made: type, name: str, doc: str) -> Any:
    def build(*args: Any, **named: Any) -> Any:
        return made(*args, **named).result

    build.__name__, build.__doc__ = name, doc
    return build


def _given(args: Sequence[Any], named: dict[str, Any], operands: int, mnemonic: str) -> list[Any]:
    """Operands that are given by name, or after the type of the result."""
    given = [*args, *(named.pop(key) for key in ("lhs", "rhs", "operand") if key in named)]
    if len(given) == operands + 1 and hasattr(given[0], "maybe_downcast") and not hasattr(given[0], "owner"):
        given = given[1:]
    if named or len(given) != operands:
        raise TypeError(f"expected {operands} operands of {mnemonic}, found {len(given)} and {sorted(named)}")
    return given


def classes(scope: dict[str, Any], dialect: str, names: str, operands: int) -> None:
    """Classes and functions of operations on values of one type."""
    for name in names.split():
        mnemonic = f"{dialect}.{name.lower()}"

        def init(self: Any, *args: Any, loc: Any = None, ip: Any = None, _mnemonic: str = mnemonic, **named: Any) -> None:
            if named or len(args) != operands:
                args = _given(args, named, operands, _mnemonic)
            self.name, self._operands = _mnemonic, values_of(args)
            self.results = [OpResult(self._operands[0].type, self, 0)]
            self.regions = self.successors = ()
            self._attributes = None
            self._place(loc, ip)

        doc = f"{mnemonic} of {operands} values of a type"
        made = type(f"{name}Op", (Operation,), {"__slots__": (), "__init__": init, "__doc__": doc, "OPERATION_NAME": mnemonic})
        scope[f"{name}Op"] = made
        scope[name.lower()] = _function(made, name.lower(), doc)


def casts(scope: dict[str, Any], dialect: str, names: str) -> None:
    """Classes and functions of operations that take the type of their result and a value."""
    for entry in names.split():
        name, _, spelled = entry.partition(":")
        spelled = spelled or name.lower()
        mnemonic = f"{dialect}.{spelled}"

        def init(self: Any, out: Any, in_: Any, *, loc: Any = None, ip: Any = None, _mnemonic: str = mnemonic) -> None:
            Operation.__init__(self, _mnemonic, [out], [in_], loc=loc, ip=ip)

        doc = f"{mnemonic} of a value to a type"
        made = type(f"{name}Op", (Operation,), {"__slots__": (), "__init__": init, "__doc__": doc, "OPERATION_NAME": mnemonic})
        scope[f"{name}Op"] = made
        scope[spelled] = _function(made, spelled, doc)
