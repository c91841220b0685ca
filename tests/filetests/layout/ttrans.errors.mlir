// Each rule of pto.ttrans, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!src = !pto.tile_buf<vec, 8x8xf32>

func.func @rules(%a: !src, %h: !pto.tile_buf<vec, 8x16xf16>, %i: !pto.tile_buf<vec, 8x8xi64>, %m: !pto.tile_buf<mat, 8x8xf32>,
                 %n: !pto.tile_buf<vec, 8x8xf32, blayout=col_major>) {
  pto.ttrans ins(%a : !src) outs(%h : !pto.tile_buf<vec, 8x16xf16>)
  pto.ttrans ins(%i : !pto.tile_buf<vec, 8x8xi64>) outs(%i : !pto.tile_buf<vec, 8x8xi64>)
  pto.ttrans ins(%a, %m : !src, !pto.tile_buf<mat, 8x8xf32>) outs(%a : !src)
  pto.ttrans ins(%n : !pto.tile_buf<vec, 8x8xf32, blayout=col_major>) outs(%a : !src)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @lines(%a: !pto.tile_buf<vec, 8x4xf32>, %d: !pto.tile_buf<vec, 8x8xf32>) {
    pto.ttrans ins(%a : !pto.tile_buf<vec, 8x4xf32>) outs(%d : !pto.tile_buf<vec, 8x8xf32>)
    return
  }
}
