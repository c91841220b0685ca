// Each rule of pto.tprefetch, broken.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%a: !pto.partition_tensor_view<0x16xf16>, %b: !pto.tile_buf<vec, 16x16xf16>) {
    pto.tprefetch ins(%a : !pto.partition_tensor_view<0x16xf16>) outs(%b : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @error2(%a: !pto.partition_tensor_view<16x16xf16>, %b: !pto.tile_buf<vec, 16x16xf32>) {
    pto.tprefetch ins(%a : !pto.partition_tensor_view<16x16xf16>) outs(%b : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @error3(%a: !pto.partition_tensor_view<16x16xf16>, %b: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>) {
    pto.tprefetch ins(%a : !pto.partition_tensor_view<16x16xf16>) outs(%b : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>)
    return
  }

  func.func @error4(%a: !pto.partition_tensor_view<16x16xf16>, %b: !pto.tile_buf<vec, 16x32xf16>) {
    pto.tprefetch ins(%a : !pto.partition_tensor_view<16x16xf16>) outs(%b : !pto.tile_buf<vec, 16x32xf16>)
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @error1(%a: !pto.partition_tensor_view<16x16xf64>, %b: !pto.tile_buf<vec, 16x16xf64>) {
    pto.tprefetch ins(%a : !pto.partition_tensor_view<16x16xf64>) outs(%b : !pto.tile_buf<vec, 16x16xf64>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tprefetch.errors.mlir:6:23: error[PTO0412]: extent 0 of dimension 0 of `src` is not positive
//| tprefetch.errors.mlir:11:72: error[PTO0410]: expected elements of 2 bytes as in `src` (f16), found f32 of 4 bytes in `dst`
//| tprefetch.errors.mlir:16:72: error[PTO0304]: expected `dst` in vec or mat, found it in left
//| tprefetch.errors.mlir:21:72: error[PTO0413]: expected 256 valid elements in `dst` as in `src`, found 512 (16x32)
//| tprefetch.errors.mlir:30:72: error[PTO0302]: expected i8, i16, i32, i64, f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.hif8x2, !pto.f8E8M0, !pto.f4E1M2x2, !pto.f4E2M1x2, !pto.bf16x2, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ on a5, found f64 in `dst`
