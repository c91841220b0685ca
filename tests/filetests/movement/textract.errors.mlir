// Each rule of pto.textract, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!vec = !pto.tile_buf<vec, 32x32xf16>
!mat = !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
!acc = !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!scale = !pto.tile_buf<scaling, 32x32xf16>

func.func @memories(%v: !vec, %m: !mat, %a: !acc, %s: !scale, %i: index) {
  pto.textract ins(%m, %i, %i : !mat, index, index) outs(%v : !vec)
  pto.textract ins(%a, %i, %i : !acc, index, index) outs(%v : !vec)
  pto.textract ins(%m, %i, %i : !mat, index, index) outs(%s : !scale)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @memories(%v: !vec, %m: !mat, %i: index) {
    pto.textract ins(%v, %i, %i : !vec, index, index) outs(%m : !mat)
    return
  }
}

// -----

!mat = !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
!l3 = !pto.tile_buf<left, 16x16xf16>
!l5 = !pto.tile_buf<left, 16x16xf16, blayout=col_major>
!rz = !pto.tile_buf<right, 16x16xf16, slayout=row_major>
!acc = !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!out = !pto.tile_buf<mat, 32x32xf32>
!vec = !pto.tile_buf<vec, 32x32xf16>
!dn = !pto.tile_buf<vec, 16x16xf16, blayout=col_major>

func.func @layouts(%m: !mat, %l: !l5, %r: !rz, %a: !acc, %o: !out, %v: !vec, %d: !dn, %i: index) {
  pto.textract ins(%m, %i, %i : !mat, index, index) outs(%l : !l5)
  pto.textract ins(%m, %i, %i : !mat, index, index) outs(%r : !rz)
  pto.textract ins(%a, %i, %i : !acc, index, index) outs(%o : !out)
  pto.textract ins(%v, %i, %i : !vec, index, index) outs(%d : !dn)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @layouts(%m: !mat, %l: !l3, %i: index) {
    pto.textract ins(%m, %i, %i : !mat, index, index) outs(%l : !l3)
    return
  }
}

// -----

!vec = !pto.tile_buf<vec, 32x32xf16>
!other = !pto.tile_buf<vec, 32x32xbf16>
!long = !pto.tile_buf<vec, 32x32xi64>
!f8 = !pto.tile_buf<vec, 32x32xf8E5M2>

func.func @types(%v: !vec, %w: !other, %x: !long, %y: !f8, %i: index) {
  pto.textract ins(%v, %i, %i : !vec, index, index) outs(%w : !other)
  pto.textract ins(%x, %i, %i : !long, index, index) outs(%x : !long)
  pto.textract ins(%y, %i, %i : !f8, index, index) outs(%y : !f8)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @types(%x: !long, %i: index) {
    pto.textract ins(%x, %i, %i : !long, index, index) outs(%x : !long)
    return
  }
}

// -----

!acc = !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!mat8 = !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>
!matf = !pto.tile_buf<mat, 32x32xf32, blayout=col_major, slayout=row_major>
!vec = !pto.tile_buf<vec, 32x32xf32>
!fp = !pto.tile_buf<scaling, 1x32xi64>

func.func @quantisation(%a: !acc, %q: !mat8, %m: !matf, %v: !vec, %fp: !fp, %s: i64, %i: index) {
  pto.textract ins(%a, %i, %i : !acc, index, index fp %v : !vec) outs(%q : !mat8)
  pto.textract ins(%a, %i, %i, %s : !acc, index, index, i64 fp %fp : !fp) outs(%q : !mat8)
  pto.textract ins(%v, %i, %i : !vec, index, index fp %fp : !fp) outs(%v : !vec)
  pto.textract ins(%v, %i, %i, %s : !vec, index, index, i64) outs(%v : !vec)
  pto.textract ins(%v, %i, %i : !vec, index, index) outs(%v : !vec) {reluPreMode = #pto<relu_pre_mode normal_relu>}
  pto.textract ins(%v, %i, %i : !vec, index, index) outs(%v : !vec) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>}
  pto.textract ins(%a, %i, %i : !acc, index, index) outs(%q : !mat8)
  pto.textract ins(%a, %i, %i, %s : !acc, index, index, i64) outs(%m : !matf)
  return
}

// -----

!vec = !pto.tile_buf<vec, 32x32xf16>
!part = !pto.tile_buf<vec, 16x16xf16>

func.func @window(%v: !vec, %p: !part, %i: index) {
  %minus = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c17 = arith.constant 17 : index
  pto.textract ins(%v, %c17, %c0 : !vec, index, index) outs(%p : !part)
  pto.textract ins(%v, %c0, %c17 : !vec, index, index) outs(%p : !part)
  pto.textract ins(%v, %minus, %c17 : !vec, index, index) outs(%p : !part)
  pto.textract ins(%p, %c0, %c0 : !part, index, index) outs(%v : !vec)
  // From anywhere.
  pto.textract ins(%p, %i, %i : !part, index, index) outs(%v : !vec)
  return
}

// -----

!acc = !pto.tile_buf<acc, 32x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!vec = !pto.tile_buf<vec, 32x16xf32>

module attributes {pto.target_arch = "a5"} {
  func.func @columns(%a: !acc, %v: !vec, %i: index) {
    pto.textract ins(%a, %i, %i : !acc, index, index) outs(%v : !vec) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_n>}
    return
  }
}

// -----

!vec = !pto.tile_buf<vec, 32x32xf16>

func.func @kinds(%v: !vec, %i: index, %s: i64) {
  pto.textract ins(%v, %s, %i : !vec, i64, index) outs(%v : !vec)
  pto.textract ins(%v, %i, %i, %i : !vec, index, index, index) outs(%v : !vec)
  pto.textract ins(%v, %i, %i : !vec, index, index) outs(%i : index)
  "pto.textract"(%v, %i, %v) {operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0>} : (!vec, index, !vec) -> ()
  return
}

// -----

!vec = !pto.tile_buf<vec, 32x32xf16>

func.func @two(%v: !vec, %i: index) {
  pto.textract ins(%v, %i : !vec, index) outs(%v : !vec)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%a: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %r: index, %c: index, %b: !pto.tile_buf<vec, 1x32xf32>) {
    pto.textract ins(%a, %r, %c : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%b : !pto.tile_buf<vec, 1x32xf32>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>}
    return
  }
}

// run 1: exit 1
// stderr:
//| textract.errors.mlir:10:58: error[PTO0420]: no pto.textract from mat to vec on a3
//| textract.errors.mlir:11:58: error[PTO0420]: no pto.textract from acc to vec on a3
//| textract.errors.mlir:12:58: error[PTO0420]: no pto.textract from mat to scaling on a3
//| textract.errors.mlir:35:58: error[PTO0421]: expected `dst` with layout ZZ (row_major, row_major, fractal 512) to move from mat to left on a3, found DN (col_major, none_box)
//| textract.errors.mlir:36:58: error[PTO0421]: expected `dst` with layout ZN (row_major, col_major, fractal 512) to move from mat to right on a3, found ZZ (row_major, row_major, fractal 512)
//| textract.errors.mlir:37:58: error[PTO0421]: expected `dst` with layout NZ (col_major, row_major, fractal 512) to move from acc to mat on a3, found ND (row_major, none_box)
//| textract.errors.mlir:38:58: error[PTO0421]: expected `dst` with layout ND (row_major, none_box) as in `src`, found DN (col_major, none_box)
//| textract.errors.mlir:44:60: error[PTO0421]: expected `dst` with layout NZ (col_major, row_major, fractal 512) to move from mat to left on a5, found ND (row_major, none_box)
//| textract.errors.mlir:57:58: error[PTO0423]: expected element type f16 as in `src`, found bf16 in `dst`
//| textract.errors.mlir:58:59: error[PTO0302]: expected i8, f16, bf16 or f32 on a3, found i64 in `dst`
//| textract.errors.mlir:59:57: error[PTO0302]: expected i8, f16, bf16 or f32 on a3, found f8E5M2 in `dst`
//| textract.errors.mlir:65:61: error[PTO0302]: expected i8, f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.f4E1M2x2, !pto.f4E2M1x2, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ on a5, found i64 in `dst`
//| textract.errors.mlir:79:55: error[PTO0304]: expected `fp` in scaling, found it in vec
//| textract.errors.mlir:80:32: error[PTO0415]: `fp` and `preQuantScalar` exclude each other
//| textract.errors.mlir:81:55: error[PTO0416]: `fp` needs `src` in acc, found it in vec
//| textract.errors.mlir:82:32: error[PTO0416]: `preQuantScalar` needs `src` in acc, found it in vec
//| textract.errors.mlir:83:70: error[PTO0416]: `reluPreMode` needs `src` in acc, found it in vec
//| textract.errors.mlir:84:70: error[PTO0317]: attribute `accToVecMode` is not available on a3
//| textract.errors.mlir:84:70: error[PTO0416]: `accToVecMode` needs `src` in acc, found it in vec
//| textract.errors.mlir:85:58: error[PTO0414]: an accumulator of f32 leaves as f16 or bf16 without quantisation on a3, found i8
//| textract.errors.mlir:86:67: error[PTO0414]: an accumulator of f32 leaves as i8 with quantisation on a3, found f32
//| textract.errors.mlir:99:24: error[PTO0422]: a subview of 16 rows from row 17 is outside the 32 rows of `src`
//| textract.errors.mlir:100:29: error[PTO0422]: a subview of 16 columns from column 17 is outside the 32 columns of `src`
//| textract.errors.mlir:101:24: error[PTO0422]: a subview of 16 rows from row -1 is outside the 32 rows of `src`
//| textract.errors.mlir:101:32: error[PTO0422]: a subview of 16 columns from column 17 is outside the 32 columns of `src`
//| textract.errors.mlir:102:24: error[PTO0422]: a subview of 32 rows from row 0 is outside the 16 rows of `src`
//| textract.errors.mlir:102:29: error[PTO0422]: a subview of 32 columns from column 0 is outside the 16 columns of `src`
//| textract.errors.mlir:104:24: error[PTO0422]: a subview of 32 rows is larger than `src` with its 16
//| textract.errors.mlir:104:28: error[PTO0422]: a subview of 32 columns is larger than `src` with its 16
//| textract.errors.mlir:115:22: error[PTO0425]: dual_mode_split_n needs columns in multiples of 32, found 16 in `src`
//| textract.errors.mlir:125:24: error[PTO0203]: pto.textract expects an index as operand 'indexRow', found i64
//| textract.errors.mlir:126:32: error[PTO0203]: pto.textract expects an i64 as operand 'preQuantScalar', found index
//| textract.errors.mlir:126:32: error[PTO0416]: `preQuantScalar` needs `src` in acc, found it in vec
//| textract.errors.mlir:127:58: error[PTO0203]: pto.textract expects a tile buffer as operand 'dst', found index
//| textract.errors.mlir:128:31: error[PTO0208]: pto.textract cannot have 0 values for operand 'indexCol'
//| textract.errors.mlir:137:27: error[PTO0005]: expected ',', found ':'
//| textract.errors.mlir:145:22: error[PTO0425]: dual_mode_split_m needs rows in multiples of 2, found 1 in `src`
