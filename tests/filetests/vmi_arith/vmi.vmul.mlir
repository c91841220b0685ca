// Every shape of pto.vmi.vmul.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.vmul %b, %c : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<256xf32>, %c: !pto.vmi.vreg<256xf32>, %d: !pto.vmi.mask<256xpred>) {
  %a = pto.vmi.vmul %b, %c, %d : !pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xf32>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<256xf32>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vmul %b, %c : !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape3(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vmul %a, %b, %m {pmode = "zero"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>) {
  %0 = "pto.vmi.vmul"(%arg0, %arg1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.vmul"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<256xf32>, %arg1: !pto.vmi.vreg<256xf32>, %arg2: !pto.vmi.mask<256xpred>) {
  %0 = "pto.vmi.vmul"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xf32>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
  %again = "pto.vmi.vmul"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xf32>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.vmul %arg0, %arg1 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<256xf32>, %arg1: !pto.vmi.vreg<256xf32>, %arg2: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.vmul %arg0, %arg1, %arg2 : !pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xf32>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<256xf32>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vmul %arg0, %arg1 : !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vmul %arg0, %arg1, %arg2 {pmode = "zero"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.vmul %arg0, %arg1 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.vmul %arg0, %arg1 {test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<256xf32>, %arg1: !pto.vmi.vreg<256xf32>, %arg2: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.vmul %arg0, %arg1, %arg2 : !pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xf32>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<256xf32>
//|     %1 = pto.vmi.vmul %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xf32>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<256xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg13: !pto.vmi.vreg<64xf32>, %arg14: !pto.vmi.vreg<64xf32>):
//|     %7 = "pto.vmi.vmul"(%arg13, %arg14) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xf32>, !pto.vmi.mask<256xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg10: !pto.vmi.vreg<256xf32>, %arg11: !pto.vmi.vreg<256xf32>, %arg12: !pto.vmi.mask<256xpred>):
//|     %6 = "pto.vmi.vmul"(%arg10, %arg11, %arg12) : (!pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xf32>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg8: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, %arg9: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.vmul"(%arg8, %arg9) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg5: !pto.vmi.vreg<64xf32>, %arg6: !pto.vmi.vreg<64xf32>, %arg7: !pto.vmi.mask<64xpred>):
//|     %4 = "pto.vmi.vmul"(%arg5, %arg6, %arg7) <{pmode = "zero"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<64xf32>, %arg4: !pto.vmi.vreg<64xf32>):
//|     %2 = "pto.vmi.vmul"(%arg3, %arg4) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     %3 = "pto.vmi.vmul"(%arg3, %arg4) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xf32>, !pto.vmi.mask<256xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<256xf32>, %arg1: !pto.vmi.vreg<256xf32>, %arg2: !pto.vmi.mask<256xpred>):
//|     %0 = "pto.vmi.vmul"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xf32>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
//|     %1 = "pto.vmi.vmul"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<256xf32>, !pto.vmi.vreg<256xf32>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
