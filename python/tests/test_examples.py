"""Each example has the results of numpy, at the tile level and after lowering."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "python").glob("*.py"))


def loaded(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_there_are_ten():
    assert len(EXAMPLES) >= 10


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example(path):
    kernel, arguments, expected, tolerance = loaded(path).case()
    module = kernel.module()
    assert module.verify().ok, str(module.verify())
    given = [one.copy() if isinstance(one, np.ndarray) else one for one in arguments]
    kernel(*arguments)
    for index, wanted in expected.items():
        np.testing.assert_allclose(arguments[index], wanted, rtol=tolerance, atol=tolerance)
    module.lower("vector").run(*given)
    for index, wanted in expected.items():
        np.testing.assert_allclose(given[index], wanted, rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_diagnostics_stand_in_the_file_of_the_kernel(path):
    kernel, *_ = loaded(path).case()
    text = kernel.build().operation.get_asm(enable_debug_info=True)
    assert f"{path.name}\":" in text
