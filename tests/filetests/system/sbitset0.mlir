// Every shape of pto.sbitset0.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%a: i64, %b: i64) {
  %c = pto.sbitset0 %a, %b : i64, i64 -> i64
  return
}

func.func @generic1(%arg0: i64, %arg1: i64) {
  %0 = "pto.sbitset0"(%arg0, %arg1) : (i64, i64) -> i64
  %again = "pto.sbitset0"(%arg0, %arg1) {test.note} : (i64, i64) -> i64
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: i64, %arg1: i64) {
//|     %0 = pto.sbitset0 %arg0, %arg1 : i64, i64 -> i64
//|     return
//|   }
//|   func.func @generic1(%arg0: i64, %arg1: i64) {
//|     %0 = pto.sbitset0 %arg0, %arg1 : i64, i64 -> i64
//|     %1 = pto.sbitset0 %arg0, %arg1 {test.note} : i64, i64 -> i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: i64, %arg3: i64):
//|     %2 = "pto.sbitset0"(%arg2, %arg3) : (i64, i64) -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i64, i64) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: i64, %arg1: i64):
//|     %0 = "pto.sbitset0"(%arg0, %arg1) : (i64, i64) -> i64
//|     %1 = "pto.sbitset0"(%arg0, %arg1) {test.note} : (i64, i64) -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
