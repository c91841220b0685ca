"""Modules: a text with the operations of the tools on it. Each call reads the text in a new context, so that several threads may
use a module at once."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from typing import Any, Mapping, Sequence

from . import _arrays, _native
from ._diagnostics import Diagnostics, PtoError, answered

FORMS = ("mlir", "generic", "debug", "dps", "ssa", "asm")
STEPS = 10_000_000_000


class Result(dict):
    """The results of a run besides the arrays: `printed`, and `stats`, `cost` and `trace` if they were requested."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None


class MemoryMap(dict):
    """Buffers, their addresses and lifetimes; notebooks show a picture."""

    def svg(self) -> str:
        """The picture: operations from left to right, addresses from bottom to top."""
        from ._svg import picture

        return picture(self)

    _repr_svg_ = svg


class Module:
    """A module of kernels."""

    def __init__(self, text: str, name: str = "<string>", target: str | None = None, origins: bool = False):
        if not isinstance(text, str):
            raise TypeError(f"expected a text, found {type(text).__name__}")
        self._given = (text, name, target, origins)
        self._program: Any = None
        self._lock = threading.Lock()

    @property
    def name(self) -> str:
        """The name of the text in diagnostics."""
        return self._given[1]

    @property
    def target(self) -> str | None:
        """The given target, which overrides that of the text."""
        return self._given[2]

    def _with(self, target: str | None) -> tuple[str, str, str | None, bool]:
        text, name, own, origins = self._given
        return (text, name, target or own, origins)

    def verify(self, target: str | None = None) -> Diagnostics:
        """All diagnostics, as `pto-opt --verify` prints them."""
        return Diagnostics(_native.check(self._with(target)))

    def check(self, target: str | None = None) -> "Module":
        """Returns the module itself; raises `PtoError` if it has errors."""
        found = self.verify(target)
        if not found.ok:
            raise PtoError(found)
        return self

    def text(self, form: str = "mlir", target: str | None = None) -> str:
        """The module in a form: mlir (custom), generic, debug (with locations), dps (on buffers), ssa (on values), asm (PTO-AS)."""
        return answered(*_native.print(self._with(target), form, True))

    def lower(
        self, to: str = "vector", *, platform: str | None = None, target: str | None = None, optimise: bool = True, object: bool = False
    ) -> Any:
        """The module as vector instructions (`"vector"`); as vISA (`"visa"`) for a platform: its assembly, or with `object` the
        bytes of an object file."""
        if to == "vector":
            if platform is not None or object:
                raise ValueError('expected no platform and no object with "vector"')
            made = answered(*_native.vector(self._with(target), optimise))
            return Module(made, name=f"{self.name} (vector)", target=target or self.target)
        if to == "visa":
            if platform is None:
                raise ValueError('expected a platform with "visa": SKL, TGLLP, XEHP, DG2 or PVC')
            lower = _native.visa_object if object else _native.visa_text
            return answered(*lower(self._with(target), platform))
        raise ValueError(f'expected "vector" or "visa", found {to!r}')

    def to_cpp(self, target: str | None = None, *, synchronise: bool = False, barriers: bool = False) -> str:
        """C++ of the kernels, as `ptoas` writes it."""
        return answered(*_native.cpp(self._with(target), synchronise, barriers))

    def memory_map(self, target: str | None = None) -> MemoryMap:
        """The addresses and lifetimes of buffers."""
        return MemoryMap(json.loads(answered(*_native.memory_map(self._with(target)))))

    def _loaded(self, target: str | None) -> Any:
        if target is not None and target != self.target:
            return answered(*_native.load(self._with(target)))
        with self._lock:
            if self._program is None:
                self._program = answered(*_native.load(self._given))
            return self._program

    def signature(self, entry: str | None = None) -> list[tuple[str, str | None]]:
        """The type and element type of each parameter of a kernel."""
        return [(text, dtype) for _, text, dtype in self._loaded(None).signature(entry)[1]]

    def run(
        self,
        *arguments: Any,
        entry: str | None = None,
        target: str | None = None,
        blocks: int = 1,
        schedule: str = "program",
        numerics: str = "npu-a5",
        steps: int = STEPS,
        expect: Mapping[int, Any] | Sequence[Any] | None = None,
        atol: float = 0.0,
        rtol: float = 0.0,
        stats: bool = False,
        cost: bool = False,
        trace: bool = False,
    ) -> Result:
        """Runs a kernel on arrays of numpy, which it changes in place, and on numbers.

        `schedule` is `program`, `adversarial` or `seed=N`; the last two report races. `expect` has the expected contents of
        arguments after the run, by their number. The method raises `PtoError` if the kernel breaks a rule, or an array differs from
        its expectation; then no array has changed.
        """
        if blocks < 1 or blocks > 1024:
            raise ValueError(f"expected 1 to 1024 blocks, found {blocks}")
        if cost and schedule != "program":
            raise ValueError('the cost is that of program order: leave out schedule, or give "program"')
        program = self._loaded(target)
        name, parameters = program.signature(entry)
        given, arrays = _arrays.given(name, parameters, arguments)
        wanted = _arrays.expected(expect, len(arguments), arrays, atol, rtol)
        how = (entry, schedule, blocks, numerics, steps)
        printed, counted, estimate, found = program.run(given, wanted, how, (trace, stats, cost))
        diagnostics = Diagnostics(found)
        if not diagnostics.ok:
            raise PtoError(diagnostics)
        result = Result(printed=printed, diagnostics=diagnostics)
        if stats:
            result["stats"] = json.loads(counted)
        if cost:
            result["cost"] = json.loads(estimate)
        return result

    def cost(self, *arguments: Any, **options: Any) -> dict[str, Any]:
        """An estimate of cycles on copies of the arguments."""
        return self._observed(arguments, {**options, "cost": True})["cost"]

    def stats(self, *arguments: Any, **options: Any) -> dict[str, Any]:
        """How often each operation runs, on copies of the arguments."""
        return self._observed(arguments, {**options, "stats": True})["stats"]

    def trace(self, *arguments: Any, **options: Any) -> str:
        """A trace of the operations with their values, on copies of the arguments."""
        return self._observed(arguments, {**options, "trace": True})["printed"]

    def _observed(self, arguments: Sequence[Any], options: dict[str, Any]) -> Result:
        return self.run(*map(_arrays.copied, arguments), **options)

    def __str__(self) -> str:
        return self._given[0]

    def __repr__(self) -> str:
        lines = self._given[0].count("\n")
        return f"<pto.Module {self.name}, {lines} lines>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Module) and self._given == other._given

    def __hash__(self) -> int:
        return hash(self._given)

    def __reduce__(self) -> Any:
        return (Module, self._given)


def parse(text: Any, name: str | None = None, target: str | None = None) -> Module:
    """The module of a text, MLIR or PTO-AS, of a file (`pathlib.Path`), or of a module that was built; raises `PtoError` if it does
    not parse."""
    if isinstance(text, Path):
        text, name = text.read_text(encoding="utf-8"), name or str(text)
    elif isinstance(text, bytes):
        text = text.decode("utf-8")
    elif hasattr(text, "operation"):
        return text.pto(target)
    module = Module(text, name or "<string>", target)
    printed, _ = _native.print(module._given, "mlir", False)
    if printed is None:
        # Parse again and continue after errors, to report all of them.
        raise PtoError(module.verify())
    return module
