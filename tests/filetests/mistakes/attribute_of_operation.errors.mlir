// A misspelt attribute of an operation.
// RUN: %s --verify
// RUN: %s --verify --strict

func.func @f(%a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %p: !pto.partition_tensor_view<16x16xf32>) {
  pto.tstore ins(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%p : !pto.partition_tensor_view<16x16xf32>) {reluPremode = #pto<relu_pre_mode normal_relu>}
  return
}

// run 1: exit 0
// stderr:
//| warning[PTO0211]: pto.tstore has no attribute 'reluPremode'; it has no effect
//|  --> attribute_of_operation.errors.mlir:6:156
//|   |
//| 6 | ...16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%p : !pto.partition_tensor_view<16x16xf32>) {reluPremode = #pto<relu_pre_mode normal_relu>}
//|   |                                                                                                                      ^^^^^^^^^^^
//|   |
//|   = note: rule: PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md
//|   = help: did you mean 'reluPreMode'?
//|
//| warning: 1 warning
// run 2: exit 1
// stderr:
//| error[PTO0211]: pto.tstore has no attribute 'reluPremode'; it has no effect
//|  --> attribute_of_operation.errors.mlir:6:156
//|   |
//| 6 | ...16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%p : !pto.partition_tensor_view<16x16xf32>) {reluPremode = #pto<relu_pre_mode normal_relu>}
//|   |                                                                                                                      ^^^^^^^^^^^
//|   |
//|   = note: rule: PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md
//|   = help: did you mean 'reluPreMode'?
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0211' shows the rule with examples
