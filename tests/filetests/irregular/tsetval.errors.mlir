// Each rule of pto.tsetval, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 16x16xf32>

func.func @rules(%a: !f32, %i: index, %v: f16) {
  pto.tsetval ins(%i, %v : index, f16) outs(%a : !f32)
  return
}
