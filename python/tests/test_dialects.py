"""The dialects of MLIR: each class creates an operation that MLIR verifies, and branches survive a round trip through text."""

import pytest

from conftest import building
from ptoas.mlir import ir
from ptoas.mlir.dialects import arith, builtin, cf, func, math, memref, scf
from test_steps import Function, index

F32, I32, I64 = ir.F32Type.get(), ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(64)
INTEGERS = """AddI SubI MulI DivSI DivUI CeilDivSI CeilDivUI FloorDivSI RemSI RemUI AndI OrI XOrI ShLI ShRSI ShRUI MaxSI MaxUI MinSI
MinUI""".split()
FLOATS = "AddF SubF MulF DivF RemF MaximumF MinimumF MaxNumF MinNumF".split()
UNARY = "AbsF Ceil Cos Erf Exp Exp2 Floor Log Log10 Log1p Log2 Round Rsqrt Sin Sqrt Tanh Trunc".split()
CASTS = {
    "ExtF": (ir.F16Type.get(), F32), "TruncF": (F32, ir.F16Type.get()), "ExtSI": (I32, I64), "ExtUI": (I32, I64), "TruncI": (I64, I32),
    "SIToFP": (I32, F32), "UIToFP": (I32, F32), "FPToSI": (F32, I32), "FPToUI": (F32, I32), "Bitcast": (F32, I32),
    "IndexCast": (I32, ir.IndexType.get()), "IndexCastUI": (I32, ir.IndexType.get()),
}  # fmt: skip


@pytest.mark.parametrize("name, kind", [(name, I32) for name in INTEGERS] + [(name, F32) for name in FLOATS])
def test_binary(name, kind, module):
    one = arith.ConstantOp(kind, 3)
    assert getattr(arith, f"{name}Op")(one, one).result.type == kind
    assert getattr(arith, f"{name}Op")(lhs=one, rhs=one).result.type == getattr(arith, name.lower())(one, one).type
    assert module.operation.verify() and f"arith.{name.lower()}" in str(module)


@pytest.mark.parametrize("name", CASTS)
def test_casts(name, module):
    source, target = CASTS[name]
    assert getattr(arith, f"{name}Op")(target, arith.ConstantOp(source, 1)).result.type == target
    assert module.operation.verify()


@pytest.mark.parametrize("name", UNARY)
def test_math(name, module):
    made = getattr(math, f"{name}Op")(arith.ConstantOp(F32, 0.5))
    assert made.result.type == F32 and module.operation.verify() and made.name in str(module)


def test_more_math(module):
    one = arith.constant(F32, 1.0)
    assert math.powf(one, math.atan2(one, arith.negf(one))).type == F32
    assert arith.select(arith.cmpf("OLT", one, one), one, one).type == F32
    assert math.absi(arith.constant(I32, -1)).type == I32 and module.operation.verify()


def test_predicates_are_those_of_mlir(module):
    one, real = arith.constant(I32, 1), arith.constant(F32, 1.0)
    for predicate in arith.CmpIPredicate:
        arith.cmpi(predicate, one, one)
        assert f"arith.cmpi {predicate.name}," in str(module)
    for predicate in arith.CmpFPredicate:
        arith.cmpf(predicate, real, real)
    text = str(module)
    assert all(f"arith.cmpf {word}," in text for word in "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno".split())


def test_memref(module):
    kind = ir.MemRefType.get([4, ir.ShapedType.get_dynamic_size()], F32)
    with Function(module, "memory"):
        made = memref.AllocOp(kind, [index(8)], [])
        value = memref.load(made.result, [index(0), index(1)])
        memref.StoreOp(value, made, [index(1), index(0)])
        assert memref.DimOp(made, index(1)).result.type == ir.IndexType.get()
        memref.CastOp(ir.MemRefType.get([4, 8], F32), made)
    assert module.operation.verify()


def test_branches():
    with building() as module:
        with ir.InsertionPoint(module.body):
            function = func.FuncOp("branches", func.FunctionType.get([I32], [I32]))
        entry = function.add_entry_block()
        other, last = entry.create_after(), function.body.blocks.append(I32)
        with ir.InsertionPoint(entry):
            condition = arith.cmpi("sgt", entry.arguments[0], arith.constant(I32, 0))
            cf.AssertOp(condition, "positive")
            cf.CondBranchOp(condition, [], [entry.arguments[0]], other, last)
        with ir.InsertionPoint(other):
            cf.BranchOp([arith.constant(I32, 7)], last)
        with ir.InsertionPoint(last):
            func.ReturnOp([last.arguments[0]])
        with ir.InsertionPoint(module.body):
            caller = func.FuncOp("caller", ([I32], [I32]))
        with ir.InsertionPoint(caller.add_entry_block()):
            func.ReturnOp([func.call(function, [caller.arguments[0]])])
    assert module.operation.verify()
    again = ir.Module.parse(str(module))
    assert str(again) == str(module) and again.operation.verify()
    assert len(again.body.operations[0].regions[0].blocks) == 3
    copy = again.body.operations[0].clone(ir.InsertionPoint(again.body))
    copy.attributes["sym_name"] = ir.StringAttr.get("copy")
    assert again.operation.verify() and str(again).count("cf.cond_br") == 2


def test_while_and_casts(module):
    with Function(module, "loop"):
        loop = scf.WhileOp([I32], [arith.constant(I32, 0)])
        before, after = loop.before.blocks.append(I32), loop.after.blocks.append(I32)
        with ir.InsertionPoint(before):
            scf.ConditionOp(arith.cmpi("slt", before.arguments[0], arith.constant(I32, 9)), [before.arguments[0]])
        with ir.InsertionPoint(after):
            scf.yield_([arith.addi(after.arguments[0], arith.constant(I32, 1))])
        builtin.UnrealizedConversionCastOp([ir.IndexType.get()], [loop.results[0]])
    assert module.operation.verify()
    assert str(ir.Module.parse(str(module))) == str(module)


def test_symbols():
    with building() as module:
        func.FuncOp("outside", ([], []), visibility="private")
    table = ir.SymbolTable(module.operation)
    assert "outside" in table and "nothing" not in table and table["outside"].name == "func.func"
    assert module.operation.verify()


def test_an_operation_of_a_text():
    made = ir.Operation.parse("func.func @f() { return }")
    assert made.name == "func.func" and made.parent is None
    with building() as module:
        module.body.append(made)
    assert module.operation.verify()
    assert "func.func @f" in made.get_asm() and not made.get_asm().startswith("module")
