"""The greatest elements of each row, in order: the maximum is taken and left out, as often as asked for."""

import numpy as np

import pto


@pto.kernel
def top_k(x: pto.ptr(pto.f32), out: pto.ptr(pto.f32), *, rows=16, cols=64, count=4):
    t, found = pto.load(x.view(rows, cols)), out.view(rows, count)
    lowest = pto.full(rows, cols, pto.f32, -1e30)
    for place in pto.range(count):
        peak = pto.row_expand(pto.row_max(t), cols)
        t.assign(pto.where(t >= peak, lowest, t))
        pto.store(peak.first_columns(1), found, (0, place))


def case():
    rng = np.random.default_rng(0)
    x = rng.permutation(16 * 64).reshape(16, 64).astype(np.float32)
    return top_k, [x, np.zeros((16, 4), np.float32)], {1: -np.sort(-x, axis=1)[:, :4]}, 0.0


if __name__ == "__main__":
    kernel, arguments, expected, tolerance = case()
    kernel(*arguments)
    print(all(np.allclose(arguments[index], wanted, tolerance, tolerance) for index, wanted in expected.items()))
