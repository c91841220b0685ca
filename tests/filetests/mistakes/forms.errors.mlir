// A tile that is a value obeys the rules of a buffer: both forms of a kernel get the same verdict.
// RUN: %s --verify
// RUN: %s --verify --strict --diagnostics=short

func.func @buffers(%p: !pto.partition_tensor_view<4x5xf32>) {
  %0 = pto.alloc_tile : !pto.tile_buf<vec, 4x5xf32>
  pto.tload ins(%p : !pto.partition_tensor_view<4x5xf32>) outs(%0 : !pto.tile_buf<vec, 4x5xf32>)
  return
}

func.func @values(%p: !pto.partition_tensor_view<4x5xf32>) {
  %0 = pto.tload %p : (!pto.partition_tensor_view<4x5xf32>) -> !pto.tile_buf<vec, 4x5xf32>
  return
}

func.func @long_buffers(%p: !pto.partition_tensor_view<1x4096xf32>) {
  %0 = pto.alloc_tile : !pto.tile_buf<vec, 1x4096xf32>
  pto.tload ins(%p : !pto.partition_tensor_view<1x4096xf32>) outs(%0 : !pto.tile_buf<vec, 1x4096xf32>)
  return
}

func.func @long_values(%p: !pto.partition_tensor_view<1x4096xf32>) {
  %0 = pto.tload %p : (!pto.partition_tensor_view<1x4096xf32>) -> !pto.tile_buf<vec, 1x4096xf32>
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0306]: a row of 5 f32 elements is 20 bytes, not a multiple of 32
//|  --> forms.errors.mlir:6:8
//|   |
//| 6 |   %0 = pto.alloc_tile : !pto.tile_buf<vec, 4x5xf32>
//|   |        ^^^^^^^^^^^^^^
//|   |
//|   = note: rule: ptoas, verifier
//|   = help: use 8 columns and a valid region of 5
//|
//| error[PTO0306]: a row of 5 f32 elements is 20 bytes, not a multiple of 32
//|   --> forms.errors.mlir:12:8
//|    |
//| 12 |   %0 = pto.tload %p : (!pto.partition_tensor_view<4x5xf32>) -> !pto.tile_buf<vec, 4x5xf32>
//|    |        ^^^^^^^^^
//|    |
//|    = note: rule: ptoas, verifier
//|    = help: use 8 columns and a valid region of 5
//|
//| warning[PTO0310]: the tile has 4096 columns, expected at most 4095 on a3
//|   --> forms.errors.mlir:17:8
//|    |
//| 17 |   %0 = pto.alloc_tile : !pto.tile_buf<vec, 1x4096xf32>
//|    |        ^^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, state-and-types/location-intent-and-legality.md
//|
//| warning[PTO0310]: the tile has 4096 columns, expected at most 4095 on a3
//|   --> forms.errors.mlir:23:8
//|    |
//| 23 |   %0 = pto.tload %p : (!pto.partition_tensor_view<1x4096xf32>) -> !pto.tile_buf<vec, 1x4096xf32>
//|    |        ^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, state-and-types/location-intent-and-legality.md
//|
//| error: 2 errors, 2 warnings
//| note: 'pto-opt --explain PTO0306' shows the rule with examples
// run 2: exit 1
// stderr:
//| forms.errors.mlir:6:8: error[PTO0306]: a row of 5 f32 elements is 20 bytes, not a multiple of 32
//| forms.errors.mlir:12:8: error[PTO0306]: a row of 5 f32 elements is 20 bytes, not a multiple of 32
//| forms.errors.mlir:17:8: error[PTO0310]: the tile has 4096 columns, expected at most 4095 on a3
//| forms.errors.mlir:23:8: error[PTO0310]: the tile has 4096 columns, expected at most 4095 on a3
