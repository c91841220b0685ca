// Every shape of pto.eventid_array_get.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%a: !pto.eventid_array<4>, %i: index) {
  %e = pto.eventid_array_get %a[%i] : !pto.eventid_array<4>
  return
}

func.func @generic1(%arg0: !pto.eventid_array<4>, %arg1: index) {
  %0 = "pto.eventid_array_get"(%arg0, %arg1) : (!pto.eventid_array<4>, index) -> index
  %again = "pto.eventid_array_get"(%arg0, %arg1) {test.note} : (!pto.eventid_array<4>, index) -> index
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.eventid_array<4>, %arg1: index) {
//|     %0 = pto.eventid_array_get %arg0[%arg1] : !pto.eventid_array<4>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.eventid_array<4>, %arg1: index) {
//|     %0 = pto.eventid_array_get %arg0[%arg1] : !pto.eventid_array<4>
//|     %1 = pto.eventid_array_get %arg0[%arg1] {test.note} : !pto.eventid_array<4>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.eventid_array<4>, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.eventid_array<4>, %arg3: index):
//|     %2 = "pto.eventid_array_get"(%arg2, %arg3) : (!pto.eventid_array<4>, index) -> index
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.eventid_array<4>, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.eventid_array<4>, %arg1: index):
//|     %0 = "pto.eventid_array_get"(%arg0, %arg1) : (!pto.eventid_array<4>, index) -> index
//|     %1 = "pto.eventid_array_get"(%arg0, %arg1) {test.note} : (!pto.eventid_array<4>, index) -> index
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
