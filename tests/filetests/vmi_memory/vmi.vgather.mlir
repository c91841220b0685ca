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

// Positions of each width.
module attributes {pto.target_arch = "a5"} {
func.func @positions(%p0: !pto.ptr<si32, ub>, %v0: !pto.vmi.vreg<64xsi32>, %o0: !pto.vmi.vreg<64xi32>, %p1: !pto.ptr<f32, ub>, %v1: !pto.vmi.vreg<64xf32>, %o1: !pto.vmi.vreg<64xui32>, %p2: !pto.ptr<f16, ub>, %v2: !pto.vmi.vreg<64xf16>, %o2: !pto.vmi.vreg<64xui16>, %p3: !pto.ptr<ui8, ub>, %v3: !pto.vmi.vreg<64xui8>, %o3: !pto.vmi.vreg<64xi16>, %m: !pto.vmi.mask<64xpred>) {
  %r0 = "pto.vmi.vgather"(%p0, %o0, %m) : (!pto.ptr<si32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xsi32>
  %r1 = "pto.vmi.vgather"(%p1, %o1, %m) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
  %r2 = "pto.vmi.vgather"(%p2, %o2, %m) : (!pto.ptr<f16, ub>, !pto.vmi.vreg<64xui16>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf16>
  %r3 = "pto.vmi.vgather"(%p3, %o3, %m) : (!pto.ptr<ui8, ub>, !pto.vmi.vreg<64xi16>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xui8>
  return
}
}

// run 1: exit 0
// stdout:
//| module {
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @shape0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
//|       %0 = pto.vmi.vgather %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|       return
//|     }
//|     func.func @shape1(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|       %0 = pto.vmi.vgather %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|       return
//|     }
//|     func.func @shape2(%arg0: !pto.ptr<ui16, ub>, %arg1: !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<32xb16, #pto.vmi.layout<contiguous>>) {
//|       %0 = pto.vmi.vgather %arg0, %arg1, %arg2 : !pto.ptr<ui16, ub>, !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>
//|       return
//|     }
//|     func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.mask<64xpred>) {
//|       %0 = pto.vmi.vgather %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|       %1 = pto.vmi.vgather %arg0, %arg1, %arg2 {test.note} : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|       return
//|     }
//|     func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|       %0 = pto.vmi.vgather %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|       %1 = pto.vmi.vgather %arg0, %arg1, %arg2 {test.note} : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|       return
//|     }
//|   }
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @positions(%arg0: !pto.ptr<si32, ub>, %arg1: !pto.vmi.vreg<64xsi32>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.ptr<f32, ub>, %arg4: !pto.vmi.vreg<64xf32>, %arg5: !pto.vmi.vreg<64xui32>, %arg6: !pto.ptr<f16, ub>, %arg7: !pto.vmi.vreg<64xf16>, %arg8: !pto.vmi.vreg<64xui16>, %arg9: !pto.ptr<ui8, ub>, %arg10: !pto.vmi.vreg<64xui8>, %arg11: !pto.vmi.vreg<64xi16>, %arg12: !pto.vmi.mask<64xpred>) {
//|       %0 = pto.vmi.vgather %arg0, %arg2, %arg12 : !pto.ptr<si32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xsi32>
//|       %1 = pto.vmi.vgather %arg3, %arg5, %arg12 : !pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|       %2 = pto.vmi.vgather %arg6, %arg8, %arg12 : !pto.ptr<f16, ub>, !pto.vmi.vreg<64xui16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf16>
//|       %3 = pto.vmi.vgather %arg9, %arg11, %arg12 : !pto.ptr<ui8, ub>, !pto.vmi.vreg<64xi16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xui8>
//|       return
//|     }
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|     ^bb0(%arg25: !pto.ptr<f32, ub>, %arg26: !pto.vmi.vreg<64xi32>, %arg27: !pto.vmi.mask<64xpred>):
//|       %10 = "pto.vmi.vgather"(%arg25, %arg26, %arg27) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|     ^bb0(%arg22: !pto.ptr<f32, ub>, %arg23: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg24: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|       %9 = "pto.vmi.vgather"(%arg22, %arg23, %arg24) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.ptr<ui16, ub>, !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|     ^bb0(%arg19: !pto.ptr<ui16, ub>, %arg20: !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>, %arg21: !pto.vmi.mask<32xb16, #pto.vmi.layout<contiguous>>):
//|       %8 = "pto.vmi.vgather"(%arg19, %arg20, %arg21) : (!pto.ptr<ui16, ub>, !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<32xui16, #pto.vmi.layout<contiguous>>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|     ^bb0(%arg16: !pto.ptr<f32, ub>, %arg17: !pto.vmi.vreg<64xi32>, %arg18: !pto.vmi.mask<64xpred>):
//|       %6 = "pto.vmi.vgather"(%arg16, %arg17, %arg18) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|       %7 = "pto.vmi.vgather"(%arg16, %arg17, %arg18) {test.note} : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|     ^bb0(%arg13: !pto.ptr<f32, ub>, %arg14: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg15: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|       %4 = "pto.vmi.vgather"(%arg13, %arg14, %arg15) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|       %5 = "pto.vmi.vgather"(%arg13, %arg14, %arg15) {test.note} : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = (!pto.ptr<si32, ub>, !pto.vmi.vreg<64xsi32>, !pto.vmi.vreg<64xi32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xui32>, !pto.ptr<f16, ub>, !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xui16>, !pto.ptr<ui8, ub>, !pto.vmi.vreg<64xui8>, !pto.vmi.vreg<64xi16>, !pto.vmi.mask<64xpred>) -> (), sym_name = "positions"}> ({
//|     ^bb0(%arg0: !pto.ptr<si32, ub>, %arg1: !pto.vmi.vreg<64xsi32>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.ptr<f32, ub>, %arg4: !pto.vmi.vreg<64xf32>, %arg5: !pto.vmi.vreg<64xui32>, %arg6: !pto.ptr<f16, ub>, %arg7: !pto.vmi.vreg<64xf16>, %arg8: !pto.vmi.vreg<64xui16>, %arg9: !pto.ptr<ui8, ub>, %arg10: !pto.vmi.vreg<64xui8>, %arg11: !pto.vmi.vreg<64xi16>, %arg12: !pto.vmi.mask<64xpred>):
//|       %0 = "pto.vmi.vgather"(%arg0, %arg2, %arg12) : (!pto.ptr<si32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xsi32>
//|       %1 = "pto.vmi.vgather"(%arg3, %arg5, %arg12) : (!pto.ptr<f32, ub>, !pto.vmi.vreg<64xui32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|       %2 = "pto.vmi.vgather"(%arg6, %arg8, %arg12) : (!pto.ptr<f16, ub>, !pto.vmi.vreg<64xui16>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf16>
//|       %3 = "pto.vmi.vgather"(%arg9, %arg11, %arg12) : (!pto.ptr<ui8, ub>, !pto.vmi.vreg<64xi16>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xui8>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//| }) : () -> ()
