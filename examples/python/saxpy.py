"""y = a x + y, row blocks in a loop."""

import numpy as np

import pto


@pto.kernel
def saxpy(x: pto.ptr(pto.f32), y: pto.ptr(pto.f32), a: pto.f32, *, rows=64, cols=64, block=16):
    xs, ys = x.view(rows, cols), y.view(rows, cols)
    for row in pto.range(0, rows, block):
        total = pto.load(xs, (row, 0), (block, cols)) * a + pto.load(ys, (row, 0), (block, cols))
        pto.store(total, ys, (row, 0))


def case():
    rng = np.random.default_rng(0)
    x, y = rng.standard_normal((2, 64, 64), dtype=np.float32)
    return saxpy, [x, y.copy(), 2.5], {1: np.float32(2.5) * x + y}, 1e-6


if __name__ == "__main__":
    kernel, arguments, expected, tolerance = case()
    kernel(*arguments)
    print(all(np.allclose(arguments[index], wanted, tolerance, tolerance) for index, wanted in expected.items()))
