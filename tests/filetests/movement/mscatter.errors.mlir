// Each rule of pto.mscatter, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 8x32xi32>, %c: !pto.partition_tensor_view<0xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>) outs(%c : !pto.partition_tensor_view<0xf32>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @error1(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 8x32xi32>, %c: !pto.partition_tensor_view<256xf16>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>) outs(%c : !pto.partition_tensor_view<256xf16>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @error2(%a: !pto.tile_buf<vec, 8x32xf64>, %b: !pto.tile_buf<vec, 8x32xi32>, %c: !pto.partition_tensor_view<256xf64>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf64>, !pto.tile_buf<vec, 8x32xi32>) outs(%c : !pto.partition_tensor_view<256xf64>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @error3(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 8x32xi16>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi16>) outs(%c : !pto.partition_tensor_view<256xf32>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @error4(%a: !pto.tile_buf<mat, 8x32xf32>, %b: !pto.tile_buf<vec, 8x32xi32>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<mat, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>) outs(%c : !pto.partition_tensor_view<256xf32>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @error5(%a: !pto.tile_buf<vec, 16x32xf32, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<vec, 16x32xi32>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 16x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<vec, 16x32xi32>) outs(%c : !pto.partition_tensor_view<256xf32>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @error6(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 16x32xi32, valid=8x32, blayout=col_major, slayout=row_major>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 16x32xi32, valid=8x32, blayout=col_major, slayout=row_major>) outs(%c : !pto.partition_tensor_view<256xf32>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @error7(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 4x32xi32>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 4x32xi32>) outs(%c : !pto.partition_tensor_view<256xf32>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @error8(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 4x32xi32>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 4x32xi32>) outs(%c : !pto.partition_tensor_view<256xf32>)
    return
  }

  func.func @error9(%a: !pto.tile_buf<vec, 8x32xf16>, %b: !pto.tile_buf<vec, 8x32xi32>, %c: !pto.partition_tensor_view<256xf16>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf16>, !pto.tile_buf<vec, 8x32xi32>) outs(%c : !pto.partition_tensor_view<256xf16>) {coalesce = #pto<coalesce elem>, scatterAtomicOp = #pto<scatter_atomic_op max>}
    return
  }

  func.func @error10(%a: !pto.tile_buf<vec, 8x32xi8>, %b: !pto.tile_buf<vec, 8x32xi32>, %c: !pto.partition_tensor_view<256xi8>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xi8>, !pto.tile_buf<vec, 8x32xi32>) outs(%c : !pto.partition_tensor_view<256xi8>) {coalesce = #pto<coalesce elem>, scatterAtomicOp = #pto<scatter_atomic_op add>}
    return
  }

  func.func @error11(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 8x32xi32>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>) outs(%c : !pto.partition_tensor_view<256xf32>) {scatterOob = #pto<scatter_oob skip>}
    return
  }

  func.func @error12(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 8x32xi32>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>) outs(%c : !pto.partition_tensor_view<256xf32>) {scatterAtomicOp = #pto<scatter_atomic_op add>}
    return
  }

  func.func @error13(%a: !pto.tile_buf<vec, 8x32xf32>, %b: !pto.tile_buf<vec, 8x32xi32>, %c: !pto.partition_tensor_view<256xf32>) {
    pto.mscatter ins(%a, %b : !pto.tile_buf<vec, 8x32xf32>, !pto.tile_buf<vec, 8x32xi32>) outs(%c : !pto.partition_tensor_view<256xf32>) {scatterConflict = #pto<scatter_conflict last>}
    return
  }

  func.func @layout(%p: !pto.ptr<f32, gm>, %i: !pto.tile_buf<vec, 1x32xi32>, %t: !pto.tile_buf<vec, 32x32xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %v = pto.make_tensor_view %p, shape = [%c32, %c32], strides = [%c1, %c32] {layout = #pto.layout<dn>} : !pto.tensor_view<?x?xf32>
    %m = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c32, %c32] : !pto.tensor_view<?x?xf32>
    pto.mscatter ins(%t, %i : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%m : !pto.partition_tensor_view<32x32xf32>) {coalesce = #pto<coalesce row>}
    return
  }
}

// run 1: exit 1
// stderr:
//| mscatter.errors.mlir:6:96: error[PTO0412]: extent 0 of dimension 0 of `mem` is not positive
//| mscatter.errors.mlir:11:96: error[PTO0301]: expected element type f32 as in `src`, found f16 in `mem`
//| mscatter.errors.mlir:16:22: error[PTO0302]: expected i8, i16, i32, f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ on a5, found f64 in `src`
//| mscatter.errors.mlir:21:26: error[PTO0302]: expected i32 on a5, found i16 in `idx`
//| mscatter.errors.mlir:26:22: error[PTO0304]: expected `src` in vec, found it in mat
//| mscatter.errors.mlir:31:22: error[PTO0305]: expected `src` with layout ND (row_major, none_box) on a5, found NZ (col_major, row_major, fractal 512)
//| mscatter.errors.mlir:36:26: error[PTO0305]: expected `idx` with layout ND (row_major, none_box) or DN (col_major, none_box) on a5, found NZ (col_major, row_major, fractal 512)
//| mscatter.errors.mlir:41:26: error[PTO0442]: expected indices in `idx`, one for each element of `src` (8x32), found 4x32
//| mscatter.errors.mlir:46:26: error[PTO0442]: expected indices in `idx`, one for each row or each element of `src` (8x32), found 4x32
//| mscatter.errors.mlir:51:171: error[PTO0443]: max needs i32 or f32 in `src` on a5, found f16
//| mscatter.errors.mlir:56:169: error[PTO0443]: add needs i32, f16 or f32 in `src` on a5, found i8
//| mscatter.errors.mlir:61:139: error[PTO0830]: attribute `scatterOob` is given without `coalesce`
//| mscatter.errors.mlir:66:139: error[PTO0830]: attribute `scatterAtomicOp` is given without `coalesce`
//| mscatter.errors.mlir:71:139: error[PTO0830]: attribute `scatterConflict` is given without `coalesce`
//| mscatter.errors.mlir:81:97: error[PTO0411]: expected `mem` with layout nd, found dn
