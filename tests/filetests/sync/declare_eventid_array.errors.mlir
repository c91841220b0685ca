// Errors of pto.declare_eventid_array.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  %a = pto.declare_eventid_array -> !pto.eventid_array<0>
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @f() {
  %a = pto.declare_eventid_array -> index
  return
}
}

// run 1: exit 1
// stderr:
//| declare_eventid_array.errors.mlir:6:56: error[PTO0124]: expected a positive number of events, found 0
//| declare_eventid_array.errors.mlir:15:8: error[PTO0204]: pto.declare_eventid_array expects an event array as result 'array', found index
