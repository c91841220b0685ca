// Every shape of pto.declare_eventid_array.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0() {
  %a = pto.declare_eventid_array -> !pto.eventid_array<4>
  return
}

func.func @generic1() {
  %0 = "pto.declare_eventid_array"() : () -> !pto.eventid_array<4>
  %again = "pto.declare_eventid_array"() {test.note} : () -> !pto.eventid_array<4>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0() {
//|     %0 = pto.declare_eventid_array -> !pto.eventid_array<4>
//|     return
//|   }
//|   func.func @generic1() {
//|     %0 = pto.declare_eventid_array -> !pto.eventid_array<4>
//|     %1 = pto.declare_eventid_array {test.note} -> !pto.eventid_array<4>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %2 = "pto.declare_eventid_array"() : () -> !pto.eventid_array<4>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     %0 = "pto.declare_eventid_array"() : () -> !pto.eventid_array<4>
//|     %1 = "pto.declare_eventid_array"() {test.note} : () -> !pto.eventid_array<4>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
