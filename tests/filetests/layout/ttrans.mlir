// Every shape of pto.ttrans.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!src = !pto.tile_buf<vec, 8x64xf32>
!dst = !pto.tile_buf<vec, 64x8xf32>

func.func @operands(%a: !src, %t: !dst, %d: !dst, %l: !pto.tile_buf<vec, 1x16xf32>) {
  pto.ttrans ins(%l : !pto.tile_buf<vec, 1x16xf32>) outs(%l : !pto.tile_buf<vec, 1x16xf32>)
  pto.ttrans ins(%a, %t : !src, !dst) outs(%d : !dst)
  "pto.ttrans"(%a, %d) : (!src, !dst) -> ()
  "pto.ttrans"(%a, %t, %d) : (!src, !dst, !dst) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 8x64xf32>, %arg1: !pto.tile_buf<vec, 64x8xf32>, %arg2: !pto.tile_buf<vec, 64x8xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.ttrans ins(%arg3 : !pto.tile_buf<vec, 1x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 1x16xf32>)
//|     pto.ttrans ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 64x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 64x8xf32>)
//|     pto.ttrans ins(%arg0 : !pto.tile_buf<vec, 8x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 64x8xf32>)
//|     pto.ttrans ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 64x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 64x8xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 64x8xf32>, !pto.tile_buf<vec, 64x8xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x64xf32>, %arg1: !pto.tile_buf<vec, 64x8xf32>, %arg2: !pto.tile_buf<vec, 64x8xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.ttrans"(%arg3, %arg3) : (!pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.ttrans"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 64x8xf32>, !pto.tile_buf<vec, 64x8xf32>) -> ()
//|     "pto.ttrans"(%arg0, %arg2) : (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 64x8xf32>) -> ()
//|     "pto.ttrans"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 64x8xf32>, !pto.tile_buf<vec, 64x8xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
