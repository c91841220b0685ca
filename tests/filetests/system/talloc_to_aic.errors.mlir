// Errors of pto.talloc_to_aic.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  %a = pto.talloc_to_aic{id = 0, split = 5} -> !pto.tensor_view<16x16xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  %a = pto.talloc_to_aic{id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xf32>
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  %a = pto.talloc_to_aic{id = 0} -> !pto.tensor_view<16x16xf32>
  return
}
}

// run 1: exit 1
// stderr:
//| talloc_to_aic.errors.mlir:6:42: error[PTO0207]: attribute 'split' of pto.talloc_to_aic expects an i8 from 0 to 4, found 5 : i8
//| talloc_to_aic.errors.mlir:15:8: error[PTO0204]: pto.talloc_to_aic expects a tensor view as result 'entry', found !pto.tile_buf<vec, 16x16xf32>
//| talloc_to_aic.errors.mlir:24:32: error[PTO0005]: expected ',', found '}'
