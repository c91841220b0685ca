// Each rule of pto.tmov, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!vec = !pto.tile_buf<vec, 16x16xf16>
!mat = !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
!left = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!right = !pto.tile_buf<right, 16x16xf16, slayout=col_major>

// Vector memory to L1 is of a5.
func.func @memories(%v: !vec, %m: !mat, %l: !left, %r: !right) {
  pto.tmov ins(%v : !vec) outs(%m : !mat)
  pto.tmov ins(%l : !left) outs(%r : !right)
  pto.tmov ins(%m : !mat) outs(%v : !vec)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @memories(%v: !vec, %m: !mat) {
    pto.tmov ins(%m : !mat) outs(%v : !vec)
    return
  }
}

// -----

!mat = !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
!l3 = !pto.tile_buf<left, 16x16xf16>
!l5 = !pto.tile_buf<left, 16x16xf16, blayout=col_major>
!rz = !pto.tile_buf<right, 16x16xf16, slayout=row_major>
!nd = !pto.tile_buf<acc, 16x16xf32>
!out = !pto.tile_buf<mat, 16x16xf32>

func.func @layouts(%m: !mat, %l: !l5, %r: !rz, %a: !nd, %o: !out) {
  pto.tmov ins(%m : !mat) outs(%l : !l5)
  pto.tmov ins(%m : !mat) outs(%r : !rz)
  pto.tmov ins(%a : !nd) outs(%o : !out)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @layouts(%m: !mat, %l: !l3) {
    pto.tmov ins(%m : !mat) outs(%l : !l3)
    return
  }
}

// -----

!mat = !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
!type = !pto.tile_buf<left, 16x16xbf16, slayout=row_major>
!size = !pto.tile_buf<left, 32x16xf16, slayout=row_major>
!vec = !pto.tile_buf<vec, 16x16xf16>
!vecb = !pto.tile_buf<vec, 16x32xf16>

func.func @copies(%m: !mat, %t: !type, %s: !size, %v: !vec, %w: !vecb) {
  pto.tmov ins(%m : !mat) outs(%t : !type)
  pto.tmov ins(%m : !mat) outs(%s : !size)
  pto.tmov ins(%v : !vec) outs(%w : !vecb)
  return
}

// -----

!acc = !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!acci = !pto.tile_buf<acc, 32x32xi32, blayout=col_major, slayout=row_major, fractal=1024>
!mat = !pto.tile_buf<mat, 32x32xf32>
!mat8 = !pto.tile_buf<mat, 32x32xi8>
!vec = !pto.tile_buf<vec, 32x32xf32>
!fp = !pto.tile_buf<scaling, 1x32xi64>

func.func @quantisation(%a: !acc, %i: !acci, %m: !mat, %q: !mat8, %v: !vec, %fp: !fp, %s: i64) {
  pto.tmov ins(%a : !acc, %fp : !fp, %s : i64) outs(%q : !mat8)
  pto.tmov ins(%v : !vec, %s : i64) outs(%v : !vec)
  pto.tmov ins(%v : !vec) outs(%v : !vec) {reluPreMode = #pto<relu_pre_mode normal_relu>}
  pto.tmov ins(%v : !vec) outs(%v : !vec) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_n>}
  pto.tmov ins(%a : !acc) outs(%q : !mat8)
  pto.tmov ins(%a : !acc, %s : i64) outs(%m : !mat)
  pto.tmov ins(%i : !acci) outs(%m : !mat)
  return
}

// -----

!vec = !pto.tile_buf<vec, 32x32xf32>

func.func @attributes(%v: !vec) {
  pto.tmov ins(%v : !vec) outs(%v : !vec) {grpAxis = #pto<mx_group_axis axis0>}
  pto.tmov ins(%v : !vec) outs(%v : !vec) {grpAxis = axis2, accToVecMode = split_m, reluPreMode = "none_relu"}
  return
}

// -----

!vec = !pto.tile_buf<vec, 32x32xf32>

func.func @kinds(%v: !vec, %n: index, %i: i32) {
  pto.tmov ins(%v : !vec, %n : index) outs(%v : !vec)
  pto.tmov ins(%v : !vec, %v : !vec, %i : i32) outs(%v : !vec)
  pto.tmov ins(%v : !vec) outs(%n : index)
  "pto.tmov"(%v) {operandSegmentSizes = array<i32: 1, 0, 0, 0>} : (!vec) -> ()
  return
}

// -----

!vec = !pto.tile_buf<vec, 32x32xf32>

func.func @four(%v: !vec, %s: i64) {
  pto.tmov ins(%v : !vec, %v : !vec, %s : i64, %s : i64) outs(%v : !vec)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%a: !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %f: !pto.tile_buf<vec, 1x32xi64>, %b: !pto.tile_buf<mat, 16x32xi8, blayout=col_major, slayout=row_major>) {
    pto.tmov ins(%a : !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %f : !pto.tile_buf<vec, 1x32xi64>) outs(%b : !pto.tile_buf<mat, 16x32xi8, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @more1(%a: !pto.tile_buf<vec, 16x32xf16>, %f: !pto.tile_buf<scaling, 1x32xi64>, %b: !pto.tile_buf<vec, 16x32xf16, slayout=row_major>) {
    pto.tmov ins(%a : !pto.tile_buf<vec, 16x32xf16>, %f : !pto.tile_buf<scaling, 1x32xi64>) outs(%b : !pto.tile_buf<vec, 16x32xf16, slayout=row_major>)
    return
  }

  func.func @more2(%a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.tile_buf<vec, 16x8xf32>) {
    pto.tmov ins(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%b : !pto.tile_buf<vec, 16x8xf32>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_n>}
    return
  }

  func.func @more3(%a: !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.tile_buf<vec, 1x32xf32>) {
    pto.tmov ins(%a : !pto.tile_buf<acc, 1x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%b : !pto.tile_buf<vec, 1x32xf32>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%a: !pto.tile_buf<mat, 1x16xf16>, %b: !pto.tile_buf<bias, 1x32xf32>) {
    pto.tmov ins(%a : !pto.tile_buf<mat, 1x16xf16>) outs(%b : !pto.tile_buf<bias, 1x32xf32>)
    return
  }

  func.func @more1(%a: !pto.tile_buf<mat, 1x16xi64>, %b: !pto.tile_buf<scaling, 1x32xi64>) {
    pto.tmov ins(%a : !pto.tile_buf<mat, 1x16xi64>) outs(%b : !pto.tile_buf<scaling, 1x32xi64>)
    return
  }
}

// -----

// Elements of low precision are of a5.
func.func @low_precision(%a: !pto.tile_buf<vec, 16x32xf8E5M2>) {
  pto.tmov ins(%a : !pto.tile_buf<vec, 16x32xf8E5M2>) outs(%a : !pto.tile_buf<vec, 16x32xf8E5M2>)
  return
}

// run 1: exit 1
// stderr:
//| tmov.errors.mlir:11:32: error[PTO0420]: no pto.tmov from vec to mat on a3
//| tmov.errors.mlir:12:33: error[PTO0420]: no pto.tmov from left to right on a3
//| tmov.errors.mlir:13:32: error[PTO0420]: no pto.tmov from mat to vec on a3
//| tmov.errors.mlir:19:34: error[PTO0420]: no pto.tmov from mat to vec on a5
//| tmov.errors.mlir:34:32: error[PTO0421]: expected `dst` with layout ZZ (row_major, row_major, fractal 512) to move from mat to left on a3, found DN (col_major, none_box)
//| tmov.errors.mlir:35:32: error[PTO0421]: expected `dst` with layout ZN (row_major, col_major, fractal 512) to move from mat to right on a3, found ZZ (row_major, row_major, fractal 512)
//| tmov.errors.mlir:36:16: error[PTO0421]: expected `src` with layout NZ (col_major, row_major, fractal 1024) or NZ (col_major, row_major, fractal 512) to move from acc to mat on a3, found ND (row_major, none_box)
//| tmov.errors.mlir:42:34: error[PTO0421]: expected `dst` with layout NZ (col_major, row_major, fractal 512) to move from mat to left on a5, found ND (row_major, none_box)
//| tmov.errors.mlir:56:32: error[PTO0423]: expected element type f16 as in `src`, found bf16 in `dst`
//| tmov.errors.mlir:57:32: error[PTO0424]: expected 16x16 elements as in `src`, found 32x16 in `dst`
//| tmov.errors.mlir:58:32: error[PTO0424]: expected 16x16 elements as in `src`, found 16x32 in `dst`
//| tmov.errors.mlir:72:38: error[PTO0415]: `fp` and `preQuantScalar` exclude each other
//| tmov.errors.mlir:73:27: error[PTO0416]: `preQuantScalar` needs `src` in acc, found it in vec
//| tmov.errors.mlir:74:44: error[PTO0416]: `reluPreMode` needs `src` in acc, found it in vec
//| tmov.errors.mlir:75:44: error[PTO0416]: `accToVecMode` needs `src` in acc, found it in vec
//| tmov.errors.mlir:76:32: error[PTO0414]: an accumulator of f32 leaves as f16, bf16 or f32 without quantisation on a3, found i8
//| tmov.errors.mlir:77:42: error[PTO0414]: an accumulator of f32 leaves as i8 with quantisation on a3, found f32
//| tmov.errors.mlir:78:33: error[PTO0414]: an accumulator of i32 leaves as i32, f16 or bf16 without quantisation on a3, found f32
//| tmov.errors.mlir:87:44: error[PTO0317]: attribute `grpAxis` is not available on a3
//| tmov.errors.mlir:87:44: error[PTO0454]: `grpAxis` is of moves to ZZ, which are given scratch in vec
//| tmov.errors.mlir:88:54: error[PTO0122]: unknown mx group axis 'axis2', expected axis0 or axis1
//| tmov.errors.mlir:88:76: error[PTO0122]: unknown acc to vec mode 'split_m', expected single_mode_vec0, single_mode_vec1, dual_mode_split_m or dual_mode_split_n
//| tmov.errors.mlir:88:99: error[PTO0122]: unknown relu pre mode 'none_relu', expected no_relu, normal_relu, scalar_relu, vector_relu or pwl
//| tmov.errors.mlir:97:27: error[PTO0203]: pto.tmov expects a tile buffer as operand 'fp', found index
//| tmov.errors.mlir:98:38: error[PTO0203]: pto.tmov expects an i64 as operand 'preQuantScalar', found i32
//| tmov.errors.mlir:98:38: error[PTO0415]: `fp` and `preQuantScalar` exclude each other
//| tmov.errors.mlir:98:38: error[PTO0416]: `preQuantScalar` needs `src` in acc, found it in vec
//| tmov.errors.mlir:98:53: error[PTO0454]: a move to ZZ, which is given scratch, is not available on a3
//| tmov.errors.mlir:99:32: error[PTO0203]: pto.tmov expects a tile buffer as operand 'dst', found index
//| tmov.errors.mlir:100:19: error[PTO0208]: pto.tmov cannot have 0 values for operand 'dst'
//| tmov.errors.mlir:109:46: error[PTO0005]: expected ')', found ','
//| tmov.errors.mlir:117:106: error[PTO0304]: expected `fp` in scaling, found it in vec
//| tmov.errors.mlir:122:54: error[PTO0304]: expected `fp` in vec, found it in scaling
//| tmov.errors.mlir:127:18: error[PTO0425]: dual_mode_split_n needs columns in multiples of 32, found 16 in `src`
//| tmov.errors.mlir:132:18: error[PTO0425]: dual_mode_split_m needs rows in multiples of 2, found 1 in `src`
//| tmov.errors.mlir:141:58: error[PTO0424]: expected 1x16 elements as in `src`, found 1x32 in `dst`
//| tmov.errors.mlir:146:58: error[PTO0424]: expected 1x16 elements as in `src`, found 1x32 in `dst`
//| tmov.errors.mlir:155:16: error[PTO0302]: expected i1, i8, i16, i32, i64, f16, bf16, f32, f64 or index on a3, found f8E5M2 in `src`
