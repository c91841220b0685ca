"""Each row with mean 0 and variance 1, times weights, plus a bias."""

import numpy as np

import pto


@pto.kernel
def layernorm(
    x: pto.ptr(pto.f32), weight: pto.ptr(pto.f32), bias: pto.ptr(pto.f32), out: pto.ptr(pto.f32), *, rows=16, cols=64, epsilon=1e-5
):
    t = pto.load(x.view(rows, cols))
    t -= pto.row_expand(pto.row_sum(t), cols) * (1 / cols)
    variance = pto.row_expand(pto.row_sum(t * t), cols) * (1 / cols)
    t /= pto.sqrt(variance + epsilon)
    t = t * pto.load(weight.view(1, cols)) + pto.load(bias.view(1, cols))
    pto.store(t, out.view(rows, cols))


def case():
    rng = np.random.default_rng(0)
    x = rng.standard_normal((16, 64), dtype=np.float32)
    weight, bias = rng.standard_normal((2, 1, 64), dtype=np.float32)
    normal = (x - x.mean(axis=1, keepdims=True)) / np.sqrt(x.var(axis=1, keepdims=True) + 1e-5)
    return layernorm, [x, weight, bias, np.zeros_like(x)], {3: normal * weight + bias}, 1e-4


if __name__ == "__main__":
    kernel, arguments, expected, tolerance = case()
    kernel(*arguments)
    print(all(np.allclose(arguments[index], wanted, tolerance, tolerance) for index, wanted in expected.items()))
