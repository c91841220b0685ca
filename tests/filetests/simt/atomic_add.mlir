// Every shape of pto.atomic_add.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<f16, gm>, %v1: f16, %v2: !pto.ptr<f32, gm>, %v3: f32, %v4: !pto.ptr<bf16, gm>, %v5: bf16, %v6: !pto.ptr<i32, gm>, %v7: i32) attributes {pto.simt_entry} {
  %r0 = pto.atomic_add %v0, %v1 l2cache(nmfv) : !pto.ptr<f16, gm>, f16 -> f16
  %r1 = pto.atomic_add %v2, %v3 l2cache(naci) : !pto.ptr<f32, gm>, f32 -> f32
  %r2 = pto.atomic_add %v2, %v3 l2cache(wbhred) : !pto.ptr<f32, gm>, f32 -> f32
  %r3 = pto.atomic_add %v2, %v3 l2cache(wtsred) : !pto.ptr<f32, gm>, f32 -> f32
  %r4 = pto.atomic_add %v4, %v5 l2cache(nmfv) : !pto.ptr<bf16, gm>, bf16 -> bf16
  %r5 = pto.atomic_add %v6, %v7 l2cache(nmfv) signed : !pto.ptr<i32, gm>, i32 -> i32
  %r6 = pto.atomic_add %v0, %v1 l2cache(nmfv) {test.note = "kept"} : !pto.ptr<f16, gm>, f16 -> f16
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<f16, gm>, %v1: f16, %v2: !pto.ptr<f32, gm>, %v3: f32, %v4: !pto.ptr<bf16, gm>, %v5: bf16, %v6: !pto.ptr<i32, gm>, %v7: i32) attributes {pto.simt_entry} {
  %r0 = "pto.atomic_add"(%v0, %v1) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<f16, gm>, f16) -> f16
  %r1 = "pto.atomic_add"(%v2, %v3) <{l2cache = #pto<st_l2cache naci>}> : (!pto.ptr<f32, gm>, f32) -> f32
  %r2 = "pto.atomic_add"(%v2, %v3) <{l2cache = #pto<st_l2cache wbhred>}> : (!pto.ptr<f32, gm>, f32) -> f32
  %r3 = "pto.atomic_add"(%v2, %v3) <{l2cache = #pto<st_l2cache wtsred>}> : (!pto.ptr<f32, gm>, f32) -> f32
  %r4 = "pto.atomic_add"(%v4, %v5) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<bf16, gm>, bf16) -> bf16
  %r5 = "pto.atomic_add"(%v6, %v7) <{l2cache = #pto<st_l2cache nmfv>, signedness = #pto<signedness signed>}> : (!pto.ptr<i32, gm>, i32) -> i32
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f16, gm>, %arg1: f16, %arg2: !pto.ptr<f32, gm>, %arg3: f32, %arg4: !pto.ptr<bf16, gm>, %arg5: bf16, %arg6: !pto.ptr<i32, gm>, %arg7: i32) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_add %arg0, %arg1 l2cache(nmfv) : !pto.ptr<f16, gm>, f16 -> f16
//|     %1 = pto.atomic_add %arg2, %arg3 l2cache(naci) : !pto.ptr<f32, gm>, f32 -> f32
//|     %2 = pto.atomic_add %arg2, %arg3 l2cache(wbhred) : !pto.ptr<f32, gm>, f32 -> f32
//|     %3 = pto.atomic_add %arg2, %arg3 l2cache(wtsred) : !pto.ptr<f32, gm>, f32 -> f32
//|     %4 = pto.atomic_add %arg4, %arg5 l2cache(nmfv) : !pto.ptr<bf16, gm>, bf16 -> bf16
//|     %5 = pto.atomic_add %arg6, %arg7 l2cache(nmfv) signed : !pto.ptr<i32, gm>, i32 -> i32
//|     %6 = pto.atomic_add %arg0, %arg1 l2cache(nmfv) {test.note = "kept"} : !pto.ptr<f16, gm>, f16 -> f16
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f16, gm>, %arg1: f16, %arg2: !pto.ptr<f32, gm>, %arg3: f32, %arg4: !pto.ptr<bf16, gm>, %arg5: bf16, %arg6: !pto.ptr<i32, gm>, %arg7: i32) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_add %arg0, %arg1 l2cache(nmfv) : !pto.ptr<f16, gm>, f16 -> f16
//|     %1 = pto.atomic_add %arg2, %arg3 l2cache(naci) : !pto.ptr<f32, gm>, f32 -> f32
//|     %2 = pto.atomic_add %arg2, %arg3 l2cache(wbhred) : !pto.ptr<f32, gm>, f32 -> f32
//|     %3 = pto.atomic_add %arg2, %arg3 l2cache(wtsred) : !pto.ptr<f32, gm>, f32 -> f32
//|     %4 = pto.atomic_add %arg4, %arg5 l2cache(nmfv) : !pto.ptr<bf16, gm>, bf16 -> bf16
//|     %5 = pto.atomic_add %arg6, %arg7 l2cache(nmfv) signed : !pto.ptr<i32, gm>, i32 -> i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, f16, !pto.ptr<f32, gm>, f32, !pto.ptr<bf16, gm>, bf16, !pto.ptr<i32, gm>, i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg8: !pto.ptr<f16, gm>, %arg9: f16, %arg10: !pto.ptr<f32, gm>, %arg11: f32, %arg12: !pto.ptr<bf16, gm>, %arg13: bf16, %arg14: !pto.ptr<i32, gm>, %arg15: i32):
//|     %6 = "pto.atomic_add"(%arg8, %arg9) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<f16, gm>, f16) -> f16
//|     %7 = "pto.atomic_add"(%arg10, %arg11) <{l2cache = #pto.st_l2cache<naci>}> : (!pto.ptr<f32, gm>, f32) -> f32
//|     %8 = "pto.atomic_add"(%arg10, %arg11) <{l2cache = #pto.st_l2cache<wbhred>}> : (!pto.ptr<f32, gm>, f32) -> f32
//|     %9 = "pto.atomic_add"(%arg10, %arg11) <{l2cache = #pto.st_l2cache<wtsred>}> : (!pto.ptr<f32, gm>, f32) -> f32
//|     %10 = "pto.atomic_add"(%arg12, %arg13) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<bf16, gm>, bf16) -> bf16
//|     %11 = "pto.atomic_add"(%arg14, %arg15) <{l2cache = #pto.st_l2cache<nmfv>, signedness = #pto.signedness<signed>}> : (!pto.ptr<i32, gm>, i32) -> i32
//|     %12 = "pto.atomic_add"(%arg8, %arg9) <{l2cache = #pto.st_l2cache<nmfv>}> {test.note = "kept"} : (!pto.ptr<f16, gm>, f16) -> f16
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, f16, !pto.ptr<f32, gm>, f32, !pto.ptr<bf16, gm>, bf16, !pto.ptr<i32, gm>, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f16, gm>, %arg1: f16, %arg2: !pto.ptr<f32, gm>, %arg3: f32, %arg4: !pto.ptr<bf16, gm>, %arg5: bf16, %arg6: !pto.ptr<i32, gm>, %arg7: i32):
//|     %0 = "pto.atomic_add"(%arg0, %arg1) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<f16, gm>, f16) -> f16
//|     %1 = "pto.atomic_add"(%arg2, %arg3) <{l2cache = #pto.st_l2cache<naci>}> : (!pto.ptr<f32, gm>, f32) -> f32
//|     %2 = "pto.atomic_add"(%arg2, %arg3) <{l2cache = #pto.st_l2cache<wbhred>}> : (!pto.ptr<f32, gm>, f32) -> f32
//|     %3 = "pto.atomic_add"(%arg2, %arg3) <{l2cache = #pto.st_l2cache<wtsred>}> : (!pto.ptr<f32, gm>, f32) -> f32
//|     %4 = "pto.atomic_add"(%arg4, %arg5) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<bf16, gm>, bf16) -> bf16
//|     %5 = "pto.atomic_add"(%arg6, %arg7) <{l2cache = #pto.st_l2cache<nmfv>, signedness = #pto.signedness<signed>}> : (!pto.ptr<i32, gm>, i32) -> i32
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
