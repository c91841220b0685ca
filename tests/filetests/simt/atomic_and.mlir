// Every shape of pto.atomic_and.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<i32, ub>, %v1: i32, %v2: !pto.ptr<i64, gm>, %v3: i64) attributes {pto.simt_entry} {
  %r0 = pto.atomic_and %v0, %v1 l2cache(nmfv) unsigned : !pto.ptr<i32, ub>, i32 -> i32
  %r1 = pto.atomic_and %v2, %v3 signed : !pto.ptr<i64, gm>, i64 -> i64
  %r2 = pto.atomic_and %v0, %v1 l2cache(nmfv) unsigned {test.note = "kept"} : !pto.ptr<i32, ub>, i32 -> i32
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<i32, ub>, %v1: i32, %v2: !pto.ptr<i64, gm>, %v3: i64) attributes {pto.simt_entry} {
  %r0 = "pto.atomic_and"(%v0, %v1) <{l2cache = #pto<st_l2cache nmfv>, signedness = #pto<signedness unsigned>}> : (!pto.ptr<i32, ub>, i32) -> i32
  %r1 = "pto.atomic_and"(%v2, %v3) <{signedness = #pto<signedness signed>}> : (!pto.ptr<i64, gm>, i64) -> i64
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<i32, ub>, %arg1: i32, %arg2: !pto.ptr<i64, gm>, %arg3: i64) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_and %arg0, %arg1 l2cache(nmfv) unsigned : !pto.ptr<i32, ub>, i32 -> i32
//|     %1 = pto.atomic_and %arg2, %arg3 signed : !pto.ptr<i64, gm>, i64 -> i64
//|     %2 = pto.atomic_and %arg0, %arg1 l2cache(nmfv) unsigned {test.note = "kept"} : !pto.ptr<i32, ub>, i32 -> i32
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i32, ub>, %arg1: i32, %arg2: !pto.ptr<i64, gm>, %arg3: i64) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_and %arg0, %arg1 l2cache(nmfv) unsigned : !pto.ptr<i32, ub>, i32 -> i32
//|     %1 = pto.atomic_and %arg2, %arg3 signed : !pto.ptr<i64, gm>, i64 -> i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i32, ub>, i32, !pto.ptr<i64, gm>, i64) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: !pto.ptr<i32, ub>, %arg5: i32, %arg6: !pto.ptr<i64, gm>, %arg7: i64):
//|     %2 = "pto.atomic_and"(%arg4, %arg5) <{l2cache = #pto.st_l2cache<nmfv>, signedness = #pto.signedness<unsigned>}> : (!pto.ptr<i32, ub>, i32) -> i32
//|     %3 = "pto.atomic_and"(%arg6, %arg7) <{signedness = #pto.signedness<signed>}> : (!pto.ptr<i64, gm>, i64) -> i64
//|     %4 = "pto.atomic_and"(%arg4, %arg5) <{l2cache = #pto.st_l2cache<nmfv>, signedness = #pto.signedness<unsigned>}> {test.note = "kept"} : (!pto.ptr<i32, ub>, i32) -> i32
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, ub>, i32, !pto.ptr<i64, gm>, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i32, ub>, %arg1: i32, %arg2: !pto.ptr<i64, gm>, %arg3: i64):
//|     %0 = "pto.atomic_and"(%arg0, %arg1) <{l2cache = #pto.st_l2cache<nmfv>, signedness = #pto.signedness<unsigned>}> : (!pto.ptr<i32, ub>, i32) -> i32
//|     %1 = "pto.atomic_and"(%arg2, %arg3) <{signedness = #pto.signedness<signed>}> : (!pto.ptr<i64, gm>, i64) -> i64
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
