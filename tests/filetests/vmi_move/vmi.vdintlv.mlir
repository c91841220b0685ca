// Every shape of pto.vmi.vdintlv.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%c: !pto.vmi.vreg<64xf16>, %d: !pto.vmi.vreg<64xf16>, %e: !pto.vmi.mask<64xpred>) {
  %a, %b = pto.vmi.vdintlv %c, %d, %e : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>
  return
}

func.func @shape1(%c: !pto.vmi.vreg<128xi32>, %d: !pto.vmi.mask<128xpred>) {
  %a, %b = pto.vmi.vdintlv %c, %c, %d : !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>
  return
}

func.func @shape2(%c: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %e: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %a, %b = pto.vmi.vdintlv %c, %d, %e : !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape3(%c: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>) {
  %a, %b = pto.vmi.vdintlv %c, %c, %d : !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>, %arg2: !pto.vmi.mask<64xpred>) {
  %0:2 = "pto.vmi.vdintlv"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
  %again:2 = "pto.vmi.vdintlv"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<128xi32>, %arg1: !pto.vmi.mask<128xpred>) {
  %0:2 = "pto.vmi.vdintlv"(%arg0, %arg0, %arg1) : (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>)
  %again:2 = "pto.vmi.vdintlv"(%arg0, %arg0, %arg1) {test.note} : (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>)
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %low, %high = pto.vmi.vdintlv %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<128xi32>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %low, %high = pto.vmi.vdintlv %arg0, %arg0, %arg1 : !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %low, %high = pto.vmi.vdintlv %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>) {
//|     %low, %high = pto.vmi.vdintlv %arg0, %arg0, %arg1 : !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %low, %high = pto.vmi.vdintlv %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>
//|     %low_0, %high_1 = pto.vmi.vdintlv %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<128xi32>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %low, %high = pto.vmi.vdintlv %arg0, %arg0, %arg1 : !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>
//|     %low_0, %high_1 = pto.vmi.vdintlv %arg0, %arg0, %arg1 {test.note} : !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg12: !pto.vmi.vreg<64xf16>, %arg13: !pto.vmi.vreg<64xf16>, %arg14: !pto.vmi.mask<64xpred>):
//|     %7:2 = "pto.vmi.vdintlv"(%arg12, %arg13, %arg14) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg10: !pto.vmi.vreg<128xi32>, %arg11: !pto.vmi.mask<128xpred>):
//|     %6:2 = "pto.vmi.vdintlv"(%arg10, %arg10, %arg11) : (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg7: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %arg8: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %arg9: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %5:2 = "pto.vmi.vdintlv"(%arg7, %arg8, %arg9) : (!pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (!pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg5: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %arg6: !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>):
//|     %4:2 = "pto.vmi.vdintlv"(%arg5, %arg5, %arg6) : (!pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>) -> (!pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf16>, %arg3: !pto.vmi.vreg<64xf16>, %arg4: !pto.vmi.mask<64xpred>):
//|     %2:2 = "pto.vmi.vdintlv"(%arg2, %arg3, %arg4) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
//|     %3:2 = "pto.vmi.vdintlv"(%arg2, %arg3, %arg4) {test.note} : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xi32>, %arg1: !pto.vmi.mask<128xpred>):
//|     %0:2 = "pto.vmi.vdintlv"(%arg0, %arg0, %arg1) : (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>)
//|     %1:2 = "pto.vmi.vdintlv"(%arg0, %arg0, %arg1) {test.note} : (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
