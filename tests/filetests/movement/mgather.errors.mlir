// Each rule of pto.mgather, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.partition_tensor_view<0x32xf32>, %b: !pto.tile_buf<vec, 1x32xi32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<0x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error1(%a: !pto.partition_tensor_view<32x32xf16>, %b: !pto.tile_buf<vec, 1x32xi32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf16>, !pto.tile_buf<vec, 1x32xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error2(%a: !pto.partition_tensor_view<32x32xf64>, %b: !pto.tile_buf<vec, 1x32xi32>, %c: !pto.tile_buf<vec, 32x32xf64>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf64>, !pto.tile_buf<vec, 1x32xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf64>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error3(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 1x32xui32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xui32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error4(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<mat, 1x32xi32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<mat, 1x32xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error5(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 1x32xi32>, %c: !pto.tile_buf<left, 32x32xf32, blayout=col_major, slayout=row_major>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%c : !pto.tile_buf<left, 32x32xf32, blayout=col_major, slayout=row_major>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error6(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 16x32xi32, blayout=col_major, slayout=row_major>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 16x32xi32, blayout=col_major, slayout=row_major>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error7(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 1x32xi32>, %c: !pto.tile_buf<vec, 32x32xf32, blayout=col_major, slayout=row_major>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf32, blayout=col_major, slayout=row_major>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error8(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 1x16xi32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x16xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error9(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 1x32xi32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @error10(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.partition_tensor_view<1x32xi32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.partition_tensor_view<1x32xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error11(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 1x32xi32>, %s: !pto.partition_tensor_view<32x32xf32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b, %s : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>, !pto.partition_tensor_view<32x32xf32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error12(%a: !pto.partition_tensor_view<64x32xf16>, %b: !pto.tile_buf<vec, 1x32xi32>, %c: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<64x32xf16>, !pto.tile_buf<vec, 1x32xi32>) outs(%c : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error13(%a: !pto.partition_tensor_view<64x32xf16>, %b: !pto.partition_tensor_view<1x32xi32>, %c: !pto.tile_buf<mat, 32x32xf16>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<64x32xf16>, !pto.partition_tensor_view<1x32xi32>) outs(%c : !pto.tile_buf<mat, 32x32xf16>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error14(%a: !pto.partition_tensor_view<64x32xf16>, %b: !pto.partition_tensor_view<32x32xi32>, %c: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<64x32xf16>, !pto.partition_tensor_view<32x32xi32>) outs(%c : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {coalesce = #pto<coalesce elem>}
    return
  }

  func.func @error15(%a: !pto.partition_tensor_view<64x32xf16>, %b: !pto.partition_tensor_view<1x32xi32>, %s: !pto.partition_tensor_view<32x32xf16>, %c: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {
    pto.mgather ins(%a, %b, %s : !pto.partition_tensor_view<64x32xf16>, !pto.partition_tensor_view<1x32xi32>, !pto.partition_tensor_view<32x32xf16>) outs(%c : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {coalesce = #pto<coalesce row>}
    return
  }

  func.func @error16(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 1x32xi32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {gatherOob = #pto<gather_oob zero>}
    return
  }

  func.func @error17(%a: !pto.partition_tensor_view<32x32xf32>, %b: !pto.tile_buf<vec, 1x32xi32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.mgather ins(%a, %b : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>, gatherOob = #pto<gather_oob skip>}
    return
  }

  func.func @layout(%p: !pto.ptr<f32, gm>, %i: !pto.tile_buf<vec, 1x32xi32>, %t: !pto.tile_buf<vec, 32x32xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    %v = pto.make_tensor_view %p, shape = [%c32, %c32], strides = [%c1, %c32] {layout = #pto.layout<dn>} : !pto.tensor_view<?x?xf32>
    %m = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c32, %c32] : !pto.tensor_view<?x?xf32>
    pto.mgather ins(%m, %i : !pto.partition_tensor_view<32x32xf32>, !pto.tile_buf<vec, 1x32xi32>) outs(%t : !pto.tile_buf<vec, 32x32xf32>) {coalesce = #pto<coalesce row>}
    return
  }
}

// run 1: exit 1
// stderr:
//| mgather.errors.mlir:6:21: error[PTO0412]: extent 0 of dimension 0 of `mem` is not positive
//| mgather.errors.mlir:11:104: error[PTO0301]: expected element type f16 as in `mem`, found f32 in `dst`
//| mgather.errors.mlir:16:21: error[PTO0302]: expected i8, i16, i32, f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ on a5, found f64 in `mem`
//| mgather.errors.mlir:26:25: error[PTO0304]: expected `idx` in vec, found it in mat
//| mgather.errors.mlir:31:104: error[PTO0304]: expected `dst` in vec or mat, found it in left
//| mgather.errors.mlir:36:25: error[PTO0305]: expected `idx` with layout ND (row_major, none_box) or DN (col_major, none_box) on a5, found NZ (col_major, row_major, fractal 512)
//| mgather.errors.mlir:36:25: error[PTO0442]: expected indices in `idx`, one for each row of `dst` (32x32), found 16x32
//| mgather.errors.mlir:41:104: error[PTO0305]: expected `dst` with layout ND (row_major, none_box) on a5, found NZ (col_major, row_major, fractal 512)
//| mgather.errors.mlir:46:25: error[PTO0442]: expected indices in `idx`, one for each row of `dst` (32x32), found 1x16
//| mgather.errors.mlir:51:25: error[PTO0442]: expected indices in `idx`, one for each element of `dst` (32x32), found 1x32
//| mgather.errors.mlir:56:25: error[PTO0444]: expected a tile in `idx`, as `dst` is in vec, found !pto.partition_tensor_view<1x32xi32>
//| mgather.errors.mlir:61:29: error[PTO0444]: `scratch` has no effect, as `dst` is in vec
//| mgather.errors.mlir:66:25: error[PTO0444]: expected a partition view in `idx`, as `dst` is in mat, found !pto.tile_buf<vec, 1x32xi32>
//| mgather.errors.mlir:71:112: error[PTO0444]: expected `dst` with layout NZ (col_major, row_major, fractal 512) in mat, found ND (row_major, none_box)
//| mgather.errors.mlir:76:5: error[PTO0444]: a gather of elements into mat needs `scratch`
//| mgather.errors.mlir:81:29: error[PTO0444]: `scratch` has no effect for a gather of rows
//| mgather.errors.mlir:86:5: error[PTO0205]: pto.mgather expects attribute 'coalesce', row or elem
//| mgather.errors.mlir:91:200: error[PTO0122]: unknown gather oob 'skip', expected undefined, clamp, wrap or zero
//| mgather.errors.mlir:101:21: error[PTO0411]: expected `mem` with layout nd, found dn
