// Every shape of pto.vsstb.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %p0: !pto.ptr<f32, ub>, %s0: i16, %s1: i16, %m0: !pto.mask<b32>, %v1: !pto.vreg<256x!pto.hif8>, %p1: !pto.ptr<!pto.hif8, ub>, %m1: !pto.mask<b8>) {
  pto.vsstb %v0, %p0, %s0, %s1, %m0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>
  pto.vsstb %v1, %p1, %s0, %s1, %m1 : !pto.vreg<256x!pto.hif8>, !pto.ptr<!pto.hif8, ub>, i16, i16, !pto.mask<b8>
  %r2 = pto.vsstb %v0, %p0, %s0, %s1, %m0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.ptr<f32, ub>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>, %p0: !pto.ptr<f32, ub>, %s0: i16, %s1: i16, %m0: !pto.mask<b32>, %v1: !pto.vreg<256x!pto.hif8>, %p1: !pto.ptr<!pto.hif8, ub>, %m1: !pto.mask<b8>) {
  "pto.vsstb"(%v0, %p0, %s0, %s1, %m0) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>) -> ()
  "pto.vsstb"(%v1, %p1, %s0, %s1, %m1) : (!pto.vreg<256x!pto.hif8>, !pto.ptr<!pto.hif8, ub>, i16, i16, !pto.mask<b8>) -> ()
  %g2 = "pto.vsstb"(%v0, %p0, %s0, %s1, %m0) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>) -> !pto.ptr<f32, ub>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: i16, %arg3: i16, %arg4: !pto.mask<b32>, %arg5: !pto.vreg<256x!pto.hif8>, %arg6: !pto.ptr<!pto.hif8, ub>, %arg7: !pto.mask<b8>) {
//|     pto.vsstb %arg0, %arg1, %arg2, %arg3, %arg4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>
//|     pto.vsstb %arg5, %arg6, %arg2, %arg3, %arg7 : !pto.vreg<256x!pto.hif8>, !pto.ptr<!pto.hif8, ub>, i16, i16, !pto.mask<b8>
//|     %0 = pto.vsstb %arg0, %arg1, %arg2, %arg3, %arg4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: i16, %arg3: i16, %arg4: !pto.mask<b32>, %arg5: !pto.vreg<256x!pto.hif8>, %arg6: !pto.ptr<!pto.hif8, ub>, %arg7: !pto.mask<b8>) {
//|     pto.vsstb %arg0, %arg1, %arg2, %arg3, %arg4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>
//|     pto.vsstb %arg5, %arg6, %arg2, %arg3, %arg7 : !pto.vreg<256x!pto.hif8>, !pto.ptr<!pto.hif8, ub>, i16, i16, !pto.mask<b8>
//|     %0 = pto.vsstb %arg0, %arg1, %arg2, %arg3, %arg4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.ptr<f32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>, !pto.vreg<256x!pto.hif8>, !pto.ptr<!pto.hif8, ub>, !pto.mask<b8>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg8: !pto.vreg<64xf32>, %arg9: !pto.ptr<f32, ub>, %arg10: i16, %arg11: i16, %arg12: !pto.mask<b32>, %arg13: !pto.vreg<256x!pto.hif8>, %arg14: !pto.ptr<!pto.hif8, ub>, %arg15: !pto.mask<b8>):
//|     "pto.vsstb"(%arg8, %arg9, %arg10, %arg11, %arg12) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>) -> ()
//|     "pto.vsstb"(%arg13, %arg14, %arg10, %arg11, %arg15) : (!pto.vreg<256x!pto.hif8>, !pto.ptr<!pto.hif8, ub>, i16, i16, !pto.mask<b8>) -> ()
//|     %1 = "pto.vsstb"(%arg8, %arg9, %arg10, %arg11, %arg12) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>) -> !pto.ptr<f32, ub>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>, !pto.vreg<256x!pto.hif8>, !pto.ptr<!pto.hif8, ub>, !pto.mask<b8>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: i16, %arg3: i16, %arg4: !pto.mask<b32>, %arg5: !pto.vreg<256x!pto.hif8>, %arg6: !pto.ptr<!pto.hif8, ub>, %arg7: !pto.mask<b8>):
//|     "pto.vsstb"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>) -> ()
//|     "pto.vsstb"(%arg5, %arg6, %arg2, %arg3, %arg7) : (!pto.vreg<256x!pto.hif8>, !pto.ptr<!pto.hif8, ub>, i16, i16, !pto.mask<b8>) -> ()
//|     %0 = "pto.vsstb"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>) -> !pto.ptr<f32, ub>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
