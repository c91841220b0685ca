// Every shape of pto.atomic_cas.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<f32, gm>, %v1: f32, %v2: f32, %v3: !pto.ptr<bf16, gm>, %v4: bf16, %v5: bf16, %v6: !pto.ptr<i32, gm>, %v7: i32, %v8: i32, %v9: !pto.ptr<vector<2xf16>, gm>, %v10: vector<2xf16>, %v11: vector<2xf16>, %v12: !pto.ptr<vector<2xbf16>, ub>, %v13: vector<2xbf16>, %v14: vector<2xbf16>) attributes {pto.simt_entry} {
  %r0 = pto.atomic_cas %v0, %v1, %v2 l2cache(nmfv) : !pto.ptr<f32, gm>, f32 -> f32
  %r1 = pto.atomic_cas %v3, %v4, %v5 l2cache(nmfv) : !pto.ptr<bf16, gm>, bf16 -> bf16
  %r2 = pto.atomic_cas %v6, %v7, %v8 l2cache(nmfv) signed : !pto.ptr<i32, gm>, i32 -> i32
  %r3 = pto.atomic_cas %v9, %v10, %v11 l2cache(nmfv) : !pto.ptr<vector<2xf16>, gm>, vector<2xf16> -> vector<2xf16>
  %r4 = pto.atomic_cas %v12, %v13, %v14 l2cache(nmfv) : !pto.ptr<vector<2xbf16>, ub>, vector<2xbf16> -> vector<2xbf16>
  %r5 = pto.atomic_cas %v0, %v1, %v2 l2cache(nmfv) {test.note = "kept"} : !pto.ptr<f32, gm>, f32 -> f32
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<f32, gm>, %v1: f32, %v2: f32, %v3: !pto.ptr<bf16, gm>, %v4: bf16, %v5: bf16, %v6: !pto.ptr<i32, gm>, %v7: i32, %v8: i32, %v9: !pto.ptr<vector<2xf16>, gm>, %v10: vector<2xf16>, %v11: vector<2xf16>, %v12: !pto.ptr<vector<2xbf16>, ub>, %v13: vector<2xbf16>, %v14: vector<2xbf16>) attributes {pto.simt_entry} {
  %r0 = "pto.atomic_cas"(%v0, %v1, %v2) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<f32, gm>, f32, f32) -> f32
  %r1 = "pto.atomic_cas"(%v3, %v4, %v5) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<bf16, gm>, bf16, bf16) -> bf16
  %r2 = "pto.atomic_cas"(%v6, %v7, %v8) <{l2cache = #pto<st_l2cache nmfv>, signedness = #pto<signedness signed>}> : (!pto.ptr<i32, gm>, i32, i32) -> i32
  %r3 = "pto.atomic_cas"(%v9, %v10, %v11) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<vector<2xf16>, gm>, vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  %r4 = "pto.atomic_cas"(%v12, %v13, %v14) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<vector<2xbf16>, ub>, vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, gm>, %arg1: f32, %arg2: f32, %arg3: !pto.ptr<bf16, gm>, %arg4: bf16, %arg5: bf16, %arg6: !pto.ptr<i32, gm>, %arg7: i32, %arg8: i32, %arg9: !pto.ptr<vector<2xf16>, gm>, %arg10: vector<2xf16>, %arg11: vector<2xf16>, %arg12: !pto.ptr<vector<2xbf16>, ub>, %arg13: vector<2xbf16>, %arg14: vector<2xbf16>) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_cas %arg0, %arg1, %arg2 l2cache(nmfv) : !pto.ptr<f32, gm>, f32 -> f32
//|     %1 = pto.atomic_cas %arg3, %arg4, %arg5 l2cache(nmfv) : !pto.ptr<bf16, gm>, bf16 -> bf16
//|     %2 = pto.atomic_cas %arg6, %arg7, %arg8 l2cache(nmfv) signed : !pto.ptr<i32, gm>, i32 -> i32
//|     %3 = pto.atomic_cas %arg9, %arg10, %arg11 l2cache(nmfv) : !pto.ptr<vector<2xf16>, gm>, vector<2xf16> -> vector<2xf16>
//|     %4 = pto.atomic_cas %arg12, %arg13, %arg14 l2cache(nmfv) : !pto.ptr<vector<2xbf16>, ub>, vector<2xbf16> -> vector<2xbf16>
//|     %5 = pto.atomic_cas %arg0, %arg1, %arg2 l2cache(nmfv) {test.note = "kept"} : !pto.ptr<f32, gm>, f32 -> f32
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, gm>, %arg1: f32, %arg2: f32, %arg3: !pto.ptr<bf16, gm>, %arg4: bf16, %arg5: bf16, %arg6: !pto.ptr<i32, gm>, %arg7: i32, %arg8: i32, %arg9: !pto.ptr<vector<2xf16>, gm>, %arg10: vector<2xf16>, %arg11: vector<2xf16>, %arg12: !pto.ptr<vector<2xbf16>, ub>, %arg13: vector<2xbf16>, %arg14: vector<2xbf16>) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_cas %arg0, %arg1, %arg2 l2cache(nmfv) : !pto.ptr<f32, gm>, f32 -> f32
//|     %1 = pto.atomic_cas %arg3, %arg4, %arg5 l2cache(nmfv) : !pto.ptr<bf16, gm>, bf16 -> bf16
//|     %2 = pto.atomic_cas %arg6, %arg7, %arg8 l2cache(nmfv) signed : !pto.ptr<i32, gm>, i32 -> i32
//|     %3 = pto.atomic_cas %arg9, %arg10, %arg11 l2cache(nmfv) : !pto.ptr<vector<2xf16>, gm>, vector<2xf16> -> vector<2xf16>
//|     %4 = pto.atomic_cas %arg12, %arg13, %arg14 l2cache(nmfv) : !pto.ptr<vector<2xbf16>, ub>, vector<2xbf16> -> vector<2xbf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, f32, f32, !pto.ptr<bf16, gm>, bf16, bf16, !pto.ptr<i32, gm>, i32, i32, !pto.ptr<vector<2xf16>, gm>, vector<2xf16>, vector<2xf16>, !pto.ptr<vector<2xbf16>, ub>, vector<2xbf16>, vector<2xbf16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg15: !pto.ptr<f32, gm>, %arg16: f32, %arg17: f32, %arg18: !pto.ptr<bf16, gm>, %arg19: bf16, %arg20: bf16, %arg21: !pto.ptr<i32, gm>, %arg22: i32, %arg23: i32, %arg24: !pto.ptr<vector<2xf16>, gm>, %arg25: vector<2xf16>, %arg26: vector<2xf16>, %arg27: !pto.ptr<vector<2xbf16>, ub>, %arg28: vector<2xbf16>, %arg29: vector<2xbf16>):
//|     %5 = "pto.atomic_cas"(%arg15, %arg16, %arg17) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<f32, gm>, f32, f32) -> f32
//|     %6 = "pto.atomic_cas"(%arg18, %arg19, %arg20) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<bf16, gm>, bf16, bf16) -> bf16
//|     %7 = "pto.atomic_cas"(%arg21, %arg22, %arg23) <{l2cache = #pto.st_l2cache<nmfv>, signedness = #pto.signedness<signed>}> : (!pto.ptr<i32, gm>, i32, i32) -> i32
//|     %8 = "pto.atomic_cas"(%arg24, %arg25, %arg26) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<vector<2xf16>, gm>, vector<2xf16>, vector<2xf16>) -> vector<2xf16>
//|     %9 = "pto.atomic_cas"(%arg27, %arg28, %arg29) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<vector<2xbf16>, ub>, vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>
//|     %10 = "pto.atomic_cas"(%arg15, %arg16, %arg17) <{l2cache = #pto.st_l2cache<nmfv>}> {test.note = "kept"} : (!pto.ptr<f32, gm>, f32, f32) -> f32
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, f32, f32, !pto.ptr<bf16, gm>, bf16, bf16, !pto.ptr<i32, gm>, i32, i32, !pto.ptr<vector<2xf16>, gm>, vector<2xf16>, vector<2xf16>, !pto.ptr<vector<2xbf16>, ub>, vector<2xbf16>, vector<2xbf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, gm>, %arg1: f32, %arg2: f32, %arg3: !pto.ptr<bf16, gm>, %arg4: bf16, %arg5: bf16, %arg6: !pto.ptr<i32, gm>, %arg7: i32, %arg8: i32, %arg9: !pto.ptr<vector<2xf16>, gm>, %arg10: vector<2xf16>, %arg11: vector<2xf16>, %arg12: !pto.ptr<vector<2xbf16>, ub>, %arg13: vector<2xbf16>, %arg14: vector<2xbf16>):
//|     %0 = "pto.atomic_cas"(%arg0, %arg1, %arg2) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<f32, gm>, f32, f32) -> f32
//|     %1 = "pto.atomic_cas"(%arg3, %arg4, %arg5) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<bf16, gm>, bf16, bf16) -> bf16
//|     %2 = "pto.atomic_cas"(%arg6, %arg7, %arg8) <{l2cache = #pto.st_l2cache<nmfv>, signedness = #pto.signedness<signed>}> : (!pto.ptr<i32, gm>, i32, i32) -> i32
//|     %3 = "pto.atomic_cas"(%arg9, %arg10, %arg11) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<vector<2xf16>, gm>, vector<2xf16>, vector<2xf16>) -> vector<2xf16>
//|     %4 = "pto.atomic_cas"(%arg12, %arg13, %arg14) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<vector<2xbf16>, ub>, vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
