"""The dialect pto: builders of all its operations, its types, attributes and enumerations, and helpers.

Each operation has a class, `TAddOp`, which is also called `TAdd`, and a function, `tadd`, which returns its value. They are created
from the instruction table at their first use.
"""

from __future__ import annotations

from typing import Any, Sequence

from .._types import Attribute, IntegerAttr
from ..ir import Operation, Value, value_of
from . import _builder
from ._builder import Builder, builder
from ._enums import EnumMember
from ._types import *  # noqa: F401,F403
from ._types import AddressSpace, AddressSpaceAttr, ENUMS  # noqa: F401

globals().update(ENUMS)
PIPE, EVENT, SyncOpType = ENUMS["PIPE"], ENUMS["EVENT"], ENUMS["SyncOpType"]
# Members at the level of the module: `EVENT_ID0`, `TLOAD`, `TMATMUL`.
globals().update(EVENT.__members__)
globals().update(SyncOpType.__members__)

_CLASSES = {row[0]: mnemonic for mnemonic, row in _builder.OPERATIONS.items()}
# Front ends spell classes of the vector level in capitals of their choice: `AbsFOp`, `PTOLdgOp`.
_SPELLED = {name.lower(): mnemonic for name, mnemonic in _CLASSES.items()}
_FUNCTIONS = {mnemonic.replace(".", "_"): mnemonic for mnemonic in _builder.OPERATIONS}


class TileConfig:
    """Sizes of boxes and alignments."""

    alignedSize = 32
    fixedRowSize = 16
    fixedColSize = 16
    fixedMxRowSize = 16
    fixedMxColSize = 2
    fractalABSize = 512
    fractalCSize = 1024
    fractalMxSize = 32


def register_dialect(context: Any = None, load: bool = True) -> None:
    """Has no effect: the dialect is always registered."""


def _returning(made: type[Builder]) -> Any:
    def build(*args: Any, **named: Any) -> Any:
        operation = made(*args, **named)
        results = operation.results
        return results[0] if len(results) == 1 else list(results) if results else operation

    build.__name__ = made._spec.mnemonic.replace(".", "_")
    build.__doc__ = made.__doc__
    return build


def __getattr__(name: str) -> Any:
    mnemonic = _CLASSES.get(name) or _CLASSES.get(name + "Op")
    if mnemonic is None and name[:1].isupper() and name.endswith("Op"):
        mnemonic = _SPELLED.get(name.removeprefix("PTO").lower())
    if mnemonic is not None:
        made = globals()[name] = _SPECIAL.get(mnemonic) or builder(mnemonic)
        return made
    mnemonic = _FUNCTIONS.get(name) or _FUNCTIONS.get(name.rstrip("_"))
    if mnemonic is not None:
        made = globals()[name] = _returning(_SPECIAL.get(mnemonic) or builder(mnemonic))
        return made
    raise AttributeError(f"the dialect pto has no '{name}'")


def __dir__() -> list[str]:
    return sorted({*globals(), *_CLASSES, *_FUNCTIONS})


def _is_value(given: Any) -> bool:
    return isinstance(given, (Value, Operation)) and not isinstance(given, EnumMember)


class TScatterOp(builder("tscatter")):
    """scatter a tile by indexes; takes `(src, indexes, dst)` too, an order that front ends use."""

    __slots__ = ()

    def __init__(self, *args: Any, **named: Any):
        if len(args) == 3:
            element = [value_of(one).type.element_type for one in args]
            by_index = element[0] == element[1] and element[0] != element[2]
            src, dst, indexes = args if by_index else (args[0], args[2], args[1])
            super().__init__(src, dst, indexes=indexes, **named)
        else:
            super().__init__(*args, **named)


_SPECIAL: dict[str, type[Builder]] = {"tscatter": TScatterOp}


def _build(mnemonic: str, *args: Any, **named: Any) -> Operation:
    return builder(mnemonic)(*args, **named)


def _either(fixed: str, dynamic: str, operands: tuple, event: Any, **named: Any) -> Operation:
    """The operation with an attribute as last argument, or the one with a value."""
    return _build(dynamic if _is_value(event) else fixed, *operands, event, **named)


def _number(given: Any) -> Any:
    """The number of an event, a pipe or an attribute, where an integer is expected."""
    return given.value if isinstance(given, IntegerAttr) else int(given) if isinstance(given, EnumMember) else given


def set_flag(src_pipe: Any, dst_pipe: Any, event_id: Any, **named: Any) -> Operation:
    """Sets a flag; with an event that is a value, creates `set_flag_dyn`."""
    return _either("set_flag", "set_flag_dyn", (src_pipe, dst_pipe), event_id, **named)


def wait_flag(src_pipe: Any, dst_pipe: Any, event_id: Any, **named: Any) -> Operation:
    """Waits for a flag; with an event that is a value, creates `wait_flag_dyn`."""
    return _either("wait_flag", "wait_flag_dyn", (src_pipe, dst_pipe), event_id, **named)


def barrier(pipe: Any, **named: Any) -> Operation:
    """Waits for a pipe; with a kind of operation, creates `barrier_sync`."""
    of_kind = isinstance(pipe, SyncOpType) or isinstance(pipe, Attribute) and "sync_op_type" in str(pipe)
    word = pipe if isinstance(pipe, str) else ""
    if of_kind or word and word.upper() in SyncOpType.__members__:
        return _build("barrier_sync", pipe, **named)
    return _build("barrier", pipe, **named)


def _event(mnemonic: str, pipe: Any, event_id: Any, named: dict[str, Any]) -> Operation:
    if _is_value(event_id):
        return _build(mnemonic, pipe, event_id_dyn=event_id, **named)
    return _build(mnemonic, pipe, event_id=_number(event_id), **named)


def sync_set(pipe: Any, event_id: Any, ffts_mode: int = 2, **named: Any) -> Operation:
    """Signals the other cores."""
    return _event("sync.set", pipe, event_id, {"ffts_mode": ffts_mode, **named})


def sync_wait(pipe: Any, event_id: Any, ffts_mode: int | None = None, **named: Any) -> Operation:
    """Waits for the other cores."""
    mode = {} if ffts_mode is None else {"ffts_mode": ffts_mode}
    return _event("sync.wait", pipe, event_id, {**mode, **named})


def set_cross_block(pipe: Any, event_id: Any, **named: Any) -> Operation:
    """Signals other blocks."""
    return _event("set_cross_block", pipe, event_id, named)


def wait_cross_block(pipe: Any, event_id: Any, **named: Any) -> Operation:
    """Waits for other blocks."""
    return _event("wait_cross_block", pipe, event_id, named)


def set_intra_block(pipe: Any, event_id: Any, **named: Any) -> Operation:
    """Signals the other core of the block."""
    return _event("set_intra_block", pipe, event_id, named)


def wait_intra_block(pipe: Any, event_id: Any, **named: Any) -> Operation:
    """Waits for the other core of the block."""
    return _event("wait_intra_block", pipe, event_id, named)


def get_buf(op_type: Any, buf_id: Any, mode: int = 0, **named: Any) -> Operation:
    """Acquires a buffer; with a number that is a value, creates `get_buf_dyn`."""
    return _either("get_buf", "get_buf_dyn", (op_type,), buf_id, mode=mode, **named)


def rls_buf(op_type: Any, buf_id: Any, mode: int = 0, **named: Any) -> Operation:
    """Releases a buffer; with a number that is a value, creates `rls_buf_dyn`."""
    return _either("rls_buf", "rls_buf_dyn", (op_type,), buf_id, mode=mode, **named)


def subset(source: Any, offsets: Sequence[Any], sizes: Sequence[int], **named: Any) -> Value:
    """The former name of `subview`."""
    return _build("subview", source, offsets, sizes, **named).result


def print_(format: str, scalar: Any, **named: Any) -> Operation:
    """The name of `print` in front ends."""
    return _build("print", format, scalar, **named)
