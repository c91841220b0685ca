"""The mean of each column."""

import numpy as np

import pto


@pto.kernel
def column_mean(x: pto.ptr(pto.f32), out: pto.ptr(pto.f32), *, rows=16, cols=64):
    pto.store(pto.column_sum(pto.load(x.view(rows, cols))) * (1 / rows), out.view(1, cols))


def case():
    rng = np.random.default_rng(0)
    x = rng.standard_normal((16, 64), dtype=np.float32)
    return column_mean, [x, np.zeros((1, 64), np.float32)], {1: x.mean(axis=0, keepdims=True)}, 1e-5


if __name__ == "__main__":
    kernel, arguments, expected, tolerance = case()
    kernel(*arguments)
    print(all(np.allclose(arguments[index], wanted, tolerance, tolerance) for index, wanted in expected.items()))
