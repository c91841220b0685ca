// Every shape of pto.trowexpand.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!src = !pto.tile_buf<vec, 32x8xf32>
!dst = !pto.tile_buf<vec, 32x32xf32>

func.func @operands(%a: !src, %d: !dst) {
  pto.trowexpand ins(%a : !src) outs(%d : !dst)
  "pto.trowexpand"(%a, %d) {test.note} : (!src, !dst) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 32x8xf32>, %arg1: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.trowexpand ins(%arg0 : !pto.tile_buf<vec, 32x8xf32>) outs(%arg1 : !pto.tile_buf<vec, 32x32xf32>)
//|     pto.trowexpand ins(%arg0 : !pto.tile_buf<vec, 32x8xf32>) outs(%arg1 : !pto.tile_buf<vec, 32x32xf32>) {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 32x8xf32>, %arg1: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.trowexpand"(%arg0, %arg1) : (!pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "pto.trowexpand"(%arg0, %arg1) {test.note} : (!pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
