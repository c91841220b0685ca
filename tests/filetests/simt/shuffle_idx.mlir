// Every shape of pto.shuffle_idx.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: i32, %v1: i32, %v2: f32, %v3: f16) {
  %r0 = pto.shuffle_idx %v0, %v1 : i32, i32 -> i32
  %r1 = pto.shuffle_idx %v2, %v0 : f32, i32 -> f32
  %r2 = pto.shuffle_idx %v0, %v1 {width = 16 : i32} : i32, i32 -> i32
  %r3 = pto.shuffle_idx %v3, %v0 {width = 16 : i32} : f16, i32 -> f16
  %r4 = pto.shuffle_idx %v0, %v1 {test.note = "kept"} : i32, i32 -> i32
  return
}

// The same in generic form.
func.func @generic(%v0: i32, %v1: i32, %v2: f32, %v3: f16) {
  %r0 = "pto.shuffle_idx"(%v0, %v1) : (i32, i32) -> i32
  %r1 = "pto.shuffle_idx"(%v2, %v0) : (f32, i32) -> f32
  %r2 = "pto.shuffle_idx"(%v0, %v1) <{width = 16 : i32}> : (i32, i32) -> i32
  %r3 = "pto.shuffle_idx"(%v3, %v0) <{width = 16 : i32}> : (f16, i32) -> f16
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f16) {
//|     %0 = pto.shuffle_idx %arg0, %arg1 : i32, i32 -> i32
//|     %1 = pto.shuffle_idx %arg2, %arg0 : f32, i32 -> f32
//|     %2 = pto.shuffle_idx %arg0, %arg1 {width = 16 : i32} : i32, i32 -> i32
//|     %3 = pto.shuffle_idx %arg3, %arg0 {width = 16 : i32} : f16, i32 -> f16
//|     %4 = pto.shuffle_idx %arg0, %arg1 {test.note = "kept"} : i32, i32 -> i32
//|     return
//|   }
//|   func.func @generic(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f16) {
//|     %0 = pto.shuffle_idx %arg0, %arg1 : i32, i32 -> i32
//|     %1 = pto.shuffle_idx %arg2, %arg0 : f32, i32 -> f32
//|     %2 = pto.shuffle_idx %arg0, %arg1 {width = 16 : i32} : i32, i32 -> i32
//|     %3 = pto.shuffle_idx %arg3, %arg0 {width = 16 : i32} : f16, i32 -> f16
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32, i32, f32, f16) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: i32, %arg5: i32, %arg6: f32, %arg7: f16):
//|     %4 = "pto.shuffle_idx"(%arg4, %arg5) : (i32, i32) -> i32
//|     %5 = "pto.shuffle_idx"(%arg6, %arg4) : (f32, i32) -> f32
//|     %6 = "pto.shuffle_idx"(%arg4, %arg5) <{width = 16 : i32}> : (i32, i32) -> i32
//|     %7 = "pto.shuffle_idx"(%arg7, %arg4) <{width = 16 : i32}> : (f16, i32) -> f16
//|     %8 = "pto.shuffle_idx"(%arg4, %arg5) {test.note = "kept"} : (i32, i32) -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32, f32, f16) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: f16):
//|     %0 = "pto.shuffle_idx"(%arg0, %arg1) : (i32, i32) -> i32
//|     %1 = "pto.shuffle_idx"(%arg2, %arg0) : (f32, i32) -> f32
//|     %2 = "pto.shuffle_idx"(%arg0, %arg1) <{width = 16 : i32}> : (i32, i32) -> i32
//|     %3 = "pto.shuffle_idx"(%arg3, %arg0) <{width = 16 : i32}> : (f16, i32) -> f16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
