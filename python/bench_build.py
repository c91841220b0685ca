"""Measures how fast modules are built: `bench_build.py NAMESPACE` prints operations per second of CPU time, one line for each pattern.

The same code runs on the bindings of MLIR (`mlir`) and on those of this package (`ptoas.mlir`): operations of generated classes,
as the documentation of MLIR's bindings shows, and operations by their name.
"""

import importlib
import sys
import time

OPERATIONS = 60_000


def build(namespace, by_name):
    ir, arith, func = (importlib.import_module(f"{namespace}.{name}") for name in ("ir", "dialects.arith", "dialects.func"))
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        f32 = ir.F32Type.get()
        with ir.InsertionPoint(module.body):
            entry = func.FuncOp("kernel", ir.FunctionType.get([f32, f32], [])).add_entry_block()
        with ir.InsertionPoint(entry):
            a, b = entry.arguments
            if by_name:
                for _ in range(OPERATIONS):
                    ir.Operation.create("arith.addf", results=[f32], operands=[a, b])
            else:
                for _ in range(OPERATIONS // 3):
                    x = arith.AddFOp(a, b).result
                    y = arith.MulFOp(x, b).result
                    arith.SubFOp(x, y)
            func.ReturnOp([])
    return module


def main():
    for by_name in (False, True):
        best = float("inf")
        for _ in range(5):
            start = time.process_time()
            build(sys.argv[1], by_name)
            best = min(best, time.process_time() - start)
        print(round(OPERATIONS / best))


if __name__ == "__main__":
    main()
