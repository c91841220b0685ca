// Each rule of pto.tpack, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tile_buf<vec, 16x32xf32>, %b: !pto.tile_buf<vec, 16x32xi16>) {
    pto.tpack ins(%a : !pto.tile_buf<vec, 16x32xf32>) outs(%b : !pto.tile_buf<vec, 16x32xi16>)
    return
  }

  func.func @error1(%a: !pto.tile_buf<vec, 16x32xi16>, %b: !pto.tile_buf<vec, 16x32xi16>) {
    pto.tpack ins(%a : !pto.tile_buf<vec, 16x32xi16>) outs(%b : !pto.tile_buf<vec, 16x32xi16>)
    return
  }

  func.func @error2(%a: !pto.tile_buf<vec, 16x32xi32>, %b: !pto.tile_buf<vec, 16x16xi16>) {
    pto.tpack ins(%a : !pto.tile_buf<vec, 16x32xi32>) outs(%b : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @error3(%a: !pto.tile_buf<mat, 16x32xi32>, %b: !pto.tile_buf<vec, 16x32xi16>) {
    pto.tpack ins(%a : !pto.tile_buf<mat, 16x32xi32>) outs(%b : !pto.tile_buf<vec, 16x32xi16>)
    return
  }

  func.func @error4(%a: !pto.tile_buf<vec, 16x32xi32>, %b: !pto.tile_buf<vec, 16x32xi16, blayout=col_major, slayout=row_major>) {
    pto.tpack ins(%a : !pto.tile_buf<vec, 16x32xi32>) outs(%b : !pto.tile_buf<vec, 16x32xi16, blayout=col_major, slayout=row_major>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tpack.errors.mlir:6:19: error[PTO0302]: expected i8, i16 or i32 on a5, found f32 in `src`
//| tpack.errors.mlir:11:60: error[PTO0452]: expected elements of 8 bits in `dst`, found i16 (16)
//| tpack.errors.mlir:16:19: error[PTO0303]: expected 16 valid columns as in `dst`, found 32 in `src`
//| tpack.errors.mlir:21:19: error[PTO0304]: expected `src` in vec, found it in mat
//| tpack.errors.mlir:26:60: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found NZ (col_major, row_major, fractal 512)
