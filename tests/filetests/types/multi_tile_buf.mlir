// Multi tile buffers: the tile written out or as its parameters, 2 to 16 slots.
// RUN: %s

func.func private @slots(
  !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>,
  !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16, valid=?x8, pad=1>, count=16>,
  !pto.multi_tile_buf<!pto.tile<f32, 16, 16>, count = 3>,
  !pto.multi_tile_buf<vec, 16x16xf16, count=2>,
  !pto.multi_tile_buf<mat, 16x16xf16, count=4, slayout=row_major, blayout=col_major>,
  !pto.multi_tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024, count=2>)

// run 1: exit 0
// stdout:
//| module {
//|   func.func private @slots(!pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>, !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16, valid=?x8, pad=1>, count=16>, !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf32>, count=3>, !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>, !pto.multi_tile_buf<!pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, count=4>, !pto.multi_tile_buf<!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, count=2>)
//| }
