"""Rows as columns."""

import numpy as np

import pto


@pto.kernel
def transpose(x: pto.ptr(pto.f32), out: pto.ptr(pto.f32), *, rows=16, cols=64):
    pto.store(pto.transpose(pto.load(x.view(rows, cols))), out.view(cols, rows))


def case():
    rng = np.random.default_rng(0)
    x = rng.standard_normal((16, 64), dtype=np.float32)
    return transpose, [x, np.zeros((64, 16), np.float32)], {1: x.T}, 0.0


if __name__ == "__main__":
    kernel, arguments, expected, tolerance = case()
    kernel(*arguments)
    print(all(np.allclose(arguments[index], wanted, tolerance, tolerance) for index, wanted in expected.items()))
