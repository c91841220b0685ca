// Every shape of pto.vmi.vmins.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<256xf32>, %c: f32, %d: !pto.vmi.mask<256xpred>) {
  %a = pto.vmi.vmins %b, %c, %d : !pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<256xf32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, %c: si16, %d: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vmins %b, %c, %d : !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, si16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<256xf32>, %arg1: f32, %arg2: !pto.vmi.mask<256xpred>) {
  %0 = "pto.vmi.vmins"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
  %again = "pto.vmi.vmins"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, %arg1: si16, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.vmins"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, si16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.vmins"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, si16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<256xf32>, %arg1: f32, %arg2: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.vmins %arg0, %arg1, %arg2 : !pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<256xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, %arg1: si16, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vmins %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, si16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<256xf32>, %arg1: f32, %arg2: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.vmins %arg0, %arg1, %arg2 : !pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<256xf32>
//|     %1 = pto.vmi.vmins %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<256xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, %arg1: si16, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vmins %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, si16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.vmins %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, si16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg9: !pto.vmi.vreg<256xf32>, %arg10: f32, %arg11: !pto.vmi.mask<256xpred>):
//|     %5 = "pto.vmi.vmins"(%arg9, %arg10, %arg11) : (!pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, si16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, %arg7: si16, %arg8: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.vmins"(%arg6, %arg7, %arg8) : (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, si16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<256xf32>, %arg4: f32, %arg5: !pto.vmi.mask<256xpred>):
//|     %2 = "pto.vmi.vmins"(%arg3, %arg4, %arg5) : (!pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
//|     %3 = "pto.vmi.vmins"(%arg3, %arg4, %arg5) {test.note} : (!pto.vmi.vreg<256xf32>, f32, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<256xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, si16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, %arg1: si16, %arg2: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.vmins"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, si16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.vmins"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>, si16, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
