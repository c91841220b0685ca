"""Builders of the operations of the instruction table: one class, and the data of each operation."""

from __future__ import annotations

import functools
import json
from importlib import resources
from typing import Any

from .._types import Attribute, BoolAttr, DenseI32ArrayAttr, IntegerAttr, IntegerType, StringAttr, Type, UnitAttr
from .._types import ArrayAttr, FlatSymbolRefAttr
from ..ir import Operation, value_of, values_of
from ._enums import EnumMember, member_text

_TABLE = json.loads(resources.files(__package__).joinpath("_table.json").read_text(encoding="utf-8"))
OPERATIONS: dict[str, list] = _TABLE["operations"]
ENUMERATIONS: dict[str, list] = _TABLE["enumerations"]
I64 = IntegerType.get_signless(64)


def plain(name: str) -> str:
    """Normalizes a name, so that spellings compare equal: `precision_type` and `precisionType`."""
    return name.replace("_", "").lower()


class Spec:
    """What a builder takes."""

    __slots__ = (
        "mnemonic", "results", "operands", "attrs", "positional", "regions", "needed", "result_names", "names", "segments", "simple",
    )  # fmt: skip

    def __init__(self, mnemonic: str, row: list):
        _, results, operands, attrs, positional, regions, _ = row
        self.mnemonic, self.results, self.operands, self.regions = mnemonic, results, operands, regions
        self.attrs = dict(map(tuple, attrs))
        self.positional = tuple(positional)
        self.result_names = tuple(one[0] for one in results)
        self.needed = frozenset(positional)
        every = [*self.result_names, *(one[0] for one in operands), *self.attrs]
        self.names = {**{plain(name): name for name in every}, **{name: name for name in every}}
        self.segments = sum(bool(arity) for _, arity in operands) > 1
        single = all(not arity for _, arity in operands) and not attrs and not results and not regions
        self.simple = len(operands) if single and tuple(one[0] for one in operands) == self.positional else -1

    def given(self, args: tuple, named: dict[str, Any]) -> dict[str, Any]:
        """Arguments by name. Types of results may be omitted if they can be inferred; all declared operands may be given in their
        order, optional ones too."""
        keywords = {}
        for name, value in named.items():
            known = self.names.get(name) or self.names.get(plain(name)) or self.names.get(plain(name.rstrip("_")))
            if known is None:
                raise TypeError(f"pto.{self.mnemonic} has no argument '{name}'; {self.signature()}")
            keywords[known] = value
        declared = tuple(one[0] for one in self.operands)
        for names in (self.result_names + self.positional, self.positional, declared, self.result_names + declared):
            taken = names[: len(args)]
            if len(args) <= len(names) and not keywords.keys() & set(taken):
                found = {**dict(zip(taken, args)), **keywords}
                left_out = [one for one in self.results if one[0] not in found and not one[1] and not one[2]]
                if self.needed <= found.keys() and not left_out:
                    return found
        raise TypeError(f"{len(args)} positional arguments and {sorted(keywords)} do not fit {self.signature()}")

    def signature(self) -> str:
        optional = [one[0] for one in self.operands if one[0] not in self.needed]
        optional += [name for name in self.attrs if name not in self.needed]
        parts = [*self.result_names, *self.positional, "*", *(f"{name}=None" for name in optional), "loc=None", "ip=None"]
        return f"pto.{self.mnemonic}({', '.join(parts)})"


def attribute(spec: Spec, name: str, value: Any) -> Attribute | None:
    """Converts a value to an attribute; None for a flag that is not set."""
    if isinstance(value, Attribute):
        return value
    kind, _, detail = spec.attrs[name].partition(":")
    if kind == "enum":
        return enumerated(spec, name, detail.split(","), value)
    if kind == "unit" and isinstance(value, bool):
        return UnitAttr.get() if value else None
    if kind == "bool" and isinstance(value, (bool, int)):
        return BoolAttr.get(bool(value))
    if kind == "int" and hasattr(value, "__index__"):
        return IntegerAttr.get(IntegerType.get_signless(int(detail)), value.__index__())
    if kind == "str" and isinstance(value, str):
        return StringAttr.get(value)
    if kind == "symbol" and isinstance(value, str):
        return FlatSymbolRefAttr.get(value.removeprefix("@"))
    if kind in ("ints", "path") and isinstance(value, (list, tuple)):
        return ArrayAttr.get([one if isinstance(one, Attribute) else IntegerAttr.get(I64, one) for one in value])
    if isinstance(value, EnumMember):
        return member_text(value)
    if isinstance(value, Type):
        raise TypeError(f"expected an attribute as '{name}' of pto.{spec.mnemonic}, found the type {value}")
    raise TypeError(f"expected {kind} as '{name}' of pto.{spec.mnemonic}, found {value!r}")


def enumerated(spec: Spec, name: str, mnemonics: list[str], value: Any) -> Attribute:
    """A case of an enumeration, from its member, its number or its word."""
    if isinstance(value, EnumMember):
        if type(value)._mnemonic in mnemonics or len(mnemonics) > 1:
            return member_text(value)
        raise TypeError(f"expected {mnemonics[0]} as '{name}' of pto.{spec.mnemonic}, found {value!r}")
    for mnemonic in mnemonics:
        form, cases = ENUMERATIONS[mnemonic]
        for word, number in cases:
            same = isinstance(value, str) and plain(value) == plain(word)
            if same or not isinstance(value, (str, bool)) and hasattr(value, "__index__") and value.__index__() == number:
                return enum_text(mnemonic, form, word)
    words = ", ".join(word for word, _ in ENUMERATIONS[mnemonics[0]][1])
    raise ValueError(f"expected one of {words} as '{name}' of pto.{spec.mnemonic}, found {value!r}")


def enum_text(mnemonic: str, form: str, word: str) -> Attribute:
    """The text of a case, in the form that its enumeration has in MLIR."""
    if form == "String":
        return StringAttr.get(word)
    return Attribute._of(f"#pto<{mnemonic} {word}>" if form == "Short" else f"#pto.{mnemonic}<{word}>")


def infer(spec: Spec, how: str, found: dict[str, Any]) -> Type:
    """Infers the omitted type of a result."""
    kind, _, detail = how.partition(":")
    if kind == "operand":
        return value_of(found[spec.operands[int(detail)][0]]).type
    if kind == "partition":
        source, sizes = (found[spec.operands[int(index)][0]] for index in detail.split(":"))
        extents = [constant(value_of(size)) for size in sizes]
        element = value_of(source).type.element_type
        text = "".join("?x" if extent is None else f"{extent}x" for extent in extents)
        return Type._specific(f"!pto.partition_tensor_view<{text}{element}>")
    if kind == "window":
        source = value_of(found[spec.operands[int(detail)][0]]).type
        sizes = [int(getattr(size, "value", size)) for size in found["sizes"]]
        valid = [found.get("valid_row"), found.get("valid_col")]
        fixed = [None if one is None else constant(value_of(one)) for one in valid]
        shown = [size if given is None else -1 if known is None else min(known, size) for size, given, known in zip(sizes, valid, fixed)]
        return source.with_shape(sizes, shown)
    return Type._specific(how)


def constant(value: Any) -> int | None:
    """The constant that a value is known to be."""
    owner = value.owner
    if isinstance(owner, Operation) and owner.name == "arith.constant":
        held = owner.attributes.get("value")
        return held.value if isinstance(held, IntegerAttr) else None
    return None


class Builder(Operation):
    """An operation of the dialect pto."""

    __slots__ = ()
    _spec: Spec
    OPERATION_NAME: str

    def __init__(self, *args: Any, loc: Any = None, ip: Any = None, **named: Any):
        spec = self._spec
        if len(args) == spec.simple and not named:
            # The fast path for the most frequent calls: operands only.
            self.name, self._operands = self.OPERATION_NAME, values_of(args)
            self.results = self.regions = self.successors = ()
            self._attributes = None
            self._place(loc, ip)
            return
        found = spec.given(args, named)
        operands, segments = self._given_operands(found)
        types = []
        for name, arity, how in spec.results:
            value = found.get(name)
            if arity == "*":
                types.extend(value or ())
            elif value is not None:
                types.append(value)
            elif not arity:
                if not how:
                    raise TypeError(f"expected the type of '{name}', found none; {spec.signature()}")
                types.append(infer(spec, how, found))
        attributes = {}
        for name in spec.attrs:
            value = found.get(name)
            made = None if value is None else attribute(spec, name, value)
            if made is not None:
                attributes[name] = made
        if spec.segments:
            attributes["operandSegmentSizes"] = DenseI32ArrayAttr.get(segments)
        self._build(self.OPERATION_NAME, types, operands, attributes, spec.regions, (), loc, ip)

    def _given_operands(self, found: dict[str, Any]) -> tuple[list, list[int]]:
        operands, segments = [], []
        for name, arity in self._spec.operands:
            value = found.get(name)
            if arity == "*":
                values = [value_of(one, name) for one in value or ()]
            elif value is None and arity:
                values = []
            else:
                values = [value_of(value, name)]
            operands += values
            segments.append(len(values))
        return operands, segments

    def __getattr__(self, name: str) -> Any:
        """An operand, result or attribute by its name."""
        spec = self._spec
        if name == "body" and spec.regions:
            return self.regions[0]
        if name in spec.attrs:
            return self.attributes.get(name)
        if name in spec.result_names and len(self.results) == len(spec.results):
            return self.results[spec.result_names.index(name)]
        sizes = list(self.attributes["operandSegmentSizes"]) if spec.segments else None
        at = 0
        for index, (operand, arity) in enumerate(spec.operands):
            others = len(spec.operands) - 1
            size = sizes[index] if sizes else len(self._operands) - others if arity else 1
            if operand == name:
                part = self._operands[at : at + size]
                return part if arity == "*" else part[0] if part else None
            at += size
        raise AttributeError(f"{type(self).__name__} has no '{name}'")


@functools.lru_cache(maxsize=None)
def builder(mnemonic: str) -> type[Builder]:
    """Creates the class of an operation."""
    row = OPERATIONS[mnemonic]
    spec = Spec(mnemonic, row)
    doc = f"{row[6]}\n\n{spec.signature()}"
    members = {"__slots__": (), "__doc__": doc, "_spec": spec, "OPERATION_NAME": f"pto.{mnemonic}"}
    return type(row[0], (Builder,), {**members, "__module__": "ptoas.mlir.dialects.pto"})

