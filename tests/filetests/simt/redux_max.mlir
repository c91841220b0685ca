// Every shape of pto.redux_max.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: f32, %v1: i32) {
  %r0 = pto.redux_max %v0 : f32 -> f32
  %r1 = pto.redux_max %v1 signed : i32 -> i32
  %r2 = pto.redux_max %v1 unsigned : i32 -> i32
  %r3 = pto.redux_max %v0 {test.note = "kept"} : f32 -> f32
  return
}

// The same in generic form.
func.func @generic(%v0: f32, %v1: i32) {
  %r0 = "pto.redux_max"(%v0) : (f32) -> f32
  %r1 = "pto.redux_max"(%v1) <{signedness = #pto<signedness signed>}> : (i32) -> i32
  %r2 = "pto.redux_max"(%v1) <{signedness = #pto<signedness unsigned>}> : (i32) -> i32
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: f32, %arg1: i32) {
//|     %0 = pto.redux_max %arg0 : f32 -> f32
//|     %1 = pto.redux_max %arg1 signed : i32 -> i32
//|     %2 = pto.redux_max %arg1 unsigned : i32 -> i32
//|     %3 = pto.redux_max %arg0 {test.note = "kept"} : f32 -> f32
//|     return
//|   }
//|   func.func @generic(%arg0: f32, %arg1: i32) {
//|     %0 = pto.redux_max %arg0 : f32 -> f32
//|     %1 = pto.redux_max %arg1 signed : i32 -> i32
//|     %2 = pto.redux_max %arg1 unsigned : i32 -> i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32, i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: f32, %arg3: i32):
//|     %3 = "pto.redux_max"(%arg2) : (f32) -> f32
//|     %4 = "pto.redux_max"(%arg3) <{signedness = #pto.signedness<signed>}> : (i32) -> i32
//|     %5 = "pto.redux_max"(%arg3) <{signedness = #pto.signedness<unsigned>}> : (i32) -> i32
//|     %6 = "pto.redux_max"(%arg2) {test.note = "kept"} : (f32) -> f32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: f32, %arg1: i32):
//|     %0 = "pto.redux_max"(%arg0) : (f32) -> f32
//|     %1 = "pto.redux_max"(%arg1) <{signedness = #pto.signedness<signed>}> : (i32) -> i32
//|     %2 = "pto.redux_max"(%arg1) <{signedness = #pto.signedness<unsigned>}> : (i32) -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
