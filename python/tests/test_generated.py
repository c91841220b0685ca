"""Generated files are those of the instruction table; the package is typed; no name of it is missing."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

import pto
from pto import _native

HERE = Path(__file__).parents[1]


def test_generated_files_are_current():
    spec = importlib.util.spec_from_file_location("generate", HERE / "generate.py")
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    for path, text in generate.texts(json.loads(_native.table())).items():
        assert path.read_text() == text, f"{path.name}: run `make docs`"


def test_stubs_are_python():
    for path in (HERE / "package").rglob("*.pyi"):
        compile(path.read_text(), str(path), "exec")


def test_all_names():
    assert all(getattr(pto, name) is not None for name in [*pto.__all__, *dir(pto)])
    with pytest.raises(AttributeError):
        pto.nonsense
    assert (Path(pto.__file__).parent / "py.typed").exists()


def test_import_is_light():
    code = "import sys, pto; print(sorted({'numpy', 'pandas', 'ptoas.mlir.ir'} & sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"


def test_both_namespaces_are_one(monkeypatch):
    monkeypatch.syspath_prepend(str(HERE / "compat"))
    import mlir.ir
    from mlir.dialects import arith, pto as dialect
    from ptoas.mlir import ir
    from ptoas.mlir.dialects import pto as other

    assert mlir.ir is ir and dialect is other and mlir.ir.Context is ir.Context and arith.AddIOp
