"""Parses the generic form, as MLIR prints it."""

from __future__ import annotations

import re
from typing import Any

from ._types import Attribute, Type, _comma_list, unquoted
from .ir import Block, Location, Operation, Region, _UNKNOWN

_ALIAS = re.compile(r"^([#!][\w.$]+) = (.*)$", re.MULTILINE)
_SPACE = re.compile(r"(?:[ \t\r\n]|//[^\n]*)*")
_RESULT = re.compile(r"(%[\w$.-]+)(?::(\d+))?")
_VALUE = re.compile(r"%[\w$.-]+(?:#\d+)?")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_LABEL = re.compile(r"\^[\w$.-]+")
_KEY = re.compile(r'\s*("(?:[^"\\]|\\.)*"|[\w$.]+)\s*(?:=\s*(.*))?$', re.DOTALL)
_FILE = re.compile(r'loc\("((?:[^"\\]|\\.)*)":(\d+):(\d+)(?: to [^()]*)?\)')
_CLOSING = {"(": ")", "[": "]", "{": "}", "<": ">"}


def module(text: str) -> Operation:
    """Parses a printed module."""
    reader = _Reader(text)
    operation = reader.operation()
    if operation is None:
        raise ValueError("expected an operation")
    return operation


def _without_loc(text: str) -> str:
    """A location without its parentheses and without the word `loc` of nested locations."""
    parts, kept, at = [], [], 0
    while at < len(text):
        if text[at] == '"':
            end = _STRING.match(text, at).end()
        elif text.startswith("loc(", at) and not (parts and parts[-1][-1:].isalnum()):
            kept.append(False)
            at += 4
            continue
        else:
            end = at + 1
            if text[at] == "(":
                kept.append(True)
            elif text[at] == ")" and not kept.pop():
                at = end
                continue
        parts.append(text[at:end])
        at = end
    return "".join(parts)


class _Reader:
    def __init__(self, text: str):
        self.aliases = {name: value for name, value in _ALIAS.findall(text)}
        self.text = _ALIAS.sub("", text)
        self.at = 0
        self.values: dict[str, Any] = {}
        self.later: list[tuple[Operation, int, str]] = []
        self.labels: dict[str, Block] = {}
        self.locations: dict[str, Location] = {}

    def skip(self) -> None:
        self.at = _SPACE.match(self.text, self.at).end()

    def peek(self, word: str) -> bool:
        self.skip()
        return self.text.startswith(word, self.at)

    def accept(self, word: str) -> bool:
        if self.peek(word):
            self.at += len(word)
            return True
        return False

    def expect(self, word: str) -> None:
        if not self.accept(word):
            raise ValueError(f"expected {word!r}, found {self.text[self.at:self.at + 40]!r}")

    def match(self, pattern: re.Pattern[str]) -> Any:
        self.skip()
        found = pattern.match(self.text, self.at)
        if found is None:
            raise ValueError(f"expected {pattern.pattern}, found {self.text[self.at:self.at + 40]!r}")
        self.at = found.end()
        return found

    def balanced(self) -> str:
        """The text from an opening bracket to the closing one, inclusive."""
        self.skip()
        start, stack = self.at, []
        while True:
            character = self.text[self.at]
            if character == '"':
                self.at = _STRING.match(self.text, self.at).end()
                continue
            self.at += 1
            if character in _CLOSING:
                stack.append(_CLOSING[character])
            elif stack and character == stack[-1] and not (character == ">" and self.text[self.at - 2] == "-"):
                stack.pop()
                if not stack:
                    return self.text[start : self.at]

    def resolved(self, text: str) -> str:
        """Expands the aliases of a text."""
        if not self.aliases or "#" not in text and "!" not in text:
            return text
        known = lambda found: self.resolved(self.aliases[found[0]]) if found[0] in self.aliases else found[0]
        return re.sub(r'[#!][\w.$]+|"(?:[^"\\]|\\.)*"', known, text)

    def attributes(self, text: str) -> dict[str, Attribute]:
        found = {}
        for part in _comma_list(text, 0)[0]:
            key, value = _KEY.match(part).groups()
            name = unquoted(key) if key[0] == '"' else key
            found[name] = Attribute._specific("unit" if value is None else self.resolved(value.strip()))
        return found

    def location(self) -> Location:
        if not self.accept("loc"):
            return _UNKNOWN
        text = "loc" + self.balanced()
        known = self.locations.get(text)
        if known is None:
            whole = f"loc({_without_loc(self.resolved(text))})"
            place = _FILE.fullmatch(whole)
            named = place and (unquoted(f'"{place[1]}"'), int(place[2]), int(place[3]))
            known = self.locations[text] = Location(whole, named)
        return known

    def operation(self) -> Operation | None:
        self.skip()
        results = []
        if self.peek("%"):
            while True:
                found = self.match(_RESULT)
                results.append((found[1], int(found[2]) if found[2] else None))
                if not self.accept(","):
                    break
            self.expect("=")
        if not self.peek('"'):
            return None
        name = unquoted(self.match(_STRING)[0])
        operands = _VALUE.findall(self.balanced())
        successors = _LABEL.findall(self.balanced()) if self.peek("[") else []
        attributes: dict[str, Attribute] = {}
        if self.peek("<{"):
            attributes.update(self.attributes(self.balanced()[1:-1]))
        regions = []
        if self.accept("("):
            while not self.accept(")"):
                self.expect("{")
                regions.append(self.region())
                self.accept(",")
        if self.peek("{"):
            attributes.update(self.attributes(self.balanced()))
        self.expect(":")
        self.balanced()
        self.expect("->")
        types = _comma_list(self.balanced(), 0)[0] if self.peek("(") else [self.one_type()]
        kinds = [Type._specific(self.resolved(text)) for text in types]
        blocks = [self.labels.setdefault(label, Block(None)) for label in successors]
        made = Operation(name, kinds, (), attributes, successors=blocks, loc=self.location(), ip=False)
        for region in regions:
            region.owner = made
        made.regions = regions
        self.bind(made, results, operands)
        return made

    def bind(self, made: Operation, results: list[tuple[str, int | None]], operands: list[str]) -> None:
        number = 0
        for name, count in results:
            for index in range(1 if count is None else count):
                key = name if count is None else f"{name}#{index}"
                self.define(key, made.results[number])
                number += 1
        for index, name in enumerate(operands):
            made._operands.append(self.values.get(name))
            if made._operands[-1] is None:
                self.later.append((made, index, name))

    def define(self, name: str, value: Any) -> None:
        self.values[name] = value
        if self.later:
            waiting = [one for one in self.later if one[2] == name]
            for operation, index, _ in waiting:
                operation._operands[index] = value
            self.later = [one for one in self.later if one[2] != name]

    def one_type(self) -> str:
        """A type that ends at the end of the line or at a location."""
        start, depth = self.at, 0
        while self.at < len(self.text):
            character = self.text[self.at]
            if character in "<([":
                depth += 1
            elif character in ">)]" and self.text[self.at - 1] != "-":
                if depth == 0:
                    break
                depth -= 1
            elif depth == 0 and character in " \n,":
                break
            self.at += 1
        return self.text[start : self.at].strip()

    def region(self) -> Region:
        """Parses a region after its opening brace; its operation is created later."""
        region = Region(None)
        block = None
        outer, self.labels = self.labels, {}
        while not self.accept("}"):
            if self.peek("^"):
                label = self.match(_LABEL)[0]
                block = self.labels.setdefault(label, Block(None))
                block.region = region
                region._blocks.append(block)
                if self.peek("("):
                    self.arguments(block)
                self.expect(":")
                continue
            if block is None:
                block = region.blocks.append()
            inner = self.operation()
            if inner is None:
                raise ValueError(f"expected an operation, found {self.text[self.at:self.at + 40]!r}")
            inner._block = block
            block.operations.append(inner)
        self.labels = outer
        return region

    def arguments(self, block: Block) -> None:
        for part in _comma_list(self.balanced(), 0)[0]:
            name, _, type_ = part.partition(":")
            text = re.sub(r"\s+loc\(.*$", "", type_.strip(), flags=re.DOTALL)
            self.define(name.strip(), block.add_argument(Type._specific(self.resolved(text))))
