// Every shape of pto.tmaxs.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!f32 = !pto.tile_buf<vec, 16x16xf32>
!i16 = !pto.tile_buf<vec, 15x192xi16>
!u32 = !pto.tile_buf<vec, 16x16xui32>

func.func @operands(%a: !f32, %s: f32, %b: !f32, %i: !i16, %n: i16, %u: !u32, %w: i32) {
  pto.tmaxs ins(%a, %s : !f32, f32) outs(%b : !f32)
  pto.tmaxs ins(%a, %s : !f32, f32) outs(%a : !f32)
  pto.tmaxs ins(%i, %n : !i16, i16) outs(%i : !i16)
  pto.tmaxs ins(%u, %w : !u32, i32) outs(%u : !u32) {note}
  "pto.tmaxs"(%a, %s, %b) : (!f32, f32, !f32) -> ()
  return
}
