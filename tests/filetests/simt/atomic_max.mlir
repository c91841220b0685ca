// Every shape of pto.atomic_max.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<f32, gm>, %v1: f32, %v2: !pto.ptr<bf16, ub>, %v3: bf16, %v4: !pto.ptr<i32, ub>, %v5: i32, %v6: !pto.ptr<vector<2xf16>, ub>, %v7: vector<2xf16>) attributes {pto.simt_entry} {
  %r0 = pto.atomic_max %v0, %v1 l2cache(nmfv) : !pto.ptr<f32, gm>, f32 -> f32
  %r1 = pto.atomic_max %v2, %v3 l2cache(nmfv) : !pto.ptr<bf16, ub>, bf16 -> bf16
  %r2 = pto.atomic_max %v4, %v5 l2cache(nmfv) signed : !pto.ptr<i32, ub>, i32 -> i32
  %r3 = pto.atomic_max %v6, %v7 l2cache(nmfv) : !pto.ptr<vector<2xf16>, ub>, vector<2xf16> -> vector<2xf16>
  %r4 = pto.atomic_max %v0, %v1 l2cache(nmfv) {test.note = "kept"} : !pto.ptr<f32, gm>, f32 -> f32
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<f32, gm>, %v1: f32, %v2: !pto.ptr<bf16, ub>, %v3: bf16, %v4: !pto.ptr<i32, ub>, %v5: i32, %v6: !pto.ptr<vector<2xf16>, ub>, %v7: vector<2xf16>) attributes {pto.simt_entry} {
  %r0 = "pto.atomic_max"(%v0, %v1) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<f32, gm>, f32) -> f32
  %r1 = "pto.atomic_max"(%v2, %v3) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<bf16, ub>, bf16) -> bf16
  %r2 = "pto.atomic_max"(%v4, %v5) <{l2cache = #pto<st_l2cache nmfv>, signedness = #pto<signedness signed>}> : (!pto.ptr<i32, ub>, i32) -> i32
  %r3 = "pto.atomic_max"(%v6, %v7) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<vector<2xf16>, ub>, vector<2xf16>) -> vector<2xf16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, gm>, %arg1: f32, %arg2: !pto.ptr<bf16, ub>, %arg3: bf16, %arg4: !pto.ptr<i32, ub>, %arg5: i32, %arg6: !pto.ptr<vector<2xf16>, ub>, %arg7: vector<2xf16>) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_max %arg0, %arg1 l2cache(nmfv) : !pto.ptr<f32, gm>, f32 -> f32
//|     %1 = pto.atomic_max %arg2, %arg3 l2cache(nmfv) : !pto.ptr<bf16, ub>, bf16 -> bf16
//|     %2 = pto.atomic_max %arg4, %arg5 l2cache(nmfv) signed : !pto.ptr<i32, ub>, i32 -> i32
//|     %3 = pto.atomic_max %arg6, %arg7 l2cache(nmfv) : !pto.ptr<vector<2xf16>, ub>, vector<2xf16> -> vector<2xf16>
//|     %4 = pto.atomic_max %arg0, %arg1 l2cache(nmfv) {test.note = "kept"} : !pto.ptr<f32, gm>, f32 -> f32
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, gm>, %arg1: f32, %arg2: !pto.ptr<bf16, ub>, %arg3: bf16, %arg4: !pto.ptr<i32, ub>, %arg5: i32, %arg6: !pto.ptr<vector<2xf16>, ub>, %arg7: vector<2xf16>) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_max %arg0, %arg1 l2cache(nmfv) : !pto.ptr<f32, gm>, f32 -> f32
//|     %1 = pto.atomic_max %arg2, %arg3 l2cache(nmfv) : !pto.ptr<bf16, ub>, bf16 -> bf16
//|     %2 = pto.atomic_max %arg4, %arg5 l2cache(nmfv) signed : !pto.ptr<i32, ub>, i32 -> i32
//|     %3 = pto.atomic_max %arg6, %arg7 l2cache(nmfv) : !pto.ptr<vector<2xf16>, ub>, vector<2xf16> -> vector<2xf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, f32, !pto.ptr<bf16, ub>, bf16, !pto.ptr<i32, ub>, i32, !pto.ptr<vector<2xf16>, ub>, vector<2xf16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg8: !pto.ptr<f32, gm>, %arg9: f32, %arg10: !pto.ptr<bf16, ub>, %arg11: bf16, %arg12: !pto.ptr<i32, ub>, %arg13: i32, %arg14: !pto.ptr<vector<2xf16>, ub>, %arg15: vector<2xf16>):
//|     %4 = "pto.atomic_max"(%arg8, %arg9) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<f32, gm>, f32) -> f32
//|     %5 = "pto.atomic_max"(%arg10, %arg11) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<bf16, ub>, bf16) -> bf16
//|     %6 = "pto.atomic_max"(%arg12, %arg13) <{l2cache = #pto.st_l2cache<nmfv>, signedness = #pto.signedness<signed>}> : (!pto.ptr<i32, ub>, i32) -> i32
//|     %7 = "pto.atomic_max"(%arg14, %arg15) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<vector<2xf16>, ub>, vector<2xf16>) -> vector<2xf16>
//|     %8 = "pto.atomic_max"(%arg8, %arg9) <{l2cache = #pto.st_l2cache<nmfv>}> {test.note = "kept"} : (!pto.ptr<f32, gm>, f32) -> f32
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, f32, !pto.ptr<bf16, ub>, bf16, !pto.ptr<i32, ub>, i32, !pto.ptr<vector<2xf16>, ub>, vector<2xf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, gm>, %arg1: f32, %arg2: !pto.ptr<bf16, ub>, %arg3: bf16, %arg4: !pto.ptr<i32, ub>, %arg5: i32, %arg6: !pto.ptr<vector<2xf16>, ub>, %arg7: vector<2xf16>):
//|     %0 = "pto.atomic_max"(%arg0, %arg1) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<f32, gm>, f32) -> f32
//|     %1 = "pto.atomic_max"(%arg2, %arg3) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<bf16, ub>, bf16) -> bf16
//|     %2 = "pto.atomic_max"(%arg4, %arg5) <{l2cache = #pto.st_l2cache<nmfv>, signedness = #pto.signedness<signed>}> : (!pto.ptr<i32, ub>, i32) -> i32
//|     %3 = "pto.atomic_max"(%arg6, %arg7) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<vector<2xf16>, ub>, vector<2xf16>) -> vector<2xf16>
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
