// Every shape of pto.vldsx2.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%p0: !pto.ptr<f32, ub>, %i0: index) {
  %r0_0, %r0_1 = pto.vldsx2 %p0[%i0], "DINTLV_B8" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
  %r1_0, %r1_1, %r1_2 = pto.vldsx2 %p0[%i0], "DINTLV_B32" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%p0: !pto.ptr<f32, ub>, %i0: index) {
  %g0:2 = "pto.vldsx2"(%p0, %i0) <{dist = "DINTLV_B8"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
  %h0:2 = "pto.vldsx2"(%p0, %i0) {dist = "DINTLV_B8"} : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
  %g1:3 = "pto.vldsx2"(%p0, %i0) <{dist = "DINTLV_B32"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>)
  %h1:3 = "pto.vldsx2"(%p0, %i0) {dist = "DINTLV_B32"} : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %low, %high = pto.vldsx2 %arg0[%arg1], "DINTLV_B8" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
//|     %low_0, %high_1, %updated_base = pto.vldsx2 %arg0[%arg1], "DINTLV_B32" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %low, %high = pto.vldsx2 %arg0[%arg1], "DINTLV_B8" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
//|     %low_0, %high_1 = pto.vldsx2 %arg0[%arg1], "DINTLV_B8" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
//|     %low_2, %high_3, %updated_base = pto.vldsx2 %arg0[%arg1], "DINTLV_B32" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>
//|     %low_4, %high_5, %updated_base_6 = pto.vldsx2 %arg0[%arg1], "DINTLV_B32" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.ptr<f32, ub>, %arg3: index):
//|     %4:2 = "pto.vldsx2"(%arg2, %arg3) <{dist = "DINTLV_B8"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     %5:3 = "pto.vldsx2"(%arg2, %arg3) <{dist = "DINTLV_B32"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: index):
//|     %0:2 = "pto.vldsx2"(%arg0, %arg1) <{dist = "DINTLV_B8"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     %1:2 = "pto.vldsx2"(%arg0, %arg1) <{dist = "DINTLV_B8"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     %2:3 = "pto.vldsx2"(%arg0, %arg1) <{dist = "DINTLV_B32"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>)
//|     %3:3 = "pto.vldsx2"(%arg0, %arg1) <{dist = "DINTLV_B32"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
