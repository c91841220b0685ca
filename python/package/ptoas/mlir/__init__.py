"""Builds modules, with the names of MLIR's Python bindings: `ptoas.mlir.ir` and `ptoas.mlir.dialects`."""
