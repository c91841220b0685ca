// Every shape of pto.vstus.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%a0: !pto.align, %a1: !pto.align, %s0: i32, %v0: !pto.vreg<64xf32>, %p0: !pto.ptr<f32, ub>) {
  %r0 = pto.vstus %a0, %s0, %v0, %p0 : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
  %r1_0, %r1_1 = pto.vstus %a1, %s0, %v0, %p0 : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, !pto.ptr<f32, ub>
  return
}

// The same in generic form.
func.func @generic(%a0: !pto.align, %a1: !pto.align, %s0: i32, %v0: !pto.vreg<64xf32>, %p0: !pto.ptr<f32, ub>) {
  %g0 = "pto.vstus"(%a0, %s0, %v0, %p0) : (!pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.align
  %g1:2 = "pto.vstus"(%a1, %s0, %v0, %p0) : (!pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (!pto.align, !pto.ptr<f32, ub>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.align, %arg1: !pto.align, %arg2: i32, %arg3: !pto.vreg<64xf32>, %arg4: !pto.ptr<f32, ub>) {
//|     %align_out = pto.vstus %arg0, %arg2, %arg3, %arg4 : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
//|     %align_out_0, %base_out = pto.vstus %arg1, %arg2, %arg3, %arg4 : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.align, %arg1: !pto.align, %arg2: i32, %arg3: !pto.vreg<64xf32>, %arg4: !pto.ptr<f32, ub>) {
//|     %align_out = pto.vstus %arg0, %arg2, %arg3, %arg4 : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
//|     %align_out_0, %base_out = pto.vstus %arg1, %arg2, %arg3, %arg4 : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, !pto.ptr<f32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.align, !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg5: !pto.align, %arg6: !pto.align, %arg7: i32, %arg8: !pto.vreg<64xf32>, %arg9: !pto.ptr<f32, ub>):
//|     %2 = "pto.vstus"(%arg5, %arg7, %arg8, %arg9) : (!pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.align
//|     %3:2 = "pto.vstus"(%arg6, %arg7, %arg8, %arg9) : (!pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (!pto.align, !pto.ptr<f32, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.align, !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.align, %arg1: !pto.align, %arg2: i32, %arg3: !pto.vreg<64xf32>, %arg4: !pto.ptr<f32, ub>):
//|     %0 = "pto.vstus"(%arg0, %arg2, %arg3, %arg4) : (!pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.align
//|     %1:2 = "pto.vstus"(%arg1, %arg2, %arg3, %arg4) : (!pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (!pto.align, !pto.ptr<f32, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
