// Each rule of pto.local_array_set, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @writes(%a: !pto.local_array<2xi32>, %i: index, %v: i32, %w: f32) {
  %c2 = arith.constant 2 : index
  pto.local_array_set %a[%i], %w : !pto.local_array<2xi32>, f32
  pto.local_array_set %a[%i, %i], %v : !pto.local_array<2xi32>, i32
  pto.local_array_set %a[%c2], %v : !pto.local_array<2xi32>, i32
  return
}

// run 1: exit 1
// stderr:
//| local_array_set.errors.mlir:6:31: error[PTO0439]: expected i32, the element type of `array`, found f32 in `value`
//| local_array_set.errors.mlir:7:26: error[PTO0440]: expected 1 indices, one for each dimension, found 2
//| local_array_set.errors.mlir:8:26: error[PTO0441]: index 2 is outside a dimension of 2
