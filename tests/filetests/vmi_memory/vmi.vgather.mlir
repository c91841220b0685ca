// Every shape of pto.vmi.vgather.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.ptr<f32, ub>, %c: !pto.vmi.vreg<64xi32>, %d: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vgather %b, %c, %d : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape1(%b: !pto.ptr<f32, ub>, %c: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vgather %b, %c, %d : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape2(%b: !pto.ptr<ui16, ub>, %c: !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.mask<32xb16, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vgather %b, %c, %d : !pto.ptr<ui16, ub>, !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.vgather"(%arg0, %arg1, %arg2) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.vgather"(%arg0, %arg1, %arg2) {test.note} : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.vgather"(%arg0, %arg1, %arg2) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.vgather"(%arg0, %arg1, %arg2) {test.note} : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vgather %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vgather %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<ui16, ub>, %arg1: !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<32xb16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vgather %arg0, %arg1, %arg2 : !pto.ptr<ui16, ub>, !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vgather %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.vgather %arg0, %arg1, %arg2 {test.note} : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vgather %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.vgather %arg0, %arg1, %arg2 {test.note} : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg12: !pto.ptr<f32, ub>, %arg13: !pto.vmi.vreg<64xi32>, %arg14: !pto.vmi.mask<64xpred>):
//|     %6 = "pto.vmi.vgather"(%arg12, %arg13, %arg14) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg9: !pto.ptr<f32, ub>, %arg10: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg11: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.vgather"(%arg9, %arg10, %arg11) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui16, ub>, !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: !pto.ptr<ui16, ub>, %arg7: !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>, %arg8: !pto.vmi.mask<32xb16, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.vgather"(%arg6, %arg7, %arg8) : (!pto.ptr<ui16, ub>, !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.ptr<f32, ub>, %arg4: !pto.vmi.vreg<64xi32>, %arg5: !pto.vmi.mask<64xpred>):
//|     %2 = "pto.vmi.vgather"(%arg3, %arg4, %arg5) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     %3 = "pto.vmi.vgather"(%arg3, %arg4, %arg5) {test.note} : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.vgather"(%arg0, %arg1, %arg2) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.vgather"(%arg0, %arg1, %arg2) {test.note} : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
