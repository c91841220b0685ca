// Every shape of pto.shuffle_down.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: i32, %v1: i32, %v2: i64) {
  %r0 = pto.shuffle_down %v0, %v1 : i32, i32 -> i32
  %r1 = pto.shuffle_down %v2, %v0 {width = 16 : i32} : i64, i32 -> i64
  %r2 = pto.shuffle_down %v0, %v1 {test.note = "kept"} : i32, i32 -> i32
  return
}

// The same in generic form.
func.func @generic(%v0: i32, %v1: i32, %v2: i64) {
  %r0 = "pto.shuffle_down"(%v0, %v1) : (i32, i32) -> i32
  %r1 = "pto.shuffle_down"(%v2, %v0) <{width = 16 : i32}> : (i64, i32) -> i64
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: i32, %arg1: i32, %arg2: i64) {
//|     %0 = pto.shuffle_down %arg0, %arg1 : i32, i32 -> i32
//|     %1 = pto.shuffle_down %arg2, %arg0 {width = 16 : i32} : i64, i32 -> i64
//|     %2 = pto.shuffle_down %arg0, %arg1 {test.note = "kept"} : i32, i32 -> i32
//|     return
//|   }
//|   func.func @generic(%arg0: i32, %arg1: i32, %arg2: i64) {
//|     %0 = pto.shuffle_down %arg0, %arg1 : i32, i32 -> i32
//|     %1 = pto.shuffle_down %arg2, %arg0 {width = 16 : i32} : i64, i32 -> i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32, i32, i64) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: i32, %arg4: i32, %arg5: i64):
//|     %2 = "pto.shuffle_down"(%arg3, %arg4) : (i32, i32) -> i32
//|     %3 = "pto.shuffle_down"(%arg5, %arg3) <{width = 16 : i32}> : (i64, i32) -> i64
//|     %4 = "pto.shuffle_down"(%arg3, %arg4) {test.note = "kept"} : (i32, i32) -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i32, %arg1: i32, %arg2: i64):
//|     %0 = "pto.shuffle_down"(%arg0, %arg1) : (i32, i32) -> i32
//|     %1 = "pto.shuffle_down"(%arg2, %arg0) <{width = 16 : i32}> : (i64, i32) -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
