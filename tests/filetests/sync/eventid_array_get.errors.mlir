// Errors of pto.eventid_array_get.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: !pto.eventid_array<4>) {
  %c4 = arith.constant 4 : index
  %e = pto.eventid_array_get %a[%c4] : !pto.eventid_array<4>
  %c = arith.constant -1 : index
  %f = pto.eventid_array_get %a[%c] : !pto.eventid_array<4>
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: memref<4xi32>, %i: index) {
  %e = pto.eventid_array_get %a[%i] : memref<4xi32>
  return
}
}

// run 1: exit 1
// stderr:
//| eventid_array_get.errors.mlir:7:33: error[PTO0609]: index 4 is outside an array of 4 events
//| eventid_array_get.errors.mlir:9:33: error[PTO0609]: index -1 is outside an array of 4 events
//| eventid_array_get.errors.mlir:18:30: error[PTO0203]: pto.eventid_array_get expects an event array as operand 'array', found memref<4xi32>
