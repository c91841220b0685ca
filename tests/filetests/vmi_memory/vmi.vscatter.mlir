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

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.vscatter %arg0, %arg1, %arg2, %arg3 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, %arg3: !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) {
//|     pto.vmi.vscatter %arg0, %arg1, %arg2, %arg3 : !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.vscatter %arg0, %arg1, %arg2, %arg3 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
//|     pto.vmi.vscatter %arg0, %arg1, %arg2, %arg3 {test.note} : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, %arg3: !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) {
//|     pto.vmi.vscatter %arg0, %arg1, %arg2, %arg3 : !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>
//|     pto.vmi.vscatter %arg0, %arg1, %arg2, %arg3 {test.note} : !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg12: !pto.vmi.vreg<64xf32>, %arg13: !pto.ptr<f32, ub>, %arg14: !pto.vmi.vreg<64xi32>, %arg15: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.vscatter"(%arg12, %arg13, %arg14, %arg15) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg8: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, %arg9: !pto.ptr<f32, ub>, %arg10: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, %arg11: !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>):
//|     "pto.vmi.vscatter"(%arg8, %arg9, %arg10, %arg11) : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xf32>, %arg5: !pto.ptr<f32, ub>, %arg6: !pto.vmi.vreg<64xi32>, %arg7: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.vscatter"(%arg4, %arg5, %arg6, %arg7) : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
//|     "pto.vmi.vscatter"(%arg4, %arg5, %arg6, %arg7) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, %arg3: !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>):
//|     "pto.vmi.vscatter"(%arg0, %arg1, %arg2, %arg3) : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) -> ()
//|     "pto.vmi.vscatter"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<32xb32, #pto.vmi.layout<contiguous>>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
