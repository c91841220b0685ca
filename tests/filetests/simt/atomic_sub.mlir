// Every shape of pto.atomic_sub.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<i64, gm>, %v1: i64, %v2: !pto.ptr<vector<2xbf16>, ub>, %v3: vector<2xbf16>) attributes {pto.simt_entry} {
  %r0 = pto.atomic_sub %v0, %v1 l2cache(nmfv) signed : !pto.ptr<i64, gm>, i64 -> i64
  %r1 = pto.atomic_sub %v2, %v3 l2cache(nmfv) : !pto.ptr<vector<2xbf16>, ub>, vector<2xbf16> -> vector<2xbf16>
  %r2 = pto.atomic_sub %v0, %v1 l2cache(nmfv) signed {test.note = "kept"} : !pto.ptr<i64, gm>, i64 -> i64
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<i64, gm>, %v1: i64, %v2: !pto.ptr<vector<2xbf16>, ub>, %v3: vector<2xbf16>) attributes {pto.simt_entry} {
  %r0 = "pto.atomic_sub"(%v0, %v1) <{l2cache = #pto<st_l2cache nmfv>, signedness = #pto<signedness signed>}> : (!pto.ptr<i64, gm>, i64) -> i64
  %r1 = "pto.atomic_sub"(%v2, %v3) <{l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<vector<2xbf16>, ub>, vector<2xbf16>) -> vector<2xbf16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<i64, gm>, %arg1: i64, %arg2: !pto.ptr<vector<2xbf16>, ub>, %arg3: vector<2xbf16>) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_sub %arg0, %arg1 l2cache(nmfv) signed : !pto.ptr<i64, gm>, i64 -> i64
//|     %1 = pto.atomic_sub %arg2, %arg3 l2cache(nmfv) : !pto.ptr<vector<2xbf16>, ub>, vector<2xbf16> -> vector<2xbf16>
//|     %2 = pto.atomic_sub %arg0, %arg1 l2cache(nmfv) signed {test.note = "kept"} : !pto.ptr<i64, gm>, i64 -> i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i64, gm>, %arg1: i64, %arg2: !pto.ptr<vector<2xbf16>, ub>, %arg3: vector<2xbf16>) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_sub %arg0, %arg1 l2cache(nmfv) signed : !pto.ptr<i64, gm>, i64 -> i64
//|     %1 = pto.atomic_sub %arg2, %arg3 l2cache(nmfv) : !pto.ptr<vector<2xbf16>, ub>, vector<2xbf16> -> vector<2xbf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i64, gm>, i64, !pto.ptr<vector<2xbf16>, ub>, vector<2xbf16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: !pto.ptr<i64, gm>, %arg5: i64, %arg6: !pto.ptr<vector<2xbf16>, ub>, %arg7: vector<2xbf16>):
//|     %2 = "pto.atomic_sub"(%arg4, %arg5) <{l2cache = #pto.st_l2cache<nmfv>, signedness = #pto.signedness<signed>}> : (!pto.ptr<i64, gm>, i64) -> i64
//|     %3 = "pto.atomic_sub"(%arg6, %arg7) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<vector<2xbf16>, ub>, vector<2xbf16>) -> vector<2xbf16>
//|     %4 = "pto.atomic_sub"(%arg4, %arg5) <{l2cache = #pto.st_l2cache<nmfv>, signedness = #pto.signedness<signed>}> {test.note = "kept"} : (!pto.ptr<i64, gm>, i64) -> i64
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i64, gm>, i64, !pto.ptr<vector<2xbf16>, ub>, vector<2xbf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i64, gm>, %arg1: i64, %arg2: !pto.ptr<vector<2xbf16>, ub>, %arg3: vector<2xbf16>):
//|     %0 = "pto.atomic_sub"(%arg0, %arg1) <{l2cache = #pto.st_l2cache<nmfv>, signedness = #pto.signedness<signed>}> : (!pto.ptr<i64, gm>, i64) -> i64
//|     %1 = "pto.atomic_sub"(%arg2, %arg3) <{l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<vector<2xbf16>, ub>, vector<2xbf16>) -> vector<2xbf16>
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
