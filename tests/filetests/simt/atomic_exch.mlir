// Every shape of pto.atomic_exch.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<f32, ub>, %v1: f32, %v2: !pto.ptr<i32, gm>, %v3: i32, %v4: !pto.ptr<vector<2xbf16>, gm>, %v5: vector<2xbf16>) attributes {pto.simt_entry} {
  %r0 = pto.atomic_exch %v0, %v1 l2cache(nmfv) : !pto.ptr<f32, ub>, f32 -> f32
  %r1 = pto.atomic_exch %v2, %v3 l2cache(nmlv) signed : !pto.ptr<i32, gm>, i32 -> i32
  %r2 = pto.atomic_exch %v4, %v5 l2cache(nmfv) : !pto.ptr<vector<2xbf16>, gm>, vector<2xbf16> -> vector<2xbf16>
  %r3 = pto.atomic_exch %v0, %v1 l2cache(nmfv) {test.note = "kept"} : !pto.ptr<f32, ub>, f32 -> f32
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<f32, ub>, %v1: f32, %v2: !pto.ptr<i32, gm>, %v3: i32, %v4: !pto.ptr<vector<2xbf16>, gm>, %v5: vector<2xbf16>) attributes {pto.simt_entry} {
  %r0 = "pto.atomic_exch"(%v0, %v1) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<f32, ub>, f32) -> f32
  %r1 = "pto.atomic_exch"(%v2, %v3) <{l2cache = #pto<st_l2cache nmlv>, signedness = #pto<signedness signed>}> : (!pto.ptr<i32, gm>, i32) -> i32
  %r2 = "pto.atomic_exch"(%v4, %v5) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<vector<2xbf16>, gm>, vector<2xbf16>) -> vector<2xbf16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, ub>, %arg1: f32, %arg2: !pto.ptr<i32, gm>, %arg3: i32, %arg4: !pto.ptr<vector<2xbf16>, gm>, %arg5: vector<2xbf16>) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_exch %arg0, %arg1 l2cache(nmfv) : !pto.ptr<f32, ub>, f32 -> f32
//|     %1 = pto.atomic_exch %arg2, %arg3 l2cache(nmlv) signed : !pto.ptr<i32, gm>, i32 -> i32
//|     %2 = pto.atomic_exch %arg4, %arg5 l2cache(nmfv) : !pto.ptr<vector<2xbf16>, gm>, vector<2xbf16> -> vector<2xbf16>
//|     %3 = pto.atomic_exch %arg0, %arg1 l2cache(nmfv) {test.note = "kept"} : !pto.ptr<f32, ub>, f32 -> f32
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, ub>, %arg1: f32, %arg2: !pto.ptr<i32, gm>, %arg3: i32, %arg4: !pto.ptr<vector<2xbf16>, gm>, %arg5: vector<2xbf16>) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_exch %arg0, %arg1 l2cache(nmfv) : !pto.ptr<f32, ub>, f32 -> f32
//|     %1 = pto.atomic_exch %arg2, %arg3 l2cache(nmlv) signed : !pto.ptr<i32, gm>, i32 -> i32
//|     %2 = pto.atomic_exch %arg4, %arg5 l2cache(nmfv) : !pto.ptr<vector<2xbf16>, gm>, vector<2xbf16> -> vector<2xbf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, f32, !pto.ptr<i32, gm>, i32, !pto.ptr<vector<2xbf16>, gm>, vector<2xbf16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg6: !pto.ptr<f32, ub>, %arg7: f32, %arg8: !pto.ptr<i32, gm>, %arg9: i32, %arg10: !pto.ptr<vector<2xbf16>, gm>, %arg11: vector<2xbf16>):
//|     %3 = "pto.atomic_exch"(%arg6, %arg7) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<f32, ub>, f32) -> f32
//|     %4 = "pto.atomic_exch"(%arg8, %arg9) <{l2cache = #pto.st_l2cache<nmlv>, signedness = #pto.signedness<signed>}> : (!pto.ptr<i32, gm>, i32) -> i32
//|     %5 = "pto.atomic_exch"(%arg10, %arg11) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<vector<2xbf16>, gm>, vector<2xbf16>) -> vector<2xbf16>
//|     %6 = "pto.atomic_exch"(%arg6, %arg7) <{l2cache = #pto.st_l2cache<nmfv>}> {test.note = "kept"} : (!pto.ptr<f32, ub>, f32) -> f32
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, f32, !pto.ptr<i32, gm>, i32, !pto.ptr<vector<2xbf16>, gm>, vector<2xbf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: f32, %arg2: !pto.ptr<i32, gm>, %arg3: i32, %arg4: !pto.ptr<vector<2xbf16>, gm>, %arg5: vector<2xbf16>):
//|     %0 = "pto.atomic_exch"(%arg0, %arg1) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<f32, ub>, f32) -> f32
//|     %1 = "pto.atomic_exch"(%arg2, %arg3) <{l2cache = #pto.st_l2cache<nmlv>, signedness = #pto.signedness<signed>}> : (!pto.ptr<i32, gm>, i32) -> i32
//|     %2 = "pto.atomic_exch"(%arg4, %arg5) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<vector<2xbf16>, gm>, vector<2xbf16>) -> vector<2xbf16>
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
