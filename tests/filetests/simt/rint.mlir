// Every shape of pto.rint.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: f16) {
  %r0 = pto.rint %v0 : f16 -> f16
  %r1 = pto.rint %v0 {test.note = "kept"} : f16 -> f16
  return
}

// The same in generic form.
func.func @generic(%v0: f16) {
  %r0 = "pto.rint"(%v0) : (f16) -> f16
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: f16) {
//|     %0 = pto.rint %arg0 : f16 -> f16
//|     %1 = pto.rint %arg0 {test.note = "kept"} : f16 -> f16
//|     return
//|   }
//|   func.func @generic(%arg0: f16) {
//|     %0 = pto.rint %arg0 : f16 -> f16
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f16) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg1: f16):
//|     %1 = "pto.rint"(%arg1) : (f16) -> f16
//|     %2 = "pto.rint"(%arg1) {test.note = "kept"} : (f16) -> f16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f16) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: f16):
//|     %0 = "pto.rint"(%arg0) : (f16) -> f16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
