"""Arrays of numpy as buffers of kernels: checks, and conversion in both directions."""

from __future__ import annotations

from typing import Any, Mapping, Sequence

# Element types of numpy by the name of an element type of the table. Types that numpy lacks are integers of their width.
NUMPY = {
    "i1": ("bool", "uint8", "int8"),
    "i8": ("int8", "uint8"),
    "si8": ("int8",),
    "ui8": ("uint8",),
    "i16": ("int16", "uint16"),
    "si16": ("int16",),
    "ui16": ("uint16",),
    "i32": ("int32", "uint32"),
    "si32": ("int32",),
    "ui32": ("uint32",),
    "i64": ("int64", "uint64"),
    "si64": ("int64",),
    "ui64": ("uint64",),
    "index": ("int64", "uint64"),
    "f16": ("float16",),
    "bf16": ("bfloat16", "uint16"),
    "f32": ("float32",),
    "f64": ("float64",),
    "bf16x2": ("uint32",),
    "hif8x2": ("uint16",),
}
# Types of 8 bits, and pairs of 4, that numpy does not have.
NUMPY.update({name: ("uint8", "int8") for name in ("f8E4M3FN", "f8E5M2", "f8E4M3", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2FNUZ", "f8E8M0", "hif8", "f4E1M2x2", "f4E2M1x2")})
# Words of `--expect` for types that numpy compares by value.
WORDS = {"bool": "bool", "bfloat16": "bf16"}


def numpy() -> Any:
    """The package numpy, which is needed only for arrays."""
    import numpy

    return numpy


def given(kernel: str, parameters: Sequence[tuple[str, str, str | None]], arguments: Sequence[Any]) -> tuple[list[Any], dict[int, Any]]:
    """Converts arguments for the interpreter; returns them, and the arrays among them by the number of their argument."""
    if len(parameters) != len(arguments):
        types = ", ".join(text for _, text, _ in parameters)
        raise TypeError(f"{kernel} takes {len(parameters)} arguments ({types}), found {len(arguments)}")
    made, arrays = [], {}
    for number, ((kind, text, dtype), argument) in enumerate(zip(parameters, arguments)):
        where = f"argument {number} of {kernel}"
        if kind == "buffer":
            made.append(_buffer(where, text, dtype, argument))
            for other, array in arrays.items():
                if numpy().may_share_memory(argument, array):
                    raise ValueError(f"expected arrays that share no memory, found those of arguments {other} and {number}: copy one")
            arrays[number] = argument
        elif kind == "number":
            made.append(_number(where, text, dtype, argument))
        else:
            raise TypeError(f"{where} has the type {text}, which no argument from Python fits")
    return made, arrays


def _buffer(where: str, text: str, dtype: str | None, array: Any) -> Any:
    np = numpy()
    if not isinstance(array, np.ndarray):
        raise TypeError(f"expected an array of numpy as {where} of type {text}, found {type(array).__name__}")
    # The pointee of a pointer may be a type that is not an element type.
    names = NUMPY[dtype.removeprefix("!pto.")] if dtype else (str(array.dtype),)
    if str(array.dtype) not in names:
        raise TypeError(f"expected an array of {' or '.join(names)} as {where} of type {text}, found {array.dtype}")
    if not array.dtype.isnative:
        raise ValueError(f"expected an array in the byte order of the machine as {where}: copy it with astype")
    if not array.flags.c_contiguous:
        raise ValueError(f"expected a contiguous array in C order as {where}: copy it with numpy.ascontiguousarray")
    if not array.flags.writeable:
        raise ValueError(f"expected an array that can be written as {where}, found a read-only one: copy it")
    _shape(where, text, array)
    return _bytes(array)


def _bytes(array: Any) -> Any:
    """The bytes of a contiguous array: the same memory."""
    return array.reshape(-1).view("uint8")


def _shape(where: str, text: str, array: Any) -> None:
    """Checks the extents that a view states."""
    kind, _, inside = text.partition("<")
    if not kind.endswith(("tensor_view", "memref")):
        return
    extents = inside.split(",")[0].rstrip(">").split("x")[:-1]
    if not extents or not all(extent == "?" or extent.isdigit() for extent in extents):
        return
    fits = len(extents) == array.ndim and all(extent in ("?", str(size)) for extent, size in zip(extents, array.shape))
    if not fits:
        raise ValueError(f"expected an array of shape ({', '.join(extents)}) as {where} of type {text}, found {array.shape}")


def _number(where: str, text: str, dtype: str | None, value: Any) -> Any:
    is_float = dtype is not None and dtype.lstrip("b")[:1] in "fh" and dtype != "index"
    if is_float:
        if isinstance(value, (bool, str, bytes)) or not hasattr(value, "__float__") or getattr(value, "ndim", 0):
            raise TypeError(f"expected a number as {where} of type {text}, found {type(value).__name__}")
        return float(value)
    if not hasattr(value, "__index__") or getattr(value, "ndim", 0):
        raise TypeError(f"expected an integer as {where} of type {text}, found {type(value).__name__}")
    whole = value.__index__()
    width = 64 if dtype in (None, "index") else int(dtype.lstrip("sui"))
    low = 0 if dtype and dtype.startswith("ui") else -(1 << (width - 1))
    high = 1 << (width - 1 if dtype and dtype.startswith("si") else width)
    if not low <= whole < high:
        raise OverflowError(f"expected a value of {text} as {where}, found {whole}")
    return whole


def expected(expect: Any, count: int, arrays: Mapping[int, Any], atol: float, rtol: float) -> list[tuple]:
    """Expectations by the number of their argument."""
    if expect is None:
        return []
    if atol < 0 or rtol < 0:
        raise ValueError(f"expected tolerances of at least 0, found atol={atol}, rtol={rtol}")
    listed = expect.items() if isinstance(expect, Mapping) else [(index, one) for index, one in enumerate(expect) if one is not None]
    np, made = numpy(), []
    for number, wanted in listed:
        if number < 0:
            number += count
        if number not in arrays:
            raise ValueError(f"expected the number of an array in `expect`, found {number}")
        wanted, array = np.ascontiguousarray(wanted), arrays[number]
        if wanted.shape != array.shape or wanted.dtype != array.dtype:
            raise ValueError(
                f"expected {array.dtype} of shape {array.shape} for argument {number} in `expect`, found {wanted.dtype} of {wanted.shape}"
            )
        name = {"float16": "f16", "float32": "f32", "float64": "f64"}.get(str(wanted.dtype), WORDS.get(str(wanted.dtype)))
        if name is None and wanted.dtype.kind in "iu":
            name = f"{wanted.dtype.kind}{8 * wanted.dtype.itemsize}"
        made.append((number, _bytes(wanted), name, float(atol), float(rtol)))
    return made


def copied(argument: Any) -> Any:
    """An argument that a run may change."""
    return argument.copy() if hasattr(argument, "copy") and hasattr(argument, "dtype") else argument
