// Errors of pto.tpush.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%t: !pto.tile_buf<mat, 16x16xf32>, %p: !pto.pipe) {
  pto.tpush(%t, %p : !pto.tile_buf<mat, 16x16xf32>, !pto.pipe) {split = 0}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%t: !pto.tile_buf<vec, 16x16xf32>) {
  pto.tpush(%t, %t : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) {split = 0}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%t: !pto.tile_buf<vec, 16x16xf32>, %p: !pto.pipe) {
  pto.tpush(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = -1}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @parity(%t: !pto.tile_buf<acc, 16x16xf32, valid=15x16, blayout=col_major, slayout=row_major, fractal=1024>, %p: !pto.pipe, %n: i64) {
    pto.tpush(%t, %p : !pto.tile_buf<acc, 16x16xf32, valid=15x16, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) {split = 1}
    pto.tpush(%t, %p : !pto.tile_buf<acc, 16x16xf32, valid=15x16, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) {split = 4}
    pto.tpush(%t, %p : !pto.tile_buf<acc, 16x16xf32, valid=15x16, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) {split = 3} aiv_subblockid(%n)
    return
  }
}

// run 1: exit 1
// stderr:
//| tpush.errors.mlir:6:13: error[PTO0304]: expected `tile` in vec or acc, found it in mat
//| tpush.errors.mlir:15:17: error[PTO0203]: pto.tpush expects a pipe handle as operand 'pipe_handle', found !pto.tile_buf<vec, 16x16xf32>
//| tpush.errors.mlir:24:73: error[PTO0207]: attribute 'split' of pto.tpush expects an i8 from 0 to 4, found -1 : i8
//| tpush.errors.mlir:33:15: error[PTO0917]: split 1 needs an even number of rows in `tile`, found 15
//| tpush.errors.mlir:34:15: error[PTO0917]: split 4 needs an odd number of columns in `tile`, found 16
//| tpush.errors.mlir:35:158: error[PTO0918]: `aiv_subblockid` is given, but the entry is no tile in vec
