// Every shape of pto.pld.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<i64, ub>, %v1: i32) {
  %r0 = pto.pld %v0, %v1, "NORM" : !pto.ptr<i64, ub>, i32 -> !pto.mask<b32>
  %r1 = pto.pld %v0, %v1, "NORM" {test.note = "kept"} : !pto.ptr<i64, ub>, i32 -> !pto.mask<b32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<i64, ub>, %v1: i32) {
  %r0 = "pto.pld"(%v0, %v1) <{dist = "NORM"}> : (!pto.ptr<i64, ub>, i32) -> !pto.mask<b32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<i64, ub>, %arg1: i32) {
//|     %0 = pto.pld %arg0, %arg1, "NORM" : !pto.ptr<i64, ub>, i32 -> !pto.mask<b32>
//|     %1 = pto.pld %arg0, %arg1, "NORM" {test.note = "kept"} : !pto.ptr<i64, ub>, i32 -> !pto.mask<b32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i64, ub>, %arg1: i32) {
//|     %0 = pto.pld %arg0, %arg1, "NORM" : !pto.ptr<i64, ub>, i32 -> !pto.mask<b32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i64, ub>, i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.ptr<i64, ub>, %arg3: i32):
//|     %1 = "pto.pld"(%arg2, %arg3) <{dist = "NORM"}> : (!pto.ptr<i64, ub>, i32) -> !pto.mask<b32>
//|     %2 = "pto.pld"(%arg2, %arg3) <{dist = "NORM"}> {test.note = "kept"} : (!pto.ptr<i64, ub>, i32) -> !pto.mask<b32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i64, ub>, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i64, ub>, %arg1: i32):
//|     %0 = "pto.pld"(%arg0, %arg1) <{dist = "NORM"}> : (!pto.ptr<i64, ub>, i32) -> !pto.mask<b32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
