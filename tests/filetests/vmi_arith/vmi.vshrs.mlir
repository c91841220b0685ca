// Every shape of pto.vmi.vshrs.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<8xui16>, %c: i16, %d: !pto.vmi.mask<8xpred>) {
  %a = pto.vmi.vshrs %b, %c, %d : !pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred> -> !pto.vmi.vreg<8xui16>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, %c: i16, %d: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vshrs %b, %c, %d : !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, %c: i16, %d: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vshrs %b, %c, %d : !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape3(%b: !pto.vmi.vreg<64xui16, #pto.vmi.layout<contiguous>>, %c: i16, %d: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vshrs %b, %c, %d : !pto.vmi.vreg<64xui16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xui16, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<8xui16>, %arg1: i16, %arg2: !pto.vmi.mask<8xpred>) {
  %0 = "pto.vmi.vshrs"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
  %again = "pto.vmi.vshrs"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, %arg1: i16, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.vshrs"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.vshrs"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<8xui16>, %arg1: i16, %arg2: !pto.vmi.mask<8xpred>) {
//|     %0 = pto.vmi.vshrs %arg0, %arg1, %arg2 : !pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred> -> !pto.vmi.vreg<8xui16>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, %arg1: i16, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vshrs %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, %arg1: i16, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vshrs %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<64xui16, #pto.vmi.layout<contiguous>>, %arg1: i16, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vshrs %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xui16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xui16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<8xui16>, %arg1: i16, %arg2: !pto.vmi.mask<8xpred>) {
//|     %0 = pto.vmi.vshrs %arg0, %arg1, %arg2 : !pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred> -> !pto.vmi.vreg<8xui16>
//|     %1 = pto.vmi.vshrs %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred> -> !pto.vmi.vreg<8xui16>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, %arg1: i16, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vshrs %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.vshrs %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg15: !pto.vmi.vreg<8xui16>, %arg16: i16, %arg17: !pto.vmi.mask<8xpred>):
//|     %7 = "pto.vmi.vshrs"(%arg15, %arg16, %arg17) : (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg12: !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, %arg13: i16, %arg14: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>):
//|     %6 = "pto.vmi.vshrs"(%arg12, %arg13, %arg14) : (!pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg9: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, %arg10: i16, %arg11: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.vshrs"(%arg9, %arg10, %arg11) : (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xui16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xui16, #pto.vmi.layout<contiguous>>, %arg7: i16, %arg8: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.vshrs"(%arg6, %arg7, %arg8) : (!pto.vmi.vreg<64xui16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xui16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<8xui16>, %arg4: i16, %arg5: !pto.vmi.mask<8xpred>):
//|     %2 = "pto.vmi.vshrs"(%arg3, %arg4, %arg5) : (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
//|     %3 = "pto.vmi.vshrs"(%arg3, %arg4, %arg5) {test.note} : (!pto.vmi.vreg<8xui16>, i16, !pto.vmi.mask<8xpred>) -> !pto.vmi.vreg<8xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, %arg1: i16, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.vshrs"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.vshrs"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>, i16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xi16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
