// Every shape of pto.tcolsum.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!src = !pto.tile_buf<vec, 16x64xf32>
!dst = !pto.tile_buf<vec, 1x64xf32>

func.func @operands(%a: !src, %d: !dst) {
  pto.tcolsum ins(%a : !src) outs(%d : !dst)
  "pto.tcolsum"(%a, %d) : (!src, !dst) -> ()
  return
}

func.func @scratch(%a: !src, %t: !pto.tile_buf<vec, 8x64xf32>, %d: !dst) {
  pto.tcolsum ins(%a, %t {isBinary = true} : !src, !pto.tile_buf<vec, 8x64xf32>) outs(%d : !dst)
  pto.tcolsum ins(%a, %t : !src, !pto.tile_buf<vec, 8x64xf32>) outs(%d : !dst) {isBinary = true}
  "pto.tcolsum"(%a, %t, %d) {isBinary = true} : (!src, !pto.tile_buf<vec, 8x64xf32>, !dst) -> ()
  "pto.tcolsum"(%a, %d) <{isBinary = false}> : (!src, !dst) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>) {
//|     pto.tcolsum ins(%arg0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tcolsum ins(%arg0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x64xf32>)
//|     return
//|   }
//|   func.func @scratch(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 8x64xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32>) {
//|     pto.tcolsum ins(%arg0, %arg1 {isBinary = true} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tcolsum ins(%arg0, %arg1 {isBinary = true} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tcolsum ins(%arg0, %arg1 {isBinary = true} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tcolsum ins(%arg0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x64xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x64xf32>, %arg4: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.tcolsum"(%arg3, %arg4) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "pto.tcolsum"(%arg3, %arg4) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "scratch"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 8x64xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.tcolsum"(%arg0, %arg1, %arg2) <{isBinary = true}> : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "pto.tcolsum"(%arg0, %arg1, %arg2) <{isBinary = true}> : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "pto.tcolsum"(%arg0, %arg1, %arg2) <{isBinary = true}> : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "pto.tcolsum"(%arg0, %arg2) <{isBinary = false}> : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
