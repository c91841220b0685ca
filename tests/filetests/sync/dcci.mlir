// Every shape of pto.dcci.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%p: !pto.ptr<i8, gm>) {
  pto.dcci %p  "SINGLE_CACHE_LINE"  : !pto.ptr<i8, gm>
  return
}

func.func @shape1(%p: !pto.ptr<i8, ub>) {
  pto.dcci %p  "SINGLE_CACHE_LINE" , "CACHELINE_UB" : !pto.ptr<i8, ub>
  return
}

func.func @shape2(%p: !pto.ptr<i8, gm>) {
  pto.dcci %p "ENTIRE_DATA_CACHE", "CACHELINE_OUT" {test.note} : !pto.ptr<i8, gm>
  return
}

func.func @shape3(%p: memref<16xi8>) {
  pto.dcci %p "ENTIRE_DATA_CACHE" {test.note} : memref<16xi8>
  return
}

func.func @generic1(%arg0: !pto.ptr<i8, gm>) {
  "pto.dcci"(%arg0) <{cache = "SINGLE_CACHE_LINE"}> : (!pto.ptr<i8, gm>) -> ()
  "pto.dcci"(%arg0) {cache = "SINGLE_CACHE_LINE", test.note} : (!pto.ptr<i8, gm>) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<i8, ub>) {
  "pto.dcci"(%arg0) <{cache = "SINGLE_CACHE_LINE", dst = "CACHELINE_UB"}> : (!pto.ptr<i8, ub>) -> ()
  "pto.dcci"(%arg0) {cache = "SINGLE_CACHE_LINE", dst = "CACHELINE_UB", test.note} : (!pto.ptr<i8, ub>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<i8, gm>) {
//|     pto.dcci %arg0  "SINGLE_CACHE_LINE"  : !pto.ptr<i8, gm>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<i8, ub>) {
//|     pto.dcci %arg0  "SINGLE_CACHE_LINE" , "CACHELINE_UB" : !pto.ptr<i8, ub>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<i8, gm>) {
//|     pto.dcci %arg0  "ENTIRE_DATA_CACHE" , "CACHELINE_OUT" {test.note} : !pto.ptr<i8, gm>
//|     return
//|   }
//|   func.func @shape3(%arg0: memref<16xi8>) {
//|     pto.dcci %arg0  "ENTIRE_DATA_CACHE"  {test.note} : memref<16xi8>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<i8, gm>) {
//|     pto.dcci %arg0  "SINGLE_CACHE_LINE"  : !pto.ptr<i8, gm>
//|     pto.dcci %arg0  "SINGLE_CACHE_LINE"  {test.note} : !pto.ptr<i8, gm>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<i8, ub>) {
//|     pto.dcci %arg0  "SINGLE_CACHE_LINE" , "CACHELINE_UB" : !pto.ptr<i8, ub>
//|     pto.dcci %arg0  "SINGLE_CACHE_LINE" , "CACHELINE_UB" {test.note} : !pto.ptr<i8, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg5: !pto.ptr<i8, gm>):
//|     "pto.dcci"(%arg5) <{cache = #pto.dcci_cache_line<SINGLE_CACHE_LINE>}> : (!pto.ptr<i8, gm>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, ub>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.ptr<i8, ub>):
//|     "pto.dcci"(%arg4) <{cache = #pto.dcci_cache_line<SINGLE_CACHE_LINE>, dst = #pto.dcci_dst<CACHELINE_UB>}> : (!pto.ptr<i8, ub>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg3: !pto.ptr<i8, gm>):
//|     "pto.dcci"(%arg3) <{cache = #pto.dcci_cache_line<ENTIRE_DATA_CACHE>, dst = #pto.dcci_dst<CACHELINE_OUT>}> {test.note} : (!pto.ptr<i8, gm>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<16xi8>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg2: memref<16xi8>):
//|     "pto.dcci"(%arg2) <{cache = #pto.dcci_cache_line<ENTIRE_DATA_CACHE>}> {test.note} : (memref<16xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, gm>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.ptr<i8, gm>):
//|     "pto.dcci"(%arg1) <{cache = "SINGLE_CACHE_LINE"}> : (!pto.ptr<i8, gm>) -> ()
//|     "pto.dcci"(%arg1) <{cache = "SINGLE_CACHE_LINE"}> {test.note} : (!pto.ptr<i8, gm>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, ub>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<i8, ub>):
//|     "pto.dcci"(%arg0) <{cache = "SINGLE_CACHE_LINE", dst = "CACHELINE_UB"}> : (!pto.ptr<i8, ub>) -> ()
//|     "pto.dcci"(%arg0) <{cache = "SINGLE_CACHE_LINE", dst = "CACHELINE_UB"}> {test.note} : (!pto.ptr<i8, ub>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
