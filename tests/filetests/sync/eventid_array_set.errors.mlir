// Errors of pto.eventid_array_set.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: !pto.eventid_array<4>, %e: index) {
  %c4 = arith.constant 4 : index
  pto.eventid_array_set %a[%c4], %e : !pto.eventid_array<4>
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  pto.eventid_array_set %a[%c0], %c8 : !pto.eventid_array<4>
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f(%a: !pto.eventid_array<4>, %i: index, %e: i32) {
  "pto.eventid_array_set"(%a, %i, %e) : (!pto.eventid_array<4>, index, i32) -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| eventid_array_set.errors.mlir:7:28: error[PTO0609]: index 4 is outside an array of 4 events
//| eventid_array_set.errors.mlir:10:34: error[PTO0806]: `value` is 8, expected 0 to 7
//| eventid_array_set.errors.mlir:19:35: error[PTO0203]: pto.eventid_array_set expects an index as operand 'value', found i32
