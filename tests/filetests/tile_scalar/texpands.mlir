// Every shape of pto.texpands.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!f32 = !pto.tile_buf<vec, 4x72xf32>
!bf16 = !pto.tile_buf<vec, 16x16xbf16>
!open = !pto.tile_buf<vec, 1x8xi32, valid=?x?>
!mat = !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>

func.func @operands(%s: f32, %a: !f32, %t: bf16, %b: !bf16, %i: i32, %o: !open, %m: !mat) {
  pto.texpands ins(%s : f32) outs(%a : !f32)
  pto.texpands ins(%t : bf16) outs(%b : !bf16)
  pto.texpands ins(%i : i32) outs(%o : !open)
  pto.texpands ins(%s : f32) outs(%m : !mat)
  "pto.texpands"(%s, %a) : (f32, !f32) -> ()
  return
}
