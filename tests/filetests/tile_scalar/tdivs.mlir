// Every shape of pto.tdivs.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!f32 = !pto.tile_buf<vec, 1x16xf32>
!i32 = !pto.tile_buf<vec, 1x64xi32>

// Either operand may be the scalar; the accuracy is always printed.
func.func @operands(%a: !f32, %s: f32, %b: !f32, %i: !i32, %n: i32) {
  pto.tdivs ins(%a, %s : !f32, f32) outs(%b : !f32)
  pto.tdivs ins(%s, %a : f32, !f32) outs(%b : !f32)
  pto.tdivs ins(%i, %n : !i32, i32) outs(%i : !i32) {precisionType = #pto<div_precision default>}
  pto.tdivs ins(%n, %i : i32, !i32) outs(%i : !i32)
  "pto.tdivs"(%a, %s, %b) {precisionType = #pto<div_precision default>} : (!f32, f32, !f32) -> ()
  "pto.tdivs"(%s, %a, %b) <{precisionType = #pto<div_precision default>}> : (f32, !f32, !f32) -> ()
  return
}
