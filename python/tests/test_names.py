"""The names that pto-dsl uses, each once: modules, types, attributes, operations and functions, as in its two lineages."""

import pytest

from conftest import building
from ptoas.mlir import ir
from ptoas.mlir.dialects import arith, pto, scf
from test_steps import Function, index, part, ptr, vec

IR = """Attribute BF16Type Block BoolAttr Context F16Type F32Type F64Type FlatSymbolRefAttr FloatAttr IndexType InsertionPoint
IntegerAttr IntegerType Location MemRefType Module Operation StringAttr Type TypeAttr UnitAttr VectorType MLIRError Value""".split()
ARITH = "AddI SubI MulI DivSI RemSI CeilDivSI MinUI DivF TruncF IndexCast Select CmpI Constant".split()
PTO_TYPES = "PtrType TensorViewType PartitionTensorViewType TileBufType VRegType MaskType".split()
PTO_ATTRS = """AddressSpaceAttr BLayoutAttr SLayoutAttr PadValueAttr TileBufConfigAttr LayoutAttr MaskPatternAttr CmpModeAttr
RoundModeAttr QuantTypeAttr""".split()
PTO_FUNCTIONS = """addptr barrier load_scalar print_ record_event register_dialect set_ffts subset subview tadds tmuls tprint
wait_event""".split()
PTO_CONSTANTS = "EVENT_ID0 EVENT_ID7 TLOAD TMATMUL TMOV_M2L TSTORE_ACC TSTORE_VEC TVEC".split()
PTO_MEMBERS = """AddressSpace.ACC AddressSpace.BIAS AddressSpace.GM AddressSpace.LEFT AddressSpace.MAT AddressSpace.RIGHT
AddressSpace.SCALING AddressSpace.VEC AtomicType.AtomicAdd BLayout.ColMajor BLayout.RowMajor CmpMode.EQ CmpMode.GE CmpMode.GT
CmpMode.LE CmpMode.LT CmpMode.NE Coalesce.Row CompactMode.RowPlusOne EVENT.EVENT_ID0 FenceScope.GM Layout.DN Layout.ND
MaskPattern.P0101 MaskPattern.P1111 MxGroupAxis.Axis0 NotifyOp.AtomicAdd NotifyOp.Set PIPE.PIPE_ALL PIPE.PIPE_FIX PIPE.PIPE_M
PIPE.PIPE_MTE1 PIPE.PIPE_MTE2 PIPE.PIPE_MTE3 PIPE.PIPE_S PIPE.PIPE_V PadValue.Null PadValue.Zero QuantType.INT8_ASYM
QuantType.INT8_SYM ReduceOp.Max ReduceOp.Min ReduceOp.Sum RoundMode.CAST_RINT RoundMode.CEIL RoundMode.FLOOR RoundMode.NONE
RoundMode.ODD RoundMode.RINT RoundMode.ROUND RoundMode.TRUNC SLayout.ColMajor SLayout.NoneBox SLayout.RowMajor SaturationMode.ON
WaitCmp.EQ WaitCmp.GE WaitCmp.LE WaitCmp.NE TileConfig.alignedSize TileConfig.fixedRowSize TileConfig.fixedColSize
TileConfig.fixedMxRowSize TileConfig.fixedMxColSize TileConfig.fractalABSize TileConfig.fractalCSize TileConfig.fractalMxSize
DivPrecision.Default ExpPrecision.HighPrecision LogPrecision.Default RecipPrecision.Default RemPrecision.Default
RsqrtPrecision.HighPrecision SqrtPrecision.Default FmodPrecision.Default""".split()


@pytest.mark.parametrize("name", IR)
def test_ir(name):
    assert hasattr(ir, name)


@pytest.mark.parametrize("name", ARITH)
def test_arith(name, module):
    f32, f16 = ir.F32Type.get(), ir.F16Type.get()
    one, two = index(1), index(2)
    make = {
        "DivF": lambda: arith.DivFOp(arith.ConstantOp(f32, 1.0), arith.ConstantOp(f32, 2.0)),
        "TruncF": lambda: arith.TruncFOp(f16, arith.ConstantOp(f32, 1.0)),
        "IndexCast": lambda: arith.IndexCastOp(ir.IntegerType.get_signless(64), one),
        "Select": lambda: arith.SelectOp(arith.CmpIOp(arith.CmpIPredicate.eq, one, two), one, two),
        "CmpI": lambda: arith.CmpIOp(arith.CmpIPredicate.slt, one, two),
        "Constant": lambda: arith.ConstantOp(ir.IntegerType.get_signless(1), ir.BoolAttr.get(True)),
    }
    make.get(name, lambda: getattr(arith, f"{name}Op")(one, two))()
    assert module.operation.verify()


@pytest.mark.parametrize("name", "eq ne slt sle sgt sge".split())
def test_predicates(name, module):
    assert arith.cmpi(getattr(arith.CmpIPredicate, name), index(1), index(2)).type == ir.IntegerType.get_signless(1)
    assert f"arith.cmpi {name}" in str(module)


@pytest.mark.parametrize("name", PTO_TYPES + PTO_ATTRS + PTO_FUNCTIONS + PTO_CONSTANTS)
def test_pto(name):
    assert getattr(pto, name) is not None


@pytest.mark.parametrize("name", PTO_MEMBERS)
def test_members(name):
    owner, member = name.split(".")
    found = getattr(getattr(pto, owner), member)
    if owner == "TileConfig":
        assert isinstance(found, int)
    else:
        attribute = getattr(pto, f"{owner}Attr").get(found)
        assert attribute.value == found
        # The others occur only as parts of types.
        if owner not in ("BLayout", "SLayout", "PadValue", "CompactMode"):
            assert ir.Attribute.parse(str(attribute)).value == found
        with ir.Context() as context:
            assert getattr(pto, f"{owner}Attr").get(found, context) == attribute


def test_contexts_and_locations_are_implicit():
    assert ir.Context.current is None and ir.InsertionPoint.current is None and ir.Location.current is None
    with ir.Context() as context, ir.Location.file("kernel.py", 12, 5):
        assert ir.Context.current is context
        module = ir.Module.create()
        with ir.InsertionPoint(module.body) as point:
            assert ir.InsertionPoint.current is point
            index(1)
    assert ir.Context.current is None
    assert '"kernel.py":12:5)' in module.operation.get_asm(enable_debug_info=True)
    assert ir.Location.file("f", 1, 2).start_line == 1 and "unknown" in str(ir.Location.unknown())
    fused = ir.Location.fused([ir.Location.file("a", 1, 1), ir.Location.name("n", ir.Location.file("b", 2, 2))])
    with building() as other:
        arith.ConstantOp(ir.IndexType.get(), 1, loc=fused)
        arith.ConstantOp(ir.IndexType.get(), 2, loc=ir.Location.callsite(fused, [ir.Location.file("c", 3, 3)]))
    text = other.operation.get_asm(enable_debug_info=True)
    assert '"b":2:2' in text and '"c":3:3' in text and ir.Module.parse(text).operation.get_asm(enable_debug_info=True) == text


def test_locations_reach_diagnostics():
    with building() as module:
        with Function(module, "located"), ir.Location.file("kernel.py", 7, 9):
            tile = pto.AllocTileOp(vec()).result
            pto.TNotOp(tile, tile)
    with pytest.raises(ir.MLIRError, match="kernel.py:7:9") as raised:
        module.operation.verify()
    assert raised.value.error_diagnostics[0].file == "kernel.py" and raised.value.error_diagnostics[0].line == 7
    assert module.pto().verify()[0].file == "kernel.py"


def test_operations_and_blocks():
    with building() as module:
        with Function(module, "walked", ptr(), ir.IndexType.get()) as kernel:
            made = ir.Operation.create("arith.addi", results=[ir.IndexType.get()], operands=[kernel.arguments[1]] * 2)
            made.operation.attributes["tag"] = ir.StringAttr.get("x")
        region = kernel.op.body
        assert [one.operation.name for one in region.blocks[0].operations] == ["arith.addi", "func.return"]
        assert "tag" in made.attributes and made.attributes["tag"].value == "x" and len(made.attributes) == 1
        assert [one.name for one in made.attributes] == ["tag"]
        assert kernel.block.arguments[1].arg_number == 1 and kernel.block.owner is kernel.op.operation
        assert kernel.op.name.value == "walked" and kernel.op.operation.name == "func.func"
        assert kernel.op.type.inputs == [ptr(), ir.IndexType.get()] and kernel.op.type.results == []
        names = []
        module.operation.walk(lambda one: names.append(one.name))
        assert names == ["arith.addi", "func.return", "func.func", "builtin.module"]
        copy = made.clone(ir.InsertionPoint(kernel.block.operations[-1]))
        assert copy.name == made.name and len(kernel.block.operations) == 3
        copy.erase()
        assert module.operation.verify()
        with pytest.raises(TypeError):
            made.attributes["tag"] = "text"


def test_loops_and_choices():
    with building() as module:
        with Function(module, "carried", ir.IndexType.get()) as kernel:
            loop = scf.ForOp(index(0), index(4), index(1), [kernel.arguments[0]])
            with ir.InsertionPoint(loop.body):
                scf.YieldOp([arith.addi(loop.induction_variable, loop.inner_iter_args[0])])
            choice = scf.IfOp(arith.cmpi("sgt", loop.results[0], index(2)))
            with ir.InsertionPoint(choice.then_block):
                scf.YieldOp([])
            with pytest.raises(ValueError):
                choice.else_block
    assert module.operation.verify() and "iter_args" in str(module)


def test_types():
    f32 = ir.F32Type.get()
    assert f32 == ir.Type.parse("f32") and f32 != ir.F16Type.get() and hash(f32) == hash(ir.F32Type.get())
    assert ir.F32Type.isinstance(f32) and not ir.IntegerType.isinstance(f32)
    assert ir.IntegerType(ir.Type.parse("ui16")).width == 16 and ir.Type.parse("si8").is_signed
    with pytest.raises(ValueError):
        ir.IntegerType(f32)
    with pytest.raises(ir.MLIRError):
        ir.Type.parse("!pto.nonsense<3>")
    tile = pto.TileBufType.get([16, 32], f32, pto.AddressSpaceAttr.get(pto.AddressSpace.VEC), [8, -1])
    assert str(tile) == "!pto.tile_buf<vec, 16x32xf32, valid=8x?>"
    assert (tile.rank, tile.shape, tile.valid_shape, tile.element_type) == (2, [16, 32], [8, -1], f32)
    assert tile.memory_space == pto.AddressSpaceAttr.get(pto.AddressSpace.VEC)
    assert (tile.blayout_value, tile.slayout_value, tile.pad_value, tile.compact_mode, tile.s_fractal_size) == (0, 0, 0, 0, 512)
    assert str(pto.TensorViewType.get(3, f32)) == "!pto.tensor_view<?x?x?xf32>"
    assert pto.PtrType.get(f32).element_type == f32 and str(pto.PtrType.get(f32)) == "!pto.ptr<f32, gm>"
    assert str(pto.PtrType.get(f32, memory_space=pto.AddressSpace.VEC)) == "!pto.ptr<f32, ub>"
    assert str(pto.MaskType.get()) == "!pto.mask<b32>" and str(pto.VRegType.get(64, f32)) == "!pto.vreg<64xf32>"
    assert str(ir.FunctionType.get([f32], [f32])) == "(f32) -> f32"
    assert ir.ShapedType.get_dynamic_size() < 0
    kind = ir.FunctionType(ir.Type.parse("(f32, (i32) -> i8) -> ()"))
    assert list(map(str, kind.inputs)) == ["f32", "(i32) -> i8"] and kind.results == []


def test_attributes():
    i32 = ir.IntegerType.get_signless(32)
    assert ir.IntegerAttr.get(i32, 5).value == 5 and str(ir.IntegerAttr.get(i32, -5)) == "-5 : i32"
    assert ir.StringAttr.get('quo"te\\ \n é').value == 'quo"te\\ \n é'
    assert ir.Attribute.parse(str(ir.StringAttr.get('quo"te\\ \n é'))).value == 'quo"te\\ \n é'
    assert ir.FlatSymbolRefAttr.get("name").value == "name" and str(ir.UnitAttr.get()) == "unit"
    assert ir.BoolAttr.get(True).value is True and ir.FloatAttr.get(ir.F32Type.get(), 0.1).value == 0.1
    for value in (1e30, 1e-9, -0.0, float("inf"), float("nan"), 3):
        assert ir.Attribute.parse(str(ir.FloatAttr.get(ir.F32Type.get(), value)))
    assert list(ir.DenseI64ArrayAttr.get([1, 2])) == [1, 2] and len(ir.ArrayAttr.get([ir.UnitAttr.get()])) == 1
    with pytest.raises(ValueError):
        ir.IntegerAttr.get(i32, 1 << 40)
    with pytest.raises(ir.MLIRError):
        ir.Attribute.parse("#pto<nonsense>")
    assert ir.TypeAttr.get(i32).value == i32
    default = pto.TileBufConfigAttr.get_default(None)
    assert default == pto.TileBufConfigAttr.get(pto.BLayout.RowMajor, pto.SLayout.NoneBox, 512, pto.PadValue.Null)


def test_the_same_kernel_is_the_same_text():
    def build():
        with building() as module, Function(module, "same", ptr(), ptr()) as kernel:
            tile = pto.AllocTileOp(vec()).result
            pto.TLoadOp(None, part(kernel.arguments[0], 32, 32), tile)
            pto.TAddOp(tile, tile, tile)
        return module

    assert str(build()) == str(build()) == str(ir.Module.parse(str(build())))


def test_wrong_calls_are_exceptions(module):
    tile = pto.AllocTileOp(vec()).result
    for call in (
        lambda: pto.TAddOp(tile, tile),
        lambda: pto.TAddOp(tile, tile, tile, tile, tile),
        lambda: pto.TAddOp(tile, tile, "tile"),
        lambda: pto.TAddOp(tile, tile, None),
        lambda: pto.TAddOp(tile, tile, dst=tile, nonsense=1),
        lambda: pto.AllocTileOp("type"),
        lambda: pto.AllocTileOp(None),
        lambda: pto.TCmpOp(tile, tile, tile, cmpMode=pto.RoundMode.TRUNC),
        lambda: pto.TLoadOp(),
        lambda: arith.AddIOp(tile),
        lambda: scf.ForOp(0, 1, 1),
        lambda: ir.InsertionPoint(3),
        lambda: pto.TTriOp(tile, tile, upperOrLower="up"),
    ):
        with pytest.raises(TypeError):
            call()
    for call in (
        lambda: pto.TCmpOp(tile, tile, tile, cmpMode="nonsense"),
        lambda: pto.RoundModeAttr.get("nonsense"),
        lambda: pto.barrier("PIPE_NONSENSE"),
        lambda: ir.Operation.create("nodialect"),
        lambda: pto.AddressSpace(99),
    ):
        with pytest.raises(ValueError):
            call()
    for name in ("TNonsenseOp", "taddop", "TAddop", "PTOOp"):
        with pytest.raises(AttributeError):
            getattr(pto, name)


@pytest.mark.parametrize("name", "AbsFOp FMaxOp FMinOp VecScopeOp PTOLdgOp PTOStgOp".split())
def test_spellings_of_the_vector_level(name):
    assert getattr(pto, name).OPERATION_NAME == "pto." + name.removeprefix("PTO").removesuffix("Op").lower()
