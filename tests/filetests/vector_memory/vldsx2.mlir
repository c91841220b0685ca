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

// Memory may be a memref.
func.func @memrefs(%p: memref<64xf32, #pto.address_space<vec>>, %u: memref<64xf32>, %i: index, %v: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
  %l, %h = pto.vldsx2 %p[%i], "DINTLV_B32" : memref<64xf32, #pto.address_space<vec>>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
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
//|   func.func @memrefs(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: memref<64xf32>, %arg2: index, %arg3: !pto.vreg<64xf32>, %arg4: !pto.mask<b32>) {
//|     %low, %high = pto.vldsx2 %arg0[%arg2], "DINTLV_B32" : memref<64xf32, #pto.address_space<vec>>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg7: !pto.ptr<f32, ub>, %arg8: index):
//|     %5:2 = "pto.vldsx2"(%arg7, %arg8) <{dist = "DINTLV_B8"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     %6:3 = "pto.vldsx2"(%arg7, %arg8) <{dist = "DINTLV_B32"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg5: !pto.ptr<f32, ub>, %arg6: index):
//|     %1:2 = "pto.vldsx2"(%arg5, %arg6) <{dist = "DINTLV_B8"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     %2:2 = "pto.vldsx2"(%arg5, %arg6) <{dist = "DINTLV_B8"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     %3:3 = "pto.vldsx2"(%arg5, %arg6) <{dist = "DINTLV_B32"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>)
//|     %4:3 = "pto.vldsx2"(%arg5, %arg6) <{dist = "DINTLV_B32"}> : (!pto.ptr<f32, ub>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<64xf32, #pto.address_space<vec>>, memref<64xf32>, index, !pto.vreg<64xf32>, !pto.mask<b32>) -> (), sym_name = "memrefs"}> ({
//|   ^bb0(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: memref<64xf32>, %arg2: index, %arg3: !pto.vreg<64xf32>, %arg4: !pto.mask<b32>):
//|     %0:2 = "pto.vldsx2"(%arg0, %arg2) <{dist = "DINTLV_B32"}> : (memref<64xf32, #pto.address_space<vec>>, index) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
