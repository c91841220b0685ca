// Every shape of pto.pst.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.mask<b32>, %v1: !pto.ptr<i64, ub>, %v2: i32) {
  pto.pst %v0, %v1, %v2, "PK" : !pto.mask<b32>, !pto.ptr<i64, ub>, i32
  pto.pst %v0, %v1, %v2, "PK" {test.note = "kept"} : !pto.mask<b32>, !pto.ptr<i64, ub>, i32
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.mask<b32>, %v1: !pto.ptr<i64, ub>, %v2: i32) {
  "pto.pst"(%v0, %v1, %v2) <{dist = "PK"}> : (!pto.mask<b32>, !pto.ptr<i64, ub>, i32) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.mask<b32>, %arg1: !pto.ptr<i64, ub>, %arg2: i32) {
//|     pto.pst %arg0, %arg1, %arg2, "PK" : !pto.mask<b32>, !pto.ptr<i64, ub>, i32
//|     pto.pst %arg0, %arg1, %arg2, "PK" {test.note = "kept"} : !pto.mask<b32>, !pto.ptr<i64, ub>, i32
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.mask<b32>, %arg1: !pto.ptr<i64, ub>, %arg2: i32) {
//|     pto.pst %arg0, %arg1, %arg2, "PK" : !pto.mask<b32>, !pto.ptr<i64, ub>, i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.mask<b32>, !pto.ptr<i64, ub>, i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.mask<b32>, %arg4: !pto.ptr<i64, ub>, %arg5: i32):
//|     "pto.pst"(%arg3, %arg4, %arg5) <{dist = "PK"}> : (!pto.mask<b32>, !pto.ptr<i64, ub>, i32) -> ()
//|     "pto.pst"(%arg3, %arg4, %arg5) <{dist = "PK"}> {test.note = "kept"} : (!pto.mask<b32>, !pto.ptr<i64, ub>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.mask<b32>, !pto.ptr<i64, ub>, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.mask<b32>, %arg1: !pto.ptr<i64, ub>, %arg2: i32):
//|     "pto.pst"(%arg0, %arg1, %arg2) <{dist = "PK"}> : (!pto.mask<b32>, !pto.ptr<i64, ub>, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
