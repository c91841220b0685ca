// Every shape of pto.vote_uni.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: i1) {
  %r0 = pto.vote_uni %v0 : i1 -> i1
  %r1 = pto.vote_uni %v0 {test.note = "kept"} : i1 -> i1
  return
}

// The same in generic form.
func.func @generic(%v0: i1) {
  %r0 = "pto.vote_uni"(%v0) : (i1) -> i1
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: i1) {
//|     %0 = pto.vote_uni %arg0 : i1 -> i1
//|     %1 = pto.vote_uni %arg0 {test.note = "kept"} : i1 -> i1
//|     return
//|   }
//|   func.func @generic(%arg0: i1) {
//|     %0 = pto.vote_uni %arg0 : i1 -> i1
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i1) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg1: i1):
//|     %1 = "pto.vote_uni"(%arg1) : (i1) -> i1
//|     %2 = "pto.vote_uni"(%arg1) {test.note = "kept"} : (i1) -> i1
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i1) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i1):
//|     %0 = "pto.vote_uni"(%arg0) : (i1) -> i1
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
