// Each rule of pto.local_array_set, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @writes(%a: !pto.local_array<2xi32>, %i: index, %v: i32, %w: f32) {
  %c2 = arith.constant 2 : index
  pto.local_array_set %a[%i], %w : !pto.local_array<2xi32>, f32
  pto.local_array_set %a[%i, %i], %v : !pto.local_array<2xi32>, i32
  pto.local_array_set %a[%c2], %v : !pto.local_array<2xi32>, i32
  return
}
