// Defect g-scale: scales have as many rows as a product needs, and so have tiles in vector memory; columns are whole boxes.
// RUN: %s --diagnostics=short --split-input-file
module attributes {pto.target_arch = "a5"} {
  func.func @scales() {
    %right = pto.alloc_tile : !pto.tile_buf<scaling, 2x64xf8E8M0, blayout=col_major, slayout=col_major, fractal=32>
    %left = pto.alloc_tile : !pto.tile_buf<scaling, 8x2xf8E8M0, slayout=row_major, fractal=32>
    %vector = pto.alloc_tile : !pto.tile_buf<vec, 20x16xf16, blayout=col_major, slayout=row_major>
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @columns() {
    %right = pto.alloc_tile : !pto.tile_buf<scaling, 2x63xf8E8M0, blayout=col_major, slayout=col_major, fractal=32>
    %matrix = pto.alloc_tile : !pto.tile_buf<mat, 20x16xf16, blayout=col_major, slayout=row_major>
    return
  }
}

// run 1: exit 1
// stderr:
//| scaling_boxes.mlir:16:14: error[PTO0307]: 2x63 elements are not divisible into boxes of 16x2
//| scaling_boxes.mlir:17:15: error[PTO0307]: 20x16 elements are not divisible into boxes of 16x16
