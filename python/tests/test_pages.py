"""The pages that show Python: the README, and the notebook."""

import re

import pytest

import pto
from conftest import ROOT


def test_readme(capsys):
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) == 10
    exec(compile(code, "README.md", "exec"), {"__name__": "readme"})
    assert capsys.readouterr().out.startswith("True ")


def test_notebook():
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    pytest.importorskip("pandas")
    notebook = nbformat.read(ROOT / "examples" / "python" / "softmax.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    kinds = {kind for cell in notebook.cells for output in cell.get("outputs", []) for kind in output.get("data", {})}
    assert {"image/svg+xml", "text/html"} <= kinds


def test_the_page_names_what_there_is():
    text = (ROOT / "docs" / "src" / "python.md").read_text()
    for name in re.findall(r"`Module\.(\w+)", text):
        assert hasattr(pto.Module, name), name
    for name in re.findall(r"`pto\.(parse|explain|tune|kernel|range)\b", text):
        assert hasattr(pto, name)
