"""Each row divided by the root of the mean of its squares, times weights."""

import numpy as np

import pto


@pto.kernel
def rmsnorm(x: pto.ptr(pto.f32), weight: pto.ptr(pto.f32), out: pto.ptr(pto.f32), *, rows=32, cols=64, block=16, epsilon=1e-6):
    xs, outs, w = x.view(rows, cols), out.view(rows, cols), pto.load(weight.view(1, cols))
    for row in pto.range(0, rows, block):
        t = pto.load(xs, (row, 0), (block, cols))
        mean = pto.row_expand(pto.row_sum(t * t), cols) * (1 / cols)
        pto.store(t / pto.sqrt(mean + epsilon) * w, outs, (row, 0))


def case():
    rng = np.random.default_rng(0)
    x = rng.standard_normal((32, 64), dtype=np.float32)
    weight = rng.standard_normal((1, 64), dtype=np.float32)
    wanted = x / np.sqrt((x * x).mean(axis=1, keepdims=True) + 1e-6) * weight
    return rmsnorm, [x, weight, np.zeros_like(x)], {2: wanted}, 1e-4


if __name__ == "__main__":
    kernel, arguments, expected, tolerance = case()
    kernel(*arguments)
    print(all(np.allclose(arguments[index], wanted, tolerance, tolerance) for index, wanted in expected.items()))
