// Every shape of pto.tgather.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!f16 = !pto.tile_buf<vec, 1x32xf16>
!i32 = !pto.tile_buf<vec, 1x32xi32>
!u8 = !pto.tile_buf<vec, 1x32xui8>
!rows = !pto.tile_buf<vec, 4x16xf32>

func.func @by_index(%a: !f16, %i: !i32, %t: !i32, %d: !f16) {
  pto.tgather ins(%a, %i, %t : !f16, !i32, !i32) outs(%d : !f16)
  "pto.tgather"(%a, %d, %i, %t) {operandSegmentSizes = array<i32: 1, 1, 0, 1, 1, 0>} : (!f16, !f16, !i32, !i32) -> ()
  "pto.tgather"(%a, %d, %i, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1, 0>}> : (!f16, !f16, !i32, !i32) -> ()
  return
}

func.func @by_pattern(%a: !f16, %d: !f16, %r: !rows, %q: !pto.tile_buf<vec, 1x16xf32>) {
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P1111>} : !f16, "row") outs(%d : !f16)
  pto.tgather ins(%r, {maskPattern = #pto.mask_pattern<P0010>} : !rows, "col") outs(%q : !pto.tile_buf<vec, 1x16xf32>) {test.note}
  "pto.tgather"(%a, %d) {axis = "row", maskPattern = #pto.mask_pattern<P1111>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>} : (!f16, !f16) -> ()
  return
}

func.func @by_comparison(%a: !f16, %s: f16, %t: !u8, %d: !i32, %c: !i32) {
  pto.tgather ins(%a, %s, %t : !f16, f16, !u8) outs(%d, %c : !i32, !i32)
  pto.tgather ins(%a, %s, %t : !f16, f16, !u8) outs(%d, %c : !i32, !i32) {cmpMode = #pto<cmp gt>, offset = 7 : i32}
  pto.tgather ins(%a, %s, %t {cmp = "gt", offset = 7} : !f16, f16, !u8) outs(%d, %c : !i32, !i32)
  "pto.tgather"(%a, %d, %c, %t, %s) {offset = 7 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1>} : (!f16, !i32, !i32, !u8, f16) -> ()
  return
}

// -----

// Scratch is optional on a5.
module attributes {pto.target_arch = "a5"} {
  func.func @by_index(%a: !pto.tile_buf<vec, 1x64xf32>, %i: !pto.tile_buf<vec, 1x32xi32>, %d: !pto.tile_buf<vec, 1x32xf32>) {
    pto.tgather ins(%a, %i : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%d : !pto.tile_buf<vec, 1x32xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @by_index(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 1x32xi32>, %arg3: !pto.tile_buf<vec, 1x32xf16>) {
//|     pto.tgather ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>) outs(%arg3 : !pto.tile_buf<vec, 1x32xf16>)
//|     pto.tgather ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>) outs(%arg3 : !pto.tile_buf<vec, 1x32xf16>)
//|     pto.tgather ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>) outs(%arg3 : !pto.tile_buf<vec, 1x32xf16>)
//|     return
//|   }
//|   func.func @by_pattern(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xf16>, %arg2: !pto.tile_buf<vec, 4x16xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.tgather ins(%arg0, {maskPattern = #pto.mask_pattern<P1111>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%arg1 : !pto.tile_buf<vec, 1x32xf16>)
//|     pto.tgather ins(%arg2, {maskPattern = #pto.mask_pattern<P0010>} : !pto.tile_buf<vec, 4x16xf32>, "col") outs(%arg3 : !pto.tile_buf<vec, 1x16xf32>) {test.note}
//|     pto.tgather ins(%arg0, {maskPattern = #pto.mask_pattern<P1111>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%arg1 : !pto.tile_buf<vec, 1x32xf16>)
//|     return
//|   }
//|   func.func @by_comparison(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: f16, %arg2: !pto.tile_buf<vec, 1x32xui8>, %arg3: !pto.tile_buf<vec, 1x32xi32>, %arg4: !pto.tile_buf<vec, 1x32xi32>) {
//|     pto.tgather ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xf16>, f16, !pto.tile_buf<vec, 1x32xui8>) outs(%arg3, %arg4 : !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>)
//|     pto.tgather ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xf16>, f16, !pto.tile_buf<vec, 1x32xui8>) outs(%arg3, %arg4 : !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>) {cmpMode = #pto<cmp gt>, offset = 7 : i32}
//|     pto.tgather ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xf16>, f16, !pto.tile_buf<vec, 1x32xui8>) outs(%arg3, %arg4 : !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>) {cmpMode = #pto<cmp gt>, offset = 7 : i32}
//|     pto.tgather ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x32xf16>, f16, !pto.tile_buf<vec, 1x32xui8>) outs(%arg3, %arg4 : !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>) {offset = 7 : i32}
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @by_index(%arg0: !pto.tile_buf<vec, 1x64xf32>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 1x32xf32>) {
//|     pto.tgather ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%arg2 : !pto.tile_buf<vec, 1x32xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xf16>) -> (), sym_name = "by_index"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 1x32xf16>, %arg10: !pto.tile_buf<vec, 1x32xi32>, %arg11: !pto.tile_buf<vec, 1x32xi32>, %arg12: !pto.tile_buf<vec, 1x32xf16>):
//|     "pto.tgather"(%arg9, %arg12, %arg10, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1, 0>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>) -> ()
//|     "pto.tgather"(%arg9, %arg12, %arg10, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1, 0>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>) -> ()
//|     "pto.tgather"(%arg9, %arg12, %arg10, %arg11) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1, 0>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 4x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "by_pattern"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 1x32xf16>, %arg6: !pto.tile_buf<vec, 1x32xf16>, %arg7: !pto.tile_buf<vec, 4x16xf32>, %arg8: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.tgather"(%arg5, %arg6) <{axis = "row", maskPattern = #pto.mask_pattern<P1111>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>) -> ()
//|     "pto.tgather"(%arg7, %arg8) <{axis = "col", maskPattern = #pto.mask_pattern<P0010>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> {test.note} : (!pto.tile_buf<vec, 4x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.tgather"(%arg5, %arg6) <{axis = "row", maskPattern = #pto.mask_pattern<P1111>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x32xf16>, f16, !pto.tile_buf<vec, 1x32xui8>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>) -> (), sym_name = "by_comparison"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x32xf16>, %arg1: f16, %arg2: !pto.tile_buf<vec, 1x32xui8>, %arg3: !pto.tile_buf<vec, 1x32xi32>, %arg4: !pto.tile_buf<vec, 1x32xi32>):
//|     "pto.tgather"(%arg0, %arg3, %arg4, %arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xui8>, f16) -> ()
//|     "pto.tgather"(%arg0, %arg3, %arg4, %arg2, %arg1) <{cmpMode = #pto<cmp gt>, offset = 7 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xui8>, f16) -> ()
//|     "pto.tgather"(%arg0, %arg3, %arg4, %arg2, %arg1) <{cmpMode = #pto<cmp gt>, offset = 7 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xui8>, f16) -> ()
//|     "pto.tgather"(%arg0, %arg3, %arg4, %arg2, %arg1) <{offset = 7 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1>}> : (!pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xui8>, f16) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x32xi32>, !pto.tile_buf<vec, 1x32xf32>) -> (), sym_name = "by_index"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x64xf32>, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: !pto.tile_buf<vec, 1x32xf32>):
//|     "pto.tgather"(%arg0, %arg2, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0>}> : (!pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x32xf32>, !pto.tile_buf<vec, 1x32xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
