// Each rule of pto.tcolmax, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!src = !pto.tile_buf<vec, 16x64xf32>
!dst = !pto.tile_buf<vec, 1x64xf32>

func.func @rules(%a: !src, %h: !pto.tile_buf<vec, 1x64xf16>, %i: !pto.tile_buf<vec, 1x64xi64>, %n: !pto.tile_buf<vec, 1x32xf32>,
                 %m: !pto.tile_buf<mat, 1x64xf32>,
                 %c: !pto.tile_buf<vec, 16x64xf32, blayout=col_major>, %d: !dst) {
  pto.tcolmax ins(%a : !src) outs(%h : !pto.tile_buf<vec, 1x64xf16>)
  pto.tcolmax ins(%i : !pto.tile_buf<vec, 1x64xi64>) outs(%i : !pto.tile_buf<vec, 1x64xi64>)
  pto.tcolmax ins(%a : !src) outs(%n : !pto.tile_buf<vec, 1x32xf32>)
  pto.tcolmax ins(%a : !src) outs(%m : !pto.tile_buf<mat, 1x64xf32>)
  pto.tcolmax ins(%c : !pto.tile_buf<vec, 16x64xf32, blayout=col_major>) outs(%d : !dst)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @empty(%src: !pto.tile_buf<vec, 16x64xf32, valid=0x64>, %dst: !pto.tile_buf<vec, 1x64xf32>) {
    pto.tcolmax ins(%src : !pto.tile_buf<vec, 16x64xf32, valid=0x64>) outs(%dst : !pto.tile_buf<vec, 1x64xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tcolmax.errors.mlir:10:35: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| tcolmax.errors.mlir:11:19: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i64 in `src`
//| tcolmax.errors.mlir:12:35: error[PTO0303]: expected 64 valid columns as in `src`, found 32 in `dst`
//| tcolmax.errors.mlir:13:35: error[PTO0304]: expected `dst` in vec, found it in mat
//| tcolmax.errors.mlir:14:19: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcolmax.errors.mlir:22:21: error[PTO0313]: valid region of `src` is empty: 0x64
