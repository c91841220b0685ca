// Every shape of pto.eventid_array_set.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%a: !pto.eventid_array<4>, %i: index, %e: index) {
  pto.eventid_array_set %a[%i], %e : !pto.eventid_array<4>
  return
}

func.func @generic1(%arg0: !pto.eventid_array<4>, %arg1: index, %arg2: index) {
  "pto.eventid_array_set"(%arg0, %arg1, %arg2) : (!pto.eventid_array<4>, index, index) -> ()
  "pto.eventid_array_set"(%arg0, %arg1, %arg2) {test.note} : (!pto.eventid_array<4>, index, index) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.eventid_array<4>, %arg1: index, %arg2: index) {
//|     pto.eventid_array_set %arg0[%arg1], %arg2 : !pto.eventid_array<4>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.eventid_array<4>, %arg1: index, %arg2: index) {
//|     pto.eventid_array_set %arg0[%arg1], %arg2 : !pto.eventid_array<4>
//|     pto.eventid_array_set %arg0[%arg1], %arg2 {test.note} : !pto.eventid_array<4>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.eventid_array<4>, index, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.eventid_array<4>, %arg4: index, %arg5: index):
//|     "pto.eventid_array_set"(%arg3, %arg4, %arg5) : (!pto.eventid_array<4>, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.eventid_array<4>, index, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.eventid_array<4>, %arg1: index, %arg2: index):
//|     "pto.eventid_array_set"(%arg0, %arg1, %arg2) : (!pto.eventid_array<4>, index, index) -> ()
//|     "pto.eventid_array_set"(%arg0, %arg1, %arg2) {test.note} : (!pto.eventid_array<4>, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
