// Every shape of pto.vmi.vintlv.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%c: !pto.vmi.vreg<64xf16>, %d: !pto.vmi.vreg<64xf16>, %e: !pto.vmi.mask<64xpred>) {
  %a, %b = pto.vmi.vintlv %c, %d, %e : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>
  return
}

func.func @shape1(%c: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %e: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
  %a, %b = pto.vmi.vintlv %c, %d, %e : !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>, %arg2: !pto.vmi.mask<64xpred>) {
  %0:2 = "pto.vmi.vintlv"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
  %again:2 = "pto.vmi.vintlv"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
  %0:2 = "pto.vmi.vintlv"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>)
  %again:2 = "pto.vmi.vintlv"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>)
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %low, %high = pto.vmi.vintlv %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
//|     %low, %high = pto.vmi.vintlv %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %low, %high = pto.vmi.vintlv %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>
//|     %low_0, %high_1 = pto.vmi.vintlv %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
//|     %low, %high = pto.vmi.vintlv %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>
//|     %low_0, %high_1 = pto.vmi.vintlv %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg9: !pto.vmi.vreg<64xf16>, %arg10: !pto.vmi.vreg<64xf16>, %arg11: !pto.vmi.mask<64xpred>):
//|     %5:2 = "pto.vmi.vintlv"(%arg9, %arg10, %arg11) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %arg7: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %arg8: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>):
//|     %4:2 = "pto.vmi.vintlv"(%arg6, %arg7, %arg8) : (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<64xf16>, %arg4: !pto.vmi.vreg<64xf16>, %arg5: !pto.vmi.mask<64xpred>):
//|     %2:2 = "pto.vmi.vintlv"(%arg3, %arg4, %arg5) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
//|     %3:2 = "pto.vmi.vintlv"(%arg3, %arg4, %arg5) {test.note} : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>):
//|     %0:2 = "pto.vmi.vintlv"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>)
//|     %1:2 = "pto.vmi.vintlv"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
