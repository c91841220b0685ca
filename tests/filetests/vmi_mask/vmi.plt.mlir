// Every shape of pto.vmi.plt.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%n: i32) {
  %m, %o = pto.vmi.plt %n : i32 -> !pto.vmi.mask<64xpred>, i32
  return
}

func.func @generic1(%arg0: i32) {
  %0:2 = "pto.vmi.plt"(%arg0) : (i32) -> (!pto.vmi.mask<64xpred>, i32)
  %again:2 = "pto.vmi.plt"(%arg0) {test.note} : (i32) -> (!pto.vmi.mask<64xpred>, i32)
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: i32) {
//|     %mask, %scalar_out = pto.vmi.plt %arg0 : i32 -> !pto.vmi.mask<64xpred>, i32
//|     return
//|   }
//|   func.func @generic1(%arg0: i32) {
//|     %mask, %scalar_out = pto.vmi.plt %arg0 : i32 -> !pto.vmi.mask<64xpred>, i32
//|     %mask_0, %scalar_out_1 = pto.vmi.plt %arg0 {test.note} : i32 -> !pto.vmi.mask<64xpred>, i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: i32):
//|     %2:2 = "pto.vmi.plt"(%arg1) : (i32) -> (!pto.vmi.mask<64xpred>, i32)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: i32):
//|     %0:2 = "pto.vmi.plt"(%arg0) : (i32) -> (!pto.vmi.mask<64xpred>, i32)
//|     %1:2 = "pto.vmi.plt"(%arg0) {test.note} : (i32) -> (!pto.vmi.mask<64xpred>, i32)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
