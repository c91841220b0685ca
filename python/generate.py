"""Generates the files that the package derives from the instruction table: `pto-opt --show-isa | python3 python/generate.py`.

The builders of `ptoas.mlir.dialects.pto` are data (`_table.json`), from which the module creates classes at their first use, and
stubs (`pto.pyi`), which editors and type checkers read. `builders.tsv` has the spelling of the classes of `ptoas`, because the
table has their names in lower case only.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
DIALECTS = HERE / "package" / "ptoas" / "mlir" / "dialects"
ARITY = {"One": "", "Optional": "?", "Variadic": "*"}


def squashed(mnemonic: str) -> str:
    return re.sub(r"[._]", "", mnemonic)


def classes(ops: dict) -> dict[str, str]:
    """The class of each operation."""
    known = {squashed(mnemonic): mnemonic for mnemonic in ops}
    found = {}
    for line in (HERE / "builders.tsv").read_text().splitlines()[1:]:
        name = line.split("\t")[1]
        key = name.removesuffix("Op").lower()
        mnemonic = known.get(key) or known.get("comm" + key)
        if mnemonic is None:
            raise SystemExit(f"builders.tsv: {name} is the class of no operation")
        found[mnemonic] = name
    for mnemonic in ops:
        camel = "".join(part[0].upper() + part[1:] for part in re.split(r"[._]", mnemonic))
        found.setdefault(mnemonic, camel + "Op")
    return found


def positional(op: dict) -> list[str]:
    """Required operands and attributes in the order in which the syntax names them."""
    operands = [one["name"] for one in op["operands"]]
    names = [one["name"] for one in op["operands"] if one["arity"] != "Optional"]
    names += [one["name"] for one in op["attrs"] if one["presence"] == "Required"]
    text = op["syntax"]

    def place(name: str) -> int:
        if name in operands:
            at = text.find("%" + name)
        else:
            found = re.search(rf"(?<![\w%.]){re.escape(name)}\b", text)
            at = found.start() if found else -1
        return at if at >= 0 else len(text)

    if any(one["presence"] == "Required" for one in op["attrs"]):
        names.sort(key=place)
    return names


def domain(value) -> str:
    if isinstance(value, str):
        return value.lower()
    ((kind, inner),) = value.items()
    match kind:
        case "Int":
            return f"int:{inner['width']}"
        case "Enum":
            return f"enum:{inner}"
        case "Enums":
            return f"enum:{','.join(inner)}"
        case "Str":
            return "str"
        case "Struct":
            return "struct"
    raise SystemExit(f"unknown domain {kind}")


def inferred(op: dict, result: dict) -> str:
    """Returns how to infer an omitted type of a result: a type, `operand:N`, `partition:SOURCE:SIZES`, `window:SOURCE`,
    or nothing."""
    infer, kind, view = result["infer"], result["kind"], op.get("view")
    if isinstance(infer, dict) and "PartitionOfSizes" in infer:
        sizes = infer["PartitionOfSizes"]
        return f"partition:{sizes['source']}:{sizes['sizes']}"
    if isinstance(infer, dict):
        return infer["Type"]
    if isinstance(view, dict) and "Window" in view and any(one["domain"] == "Ints" for one in op["attrs"]):
        return f"window:{view['Window']['source']}"
    if kind == "Ptr" and op["operands"] and op["operands"][0]["kind"] == "Ptr":
        return "operand:0"
    if isinstance(kind, dict) and "Int" in kind:
        return f"i{kind['Int']}"
    if isinstance(kind, dict) and "Handle" in kind:
        return f"!pto.{kind['Handle']}"
    return {"Index": "index", "Pipe": "!pto.pipe"}.get(kind, "") if isinstance(kind, str) else ""


def row(mnemonic: str, op: dict, name: str) -> tuple:
    results = tuple((one["name"], ARITY[one["arity"]], inferred(op, one)) for one in op["results"])
    operands = tuple((one["name"], ARITY[one["arity"]]) for one in op["operands"])
    attrs = tuple((one["name"], domain(one["domain"])) for one in op["attrs"])
    return (name, results, operands, attrs, tuple(positional(op)), len(op["regions"]), op["summary"])


def table_text(table: dict) -> str:
    """The builders, a line for each: class, results, operands, attributes, positional names, regions, description; then the
    enumerations: form of the attribute, and cases."""
    ops = table["ops"]
    names = classes(ops)
    rows = {mnemonic: row(mnemonic, op, names[mnemonic]) for mnemonic, op in ops.items()}
    enums: dict[str, tuple] = {}
    for one in table["enums"]:
        enums.setdefault(one["mnemonic"], (one["form"], [(case["name"], case["value"]) for case in one["cases"]]))
    lines = lambda parts: ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in parts.items())
    return f'{{"operations": {{\n{lines(rows)}\n}}, "enumerations": {{\n{lines(enums)}\n}}}}\n'


def arguments(op: dict) -> tuple[str, list[str]]:
    """The signature of a builder, and a line on each argument."""
    kinds = {one["name"]: one for one in op["operands"]}
    attrs = {one["name"]: one for one in op["attrs"]}
    docs, parts = [], ["self"]
    for one in op["results"]:
        parts.append(f"{safe(one['name'])}: Type | None")
        docs.append(f"{one['name']}: type of the result, {one['doc']}")
    first = positional(op)
    for name in first:
        one = kinds.get(name) or attrs[name]
        many = kinds.get(name, {}).get("arity") == "Variadic"
        parts.append(f"{safe(name)}: {'Sequence[Operand]' if many else 'Operand' if name in kinds else 'AttributeLike'}")
        docs.append(f"{name}: {one['doc']}")
    parts.append("*")
    for name, one in [*kinds.items(), *attrs.items()]:
        if name not in first:
            parts.append(f"{safe(name)}: {'Operand' if name in kinds else 'AttributeLike'} | None = None")
            docs.append(f"{name}: {one['doc']} (optional)")
    parts += ["loc: Location | None = None", "ip: InsertionPoint | None = None"]
    return ", ".join(parts), docs


def safe(name: str) -> str:
    return name + "_" if name in {"if", "in", "is", "or", "and", "not", "from", "import"} else name


STUB = '''"""Builders of the dialect pto; `generate.py` writes this file."""

from typing import Any, Sequence, Union

from ..ir import InsertionPoint, Location, Operation, Type, Value

Operand = Union[Value, Operation]
AttributeLike = Any

def __getattr__(name: str) -> Any: ...

'''


def stub_text(table: dict) -> str:
    names = classes(table["ops"])
    lines = [STUB]
    for mnemonic, op in table["ops"].items():
        signature, docs = arguments(op)
        text = "\n    ".join([op["summary"], *([""] if docs else []), *docs]).replace("\\", "\\\\")
        lines.append(f'class {names[mnemonic]}(Operation):\n    """{text}"""\n\n')
        lines.append(f"    def __init__({signature}) -> None: ...\n\n")
    return "".join(lines)


def texts(table: dict) -> dict[Path, str]:
    """The generated files, by name."""
    return {DIALECTS / "_table.json": table_text(table), DIALECTS / "pto.pyi": stub_text(table)}


if __name__ == "__main__":
    for path, text in texts(json.load(sys.stdin)).items():
        path.write_text(text)
