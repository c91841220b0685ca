"""The package `pto`: diagnostics, forms, lowering, and runs that equal those of the command."""

import json
import re
import subprocess

import numpy as np
import pytest

import pto
from conftest import ROOT
from pto import _arrays, _native

RUN = ROOT / "tests" / "run"
KERNELS = sorted(path for path in (RUN / "kernels").glob("*.mlir") if not path.name.startswith("cube_"))
TOOL = next((path for path in (ROOT / "target" / kind / "pto-run" for kind in ("debug", "release")) if path.exists()), None)
SOFTMAX = (RUN / "kernels" / "softmax.mlir").read_text()
ZERO = re.compile(r"(zero|none):(\d+)")
NAMES = {"f16": "float16", "f32": "float32", "f64": "float64", "index": "int64"}


def dtype(name):
    if name is None or name.startswith(("!pto", "f8")) or name == "bf16":
        return np.dtype("uint16" if name == "bf16" else "uint8")
    kind = {"s": "int", "i": "int", "u": "uint"}.get(name[0])
    return np.dtype(NAMES.get(name) or f"{kind}{name.lstrip('sui')}")


def arguments(words, module):
    """Converts the arguments of a command line to arrays and numbers."""
    given = []
    for word, (_, element) in zip(words, module.signature()):
        if word.startswith("npy:"):
            array = np.load(RUN / word[4:])
            given.append(array.view(np.uint8) if array.dtype == bool else array)
        elif found := ZERO.fullmatch(word):
            given.append(np.zeros(int(found[2]) // dtype(element).itemsize, dtype(element)))
        elif word.startswith(("iota:", "rand:", "data:", "buf:")):
            pytest.skip(f"no array for {word}")
        else:
            given.append(float(word) if element and element.startswith(("f", "bf")) else int(word))
    for index, (array, (_, element)) in enumerate(zip(given, module.signature())):
        if isinstance(array, np.ndarray) and array.dtype.itemsize == dtype(element).itemsize:
            given[index] = np.ascontiguousarray(array if array.dtype.kind == dtype(element).kind else array.view(dtype(element)))
    return given


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_runs_equal_those_of_the_command(path, tmp_path):
    text = path.read_text()
    line = re.search(r"^// RUN: (.*)$", text, re.MULTILINE)[1]
    target = re.search(r"--pto-arch=(\w+)", line)
    module = pto.parse(text, target=target and target[1])
    words = re.findall(r"--arg (\S+)", line)
    given = arguments(words, module)
    options = {"blocks": int(found[1])} if (found := re.search(r"--blocks[ =](\d+)", line)) else {}
    expected = re.findall(r"--expect=(\d+)(?::\w+)?=([^,\s]+)(?:,([^,\s]+),(\S+))?", line)
    module.run(*given, **options)
    for index, file, absolute, relative in expected:
        wanted = np.load(RUN / file)
        found = given[int(index)].reshape(-1)
        wanted = wanted.reshape(-1) if wanted.dtype == found.dtype else wanted.reshape(-1).view(found.dtype)
        np.testing.assert_allclose(found, wanted, atol=float(absolute or 0), rtol=float(relative or 0))
    if TOOL is None:
        return
    before = arguments(words, module)
    command = [TOOL, path, "--write-back", *line.split("--arg")[0].split()]
    for index, (array, (_, element)) in enumerate(zip(before, module.signature())):
        if isinstance(array, np.ndarray):
            (tmp_path / str(index)).write_bytes(array.tobytes())
            command += ["--arg", f"buf:{tmp_path / str(index)}"]
        else:
            command += ["--arg", str(array)]
    subprocess.run([str(word) for word in command], check=True, capture_output=True)
    for index, array in enumerate(given):
        if isinstance(array, np.ndarray):
            assert (tmp_path / str(index)).read_bytes() == array.tobytes(), f"argument {index}"


def broken():
    return pto.parse(SOFTMAX.replace("pto.texp ins", "pto.tnot ins"), name="softmax.mlir", target="a3")


def test_diagnostics():
    found = broken().verify()
    assert not found.ok and len(found) == 1 and found.errors == list(found) and found.warnings == []
    (error,) = found
    assert (error.code, error.severity) == ("PTO0302", "error")
    assert error.message == "expected i16 on a3, found f32 in `src`"
    assert error.file == "softmax.mlir" and error.span == (18, 16, 18, 19)
    assert any("tnot.md" in note for note in error.notes) and error.help == ("insert pto.tcvt to si16",)
    assert "pto.tnot ins" in str(found) and "\x1b[" in error.colored and "\x1b[" not in str(error)
    assert error._repr_html_().startswith("<pre>") and "<script" not in error._repr_html_()
    assert pto.explain("PTO0302").startswith("#")
    with pytest.raises(KeyError):
        pto.explain("PTO9999")


def test_html_is_escaped():
    with pytest.raises(pto.PtoError) as raised:
        pto.parse('func.func @f() { "<script>"() : () -> () return }').check()
    assert "<script>" not in raised.value._repr_html_()


def test_errors_are_exceptions():
    with pytest.raises(pto.PtoError) as raised:
        broken().check()
    assert raised.value.diagnostics[0].code == "PTO0302" and "PTO0302" in str(raised.value)
    for action in (lambda m: m.lower("vector"), lambda m: m.to_cpp(), lambda m: m.text(), lambda m: m.memory_map(), lambda m: m.signature()):
        with pytest.raises(pto.PtoError):
            action(broken())
    with pytest.raises(pto.PtoError):
        pto.parse("func.func @f( {")


def test_a_parse_reports_all_errors():
    with pytest.raises(pto.PtoError) as raised:
        pto.parse("func.func @f() {\n  pto.nonsense\n  pto.barier <PIPE_ALL>\n  return\n}")
    assert len(raised.value.diagnostics.errors) == 2


def test_forms():
    module = pto.parse(SOFTMAX, target="a5")
    assert '"pto.texp"' in module.text("generic") and "loc(" in module.text("debug")
    assert pto.parse(module.text()).text() == module.text()
    assert ".func @softmax" in module.text("asm")
    axpy = pto.parse((RUN / "kernels" / "relu.mlir").read_text(), target="a5")
    assert "outs(" in axpy.text("dps")
    with pytest.raises(ValueError):
        module.text("nonsense")


@pytest.mark.parametrize("path", KERNELS[::6], ids=lambda path: path.stem)
def test_assembly_is_the_same_kernel(path):
    """PTO-AS and the MLIR that it was printed from have the same text, vector instructions and signature."""
    line = re.search(r"^// RUN: (.*)$", path.read_text(), re.MULTILINE)[1]
    target = re.search(r"--pto-arch=(\w+)", line)[1]
    module = pto.parse(path, target=target)
    assembly = pto.parse(module.text("asm"), target=target)
    assert assembly.verify().ok and assembly.text("asm") == module.text("asm")
    assert assembly.signature() == module.signature()
    assert assembly.lower("vector").text("asm") == module.lower("vector").text("asm")


def test_assembly_runs_and_is_diagnosed():
    x, out = softmax_arguments()
    text = pto.parse(SOFTMAX, target="a5").text("asm")
    pto.parse(text, target="a5").run(x, out, expect={1: np.load(RUN / "kernels" / "softmax.out.npy")}, atol=1e-5)
    found = pto.parse(text.replace("texp ", "tnot "), name="softmax.ptoas", target="a3").verify()
    assert [one.code for one in found] == ["PTO0302"] and found[0].file == "softmax.ptoas"
    assert "tnot" in text.replace("texp ", "tnot ").splitlines()[found[0].line - 1]
    with pytest.raises(pto.PtoError) as raised:
        pto.parse(text.replace("texp ", "tnonsense "))
    assert raised.value.diagnostics.errors


def test_lowering():
    module = pto.parse(SOFTMAX, target="a5")
    assert "pto.vlds" in module.lower("vector").text()
    assert "pto.vlds" in module.lower("vector", optimise=False).text()
    assert module.lower("visa", platform="DG2").startswith(".version")
    assert isinstance(module.lower("visa", platform="PVC", object=True), bytes)
    assert "AICORE" in module.to_cpp(synchronise=True)
    for wrong in ({"to": "visa"}, {"to": "elf"}, {"to": "visa", "platform": "Z80"}, {"to": "vector", "platform": "DG2"}):
        with pytest.raises(ValueError):
            module.lower(**wrong)
    with pytest.raises(ValueError):
        pto.parse(SOFTMAX, target="a9").verify()


LOWERED = ["softmax", "gemm_bias", "rmsnorm", "top_four", "layernorm_affine", "silu_f16", "row_argmax", "transpose"]


@pytest.mark.parametrize("name", LOWERED)
def test_lowering_equals_the_commands(name):
    """Vector instructions, vISA and C++ are those that `pto-opt` and `ptoas` write."""
    if TOOL is None:
        pytest.skip("the tools have not been built")
    path = RUN / "kernels" / f"{name}.mlir"
    module = pto.parse(path, target="a5")

    def command(tool, *options):
        done = subprocess.run([TOOL.with_name(tool), path, "--pto-arch=a5", *options], capture_output=True, text=True)
        # A Python module does not keep the names in its source, which `ptoas` writes as comments.
        return re.sub(r" // pto: %\S+$", "", done.stdout, flags=re.M) if done.returncode == 0 else None

    def outcome(action):
        try:
            return action()
        except pto.PtoError:
            return None

    assert module.lower("vector").text() == command("pto-opt", "--lower=vector")
    assert module.lower("vector", optimise=False).text() == command("pto-opt", "--lower=vector", "-O0")
    assert outcome(lambda: module.lower("visa", platform="dg2")) == command("pto-opt", "--target=visa", "--platform=dg2")
    assert outcome(lambda: module.to_cpp(synchronise=True)) == command("ptoas", "--enable-insert-sync", "-o", "-")
    assert module.text("generic") == command("pto-opt", "--mlir-print-op-generic")


def softmax_arguments():
    return np.load(RUN / "kernels" / "softmax.0.npy"), np.zeros((16, 64), np.float32)


def test_observations():
    module = pto.parse(SOFTMAX, target="a5")
    x, out = softmax_arguments()
    assert module.cost(x, out)["cycles"] > 100
    assert module.stats(x, out)["peak_ub_bytes"] > 0
    assert "pto.texp" in module.trace(x, out)
    assert not out.any(), "copies are changed, not the arrays"
    assert module.memory_map()["functions"][0]["name"] == "softmax"
    svg = module.memory_map()._repr_svg_()
    assert svg.startswith("<svg") and svg.count("<rect") == 4
    with pytest.raises(ValueError):
        module.cost(x, out, schedule="adversarial")


def test_schedules_and_expectations():
    module = pto.parse(SOFTMAX, target="a5")
    x, out = softmax_arguments()
    wanted = np.load(RUN / "kernels" / "softmax.out.npy")
    module.run(x, out, schedule="adversarial", expect={1: wanted}, atol=1e-5)
    module.run(x, out, schedule="seed=7", expect=[None, wanted], atol=1e-5)
    before = out.copy()
    with pytest.raises(pto.PtoError, match="PTO"):
        module.run(x, out, expect={-1: wanted + 1})
    assert (out == before).all()
    for wrong in ({"expect": {0: wanted.astype(np.float64)}}, {"expect": {7: wanted}}, {"schedule": "sometimes"}, {"blocks": 0}, {"numerics": "x"}):
        with pytest.raises(ValueError):
            module.run(x, out, **wrong)
    with pytest.raises(ValueError):
        module.run(x, out, expect={1: wanted}, atol=-1)


def test_races_are_exceptions():
    module = pto.parse(SOFTMAX.replace("  pto.barrier <PIPE_ALL>\n", ""), target="a5")
    with pytest.raises(pto.PtoError):
        module.run(*softmax_arguments(), schedule="adversarial")


@pytest.mark.parametrize(
    "change, error, words",
    [
        (lambda x: x.astype(np.float64), TypeError, "float32"),
        (lambda x: x.astype(np.int32), TypeError, "float32"),
        (lambda x: x.astype(">f4"), (TypeError, ValueError), "float32|byte order"),
        (lambda x: np.asfortranarray(x), ValueError, "C order"),
        (lambda x: np.zeros((16, 128), np.float32)[:, ::2], ValueError, "contiguous"),
        (lambda x: (x.setflags(write=False), x)[1], ValueError, "read-only"),
        (lambda x: x.tolist(), TypeError, "array of numpy"),
        (lambda x: 1.0, TypeError, "array of numpy"),
        (lambda x: None, TypeError, "array of numpy"),
    ],
)
def test_arrays_that_do_not_fit(change, error, words):
    module = pto.parse(SOFTMAX, target="a5")
    x, out = softmax_arguments()
    with pytest.raises(error, match=words):
        module.run(change(x), out)


def test_arrays_that_share_memory():
    module = pto.parse(SOFTMAX, target="a5")
    both = np.zeros((32, 64), np.float32)
    for first, second in ((both[:16], both[:16]), (both[:16], both[8:24])):
        with pytest.raises(ValueError, match="arguments 0 and 1"):
            module.run(first, second)
    x, _ = softmax_arguments()
    both[:16] = x
    module.run(both[:16], both[16:], expect={1: np.load(RUN / "kernels" / "softmax.out.npy")}, atol=1e-5)


def test_arrays_are_passed_without_a_copy_in_python():
    tracemalloc = pytest.importorskip("tracemalloc")
    text = "func.func @f(%p: !pto.ptr<f32, gm>) attributes {pto.entry} { return }"
    module, array = pto.parse(text, target="a5"), np.zeros(1 << 22, np.float32)
    module.run(np.zeros(4, np.float32))
    tracemalloc.start()
    module.run(array)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < array.nbytes / 16, peak


def test_an_array_of_another_shape_or_a_view_of_it():
    """A numpy array remains the memory of its owner: the run changes it in place."""
    module, owner = pto.parse(SOFTMAX, target="a5"), np.zeros((2, 16, 64), np.float32)
    x, _ = softmax_arguments()
    module.run(x, owner[1])
    assert not owner[0].any() and np.allclose(owner[1].sum(axis=1), 1, atol=1e-4)


def test_a_number_that_does_not_fit():
    saxpy = pto.parse("func.func @f(%p: !pto.ptr<f32, gm>, %n: i8, %a: f32) attributes {pto.entry} { return }", target="a5")
    array = np.zeros(4, np.float32)
    saxpy.run(array, -128, 1.5)
    saxpy.run(array, np.int64(255), np.float32(1))
    for wrong, error in ((256, OverflowError), (-129, OverflowError), (1.5, TypeError), ("1", TypeError)):
        with pytest.raises(error):
            saxpy.run(array, wrong, 1.0)
    with pytest.raises(TypeError):
        saxpy.run(array, 1, "1.0")
    with pytest.raises(TypeError, match="3 arguments"):
        saxpy.run(array, 1)


def test_shapes_of_views():
    text = "func.func @f(%v: !pto.tensor_view<4x8xf32>) attributes {pto.entry} { return }"
    module = pto.parse(text, target="a5")
    module.run(np.zeros((4, 8), np.float32))
    for shape in ((8, 4), (32,), (4, 8, 1)):
        with pytest.raises(ValueError, match="shape"):
            module.run(np.zeros(shape, np.float32))


def test_each_element_type_has_arrays():
    names = {one["name"].removeprefix("!pto.") for one in json.loads(_native.table())["types"]}
    assert names == _arrays.NUMPY.keys()


def test_small_arrays_are_faults_not_crashes():
    with pytest.raises(pto.PtoError):
        pto.parse(SOFTMAX, target="a5").run(np.zeros(3, np.float32), np.zeros(0, np.float32))
