// Each rule of pto.tinsert, broken.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tile_buf<vec, 16x16xf16>, %r: index, %k: index, %d: !pto.tile_buf<acc, 32x32xf16, blayout=col_major, slayout=row_major>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<vec, 16x16xf16>, index, index) outs(%d : !pto.tile_buf<acc, 32x32xf16, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @error1(%a: !pto.tile_buf<acc, 32x32xf32>, %r: index, %k: index, %d: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<acc, 32x32xf32>, index, index) outs(%d : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @error2(%a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %r: index, %k: index, %d: !pto.tile_buf<mat, 32x32xf16>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%d : !pto.tile_buf<mat, 32x32xf16>)
    return
  }

  func.func @error3(%a: !pto.tile_buf<vec, 16x16xf16>, %r: index, %k: index, %d: !pto.tile_buf<vec, 32x32xf32>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<vec, 16x16xf16>, index, index) outs(%d : !pto.tile_buf<vec, 32x32xf32>)
    return
  }

  func.func @error4(%a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %r: index, %k: index, %f: !pto.tile_buf<vec, 1x32xi64>, %d: !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index fp %f : !pto.tile_buf<vec, 1x32xi64>) outs(%d : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @error5(%a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %r: index, %k: index, %f: !pto.tile_buf<scaling, 1x32xi64>, %q: i64, %d: !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index fp %f : !pto.tile_buf<scaling, 1x32xi64> pre_quant %q : i64) outs(%d : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @error6(%a: !pto.tile_buf<vec, 16x16xf16>, %r: index, %k: index, %q: i64, %d: !pto.tile_buf<vec, 32x32xf16>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<vec, 16x16xf16>, index, index pre_quant %q : i64) outs(%d : !pto.tile_buf<vec, 32x32xf16>)
    return
  }

  func.func @error7(%a: !pto.tile_buf<vec, 16x16xf16>, %r: index, %k: index, %d: !pto.tile_buf<vec, 32x32xf16>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<vec, 16x16xf16>, index, index) outs(%d : !pto.tile_buf<vec, 32x32xf16>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
    return
  }

  func.func @error8(%a: !pto.tile_buf<vec, 16x16xf16>, %r: index, %k: index, %d: !pto.tile_buf<vec, 32x32xf16>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<vec, 16x16xf16>, index, index) outs(%d : !pto.tile_buf<vec, 32x32xf16>) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}
    return
  }

  func.func @error9(%a: !pto.tile_buf<vec, 64x64xf16>, %r: index, %k: index, %d: !pto.tile_buf<vec, 64x64xf16>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<vec, 64x64xf16>, index, index) outs(%d : !pto.tile_buf<vec, 64x64xf16>) {tinsertMode = #pto.tinsert_mode<split2>}
    return
  }

  func.func @error10(%a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %r: index, %k: index, %d: !pto.tile_buf<mat, 32x32xi32, blayout=col_major, slayout=row_major>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%d : !pto.tile_buf<mat, 32x32xi32, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @error12(%a: !pto.tile_buf<vec, 16x16xf16>, %k: index, %d: !pto.tile_buf<vec, 32x32xf16>) {
    %c24 = arith.constant 24 : index
    pto.tinsert ins(%a, %c24, %k : !pto.tile_buf<vec, 16x16xf16>, index, index) outs(%d : !pto.tile_buf<vec, 32x32xf16>)
    return
  }

  func.func @error13(%a: !pto.tile_buf<vec, 16x16xf16>, %r: index, %d: !pto.tile_buf<vec, 32x32xf16>) {
    %cm1 = arith.constant -1 : index
    pto.tinsert ins(%a, %r, %cm1 : !pto.tile_buf<vec, 16x16xf16>, index, index) outs(%d : !pto.tile_buf<vec, 32x32xf16>)
    return
  }

  func.func @error14(%a: !pto.tile_buf<vec, 64x16xf16>, %r: index, %k: index, %d: !pto.tile_buf<vec, 32x32xf16>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<vec, 64x16xf16>, index, index) outs(%d : !pto.tile_buf<vec, 32x32xf16>)
    return
  }

  func.func @error15(%a: !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %r: index, %k: index, %d: !pto.tile_buf<vec, 32x16xf32>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%d : !pto.tile_buf<vec, 32x16xf32>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_n>}
    return
  }

  func.func @error16(%a: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %r: index, %k: index, %d: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%d : !pto.tile_buf<vec, 16x32xf32>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>}
    return
  }

  func.func @error18(%a: !pto.tile_buf<vec, 16x1xf16, blayout=col_major, slayout=row_major>, %r: index, %k: index, %d: !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<vec, 16x1xf16, blayout=col_major, slayout=row_major>, index, index) outs(%d : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) {tinsertMode = #pto.tinsert_mode<split4>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @error11(%a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %r: index, %k: index, %d: !pto.tile_buf<mat, 32x32xf32, blayout=col_major, slayout=row_major>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%d : !pto.tile_buf<mat, 32x32xf32, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @error17(%a: !pto.tile_buf<vec, 16x16xf16>, %r: index, %k: index, %d: !pto.tile_buf<vec, 32x32xf16>) {
    pto.tinsert ins(%a, %r, %k : !pto.tile_buf<vec, 16x16xf16>, index, index) outs(%d : !pto.tile_buf<vec, 32x32xf16>) {tinsertMode = #pto.tinsert_mode<split2>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @element(%s: !pto.tile_buf<vec, 16x16xi16>, %d: !pto.tile_buf<vec, 32x16xi16>, %i: index) {
    pto.tinsert ins(%s, %i, %i : !pto.tile_buf<vec, 16x16xi16>, index, index) outs(%d : !pto.tile_buf<vec, 32x16xi16>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tinsert.errors.mlir:6:84: error[PTO0420]: no pto.tinsert from vec to acc on a5
//| tinsert.errors.mlir:11:21: error[PTO0421]: expected `src` with layout NZ (col_major, row_major, fractal 1024) or NZ (col_major, row_major, fractal 512) to move from acc to mat on a5, found ND (row_major, none_box)
//| tinsert.errors.mlir:16:136: error[PTO0421]: expected `dst` with layout NZ (col_major, row_major, fractal 512) to move from acc to mat on a5, found ND (row_major, none_box)
//| tinsert.errors.mlir:21:84: error[PTO0423]: expected element type f16 as in `src`, found f32 in `dst`
//| tinsert.errors.mlir:26:133: error[PTO0304]: expected `fp` in scaling, found it in vec
//| tinsert.errors.mlir:31:181: error[PTO0415]: `fp` and `preQuantScalar` exclude each other
//| tinsert.errors.mlir:36:88: error[PTO0416]: `preQuantScalar` needs `src` in acc, found it in vec
//| tinsert.errors.mlir:41:121: error[PTO0416]: `reluPreMode` needs `src` in acc, found it in vec
//| tinsert.errors.mlir:46:121: error[PTO0416]: `accToVecMode` needs `src` in acc, found it in vec
//| tinsert.errors.mlir:51:121: error[PTO0416]: `tinsertMode` needs `dst` in mat, found it in vec
//| tinsert.errors.mlir:56:136: error[PTO0414]: an accumulator of f32 leaves as f16, bf16 or f32 without quantisation on a5, found i32
//| tinsert.errors.mlir:62:25: error[PTO0422]: a subview of 16 rows from row 24 is outside the 32 rows of `dst`
//| tinsert.errors.mlir:68:29: error[PTO0422]: a subview of 16 columns from column -1 is outside the 32 columns of `dst`
//| tinsert.errors.mlir:73:25: error[PTO0422]: a subview of 64 rows is larger than `dst` with its 32
//| tinsert.errors.mlir:78:21: error[PTO0425]: dual_mode_split_n needs columns in multiples of 32, found 16 in `src`
//| tinsert.errors.mlir:83:21: error[PTO0425]: dual_mode_split_m needs rows in multiples of 2, found 1 in `src`
//| tinsert.errors.mlir:88:21: error[PTO0425]: split4 needs columns in multiples of 4, found 1 in `src`
//| tinsert.errors.mlir:97:136: error[PTO0414]: an accumulator of f32 leaves as f16 or bf16 without quantisation on a3, found f32
//| tinsert.errors.mlir:102:121: error[PTO0317]: attribute `tinsertMode` is not available on a3
//| tinsert.errors.mlir:102:121: error[PTO0416]: `tinsertMode` needs `dst` in mat, found it in vec
//| tinsert.errors.mlir:111:21: error[PTO0302]: expected i8, i32, f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.f4E1M2x2, !pto.f4E2M1x2, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ to move from vec to vec on a5, found i16 in `src`
