// Every shape of pto.atomic_xor.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<i32, ub>, %v1: i32) attributes {pto.simt_entry} {
  %r0 = pto.atomic_xor %v0, %v1 l2cache(nmlv) unsigned : !pto.ptr<i32, ub>, i32 -> i32
  %r1 = pto.atomic_xor %v0, %v1 l2cache(nmlv) unsigned {test.note = "kept"} : !pto.ptr<i32, ub>, i32 -> i32
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<i32, ub>, %v1: i32) attributes {pto.simt_entry} {
  %r0 = "pto.atomic_xor"(%v0, %v1) <{l2cache = #pto<st_l2cache nmlv>, signedness = #pto<signedness unsigned>}> : (!pto.ptr<i32, ub>, i32) -> i32
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<i32, ub>, %arg1: i32) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_xor %arg0, %arg1 l2cache(nmlv) unsigned : !pto.ptr<i32, ub>, i32 -> i32
//|     %1 = pto.atomic_xor %arg0, %arg1 l2cache(nmlv) unsigned {test.note = "kept"} : !pto.ptr<i32, ub>, i32 -> i32
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i32, ub>, %arg1: i32) attributes {pto.simt_entry} {
//|     %0 = pto.atomic_xor %arg0, %arg1 l2cache(nmlv) unsigned : !pto.ptr<i32, ub>, i32 -> i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i32, ub>, i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.ptr<i32, ub>, %arg3: i32):
//|     %1 = "pto.atomic_xor"(%arg2, %arg3) <{l2cache = #pto.st_l2cache<nmlv>, signedness = #pto.signedness<unsigned>}> : (!pto.ptr<i32, ub>, i32) -> i32
//|     %2 = "pto.atomic_xor"(%arg2, %arg3) <{l2cache = #pto.st_l2cache<nmlv>, signedness = #pto.signedness<unsigned>}> {test.note = "kept"} : (!pto.ptr<i32, ub>, i32) -> i32
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i32, ub>, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i32, ub>, %arg1: i32):
//|     %0 = "pto.atomic_xor"(%arg0, %arg1) <{l2cache = #pto.st_l2cache<nmlv>, signedness = #pto.signedness<unsigned>}> : (!pto.ptr<i32, ub>, i32) -> i32
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
