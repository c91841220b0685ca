"""Diagnostics of the tools about a kernel, as objects, text, and HTML."""

from __future__ import annotations

import html
import json
import os
import re
import sys
from dataclasses import dataclass, field
from typing import Any, Sequence

from . import _native


@dataclass(frozen=True)
class Diagnostic:
    """A message of a tool about a place in a kernel."""

    code: str
    """The stable code, such as PTO0302; `explain` returns its page."""
    severity: str
    """error, warning or remark"""
    message: str
    file: str | None = None
    line: int | None = None
    column: int | None = None
    end_line: int | None = None
    end_column: int | None = None
    notes: tuple[str, ...] = ()
    """Notes on the message, such as the source of the rule."""
    help: tuple[str, ...] = ()
    """How to repair it."""
    text: str = field(default="", compare=False, repr=False)
    """The message with the source line, for people."""
    colored: str = field(default="", compare=False, repr=False)

    @staticmethod
    def _of(found: tuple[str, str, str]) -> "Diagnostic":
        data, text, colored = found[0], found[1].rstrip("\n") + "\n", found[2].rstrip("\n") + "\n"
        known = json.loads(data)
        span = {key: known.get(key) for key in ("file", "line", "column", "end_line", "end_column")}
        notes = tuple(note["message"] for note in known["notes"])
        return Diagnostic(
            known["code"], known["severity"], known["message"], **span, notes=notes, help=tuple(known["help"]), text=text, colored=colored
        )

    @property
    def span(self) -> tuple[int, int, int, int] | None:
        """First line and column, last line and column, from 1; None if the place is unknown."""
        if self.line is None:
            return None
        return (self.line, self.column or 1, self.end_line or self.line, self.end_column or self.column or 1)

    def __str__(self) -> str:
        return self.colored if _in_color() else self.text

    def _repr_html_(self) -> str:
        return f"<pre>{_html(self.colored)}</pre>"


class Diagnostics(Sequence[Diagnostic]):
    """Diagnostics of a module; true if none of them is an error."""

    def __init__(self, found: Sequence[Any]):
        self._found = [one if isinstance(one, Diagnostic) else Diagnostic._of(one) for one in found]

    @property
    def errors(self) -> list[Diagnostic]:
        return [one for one in self._found if one.severity == "error"]

    @property
    def warnings(self) -> list[Diagnostic]:
        return [one for one in self._found if one.severity == "warning"]

    @property
    def ok(self) -> bool:
        """Whether there is no error."""
        return not self.errors

    def __len__(self) -> int:
        return len(self._found)

    def __getitem__(self, index: Any) -> Any:
        return self._found[index]

    def __eq__(self, other: object) -> bool:
        return list(self) == (list(other) if isinstance(other, (Diagnostics, list, tuple)) else other)

    def __str__(self) -> str:
        return "\n".join(map(str, self._found))

    def __repr__(self) -> str:
        return f"[{', '.join(f'{one.severity}[{one.code}]: {one.message}' for one in self._found)}]"

    def _repr_html_(self) -> str:
        return "".join(one._repr_html_() for one in self._found) or "<pre>no diagnostics</pre>"


class PtoError(Exception):
    """An error of a tool, with its diagnostics."""

    def __init__(self, diagnostics: Any):
        self.diagnostics = diagnostics if isinstance(diagnostics, Diagnostics) else Diagnostics(diagnostics)
        super().__init__("\n".join(one.text for one in self.diagnostics.errors or self.diagnostics))

    def __reduce__(self) -> Any:
        return (PtoError, (list(self.diagnostics),))

    def _repr_html_(self) -> str:
        return self.diagnostics._repr_html_()


def answered(made: Any, found: list[tuple[str, str, str]]) -> Any:
    """Returns the product; raises an exception if there were errors."""
    if made is None:
        raise PtoError(found)
    return made


def explain(code: str) -> str:
    """The page of a diagnostic code."""
    page = _native.page(code)
    if page is None:
        raise KeyError(f"unknown diagnostic code '{code}'")
    return page


def _in_color() -> bool:
    return sys.stdout is not None and sys.stdout.isatty() and "NO_COLOR" not in os.environ


# Colours of terminals, by their number in escape sequences.
_COLORS = {31: "#c62828", 32: "#2e7d32", 33: "#b26a00", 34: "#1565c0", 35: "#8e24aa", 36: "#00838f"}


def _html(text: str) -> str:
    """Converts a text with escape sequences of a terminal to HTML."""
    parts, last, opened = [], 0, False
    for found in re.finditer(r"\x1b\[([\d;]*)m", text):
        parts.append(html.escape(text[last : found.start()]))
        last = found.end()
        if opened:
            parts.append("</span>")
        codes = [int(code) for code in found[1].split(";") if code]
        # Bright colours are 60 above the others.
        colors = [_COLORS[code % 60] for code in codes if code % 60 in _COLORS and code >= 31]
        styles = (["font-weight:bold"] if 1 in codes else []) + [f"color:{color}" for color in colors]
        opened = bool(styles)
        if opened:
            parts.append(f'<span style="{";".join(styles)}">')
    return "".join(parts) + html.escape(text[last:]) + ("</span>" if opened else "")
