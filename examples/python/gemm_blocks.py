"""A product of matrices whose inner dimension is summed block by block in the accumulator."""

import numpy as np

import pto


@pto.kernel
def gemm_blocks(a: pto.ptr(pto.f16), b: pto.ptr(pto.f16), out: pto.ptr(pto.f32), *, m=32, k=128, n=32, block=32):
    left, right = a.view(m, k), b.view(k, n)
    total = pto.load(left, (0, 0), (m, block), space="mat") @ pto.load(right, (0, 0), (block, n), space="mat")
    for at in pto.range(block, k, block):
        pto.matmul(
            pto.load(left, (0, at), (m, block), space="mat"), pto.load(right, (at, 0), (block, n), space="mat"), into=total
        )
    pto.store(total, out.view(m, n))


def case():
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((32, 128)).astype(np.float16), rng.standard_normal((128, 32)).astype(np.float16)
    wanted = a.astype(np.float32) @ b.astype(np.float32)
    return gemm_blocks, [a, b, np.zeros((32, 32), np.float32)], {2: wanted}, 1e-3


if __name__ == "__main__":
    kernel, arguments, expected, tolerance = case()
    kernel(*arguments)
    print(all(np.allclose(arguments[index], wanted, tolerance, tolerance) for index, wanted in expected.items()))
