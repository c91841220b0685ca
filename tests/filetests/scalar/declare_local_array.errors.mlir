// Each rule of pto.declare_local_array, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @arrays() {
  %0 = pto.declare_local_array -> !pto.local_array<0xi32>
  %1 = pto.declare_local_array -> !pto.local_array<?xi32>
  %2 = pto.declare_local_array -> !pto.local_array<2x!pto.hif8>
  %3 = pto.declare_local_array -> i32
  return
}

// run 1: exit 1
// stderr:
//| declare_local_array.errors.mlir:5:52: error[PTO0124]: a local array has 1 to 6 positive extents and a builtin element
//| declare_local_array.errors.mlir:6:52: error[PTO0124]: a local array has 1 to 6 positive extents and a builtin element
//| declare_local_array.errors.mlir:7:52: error[PTO0124]: a local array has 1 to 6 positive extents and a builtin element
//| declare_local_array.errors.mlir:8:8: error[PTO0204]: pto.declare_local_array expects a local array as result 'array', found i32
