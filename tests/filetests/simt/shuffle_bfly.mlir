// Every shape of pto.shuffle_bfly.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: i32, %v1: i32, %v2: f32) {
  %r0 = pto.shuffle_bfly %v0, %v1 : i32, i32 -> i32
  %r1 = pto.shuffle_bfly %v2, %v0 {width = 16 : i32} : f32, i32 -> f32
  %r2 = pto.shuffle_bfly %v0, %v1 {test.note = "kept"} : i32, i32 -> i32
  return
}

// The same in generic form.
func.func @generic(%v0: i32, %v1: i32, %v2: f32) {
  %r0 = "pto.shuffle_bfly"(%v0, %v1) : (i32, i32) -> i32
  %r1 = "pto.shuffle_bfly"(%v2, %v0) <{width = 16 : i32}> : (f32, i32) -> f32
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: i32, %arg1: i32, %arg2: f32) {
//|     %0 = pto.shuffle_bfly %arg0, %arg1 : i32, i32 -> i32
//|     %1 = pto.shuffle_bfly %arg2, %arg0 {width = 16 : i32} : f32, i32 -> f32
//|     %2 = pto.shuffle_bfly %arg0, %arg1 {test.note = "kept"} : i32, i32 -> i32
//|     return
//|   }
//|   func.func @generic(%arg0: i32, %arg1: i32, %arg2: f32) {
//|     %0 = pto.shuffle_bfly %arg0, %arg1 : i32, i32 -> i32
//|     %1 = pto.shuffle_bfly %arg2, %arg0 {width = 16 : i32} : f32, i32 -> f32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32, i32, f32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: i32, %arg4: i32, %arg5: f32):
//|     %2 = "pto.shuffle_bfly"(%arg3, %arg4) : (i32, i32) -> i32
//|     %3 = "pto.shuffle_bfly"(%arg5, %arg3) <{width = 16 : i32}> : (f32, i32) -> f32
//|     %4 = "pto.shuffle_bfly"(%arg3, %arg4) {test.note = "kept"} : (i32, i32) -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32, f32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i32, %arg1: i32, %arg2: f32):
//|     %0 = "pto.shuffle_bfly"(%arg0, %arg1) : (i32, i32) -> i32
//|     %1 = "pto.shuffle_bfly"(%arg2, %arg0) <{width = 16 : i32}> : (f32, i32) -> f32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
