// Every shape of pto.vldus.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%p0: !pto.ptr<f32, ub>, %a0: !pto.align, %a1: !pto.align, %i0: index) {
  %r0_0, %r0_1 = pto.vldus %p0, %a0 : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
  %r1_0, %r1_1, %r1_2 = pto.vldus %p0, %a1, %i0 : !pto.ptr<f32, ub>, !pto.align, index -> !pto.vreg<64xf32>, !pto.align, !pto.ptr<f32, ub>
  return
}

// The same in generic form.
func.func @generic(%p0: !pto.ptr<f32, ub>, %a0: !pto.align, %a1: !pto.align, %i0: index) {
  %g0:2 = "pto.vldus"(%p0, %a0) : (!pto.ptr<f32, ub>, !pto.align) -> (!pto.vreg<64xf32>, !pto.align)
  %g1:3 = "pto.vldus"(%p0, %a1, %i0) : (!pto.ptr<f32, ub>, !pto.align, index) -> (!pto.vreg<64xf32>, !pto.align, !pto.ptr<f32, ub>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.align, %arg2: !pto.align, %arg3: index) {
//|     %result, %updated_align = pto.vldus %arg0, %arg1 : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
//|     %result_0, %updated_align_1, %updated_base = pto.vldus %arg0, %arg2, %arg3 : !pto.ptr<f32, ub>, !pto.align, index -> !pto.vreg<64xf32>, !pto.align, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.align, %arg2: !pto.align, %arg3: index) {
//|     %result, %updated_align = pto.vldus %arg0, %arg1 : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align
//|     %result_0, %updated_align_1, %updated_base = pto.vldus %arg0, %arg2, %arg3 : !pto.ptr<f32, ub>, !pto.align, index -> !pto.vreg<64xf32>, !pto.align, !pto.ptr<f32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.align, !pto.align, index) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: !pto.ptr<f32, ub>, %arg5: !pto.align, %arg6: !pto.align, %arg7: index):
//|     %2:2 = "pto.vldus"(%arg4, %arg5) : (!pto.ptr<f32, ub>, !pto.align) -> (!pto.vreg<64xf32>, !pto.align)
//|     %3:3 = "pto.vldus"(%arg4, %arg6, %arg7) : (!pto.ptr<f32, ub>, !pto.align, index) -> (!pto.vreg<64xf32>, !pto.align, !pto.ptr<f32, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.align, !pto.align, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.align, %arg2: !pto.align, %arg3: index):
//|     %0:2 = "pto.vldus"(%arg0, %arg1) : (!pto.ptr<f32, ub>, !pto.align) -> (!pto.vreg<64xf32>, !pto.align)
//|     %1:3 = "pto.vldus"(%arg0, %arg2, %arg3) : (!pto.ptr<f32, ub>, !pto.align, index) -> (!pto.vreg<64xf32>, !pto.align, !pto.ptr<f32, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
