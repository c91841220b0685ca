// Every shape of pto.local_array_get.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @reads(%a: !pto.local_array<2xi32>, %b: !pto.local_array<8x8xf32>, %i: index) {
  %0 = pto.local_array_get %a[%i] : !pto.local_array<2xi32> -> i32
  %1 = pto.local_array_get %b[%i, %i] : !pto.local_array<8x8xf32> -> f32
  %2 = "pto.local_array_get"(%a, %i) : (!pto.local_array<2xi32>, index) -> i32
  return
}
