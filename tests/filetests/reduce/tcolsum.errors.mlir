// Each rule of pto.tcolsum, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!src = !pto.tile_buf<vec, 16x64xf32>
!dst = !pto.tile_buf<vec, 1x64xf32>

func.func @rules(%a: !src, %h: !pto.tile_buf<vec, 1x64xf16>, %i: !pto.tile_buf<vec, 1x64xi64>, %n: !pto.tile_buf<vec, 1x32xf32>,
                 %m: !pto.tile_buf<mat, 1x64xf32>, %e: !pto.tile_buf<vec, 16x64xf32, valid=0x64>,
                 %c: !pto.tile_buf<vec, 16x64xf32, blayout=col_major>, %d: !dst) {
  pto.tcolsum ins(%a : !src) outs(%h : !pto.tile_buf<vec, 1x64xf16>)
  pto.tcolsum ins(%i : !pto.tile_buf<vec, 1x64xi64>) outs(%i : !pto.tile_buf<vec, 1x64xi64>)
  pto.tcolsum ins(%a : !src) outs(%n : !pto.tile_buf<vec, 1x32xf32>)
  pto.tcolsum ins(%a : !src) outs(%m : !pto.tile_buf<mat, 1x64xf32>)
  pto.tcolsum ins(%e : !pto.tile_buf<vec, 16x64xf32, valid=0x64>) outs(%d : !dst)
  pto.tcolsum ins(%c : !pto.tile_buf<vec, 16x64xf32, blayout=col_major>) outs(%d : !dst)
  return
}

func.func @scratch(%a: !src, %t: !src, %n: !pto.tile_buf<vec, 8x32xf32>, %d: !dst) {
  pto.tcolsum ins(%a, %t : !src, !src) outs(%d : !dst)
  pto.tcolsum ins(%a, %n {isBinary = true} : !src, !pto.tile_buf<vec, 8x32xf32>) outs(%d : !dst)
  pto.tcolsum ins(%a, %t {isBinary = "true"} : !src, !src) outs(%d : !dst)
  return
}
