// Each rule of pto.tci, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!i32 = !pto.tile_buf<vec, 1x32xi32>

func.func @rules(%s: i32, %h: i16, %f: f32, %a: !i32, %b: !pto.tile_buf<vec, 1x32xf32>, %t: !pto.tile_buf<vec, 1x32xf16>,
                 %m: !pto.tile_buf<mat, 1x32xi32>, %n: !pto.tile_buf<vec, 32x32xi32, blayout=col_major>, %u: !pto.tile_buf<vec, 1x32xui32>) {
  pto.tci ins(%h : i16) outs(%a : !i32)
  pto.tci ins(%s : i32) outs(%u : !pto.tile_buf<vec, 1x32xui32>)
  pto.tci ins(%f : f32) outs(%b : !pto.tile_buf<vec, 1x32xf32>)
  pto.tci ins(%s, %t : i32, !pto.tile_buf<vec, 1x32xf16>) outs(%a : !i32)
  pto.tci ins(%s : i32) outs(%m : !pto.tile_buf<mat, 1x32xi32>)
  pto.tci ins(%s : i32) outs(%n : !pto.tile_buf<vec, 32x32xi32, blayout=col_major>)
  pto.tci ins(%s : i32) outs(%a : !i32) {descending = 1 : i32}
  return
}
