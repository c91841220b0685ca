// Every shape of pto.plt_b32.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%s0: i32) {
  %r0_0, %r0_1 = pto.plt_b32 %s0 : i32 -> !pto.mask<b32>, i32
  return
}

// The same in generic form.
func.func @generic(%s0: i32) {
  %g0:2 = "pto.plt_b32"(%s0) : (i32) -> (!pto.mask<b32>, i32)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: i32) {
//|     %mask, %scalar_out = pto.plt_b32 %arg0 : i32 -> !pto.mask<b32>, i32
//|     return
//|   }
//|   func.func @generic(%arg0: i32) {
//|     %mask, %scalar_out = pto.plt_b32 %arg0 : i32 -> !pto.mask<b32>, i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg1: i32):
//|     %1:2 = "pto.plt_b32"(%arg1) : (i32) -> (!pto.mask<b32>, i32)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i32):
//|     %0:2 = "pto.plt_b32"(%arg0) : (i32) -> (!pto.mask<b32>, i32)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
