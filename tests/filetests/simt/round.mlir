// Every shape of pto.round.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: bf16) {
  %r0 = pto.round %v0 : bf16 -> bf16
  %r1 = pto.round %v0 {test.note = "kept"} : bf16 -> bf16
  return
}

// The same in generic form.
func.func @generic(%v0: bf16) {
  %r0 = "pto.round"(%v0) : (bf16) -> bf16
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: bf16) {
//|     %0 = pto.round %arg0 : bf16 -> bf16
//|     %1 = pto.round %arg0 {test.note = "kept"} : bf16 -> bf16
//|     return
//|   }
//|   func.func @generic(%arg0: bf16) {
//|     %0 = pto.round %arg0 : bf16 -> bf16
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (bf16) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg1: bf16):
//|     %1 = "pto.round"(%arg1) : (bf16) -> bf16
//|     %2 = "pto.round"(%arg1) {test.note = "kept"} : (bf16) -> bf16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (bf16) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: bf16):
//|     %0 = "pto.round"(%arg0) : (bf16) -> bf16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
