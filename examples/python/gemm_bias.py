"""A product of matrices plus a row."""

import numpy as np

import pto


@pto.kernel
def gemm_bias(
    a: pto.ptr(pto.f16), b: pto.ptr(pto.f16), bias: pto.ptr(pto.f32), out: pto.ptr(pto.f32), *, m=32, k=48, n=32
):
    left = pto.load(a.view(m, k), space="mat")
    right = pto.load(b.view(k, n), space="mat")
    row = pto.load(bias.view(1, n), space="mat")
    pto.store(pto.matmul(left, right, bias=row), out.view(m, n))


def case():
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((32, 48)).astype(np.float16), rng.standard_normal((48, 32)).astype(np.float16)
    bias = rng.standard_normal((1, 32), dtype=np.float32)
    wanted = a.astype(np.float32) @ b.astype(np.float32) + bias
    return gemm_bias, [a, b, bias, np.zeros((32, 32), np.float32)], {3: wanted}, 1e-3


if __name__ == "__main__":
    kernel, arguments, expected, tolerance = case()
    kernel(*arguments)
    print(all(np.allclose(arguments[index], wanted, tolerance, tolerance) for index, wanted in expected.items()))
