"""The tanh form of GELU: x / (1 + exp(-2 z)), z = 0.79788 (x + 0.044715 x^3)."""

import numpy as np

import pto


@pto.kernel
def gelu(x: pto.ptr(pto.f32), out: pto.ptr(pto.f32), *, rows=16, cols=64):
    t = pto.load(x.view(rows, cols))
    z = (t * t * t * 0.044715 + t) * 0.7978845608
    pto.store(t / (pto.exp(z * -2.0) + 1.0), out.view(rows, cols))


def case():
    rng = np.random.default_rng(0)
    x = rng.standard_normal((16, 64), dtype=np.float32)
    z = 0.7978845608 * (x + 0.044715 * x**3)
    return gelu, [x, np.zeros_like(x)], {1: x / (1 + np.exp(-2 * z))}, 1e-5


if __name__ == "__main__":
    kernel, arguments, expected, tolerance = case()
    kernel(*arguments)
    print(all(np.allclose(arguments[index], wanted, tolerance, tolerance) for index, wanted in expected.items()))
