// Every shape of pto.mulhi.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: i64, %v1: i64) {
  %r0 = pto.mulhi %v0, %v1 signed : i64, i64 -> i64
  %r1 = pto.mulhi %v0, %v1 unsigned : i64, i64 -> i64
  %r2 = pto.mulhi %v0, %v1 signed {test.note = "kept"} : i64, i64 -> i64
  return
}

// The same in generic form.
func.func @generic(%v0: i64, %v1: i64) {
  %r0 = "pto.mulhi"(%v0, %v1) <{signedness = #pto<signedness signed>}> : (i64, i64) -> i64
  %r1 = "pto.mulhi"(%v0, %v1) <{signedness = #pto<signedness unsigned>}> : (i64, i64) -> i64
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: i64, %arg1: i64) {
//|     %0 = pto.mulhi %arg0, %arg1 signed : i64, i64 -> i64
//|     %1 = pto.mulhi %arg0, %arg1 unsigned : i64, i64 -> i64
//|     %2 = pto.mulhi %arg0, %arg1 signed {test.note = "kept"} : i64, i64 -> i64
//|     return
//|   }
//|   func.func @generic(%arg0: i64, %arg1: i64) {
//|     %0 = pto.mulhi %arg0, %arg1 signed : i64, i64 -> i64
//|     %1 = pto.mulhi %arg0, %arg1 unsigned : i64, i64 -> i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i64, i64) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: i64, %arg3: i64):
//|     %2 = "pto.mulhi"(%arg2, %arg3) <{signedness = #pto.signedness<signed>}> : (i64, i64) -> i64
//|     %3 = "pto.mulhi"(%arg2, %arg3) <{signedness = #pto.signedness<unsigned>}> : (i64, i64) -> i64
//|     %4 = "pto.mulhi"(%arg2, %arg3) <{signedness = #pto.signedness<signed>}> {test.note = "kept"} : (i64, i64) -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i64, %arg1: i64):
//|     %0 = "pto.mulhi"(%arg0, %arg1) <{signedness = #pto.signedness<signed>}> : (i64, i64) -> i64
//|     %1 = "pto.mulhi"(%arg0, %arg1) <{signedness = #pto.signedness<unsigned>}> : (i64, i64) -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
