"""Types and attributes: each text is parsed and printed by MLIR once, so that equal types have equal texts."""

from __future__ import annotations

import functools
import re
from typing import Any, Iterable, Sequence

from pto import _native

DYNAMIC = -(2**63)
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"?')


class MLIRError(Exception):
    """An error of MLIR, with its diagnostics."""

    def __init__(self, message: str, error_diagnostics: Sequence[Any] = ()):
        super().__init__(message)
        self.message = message
        self.error_diagnostics = list(error_diagnostics)


@functools.lru_cache(maxsize=65536)
def _canonical_type(text: str) -> str:
    try:
        return _native.type_text(text)
    except ValueError as error:
        raise MLIRError(f"cannot parse the type '{text[:200]}': {error}") from None


@functools.lru_cache(maxsize=65536)
def _canonical_attribute(text: str) -> str:
    try:
        return _native.attribute_text(text)
    except ValueError as error:
        raise MLIRError(f"cannot parse the attribute '{text[:200]}': {error}") from None


class _Text:
    """A text as an object of the class that its prefix determines."""

    __slots__ = ("_text",)
    _all: list[type] = []
    _pattern: re.Pattern[str] | None = None

    def __init__(self, other: "_Text"):
        if not self.isinstance(other):
            raise ValueError(f"expected {type(self).__name__}, found {other}")
        self._text = other._text

    @classmethod
    def _of(cls, text: str):
        made = object.__new__(cls)
        made._text = text
        return made

    @classmethod
    def isinstance(cls, other: Any) -> bool:
        """Whether a type or attribute is one of this class."""
        if not isinstance(other, _Text):
            return False
        if cls._pattern is None:
            return isinstance(other, cls)
        return isinstance(other, cls._root()) and cls._pattern.fullmatch(other._text) is not None

    @classmethod
    def _root(cls) -> type:
        return next(base for base in cls.__mro__ if base in (Type, Attribute))

    def maybe_downcast(self):
        """The same type or attribute as an object of the most specific class."""
        return self._root()._specific(self._text)

    @classmethod
    def _specific(cls, text: str):
        for known in cls._all:
            if known._pattern.fullmatch(text):
                return known._of(text)
        return cls._of(text)

    @property
    def context(self):
        from .ir import Context

        return Context.current or Context._default

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Text) and self._text == other._text and self._root() is other._root()

    def __hash__(self) -> int:
        return hash(self._text)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._text})"


class Type(_Text):
    """A type."""

    __slots__ = ()
    _all: list[type] = []

    @staticmethod
    def parse(text: str, context: Any = None) -> "Type":
        """The type of a text."""
        return Type._specific(_canonical_type(text))


class Attribute(_Text):
    """An attribute."""

    __slots__ = ()
    _all: list[type] = []

    @staticmethod
    def parse(text: str, context: Any = None) -> "Attribute":
        """Parses an attribute."""
        return Attribute._specific(_canonical_attribute(text))

    @property
    def type(self) -> Type:
        """The type at the end of the text."""
        return Type.parse(self._text.rsplit(" : ", 1)[1]) if " : " in self._text else Type._of("none")


class NamedAttribute:
    """A named attribute."""

    __slots__ = ("name", "attr")

    def __init__(self, name: str, attr: Attribute):
        self.name, self.attr = name, attr

    def __repr__(self) -> str:
        return f"NamedAttribute({self.name}={self.attr})"


def _known(pattern: str):
    def register(cls):
        cls._pattern = re.compile(pattern, re.DOTALL)
        cls._root()._all.append(cls)
        return cls

    return register


def _plain(name: str, text: str, doc: str) -> type:
    """A type without parameters."""
    made = type(name, (Type,), {"__slots__": (), "__doc__": doc})
    shared = made._of(text)
    made.get = staticmethod(lambda context=None: shared)
    return _known(re.escape(text))(made)


F16Type = _plain("F16Type", "f16", "The type f16.")
F32Type = _plain("F32Type", "f32", "The type f32.")
F64Type = _plain("F64Type", "f64", "The type f64.")
BF16Type = _plain("BF16Type", "bf16", "The type bf16.")
FloatTF32Type = _plain("FloatTF32Type", "tf32", "The type tf32.")
Float8E4M3Type = _plain("Float8E4M3Type", "f8E4M3", "The type f8E4M3.")
Float8E4M3FNType = _plain("Float8E4M3FNType", "f8E4M3FN", "The type f8E4M3FN.")
Float8E4M3FNUZType = _plain("Float8E4M3FNUZType", "f8E4M3FNUZ", "The type f8E4M3FNUZ.")
Float8E4M3B11FNUZType = _plain("Float8E4M3B11FNUZType", "f8E4M3B11FNUZ", "The type f8E4M3B11FNUZ.")
Float8E5M2FNUZType = _plain("Float8E5M2FNUZType", "f8E5M2FNUZ", "The type f8E5M2FNUZ.")
Float8E5M2Type = _plain("Float8E5M2Type", "f8E5M2", "The type f8E5M2.")
IndexType = _plain("IndexType", "index", "The type index.")
NoneType = _plain("NoneType", "none", "The type none.")


@_known(r"[su]?i\d+")
class IntegerType(Type):
    """An integer type."""

    __slots__ = ()

    @staticmethod
    def _made(prefix: str, width: int) -> "IntegerType":
        if not 0 <= int(width) < 1 << 24:
            raise ValueError(f"expected a width below {1 << 24}, found {width}")
        return IntegerType._of(f"{prefix}{int(width)}")

    @staticmethod
    def get_signless(width: int, context: Any = None) -> "IntegerType":
        """`iN`"""
        return IntegerType._made("i", width)

    @staticmethod
    def get_signed(width: int, context: Any = None) -> "IntegerType":
        """`siN`"""
        return IntegerType._made("si", width)

    @staticmethod
    def get_unsigned(width: int, context: Any = None) -> "IntegerType":
        """`uiN`"""
        return IntegerType._made("ui", width)

    @property
    def width(self) -> int:
        return int(self._text.lstrip("sui"))

    @property
    def is_signless(self) -> bool:
        return self._text[0] == "i"

    @property
    def is_signed(self) -> bool:
        return self._text[0] == "s"

    @property
    def is_unsigned(self) -> bool:
        return self._text[0] == "u"


def _extent(value: Any) -> str:
    if value is None or value in (-1, DYNAMIC):
        return "?"
    if int(value) < 0:
        raise ValueError(f"expected an extent of at least 0, or -1 for one that is not known, found {value}")
    return str(int(value))


def _extents(shape: Iterable[Any]) -> str:
    return "".join(f"{_extent(value)}x" for value in shape)


class ShapedType(Type):
    """A type with a shape."""

    __slots__ = ()

    @staticmethod
    def get_dynamic_size() -> int:
        """The number of a dynamic extent."""
        return DYNAMIC

    def _parts(self) -> tuple[list[int], str]:
        inside = re.sub(r"^[!\w.]+<|>$", "", self._text)
        found = re.match(r"((?:(?:\d+|\?)x)*)([^,]*(?:<[^>]*>)?)", inside)
        extents = [DYNAMIC if part == "?" else int(part) for part in found[1].split("x")[:-1]]
        return extents, found[2].strip()

    @property
    def shape(self) -> list[int]:
        return self._parts()[0]

    @property
    def rank(self) -> int:
        return len(self.shape)

    @property
    def element_type(self) -> Type:
        return Type.parse(self._parts()[1])

    @property
    def has_static_shape(self) -> bool:
        return DYNAMIC not in self.shape


@_known(r"vector<.*>")
class VectorType(ShapedType):
    """A vector."""

    __slots__ = ()

    @staticmethod
    def get(shape: Sequence[int], element_type: Type, loc: Any = None, **_: Any) -> "VectorType":
        return VectorType._of(_canonical_type(f"vector<{_extents(shape)}{element_type}>"))


@_known(r"tensor<.*>")
class RankedTensorType(ShapedType):
    """A tensor."""

    __slots__ = ()

    @staticmethod
    def get(shape: Sequence[int], element_type: Type, encoding: Any = None, loc: Any = None) -> "RankedTensorType":
        more = "" if encoding is None else f", {encoding}"
        return RankedTensorType._of(_canonical_type(f"tensor<{_extents(shape)}{element_type}{more}>"))


@_known(r"memref<.*>")
class MemRefType(ShapedType):
    """A region of memory."""

    __slots__ = ()

    @staticmethod
    def get(
        shape: Sequence[int], element_type: Type, layout: Any = None, memory_space: Any = None, loc: Any = None
    ) -> "MemRefType":
        more = "".join(f", {part}" for part in (layout, memory_space) if part is not None)
        return MemRefType._of(_canonical_type(f"memref<{_extents(shape)}{element_type}{more}>"))


@_known(r"\(.*->.*")
class FunctionType(Type):
    """The type of a function."""

    __slots__ = ("_parts",)

    @staticmethod
    def get(inputs: Sequence[Type] = (), results: Sequence[Type] = (), context: Any = None) -> "FunctionType":
        inputs, results = list(inputs), list(results)
        for part in inputs + results:
            if not isinstance(part, Type):
                raise TypeError(f"expected types, found {part!r}")
        one = len(results) == 1 and not FunctionType.isinstance(results[0])
        to = str(results[0]) if one else f"({', '.join(map(str, results))})"
        made = FunctionType._of(f"({', '.join(map(str, inputs))}) -> {to}")
        made._parts = (inputs, results)
        return made

    def _split(self) -> tuple[list[Type], list[Type]]:
        if not hasattr(self, "_parts"):
            left, at = _comma_list(self._text, 0)
            rest = self._text[at:].lstrip().removeprefix("->").lstrip()
            right = _comma_list(rest, 0)[0] if rest.startswith("(") else [rest]
            self._parts = ([Type.parse(part) for part in left], [Type.parse(part) for part in right])
        return self._parts

    @property
    def inputs(self) -> list[Type]:
        return list(self._split()[0])

    @property
    def results(self) -> list[Type]:
        return list(self._split()[1])


def _comma_list(text: str, at: int) -> tuple[list[str], int]:
    """The elements of a list in parentheses that starts at an offset, and the offset of its end."""
    parts, depth, start = [], 0, at + 1
    end = at
    for index in range(at, len(text)):
        character = text[index]
        if index < end:
            continue
        if character == '"':
            end = _STRING.match(text, index).end()
        elif character in "(<[{":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
            if depth == 0:
                last = text[start:index].strip()
                return parts + ([last] if last else []), index + 1
        elif character == "," and depth == 1:
            parts.append(text[start:index].strip())
            start = index + 1
    raise ValueError(f"expected a list in parentheses, found {text[at:at + 80]}")


def quoted(text: str) -> str:
    """Quotes a text as a string of MLIR."""
    if not isinstance(text, str):
        raise TypeError(f"expected a string, found {text!r}")
    special = {'"': "22", "\\": "5C"}
    done = []
    for byte in text.encode("utf-8", "surrogateescape"):
        character = chr(byte)
        if character in special or not 32 <= byte < 127:
            done.append(f"\\{byte:02X}")
        else:
            done.append(character)
    return '"' + "".join(done) + '"'


def unquoted(text: str) -> str:
    """Decodes a string of MLIR."""
    raw = re.sub(
        rb'\\([0-9A-Fa-f]{2}|[nt"\\])',
        lambda found: {b"n": b"\n", b"t": b"\t", b'"': b'"', b"\\": b"\\"}.get(found[1])
        or bytes([int(found[1], 16)]),
        text[1:-1].encode(),
    )
    return raw.decode("utf-8", "replace")


@_known(r"unit")
class UnitAttr(Attribute):
    """An attribute without a value, whose presence matters."""

    __slots__ = ()

    @staticmethod
    def get(context: Any = None) -> "UnitAttr":
        return UnitAttr._of("unit")


@_known(r"true|false")
class BoolAttr(Attribute):
    """A truth value."""

    __slots__ = ()

    @staticmethod
    def get(value: bool, context: Any = None) -> "BoolAttr":
        return BoolAttr._of("true" if value else "false")

    @property
    def value(self) -> bool:
        return self._text == "true"

    def __bool__(self) -> bool:
        return self.value


@_known(r"-?\d+( : ([su]?i\d+|index))?")
class IntegerAttr(Attribute):
    """An integer of a type."""

    __slots__ = ()

    @staticmethod
    def get(type: Type, value: int) -> "Attribute":
        if IntegerType.isinstance(type) and type._text == "i1":
            return BoolAttr.get(bool(value))
        if not (IntegerType.isinstance(type) or IndexType.isinstance(type)):
            raise ValueError(f"expected an integer type or index, found {type}")
        value = int(value)
        if IntegerType.isinstance(type) and not -(1 << type.width - 1) <= value < 1 << type.width:
            raise ValueError(f"expected a value of {type}, found {value}")
        return IntegerAttr._of(f"{value} : {type}")

    @property
    def value(self) -> int:
        return int(self._text.split(" ", 1)[0])

    def __int__(self) -> int:
        return self.value


@_known(r"[-+]?(\d+\.\d*([eE][-+]?\d+)?|0x[0-9A-F]+)( : .*)?")
class FloatAttr(Attribute):
    """A float of a type."""

    __slots__ = ("_value",)

    @staticmethod
    def get(type: Type, value: float, loc: Any = None) -> "FloatAttr":
        value = float(value)
        text = repr(value)
        if value != value or value in (float("inf"), float("-inf")):
            # MLIR prints NaN and infinity as bits.
            bits = {"f16": (0x7E00, 0x7C00, 0xFC00), "bf16": (0x7FC0, 0x7F80, 0xFF80)}
            bits["f32"] = (0x7FC00000, 0x7F800000, 0xFF800000)
            bits["f64"] = (0x7FF8 << 48, 0x7FF0 << 48, 0xFFF0 << 48)
            if str(type) not in bits:
                raise ValueError(f"expected a finite number for {type}, found {value}")
            text = f"0x{bits[str(type)][0 if value != value else 1 if value > 0 else 2]:X}"
        elif "." not in text:
            mantissa, _, exponent = text.partition("e")
            text = f"{mantissa}.0" + (f"e{exponent}" if exponent else "")
        made = FloatAttr._of(f"{text} : {type}")
        made._value = value
        return made

    @staticmethod
    def get_f32(value: float, context: Any = None) -> "FloatAttr":
        return FloatAttr.get(F32Type.get(), value)

    @staticmethod
    def get_f64(value: float, context: Any = None) -> "FloatAttr":
        return FloatAttr.get(F64Type.get(), value)

    @property
    def value(self) -> float:
        return self._value if hasattr(self, "_value") else float(self._text.split(" ", 1)[0])

    def __float__(self) -> float:
        return self.value


@_known(r'"([^"\\]|\\.)*"')
class StringAttr(Attribute):
    """A string."""

    __slots__ = ()

    @staticmethod
    def get(value: str, context: Any = None) -> "StringAttr":
        return StringAttr._of(quoted(value))

    @property
    def value(self) -> str:
        return unquoted(self._text)


@_known(r'@([\w$.-]+|"([^"\\]|\\.)*")')
class FlatSymbolRefAttr(Attribute):
    """The name of a symbol."""

    __slots__ = ()

    @staticmethod
    def get(value: str, context: Any = None) -> "FlatSymbolRefAttr":
        return FlatSymbolRefAttr._of("@" + (value if re.fullmatch(r"[A-Za-z_][\w$.]*", value) else quoted(value)))

    @property
    def value(self) -> str:
        return unquoted(self._text[1:]) if self._text[1] == '"' else self._text[1:]


class SymbolRefAttr(Attribute):
    """Names of symbols, outer ones first."""

    __slots__ = ()

    @staticmethod
    def get(symbols: Sequence[str], context: Any = None) -> "SymbolRefAttr":
        return SymbolRefAttr._of("::".join(FlatSymbolRefAttr.get(symbol)._text for symbol in symbols))


class TypeAttr(Attribute):
    """A type as an attribute."""

    __slots__ = ()

    @staticmethod
    def get(value: Type, context: Any = None) -> "TypeAttr":
        return TypeAttr._of(str(value))

    @property
    def value(self) -> Type:
        return Type.parse(self._text)


@_known(r"\[.*\]")
class ArrayAttr(Attribute):
    """A list of attributes."""

    __slots__ = ()

    @staticmethod
    def get(attributes: Sequence[Attribute], context: Any = None) -> "ArrayAttr":
        return ArrayAttr._of(f"[{', '.join(map(str, attributes))}]")

    def _items(self) -> list[Attribute]:
        return [Attribute.parse(part) for part in _comma_list(self._text, 0)[0]]

    def __len__(self) -> int:
        return len(self._items())

    def __getitem__(self, index: int) -> Attribute:
        return self._items()[index]

    def __iter__(self):
        return iter(self._items())


@_known(r"\{.*\}")
class DictAttr(Attribute):
    """Attributes by name."""

    __slots__ = ()

    @staticmethod
    def get(value: dict[str, Attribute] | None = None, context: Any = None) -> "DictAttr":
        return DictAttr._of("{" + ", ".join(f"{key} = {part}" for key, part in (value or {}).items()) + "}")


def _dense(name: str, element: str) -> type:
    """A class of arrays of integers or truth values."""
    made = type(name, (Attribute,), {"__slots__": (), "__doc__": f"An array of {element}."})

    def get(values: Sequence[Any], context: Any = None):
        words = [("true" if value else "false") if element == "i1" else str(int(value)) for value in values]
        return made._of(f"array<{element}{': ' if words else ''}{', '.join(words)}>")

    def items(self) -> list[Any]:
        inside = self._text[len(f"array<{element}") : -1].lstrip(": ")
        words = [word.strip() for word in inside.split(",") if word.strip()]
        return [word == "true" if element == "i1" else int(word) for word in words]

    made.get = staticmethod(get)
    made.__iter__ = lambda self: iter(items(self))
    made.__len__ = lambda self: len(items(self))
    made.__getitem__ = lambda self, index: items(self)[index]
    return _known(rf"array<{element}(: .*)?>")(made)


DenseBoolArrayAttr = _dense("DenseBoolArrayAttr", "i1")
DenseI8ArrayAttr = _dense("DenseI8ArrayAttr", "i8")
DenseI16ArrayAttr = _dense("DenseI16ArrayAttr", "i16")
DenseI32ArrayAttr = _dense("DenseI32ArrayAttr", "i32")
DenseI64ArrayAttr = _dense("DenseI64ArrayAttr", "i64")
