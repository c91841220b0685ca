"""Types of the dialect pto, and the enumerations of their parameters."""

from __future__ import annotations

import re
from typing import Any, Sequence

from .._types import Attribute, DYNAMIC, IntegerAttr, ShapedType, Type, _canonical_type, _extents, _known
from ..ir import Context
from . import _builder
from ._enums import EnumMember, enumeration, member_text

# Enumerations whose class is not named like their attribute in CamelCase: class, and attribute in text.
_NAMED = {
    "cmp": ("CmpMode", "cmp"),
    "pipe": ("PIPE", "pipe"),
    "event": ("EVENT", "event"),
    "blayout": ("BLayout", "blayout"),
    "slayout": ("SLayout", "slayout"),
    "pad": ("PadValue", "pad_value"),
    "compact": ("CompactMode", "compact_mode"),
    "tinsert_mode": ("TInsertMode", "tinsert_mode"),
}


def _enums() -> dict[str, Any]:
    """The enumerations and the classes of their attributes, by name."""
    found: dict[str, Any] = {}
    for mnemonic, (form, cases) in _builder.ENUMERATIONS.items():
        camel = "".join(part.capitalize() for part in mnemonic.split("_"))
        name, text = _NAMED.get(mnemonic, (camel, mnemonic))
        found[name], found[f"{name}Attr"] = enumeration(name, text, form, cases)
    for old, new in (("PIPE", "Pipe"), ("EVENT", "Event")):
        found[new], found[f"{new}Attr"] = found[old], found[f"{old}Attr"]
    return found


ENUMS = _enums()
AddressSpace, AddressSpaceAttr = ENUMS["AddressSpace"], ENUMS["AddressSpaceAttr"]
__all__ = [
    "AddressSpace", "AddressSpaceAttr", "AlignType", "AsyncEventType", "AsyncSessionType", "BF16x2Type", "EventIdArrayType",
    "F4E1M2x2Type", "F4E2M1x2Type", "F8E8M0Type", "HiF8Type", "HiF8x2Type", "LocalArrayType", "MaskType", "MultiTileBufType",
    "PartitionTensorViewType", "PipeType", "PrefetchAsyncContextType", "PtrType", "StructType", "TensorViewType",
    "TileBufConfigAttr", "TileBufType", "TileType", "VMIMaskType", "VMIVRegType", "VRegType",
]  # fmt: skip


def word(given: Any) -> str:
    """The word of an attribute or member of an enumeration."""
    if isinstance(given, EnumMember):
        given = member_text(given)
    if isinstance(given, Attribute):
        return re.split(r"[<> ]", str(given).rstrip(">"))[-1].strip('"')
    if isinstance(given, str):
        return given
    raise TypeError(f"expected a member of an enumeration or its attribute, found {given!r}")


def _dims(given: Any) -> str:
    """The extents of a shape, or dynamic extents for a rank."""
    return "?x" * given if isinstance(given, int) else _extents(given)


def _made(cls: type, text: str) -> Any:
    return cls._of(_canonical_type(text))


@_known(r"!pto\.ptr<.*>")
class PtrType(Type):
    """A pointer."""

    __slots__ = ()

    @staticmethod
    def get(element_type: Type, memory_space: Any = None, context: Any = None) -> "PtrType":
        plain = memory_space is None or isinstance(memory_space, Context)
        return _made(PtrType, f"!pto.ptr<{element_type}{'' if plain else ', ' + word(memory_space)}>")

    @property
    def element_type(self) -> Type:
        return Type.parse(self._text[len("!pto.ptr<") : -1].rsplit(",", 1)[0])

    @property
    def memory_space(self) -> Attribute:
        return AddressSpaceAttr._of(f"#pto.address_space<{self._text[:-1].rsplit(', ', 1)[1]}>")


@_known(r"!pto\.tensor_view<.*>")
class TensorViewType(ShapedType):
    """A view of a tensor in global memory."""

    __slots__ = ()

    @staticmethod
    def get(shape: int | Sequence[int], element_type: Type, context: Any = None) -> "TensorViewType":
        return _made(TensorViewType, f"!pto.tensor_view<{_dims(shape)}{element_type}>")


@_known(r"!pto\.partition_tensor_view<.*>")
class PartitionTensorViewType(ShapedType):
    """A part of a view."""

    __slots__ = ()

    @staticmethod
    def get(shape: int | Sequence[int], element_type: Type, context: Any = None) -> "PartitionTensorViewType":
        return _made(PartitionTensorViewType, f"!pto.partition_tensor_view<{_dims(shape)}{element_type}>")


class TileBufConfigAttr(Attribute):
    """Layout, boxes and padding of a tile."""

    __slots__ = ("parts",)

    @staticmethod
    def get(blayout: Any, slayout: Any, fractal: Any, pad: Any, context: Any = None, compact_mode: Any = None) -> "TileBufConfigAttr":
        if isinstance(context, (EnumMember, Attribute)):
            context, compact_mode = None, context
        size = fractal.value if isinstance(fractal, IntegerAttr) else int(fractal)
        parts = {"blayout": word(blayout), "slayout": word(slayout), "fractal": str(size), "pad": str(_value(pad, "PadValue"))}
        if compact_mode is not None:
            parts["compact"] = str(_value(compact_mode, "CompactMode"))
        text = ", ".join(f"{key}={value}" for key, value in parts.items())
        made = TileBufConfigAttr._of(f"#pto.tile_buf_config<{text}>")
        made.parts = parts
        return made

    @staticmethod
    def get_default(context: Any = None) -> "TileBufConfigAttr":
        return TileBufConfigAttr.get("row_major", "none_box", 512, 0)


def _value(given: Any, enum: str) -> int:
    """The number of a member of an enumeration."""
    if isinstance(given, int):
        return int(ENUMS[enum](given))
    return int(ENUMS[f"{enum}Attr"].get(word(given)).value)


@_known(r"!pto\.tile_buf<.*>")
class TileBufType(ShapedType):
    """A tile."""

    __slots__ = ()

    @staticmethod
    def get(
        shape: Sequence[int], element_type: Type, memory_space: Any, valid_shape: Any = None, config: Any = None, context: Any = None
    ) -> "TileBufType":
        if isinstance(valid_shape, TileBufConfigAttr):
            valid_shape, config = None, valid_shape
        parts = [word(memory_space), f"{_extents(shape)}{element_type}"]
        if valid_shape is not None and not isinstance(valid_shape, Context):
            parts.append("valid=" + _extents(valid_shape)[:-1])
        if isinstance(config, TileBufConfigAttr):
            parts += [f"{key}={value}" for key, value in config.parts.items()]
        elif config is not None and not isinstance(config, Context):
            raise TypeError(f"expected a TileBufConfigAttr, found {config!r}")
        return _made(TileBufType, f"!pto.tile_buf<{', '.join(parts)}>")

    def _keys(self) -> dict[str, str]:
        first, second, *rest = self._text[len("!pto.tile_buf<") : -1].split(", ")
        keys = dict(part.split("=", 1) for part in rest)
        return {"loc": first, "type": second, **keys}

    def _parts(self) -> tuple[list[int], str]:
        found = re.match(r"((?:(?:\d+|\?)x)+)(.*)", self._keys()["type"])
        return [DYNAMIC if part == "?" else int(part) for part in found[1].split("x")[:-1]], found[2]

    def with_shape(self, shape: Sequence[int], valid: Sequence[int]) -> "TileBufType":
        """The same tile with other extents."""
        keys = self._keys()
        more = {key: value for key, value in keys.items() if key not in ("loc", "type", "valid")}
        valid_text = _extents(valid)[:-1]
        parts = [keys["loc"], f"{_extents(shape)}{self._parts()[1]}", f"valid={valid_text}"]
        parts += [f"{key}={value}" for key, value in more.items()]
        return _made(TileBufType, f"!pto.tile_buf<{', '.join(parts)}>")

    @property
    def memory_space(self) -> Attribute:
        return AddressSpaceAttr._of(f"#pto.address_space<{self._keys()['loc']}>")

    @property
    def valid_shape(self) -> list[int]:
        """The valid extents; -1 for a dynamic one."""
        valid = self._keys().get("valid")
        return self.shape if valid is None else [-1 if part == "?" else int(part) for part in valid.split("x")]

    @property
    def blayout_value(self) -> int:
        return _value(self._keys().get("blayout", "row_major"), "BLayout")

    @property
    def slayout_value(self) -> int:
        return _value(self._keys().get("slayout", "none_box"), "SLayout")

    @property
    def pad_value(self) -> int:
        return int(self._keys().get("pad", "0"))

    @property
    def compact_mode(self) -> int:
        return int(self._keys().get("compact", "0"))

    @property
    def s_fractal_size(self) -> int:
        return int(self._keys().get("fractal", "512"))


@_known(r"!pto\.tile<.*>")
class TileType(Type):
    """A tile as a value."""

    __slots__ = ()

    @staticmethod
    def get(shape: Sequence[int], element_type: Type, context: Any = None) -> "TileType":
        return _made(TileType, f"!pto.tile<{_extents(shape)}{element_type}>")


@_known(r"!pto\.multi_tile_buf<.*>")
class MultiTileBufType(Type):
    """Several slots of a tile."""

    __slots__ = ()

    @staticmethod
    def get(slot: Type, count: int, context: Any = None) -> "MultiTileBufType":
        return _made(MultiTileBufType, f"!pto.multi_tile_buf<{slot}, count={int(count)}>")


@_known(r"!pto\.vreg<.*>")
class VRegType(Type):
    """A vector register."""

    __slots__ = ()

    @staticmethod
    def get(count: int, element_type: Type, context: Any = None) -> "VRegType":
        return _made(VRegType, f"!pto.vreg<{int(count)}x{element_type}>")


@_known(r"!pto\.mask<.*>")
class MaskType(Type):
    """A predicate."""

    __slots__ = ()

    @staticmethod
    def get(granularity: Any = "b32", context: Any = None) -> "MaskType":
        if isinstance(granularity, Context):
            granularity = "b32"
        return _made(MaskType, f"!pto.mask<{f'b{granularity}' if isinstance(granularity, int) else granularity}>")


@_known(r"!pto\.vmi\.vreg<.*>")
class VMIVRegType(Type):
    """A virtual vector."""

    __slots__ = ()

    @staticmethod
    def get(count: int, element_type: Type, layout: Any = None, context: Any = None) -> "VMIVRegType":
        plain = layout is None or isinstance(layout, Context)
        return _made(VMIVRegType, f"!pto.vmi.vreg<{int(count)}x{element_type}{'' if plain else f', {layout}'}>")


@_known(r"!pto\.vmi\.mask<.*>")
class VMIMaskType(Type):
    """A predicate of virtual vectors."""

    __slots__ = ()

    @staticmethod
    def get(count: int, granularity: str = "pred", layout: Any = None, context: Any = None) -> "VMIMaskType":
        more = "" if layout is None else f", {layout}"
        return _made(VMIMaskType, f"!pto.vmi.mask<{int(count)}x{granularity}{more}>")


@_known(r"!pto\.struct<.*>")
class StructType(Type):
    """A struct on the stack."""

    __slots__ = ()

    @staticmethod
    def get(members: Sequence[Type], context: Any = None) -> "StructType":
        return _made(StructType, f"!pto.struct<{', '.join(map(str, members))}>")


@_known(r"!pto\.local_array<.*>")
class LocalArrayType(ShapedType):
    """An array on the stack."""

    __slots__ = ()

    @staticmethod
    def get(shape: Sequence[int], element_type: Type, context: Any = None) -> "LocalArrayType":
        return _made(LocalArrayType, f"!pto.local_array<{_extents(shape)}{element_type}>")


@_known(r"!pto\.eventid_array<.*>")
class EventIdArrayType(Type):
    """An array of events."""

    __slots__ = ()

    @staticmethod
    def get(count: int, context: Any = None) -> "EventIdArrayType":
        return _made(EventIdArrayType, f"!pto.eventid_array<{int(count)}>")


def _single(name: str, text: str) -> type:
    made = type(name, (Type,), {"__slots__": (), "__doc__": f"The type {text}."})
    made.get = staticmethod(lambda context=None: made._of(text))
    return _known(re.escape(text))(made)


AlignType = _single("AlignType", "!pto.align")
PipeType = _single("PipeType", "!pto.pipe")
AsyncSessionType = _single("AsyncSessionType", "!pto.async_session")
AsyncEventType = _single("AsyncEventType", "!pto.async_event")
PrefetchAsyncContextType = _single("PrefetchAsyncContextType", "!pto.prefetch_async_context")
HiF8Type = _single("HiF8Type", "!pto.hif8")
HiF8x2Type = _single("HiF8x2Type", "!pto.hif8x2")
F8E8M0Type = _single("F8E8M0Type", "!pto.f8E8M0")
BF16x2Type = _single("BF16x2Type", "!pto.bf16x2")
F4E1M2x2Type = _single("F4E1M2x2Type", "!pto.f4E1M2x2")
F4E2M1x2Type = _single("F4E2M1x2Type", "!pto.f4E2M1x2")
