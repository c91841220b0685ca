"""The namespace of the compiler `ptoas`: `ptoas.mlir` builds kernels as its Python bindings do."""
