// Each rule of pto.texpands, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!f32 = !pto.tile_buf<vec, 16x16xf32>
!u32 = !pto.tile_buf<vec, 16x16xui32>

func.func @types(%h: f16, %a: !f32, %i: i32, %u: !u32, %b: i8, %n: !pto.tile_buf<vec, 16x32xi8>) {
  pto.texpands ins(%h : f16) outs(%a : !f32)
  pto.texpands ins(%i : i32) outs(%u : !u32)
  pto.texpands ins(%b : i8) outs(%n : !pto.tile_buf<vec, 16x32xi8>)
  return
}

func.func @places(%s: f32, %a: !pto.tile_buf<bias, 1x16xf32>) {
  pto.texpands ins(%s : f32) outs(%a : !pto.tile_buf<bias, 1x16xf32>)
  return
}
