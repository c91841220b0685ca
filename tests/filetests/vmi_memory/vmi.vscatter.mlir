// Every shape of pto.vmi.vscatter.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.ptr<f32, ub>, %c: !pto.vmi.vreg<64xi32>, %d: !pto.vmi.mask<64xpred>) {
  pto.vmi.vscatter %a, %b, %c, %d : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
  return
}

func.func @shape1(%a: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, %b: !pto.ptr<f32, ub>, %c: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) {
  pto.vmi.vscatter %a, %b, %c, %d : !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vscatter"(%arg0, %arg1, %arg2, %arg3) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  "pto.vmi.vscatter"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, %arg3: !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) {
  "pto.vmi.vscatter"(%arg0, %arg1, %arg2, %arg3) : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) -> ()
  "pto.vmi.vscatter"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) -> ()
  return
}
}

// Positions of each width.
module attributes {pto.target_arch = "a5"} {
func.func @positions(%p0: !pto.ptr<si32, ub>, %v0: !pto.vmi.vreg<64xsi32>, %o0: !pto.vmi.vreg<64xi32>, %p1: !pto.ptr<f32, ub>, %v1: !pto.vmi.vreg<64xf32>, %o1: !pto.vmi.vreg<64xui32>, %p2: !pto.ptr<f16, ub>, %v2: !pto.vmi.vreg<64xf16>, %o2: !pto.vmi.vreg<64xui16>, %p3: !pto.ptr<ui8, ub>, %v3: !pto.vmi.vreg<64xui8>, %o3: !pto.vmi.vreg<64xi16>, %m: !pto.vmi.mask<64xpred>) {
  "pto.vmi.vscatter"(%v0, %p0, %o0, %m) : (!pto.vmi.vreg<64xsi32>, !pto.ptr<si32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
  "pto.vmi.vscatter"(%v1, %p1, %o1, %m) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> ()
  "pto.vmi.vscatter"(%v2, %p2, %o2, %m) : (!pto.vmi.vreg<64xf16>, !pto.ptr<f16, ub>, !pto.vmi.vreg<64xui16>, !pto.vmi.mask<64xpred>) -> ()
  "pto.vmi.vscatter"(%v3, %p3, %o3, %m) : (!pto.vmi.vreg<64xui8>, !pto.ptr<ui8, ub>, !pto.vmi.vreg<64xi16>, !pto.vmi.mask<64xpred>) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module {
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>) {
//|       pto.vmi.vscatter %arg0, %arg1, %arg2, %arg3 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
//|       return
//|     }
//|     func.func @shape1(%arg0: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, %arg3: !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) {
//|       pto.vmi.vscatter %arg0, %arg1, %arg2, %arg3 : !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>
//|       return
//|     }
//|     func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>) {
//|       pto.vmi.vscatter %arg0, %arg1, %arg2, %arg3 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
//|       pto.vmi.vscatter %arg0, %arg1, %arg2, %arg3 {test.note} : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
//|       return
//|     }
//|     func.func @generic2(%arg0: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, %arg3: !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) {
//|       pto.vmi.vscatter %arg0, %arg1, %arg2, %arg3 : !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>
//|       pto.vmi.vscatter %arg0, %arg1, %arg2, %arg3 {test.note} : !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>
//|       return
//|     }
//|   }
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @positions(%arg0: !pto.ptr<si32, ub>, %arg1: !pto.vmi.vreg<64xsi32>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.ptr<f32, ub>, %arg4: !pto.vmi.vreg<64xf32>, %arg5: !pto.vmi.vreg<64xui32>, %arg6: !pto.ptr<f16, ub>, %arg7: !pto.vmi.vreg<64xf16>, %arg8: !pto.vmi.vreg<64xui16>, %arg9: !pto.ptr<ui8, ub>, %arg10: !pto.vmi.vreg<64xui8>, %arg11: !pto.vmi.vreg<64xi16>, %arg12: !pto.vmi.mask<64xpred>) {
//|       pto.vmi.vscatter %arg1, %arg0, %arg2, %arg12 : !pto.vmi.vreg<64xsi32>, !pto.ptr<si32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
//|       pto.vmi.vscatter %arg4, %arg3, %arg5, %arg12 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>
//|       pto.vmi.vscatter %arg7, %arg6, %arg8, %arg12 : !pto.vmi.vreg<64xf16>, !pto.ptr<f16, ub>, !pto.vmi.vreg<64xui16>, !pto.vmi.mask<64xpred>
//|       pto.vmi.vscatter %arg10, %arg9, %arg11, %arg12 : !pto.vmi.vreg<64xui8>, !pto.ptr<ui8, ub>, !pto.vmi.vreg<64xi16>, !pto.vmi.mask<64xpred>
//|       return
//|     }
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|     ^bb0(%arg25: !pto.vmi.vreg<64xf32>, %arg26: !pto.ptr<f32, ub>, %arg27: !pto.vmi.vreg<64xi32>, %arg28: !pto.vmi.mask<64xpred>):
//|       "pto.vmi.vscatter"(%arg25, %arg26, %arg27, %arg28) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|     ^bb0(%arg21: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, %arg22: !pto.ptr<f32, ub>, %arg23: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, %arg24: !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>):
//|       "pto.vmi.vscatter"(%arg21, %arg22, %arg23, %arg24) : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) -> ()
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|     ^bb0(%arg17: !pto.vmi.vreg<64xf32>, %arg18: !pto.ptr<f32, ub>, %arg19: !pto.vmi.vreg<64xi32>, %arg20: !pto.vmi.mask<64xpred>):
//|       "pto.vmi.vscatter"(%arg17, %arg18, %arg19, %arg20) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
//|       "pto.vmi.vscatter"(%arg17, %arg18, %arg19, %arg20) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|     ^bb0(%arg13: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, %arg14: !pto.ptr<f32, ub>, %arg15: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, %arg16: !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>):
//|       "pto.vmi.vscatter"(%arg13, %arg14, %arg15, %arg16) : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) -> ()
//|       "pto.vmi.vscatter"(%arg13, %arg14, %arg15, %arg16) {test.note} : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) -> ()
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = (!pto.ptr<si32, ub>, !pto.vmi.vreg<64xsi32>, !pto.vmi.vreg<64xi32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xui32>, !pto.ptr<f16, ub>, !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xui16>, !pto.ptr<ui8, ub>, !pto.vmi.vreg<64xui8>, !pto.vmi.vreg<64xi16>, !pto.vmi.mask<64xpred>) -> (), sym_name = "positions"}> ({
//|     ^bb0(%arg0: !pto.ptr<si32, ub>, %arg1: !pto.vmi.vreg<64xsi32>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.ptr<f32, ub>, %arg4: !pto.vmi.vreg<64xf32>, %arg5: !pto.vmi.vreg<64xui32>, %arg6: !pto.ptr<f16, ub>, %arg7: !pto.vmi.vreg<64xf16>, %arg8: !pto.vmi.vreg<64xui16>, %arg9: !pto.ptr<ui8, ub>, %arg10: !pto.vmi.vreg<64xui8>, %arg11: !pto.vmi.vreg<64xi16>, %arg12: !pto.vmi.mask<64xpred>):
//|       "pto.vmi.vscatter"(%arg1, %arg0, %arg2, %arg12) : (!pto.vmi.vreg<64xsi32>, !pto.ptr<si32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
//|       "pto.vmi.vscatter"(%arg4, %arg3, %arg5, %arg12) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> ()
//|       "pto.vmi.vscatter"(%arg7, %arg6, %arg8, %arg12) : (!pto.vmi.vreg<64xf16>, !pto.ptr<f16, ub>, !pto.vmi.vreg<64xui16>, !pto.vmi.mask<64xpred>) -> ()
//|       "pto.vmi.vscatter"(%arg10, %arg9, %arg11, %arg12) : (!pto.vmi.vreg<64xui8>, !pto.ptr<ui8, ub>, !pto.vmi.vreg<64xi16>, !pto.vmi.mask<64xpred>) -> ()
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//| }) : () -> ()
