// Every shape of pto.redux_add.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: f32, %v1: i32, %v2: f16) {
  %r0 = pto.redux_add %v0 : f32 -> f32
  %r1 = pto.redux_add %v1 signed : i32 -> i32
  %r2 = pto.redux_add %v1 unsigned : i32 -> i32
  %r3 = pto.redux_add %v2 : f16 -> f16
  %r4 = pto.redux_add %v0 {test.note = "kept"} : f32 -> f32
  return
}

// The same in generic form.
func.func @generic(%v0: f32, %v1: i32, %v2: f16) {
  %r0 = "pto.redux_add"(%v0) : (f32) -> f32
  %r1 = "pto.redux_add"(%v1) <{signedness = #pto<signedness signed>}> : (i32) -> i32
  %r2 = "pto.redux_add"(%v1) <{signedness = #pto<signedness unsigned>}> : (i32) -> i32
  %r3 = "pto.redux_add"(%v2) : (f16) -> f16
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: f32, %arg1: i32, %arg2: f16) {
//|     %0 = pto.redux_add %arg0 : f32 -> f32
//|     %1 = pto.redux_add %arg1 signed : i32 -> i32
//|     %2 = pto.redux_add %arg1 unsigned : i32 -> i32
//|     %3 = pto.redux_add %arg2 : f16 -> f16
//|     %4 = pto.redux_add %arg0 {test.note = "kept"} : f32 -> f32
//|     return
//|   }
//|   func.func @generic(%arg0: f32, %arg1: i32, %arg2: f16) {
//|     %0 = pto.redux_add %arg0 : f32 -> f32
//|     %1 = pto.redux_add %arg1 signed : i32 -> i32
//|     %2 = pto.redux_add %arg1 unsigned : i32 -> i32
//|     %3 = pto.redux_add %arg2 : f16 -> f16
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32, i32, f16) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: f32, %arg4: i32, %arg5: f16):
//|     %4 = "pto.redux_add"(%arg3) : (f32) -> f32
//|     %5 = "pto.redux_add"(%arg4) <{signedness = #pto.signedness<signed>}> : (i32) -> i32
//|     %6 = "pto.redux_add"(%arg4) <{signedness = #pto.signedness<unsigned>}> : (i32) -> i32
//|     %7 = "pto.redux_add"(%arg5) : (f16) -> f16
//|     %8 = "pto.redux_add"(%arg3) {test.note = "kept"} : (f32) -> f32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32, i32, f16) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: f32, %arg1: i32, %arg2: f16):
//|     %0 = "pto.redux_add"(%arg0) : (f32) -> f32
//|     %1 = "pto.redux_add"(%arg1) <{signedness = #pto.signedness<signed>}> : (i32) -> i32
//|     %2 = "pto.redux_add"(%arg1) <{signedness = #pto.signedness<unsigned>}> : (i32) -> i32
//|     %3 = "pto.redux_add"(%arg2) : (f16) -> f16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
