// Every shape of pto.stg.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: i8, %b: !pto.ptr<i8, gm>, %c: index) attributes {pto.simt_entry} {
  pto.stg %a, %b[%c] l1cache(cache) l2cache(nmfv) : !pto.ptr<i8, gm>, i8
  return
}

func.func @shape1(%a: i8, %b: !pto.ptr<i8, gm>, %c: index) attributes {pto.simt_entry} {
  pto.stg %a, %b[%c] l1cache(uncache) l2cache(nmfv) : !pto.ptr<i8, gm>, i8
  return
}

func.func @shape2(%a: i32, %b: !pto.ptr<i32, gm>, %c: index) attributes {pto.simt_entry} {
  pto.stg %a, %b[%c] l1cache(cache) l2cache(nmlv) : !pto.ptr<i32, gm>, i32
  return
}

func.func @shape3(%a: f16, %b: !pto.ptr<f16, gm>, %c: index) attributes {pto.simt_entry} {
  pto.stg %a, %b[%c] l1cache(cache) l2cache(nmfv) : !pto.ptr<f16, gm>, f16
  return
}

func.func @shape4(%a: f32, %b: !pto.ptr<f32, gm>, %c: index) attributes {pto.simt_entry} {
  pto.stg %a, %b[%c] l1cache(uncache) l2cache(nmfv) : !pto.ptr<f32, gm>, f32
  return
}

func.func @shape5(%a: bf16, %b: !pto.ptr<bf16, gm>, %c: index) attributes {pto.simt_entry} {
  pto.stg %a, %b[%c] l1cache(cache) l2cache(nmfv) : !pto.ptr<bf16, gm>, bf16
  return
}

func.func @generic1(%arg0: i8, %arg1: !pto.ptr<i8, gm>, %arg2: index) attributes {pto.simt_entry} {
  "pto.stg"(%arg1, %arg2, %arg0) <{l1cache = #pto<l1cache cache>, l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<i8, gm>, index, i8) -> ()
  "pto.stg"(%arg1, %arg2, %arg0) {l1cache = #pto<l1cache cache>, l2cache = #pto<st_l2cache nmfv>, test.note} : (!pto.ptr<i8, gm>, index, i8) -> ()
  return
}

func.func @generic2(%arg0: bf16, %arg1: !pto.ptr<bf16, gm>, %arg2: index) attributes {pto.simt_entry} {
  "pto.stg"(%arg1, %arg2, %arg0) <{l1cache = #pto<l1cache cache>, l2cache = #pto<st_l2cache nmfv>}> : (!pto.ptr<bf16, gm>, index, bf16) -> ()
  "pto.stg"(%arg1, %arg2, %arg0) {l1cache = #pto<l1cache cache>, l2cache = #pto<st_l2cache nmfv>, test.note} : (!pto.ptr<bf16, gm>, index, bf16) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: i8, %arg1: !pto.ptr<i8, gm>, %arg2: index) attributes {pto.simt_entry} {
//|     pto.stg %arg0, %arg1[%arg2] l1cache(cache) l2cache(nmfv) : !pto.ptr<i8, gm>, i8
//|     return
//|   }
//|   func.func @shape1(%arg0: i8, %arg1: !pto.ptr<i8, gm>, %arg2: index) attributes {pto.simt_entry} {
//|     pto.stg %arg0, %arg1[%arg2] l1cache(uncache) l2cache(nmfv) : !pto.ptr<i8, gm>, i8
//|     return
//|   }
//|   func.func @shape2(%arg0: i32, %arg1: !pto.ptr<i32, gm>, %arg2: index) attributes {pto.simt_entry} {
//|     pto.stg %arg0, %arg1[%arg2] l1cache(cache) l2cache(nmlv) : !pto.ptr<i32, gm>, i32
//|     return
//|   }
//|   func.func @shape3(%arg0: f16, %arg1: !pto.ptr<f16, gm>, %arg2: index) attributes {pto.simt_entry} {
//|     pto.stg %arg0, %arg1[%arg2] l1cache(cache) l2cache(nmfv) : !pto.ptr<f16, gm>, f16
//|     return
//|   }
//|   func.func @shape4(%arg0: f32, %arg1: !pto.ptr<f32, gm>, %arg2: index) attributes {pto.simt_entry} {
//|     pto.stg %arg0, %arg1[%arg2] l1cache(uncache) l2cache(nmfv) : !pto.ptr<f32, gm>, f32
//|     return
//|   }
//|   func.func @shape5(%arg0: bf16, %arg1: !pto.ptr<bf16, gm>, %arg2: index) attributes {pto.simt_entry} {
//|     pto.stg %arg0, %arg1[%arg2] l1cache(cache) l2cache(nmfv) : !pto.ptr<bf16, gm>, bf16
//|     return
//|   }
//|   func.func @generic1(%arg0: i8, %arg1: !pto.ptr<i8, gm>, %arg2: index) attributes {pto.simt_entry} {
//|     pto.stg %arg0, %arg1[%arg2] l1cache(cache) l2cache(nmfv) : !pto.ptr<i8, gm>, i8
//|     pto.stg %arg0, %arg1[%arg2] l1cache(cache) l2cache(nmfv) {test.note} : !pto.ptr<i8, gm>, i8
//|     return
//|   }
//|   func.func @generic2(%arg0: bf16, %arg1: !pto.ptr<bf16, gm>, %arg2: index) attributes {pto.simt_entry} {
//|     pto.stg %arg0, %arg1[%arg2] l1cache(cache) l2cache(nmfv) : !pto.ptr<bf16, gm>, bf16
//|     pto.stg %arg0, %arg1[%arg2] l1cache(cache) l2cache(nmfv) {test.note} : !pto.ptr<bf16, gm>, bf16
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i8, !pto.ptr<i8, gm>, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg21: i8, %arg22: !pto.ptr<i8, gm>, %arg23: index):
//|     "pto.stg"(%arg22, %arg23, %arg21) <{l1cache = #pto.l1cache<cache>, l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<i8, gm>, index, i8) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (i8, !pto.ptr<i8, gm>, index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg18: i8, %arg19: !pto.ptr<i8, gm>, %arg20: index):
//|     "pto.stg"(%arg19, %arg20, %arg18) <{l1cache = #pto.l1cache<uncache>, l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<i8, gm>, index, i8) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (i32, !pto.ptr<i32, gm>, index) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg15: i32, %arg16: !pto.ptr<i32, gm>, %arg17: index):
//|     "pto.stg"(%arg16, %arg17, %arg15) <{l1cache = #pto.l1cache<cache>, l2cache = #pto.st_l2cache<nmlv>}> : (!pto.ptr<i32, gm>, index, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (f16, !pto.ptr<f16, gm>, index) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg12: f16, %arg13: !pto.ptr<f16, gm>, %arg14: index):
//|     "pto.stg"(%arg13, %arg14, %arg12) <{l1cache = #pto.l1cache<cache>, l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<f16, gm>, index, f16) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (f32, !pto.ptr<f32, gm>, index) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg9: f32, %arg10: !pto.ptr<f32, gm>, %arg11: index):
//|     "pto.stg"(%arg10, %arg11, %arg9) <{l1cache = #pto.l1cache<uncache>, l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<f32, gm>, index, f32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (bf16, !pto.ptr<bf16, gm>, index) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg6: bf16, %arg7: !pto.ptr<bf16, gm>, %arg8: index):
//|     "pto.stg"(%arg7, %arg8, %arg6) <{l1cache = #pto.l1cache<cache>, l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<bf16, gm>, index, bf16) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (i8, !pto.ptr<i8, gm>, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: i8, %arg4: !pto.ptr<i8, gm>, %arg5: index):
//|     "pto.stg"(%arg4, %arg5, %arg3) <{l1cache = #pto.l1cache<cache>, l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<i8, gm>, index, i8) -> ()
//|     "pto.stg"(%arg4, %arg5, %arg3) <{l1cache = #pto.l1cache<cache>, l2cache = #pto.st_l2cache<nmfv>}> {test.note} : (!pto.ptr<i8, gm>, index, i8) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (bf16, !pto.ptr<bf16, gm>, index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: bf16, %arg1: !pto.ptr<bf16, gm>, %arg2: index):
//|     "pto.stg"(%arg1, %arg2, %arg0) <{l1cache = #pto.l1cache<cache>, l2cache = #pto.st_l2cache<nmfv>}> : (!pto.ptr<bf16, gm>, index, bf16) -> ()
//|     "pto.stg"(%arg1, %arg2, %arg0) <{l1cache = #pto.l1cache<cache>, l2cache = #pto.st_l2cache<nmfv>}> {test.note} : (!pto.ptr<bf16, gm>, index, bf16) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
