// Multi tile buffers outside of their domains.
// RUN: %s --split-input-file --diagnostics=short

func.func private @counts(
  !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=1>,
  !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=17>,
  !pto.multi_tile_buf<vec, 16x16xf16, count=0>,
  !pto.multi_tile_buf<vec, 16x16xf16>,
  !pto.multi_tile_buf<!pto.ptr<f32>, count=2>,
  !pto.multi_tile_buf<f32, count=2>,
  !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf99>, count=2>,
  !pto.multi_tile_buf<nowhere, 16x16xf16, pad=9, count=99>)

// -----

func.func private @no_count(!pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>>)

// run 1: exit 1
// stderr:
//| multi_tile_buf.errors.mlir:5:23: error[PTO0121]: a multi tile buffer has 2 to 16 slots, found 1
//| multi_tile_buf.errors.mlir:6:23: error[PTO0121]: a multi tile buffer has 2 to 16 slots, found 17
//| multi_tile_buf.errors.mlir:7:23: error[PTO0121]: a multi tile buffer has 2 to 16 slots, found 0
//| multi_tile_buf.errors.mlir:8:23: error[PTO0121]: a multi tile buffer has 2 to 16 slots, found none
//| multi_tile_buf.errors.mlir:9:23: error[PTO0124]: expected a tile buffer, found !pto.ptr<f32, gm>
//| multi_tile_buf.errors.mlir:10:23: error[PTO0124]: expected a tile buffer, found f32
//| multi_tile_buf.errors.mlir:11:48: error[PTO0107]: unknown element type 'f99'
//| multi_tile_buf.errors.mlir:12:23: error[PTO0101]: unknown tile location 'nowhere', expected vec, mat, left, right, acc, bias or scaling
//| multi_tile_buf.errors.mlir:12:23: error[PTO0121]: a multi tile buffer has 2 to 16 slots, found 99
//| multi_tile_buf.errors.mlir:12:47: error[PTO0105]: unknown padding '9', expected null, zero, max or min
//| multi_tile_buf.errors.mlir:16:78: error[PTO0005]: expected ',', found '>'
