// Errors of pto.tsync.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%i: i32) {
  pto.tsync ins(%i : i32)
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%t: !pto.tile_buf<vec, 16x16xf32>) {
  pto.tsync ins(%t, %t : !pto.tile_buf<vec, 16x16xf32>)
  return
}
}

// run 1: exit 1
// stderr:
//| tsync.errors.mlir:6:17: error[PTO0203]: pto.tsync expects a tile buffer, view or event as operand 'events', found i32
//| tsync.errors.mlir:15:55: error[PTO0005]: expected ',', found ')'
