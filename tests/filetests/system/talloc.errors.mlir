// Errors of pto.talloc.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%t: !pto.tile_buf<vec, 16x16xf32>, %p: !pto.pipe) {
  pto.talloc(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 0}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%v: !pto.tensor_view<16x16xf32>, %p: !pto.pipe) {
  pto.talloc(%v, %p : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 5}
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%v: !pto.tensor_view<16x16xf32>, %p: !pto.pipe) {
  pto.talloc(%v, %v : !pto.tensor_view<16x16xf32>, !pto.tensor_view<16x16xf32>) {split = 0}
  return
}
}

// run 1: exit 1
// stderr:
//| talloc.errors.mlir:6:14: error[PTO0203]: pto.talloc expects a tensor view as operand 'entry', found !pto.tile_buf<vec, 16x16xf32>
//| talloc.errors.mlir:15:72: error[PTO0207]: attribute 'split' of pto.talloc expects an i8 from 0 to 4, found 5 : i8
//| talloc.errors.mlir:24:18: error[PTO0203]: pto.talloc expects a pipe handle as operand 'pipe_handle', found !pto.tensor_view<16x16xf32>
