"""Scripts like those of front ends, at least eight for each part of the bindings that they need. Each is a function that builds a
module as the samples of `ptoas` do; each module is printed, parsed again, and verified."""

import pytest

from conftest import building
from ptoas.mlir import ir
from ptoas.mlir.dialects import arith, builtin, func, pto, scf

STEPS = {}


def step(name, *cases):
    """Registers a script, once for each case."""

    def register(script):
        STEPS.setdefault(name, []).extend((f"{script.__name__}-{index}", script, case) for index, case in enumerate(cases or [()]))
        return script

    return register


def f32():
    return ir.F32Type.get()


def vec(rows=32, cols=32, dtype=None, valid=None, blayout=pto.BLayout.RowMajor, pad=pto.PadValue.Null):
    context = ir.Context.current
    config = pto.TileBufConfigAttr.get(
        pto.BLayoutAttr.get(blayout, context),
        pto.SLayoutAttr.get(pto.SLayout.NoneBox, context),
        pto.TileConfig.fractalABSize,
        pto.PadValueAttr.get(pad, context),
        context,
    )
    space = pto.AddressSpaceAttr.get(pto.AddressSpace.VEC, context)
    return pto.TileBufType.get([rows, cols], dtype or f32(), space, valid or [rows, cols], config, context)


def boxed(space, rows, cols, dtype, blayout, slayout, fractal=512):
    config = pto.TileBufConfigAttr.get(blayout, slayout, fractal, pto.PadValue.Null)
    return pto.TileBufType.get([rows, cols], dtype, pto.AddressSpaceAttr.get(space), [rows, cols], config)


def index(value):
    return arith.ConstantOp(ir.IndexType.get(), value).result


class Function:
    """A function with pointers as parameters; a body appended to its block."""

    def __init__(self, module, name, *types):
        with ir.InsertionPoint(module.body):
            self.op = func.FuncOp(name, func.FunctionType.get(list(types), []))
            self.block = self.op.add_entry_block()
        self.arguments = self.block.arguments
        self.point = ir.InsertionPoint(self.block)

    def __enter__(self):
        self.point.__enter__()
        return self

    def __exit__(self, *found):
        if found[0] is None:
            func.ReturnOp([])
        self.point.__exit__()


def part(pointer, rows, cols, dtype=None, **named):
    dtype = dtype or f32()
    extents, zero, one = [index(rows), index(cols)], index(0), index(1)
    view = pto.MakeTensorViewOp(pto.TensorViewType.get(2, dtype), pointer, extents, [extents[1], one], **named).result
    kind = pto.PartitionTensorViewType.get([rows, cols], dtype)
    return pto.PartitionViewOp(kind, view, offsets=[zero, zero], sizes=extents).result


def loaded(pointer, kind, dtype=None):
    tile = pto.AllocTileOp(kind).result
    rows, cols = [size if size > 0 else whole for size, whole in zip(kind.valid_shape, kind.shape)]
    pto.TLoadOp(None, part(pointer, rows, cols, dtype or kind.element_type), tile)
    return tile


def stored(tile, pointer):
    rows, cols = tile.type.valid_shape
    pto.TStoreOp(None, tile, part(pointer, rows, cols, tile.type.element_type))


def ptr(dtype=None):
    return pto.PtrType.get(dtype or f32())


BINARY = "TAddOp TSubOp TMulOp TDivOp TMaxOp TMinOp".split()
UNARY = "TAbsOp TNegOp TExpOp TLogOp TSqrtOp TRsqrtOp TRecipOp TReluOp".split()
REDUCE = "TRowSumOp TRowMaxOp TRowMinOp TColMaxOp TColMinOp".split()
SCALAR = "TAddSOp TMulSOp TMaxSOp TMinSOp TDivSOp TSubSOp".split()


@step("core", *BINARY)
def binary(module, name):
    with Function(module, "binary", ptr(), ptr(), ptr()) as kernel:
        a, b, out = loaded(kernel.arguments[0], vec()), loaded(kernel.arguments[1], vec()), pto.AllocTileOp(vec()).result
        getattr(pto, name)(a, b, out)
        stored(out, kernel.arguments[2])
    kernel.op.attributes["pto.entry"] = ir.UnitAttr.get(ir.Context.current)


@step("core", *UNARY)
def unary(module, name):
    with Function(module, "unary", ptr(), ptr()) as kernel:
        a, out = loaded(kernel.arguments[0], vec()), pto.AllocTileOp(vec()).result
        getattr(pto, name)(a, dst=out)
        stored(out, kernel.arguments[1])


@step("core", *SCALAR)
def scalar(module, name):
    with Function(module, "scalar", ptr(), ptr()) as kernel:
        a, out = loaded(kernel.arguments[0], vec()), pto.AllocTileOp(vec()).result
        getattr(pto, name)(a, arith.ConstantOp(f32(), 2.5), out)
        stored(out, kernel.arguments[1])


@step("core", *REDUCE)
def reduce(module, name):
    with Function(module, "reduce", ptr(), ptr()) as kernel:
        a = loaded(kernel.arguments[0], vec())
        kind = vec(32, 1, blayout=pto.BLayout.ColMajor) if "Row" in name else vec(1, 32)
        out = pto.AllocTileOp(kind).result
        getattr(pto, name)(src=a, dst=out)
        stored(out, kernel.arguments[1])


@step("core", (4, 8), (31, 32), (1, 1))
def valid_shape(module, extents):
    with Function(module, "valid_shape", ptr(), ptr()) as kernel:
        kind = vec(valid=[-1, None])
        rows, cols = map(index, extents)
        a, out = (pto.AllocTileOp(kind, valid_row=rows, valid_col=cols).result for _ in range(2))
        pto.TLoadOp(None, part(kernel.arguments[0], *extents), a)
        pto.TAddOp(a, a, out)
        pto.TStoreOp(None, out, part(kernel.arguments[1], *extents))


def cube(module, product, accumulate=False, bias=False, m=32, k=32, n=32):
    f16 = ir.F16Type.get()
    with Function(module, "cube", ptr(f16), ptr(f16), ptr(), ptr()) as kernel:
        mat = lambda rows, cols: boxed(pto.AddressSpace.MAT, rows, cols, f16, pto.BLayout.ColMajor, pto.SLayout.RowMajor)
        a, b = loaded(kernel.arguments[0], mat(m, k)), loaded(kernel.arguments[1], mat(k, n))
        left = pto.AllocTileOp(boxed(pto.AddressSpace.LEFT, m, k, f16, pto.BLayout.RowMajor, pto.SLayout.RowMajor)).result
        right = pto.AllocTileOp(boxed(pto.AddressSpace.RIGHT, k, n, f16, pto.BLayout.RowMajor, pto.SLayout.ColMajor)).result
        acc = boxed(pto.AddressSpace.ACC, m, n, f32(), pto.BLayout.ColMajor, pto.SLayout.RowMajor, pto.TileConfig.fractalCSize)
        out = pto.AllocTileOp(acc).result
        pto.TMovOp(None, a, left)
        pto.TMovOp(None, b, right)
        if bias:
            row = boxed(pto.AddressSpace.BIAS, 1, n, f32(), pto.BLayout.RowMajor, pto.SLayout.NoneBox)
            source = loaded(kernel.arguments[2], boxed(pto.AddressSpace.MAT, 1, n, f32(), pto.BLayout.RowMajor, pto.SLayout.NoneBox))
            held = pto.AllocTileOp(row).result
            pto.TMovOp(None, source, held)
            product(None, left, right, held, out)
        elif accumulate:
            pto.TMatmulOp(None, left, right, out)
            product(None, out, left, right, out)
        else:
            product(None, left, right, out)
        stored(out, kernel.arguments[3])


@step("cube", (16, 16, 16), (32, 64, 32), (48, 32, 16), (64, 64, 64))
def matmul(module, shape):
    cube(module, pto.TMatmulOp, m=shape[0], k=shape[1], n=shape[2])


@step("cube", (16, 32, 16), (32, 32, 64))
def matmul_acc(module, shape):
    cube(module, pto.TMatmulAccOp, accumulate=True, m=shape[0], k=shape[1], n=shape[2])


@step("cube", (16, 32, 16), (32, 32, 64))
def matmul_bias(module, shape):
    cube(module, pto.TMatmulBiasOp, bias=True, m=shape[0], k=shape[1], n=shape[2])


@step("views", "ND", "DN")
def layout_attribute(module, name):
    with Function(module, "layout", ptr(), ptr()) as kernel:
        attribute = pto.LayoutAttr.get(getattr(pto.Layout, name), ir.Context.current)
        rows, cols, one = index(32), index(32), index(1)
        strides = [cols, one] if name == "ND" else [one, rows]
        pto.MakeTensorViewOp(pto.TensorViewType.get(2, f32()), kernel.arguments[0], [rows, cols], strides, layout=attribute)


@step("views", [0, 0], [8, 0], [16, 0])
def sub_view(module, at):
    with Function(module, "sub_view", ptr(), ptr()) as kernel:
        tile = loaded(kernel.arguments[0], vec())
        window = pto.SubViewOp(tile, [index(one) for one in at], sizes=[8, 32]).result
        assert window.type.shape == [8, 32]
        out = pto.AllocTileOp(vec(8, 32)).result
        pto.TAddOp(window, window, out)
        stored(out, kernel.arguments[1])


@step("views")
def subset(module):
    with Function(module, "subset", ptr()) as kernel:
        window = pto.subset(loaded(kernel.arguments[0], vec()), [index(0), index(0)], [8, 32])
        assert isinstance(window, ir.Value)


@step("views", "get_signless", "get_unsigned")
def bitcast(module, sign):
    kind = getattr(ir.IntegerType, sign)(32)
    with Function(module, "bitcast", ptr(), ptr()) as kernel:
        cast = pto.BitcastOp(vec(32, 32, kind), loaded(kernel.arguments[0], vec()))
        assert cast.result.type.element_type == kind


@step("views", (16, 64), (64, 16))
def reshape(module, shape):
    with Function(module, "reshape", ptr(), ptr()) as kernel:
        stored(pto.TReshapeOp(vec(*shape), loaded(kernel.arguments[0], vec())).result, kernel.arguments[1])


@step("views")
def set_valid_shape(module):
    with Function(module, "set_valid_shape", ptr()):
        tile = pto.AllocTileOp(vec(valid=[-1, -1]), valid_row=index(32), valid_col=index(32)).result
        pto.SetValidShapeOp(tile, index(8), index(16))


@step("scalar memory", 0, 16)
def addptr(module, offset):
    with Function(module, "addptr", ptr(), ptr()) as kernel:
        moved = pto.AddPtrOp(kernel.arguments[0], index(offset))
        stored(loaded(moved.result, vec()), pto.addptr(kernel.arguments[1], index(offset)))


@step("scalar memory", 0, 3)
def scalars(module, offset):
    with Function(module, "scalars", ptr()) as kernel:
        value = pto.load_scalar(f32(), kernel.arguments[0], index(offset))
        pto.store_scalar(kernel.arguments[0], index(offset), value)


@step("scalar memory", 0, 5)
def cells(module, offset):
    with Function(module, "cells", ptr()) as kernel:
        tile = loaded(kernel.arguments[0], vec())
        value = pto.TGetValOp(f32(), tile, index(offset)).result
        pto.TSetValOp(tile, index(offset + 1), value)


@step("scalar memory", "GetBlockIdxOp", "GetBlockNumOp", "GetSubBlockIdxOp", "GetSubBlockNumOp")
def queries(module, name):
    with Function(module, "queries"):
        assert str(getattr(pto, name)().result.type) == "i64"


@step("scalar memory")
def orders(module):
    with Function(module, "orders", ptr()) as kernel:
        pto.FenceBarrierAllOp(pto.FenceScope.GM)
        pto.CmoCacheInvalidOp(pto.AddressSpaceAttr.get(pto.AddressSpace.GM), addr=kernel.arguments[0])
        pto.print_("value %f\\n", arith.ConstantOp(f32(), 1.0))


@step("sync", ("PIPE_MTE2", "PIPE_V", pto.EVENT_ID0), ("PIPE_V", "PIPE_MTE3", 1), ("PIPE_MTE2", "PIPE_V", "EVENT_ID2"))
def flags(module, case):
    source, target, event = case
    with Function(module, "flags"):
        pto.set_flag(pto.PipeAttr.get(getattr(pto.PIPE, source)), getattr(pto.PIPE, target), event)
        pto.wait_flag(source, target, event)


@step("sync", pto.PIPE.PIPE_ALL, "PIPE_V", pto.TVEC, pto.PIPE.PIPE_MTE2)
def barriers(module, pipe):
    with Function(module, "barriers"):
        pto.barrier(pipe)


@step("sync", (pto.TLOAD, pto.TVEC, pto.EVENT_ID0), (pto.TMATMUL, pto.TSTORE_ACC, pto.EVENT_ID1))
def events(module, case):
    with Function(module, "events"):
        pto.record_event(*case)
        pto.wait_event(*case)


@step("sync", 0, 3)
def cores(module, event):
    with Function(module, "cores", ptr(ir.IntegerType.get_signless(64))) as kernel:
        pto.set_ffts(kernel.arguments[0])
        pto.sync_set(pto.PipeAttr.get(pto.PIPE.PIPE_MTE3), event, ffts_mode=2)
        pto.sync_wait(pto.PIPE.PIPE_V, event)
    module.operation.attributes["pto.target_arch"] = ir.StringAttr.get("a3")


@step("sync", 0, 3)
def intra_block(module, event):
    with Function(module, "intra_block"):
        pto.set_intra_block(pto.PIPE.PIPE_MTE3, event)
        pto.wait_intra_block(pto.PIPE.PIPE_V, event)
    module.operation.attributes["pto.target_arch"] = ir.StringAttr.get("a5")


@step("arith, scf", "AddIOp", "MulIOp", "AndIOp")
def integers(module, name):
    with Function(module, "integers", ir.IndexType.get()) as kernel:
        getattr(arith, name)(kernel.arguments[0], index(3))
        arith.IndexCastOp(ir.IntegerType.get_signless(64), kernel.arguments[0])


@step("arith, scf", "eq", "ne", "sgt", "sle")
def branches(module, relation):
    with Function(module, "branches", ptr(), ir.IndexType.get()) as kernel:
        condition = arith.CmpIOp(getattr(arith.CmpIPredicate, relation), kernel.arguments[1], index(4)).result
        choice = scf.IfOp(condition, [], hasElse=True)
        with ir.InsertionPoint(choice.then_block):
            loaded(kernel.arguments[0], vec())
            scf.YieldOp([])
        with ir.InsertionPoint(choice.else_block):
            scf.YieldOp([])


@step("arith, scf", 1, 4)
def loops(module, count):
    with Function(module, "loops", ptr()) as kernel:
        loop = scf.ForOp(index(0), index(count), index(1))
        with ir.InsertionPoint(loop.body):
            offset = arith.MulIOp(loop.induction_variable, index(1024)).result
            loaded(pto.AddPtrOp(kernel.arguments[0], offset).result, vec())
            scf.YieldOp([])


@step("arith, scf")
def nested_loops(module):
    with Function(module, "nested", ptr()) as kernel:
        for outer in scf.for_(index(0), index(2), index(1)):
            for inner in scf.for_(index(0), index(2), index(1)):
                loaded(pto.addptr(kernel.arguments[0], arith.addi(outer, inner)), vec())
                scf.YieldOp([])
            scf.YieldOp([])


@step("sections", *BINARY)
def section_vector(module, name):
    with Function(module, "section", ptr(), ptr()) as kernel:
        section = pto.SectionVectorOp()
        with ir.InsertionPoint(section.body.blocks.append()):
            a, out = loaded(kernel.arguments[0], vec()), pto.AllocTileOp(vec()).result
            getattr(pto, name)(a, a, out)
            stored(out, kernel.arguments[1])


@step("sections", 1, 2)
def section_cube(module, count):
    f16 = ir.F16Type.get()
    with Function(module, "section", ptr(f16)) as kernel:
        for _ in range(count):
            section = pto.SectionCubeOp()
            block = section.body.blocks.append()
            with ir.InsertionPoint(block):
                loaded(kernel.arguments[0], boxed(pto.AddressSpace.MAT, 32, 32, f16, pto.BLayout.ColMajor, pto.SLayout.RowMajor))
            assert section.body.blocks[0] is block


def window(kernel, number, rows=8, cols=64):
    return part(kernel.arguments[number], rows, cols)


@step("comm", None, pto.AtomicType.AtomicAdd)
def put(module, atomic):
    with Function(module, "put", ptr(), ptr()) as kernel:
        named = {} if atomic is None else {"atomicType": pto.AtomicTypeAttr.get(atomic, ir.Context.current)}
        ping, pong = (pto.AllocTileOp(vec(8, 64)).result for _ in range(2))
        pto.TPutOp(window(kernel, 0), window(kernel, 1), ping, pong=pong, **named)
        pto.TGetOp(window(kernel, 0), window(kernel, 1), ping)


@step("comm", ("Set", "EQ"), ("AtomicAdd", "GE"), ("Set", "NE"))
def signals(module, case):
    i32 = ir.IntegerType.get_signless(32)
    with Function(module, "signals", ptr(i32)) as kernel:
        signal, one = part(kernel.arguments[0], 1, 1, i32), arith.ConstantOp(i32, 1).result
        pto.TNotifyOp(signal, one, pto.NotifyOpAttr.get(getattr(pto.NotifyOp, case[0]), ir.Context.current))
        compare = pto.WaitCmpAttr.get(getattr(pto.WaitCmp, case[1]))
        pto.TWaitOp(signal, one, compare)
        assert str(pto.TTestOp(signal, one, compare).result.type) == "i1"


@step("comm", "Sum", "Max", "Min")
def collective(module, name):
    with Function(module, "collective", ptr(), ptr(), ptr()) as kernel:
        group = [window(kernel, 1), window(kernel, 2)]
        ping, acc = (pto.AllocTileOp(vec(8, 64)).result for _ in range(2))
        pto.TReduceOp(window(kernel, 0), acc, ping, group, pto.ReduceOpAttr.get(getattr(pto.ReduceOp, name), ir.Context.current), 0)
        pto.TBroadcastOp(window(kernel, 0), ping, group, 1)


UNSIGNED = [8, 16, 32]


@step("unsigned, fp8", *UNSIGNED)
def unsigned(module, width):
    kind = ir.IntegerType.get_unsigned(width, ir.Context.current)
    with Function(module, "unsigned", ptr(kind)) as kernel:
        loaded(kernel.arguments[0], vec(32, 32, kind))


LOW = ["Float8E4M3FNType", "Float8E5M2Type", "HiF8Type", "F8E8M0Type", "F4E1M2x2Type", "F4E2M1x2Type", "BF16x2Type", "HiF8x2Type"]


@step("unsigned, fp8", *LOW)
def low_precision(module, name):
    kind = (getattr(ir, name, None) or getattr(pto, name)).get()
    with Function(module, "low_precision", ptr(kind)) as kernel:
        assert kernel.arguments[0].type.element_type == kind
        tile = pto.AllocTileOp(vec(32, 64, kind)).result
        assert tile.type.element_type == kind
    module.operation.attributes["pto.target_arch"] = ir.StringAttr.get("a5")


PARSED = ["ROUND", "TRUNC", "FLOOR", "CEIL", "RINT", "CAST_RINT", "ODD", "NONE"]


@step("Attribute.parse", *PARSED)
def parsed_attribute(module, mode):
    i32 = ir.IntegerType.get_signless(32)
    with Function(module, "parsed", ptr()) as kernel:
        rounding = ir.Attribute.parse(f"#pto<round_mode {mode}>")
        assert rounding == pto.RoundModeAttr.get(getattr(pto.RoundMode, mode))
        pto.TCvtOp(loaded(kernel.arguments[0], vec()), pto.AllocTileOp(vec(32, 32, i32)).result, rmode=rounding)


@step("builtin.ModuleOp", *BINARY, "TMaxOp", "TMinOp")
def nested_module(module, name):
    inner = builtin.ModuleOp()
    inner.attributes["pto.target_arch"] = ir.StringAttr.get("a5")
    binary(inner, name)


TEXT = """func.func @kernel(%p: !pto.ptr<f32, gm>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %v = pto.make_tensor_view %p, shape = [%c32, %c32], strides = [%c32, %c1] : !pto.tensor_view<?x?xf32>
  %s = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c32, %c32] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<32x32xf32>
  %t = pto.alloc_tile : !pto.tile_buf<vec, 32x32xf32>
  pto.tload ins(%s : !pto.partition_tensor_view<32x32xf32>) outs(%t : !pto.tile_buf<vec, 32x32xf32>)
  %u = pto.alloc_tile : !pto.tile_buf<vec, 32x32xf32>
  pto.{} ins(%t : !pto.tile_buf<vec, 32x32xf32>) outs(%u : !pto.tile_buf<vec, 32x32xf32>)
  return
}}"""


@step("Module.parse", *"tabs tneg texp tlog tsqrt trsqrt trecip trelu".split())
def parsed_module(module, name):
    found = ir.Module.parse(TEXT.format(name), ir.Context.current)
    assert found.operation.verify() and f"pto.{name}" in str(found)
    operations = found.body.operations[0].regions[0].blocks[0].operations
    assert [one.operation.name for one in operations][-2:] == [f"pto.{name}", "func.return"]


NEGATIVE = [
    ("TAddOp", lambda: (vec(), vec(), vec(32, 64))),
    ("TAddOp", lambda: (vec(), vec(32, 32, ir.F16Type.get()), vec())),
    ("TAndOp", lambda: (vec(), vec(), vec())),
    ("TExpOp", lambda: (vec(32, 32, ir.IntegerType.get_signless(32)),) * 2),
    ("TRowSumOp", lambda: (vec(), vec(16, 1, blayout=pto.BLayout.ColMajor))),
    ("TColSumOp", lambda: (vec(), vec(1, 64))),
    ("TNotOp", lambda: (vec(), vec())),
    ("TMulOp", lambda: (vec(32, 32, ir.F16Type.get()), vec(), vec())),
    ("TOrOp", lambda: (vec(), vec(), vec())),
]


@step("MLIRError", *NEGATIVE)
def negative(module, case):
    name, kinds = case
    with Function(module, "negative"):
        getattr(pto, name)(*[pto.AllocTileOp(kind).result for kind in kinds()])
    with pytest.raises(ir.MLIRError) as raised:
        module.operation.verify()
    assert "PTO" in str(raised.value) and raised.value.error_diagnostics
    return "invalid"


@step("generic", *"addi subi muli andi ori".split())
def created(module, name):
    with Function(module, "created", ir.IndexType.get()) as kernel:
        operands = [kernel.arguments[0], kernel.arguments[0]]
        made = ir.Operation.create(f"arith.{name}", results=[ir.IndexType.get()], operands=operands)
        assert made.operation.name == f"arith.{name}"


@step("generic", 1, 2)
def from_py_func(module, count):
    @func.FuncOp.from_py_func(*[ptr()] * count, name="from_python")
    def body(*pointers):
        assert len(pointers) == count
        loaded(pointers[0], vec())

    assert body.func_op.name.value == "from_python"


@step("generic")
def at_block_begin(module):
    with Function(module, "begin", ptr()) as kernel:
        loaded(kernel.arguments[0], vec())
        with ir.InsertionPoint.at_block_begin(kernel.block):
            first = arith.ConstantOp(ir.IndexType.get(), 77)
        assert kernel.block.operations[0] is first
        assert str(ir.VectorType.get([4], ir.IntegerType.get_signless(16))) == "vector<4xi16>"
        assert str(ir.MemRefType.get([16, 16], f32(), memory_space=pto.AddressSpaceAttr.get(pto.AddressSpace.VEC)))


SCRIPTS = [(name, *script) for name, scripts in STEPS.items() for script in scripts]


def test_each_step_has_eight_scripts():
    assert len(STEPS) >= 13
    assert {name: len(scripts) for name, scripts in STEPS.items() if len(scripts) < 8} == {}


@pytest.mark.parametrize("name, label, script, case", SCRIPTS, ids=[f"{name}-{label}" for name, label, _, _ in SCRIPTS])
def test_script(name, label, script, case):
    with building() as module:
        outcome = script(module) if case == () else script(module, case)
    text = str(module)
    assert text == str(ir.Module.parse(text))
    if outcome != "invalid":
        assert module.operation.verify()
        assert '"pto.' not in text, "the custom form"
