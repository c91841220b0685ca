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

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @scratch_bytes(%s: i32, %tmp: !pto.tile_buf<vec, 1x64xi32>, %d: !pto.tile_buf<vec, 1x64xi32>) {
    pto.tci ins(%s, %tmp : i32, !pto.tile_buf<vec, 1x64xi32>) outs(%d : !pto.tile_buf<vec, 1x64xi32>)
    return
  }

  func.func @scratch_layout(%s: i32, %tmp: !pto.tile_buf<vec, 256x1xi32, blayout=col_major>, %d: !pto.tile_buf<vec, 1x64xi32>) {
    pto.tci ins(%s, %tmp : i32, !pto.tile_buf<vec, 256x1xi32, blayout=col_major>) outs(%d : !pto.tile_buf<vec, 1x64xi32>)
    return
  }

  func.func @columns(%s: i32, %d: !pto.tile_buf<vec, 8x1xi32>) {
    pto.tci ins(%s : i32) outs(%d : !pto.tile_buf<vec, 8x1xi32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tci.errors.mlir:8:15: error[PTO0326]: expected i32, the element type of `dst`, found i16 in `S`
//| tci.errors.mlir:9:15: error[PTO0326]: expected ui32, the element type of `dst`, found i32 in `S`
//| tci.errors.mlir:10:30: error[PTO0302]: expected i16 or i32 on a3, found f32 in `dst`
//| tci.errors.mlir:11:19: error[PTO0302]: expected i32 or f32 on a3, found f16 in `tmp`
//| tci.errors.mlir:11:19: error[PTO0322]: `tmp` has 64 bytes, 768 are needed
//| tci.errors.mlir:12:30: error[PTO0304]: expected `dst` in vec, found it in mat
//| tci.errors.mlir:13:30: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tci.errors.mlir:14:55: error[PTO0207]: attribute 'descending' of pto.tci expects true or false, found 1 : i32
//| tci.errors.mlir:22:21: error[PTO0322]: `tmp` has 256 bytes, 768 are needed
//| tci.errors.mlir:27:21: error[PTO0305]: expected `tmp` with layout ND (row_major, none_box), found DN (col_major, none_box)
//| tci.errors.mlir:32:32: error[PTO0339]: expected more than 1 column in `dst`
