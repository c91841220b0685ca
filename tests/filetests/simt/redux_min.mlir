// Every shape of pto.redux_min.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: f16, %v1: i32) {
  %r0 = pto.redux_min %v0 : f16 -> f16
  %r1 = pto.redux_min %v1 signed : i32 -> i32
  %r2 = pto.redux_min %v1 unsigned : i32 -> i32
  %r3 = pto.redux_min %v0 {test.note = "kept"} : f16 -> f16
  return
}

// The same in generic form.
func.func @generic(%v0: f16, %v1: i32) {
  %r0 = "pto.redux_min"(%v0) : (f16) -> f16
  %r1 = "pto.redux_min"(%v1) <{signedness = #pto<signedness signed>}> : (i32) -> i32
  %r2 = "pto.redux_min"(%v1) <{signedness = #pto<signedness unsigned>}> : (i32) -> i32
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: f16, %arg1: i32) {
//|     %0 = pto.redux_min %arg0 : f16 -> f16
//|     %1 = pto.redux_min %arg1 signed : i32 -> i32
//|     %2 = pto.redux_min %arg1 unsigned : i32 -> i32
//|     %3 = pto.redux_min %arg0 {test.note = "kept"} : f16 -> f16
//|     return
//|   }
//|   func.func @generic(%arg0: f16, %arg1: i32) {
//|     %0 = pto.redux_min %arg0 : f16 -> f16
//|     %1 = pto.redux_min %arg1 signed : i32 -> i32
//|     %2 = pto.redux_min %arg1 unsigned : i32 -> i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f16, i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: f16, %arg3: i32):
//|     %3 = "pto.redux_min"(%arg2) : (f16) -> f16
//|     %4 = "pto.redux_min"(%arg3) <{signedness = #pto.signedness<signed>}> : (i32) -> i32
//|     %5 = "pto.redux_min"(%arg3) <{signedness = #pto.signedness<unsigned>}> : (i32) -> i32
//|     %6 = "pto.redux_min"(%arg2) {test.note = "kept"} : (f16) -> f16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f16, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: f16, %arg1: i32):
//|     %0 = "pto.redux_min"(%arg0) : (f16) -> f16
//|     %1 = "pto.redux_min"(%arg1) <{signedness = #pto.signedness<signed>}> : (i32) -> i32
//|     %2 = "pto.redux_min"(%arg1) <{signedness = #pto.signedness<unsigned>}> : (i32) -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
