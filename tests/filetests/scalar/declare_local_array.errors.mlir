// Each rule of pto.declare_local_array, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @arrays() {
  %0 = pto.declare_local_array -> !pto.local_array<0xi32>
  %1 = pto.declare_local_array -> !pto.local_array<?xi32>
  %2 = pto.declare_local_array -> !pto.local_array<2x!pto.hif8>
  %3 = pto.declare_local_array -> i32
  return
}
