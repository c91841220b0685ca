"""Tuning: builds a module for each point of a grid of parameters and estimates its cost, on all cores or on a cluster."""

from __future__ import annotations

import concurrent.futures
import itertools
import os
import sys
from typing import Any, Callable, Iterable, Mapping, Sequence

from ._module import Module


class Table(list):
    """Rows of a grid: dictionaries of the parameters, `cost`, and `error` if there is one. `best` is the row with the least cost."""

    @property
    def best(self) -> dict[str, Any]:
        priced = [row for row in self if row["error"] is None]
        if not priced:
            raise ValueError(f"no row of {len(self)} has a cost; the first error: {self[0]['error'] if self else 'no rows'}")
        return min(priced, key=lambda row: row["cost"])

    def frame(self) -> Any:
        """A pandas.DataFrame."""
        import pandas

        return pandas.DataFrame(list(self))

    def __str__(self) -> str:
        keys = list(self[0]) if self else []
        rows = [keys, *([str(row[key]) for key in keys] for row in self)]
        widths = [max(len(row[column]) for row in rows) for column in range(len(keys))]
        return "\n".join("  ".join(word.rjust(width) for word, width in zip(row, widths)) for row in rows)

    def _repr_html_(self) -> str:
        try:
            return self.frame()._repr_html_()
        except ImportError:
            return f"<pre>{self}</pre>"


def cycles(module: Module, arguments: Sequence[Any]) -> float:
    """Returns the estimate of cycles, which is the default cost."""
    return module.cost(*arguments)["cycles"]


def _price(given: tuple) -> tuple[float | None, str | None]:
    """Computes the cost of a module on a worker; returns the cost or an error."""
    text, arguments, cost = given
    try:
        module = Module(*text)
        return (cycles(module, arguments) if cost is None else cost(module)), None
    except Exception as error:  # One row must not end the grid.
        return None, f"{type(error).__name__}: {error}".strip().split("\n")[0]


def tune(
    builder: Callable[..., Any],
    grid: Mapping[str, Iterable[Any]] | Iterable[Mapping[str, Any]],
    *,
    arguments: Sequence[Any] | Callable[..., Sequence[Any]] = (),
    cost: Callable[[Module], float] | None = None,
    executor: concurrent.futures.Executor | None = None,
    progress: bool | None = None,
    frame: bool | None = None,
) -> Any:
    """Builds a module for each point of a grid and estimates its cost.

    `builder` is a kernel, or a function that returns a module. `grid` has values for each parameter, or all points. The cost is
    the estimate of cycles on `arguments`, which may be a function of the parameters, unless `cost` computes another one of a
    module. Modules are built here and estimated by `executor`: threads on all cores, or any `concurrent.futures.Executor`, such as
    that of a cluster; it must then be able to import `cost`. A point that cannot be built or run has an `error` and no cost.

    Returns a `Table`, or with pandas a `pandas.DataFrame` (`frame=False` always a table).
    """
    points = _points(grid)
    rows = [_row(builder, point, arguments, cost) for point in points]
    jobs = [(index, given) for index, (given, error) in enumerate(rows) if error is None]
    outcomes: list[tuple[float | None, str | None]] = [(None, error) for _, error in rows]
    own = executor is None
    pool = executor or concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1)
    try:
        futures = {pool.submit(_price, given): index for index, given in jobs}
        shown = sys.stderr.isatty() if progress is None else progress
        for done, future in enumerate(concurrent.futures.as_completed(futures), 1):
            outcomes[futures[future]] = future.result()
            if shown:
                _bar(done, len(futures))
    finally:
        if own:
            pool.shutdown()
    table = Table({**point, "cost": price, "error": error} for point, (price, error) in zip(points, outcomes))
    if frame is False:
        return table
    try:
        return table.frame()
    except ImportError:
        if frame:
            raise
        return table


def _points(grid: Any) -> list[dict[str, Any]]:
    if isinstance(grid, Mapping):
        return [dict(zip(grid, values)) for values in itertools.product(*grid.values())]
    return [dict(point) for point in grid]


def _row(builder: Callable[..., Any], point: dict[str, Any], arguments: Any, cost: Any) -> tuple[tuple | None, str | None]:
    """The data that a worker needs to estimate a point, or why the module cannot be built."""
    try:
        made = builder.module(**point) if hasattr(builder, "module") else builder(**point)
        module = made if isinstance(made, Module) else made.pto()
        given = arguments(**point) if callable(arguments) else arguments
        return (module.__reduce__()[1], tuple(given), cost), None
    except Exception as error:  # One row must not end the grid.
        return None, f"{type(error).__name__}: {error}".strip().split("\n")[0]


def _bar(done: int, total: int) -> None:
    filled = 40 * done // max(total, 1)
    end = "\n" if done == total else ""
    print(f"\r[{'#' * filled}{'.' * (40 - filled)}] {done}/{total}", end=end, file=sys.stderr, flush=True)
