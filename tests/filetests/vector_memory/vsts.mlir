// Every shape of pto.vsts.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %p0: !pto.ptr<f32, ub>, %i0: index, %m0: !pto.mask<b32>, %v1: !pto.vreg<256xui8>, %p1: !pto.ptr<ui8, ub>, %m1: !pto.mask<b8>) {
  pto.vsts %v0, %p0[%i0], %m0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  pto.vsts %v0, %p0[%i0], %m0 {dist = "PK_B64"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  pto.vsts %v1, %p1[%i0], %m1 {dist = "1PT_B8"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
  pto.vsts %v0, %p0[%i0], %m0 {dist = "NORM_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  pto.vsts %v1, %p1[%i0], %m0 {dist = "PK4_B32"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b32>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%v0: !pto.vreg<64xf32>, %p0: !pto.ptr<f32, ub>, %i0: index, %m0: !pto.mask<b32>, %v1: !pto.vreg<256xui8>, %p1: !pto.ptr<ui8, ub>, %m1: !pto.mask<b8>) {
  "pto.vsts"(%v0, %p0, %i0, %m0) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
  "pto.vsts"(%v0, %p0, %i0, %m0) <{dist = "PK_B64"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
  "pto.vsts"(%v0, %p0, %i0, %m0) {dist = "PK_B64"} : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
  "pto.vsts"(%v1, %p1, %i0, %m1) <{dist = "1PT_B8"}> : (!pto.vreg<256xui8>, !pto.ptr<ui8, ub>, index, !pto.mask<b8>) -> ()
  "pto.vsts"(%v1, %p1, %i0, %m1) {dist = "1PT_B8"} : (!pto.vreg<256xui8>, !pto.ptr<ui8, ub>, index, !pto.mask<b8>) -> ()
  "pto.vsts"(%v0, %p0, %i0, %m0) <{dist = "NORM_B32"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
  "pto.vsts"(%v0, %p0, %i0, %m0) {dist = "NORM_B32"} : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
  "pto.vsts"(%v1, %p1, %i0, %m0) <{dist = "PK4_B32"}> : (!pto.vreg<256xui8>, !pto.ptr<ui8, ub>, index, !pto.mask<b32>) -> ()
  "pto.vsts"(%v1, %p1, %i0, %m0) {dist = "PK4_B32"} : (!pto.vreg<256xui8>, !pto.ptr<ui8, ub>, index, !pto.mask<b32>) -> ()
  return
}

// Memory may be a memref.
func.func @memrefs(%p: memref<64xf32, #pto.address_space<vec>>, %u: memref<64xf32>, %i: index, %v: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
  pto.vsts %v, %p[%i], %m : !pto.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, !pto.mask<b32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: !pto.mask<b32>, %arg4: !pto.vreg<256xui8>, %arg5: !pto.ptr<ui8, ub>, %arg6: !pto.mask<b8>) {
//|     pto.vsts %arg0, %arg1[%arg2], %arg3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     pto.vsts %arg0, %arg1[%arg2], %arg3 {dist = "PK_B64"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     pto.vsts %arg4, %arg5[%arg2], %arg6 {dist = "1PT_B8"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
//|     pto.vsts %arg0, %arg1[%arg2], %arg3 {dist = "NORM_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     pto.vsts %arg4, %arg5[%arg2], %arg3 {dist = "PK4_B32"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: !pto.mask<b32>, %arg4: !pto.vreg<256xui8>, %arg5: !pto.ptr<ui8, ub>, %arg6: !pto.mask<b8>) {
//|     pto.vsts %arg0, %arg1[%arg2], %arg3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     pto.vsts %arg0, %arg1[%arg2], %arg3 {dist = "PK_B64"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     pto.vsts %arg0, %arg1[%arg2], %arg3 {dist = "PK_B64"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     pto.vsts %arg4, %arg5[%arg2], %arg6 {dist = "1PT_B8"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
//|     pto.vsts %arg4, %arg5[%arg2], %arg6 {dist = "1PT_B8"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
//|     pto.vsts %arg0, %arg1[%arg2], %arg3 {dist = "NORM_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     pto.vsts %arg0, %arg1[%arg2], %arg3 {dist = "NORM_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     pto.vsts %arg4, %arg5[%arg2], %arg3 {dist = "PK4_B32"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b32>
//|     pto.vsts %arg4, %arg5[%arg2], %arg3 {dist = "PK4_B32"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b32>
//|     return
//|   }
//|   func.func @memrefs(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: memref<64xf32>, %arg2: index, %arg3: !pto.vreg<64xf32>, %arg4: !pto.mask<b32>) {
//|     pto.vsts %arg3, %arg0[%arg2], %arg4 : !pto.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, !pto.mask<b32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>, !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg12: !pto.vreg<64xf32>, %arg13: !pto.ptr<f32, ub>, %arg14: index, %arg15: !pto.mask<b32>, %arg16: !pto.vreg<256xui8>, %arg17: !pto.ptr<ui8, ub>, %arg18: !pto.mask<b8>):
//|     "pto.vsts"(%arg12, %arg13, %arg14, %arg15) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|     "pto.vsts"(%arg12, %arg13, %arg14, %arg15) <{dist = "PK_B64"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|     "pto.vsts"(%arg16, %arg17, %arg14, %arg18) <{dist = "1PT_B8"}> : (!pto.vreg<256xui8>, !pto.ptr<ui8, ub>, index, !pto.mask<b8>) -> ()
//|     "pto.vsts"(%arg12, %arg13, %arg14, %arg15) <{dist = "NORM_B32"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|     "pto.vsts"(%arg16, %arg17, %arg14, %arg15) <{dist = "PK4_B32"}> : (!pto.vreg<256xui8>, !pto.ptr<ui8, ub>, index, !pto.mask<b32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>, !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg5: !pto.vreg<64xf32>, %arg6: !pto.ptr<f32, ub>, %arg7: index, %arg8: !pto.mask<b32>, %arg9: !pto.vreg<256xui8>, %arg10: !pto.ptr<ui8, ub>, %arg11: !pto.mask<b8>):
//|     "pto.vsts"(%arg5, %arg6, %arg7, %arg8) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|     "pto.vsts"(%arg5, %arg6, %arg7, %arg8) <{dist = "PK_B64"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|     "pto.vsts"(%arg5, %arg6, %arg7, %arg8) <{dist = "PK_B64"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|     "pto.vsts"(%arg9, %arg10, %arg7, %arg11) <{dist = "1PT_B8"}> : (!pto.vreg<256xui8>, !pto.ptr<ui8, ub>, index, !pto.mask<b8>) -> ()
//|     "pto.vsts"(%arg9, %arg10, %arg7, %arg11) <{dist = "1PT_B8"}> : (!pto.vreg<256xui8>, !pto.ptr<ui8, ub>, index, !pto.mask<b8>) -> ()
//|     "pto.vsts"(%arg5, %arg6, %arg7, %arg8) <{dist = "NORM_B32"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|     "pto.vsts"(%arg5, %arg6, %arg7, %arg8) <{dist = "NORM_B32"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>) -> ()
//|     "pto.vsts"(%arg9, %arg10, %arg7, %arg8) <{dist = "PK4_B32"}> : (!pto.vreg<256xui8>, !pto.ptr<ui8, ub>, index, !pto.mask<b32>) -> ()
//|     "pto.vsts"(%arg9, %arg10, %arg7, %arg8) <{dist = "PK4_B32"}> : (!pto.vreg<256xui8>, !pto.ptr<ui8, ub>, index, !pto.mask<b32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<64xf32, #pto.address_space<vec>>, memref<64xf32>, index, !pto.vreg<64xf32>, !pto.mask<b32>) -> (), sym_name = "memrefs"}> ({
//|   ^bb0(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: memref<64xf32>, %arg2: index, %arg3: !pto.vreg<64xf32>, %arg4: !pto.mask<b32>):
//|     "pto.vsts"(%arg3, %arg0, %arg2, %arg4) : (!pto.vreg<64xf32>, memref<64xf32, #pto.address_space<vec>>, index, !pto.mask<b32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
