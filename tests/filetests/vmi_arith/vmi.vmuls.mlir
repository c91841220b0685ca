// Every shape of pto.vmi.vmuls.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xf32>, %c: f32, %d: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vmuls %b, %c, %d : !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<64xf32>, %c: f32, %d: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vmuls %b, %c, %d {pmode = "merge"} : !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<256xf32, #pto.vmi.layout<deinterleaved = 2>>, %c: f32, %d: !pto.vmi.mask<256xb32, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.vmuls %b, %c, %d : !pto.vmi.vreg<256xf32, #pto.vmi.layout<deinterleaved = 2>>, f32, !pto.vmi.mask<256xb32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<256xf32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: f32, %arg2: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.vmuls"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.vmuls"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: f32, %arg2: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.vmuls"(%arg0, %arg1, %arg2) <{pmode = "merge"}> : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.vmuls"(%arg0, %arg1, %arg2) {pmode = "merge", test.note} : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: f32, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vmuls %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: f32, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vmuls %arg0, %arg1, %arg2 {pmode = "merge"} : !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<256xf32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: f32, %arg2: !pto.vmi.mask<256xb32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vmuls %arg0, %arg1, %arg2 : !pto.vmi.vreg<256xf32, #pto.vmi.layout<deinterleaved = 2>>, f32, !pto.vmi.mask<256xb32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<256xf32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: f32, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vmuls %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.vmuls %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: f32, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vmuls %arg0, %arg1, %arg2 {pmode = "merge"} : !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.vmuls %arg0, %arg1, %arg2 {pmode = "merge", test.note} : !pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg12: !pto.vmi.vreg<64xf32>, %arg13: f32, %arg14: !pto.vmi.mask<64xpred>):
//|     %6 = "pto.vmi.vmuls"(%arg12, %arg13, %arg14) : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg9: !pto.vmi.vreg<64xf32>, %arg10: f32, %arg11: !pto.vmi.mask<64xpred>):
//|     %5 = "pto.vmi.vmuls"(%arg9, %arg10, %arg11) <{pmode = "merge"}> : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xf32, #pto.vmi.layout<deinterleaved = 2>>, f32, !pto.vmi.mask<256xb32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<256xf32, #pto.vmi.layout<deinterleaved = 2>>, %arg7: f32, %arg8: !pto.vmi.mask<256xb32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %4 = "pto.vmi.vmuls"(%arg6, %arg7, %arg8) : (!pto.vmi.vreg<256xf32, #pto.vmi.layout<deinterleaved = 2>>, f32, !pto.vmi.mask<256xb32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<256xf32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<64xf32>, %arg4: f32, %arg5: !pto.vmi.mask<64xpred>):
//|     %2 = "pto.vmi.vmuls"(%arg3, %arg4, %arg5) : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     %3 = "pto.vmi.vmuls"(%arg3, %arg4, %arg5) {test.note} : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: f32, %arg2: !pto.vmi.mask<64xpred>):
//|     %0 = "pto.vmi.vmuls"(%arg0, %arg1, %arg2) <{pmode = "merge"}> : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.vmuls"(%arg0, %arg1, %arg2) <{pmode = "merge"}> {test.note} : (!pto.vmi.vreg<64xf32>, f32, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
