// Every shape of pto.tstore.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!t = !pto.tile_buf<vec, 8x8xf32>
!v = !pto.partition_tensor_view<8x8xf32>

func.func @attributes(%t: !t, %p: !v) {
  pto.tstore ins(%t : !t) outs(%p : !v)
  pto.tstore ins(%t : !t) outs(%p : !v) {stPhase = #pto<st_phase final>}
  pto.tstore ins(%t : !t) outs(%p : !v) {phase = partial}
  pto.tstore ins(%t : !t) outs(%p : !v) {st_phase = "UNSPECIFIED", atomicType = none, relu = none}
  pto.tstore ins(%t : !t) outs(%p : !v) {layout = #pto.layout<nd>, pto.inferred_layout = true}
  pto.tstore ins(%t : !t) outs(%p : !v) -> tensor<8x8xf32>
  "pto.tstore"(%t, %p) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!t, !v) -> ()
  "pto.tstore"(%t, %p) {stPhase = #pto<st_phase final>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, test.note} : (!t, !v) -> ()
  return
}

// -----

!acc = !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!acci = !pto.tile_buf<acc, 16x32xi32, blayout=col_major, slayout=row_major, fractal=1024>
!fp = !pto.tile_buf<scaling, 1x32xi64>
!f32 = !pto.partition_tensor_view<16x32xf32>
!f16 = !pto.partition_tensor_view<16x32xf16>
!i8 = !pto.partition_tensor_view<16x32xi8>

// What an accumulator can do: activation, atomic addition, quantisation by a scalar or by a tile.
func.func @accumulator(%a: !acc, %i: !acci, %fp: !fp, %s: i64, %p: !f32, %h: !f16, %q: !i8) {
  pto.tstore ins(%a : !acc) outs(%p : !f32)
  pto.tstore ins(%a : !acc) outs(%h : !f16) {reluPreMode = #pto<relu_pre_mode normal_relu>}
  pto.tstore ins(%a : !acc) outs(%p : !f32) {atomicType = #pto<atomic_type atomic_add>, stPhase = #pto<st_phase final>}
  pto.tstore ins(%a : !acc) outs(%p : !f32) {atomic = add, relu_pre_mode = RELU, phase = final}
  pto.tstore ins(%a : !acc, %s : i64) outs(%q : !i8)
  pto.tstore ins(%i : !acci, %s : i64) outs(%h : !f16) {relu = pwl}
  pto.tstore ins(%i : !acci) outs(%h : !f16)
  pto.tstore ins(%a : !acc fp %fp : !fp) outs(%q : !i8)
  pto.tstore ins(%a : !acc fp %fp : !fp) outs(%q : !i8) {reluPreMode = #pto<relu_pre_mode vector_relu>} -> tensor<16x32xi8>
  "pto.tstore"(%a, %q, %fp) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!acc, !i8, !fp) -> ()
  "pto.tstore"(%a, %q, %s) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!acc, !i8, i64) -> ()
  return
}

// -----

// Numbers of elements agree where they are known; the shapes need not.
func.func @extents(%t: !pto.tile_buf<vec, 16x16xf32, valid=8x4>, %p: !pto.partition_tensor_view<1x1x2x4x4xf32>, %q: !pto.partition_tensor_view<?xf32>,
                   %m: !pto.tile_buf<mat, 16x16xf32>, %r: !pto.partition_tensor_view<16x16xi32>) {
  pto.tstore ins(%t : !pto.tile_buf<vec, 16x16xf32, valid=8x4>) outs(%p : !pto.partition_tensor_view<1x1x2x4x4xf32>)
  pto.tstore ins(%t : !pto.tile_buf<vec, 16x16xf32, valid=8x4>) outs(%q : !pto.partition_tensor_view<?xf32>)
  pto.tstore ins(%m : !pto.tile_buf<mat, 16x16xf32>) outs(%r : !pto.partition_tensor_view<16x16xi32>)
  return
}

// -----

!acc = !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>

module attributes {pto.target_arch = "a5"} {
  func.func @a5(%a: !acc, %s: i64, %h: !pto.partition_tensor_view<16x32x!pto.hif8>, %b: !pto.partition_tensor_view<16x32xbf16>) {
    pto.tstore ins(%a : !acc, %s : i64) outs(%h : !pto.partition_tensor_view<16x32x!pto.hif8>)
    pto.tstore ins(%a : !acc, %s : i64) outs(%b : !pto.partition_tensor_view<16x32xbf16>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @attributes(%arg0: !pto.tile_buf<vec, 8x8xf32>, %arg1: !pto.partition_tensor_view<8x8xf32>) {
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 8x8xf32>) outs(%arg1 : !pto.partition_tensor_view<8x8xf32>)
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 8x8xf32>) outs(%arg1 : !pto.partition_tensor_view<8x8xf32>) {stPhase = #pto<st_phase final>}
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 8x8xf32>) outs(%arg1 : !pto.partition_tensor_view<8x8xf32>) {stPhase = #pto<st_phase partial>}
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 8x8xf32>) outs(%arg1 : !pto.partition_tensor_view<8x8xf32>)
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 8x8xf32>) outs(%arg1 : !pto.partition_tensor_view<8x8xf32>) {layout = #pto.layout<nd>, pto.inferred_layout = true}
//|     %0 = pto.tstore ins(%arg0 : !pto.tile_buf<vec, 8x8xf32>) outs(%arg1 : !pto.partition_tensor_view<8x8xf32>) -> tensor<8x8xf32>
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 8x8xf32>) outs(%arg1 : !pto.partition_tensor_view<8x8xf32>)
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 8x8xf32>) outs(%arg1 : !pto.partition_tensor_view<8x8xf32>) {stPhase = #pto<st_phase final>, test.note}
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @accumulator(%arg0: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<acc, 16x32xi32, blayout=col_major, slayout=row_major, fractal=1024>, %arg2: !pto.tile_buf<scaling, 1x32xi64>, %arg3: i64, %arg4: !pto.partition_tensor_view<16x32xf32>, %arg5: !pto.partition_tensor_view<16x32xf16>, %arg6: !pto.partition_tensor_view<16x32xi8>) {
//|     pto.tstore ins(%arg0 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg4 : !pto.partition_tensor_view<16x32xf32>)
//|     pto.tstore ins(%arg0 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg5 : !pto.partition_tensor_view<16x32xf16>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
//|     pto.tstore ins(%arg0 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg4 : !pto.partition_tensor_view<16x32xf32>) {atomicType = #pto<atomic_type atomic_add>, stPhase = #pto<st_phase final>}
//|     pto.tstore ins(%arg0 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg4 : !pto.partition_tensor_view<16x32xf32>) {atomicType = #pto<atomic_type atomic_add>, reluPreMode = #pto<relu_pre_mode normal_relu>, stPhase = #pto<st_phase final>}
//|     pto.tstore ins(%arg0 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg3 : i64) outs(%arg6 : !pto.partition_tensor_view<16x32xi8>)
//|     pto.tstore ins(%arg1 : !pto.tile_buf<acc, 16x32xi32, blayout=col_major, slayout=row_major, fractal=1024>, %arg3 : i64) outs(%arg5 : !pto.partition_tensor_view<16x32xf16>) {reluPreMode = #pto<relu_pre_mode pwl>}
//|     pto.tstore ins(%arg1 : !pto.tile_buf<acc, 16x32xi32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg5 : !pto.partition_tensor_view<16x32xf16>)
//|     pto.tstore ins(%arg0 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024> fp %arg2 : !pto.tile_buf<scaling, 1x32xi64>) outs(%arg6 : !pto.partition_tensor_view<16x32xi8>)
//|     %0 = pto.tstore ins(%arg0 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024> fp %arg2 : !pto.tile_buf<scaling, 1x32xi64>) outs(%arg6 : !pto.partition_tensor_view<16x32xi8>) {reluPreMode = #pto<relu_pre_mode vector_relu>} -> tensor<16x32xi8>
//|     pto.tstore ins(%arg0 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024> fp %arg2 : !pto.tile_buf<scaling, 1x32xi64>) outs(%arg6 : !pto.partition_tensor_view<16x32xi8>)
//|     pto.tstore ins(%arg0 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg3 : i64) outs(%arg6 : !pto.partition_tensor_view<16x32xi8>)
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @extents(%arg0: !pto.tile_buf<vec, 16x16xf32, valid=8x4>, %arg1: !pto.partition_tensor_view<1x1x2x4x4xf32>, %arg2: !pto.partition_tensor_view<?xf32>, %arg3: !pto.tile_buf<mat, 16x16xf32>, %arg4: !pto.partition_tensor_view<16x16xi32>) {
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 16x16xf32, valid=8x4>) outs(%arg1 : !pto.partition_tensor_view<1x1x2x4x4xf32>)
//|     pto.tstore ins(%arg0 : !pto.tile_buf<vec, 16x16xf32, valid=8x4>) outs(%arg2 : !pto.partition_tensor_view<?xf32>)
//|     pto.tstore ins(%arg3 : !pto.tile_buf<mat, 16x16xf32>) outs(%arg4 : !pto.partition_tensor_view<16x16xi32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @a5(%arg0: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: i64, %arg2: !pto.partition_tensor_view<16x32x!pto.hif8>, %arg3: !pto.partition_tensor_view<16x32xbf16>) {
//|     pto.tstore ins(%arg0 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1 : i64) outs(%arg2 : !pto.partition_tensor_view<16x32x!pto.hif8>)
//|     pto.tstore ins(%arg0 : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1 : i64) outs(%arg3 : !pto.partition_tensor_view<16x32xbf16>)
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.tstore has no attribute 'layout'; it has no effect
//|   --> tstore.mlir:13:42
//|    |
//| 13 |   pto.tstore ins(%t : !t) outs(%p : !v) {layout = #pto.layout<nd>, pto.inferred_layout = true}
//|    |                                          ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/memory-and-data-movement/tstore.md
//|
//| warning: 1 warning
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x8xf32>, !pto.partition_tensor_view<8x8xf32>) -> (), sym_name = "attributes"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x8xf32>, %arg1: !pto.partition_tensor_view<8x8xf32>):
//|     "pto.tstore"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 8x8xf32>, !pto.partition_tensor_view<8x8xf32>) -> ()
//|     "pto.tstore"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, stPhase = #pto<st_phase final>}> : (!pto.tile_buf<vec, 8x8xf32>, !pto.partition_tensor_view<8x8xf32>) -> ()
//|     "pto.tstore"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, stPhase = #pto<st_phase partial>}> : (!pto.tile_buf<vec, 8x8xf32>, !pto.partition_tensor_view<8x8xf32>) -> ()
//|     "pto.tstore"(%arg0, %arg1) <{atomicType = #pto<atomic_type atomic_none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, reluPreMode = #pto<relu_pre_mode no_relu>, stPhase = #pto<st_phase unspecified>}> : (!pto.tile_buf<vec, 8x8xf32>, !pto.partition_tensor_view<8x8xf32>) -> ()
//|     "pto.tstore"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> {layout = #pto.layout<nd>, pto.inferred_layout = true} : (!pto.tile_buf<vec, 8x8xf32>, !pto.partition_tensor_view<8x8xf32>) -> ()
//|     %0 = "pto.tstore"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 8x8xf32>, !pto.partition_tensor_view<8x8xf32>) -> tensor<8x8xf32>
//|     "pto.tstore"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 8x8xf32>, !pto.partition_tensor_view<8x8xf32>) -> ()
//|     "pto.tstore"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, stPhase = #pto<st_phase final>}> {test.note} : (!pto.tile_buf<vec, 8x8xf32>, !pto.partition_tensor_view<8x8xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<acc, 16x32xi32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<scaling, 1x32xi64>, i64, !pto.partition_tensor_view<16x32xf32>, !pto.partition_tensor_view<16x32xf16>, !pto.partition_tensor_view<16x32xi8>) -> (), sym_name = "accumulator"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<acc, 16x32xi32, blayout=col_major, slayout=row_major, fractal=1024>, %arg2: !pto.tile_buf<scaling, 1x32xi64>, %arg3: i64, %arg4: !pto.partition_tensor_view<16x32xf32>, %arg5: !pto.partition_tensor_view<16x32xf16>, %arg6: !pto.partition_tensor_view<16x32xi8>):
//|     "pto.tstore"(%arg0, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32xf32>) -> ()
//|     "pto.tstore"(%arg0, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, reluPreMode = #pto<relu_pre_mode normal_relu>}> : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32xf16>) -> ()
//|     "pto.tstore"(%arg0, %arg4) <{atomicType = #pto<atomic_type atomic_add>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, stPhase = #pto<st_phase final>}> : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32xf32>) -> ()
//|     "pto.tstore"(%arg0, %arg4) <{atomicType = #pto<atomic_type atomic_add>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, reluPreMode = #pto<relu_pre_mode normal_relu>, stPhase = #pto<st_phase final>}> : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32xf32>) -> ()
//|     "pto.tstore"(%arg0, %arg6, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32xi8>, i64) -> ()
//|     "pto.tstore"(%arg1, %arg5, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, reluPreMode = #pto<relu_pre_mode pwl>}> : (!pto.tile_buf<acc, 16x32xi32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32xf16>, i64) -> ()
//|     "pto.tstore"(%arg1, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<acc, 16x32xi32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32xf16>) -> ()
//|     "pto.tstore"(%arg0, %arg6, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32xi8>, !pto.tile_buf<scaling, 1x32xi64>) -> ()
//|     %0 = "pto.tstore"(%arg0, %arg6, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, reluPreMode = #pto<relu_pre_mode vector_relu>}> : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32xi8>, !pto.tile_buf<scaling, 1x32xi64>) -> tensor<16x32xi8>
//|     "pto.tstore"(%arg0, %arg6, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32xi8>, !pto.tile_buf<scaling, 1x32xi64>) -> ()
//|     "pto.tstore"(%arg0, %arg6, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32xi8>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32, valid=8x4>, !pto.partition_tensor_view<1x1x2x4x4xf32>, !pto.partition_tensor_view<?xf32>, !pto.tile_buf<mat, 16x16xf32>, !pto.partition_tensor_view<16x16xi32>) -> (), sym_name = "extents"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32, valid=8x4>, %arg1: !pto.partition_tensor_view<1x1x2x4x4xf32>, %arg2: !pto.partition_tensor_view<?xf32>, %arg3: !pto.tile_buf<mat, 16x16xf32>, %arg4: !pto.partition_tensor_view<16x16xi32>):
//|     "pto.tstore"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 16x16xf32, valid=8x4>, !pto.partition_tensor_view<1x1x2x4x4xf32>) -> ()
//|     "pto.tstore"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 16x16xf32, valid=8x4>, !pto.partition_tensor_view<?xf32>) -> ()
//|     "pto.tstore"(%arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<mat, 16x16xf32>, !pto.partition_tensor_view<16x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, i64, !pto.partition_tensor_view<16x32x!pto.hif8>, !pto.partition_tensor_view<16x32xbf16>) -> (), sym_name = "a5"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: i64, %arg2: !pto.partition_tensor_view<16x32x!pto.hif8>, %arg3: !pto.partition_tensor_view<16x32xbf16>):
//|     "pto.tstore"(%arg0, %arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32x!pto.hif8>, i64) -> ()
//|     "pto.tstore"(%arg0, %arg3, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x32xbf16>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
// stderr: as run 1
