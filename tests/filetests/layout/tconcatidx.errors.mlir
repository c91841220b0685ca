// Each rule of pto.tconcatidx, broken.
// RUN: %s --diagnostics=short --split-input-file

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tile_buf<vec, 8x16xf32>, %b: !pto.tile_buf<vec, 8x16xf16>, %c: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %d: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %e: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tconcatidx ins(%a, %b, %c, %d : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>) outs(%e : !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @error1(%a: !pto.tile_buf<vec, 8x16xf64>, %b: !pto.tile_buf<vec, 8x16xf64>, %c: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %d: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %e: !pto.tile_buf<vec, 8x16xf64>) {
    pto.tconcatidx ins(%a, %b, %c, %d : !pto.tile_buf<vec, 8x16xf64>, !pto.tile_buf<vec, 8x16xf64>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>) outs(%e : !pto.tile_buf<vec, 8x16xf64>)
    return
  }

  func.func @error2(%a: !pto.tile_buf<vec, 8x16xf32>, %b: !pto.tile_buf<vec, 8x16xf32>, %c: !pto.tile_buf<vec, 8x8xi16>, %d: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %e: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tconcatidx ins(%a, %b, %c, %d : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xi16>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>) outs(%e : !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @error3(%a: !pto.tile_buf<vec, 8x16xf32>, %b: !pto.tile_buf<vec, 4x16xf32>, %c: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %d: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %e: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tconcatidx ins(%a, %b, %c, %d : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 4x16xf32>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>) outs(%e : !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @error4(%a: !pto.tile_buf<vec, 8x16xf32>, %b: !pto.tile_buf<vec, 8x16xf32>, %c: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %d: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %e: !pto.tile_buf<mat, 8x16xf32>) {
    pto.tconcatidx ins(%a, %b, %c, %d : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>) outs(%e : !pto.tile_buf<mat, 8x16xf32>)
    return
  }

  func.func @error5(%a: !pto.tile_buf<vec, 8x16xf32>, %b: !pto.tile_buf<vec, 8x16xf32>, %c: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %d: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %e: !pto.tile_buf<vec, 16x16xf32, valid=8x16, blayout=col_major, slayout=row_major>) {
    pto.tconcatidx ins(%a, %b, %c, %d : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>) outs(%e : !pto.tile_buf<vec, 16x16xf32, valid=8x16, blayout=col_major, slayout=row_major>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @empty(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !pto.tile_buf<vec, 16x16xf32>, %i: !pto.tile_buf<vec, 16x8xi32, valid=16x0>, %j: !pto.tile_buf<vec, 16x8xi32>, %d: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tconcatidx ins(%a, %b, %i, %j : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xi32, valid=16x0>, !pto.tile_buf<vec, 16x8xi32>) outs(%d : !pto.tile_buf<vec, 16x32xf32>)
    return
  }

  func.func @index_types(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !pto.tile_buf<vec, 16x16xf32>, %i: !pto.tile_buf<vec, 16x16xi16>, %j: !pto.tile_buf<vec, 16x8xi32>, %d: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tconcatidx ins(%a, %b, %i, %j : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x8xi32>) outs(%d : !pto.tile_buf<vec, 16x32xf32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tconcatidx.errors.mlir:6:28: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| tconcatidx.errors.mlir:11:24: error[PTO0302]: expected i8, i16, i32, f16, bf16 or f32 on a5, found f64 in `src0`
//| tconcatidx.errors.mlir:16:36: error[PTO0301]: expected element type i16 as in `src0Idx`, found i32 in `src1Idx`
//| tconcatidx.errors.mlir:21:28: error[PTO0303]: expected 8 valid rows as in `dst`, found 4 in `src1`
//| tconcatidx.errors.mlir:26:186: error[PTO0304]: expected `dst` in vec, found it in mat
//| tconcatidx.errors.mlir:31:186: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), found NZ (col_major, row_major, fractal 512)
//| tconcatidx.errors.mlir:40:32: error[PTO0313]: valid region of `src0Idx` is empty: 16x0
//| tconcatidx.errors.mlir:45:36: error[PTO0301]: expected element type i16 as in `src0Idx`, found i32 in `src1Idx`
