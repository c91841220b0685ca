"""Prints operations in the generic form, which MLIR parses."""

from __future__ import annotations

import re
from typing import Any

_BARE = re.compile(r"[A-Za-z_][\w$.]*")


class Writer:
    """Writes operations; names values by their order and long types by aliases."""

    def __init__(self, locations: bool = True):
        self.parts: list[str] = []
        self.names: dict[Any, str] = {}
        self.aliases: dict[str, str] = {}
        self.blocks: dict[Any, str] = {}
        self.places: dict[Any, str] = {}
        self.locations = locations

    def type(self, text: str) -> str:
        """A type, or its alias."""
        if len(text) < 24 or text[0] not in "!mvt":
            return text
        alias = self.aliases.get(text)
        if alias is None:
            alias = self.aliases[text] = f"!a{len(self.aliases)}"
        return alias

    def name(self, value: Any) -> str:
        """The name of a value; a value that is used before its definition gets its name here."""
        name = self.names.get(value)
        if name is None:
            name = self.names[value] = f"%{len(self.names)}"
        return name

    def text(self, operation: Any) -> str:
        """An operation with the aliases that it uses."""
        self.operation(operation, "")
        aliases = [f"{alias} = {text}\n" for text, alias in self.aliases.items()]
        return "".join(aliases) + "".join(self.parts)

    def attributes(self, attributes: dict[str, Any]) -> str:
        parts = []
        for key, value in attributes.items():
            name = key if _BARE.fullmatch(key) else '"' + key.replace("\\", "\\\\").replace('"', '\\"') + '"'
            parts.append(name if value._text == "unit" else f"{name} = {value._text}")
        return ", ".join(parts)

    def operation(self, operation: Any, indent: str) -> None:
        """Writes an operation and a newline."""
        add, name, type_ = self.parts.append, self.name, self.type
        results, operands = operation.results, operation._operands
        add(indent)
        if results:
            add(", ".join([name(result) for result in results]) + " = ")
        names = [name(operand) for operand in operands]
        add(f'"{operation.name}"({", ".join(names)})')
        if operation.successors:
            add(f"[{', '.join(self.block_name(block) for block in operation.successors)}]")
        if operation.regions:
            add(" (")
            for index, region in enumerate(operation.regions):
                add(", {\n" if index else "{\n")
                self.region(region, indent + "  ")
                add(indent + "}")
            add(")")
        if operation._attributes:
            add(f" {{{self.attributes(operation._attributes)}}}")
        inputs = ", ".join([type_(operand.type._text) for operand in operands])
        outputs = [type_(result.type._text) for result in results]
        one = len(outputs) == 1 and not outputs[0].startswith("(")
        add(f" : ({inputs}) -> {outputs[0] if one else '(' + ', '.join(outputs) + ')'}")
        if self.locations:
            self.location(operation.location)
        add("\n")

    def location(self, location: Any) -> None:
        place = self.places.get(location)
        if place is None:
            place = self.places[location] = "" if location is None else f" {location._text}"
        self.parts.append(place)

    def block_name(self, block: Any) -> str:
        name = self.blocks.get(block)
        if name is None:
            name = self.blocks[block] = f"^bb{len(self.blocks)}"
        return name

    def region(self, region: Any, indent: str) -> None:
        for index, block in enumerate(region.blocks):
            # An empty block without a label would be no block.
            if index or block.arguments or not block.operations:
                arguments = [f"{self.name(one)}: {self.type(one.type._text)}" for one in block.arguments]
                listed = f"({', '.join(arguments)})" if arguments else ""
                self.parts.append(f"{indent[2:]}{self.block_name(block)}{listed}:\n")
            for operation in block.operations:
                self.operation(operation, indent)
