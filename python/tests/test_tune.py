"""Tuning: threads, processes, and a cluster return the same table."""

import concurrent.futures
import multiprocessing

import numpy as np
import pytest

import pto


@pto.kernel
def scaled(x: pto.ptr(pto.f32), out: pto.ptr(pto.f32), *, rows=64, cols=64, block=16):
    xs, outs = x.view(rows, cols), out.view(rows, cols)
    for row in pto.range(0, rows, block):
        pto.store(pto.load(xs, (row, 0), (block, cols)) * 2.0, outs, (row, 0))


GRID = {"block": [8, 16, 32, 64], "cols": [32, 64]}


def arguments(block, cols):
    return np.ones((64, cols), np.float32), np.zeros((64, cols), np.float32)


def table(**options):
    return pto.tune(scaled, GRID, arguments=arguments, frame=False, **options)


def test_table():
    found = table()
    assert [(row["block"], row["cols"]) for row in found] == [(block, cols) for block in GRID["block"] for cols in GRID["cols"]]
    assert all(row["error"] is None and row["cost"] > 0 for row in found)
    assert found.best["cols"] == 32 and found.best["block"] == 64
    assert "block" in str(found)


def test_points_that_fail_have_an_error():
    found = pto.tune(scaled, [{"block": 16}, {"nonsense": 1}, {"block": 1 << 20}], arguments=arguments(16, 64), frame=False)
    assert found[0]["error"] is None and "nonsense" in found[1]["error"] and found[2]["cost"] is None
    with pytest.raises(ValueError, match="no row"):
        pto.tune(scaled, [{"nonsense": 1}], frame=False).best


def length(module):
    return len(str(module))


def test_executors_agree():
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(2, mp_context=context) as pool:
        assert table(executor=pool) == table()
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        assert table(executor=pool, cost=length) == table(cost=length)


def test_pandas():
    pandas = pytest.importorskip("pandas")
    found = pto.tune(scaled, GRID, arguments=arguments)
    assert isinstance(found, pandas.DataFrame) and list(found.columns) == ["block", "cols", "cost", "error"]


def test_progress(capsys):
    table(progress=True)
    assert "8/8" in capsys.readouterr().err


def test_cluster():
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
        with distributed.Client(cluster) as client:
            assert table(executor=client.get_executor()) == table()
