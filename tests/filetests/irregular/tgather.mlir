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
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P1111>} : !f16) outs(%d : !f16)
  pto.tgather ins(%r, {maskPattern = #pto.mask_pattern<P0010>} : !rows, "col") outs(%q : !pto.tile_buf<vec, 1x16xf32>) {note}
  "pto.tgather"(%a, %d) {axis = "row", maskPattern = #pto.mask_pattern<P1111>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>} : (!f16, !f16) -> ()
  return
}

func.func @by_comparison(%a: !f16, %s: f16, %t: !u8, %d: !i32, %c: !i32) {
  pto.tgather ins(%a, %s, %t : !f16, f16, !u8) outs(%d, %c : !i32, !i32)
  pto.tgather ins(%a, %s, %t : !f16, f16, !u8) outs(%d, %c : !i32, !i32) {cmpMode = #pto<cmp gt>, offset = 7 : i32}
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
