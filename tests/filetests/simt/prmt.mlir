// Every shape of pto.prmt.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: i32, %v1: i32, %v2: i32) {
  %r0 = pto.prmt %v0, %v1, %v2 : i32, i32, i32 -> i32
  %r1 = pto.prmt %v0, %v1, %v2 {test.note = "kept"} : i32, i32, i32 -> i32
  return
}

// The same in generic form.
func.func @generic(%v0: i32, %v1: i32, %v2: i32) {
  %r0 = "pto.prmt"(%v0, %v1, %v2) : (i32, i32, i32) -> i32
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: i32, %arg1: i32, %arg2: i32) {
//|     %0 = pto.prmt %arg0, %arg1, %arg2 : i32, i32, i32 -> i32
//|     %1 = pto.prmt %arg0, %arg1, %arg2 {test.note = "kept"} : i32, i32, i32 -> i32
//|     return
//|   }
//|   func.func @generic(%arg0: i32, %arg1: i32, %arg2: i32) {
//|     %0 = pto.prmt %arg0, %arg1, %arg2 : i32, i32, i32 -> i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32, i32, i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: i32, %arg4: i32, %arg5: i32):
//|     %1 = "pto.prmt"(%arg3, %arg4, %arg5) : (i32, i32, i32) -> i32
//|     %2 = "pto.prmt"(%arg3, %arg4, %arg5) {test.note = "kept"} : (i32, i32, i32) -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
//|     %0 = "pto.prmt"(%arg0, %arg1, %arg2) : (i32, i32, i32) -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
