"""Enumerations of the dialect as Python enumerations: members of an `IntEnum` that know their attribute."""

from __future__ import annotations

import enum
import re
from typing import Any

from .._types import Attribute


class EnumMember(enum.IntEnum):
    """A case of an enumeration of the dialect."""

    @property
    def attr(self) -> "Attribute":
        return member_text(self)


# Words of the cases and the form of their attribute, by class: members of an enumeration can have no further data.
_WORDS: dict[type, tuple[str, str, dict[int, str]]] = {}


def member_text(member: EnumMember) -> Attribute:
    """The attribute of a member."""
    mnemonic, form, words = _WORDS[type(member)]
    word = words[int(member)]
    if form == "String":
        return Attribute._specific(f'"{word}"')
    return Attribute._specific(f"#pto<{mnemonic} {word}>" if form == "Short" else f"#pto.{mnemonic}<{word}>")


def camel(word: str) -> str:
    """Converts `row_major` to `RowMajor`; words in capitals are unchanged."""
    parts = word.split("_")
    if word.isupper() or any(part[:1].isdigit() for part in parts):
        return word
    return "".join(part[:1].upper() + part[1:] for part in parts)


def enumeration(name: str, mnemonic: str, form: str, cases: list[Any]) -> tuple[type[EnumMember], type[Attribute]]:
    """The enumeration and the class of its attributes. The name of a member is its word in CamelCase; the word in capitals is an
    alias."""
    members: dict[str, int] = {}
    for word, value in cases:
        for spelled in (camel(word), word.upper()):
            if not spelled.isidentifier() or spelled in ("None", "mro"):
                spelled = spelled + "_" if spelled.isidentifier() else "_" + spelled
            members.setdefault(spelled, value)
    made = EnumMember(name, members, module="ptoas.mlir.dialects.pto")
    made._mnemonic = mnemonic
    _WORDS[made] = (mnemonic, form, {value: word for word, value in reversed(cases)})

    def get(value: Any, context: Any = None) -> Attribute:
        """The attribute of a member, of its number, or of its word."""
        if isinstance(value, str):
            value = next((made(number) for word, number in cases if word.lower() == value.lower()), value)
        elif not isinstance(value, EnumMember):
            value = made(value)
        if not isinstance(value, made):
            raise ValueError(f"expected {name}, found {value!r}")
        return attr._of(str(member_text(value)))

    def value(self: Any) -> EnumMember:
        word = re.split(r"[<> ]", self._text.rstrip(">"))[-1].strip('"')
        return made(next(number for known, number in cases if known == word))

    attr = type(f"{name}Attr", (Attribute,), {"__slots__": (), "__doc__": f"The attribute of {name}."})
    attr._pattern = re.compile(rf"#pto(\.{mnemonic}<|<{mnemonic} )[^<>]*>")
    attr.get = staticmethod(get)
    attr.value = property(value)
    Attribute._all.append(attr)
    return made, attr
