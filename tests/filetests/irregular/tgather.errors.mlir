// Each rule of pto.tgather, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f16 = !pto.tile_buf<vec, 1x32xf16>
!i32 = !pto.tile_buf<vec, 1x32xi32>

func.func @forms(%a: !f16, %i: !i32, %d: !f16, %s: f16, %t: !i32, %c: !i32) {
  pto.tgather ins(%a, %i : !f16, !i32) outs(%d : !f16)
  pto.tgather ins(%a, %s : !f16, f16) outs(%c : !i32)
  pto.tgather ins(%a, %i, %t : !f16, !i32, !i32) outs(%d, %c : !f16, !i32)
  "pto.tgather"(%a, %d) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>} : (!f16, !f16) -> ()
  "pto.tgather"(%a, %d, %i) {maskPattern = #pto.mask_pattern<P1111>, operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0>} : (!f16, !f16, !i32) -> ()
  "pto.tgather"(%a, %d, %t) {maskPattern = #pto.mask_pattern<P1111>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>} : (!f16, !f16, !i32) -> ()
  return
}

func.func @types(%a: !f16, %b: !pto.tile_buf<vec, 1x32xf64>, %i: !i32, %h: !pto.tile_buf<vec, 1x32xi16>, %s: f32, %m: !pto.tile_buf<mat, 1x32xf16>,
                 %n: !pto.tile_buf<vec, 1x16xi32>, %c: !i32) {
  pto.tgather ins(%b, %i, %i : !pto.tile_buf<vec, 1x32xf64>, !i32, !i32) outs(%b : !pto.tile_buf<vec, 1x32xf64>)
  pto.tgather ins(%a, %h, %i : !f16, !pto.tile_buf<vec, 1x32xi16>, !i32) outs(%a : !f16)
  pto.tgather ins(%a, %s, %i : !f16, f32, !i32) outs(%c, %c : !i32, !i32)
  pto.tgather ins(%m, %i, %i : !pto.tile_buf<mat, 1x32xf16>, !i32, !i32) outs(%a : !f16)
  pto.tgather ins(%a, %n, %i : !f16, !pto.tile_buf<vec, 1x16xi32>, !i32) outs(%a : !f16)
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0101>} : !f16, "row") outs(%a : !f16)
  pto.tgather ins(%a, %i, %i : !f16, !i32, !i32) outs(%c : !i32)
  return
}

func.func @positions(%a: !f16, %s: f16, %t: !pto.tile_buf<vec, 1x32xui8>, %c: !i32) {
  pto.tgather ins(%a, %s, %t : !f16, f16, !pto.tile_buf<vec, 1x32xui8>) outs(%a, %c : !f16, !i32)
  pto.tgather ins(%a, %s, %t : !f16, f16, !pto.tile_buf<vec, 1x32xui8>) outs(%c, %a : !i32, !f16)
  return
}

// -----

func.func @order(%a: !pto.tile_buf<vec, 1x32xf16>, %s: f16) {
  pto.tgather ins(%a, %s, %s : !pto.tile_buf<vec, 1x32xf16>, f16, f16) outs(%a : !pto.tile_buf<vec, 1x32xf16>)
  return
}

// -----

func.func @pattern(%a: !pto.tile_buf<vec, 1x32xf16>) {
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P0110>} : !pto.tile_buf<vec, 1x32xf16>, "row") outs(%a : !pto.tile_buf<vec, 1x32xf16>)
  pto.tgather ins(%a, {maskPattern = #pto.mask_pattern<P1111>} : !pto.tile_buf<vec, 1x32xf16>, "diagonal") outs(%a : !pto.tile_buf<vec, 1x32xf16>)
  return
}
