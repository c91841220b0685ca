// Every shape of pto.fmin.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: f32, %v1: f32) {
  %r0 = pto.fmin %v0, %v1 : f32, f32 -> f32
  %r1 = pto.fmin %v0, %v1 {test.note = "kept"} : f32, f32 -> f32
  return
}

// The same in generic form.
func.func @generic(%v0: f32, %v1: f32) {
  %r0 = "pto.fmin"(%v0, %v1) : (f32, f32) -> f32
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: f32, %arg1: f32) {
//|     %0 = pto.fmin %arg0, %arg1 : f32, f32 -> f32
//|     %1 = pto.fmin %arg0, %arg1 {test.note = "kept"} : f32, f32 -> f32
//|     return
//|   }
//|   func.func @generic(%arg0: f32, %arg1: f32) {
//|     %0 = pto.fmin %arg0, %arg1 : f32, f32 -> f32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32, f32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: f32, %arg3: f32):
//|     %1 = "pto.fmin"(%arg2, %arg3) : (f32, f32) -> f32
//|     %2 = "pto.fmin"(%arg2, %arg3) {test.note = "kept"} : (f32, f32) -> f32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32, f32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: f32, %arg1: f32):
//|     %0 = "pto.fmin"(%arg0, %arg1) : (f32, f32) -> f32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
