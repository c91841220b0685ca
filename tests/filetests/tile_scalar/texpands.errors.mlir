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

// run 1: exit 1
// stderr:
//| texpands.errors.mlir:8:20: error[PTO0326]: expected f32, the element type of `dst`, found f16 in `scalar`
//| texpands.errors.mlir:9:20: error[PTO0326]: expected ui32, the element type of `dst`, found i32 in `scalar`
//| texpands.errors.mlir:10:34: error[PTO0302]: expected i16, i32, f16, bf16 or f32 on a3, found i8 in `dst`
//| texpands.errors.mlir:15:35: error[PTO0304]: expected `dst` in vec or mat, found it in bias
