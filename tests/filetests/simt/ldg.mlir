// Every shape of pto.ldg.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.ptr<i8, gm>, %c: index) attributes {pto.simt_entry} {
  %a = pto.ldg %b[%c] l1cache(uncache) l2cache(nmfv) : !pto.ptr<i8, gm> -> i8
  return
}

func.func @shape1(%b: !pto.ptr<i32, gm>, %c: index) attributes {pto.simt_entry} {
  %a = pto.ldg %b[%c] l1cache(cache) l2cache(nmfv) : !pto.ptr<i32, gm> -> i32
  return
}

func.func @shape2(%b: !pto.ptr<f16, gm>, %c: index) attributes {pto.simt_entry} {
  %a = pto.ldg %b[%c] l1cache(cache) l2cache(nmfv) : !pto.ptr<f16, gm> -> f16
  return
}

func.func @shape3(%b: !pto.ptr<i64, gm>, %c: index) attributes {pto.simt_entry} {
  %a = pto.ldg %b[%c] l1cache(uncache) l2cache(nmpref) : !pto.ptr<i64, gm> -> i64
  return
}

func.func @shape4(%b: !pto.ptr<bf16, gm>, %c: index) attributes {pto.simt_entry} {
  %a = pto.ldg %b[%c] l1cache(uncache) l2cache(nmfv) : !pto.ptr<bf16, gm> -> bf16
  return
}

func.func @shape5(%b: !pto.ptr<!pto.hif8x2, gm>, %c: index) attributes {pto.simt_entry} {
  %a = pto.ldg %b[%c] l1cache(cache) l2cache(nmfv) : !pto.ptr<!pto.hif8x2, gm> -> !pto.hif8x2
  return
}

func.func @shape6(%b: !pto.ptr<f32, gm>, %c: index) attributes {pto.simt_entry} {
  %a = pto.ldg %b[%c] : !pto.ptr<f32, gm> -> f32
  return
}

func.func @generic1(%arg0: !pto.ptr<i8, gm>, %arg1: index) attributes {pto.simt_entry} {
  %0 = "pto.ldg"(%arg0, %arg1) <{l1cache = #pto<l1cache uncache>, l2cache = #pto<ld_l2cache nmfv>}> : (!pto.ptr<i8, gm>, index) -> i8
  %again = "pto.ldg"(%arg0, %arg1) {l1cache = #pto<l1cache uncache>, l2cache = #pto<ld_l2cache nmfv>, test.note} : (!pto.ptr<i8, gm>, index) -> i8
  return
}

func.func @generic2(%arg0: !pto.ptr<f32, gm>, %arg1: index) attributes {pto.simt_entry} {
  %0 = "pto.ldg"(%arg0, %arg1) : (!pto.ptr<f32, gm>, index) -> f32
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<i8, gm>, %arg1: index) attributes {pto.simt_entry} {
//|     %0 = pto.ldg %arg0[%arg1] l1cache(uncache) l2cache(nmfv) : !pto.ptr<i8, gm> -> i8
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<i32, gm>, %arg1: index) attributes {pto.simt_entry} {
//|     %0 = pto.ldg %arg0[%arg1] l1cache(cache) l2cache(nmfv) : !pto.ptr<i32, gm> -> i32
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f16, gm>, %arg1: index) attributes {pto.simt_entry} {
//|     %0 = pto.ldg %arg0[%arg1] l1cache(cache) l2cache(nmfv) : !pto.ptr<f16, gm> -> f16
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<i64, gm>, %arg1: index) attributes {pto.simt_entry} {
//|     %0 = pto.ldg %arg0[%arg1] l1cache(uncache) l2cache(nmpref) : !pto.ptr<i64, gm> -> i64
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.ptr<bf16, gm>, %arg1: index) attributes {pto.simt_entry} {
//|     %0 = pto.ldg %arg0[%arg1] l1cache(uncache) l2cache(nmfv) : !pto.ptr<bf16, gm> -> bf16
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.ptr<!pto.hif8x2, gm>, %arg1: index) attributes {pto.simt_entry} {
//|     %0 = pto.ldg %arg0[%arg1] l1cache(cache) l2cache(nmfv) : !pto.ptr<!pto.hif8x2, gm> -> !pto.hif8x2
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.ptr<f32, gm>, %arg1: index) attributes {pto.simt_entry} {
//|     %0 = pto.ldg %arg0[%arg1] : !pto.ptr<f32, gm> -> f32
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<i8, gm>, %arg1: index) attributes {pto.simt_entry} {
//|     %0 = pto.ldg %arg0[%arg1] l1cache(uncache) l2cache(nmfv) : !pto.ptr<i8, gm> -> i8
//|     %1 = pto.ldg %arg0[%arg1] l1cache(uncache) l2cache(nmfv) {test.note} : !pto.ptr<i8, gm> -> i8
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f32, gm>, %arg1: index) attributes {pto.simt_entry} {
//|     %0 = pto.ldg %arg0[%arg1] : !pto.ptr<f32, gm> -> f32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg16: !pto.ptr<i8, gm>, %arg17: index):
//|     %9 = "pto.ldg"(%arg16, %arg17) <{l1cache = #pto.l1cache<uncache>, l2cache = #pto.ld_l2cache<nmfv>}> : (!pto.ptr<i8, gm>, index) -> i8
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, gm>, index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg14: !pto.ptr<i32, gm>, %arg15: index):
//|     %8 = "pto.ldg"(%arg14, %arg15) <{l1cache = #pto.l1cache<cache>, l2cache = #pto.ld_l2cache<nmfv>}> : (!pto.ptr<i32, gm>, index) -> i32
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, index) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg12: !pto.ptr<f16, gm>, %arg13: index):
//|     %7 = "pto.ldg"(%arg12, %arg13) <{l1cache = #pto.l1cache<cache>, l2cache = #pto.ld_l2cache<nmfv>}> : (!pto.ptr<f16, gm>, index) -> f16
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i64, gm>, index) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg10: !pto.ptr<i64, gm>, %arg11: index):
//|     %6 = "pto.ldg"(%arg10, %arg11) <{l1cache = #pto.l1cache<uncache>, l2cache = #pto.ld_l2cache<nmpref>}> : (!pto.ptr<i64, gm>, index) -> i64
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<bf16, gm>, index) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg8: !pto.ptr<bf16, gm>, %arg9: index):
//|     %5 = "pto.ldg"(%arg8, %arg9) <{l1cache = #pto.l1cache<uncache>, l2cache = #pto.ld_l2cache<nmfv>}> : (!pto.ptr<bf16, gm>, index) -> bf16
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<!pto.hif8x2, gm>, index) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg6: !pto.ptr<!pto.hif8x2, gm>, %arg7: index):
//|     %4 = "pto.ldg"(%arg6, %arg7) <{l1cache = #pto.l1cache<cache>, l2cache = #pto.ld_l2cache<nmfv>}> : (!pto.ptr<!pto.hif8x2, gm>, index) -> !pto.hif8x2
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, index) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg4: !pto.ptr<f32, gm>, %arg5: index):
//|     %3 = "pto.ldg"(%arg4, %arg5) : (!pto.ptr<f32, gm>, index) -> f32
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.ptr<i8, gm>, %arg3: index):
//|     %1 = "pto.ldg"(%arg2, %arg3) <{l1cache = #pto.l1cache<uncache>, l2cache = #pto.ld_l2cache<nmfv>}> : (!pto.ptr<i8, gm>, index) -> i8
//|     %2 = "pto.ldg"(%arg2, %arg3) <{l1cache = #pto.l1cache<uncache>, l2cache = #pto.ld_l2cache<nmfv>}> {test.note} : (!pto.ptr<i8, gm>, index) -> i8
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, gm>, %arg1: index):
//|     %0 = "pto.ldg"(%arg0, %arg1) : (!pto.ptr<f32, gm>, index) -> f32
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
