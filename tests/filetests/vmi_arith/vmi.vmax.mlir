// Every shape of pto.vmi.vmax.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<2xf32>, %c: !pto.vmi.vreg<2xf32>) {
  %a = pto.vmi.vmax %b, %c : !pto.vmi.vreg<2xf32>, !pto.vmi.vreg<2xf32> -> !pto.vmi.vreg<2xf32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vmax %b, %c : !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape2(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vmax %a, %b, %m {pmode = "zero"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<2xf32>, %arg1: !pto.vmi.vreg<2xf32>) {
  %0 = "pto.vmi.vmax"(%arg0, %arg1) : (!pto.vmi.vreg<2xf32>, !pto.vmi.vreg<2xf32>) -> !pto.vmi.vreg<2xf32>
  %again = "pto.vmi.vmax"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<2xf32>, !pto.vmi.vreg<2xf32>) -> !pto.vmi.vreg<2xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.vmax"(%arg0, %arg1) : (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.vmax"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<2xf32>, %arg1: !pto.vmi.vreg<2xf32>) {
//|     %0 = pto.vmi.vmax %arg0, %arg1 : !pto.vmi.vreg<2xf32>, !pto.vmi.vreg<2xf32> -> !pto.vmi.vreg<2xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vmax %arg0, %arg1 : !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vmax %arg0, %arg1, %arg2 {pmode = "zero"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<2xf32>, %arg1: !pto.vmi.vreg<2xf32>) {
//|     %0 = pto.vmi.vmax %arg0, %arg1 : !pto.vmi.vreg<2xf32>, !pto.vmi.vreg<2xf32> -> !pto.vmi.vreg<2xf32>
//|     %1 = pto.vmi.vmax %arg0, %arg1 {test.note} : !pto.vmi.vreg<2xf32>, !pto.vmi.vreg<2xf32> -> !pto.vmi.vreg<2xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vmax %arg0, %arg1 : !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.vmax %arg0, %arg1 {test.note} : !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<2xf32>, !pto.vmi.vreg<2xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg9: !pto.vmi.vreg<2xf32>, %arg10: !pto.vmi.vreg<2xf32>):
//|     %6 = "pto.vmi.vmax"(%arg9, %arg10) : (!pto.vmi.vreg<2xf32>, !pto.vmi.vreg<2xf32>) -> !pto.vmi.vreg<2xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg7: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %arg8: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.vmax"(%arg7, %arg8) : (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xf32>, %arg5: !pto.vmi.vreg<64xf32>, %arg6: !pto.vmi.mask<64xpred>):
//|     %4 = "pto.vmi.vmax"(%arg4, %arg5, %arg6) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<2xf32>, !pto.vmi.vreg<2xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<2xf32>, %arg3: !pto.vmi.vreg<2xf32>):
//|     %2 = "pto.vmi.vmax"(%arg2, %arg3) : (!pto.vmi.vreg<2xf32>, !pto.vmi.vreg<2xf32>) -> !pto.vmi.vreg<2xf32>
//|     %3 = "pto.vmi.vmax"(%arg2, %arg3) {test.note} : (!pto.vmi.vreg<2xf32>, !pto.vmi.vreg<2xf32>) -> !pto.vmi.vreg<2xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.vmax"(%arg0, %arg1) : (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.vmax"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
