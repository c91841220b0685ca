// Every shape of pto.vmi.compress.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.compress %b, %c : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.compress %b, %c : !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.compress"(%arg0, %arg1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.compress"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.compress"(%arg0, %arg1) : (!pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.compress"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.compress %arg0, %arg1 : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.compress %arg0, %arg1 : !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.compress %arg0, %arg1 : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.compress %arg0, %arg1 {test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.compress %arg0, %arg1 : !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.compress %arg0, %arg1 {test.note} : !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xf32>, %arg7: !pto.vmi.mask<64xpred>):
//|     %5 = "pto.vmi.compress"(%arg6, %arg7) : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, %arg5: !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.compress"(%arg4, %arg5) : (!pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf32>, %arg3: !pto.vmi.mask<64xpred>):
//|     %2 = "pto.vmi.compress"(%arg2, %arg3) : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     %3 = "pto.vmi.compress"(%arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.compress"(%arg0, %arg1) : (!pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.compress"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<4xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
