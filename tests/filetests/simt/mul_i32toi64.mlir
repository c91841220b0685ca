// Every shape of pto.mul_i32toi64.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: i32, %v1: i32) {
  %r0 = pto.mul_i32toi64 %v0, %v1 signed : i32, i32 -> i64
  %r1 = pto.mul_i32toi64 %v0, %v1 unsigned : i32, i32 -> i64
  %r2 = pto.mul_i32toi64 %v0, %v1 signed {test.note = "kept"} : i32, i32 -> i64
  return
}

// The same in generic form.
func.func @generic(%v0: i32, %v1: i32) {
  %r0 = "pto.mul_i32toi64"(%v0, %v1) <{signedness = #pto<signedness signed>}> : (i32, i32) -> i64
  %r1 = "pto.mul_i32toi64"(%v0, %v1) <{signedness = #pto<signedness unsigned>}> : (i32, i32) -> i64
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: i32, %arg1: i32) {
//|     %0 = pto.mul_i32toi64 %arg0, %arg1 signed : i32, i32 -> i64
//|     %1 = pto.mul_i32toi64 %arg0, %arg1 unsigned : i32, i32 -> i64
//|     %2 = pto.mul_i32toi64 %arg0, %arg1 signed {test.note = "kept"} : i32, i32 -> i64
//|     return
//|   }
//|   func.func @generic(%arg0: i32, %arg1: i32) {
//|     %0 = pto.mul_i32toi64 %arg0, %arg1 signed : i32, i32 -> i64
//|     %1 = pto.mul_i32toi64 %arg0, %arg1 unsigned : i32, i32 -> i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: i32, %arg3: i32):
//|     %2 = "pto.mul_i32toi64"(%arg2, %arg3) <{signedness = #pto.signedness<signed>}> : (i32, i32) -> i64
//|     %3 = "pto.mul_i32toi64"(%arg2, %arg3) <{signedness = #pto.signedness<unsigned>}> : (i32, i32) -> i64
//|     %4 = "pto.mul_i32toi64"(%arg2, %arg3) <{signedness = #pto.signedness<signed>}> {test.note = "kept"} : (i32, i32) -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i32, %arg1: i32):
//|     %0 = "pto.mul_i32toi64"(%arg0, %arg1) <{signedness = #pto.signedness<signed>}> : (i32, i32) -> i64
//|     %1 = "pto.mul_i32toi64"(%arg0, %arg1) <{signedness = #pto.signedness<unsigned>}> : (i32, i32) -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
