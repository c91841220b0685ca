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
  pto.tcolsum ins(%a, %t {isBinary = false} : !src, !pto.tile_buf<vec, 8x64xf32>) outs(%d : !dst)
  "pto.tcolsum"(%a, %t, %d) {isBinary = true} : (!src, !pto.tile_buf<vec, 8x64xf32>, !dst) -> ()
  "pto.tcolsum"(%a, %d) <{isBinary = false}> : (!src, !dst) -> ()
  return
}

// Without isBinary = true, scratch of any size is accepted.
func.func @unused_scratch(%a: !src, %t: !pto.tile_buf<vec, 1x8xf32>, %d: !dst) {
  pto.tcolsum ins(%a, %t {isBinary = false} : !src, !pto.tile_buf<vec, 1x8xf32>) outs(%d : !dst)
  return
}

// On a3 the source may be empty; on every target it may differ from a destination without elements.
func.func @empty(%a: !src, %e: !pto.tile_buf<vec, 16x64xf32, valid=0x64>, %d: !dst, %n: !pto.tile_buf<vec, 1x64xf32, valid=0x0>) {
  pto.tcolsum ins(%e : !pto.tile_buf<vec, 16x64xf32, valid=0x64>) outs(%d : !dst)
  pto.tcolsum ins(%a : !src) outs(%n : !pto.tile_buf<vec, 1x64xf32, valid=0x0>)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @empty(%a: !pto.tile_buf<vec, 16x64xf32>, %n: !pto.tile_buf<vec, 1x64xf32, valid=0x0>) {
    pto.tcolsum ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%n : !pto.tile_buf<vec, 1x64xf32, valid=0x0>)
    return
  }
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
//|     pto.tcolsum ins(%arg0, %arg1 {isBinary = false} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tcolsum ins(%arg0, %arg1 {isBinary = true} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tcolsum ins(%arg0 {isBinary = false} : !pto.tile_buf<vec, 16x64xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x64xf32>)
//|     return
//|   }
//|   func.func @unused_scratch(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>, %arg2: !pto.tile_buf<vec, 1x64xf32>) {
//|     pto.tcolsum ins(%arg0, %arg1 {isBinary = false} : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x64xf32>)
//|     return
//|   }
//|   func.func @empty(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 16x64xf32, valid=0x64>, %arg2: !pto.tile_buf<vec, 1x64xf32>, %arg3: !pto.tile_buf<vec, 1x64xf32, valid=0x0>) {
//|     pto.tcolsum ins(%arg1 : !pto.tile_buf<vec, 16x64xf32, valid=0x64>) outs(%arg2 : !pto.tile_buf<vec, 1x64xf32>)
//|     pto.tcolsum ins(%arg0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg3 : !pto.tile_buf<vec, 1x64xf32, valid=0x0>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @empty(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32, valid=0x0>) {
//|     pto.tcolsum ins(%arg0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x64xf32, valid=0x0>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 16x64xf32>, %arg11: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.tcolsum"(%arg10, %arg11) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "pto.tcolsum"(%arg10, %arg11) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "scratch"}> ({
//|   ^bb0(%arg7: !pto.tile_buf<vec, 16x64xf32>, %arg8: !pto.tile_buf<vec, 8x64xf32>, %arg9: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.tcolsum"(%arg7, %arg8, %arg9) <{isBinary = true}> : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "pto.tcolsum"(%arg7, %arg8, %arg9) <{isBinary = true}> : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "pto.tcolsum"(%arg7, %arg8, %arg9) <{isBinary = false}> : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "pto.tcolsum"(%arg7, %arg8, %arg9) <{isBinary = true}> : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "pto.tcolsum"(%arg7, %arg9) <{isBinary = false}> : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "unused_scratch"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x64xf32>, %arg5: !pto.tile_buf<vec, 1x8xf32>, %arg6: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.tcolsum"(%arg4, %arg5, %arg6) <{isBinary = false}> : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32, valid=0x64>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32, valid=0x0>) -> (), sym_name = "empty"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 16x64xf32, valid=0x64>, %arg2: !pto.tile_buf<vec, 1x64xf32>, %arg3: !pto.tile_buf<vec, 1x64xf32, valid=0x0>):
//|     "pto.tcolsum"(%arg1, %arg2) : (!pto.tile_buf<vec, 16x64xf32, valid=0x64>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "pto.tcolsum"(%arg0, %arg3) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32, valid=0x0>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32, valid=0x0>) -> (), sym_name = "empty"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32, valid=0x0>):
//|     "pto.tcolsum"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32, valid=0x0>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
