// Errors of pto.tfree.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%p: !pto.pipe) {
  pto.tfree(%p : !pto.pipe) {split = 5}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%t: !pto.tile_buf<vec, 16x16xf32>) {
  pto.tfree(%t : !pto.tile_buf<vec, 16x16xf32>) {split = 0}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%t: !pto.tile_buf<vec, 16x16xf32>, %p: !pto.pipe) {
  pto.tfree(%p, %t : !pto.pipe, !pto.tile_buf<vec, 16x16xf32>) {split = 0}
  return
}
}

// run 1: exit 1
// stderr:
//| tfree.errors.mlir:6:38: error[PTO0207]: attribute 'split' of pto.tfree expects an i8 from 0 to 4, found 5 : i8
//| tfree.errors.mlir:15:13: error[PTO0203]: pto.tfree expects a pipe handle as operand 'pipe_handle', found !pto.tile_buf<vec, 16x16xf32>
//| tfree.errors.mlir:24:17: error[PTO0202]: pto.tfree expects its operands in the order entry, pipe_handle: none is left for a tile buffer
