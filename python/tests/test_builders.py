"""The builders of the dialect pto: they have the signatures of those of `ptoas`, and each creates its operation."""

import re
from pathlib import Path

import pytest

from conftest import ROOT
from ptoas.mlir import ir
from ptoas.mlir.dialects import pto
from ptoas.mlir.dialects._builder import OPERATIONS, builder

LINES = (Path(__file__).parents[1] / "builders.tsv").read_text().splitlines()[1:]
ROWS = [tuple((line.split("\t") + [""] * 5)[:5]) for line in LINES]
SOURCES = sorted(path for path in (ROOT / "tests" / "filetests").rglob("*.mlir") if ".errors." not in path.name) + sorted((ROOT / "tests" / "run" / "kernels").glob("*.mlir"))


def words(text):
    return [re.sub(r":list|\|None", "", word.strip()) for word in text.split(",") if word.strip()]


def test_all_are_listed():
    assert len(ROWS) == 228


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_signature(row):
    mnemonic, name, function, positional, keywords = row
    made = getattr(pto, name)
    assert made.__name__ == name and made.OPERATION_NAME == f"pto.{mnemonic}"
    assert getattr(pto, name.removesuffix("Op")) is made or name.removesuffix("Op") in pto.ENUMS
    assert callable(getattr(pto, function))
    spec = made._spec
    own = [*spec.result_names, *spec.positional]
    # Types of results may be omitted if they can be inferred.
    assert words(positional) in (own, list(spec.positional))
    assert words(positional) == own or all(how for _, _, how in spec.results)
    assert set(words(keywords)) == set(spec.names.values()) - set(own)


def test_every_operation_of_the_table_has_a_builder():
    """The builders of `ptoas` are operations of the table, and each operation of the table has a builder."""
    assert {row[0] for row in ROWS} <= OPERATIONS.keys()
    for mnemonic, row in OPERATIONS.items():
        assert getattr(pto, row[0]).OPERATION_NAME == f"pto.{mnemonic}"


def test_classes_have_one_name():
    names = [row[0] for row in OPERATIONS.values()]
    assert len(names) == len(set(names))


def arguments(operation, values):
    """The arguments, by name, of the builder that creates an operation; None if no builder does."""
    if not operation.name.startswith("pto.") or operation.name[4:] not in OPERATIONS or operation.successors:
        return None
    spec = builder(operation.name[4:])._spec
    sizes = list(operation.attributes["operandSegmentSizes"]) if "operandSegmentSizes" in operation.attributes else None
    variable = [arity for _, arity in spec.operands if arity]
    if sizes is None and len(variable) > 1:
        return None
    named, at = {}, 0
    operands = [values.get(one, one) for one in operation.operands]
    for index, (name, arity) in enumerate(spec.operands):
        size = sizes[index] if sizes else len(operands) - len(spec.operands) + 1 if arity else 1
        part = operands[at : at + size]
        at += size
        if arity == "*" or part:
            named[name] = part if arity == "*" else part[0]
    needed = [one for one in spec.results if not one[1]]
    most = len(operation.results) if any(arity == "*" for _, arity, _ in spec.results) else len(spec.results)
    if at != len(operands) or not len(needed) <= len(operation.results) <= most:
        return None
    types = [result.type for result in operation.results]
    for name, arity, _ in spec.results:
        named[name] = types if arity == "*" else types.pop(0) if types else None
    for name, attribute in operation.attributes.items():
        if name in spec.attrs:
            named[name] = attribute
        elif name != "operandSegmentSizes":
            return None
    # Programs that the tests expect to be rejected may lack arguments that a builder needs.
    return named if spec.needed <= named.keys() else None


def by_keyword(made, spec, named, operation, point):
    """Passes all arguments by name, with `loc=` and `ip=`."""
    return made(**named, loc=operation.location, ip=point)


def by_position(made, spec, named, operation, point):
    """Passes types of results, operands and required attributes by position."""
    given = [named.pop(name) for name in (*spec.result_names, *spec.positional)]
    with operation.location, point:
        return made(*given, **named)


def without_results(made, spec, named, operation, point):
    """As `by_position`, but omits types of results that can be inferred, and optional results that are absent."""
    kept = [name for name, arity, how in spec.results if named[name] is not None and (arity or not how)]
    if kept:
        return by_position(made, spec, named, operation, point)
    for name in spec.result_names:
        del named[name]
    given = [named.pop(name) for name in spec.positional]
    with operation.location:
        found = made(*given, **named, ip=point)
    if operation.name == "pto.partition_view":
        # The written type of a part may be less specific than the inferred one.
        found.result.set_type(operation.result.type)
    return found


def by_operands(made, spec, named, operation, point):
    """Passes types of results and all operands by position, attributes by name; if an operand is absent, all by name."""
    order = [*spec.result_names, *(name for name, _ in spec.operands)]
    if any(name not in named for name in order):
        return by_keyword(made, spec, named, operation, point)
    given = [named.pop(name) for name in order]
    with point:
        return made(*given, **named, loc=operation.location)


def by_function(made, spec, named, operation, point):
    """The function of lower-case letters, which returns values."""
    function = made._spec.mnemonic.replace(".", "_")
    if "<locals>" not in getattr(pto, function).__qualname__:
        # A helper with separate arguments.
        return by_keyword(made, spec, named, operation, point)
    found = getattr(pto, function)(**named, loc=operation.location, ip=point)
    found = found[0] if isinstance(found, list) else found
    return found if isinstance(found, ir.Operation) else found.owner


PATTERNS = [by_keyword, by_position, without_results, by_operands, by_function]


def copied(block, into, values, count, pattern):
    point = ir.InsertionPoint(into)
    for operation in block.operations:
        named = arguments(operation, values)
        if named is not None:
            count[operation.name] = count.get(operation.name, 0) + 1
            made = builder(operation.name[4:])
            made = pattern(made, made._spec, named, operation, point)
        else:
            operands = [values.get(one, one) for one in operation.operands]
            types = [result.type for result in operation.results]
            attributes = dict(operation.attributes.items())
            made = ir.Operation.create(operation.name, types, operands, attributes, regions=len(operation.regions), ip=point)
        values.update(zip(operation.results, made.results))
        for region, other in zip(operation.regions, made.regions):
            for inner in region.blocks:
                if len(region.blocks) > 1:
                    raise NotImplementedError
                new = other.blocks.append(*[argument.type for argument in inner.arguments])
                values.update(zip(inner.arguments, new.arguments))
                copied(inner, new, values, count, pattern)


@pytest.fixture(scope="module")
def programs():
    """The programs of the tests, with the generic form of each."""
    found = []
    for path in SOURCES:
        text = path.read_text().split("// run 1: ")[0]
        for chunk in re.split(r"^// -----$", text, flags=re.MULTILINE):
            try:
                source = ir.Module.parse(chunk)
            except ir.MLIRError:
                continue
            found.append((path, source, source.operation.get_asm(print_generic_op_form=True)))
    return found


def valid(module):
    try:
        return module.operation.verify()
    except ir.MLIRError:
        return False


@pytest.mark.parametrize("pattern", PATTERNS, ids=lambda pattern: pattern.__name__)
def test_every_operation_of_the_kernels_is_the_same_from_its_builder(pattern, programs):
    """Programs of the tests, parsed and built again: the text is the same, and each builder is used."""
    count, built = {}, 0
    for path, source, text in programs:
        made = ir.Module.create()
        try:
            copied(source.body, made.body, {}, count, pattern)
        except NotImplementedError:
            continue
        for name, attribute in source.operation.attributes.items():
            made.operation.attributes[name] = attribute
        built += 1
        # The inferred type differs in a program that is rejected for its type.
        assert made.operation.get_asm(print_generic_op_form=True) == text or not valid(source), path
    assert built > 500
    missing = {row[0] for row in ROWS} - {name.removeprefix("pto.") for name in count}
    assert missing == set(), missing
