// Every shape of pto.vmi.vshl.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<8xi32>, %c: !pto.vmi.vreg<8xi32>) {
  %a = pto.vmi.vshl %b, %c : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xi32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %c: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.vshl %b, %c : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @shape2(%a: !pto.vmi.vreg<64xi32>, %b: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vshl %a, %b, %m {pmode = "zero"} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<8xi32>, %arg1: !pto.vmi.vreg<8xi32>) {
  %0 = "pto.vmi.vshl"(%arg0, %arg1) : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  %again = "pto.vmi.vshl"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %0 = "pto.vmi.vshl"(%arg0, %arg1) : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  %again = "pto.vmi.vshl"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<8xi32>, %arg1: !pto.vmi.vreg<8xi32>) {
//|     %0 = pto.vmi.vshl %arg0, %arg1 : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xi32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vshl %arg0, %arg1 : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vshl %arg0, %arg1, %arg2 {pmode = "zero"} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<8xi32>, %arg1: !pto.vmi.vreg<8xi32>) {
//|     %0 = pto.vmi.vshl %arg0, %arg1 : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xi32>
//|     %1 = pto.vmi.vshl %arg0, %arg1 {test.note} : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xi32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vshl %arg0, %arg1 : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = pto.vmi.vshl %arg0, %arg1 {test.note} : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg9: !pto.vmi.vreg<8xi32>, %arg10: !pto.vmi.vreg<8xi32>):
//|     %6 = "pto.vmi.vshl"(%arg9, %arg10) : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg7: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg8: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %5 = "pto.vmi.vshl"(%arg7, %arg8) : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xi32>, %arg5: !pto.vmi.vreg<64xi32>, %arg6: !pto.vmi.mask<64xpred>):
//|     %4 = "pto.vmi.vshl"(%arg4, %arg5, %arg6) <{pmode = "zero"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<8xi32>, %arg3: !pto.vmi.vreg<8xi32>):
//|     %2 = "pto.vmi.vshl"(%arg2, %arg3) : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
//|     %3 = "pto.vmi.vshl"(%arg2, %arg3) {test.note} : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %0 = "pto.vmi.vshl"(%arg0, %arg1) : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = "pto.vmi.vshl"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
