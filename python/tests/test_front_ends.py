"""Kernels written in the manner of front ends: builders behind decorators, builders by name, and text."""

import contextlib
import inspect

import numpy as np
import pytest

import pto as toolchain
from ptoas.mlir.dialects import arith, func, pto, scf
from ptoas.mlir.ir import Context, F32Type, IndexType, InsertionPoint, IntegerType, Location, MLIRError, Module, UnitAttr


class Wrapped:
    """A value with operators, as front ends wrap them."""

    def __init__(self, value):
        self.value = value

    @staticmethod
    def raw(other):
        return other.value if isinstance(other, Wrapped) else arith.ConstantOp(IndexType.get(), other).result

    def __add__(self, other):
        return Wrapped(arith.AddIOp(self.value, self.raw(other)).result)

    def __mul__(self, other):
        return Wrapped(arith.MulIOp(self.value, self.raw(other)).result)


def decorated(**types):
    """A decorator that runs a function to build a module; each call has the location of the function."""

    def build(body):
        with Context() as context:
            pto.register_dialect(context, load=True)
            line = body.__code__.co_firstlineno
            with Location.file(inspect.getfile(body), line, 1, context=context):
                module = Module.create()
                meta = {name: make() for name, make in types.items()}
                parameters = [meta[name] for name in inspect.signature(body).parameters]
                with InsertionPoint(module.body):
                    function = func.FuncOp(body.__name__, func.FunctionType.get(parameters, []))
                    function.attributes["pto.entry"] = UnitAttr.get(context)
                    block = function.add_entry_block()
                with InsertionPoint(block):
                    body(*block.arguments)
                    func.ReturnOp([])
        module.operation.verify()
        return module

    return build


@contextlib.contextmanager
def section(kind):
    op = kind()
    with InsertionPoint(op.body.blocks.append()):
        yield


def pointer():
    return pto.PtrType.get(F32Type.get())


def tile_type(rows, cols):
    config = pto.TileBufConfigAttr.get(pto.BLayout.RowMajor, pto.SLayout.NoneBox, pto.TileConfig.fractalABSize, pto.PadValue.Null)
    space = pto.AddressSpaceAttr.get(pto.AddressSpace.VEC)
    return pto.TileBufType.get([rows, cols], F32Type.get(), space, [rows, cols], config)


@pytest.mark.parametrize("count, sectioned", [(1, False), (4, False), (4, True)])
def test_decorated(count, sectioned):
    """A loop over rows of a vector of unknown length, in a section or not."""

    @decorated(x=pointer, y=pointer, out=pointer, rows=lambda: IntegerType.get_signless(32))
    def vadd(x, y, out, rows):
        total, one, cols = arith.IndexCastOp(IndexType.get(), rows).result, Wrapped.raw(1), Wrapped.raw(64)
        view = pto.TensorViewType.get(2, F32Type.get())
        views = [pto.MakeTensorViewOp(view, one_of, [total, cols], [cols, one]).result for one_of in (x, y, out)]
        size = [Wrapped.raw(8), cols]
        with section(pto.SectionVectorOp) if sectioned else contextlib.nullcontext():
            kind = tile_type(8, 64)
            tiles = [pto.AllocTileOp(kind).result for _ in range(3)]
            for step in scf.for_(Wrapped.raw(0), arith.CeilDivSIOp(total, size[0]).result, one):
                row = (Wrapped(step) * 8 + 0).value
                part = pto.PartitionTensorViewType.get([8, 64], F32Type.get())
                parts = [pto.PartitionViewOp(part, one_of, offsets=[row, Wrapped.raw(0)], sizes=size).result for one_of in views]
                pto.TLoadOp(None, parts[0], tiles[0])
                pto.TLoadOp(None, parts[1], tiles[1])
                pto.TAddOp(tiles[0], tiles[1], tiles[2])
                pto.TStoreOp(None, tiles[2], parts[2])
                scf.YieldOp([])

    assert f'{__file__.split("/")[-1]}":' in vadd.operation.get_asm(enable_debug_info=True)
    module = vadd.pto(target="a5")
    x, y = (np.random.default_rng(seed).random((8 * count, 64), np.float32) for seed in (1, 2))
    out = np.zeros_like(x)
    module.lower("vector").run(x, y, out, 8 * count, schedule="adversarial", expect={2: x + y})
    assert "AICORE void vadd(" in module.to_cpp(synchronise=True)


# Text as front ends without bindings print it: each operation has the line of the user's file.
PRINTED = """module attributes {{pto.target_arch = "a3"}} {{
  func.func @scale(%arg0: !pto.ptr<f32>, %arg1: !pto.ptr<f32>, %arg2: f32) {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %x_view = pto.make_tensor_view %arg0, shape = [%c16, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
    %out_view = pto.make_tensor_view %arg1, shape = [%c16, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
    %x = pto.partition_view %x_view, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    %t = pto.alloc_tile : {tile} loc("model.py":11:5)
    pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%t : {tile}) loc("model.py":12:5)
    pto.{op} ins(%t, %arg2 : {tile}, f32) outs(%t : {tile}) loc("model.py":13:9)
    %out = pto.partition_view %out_view, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
    pto.tstore ins(%t : {tile}) outs(%out : !pto.partition_tensor_view<16x64xf32>) loc("model.py":14:5)
    return
  }}
}}
"""
LONG = "!pto.tile_buf<loc=vec, dtype=f32, rows=16, cols=64, v_row=16, v_col=64, blayout=row_major, slayout=none_box, fractal=512, pad=0>"


@pytest.mark.parametrize("tile", [LONG, "!pto.tile_buf<vec, 16x64xf32>"], ids=["keys", "short"])
@pytest.mark.parametrize("op, expected", [("tmuls", lambda x: x * 3), ("tadds", lambda x: x + 3), ("tmaxs", lambda x: np.maximum(x, 3))])
def test_printed(op, expected, tile):
    text = PRINTED.format(op=op, tile=tile)
    x, out = np.arange(1024, dtype=np.float32).reshape(16, 64), np.zeros((16, 64), np.float32)
    toolchain.parse(text).lower("vector").run(x, out, 3.0, expect={1: expected(x)})
    again = Module.parse(text)
    assert str(Module.parse(str(again))) == str(again) and again.operation.verify()
    assert '"model.py":13:9' in again.operation.get_asm(enable_debug_info=True)


def test_printed_errors_name_the_line_of_the_user():
    with pytest.raises(MLIRError, match="model.py:13:9"):
        Module.parse(PRINTED.format(op="tands", tile=LONG)).operation.verify()
