// Every shape of pto.vmi.vabs.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<256xf32>) {
  %a = pto.vmi.vabs %b : !pto.vmi.vreg<256xf32> -> !pto.vmi.vreg<256xf32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.vabs %b : !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @shape2(%a: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vabs %a, %m {pmode = "merge"} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<256xf32>) {
  %0 = "pto.vmi.vabs"(%arg0) : (!pto.vmi.vreg<256xf32>) -> !pto.vmi.vreg<256xf32>
  %again = "pto.vmi.vabs"(%arg0) {test.note} : (!pto.vmi.vreg<256xf32>) -> !pto.vmi.vreg<256xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %0 = "pto.vmi.vabs"(%arg0) : (!pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>
  %again = "pto.vmi.vabs"(%arg0) {test.note} : (!pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<256xf32>) {
//|     %0 = pto.vmi.vabs %arg0 : !pto.vmi.vreg<256xf32> -> !pto.vmi.vreg<256xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vabs %arg0 : !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vabs %arg0, %arg1 {pmode = "merge"} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<256xf32>) {
//|     %0 = pto.vmi.vabs %arg0 : !pto.vmi.vreg<256xf32> -> !pto.vmi.vreg<256xf32>
//|     %1 = pto.vmi.vabs %arg0 {test.note} : !pto.vmi.vreg<256xf32> -> !pto.vmi.vreg<256xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vabs %arg0 : !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = pto.vmi.vabs %arg0 {test.note} : !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg5: !pto.vmi.vreg<256xf32>):
//|     %6 = "pto.vmi.vabs"(%arg5) : (!pto.vmi.vreg<256xf32>) -> !pto.vmi.vreg<256xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %5 = "pto.vmi.vabs"(%arg4) : (!pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf32>, %arg3: !pto.vmi.mask<64xpred>):
//|     %4 = "pto.vmi.vabs"(%arg2, %arg3) <{pmode = "merge"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<256xf32>):
//|     %2 = "pto.vmi.vabs"(%arg1) : (!pto.vmi.vreg<256xf32>) -> !pto.vmi.vreg<256xf32>
//|     %3 = "pto.vmi.vabs"(%arg1) {test.note} : (!pto.vmi.vreg<256xf32>) -> !pto.vmi.vreg<256xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %0 = "pto.vmi.vabs"(%arg0) : (!pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = "pto.vmi.vabs"(%arg0) {test.note} : (!pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
