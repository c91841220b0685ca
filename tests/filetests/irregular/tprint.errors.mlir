// Each rule of pto.tprint, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!tile = !pto.tile_buf<vec, 16x16xf32>

func.func @rules(%a: !tile, %i: index) {
  pto.tprint ins(%i : index)
  pto.tprint ins(%a : !tile) {printFormat = #pto<print_format wide>}
  return
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @element(%a: !pto.tile_buf<vec, 16x16xbf16>) {
    pto.tprint ins(%a : !pto.tile_buf<vec, 16x16xbf16>)
    return
  }

  func.func @memory(%a: !pto.tile_buf<mat, 16x16xf32>) {
    pto.tprint ins(%a : !pto.tile_buf<mat, 16x16xf32>)
    return
  }

  func.func @view(%a: !pto.partition_tensor_view<16x16xf32>, %t: !pto.partition_tensor_view<16x16xf32>) {
    pto.tprint ins(%a, %t : !pto.partition_tensor_view<16x16xf32>, !pto.partition_tensor_view<16x16xf32>)
    return
  }

  func.func @scratch(%a: !pto.tile_buf<acc, 16x16xf32,blayout=col_major, slayout=row_major, fractal=1024>, %t: !pto.partition_tensor_view<16x16xi32>) {
    pto.tprint ins(%a, %t : !pto.tile_buf<acc, 16x16xf32,blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<16x16xi32>)
    return
  }
}

// run 1: exit 1
// stderr:
//| tprint.errors.mlir:7:18: error[PTO0203]: pto.tprint expects a tile buffer, partition view or ranked tensor as operand 'src', found index
//| tprint.errors.mlir:8:63: error[PTO0122]: unknown print format 'wide', expected width8_precision4, width8_precision2 or width10_precision6
//| tprint.errors.mlir:16:20: error[PTO0341]: tiles of i8, i16, i32, f16 or f32 are printed, found bf16 in `src`
//| tprint.errors.mlir:21:20: error[PTO0341]: expected `src` in vec without `tmp` on a3, found it in mat
//| tprint.errors.mlir:26:24: error[PTO0341]: `tmp` has no effect, as `src` is in global memory
//| tprint.errors.mlir:31:24: error[PTO0341]: expected a partition view of f32 in `tmp`, found !pto.partition_tensor_view<16x16xi32>
