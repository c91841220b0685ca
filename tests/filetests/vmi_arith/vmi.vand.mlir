// Every shape of pto.vmi.vand.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<8xi32>, %c: !pto.vmi.vreg<8xi32>) {
  %a = pto.vmi.vand %b, %c : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xi32>
  return
}

func.func @shape1(%b: !pto.vmi.mask<128xpred>, %c: !pto.vmi.mask<128xpred>) {
  %a = pto.vmi.vand %b, %c : !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<256xui16>, %c: !pto.vmi.vreg<256xui16>, %d: !pto.vmi.mask<256xpred>) {
  %a = pto.vmi.vand %b, %c, %d : !pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xui16>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<256xui16>
  return
}

func.func @shape3(%b: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vand %b, %c : !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape4(%b: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %c: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.vand %b, %c : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<8xi32>, %arg1: !pto.vmi.vreg<8xi32>) {
  %0 = "pto.vmi.vand"(%arg0, %arg1) : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  %again = "pto.vmi.vand"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
  return
}

func.func @generic2(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.mask<128xpred>) {
  %0 = "pto.vmi.vand"(%arg0, %arg1) : (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
  %again = "pto.vmi.vand"(%arg0, %arg1) {test.note} : (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<8xi32>, %arg1: !pto.vmi.vreg<8xi32>) {
//|     %0 = pto.vmi.vand %arg0, %arg1 : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xi32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.vand %arg0, %arg1 : !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<256xui16>, %arg1: !pto.vmi.vreg<256xui16>, %arg2: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.vand %arg0, %arg1, %arg2 : !pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xui16>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<256xui16>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vand %arg0, %arg1 : !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vand %arg0, %arg1 : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<8xi32>, %arg1: !pto.vmi.vreg<8xi32>) {
//|     %0 = pto.vmi.vand %arg0, %arg1 : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xi32>
//|     %1 = pto.vmi.vand %arg0, %arg1 {test.note} : !pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32> -> !pto.vmi.vreg<8xi32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.vand %arg0, %arg1 : !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     %1 = pto.vmi.vand %arg0, %arg1 {test.note} : !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg13: !pto.vmi.vreg<8xi32>, %arg14: !pto.vmi.vreg<8xi32>):
//|     %8 = "pto.vmi.vand"(%arg13, %arg14) : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg11: !pto.vmi.mask<128xpred>, %arg12: !pto.vmi.mask<128xpred>):
//|     %7 = "pto.vmi.vand"(%arg11, %arg12) : (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xui16>, !pto.vmi.mask<256xpred>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg8: !pto.vmi.vreg<256xui16>, %arg9: !pto.vmi.vreg<256xui16>, %arg10: !pto.vmi.mask<256xpred>):
//|     %6 = "pto.vmi.vand"(%arg8, %arg9, %arg10) : (!pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xui16>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg6: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, %arg7: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.vand"(%arg6, %arg7) : (!pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg5: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %4 = "pto.vmi.vand"(%arg4, %arg5) : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<8xi32>, %arg3: !pto.vmi.vreg<8xi32>):
//|     %2 = "pto.vmi.vand"(%arg2, %arg3) : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
//|     %3 = "pto.vmi.vand"(%arg2, %arg3) {test.note} : (!pto.vmi.vreg<8xi32>, !pto.vmi.vreg<8xi32>) -> !pto.vmi.vreg<8xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.mask<128xpred>):
//|     %0 = "pto.vmi.vand"(%arg0, %arg1) : (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     %1 = "pto.vmi.vand"(%arg0, %arg1) {test.note} : (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
