// Every shape of pto.vmi.vsel.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.mask<8xpred>, %c: !pto.vmi.vreg<8xui16>, %d: !pto.vmi.vreg<8xui16>) {
  %a = pto.vmi.vsel %b, %c, %d : !pto.vmi.mask<8xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16> -> !pto.vmi.vreg<8xui16>
  return
}

func.func @shape1(%b: !pto.vmi.mask<128xpred>, %c: !pto.vmi.vreg<128xf32>) {
  %a = pto.vmi.vsel %b, %c, %c : !pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32> -> !pto.vmi.vreg<128xf32>
  return
}

func.func @shape2(%b_1: !pto.vmi.mask<128xpred>, %b_0: !pto.vmi.vreg<128xf32>) {
  %a = pto.vmi.vsel %b_1, %b_0, %b_0 : !pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32> -> !pto.vmi.vreg<128xf32>
  return
}

func.func @shape3(%b: !pto.vmi.mask<64xpred>, %c: !pto.vmi.vreg<64xf32>, %d: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.vsel %b, %c, %d {pmode = "merge"} : !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape4(%b: !pto.vmi.mask<3xb32, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vsel %b, %c, %d : !pto.vmi.mask<3xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.mask<8xpred>, %arg1: !pto.vmi.vreg<8xui16>, %arg2: !pto.vmi.vreg<8xui16>) {
  %0 = "pto.vmi.vsel"(%arg0, %arg1, %arg2) : (!pto.vmi.mask<8xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>) -> !pto.vmi.vreg<8xui16>
  %again = "pto.vmi.vsel"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.mask<8xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>) -> !pto.vmi.vreg<8xui16>
  return
}

func.func @generic2(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.vreg<128xf32>) {
  %0 = "pto.vmi.vsel"(%arg0, %arg1, %arg1) : (!pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<128xf32>
  %again = "pto.vmi.vsel"(%arg0, %arg1, %arg1) {test.note} : (!pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<128xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.mask<8xpred>, %arg1: !pto.vmi.vreg<8xui16>, %arg2: !pto.vmi.vreg<8xui16>) {
//|     %0 = pto.vmi.vsel %arg0, %arg1, %arg2 : !pto.vmi.mask<8xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16> -> !pto.vmi.vreg<8xui16>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.vreg<128xf32>) {
//|     %0 = pto.vmi.vsel %arg0, %arg1, %arg1 : !pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32> -> !pto.vmi.vreg<128xf32>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.vreg<128xf32>) {
//|     %0 = pto.vmi.vsel %arg0, %arg1, %arg1 : !pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32> -> !pto.vmi.vreg<128xf32>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.mask<64xpred>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.vsel %arg0, %arg1, %arg2 {pmode = "merge"} : !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.vmi.mask<3xb32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vsel %arg0, %arg1, %arg2 : !pto.vmi.mask<3xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.mask<8xpred>, %arg1: !pto.vmi.vreg<8xui16>, %arg2: !pto.vmi.vreg<8xui16>) {
//|     %0 = pto.vmi.vsel %arg0, %arg1, %arg2 : !pto.vmi.mask<8xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16> -> !pto.vmi.vreg<8xui16>
//|     %1 = pto.vmi.vsel %arg0, %arg1, %arg2 {test.note} : !pto.vmi.mask<8xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16> -> !pto.vmi.vreg<8xui16>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.vreg<128xf32>) {
//|     %0 = pto.vmi.vsel %arg0, %arg1, %arg1 : !pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32> -> !pto.vmi.vreg<128xf32>
//|     %1 = pto.vmi.vsel %arg0, %arg1, %arg1 {test.note} : !pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32> -> !pto.vmi.vreg<128xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.mask<8xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg15: !pto.vmi.mask<8xpred>, %arg16: !pto.vmi.vreg<8xui16>, %arg17: !pto.vmi.vreg<8xui16>):
//|     %8 = "pto.vmi.vsel"(%arg15, %arg16, %arg17) : (!pto.vmi.mask<8xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>) -> !pto.vmi.vreg<8xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg13: !pto.vmi.mask<128xpred>, %arg14: !pto.vmi.vreg<128xf32>):
//|     %7 = "pto.vmi.vsel"(%arg13, %arg14, %arg14) : (!pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<128xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg11: !pto.vmi.mask<128xpred>, %arg12: !pto.vmi.vreg<128xf32>):
//|     %6 = "pto.vmi.vsel"(%arg11, %arg12, %arg12) : (!pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<128xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg8: !pto.vmi.mask<64xpred>, %arg9: !pto.vmi.vreg<64xf32>, %arg10: !pto.vmi.vreg<64xf32>):
//|     %5 = "pto.vmi.vsel"(%arg8, %arg9, %arg10) <{pmode = "merge"}> : (!pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<3xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg5: !pto.vmi.mask<3xb32, #pto.vmi.layout<contiguous>>, %arg6: !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>, %arg7: !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.vsel"(%arg5, %arg6, %arg7) : (!pto.vmi.mask<3xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<8xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.mask<8xpred>, %arg3: !pto.vmi.vreg<8xui16>, %arg4: !pto.vmi.vreg<8xui16>):
//|     %2 = "pto.vmi.vsel"(%arg2, %arg3, %arg4) : (!pto.vmi.mask<8xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>) -> !pto.vmi.vreg<8xui16>
//|     %3 = "pto.vmi.vsel"(%arg2, %arg3, %arg4) {test.note} : (!pto.vmi.mask<8xpred>, !pto.vmi.vreg<8xui16>, !pto.vmi.vreg<8xui16>) -> !pto.vmi.vreg<8xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.mask<128xpred>, %arg1: !pto.vmi.vreg<128xf32>):
//|     %0 = "pto.vmi.vsel"(%arg0, %arg1, %arg1) : (!pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<128xf32>
//|     %1 = "pto.vmi.vsel"(%arg0, %arg1, %arg1) {test.note} : (!pto.vmi.mask<128xpred>, !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<128xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
