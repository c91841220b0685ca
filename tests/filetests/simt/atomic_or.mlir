// Every shape of pto.atomic_or.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<i64, gm>, %v1: i64) attributes {pto.simt_entry} {
  %r0 = pto.atomic_or %v0, %v1 signed : !pto.ptr<i64, gm>, i64 -> i64
  %r1 = pto.atomic_or %v0, %v1 signed {test.note = "kept"} : !pto.ptr<i64, gm>, i64 -> i64
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<i64, gm>, %v1: i64) attributes {pto.simt_entry} {
  %r0 = "pto.atomic_or"(%v0, %v1) <{signedness = #pto<signedness signed>}> : (!pto.ptr<i64, gm>, i64) -> i64
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<i64, gm>, %arg1: i64) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_or %arg0, %arg1 signed : !pto.ptr<i64, gm>, i64 -> i64
//|     %1 = pto.atomic_or %arg0, %arg1 signed {test.note = "kept"} : !pto.ptr<i64, gm>, i64 -> i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i64, gm>, %arg1: i64) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_or %arg0, %arg1 signed : !pto.ptr<i64, gm>, i64 -> i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i64, gm>, i64) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.ptr<i64, gm>, %arg3: i64):
//|     %1 = "pto.atomic_or"(%arg2, %arg3) <{signedness = #pto.signedness<signed>}> : (!pto.ptr<i64, gm>, i64) -> i64
//|     %2 = "pto.atomic_or"(%arg2, %arg3) <{signedness = #pto.signedness<signed>}> {test.note = "kept"} : (!pto.ptr<i64, gm>, i64) -> i64
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i64, gm>, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i64, gm>, %arg1: i64):
//|     %0 = "pto.atomic_or"(%arg0, %arg1) <{signedness = #pto.signedness<signed>}> : (!pto.ptr<i64, gm>, i64) -> i64
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
