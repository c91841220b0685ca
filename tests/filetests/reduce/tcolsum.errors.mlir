// Each rule of pto.tcolsum, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!src = !pto.tile_buf<vec, 16x64xf32>
!dst = !pto.tile_buf<vec, 1x64xf32>

func.func @rules(%a: !src, %h: !pto.tile_buf<vec, 1x64xf16>, %i: !pto.tile_buf<vec, 1x64xi64>, %n: !pto.tile_buf<vec, 1x32xf32>,
                 %m: !pto.tile_buf<mat, 1x64xf32>,
                 %c: !pto.tile_buf<vec, 16x64xf32, blayout=col_major>, %d: !dst) {
  pto.tcolsum ins(%a : !src) outs(%h : !pto.tile_buf<vec, 1x64xf16>)
  pto.tcolsum ins(%i : !pto.tile_buf<vec, 1x64xi64>) outs(%i : !pto.tile_buf<vec, 1x64xi64>)
  pto.tcolsum ins(%a : !src) outs(%n : !pto.tile_buf<vec, 1x32xf32>)
  pto.tcolsum ins(%a : !src) outs(%m : !pto.tile_buf<mat, 1x64xf32>)
  pto.tcolsum ins(%c : !pto.tile_buf<vec, 16x64xf32, blayout=col_major>) outs(%d : !dst)
  return
}

func.func @scratch(%a: !src, %t: !src, %n: !pto.tile_buf<vec, 8x32xf32>, %d: !dst) {
  pto.tcolsum ins(%a, %t : !src, !src) outs(%d : !dst)
  pto.tcolsum ins(%a, %n {isBinary = true} : !src, !pto.tile_buf<vec, 8x32xf32>) outs(%d : !dst)
  pto.tcolsum ins(%a, %t {isBinary = "true"} : !src, !src) outs(%d : !dst)
  return
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_bytes(%src: !pto.tile_buf<vec, 16x16xf32>, %tmp: !pto.tile_buf<vec, 1x16xf32>, %dst: !pto.tile_buf<vec, 1x16xf32>) {
    pto.tcolsum ins(%src, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%dst : !pto.tile_buf<vec, 1x16xf32>) {isBinary = true}
    return
  }

  func.func @scratch_dynamic(%src: !pto.tile_buf<vec, 16x16xf32, valid=?x?>, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 1x16xf32, valid=1x?>) {
    pto.tcolsum ins(%src, %tmp : !pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 1x16xf32, valid=1x?>) {isBinary = true}
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @empty(%src: !pto.tile_buf<vec, 16x64xf32, valid=0x64>, %dst: !pto.tile_buf<vec, 1x64xf32>) {
    pto.tcolsum ins(%src : !pto.tile_buf<vec, 16x64xf32, valid=0x64>) outs(%dst : !pto.tile_buf<vec, 1x64xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tcolsum.errors.mlir:10:35: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| tcolsum.errors.mlir:11:19: error[PTO0302]: expected i16, i32, f16 or f32 on a3, found i64 in `src`
//| tcolsum.errors.mlir:12:35: error[PTO0303]: expected 64 valid columns as in `src`, found 32 in `dst`
//| tcolsum.errors.mlir:13:35: error[PTO0304]: expected `dst` in vec, found it in mat
//| tcolsum.errors.mlir:14:19: error[PTO0305]: expected `src` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tcolsum.errors.mlir:19:23: error[PTO0327]: scratch `tmp` is given without `isBinary`
//| tcolsum.errors.mlir:20:23: error[PTO0324]: scratch `tmp` has 32 columns, 64 are needed for 16x64 elements of `src`
//| tcolsum.errors.mlir:21:38: error[PTO0207]: attribute 'isBinary' of pto.tcolsum expects true or false, found "true"
//| tcolsum.errors.mlir:29:27: error[PTO0322]: `tmp` has 64 bytes, 512 are needed
//| tcolsum.errors.mlir:34:27: error[PTO0322]: the bytes that `tmp` needs depend on the valid region of `src`, which is dynamic
//| tcolsum.errors.mlir:43:21: error[PTO0313]: valid region of `src` is empty: 0x64
