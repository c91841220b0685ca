// The block layout of a tile in left memory is that of the target, whether a tool is told it, the module names it, or it is the
// default. A layout that no target has stays as written.
// RUN: %s
// RUN: %s --pto-arch=a3
// RUN: %s --pto-arch=a5

func.func private @left(
  !pto.tile_buf<left, 16x16xf16, slayout=row_major>,
  !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>,
  !pto.tile_buf<loc=left, dtype=f16, rows=16, cols=16, v_row=16, v_col=16, blayout=row_major, slayout=row_major, fractal=512, pad=0>,
  !pto.multi_tile_buf<left, 16x16xf16, slayout=row_major, count=2>)

module attributes {pto.target_arch = "a5"} {
  func.func private @named(!pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<left, 16x16xf16>)
}

func.func private @others(
  !pto.tile_buf<mat, 16x16xf16, slayout=row_major>,
  !pto.tile_buf<right, 16x16xf16, blayout=col_major, slayout=row_major>)

// run 1: exit 0
// stdout:
//| module {
//|   func.func private @left(!pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.multi_tile_buf<!pto.tile_buf<left, 16x16xf16, slayout=row_major>, count=2>)
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func private @named(!pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x16xf16>)
//|   }
//|   func.func private @others(!pto.tile_buf<mat, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, blayout=col_major, slayout=row_major>)
//| }
// run 2: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func private @left(!pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.multi_tile_buf<!pto.tile_buf<left, 16x16xf16, slayout=row_major>, count=2>)
//|   module attributes {pto.target_arch = "a3"} {
//|     func.func private @named(!pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<left, 16x16xf16>)
//|   }
//|   func.func private @others(!pto.tile_buf<mat, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, blayout=col_major, slayout=row_major>)
//| }
// run 3: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func private @left(!pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.multi_tile_buf<!pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, count=2>)
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func private @named(!pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x16xf16>)
//|   }
//|   func.func private @others(!pto.tile_buf<mat, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, blayout=col_major, slayout=row_major>)
//| }
