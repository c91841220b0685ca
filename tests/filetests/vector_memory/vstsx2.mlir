// Every shape of pto.vstsx2.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xf32>, %p0: !pto.ptr<f32, ub>, %i0: index, %m0: !pto.mask<b32>) {
  pto.vstsx2 %v0, %v1, %p0[%i0], "INTLV_B8", %m0 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xf32>, %p0: !pto.ptr<f32, ub>, %i0: index, %m0: !pto.mask<b32>) {
  "pto.vstsx2"(%v0, %v1, %p0, %i0, %m0) <{dist = "INTLV_B8"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
  "pto.vstsx2"(%v0, %v1, %p0, %i0, %m0) {dist = "INTLV_B8"} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
  return
}

// Memory may be a memref.
func.func @memrefs(%p: memref<64xf32, #pto.address_space<vec>>, %u: memref<64xf32>, %i: index, %v: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
  pto.vstsx2 %v, %v, %p[%i], "INTLV_B32", %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, index, !pto.mask<b32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.ptr<f32, ub>, %arg3: index, %arg4: !pto.mask<b32>) {
//|     pto.vstsx2 %arg0, %arg1, %arg2[%arg3], "INTLV_B8", %arg4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.ptr<f32, ub>, %arg3: index, %arg4: !pto.mask<b32>) {
//|     pto.vstsx2 %arg0, %arg1, %arg2[%arg3], "INTLV_B8", %arg4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>
//|     pto.vstsx2 %arg0, %arg1, %arg2[%arg3], "INTLV_B8", %arg4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>
//|     return
//|   }
//|   func.func @memrefs(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: memref<64xf32>, %arg2: index, %arg3: !pto.vreg<64xf32>, %arg4: !pto.mask<b32>) {
//|     pto.vstsx2 %arg3, %arg3, %arg0[%arg2], "INTLV_B32", %arg4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, index, !pto.mask<b32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg10: !pto.vreg<64xf32>, %arg11: !pto.vreg<64xf32>, %arg12: !pto.ptr<f32, ub>, %arg13: index, %arg14: !pto.mask<b32>):
//|     "pto.vstsx2"(%arg10, %arg11, %arg12, %arg13, %arg14) <{dist = "INTLV_B8"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg5: !pto.vreg<64xf32>, %arg6: !pto.vreg<64xf32>, %arg7: !pto.ptr<f32, ub>, %arg8: index, %arg9: !pto.mask<b32>):
//|     "pto.vstsx2"(%arg5, %arg6, %arg7, %arg8, %arg9) <{dist = "INTLV_B8"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|     "pto.vstsx2"(%arg5, %arg6, %arg7, %arg8, %arg9) <{dist = "INTLV_B8"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<64xf32, #pto.address_space<vec>>, memref<64xf32>, index, !pto.vreg<64xf32>, !pto.mask<b32>) -> (), sym_name = "memrefs"}> ({
//|   ^bb0(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: memref<64xf32>, %arg2: index, %arg3: !pto.vreg<64xf32>, %arg4: !pto.mask<b32>):
//|     "pto.vstsx2"(%arg3, %arg3, %arg0, %arg2, %arg4) <{dist = "INTLV_B32"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, index, !pto.mask<b32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
