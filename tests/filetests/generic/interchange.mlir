// Generic text as compilers on MLIR 19 to 21 write and read it: enumerations in the spelling of ptoas, and no property that these
// versions lack. Spellings that this toolchain printed before are read.
// RUN: %s --pto-arch=a5 --mlir-print-op-generic
// RUN: %s --pto-arch=a5

func.func @barriers(%p: !pto.ptr<f32>, %q: !pto.ptr<i8, ub>) {
  "pto.dsb"() <{mem = #pto.dsb_mem<DDR>}> : () -> ()
  "pto.dsb"() {mem = "UB"} : () -> ()
  pto.dsb  "SEQ"
  "pto.mem_bar"() <{kind = #pto.membar<VST_VLD>}> : () -> ()
  "pto.mem_bar"() <{kind = #pto.mem_bar<VV_ALL>}> : () -> ()
  "pto.dcci"(%p) <{cache = #pto.dcci_cache_line<SINGLE_CACHE_LINE>}> : (!pto.ptr<f32>) -> ()
  "pto.dcci"(%q) <{cache = #pto.dcci_cache_line<ENTIRE_DATA_CACHE>, dst = #pto.dcci_dst<CACHELINE_UB>}> : (!pto.ptr<i8, ub>) -> ()
  return
}

func.func @threads(%x: f32, %p: !pto.ptr<f32>, %i: index) attributes {pto.simt_entry} {
  %a = "pto.convert"(%x) <{rounding = #pto.rounding<z>, saturation = #pto.saturation<sat>, signedness = #pto.signedness<signed>}> : (f32) -> i32
  %b = "pto.ldg"(%p, %i) <{l1cache = #pto.l1cache<uncache>, l2cache = #pto.ld_l2cache<exprs>}> : (!pto.ptr<f32>, index) -> f32
  "pto.stg"(%p, %i, %b) <{l1cache = #pto.l1cache<uncache>, l2cache = #pto.st_l2cache<wbhlv>}> : (!pto.ptr<f32>, index, f32) -> ()
  return
}

func.func @narrow(%n: i64) -> (i32, i32, i64) {
  %a = arith.trunci %n : i64 to i32
  %b = arith.trunci %n overflow<nsw> : i64 to i32
  %c = arith.addi %n, %n : i64
  return %a, %b, %c : i32, i32, i64
}

// run 1: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<i8, ub>) -> (), sym_name = "barriers"}> ({
//|   ^bb0(%arg4: !pto.ptr<f32, gm>, %arg5: !pto.ptr<i8, ub>):
//|     "pto.dsb"() <{mem = #pto.dsb_mem<DDR>}> : () -> ()
//|     "pto.dsb"() <{mem = "UB"}> : () -> ()
//|     "pto.dsb"() <{mem = #pto.dsb_mem<SEQ>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VST_VLD>}> : () -> ()
//|     "pto.mem_bar"() <{kind = #pto.membar<VV_ALL>}> : () -> ()
//|     "pto.dcci"(%arg4) <{cache = #pto.dcci_cache_line<SINGLE_CACHE_LINE>}> : (!pto.ptr<f32, gm>) -> ()
//|     "pto.dcci"(%arg5) <{cache = #pto.dcci_cache_line<ENTIRE_DATA_CACHE>, dst = #pto.dcci_dst<CACHELINE_UB>}> : (!pto.ptr<i8, ub>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32, !pto.ptr<f32, gm>, index) -> (), sym_name = "threads"}> ({
//|   ^bb0(%arg1: f32, %arg2: !pto.ptr<f32, gm>, %arg3: index):
//|     %3 = "pto.convert"(%arg1) <{rounding = #pto.rounding<z>, saturation = #pto.saturation<sat>, signedness = #pto.signedness<signed>}> : (f32) -> i32
//|     %4 = "pto.ldg"(%arg2, %arg3) <{l1cache = #pto.l1cache<uncache>, l2cache = #pto.ld_l2cache<exprs>}> : (!pto.ptr<f32, gm>, index) -> f32
//|     "pto.stg"(%arg2, %arg3, %4) <{l1cache = #pto.l1cache<uncache>, l2cache = #pto.st_l2cache<wbhlv>}> : (!pto.ptr<f32, gm>, index, f32) -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (i64) -> (i32, i32, i64), sym_name = "narrow"}> ({
//|   ^bb0(%arg0: i64):
//|     %0 = "arith.trunci"(%arg0) : (i64) -> i32
//|     %1 = "arith.trunci"(%arg0) <{overflowFlags = #arith.overflow<nsw>}> : (i64) -> i32
//|     %2 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
//|     "func.return"(%0, %1, %2) : (i32, i32, i64) -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
// run 2: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @barriers(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<i8, ub>) {
//|     pto.dsb  "DDR"
//|     pto.dsb  "UB"
//|     pto.dsb  "SEQ"
//|     pto.mem_bar "VST_VLD"
//|     pto.mem_bar "VV_ALL"
//|     pto.dcci %arg0  "SINGLE_CACHE_LINE"  : !pto.ptr<f32, gm>
//|     pto.dcci %arg1  "ENTIRE_DATA_CACHE" , "CACHELINE_UB" : !pto.ptr<i8, ub>
//|     return
//|   }
//|   func.func @threads(%arg0: f32, %arg1: !pto.ptr<f32, gm>, %arg2: index) attributes {pto.simt_entry} {
//|     %0 = pto.convert %arg0 round(z) sat signed : f32 -> i32
//|     %1 = pto.ldg %arg1[%arg2] l1cache(uncache) l2cache(exprs) : !pto.ptr<f32, gm> -> f32
//|     pto.stg %1, %arg1[%arg2] l1cache(uncache) l2cache(wbhlv) : !pto.ptr<f32, gm>, f32
//|     return
//|   }
//|   func.func @narrow(%arg0: i64) -> (i32, i32, i64) {
//|     %0 = arith.trunci %arg0 : i64 to i32
//|     %1 = arith.trunci %arg0 overflow<nsw> : i64 to i32
//|     %2 = arith.addi %arg0, %arg0 : i64
//|     return %0, %1, %2 : i32, i32, i64
//|   }
//| }
