// Each rule of pto.local_array_get, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @reads(%a: !pto.local_array<2xi32>, %b: !pto.local_array<8x8xf32>, %i: index) {
  %c2 = arith.constant 2 : index
  %n = arith.constant -1 : index
  %0 = pto.local_array_get %a[%i] : !pto.local_array<2xi32> -> f32
  %1 = pto.local_array_get %b[%i] : !pto.local_array<8x8xf32> -> f32
  %2 = pto.local_array_get %a[%c2] : !pto.local_array<2xi32> -> i32
  %3 = pto.local_array_get %b[%i, %n] : !pto.local_array<8x8xf32> -> f32
  return
}

// run 1: exit 1
// stderr:
//| local_array_get.errors.mlir:7:8: error[PTO0439]: expected i32, the element type of `array`, found f32
//| local_array_get.errors.mlir:8:31: error[PTO0440]: expected 2 indices, one for each dimension, found 1
//| local_array_get.errors.mlir:9:31: error[PTO0441]: index 2 is outside a dimension of 2
//| local_array_get.errors.mlir:10:35: error[PTO0441]: index -1 is outside a dimension of 8
