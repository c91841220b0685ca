// Every shape of pto.trowsum: with and without scratch, into a column and into the first column of a row-major tile.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!src = !pto.tile_buf<vec, 8x16xf32>
!nd = !pto.tile_buf<vec, 8x8xf32, valid=8x1>
!dn = !pto.tile_buf<vec, 8x1xf32, blayout=col_major>

func.func @operands(%s: !src, %n: !nd, %d: !dn) {
  pto.trowsum ins(%s : !src) outs(%n : !nd)
  pto.trowsum ins(%s : !src) outs(%d : !dn)
  pto.trowsum ins(%s, %s : !src, !src) outs(%n : !nd)
  pto.trowsum ins(%s, %n : !src, !nd) outs(%d : !dn) {test.note}
  return
}

func.func @dynamic(%s: !pto.tile_buf<vec, 16x64xi16, valid=?x?>, %d: !pto.tile_buf<vec, 16x16xi16, valid=?x1>) {
  pto.trowsum ins(%s : !pto.tile_buf<vec, 16x64xi16, valid=?x?>) outs(%d : !pto.tile_buf<vec, 16x16xi16, valid=?x1>)
  return
}

func.func @generic(%s: !src, %n: !nd) {
  "pto.trowsum"(%s, %n) : (!src, !nd) -> ()
  "pto.trowsum"(%s, %s, %n) <{}> {test.note} : (!src, !src, !nd) -> ()
  return
}

// -----

// On a5 the scratch may have any element type.
module attributes {pto.target_arch = "a5"} {
  func.func @scratch(%s: !pto.tile_buf<vec, 8x16xf16>, %t: !pto.tile_buf<vec, 8x32xui8>, %d: !pto.tile_buf<vec, 8x16xf16, valid=8x1>) {
    pto.trowsum ins(%s, %t : !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x32xui8>) outs(%d : !pto.tile_buf<vec, 8x16xf16, valid=8x1>)
    return
  }
}

// -----

// Without elements in the destination, the region of the source does not matter.
module attributes {pto.target_arch = "a5"} {
  func.func @empty(%src: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x8xf32, valid=0x0>) {
    pto.trowsum ins(%src : !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x8xf32, valid=0x0>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x8xf32, valid=8x1>, %arg2: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) {
//|     pto.trowsum ins(%arg0 : !pto.tile_buf<vec, 8x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 8x8xf32, valid=8x1>)
//|     pto.trowsum ins(%arg0 : !pto.tile_buf<vec, 8x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 8x1xf32, blayout=col_major>)
//|     pto.trowsum ins(%arg0, %arg0 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 8x8xf32, valid=8x1>)
//|     pto.trowsum ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xf32, valid=8x1>) outs(%arg2 : !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) {test.note}
//|     return
//|   }
//|   func.func @dynamic(%arg0: !pto.tile_buf<vec, 16x64xi16, valid=?x?>, %arg1: !pto.tile_buf<vec, 16x16xi16, valid=?x1>) {
//|     pto.trowsum ins(%arg0 : !pto.tile_buf<vec, 16x64xi16, valid=?x?>) outs(%arg1 : !pto.tile_buf<vec, 16x16xi16, valid=?x1>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x8xf32, valid=8x1>) {
//|     pto.trowsum ins(%arg0 : !pto.tile_buf<vec, 8x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 8x8xf32, valid=8x1>)
//|     pto.trowsum ins(%arg0, %arg0 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 8x8xf32, valid=8x1>) {test.note}
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @scratch(%arg0: !pto.tile_buf<vec, 8x16xf16>, %arg1: !pto.tile_buf<vec, 8x32xui8>, %arg2: !pto.tile_buf<vec, 8x16xf16, valid=8x1>) {
//|     pto.trowsum ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x32xui8>) outs(%arg2 : !pto.tile_buf<vec, 8x16xf16, valid=8x1>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @empty(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32, valid=0x0>) {
//|     pto.trowsum ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x8xf32, valid=0x0>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xf32, valid=8x1>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 8x16xf32>, %arg5: !pto.tile_buf<vec, 8x8xf32, valid=8x1>, %arg6: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>):
//|     "pto.trowsum"(%arg4, %arg5) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xf32, valid=8x1>) -> ()
//|     "pto.trowsum"(%arg4, %arg6) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) -> ()
//|     "pto.trowsum"(%arg4, %arg4, %arg5) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xf32, valid=8x1>) -> ()
//|     "pto.trowsum"(%arg4, %arg5, %arg6) {test.note} : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xf32, valid=8x1>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xi16, valid=?x?>, !pto.tile_buf<vec, 16x16xi16, valid=?x1>) -> (), sym_name = "dynamic"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x64xi16, valid=?x?>, %arg3: !pto.tile_buf<vec, 16x16xi16, valid=?x1>):
//|     "pto.trowsum"(%arg2, %arg3) : (!pto.tile_buf<vec, 16x64xi16, valid=?x?>, !pto.tile_buf<vec, 16x16xi16, valid=?x1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xf32, valid=8x1>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x8xf32, valid=8x1>):
//|     "pto.trowsum"(%arg0, %arg1) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xf32, valid=8x1>) -> ()
//|     "pto.trowsum"(%arg0, %arg0, %arg1) {test.note} : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xf32, valid=8x1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x32xui8>, !pto.tile_buf<vec, 8x16xf16, valid=8x1>) -> (), sym_name = "scratch"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x16xf16>, %arg1: !pto.tile_buf<vec, 8x32xui8>, %arg2: !pto.tile_buf<vec, 8x16xf16, valid=8x1>):
//|     "pto.trowsum"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x32xui8>, !pto.tile_buf<vec, 8x16xf16, valid=8x1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32, valid=0x0>) -> (), sym_name = "empty"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32, valid=0x0>):
//|     "pto.trowsum"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32, valid=0x0>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
