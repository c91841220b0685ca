// Every shape of pto.local_array_set.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @writes(%a: !pto.local_array<2xi32>, %b: !pto.local_array<8x8xf32>, %i: index, %v: i32, %w: f32) {
  pto.local_array_set %a[%i], %v : !pto.local_array<2xi32>, i32
  pto.local_array_set %b[%i, %i], %w : !pto.local_array<8x8xf32>, f32
  "pto.local_array_set"(%a, %i, %v) : (!pto.local_array<2xi32>, index, i32) -> ()
  return
}
