// Moves of exponents to ZZ, which are given scratch.
// RUN: %s --verify --pto-arch=a5
// RUN: %s --verify --diagnostics=short --pto-arch=a3 -W=none

module {
  func.func @columns(%s: !pto.tile_buf<vec, 16x32xui8>, %t: !pto.tile_buf<vec, 1x96xui8>, %d: !pto.tile_buf<vec, 16x32xui8, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x32xui8>, %t : !pto.tile_buf<vec, 1x96xui8>) outs(%d : !pto.tile_buf<vec, 16x32xui8, slayout=row_major>)
    return
  }

  func.func @hif8(%s: !pto.tile_buf<vec, 16x32x!pto.hif8>, %t: !pto.tile_buf<vec, 1x96x!pto.hif8>, %d: !pto.tile_buf<vec, 16x32x!pto.hif8, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x32x!pto.hif8>, %t : !pto.tile_buf<vec, 1x96x!pto.hif8>) outs(%d : !pto.tile_buf<vec, 16x32x!pto.hif8, slayout=row_major>)
    return
  }

  func.func @e8m0(%s: !pto.tile_buf<vec, 32x32x!pto.f8E8M0>, %t: !pto.tile_buf<vec, 1x128x!pto.f8E8M0>, %d: !pto.tile_buf<vec, 32x32x!pto.f8E8M0, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 32x32x!pto.f8E8M0>, %t : !pto.tile_buf<vec, 1x128x!pto.f8E8M0>) outs(%d : !pto.tile_buf<vec, 32x32x!pto.f8E8M0, slayout=row_major>) {grpAxis = #pto<mx_group_axis axis1>}
    return
  }

  func.func @rows(%s: !pto.tile_buf<vec, 2x32xui8>, %t: !pto.tile_buf<vec, 1x32xui8>, %d: !pto.tile_buf<vec, 2x32xui8, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 2x32xui8>, %t : !pto.tile_buf<vec, 1x32xui8>) outs(%d : !pto.tile_buf<vec, 2x32xui8, slayout=row_major>) {grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @dynamic(%s: !pto.tile_buf<vec, 16x32xui8, valid=?x?>, %t: !pto.tile_buf<vec, 1x96xui8>, %d: !pto.tile_buf<vec, 16x32xui8, valid=?x?, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x32xui8, valid=?x?>, %t : !pto.tile_buf<vec, 1x96xui8>) outs(%d : !pto.tile_buf<vec, 16x32xui8, valid=?x?, slayout=row_major>)
    return
  }

  // As many elements in another shape.
  func.func @reshaped(%s: !pto.tile_buf<vec, 16x64xui8, valid=16x32>, %t: !pto.tile_buf<vec, 1x128xui8>, %d: !pto.tile_buf<vec, 32x32xui8, valid=16x32, slayout=row_major>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x64xui8, valid=16x32>, %t : !pto.tile_buf<vec, 1x128xui8>) outs(%d : !pto.tile_buf<vec, 32x32xui8, valid=16x32, slayout=row_major>)
    return
  }

  // Physical extents of moves inside of vector memory are free on a5.
  func.func @extents(%s: !pto.tile_buf<vec, 16x64xf32, valid=16x32>, %d: !pto.tile_buf<vec, 16x32xf32>) {
    pto.tmov ins(%s : !pto.tile_buf<vec, 16x64xf32, valid=16x32>) outs(%d : !pto.tile_buf<vec, 16x32xf32>)
    return
  }
}

// run 1: exit 0
// run 2: exit 1
// stderr:
//| tmov.zigzag.mlir:7:54: error[PTO0454]: a move to ZZ, which is given scratch, is not available on a3
//| tmov.zigzag.mlir:12:18: error[PTO0302]: expected i1, i8, i16, i32, i64, f16, bf16, f32, f64 or index on a3, found !pto.hif8 in `src`
//| tmov.zigzag.mlir:17:18: error[PTO0302]: expected i1, i8, i16, i32, i64, f16, bf16, f32, f64 or index on a3, found !pto.f8E8M0 in `src`
//| tmov.zigzag.mlir:17:175: error[PTO0317]: attribute `grpAxis` is not available on a3
//| tmov.zigzag.mlir:22:53: error[PTO0454]: a move to ZZ, which is given scratch, is not available on a3
//| tmov.zigzag.mlir:22:148: error[PTO0317]: attribute `grpAxis` is not available on a3
//| tmov.zigzag.mlir:27:65: error[PTO0454]: a move to ZZ, which is given scratch, is not available on a3
//| tmov.zigzag.mlir:33:67: error[PTO0454]: a move to ZZ, which is given scratch, is not available on a3
//| tmov.zigzag.mlir:33:108: error[PTO0424]: expected 16x64 elements as in `src`, found 32x32 in `dst`
//| tmov.zigzag.mlir:39:72: error[PTO0424]: expected 16x64 elements as in `src`, found 16x32 in `dst`
