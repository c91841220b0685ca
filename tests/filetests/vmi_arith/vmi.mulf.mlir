// Every shape of pto.vmi.mulf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.mulf %b, %c : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape1(%b_0: !pto.vmi.vreg<64xf16>, %c_0: !pto.vmi.vreg<64xf16>) {
  %a = pto.vmi.mulf %b_0, %c_0 : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xf16>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>) {
  %0 = "pto.vmi.mulf"(%arg0, %arg1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.mulf"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>) {
  %0 = "pto.vmi.mulf"(%arg0, %arg1) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
  %again = "pto.vmi.mulf"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.mulf %arg0, %arg1 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>) {
//|     %0 = pto.vmi.mulf %arg0, %arg1 : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xf16>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.mulf %arg0, %arg1 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.mulf %arg0, %arg1 {test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>) {
//|     %0 = pto.vmi.mulf %arg0, %arg1 : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xf16>
//|     %1 = pto.vmi.mulf %arg0, %arg1 {test.note} : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xf32>, %arg7: !pto.vmi.vreg<64xf32>):
//|     %5 = "pto.vmi.mulf"(%arg6, %arg7) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xf16>, %arg5: !pto.vmi.vreg<64xf16>):
//|     %4 = "pto.vmi.mulf"(%arg4, %arg5) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf32>, %arg3: !pto.vmi.vreg<64xf32>):
//|     %2 = "pto.vmi.mulf"(%arg2, %arg3) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     %3 = "pto.vmi.mulf"(%arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>):
//|     %0 = "pto.vmi.mulf"(%arg0, %arg1) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
//|     %1 = "pto.vmi.mulf"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
