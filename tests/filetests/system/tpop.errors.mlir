// Errors of pto.tpop.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%t: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %p: !pto.pipe) {
  pto.tpop(%t, %p : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) {split = 0}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%t: !pto.tile_buf<vec, 16x16xf32>) {
  pto.tpop(%t, %t : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) {split = 0}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%t: !pto.tile_buf<vec, 16x16xf32>, %p: !pto.pipe) {
  pto.tpop(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = -1}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @subblock(%t: !pto.tile_buf<vec, 16x16xf32>, %p: !pto.pipe, %n: i64) {
    pto.tpop(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 0} aiv_subblockid(%n)
    return
  }
}

// run 1: exit 1
// stderr:
//| tpop.errors.mlir:6:12: error[PTO0304]: expected `tile` in vec or mat, found it in acc
//| tpop.errors.mlir:15:16: error[PTO0203]: pto.tpop expects a pipe handle as operand 'pipe_handle', found !pto.tile_buf<vec, 16x16xf32>
//| tpop.errors.mlir:24:72: error[PTO0207]: attribute 'split' of pto.tpop expects an i8 from 0 to 4, found -1 : i8
//| tpop.errors.mlir:33:92: error[PTO0918]: `aiv_subblockid` is given, but the entry is not split
