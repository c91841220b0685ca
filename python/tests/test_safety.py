"""Python cannot crash the process: objects outlive modules, threads, forks and pickles, and texts of all kinds are read."""

import concurrent.futures
import copy
import gc
import pickle
import subprocess
import sys
import threading
import weakref

import numpy as np
import pytest

import pto
from conftest import ROOT, building
from ptoas.mlir import ir
from ptoas.mlir.dialects import arith
from ptoas.mlir.dialects import pto as d
from test_steps import Function, ptr, unary, vec

SOFTMAX = (ROOT / "tests" / "run" / "kernels" / "softmax.mlir").read_text()


def test_objects_outlive_their_module():
    with building() as module:
        with Function(module, "kept", ptr()) as kernel:
            tile = d.AllocTileOp(vec()).result
            operation = d.TAddOp(tile, tile, tile)
    block, value, kind = kernel.block, kernel.arguments[0], tile.type
    gone = weakref.ref(module)
    del module, kernel
    gc.collect()
    assert gone() is None
    assert value.type == ptr() and kind.shape == [32, 32] and operation.src0 is tile
    assert len(block.operations) == 3 and str(operation) and repr(block) and str(value)
    with ir.InsertionPoint(block):
        arith.ConstantOp(ir.IndexType.get(), 1)
    operation.erase()
    operation.erase()
    assert len(block.operations) == 3


def test_a_value_of_another_module_is_an_error():
    with building() as one:
        value = arith.ConstantOp(ir.IndexType.get(), 1).result
    with building() as other:
        arith.AddIOp(value, value)
    assert one.operation.verify()
    with pytest.raises(ir.MLIRError):
        other.operation.verify()
    assert "arith.addi" in str(other)


def test_invalid_modules_are_printed_and_refused():
    with building() as module:
        ir.Operation.create("nonsense.op", attributes={"a": ir.UnitAttr.get()})
        ir.Operation.create("pto.tadd")
        ir.Operation.create("func.func", regions=3)
        ir.Operation.create("scf.for", results=[ir.F32Type.get()])
        ir.Operation.create('we.ird"name')
    assert "pto.tadd" in str(module)
    with pytest.raises(ir.MLIRError):
        module.operation.verify()
    with pytest.raises(pto.PtoError):
        module.pto().lower("vector")


@pytest.mark.parametrize("text", ["", "\0", "module {", "<" * 5000, "func.func @f() {" * 2000, '"', "%0 = ", "\udcff", "!a = i" + "x1" * 3000])
def test_texts(text):
    for read in (pto.parse, ir.Module.parse, ir.Type.parse, ir.Attribute.parse):
        try:
            read(text)
        except (pto.PtoError, ir.MLIRError, ValueError):
            pass


def test_pickles():
    module = pto.parse(SOFTMAX, name="softmax.mlir", target="a5")
    assert pickle.loads(pickle.dumps(module)) == module and copy.copy(module) == module
    found = pto.parse(SOFTMAX.replace("texp ins", "tnot ins"), target="a5").verify()
    assert pickle.loads(pickle.dumps(pto.PtoError(found))).diagnostics == found
    with building() as built:
        value = arith.ConstantOp(ir.IndexType.get(), 1)
    for refused in (built, value, value.result, built.body, ir.Context(), ir.Location.unknown(), ir.InsertionPoint(built.body)):
        with pytest.raises(TypeError, match="cannot pickle"):
            pickle.dumps(refused)


def test_threads():
    """Modules, contexts and runs of several threads do not interfere."""
    wanted = np.load(ROOT / "tests" / "run" / "kernels" / "softmax.out.npy")
    shared = pto.parse(SOFTMAX, target="a5")

    def work(number):
        x, out = np.load(ROOT / "tests" / "run" / "kernels" / "softmax.0.npy"), np.zeros((16, 64), np.float32)
        shared.run(x, out)
        with building() as module:
            unary(module, "TExpOp")
            assert ir.Context.current is not None
        assert module.operation.verify() and shared.verify().ok
        return np.abs(out - wanted).max(), str(module), shared.lower("vector").text()

    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        found = list(pool.map(work, range(24)))
    assert len({text for _, *text in map(lambda one: (one[0], one[1], one[2]), found) for text in [tuple(text)]}) == 1
    assert max(error for error, *_ in found) < 1e-5


def test_the_lock_of_the_interpreter_is_released():
    """Other Python threads run while a kernel runs."""
    text = (ROOT / "tests" / "run" / "kernels" / "flash_attention.mlir").read_text()
    module, counted, stop = pto.parse(text, target="a5"), [0], threading.Event()

    def count():
        while not stop.is_set():
            counted[0] += 1

    arrays = [np.zeros(128 * 64, np.float16) for _ in range(4)] + [np.zeros(128 * 64, np.float32)]
    arrays[3] = np.zeros(128 * 64, np.float16)
    module.signature()
    thread = threading.Thread(target=count)
    thread.start()
    before = counted[0]
    module.run(*arrays)
    after = counted[0]
    stop.set()
    thread.join()
    assert after - before > 1000


def test_a_forked_process_reads_types():
    code = """
import multiprocessing
from ptoas.mlir import ir
def read(n):
    return str(ir.Type.parse(f"vector<{n}xf32>"))
ir.Type.parse("vector<3xi8>")
with multiprocessing.get_context("fork").Pool(2) as pool:
    print(pool.map(read, [4, 8]))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120)
    assert done.stdout == "['vector<4xf32>', 'vector<8xf32>']\n", done.stderr


def test_steps_are_limited():
    text = """func.func @f() attributes {pto.entry} {
  %a = arith.constant 0 : index
  %b = arith.constant 1000000000 : index
  %c = arith.constant 1 : index
  scf.for %i = %a to %b step %c { %x = arith.addi %i, %i : index }
  return
}"""
    with pytest.raises(pto.PtoError):
        pto.parse(text, target="a5").run(steps=1000)


def test_the_interpreter_ends_quietly():
    code = "import pto, threading; m = pto.parse('func.func @f() { return }'); threading.Thread(target=m.verify).start(); m.verify()"
    assert subprocess.run([sys.executable, "-c", code], timeout=120).returncode == 0


def test_kernels_outside_of_their_function():
    with pytest.raises(RuntimeError, match="pto.kernel"):
        pto.tile(16, 16, pto.f32)
    with pytest.raises(TypeError, match="annotation"):
        pto.kernel(lambda x: None)

    @pto.kernel
    def wrong(x: pto.ptr(pto.f32), *, rows):
        if pto.load(x.view(rows, 16)) > 1.0:
            pass

    with pytest.raises(TypeError, match="rows"):
        wrong.module()
    with pytest.raises(TypeError, match="no parameter"):
        wrong.module(rows=1, columns=2)
    with pytest.raises(TypeError, match="not known"):
        wrong.module(rows=16)
    with pytest.raises(TypeError, match="cannot pickle"):
        pickle.dumps(wrong)


def test_diagnostics_of_a_kernel_name_its_line():
    @pto.kernel
    def wrong(x: pto.ptr(pto.f32)):
        pto.load(x.view(16, 24)).unary("tnot")

    with pytest.raises(pto.PtoError) as raised:
        wrong.module().check()
    assert raised.value.diagnostics[0].file == __file__
    assert raised.value.diagnostics[0].line == wrong.body.__code__.co_firstlineno + 2
