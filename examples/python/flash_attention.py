"""softmax(Q K^T / sqrt(depth)) V in blocks of keys, with a running maximum and sum; K is given transposed."""

import numpy as np

import pto


@pto.kernel
def flash_attention(
    q: pto.ptr(pto.f16), kt: pto.ptr(pto.f16), v: pto.ptr(pto.f16), weights: pto.ptr(pto.f16), out: pto.ptr(pto.f32),
    *, queries=32, keys=128, depth=32, block=64,
):  # fmt: skip
    left = pto.move(pto.load(q.view(queries, depth), space="mat"), "left")
    transposed, values, scratch = kt.view(depth, keys), v.view(keys, depth), weights.view(queries, block)
    peak, total = pto.full(queries, depth, pto.f32, -1e30), pto.full(queries, depth, pto.f32, 0.0)
    sums = pto.full(queries, depth, pto.f32, 0.0)
    for key in pto.range(0, keys, block):
        scores = pto.move(left @ pto.load(transposed, (0, key), (depth, block), space="mat"), "vec") * depth**-0.5
        higher = pto.maximum(peak, pto.row_expand(pto.row_max(scores), depth))
        scores = pto.exp(scores - pto.row_max(higher))
        shrink = pto.exp(peak - higher)
        peak.assign(higher)
        sums *= shrink
        sums += pto.row_expand(pto.row_sum(scores), depth)
        # The cube unit reads the weights through global memory.
        pto.store(pto.cast(scores, pto.f16), scratch)
        part = pto.load(scratch, space="mat") @ pto.load(values, (key, 0), (block, depth), space="mat")
        total *= shrink
        total += pto.move(part, "vec")
    pto.store(total / sums, out.view(queries, depth))


def case():
    rng = np.random.default_rng(0)
    q, kt, v = (rng.standard_normal(shape).astype(np.float16) for shape in ((32, 32), (32, 128), (128, 32)))
    scores = q.astype(np.float32) @ kt.astype(np.float32) * 32**-0.5
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    wanted = e / e.sum(axis=1, keepdims=True) @ v.astype(np.float32)
    weights, out = np.zeros((32, 64), np.float16), np.zeros((32, 32), np.float32)
    return flash_attention, [q, kt, v, weights, out], {4: wanted}, 4e-3


if __name__ == "__main__":
    kernel, arguments, expected, tolerance = case()
    kernel(*arguments)
    print(all(np.allclose(arguments[index], wanted, tolerance, tolerance) for index, wanted in expected.items()))
