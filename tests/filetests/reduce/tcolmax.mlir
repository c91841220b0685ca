// Every shape of pto.tcolmax.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!src = !pto.tile_buf<vec, 16x64xf32>
!dst = !pto.tile_buf<vec, 1x64xf32>

func.func @operands(%a: !src, %d: !dst) {
  pto.tcolmax ins(%a : !src) outs(%d : !dst)
  "pto.tcolmax"(%a, %d) : (!src, !dst) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>) {
//|     pto.tcolmax ins(%arg0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tcolmax ins(%arg0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x64xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.tcolmax"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "pto.tcolmax"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
