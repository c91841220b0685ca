// Every shape of pto.vmi.vmull.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%c: !pto.vmi.vreg<64xi32>, %d: !pto.vmi.vreg<64xi32>, %e: !pto.vmi.mask<64xpred>) {
  %a, %b = pto.vmi.vmull %c, %d, %e : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>
  return
}

func.func @shape1(%c: !pto.vmi.vreg<64xi32>, %d: !pto.vmi.vreg<64xi32>, %e: !pto.vmi.mask<64xpred>) {
  %a, %b = pto.vmi.vmull %c, %d, %e {pmode = "zero"} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>
  return
}

func.func @shape2(%c: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %e: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %a, %b = pto.vmi.vmull %c, %d, %e : !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape3(%c: !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, %e: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %a, %b = pto.vmi.vmull %c, %d, %e : !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
  %0:2 = "pto.vmi.vmull"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
  %again:2 = "pto.vmi.vmull"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
  %0:2 = "pto.vmi.vmull"(%arg0, %arg1, %arg2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
  %again:2 = "pto.vmi.vmull"(%arg0, %arg1, %arg2) {pmode = "zero", test.note} : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %low, %high = pto.vmi.vmull %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %low, %high = pto.vmi.vmull %arg0, %arg1, %arg2 {pmode = "zero"} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %low, %high = pto.vmi.vmull %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %low, %high = pto.vmi.vmull %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %low, %high = pto.vmi.vmull %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>
//|     %low_0, %high_1 = pto.vmi.vmull %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %low, %high = pto.vmi.vmull %arg0, %arg1, %arg2 {pmode = "zero"} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>
//|     %low_0, %high_1 = pto.vmi.vmull %arg0, %arg1, %arg2 {pmode = "zero", test.note} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg15: !pto.vmi.vreg<64xi32>, %arg16: !pto.vmi.vreg<64xi32>, %arg17: !pto.vmi.mask<64xpred>):
//|     %7:2 = "pto.vmi.vmull"(%arg15, %arg16, %arg17) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg12: !pto.vmi.vreg<64xi32>, %arg13: !pto.vmi.vreg<64xi32>, %arg14: !pto.vmi.mask<64xpred>):
//|     %6:2 = "pto.vmi.vmull"(%arg12, %arg13, %arg14) <{pmode = "zero"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg9: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg10: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg11: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %5:2 = "pto.vmi.vmull"(%arg9, %arg10, %arg11) : (!pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (!pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, %arg7: !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, %arg8: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %4:2 = "pto.vmi.vmull"(%arg6, %arg7, %arg8) : (!pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (!pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xui32, #pto.vmi.layout<contiguous>>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<64xi32>, %arg4: !pto.vmi.vreg<64xi32>, %arg5: !pto.vmi.mask<64xpred>):
//|     %2:2 = "pto.vmi.vmull"(%arg3, %arg4, %arg5) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
//|     %3:2 = "pto.vmi.vmull"(%arg3, %arg4, %arg5) {test.note} : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>):
//|     %0:2 = "pto.vmi.vmull"(%arg0, %arg1, %arg2) <{pmode = "zero"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
//|     %1:2 = "pto.vmi.vmull"(%arg0, %arg1, %arg2) <{pmode = "zero"}> {test.note} : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
