// Every shape of pto.vmi.vor.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<256xi16>, %c: !pto.vmi.vreg<256xi16>) {
  %a = pto.vmi.vor %b, %c : !pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16> -> !pto.vmi.vreg<256xi16>
  return
}

func.func @shape1(%b: !pto.vmi.mask<128xpred>, %c: !pto.vmi.mask<128xpred>) {
  %a = pto.vmi.vor %b, %c : !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
  return
}

func.func @shape2(%b: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vor %b, %c : !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape3(%a: !pto.vmi.vreg<64xi32>, %b: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vor %a, %b, %m {pmode = "zero"} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<256xi16>, %arg1: !pto.vmi.vreg<256xi16>) {
  %0 = "pto.vmi.vor"(%arg0, %arg1) : (!pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
  %again = "pto.vmi.vor"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
  return
}

func.func @generic2(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.mask<128xpred>) {
  %0 = "pto.vmi.vor"(%arg0, %arg1) : (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
  %again = "pto.vmi.vor"(%arg0, %arg1) {test.note} : (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<256xi16>, %arg1: !pto.vmi.vreg<256xi16>) {
//|     %0 = pto.vmi.vor %arg0, %arg1 : !pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16> -> !pto.vmi.vreg<256xi16>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.vor %arg0, %arg1 : !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vor %arg0, %arg1 : !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vor %arg0, %arg1, %arg2 {pmode = "zero"} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<256xi16>, %arg1: !pto.vmi.vreg<256xi16>) {
//|     %0 = pto.vmi.vor %arg0, %arg1 : !pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16> -> !pto.vmi.vreg<256xi16>
//|     %1 = pto.vmi.vor %arg0, %arg1 {test.note} : !pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16> -> !pto.vmi.vreg<256xi16>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.vor %arg0, %arg1 : !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     %1 = pto.vmi.vor %arg0, %arg1 {test.note} : !pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg11: !pto.vmi.vreg<256xi16>, %arg12: !pto.vmi.vreg<256xi16>):
//|     %7 = "pto.vmi.vor"(%arg11, %arg12) : (!pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg9: !pto.vmi.mask<128xpred>, %arg10: !pto.vmi.mask<128xpred>):
//|     %6 = "pto.vmi.vor"(%arg9, %arg10) : (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg7: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, %arg8: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.vor"(%arg7, %arg8) : (!pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xi32>, %arg5: !pto.vmi.vreg<64xi32>, %arg6: !pto.vmi.mask<64xpred>):
//|     %4 = "pto.vmi.vor"(%arg4, %arg5, %arg6) <{pmode = "zero"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<256xi16>, %arg3: !pto.vmi.vreg<256xi16>):
//|     %2 = "pto.vmi.vor"(%arg2, %arg3) : (!pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
//|     %3 = "pto.vmi.vor"(%arg2, %arg3) {test.note} : (!pto.vmi.vreg<256xi16>, !pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.mask<128xpred>):
//|     %0 = "pto.vmi.vor"(%arg0, %arg1) : (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     %1 = "pto.vmi.vor"(%arg0, %arg1) {test.note} : (!pto.vmi.mask<128xpred>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
