// Every shape of pto.vsldb.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%p0: !pto.ptr<f32, ub>, %s0: i16, %s1: i16, %m0: !pto.mask<b32>, %p1: !pto.ptr<!pto.hif8, ub>, %m1: !pto.mask<b8>) {
  %r0 = pto.vsldb %p0, %s0, %s1, %m0 : !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = pto.vsldb %p1, %s0, %s1, %m1 : !pto.ptr<!pto.hif8, ub>, i16, i16, !pto.mask<b8> -> !pto.vreg<256x!pto.hif8>
  %r2_0, %r2_1 = pto.vsldb %p0, %s0, %s1, %m0 : !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.vreg<64xf32>, !pto.ptr<f32, ub>
  return
}

// The same in generic form.
func.func @generic(%p0: !pto.ptr<f32, ub>, %s0: i16, %s1: i16, %m0: !pto.mask<b32>, %p1: !pto.ptr<!pto.hif8, ub>, %m1: !pto.mask<b8>) {
  %g0 = "pto.vsldb"(%p0, %s0, %s1, %m0) : (!pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %g1 = "pto.vsldb"(%p1, %s0, %s1, %m1) : (!pto.ptr<!pto.hif8, ub>, i16, i16, !pto.mask<b8>) -> !pto.vreg<256x!pto.hif8>
  %g2:2 = "pto.vsldb"(%p0, %s0, %s1, %m0) : (!pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>) -> (!pto.vreg<64xf32>, !pto.ptr<f32, ub>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, ub>, %arg1: i16, %arg2: i16, %arg3: !pto.mask<b32>, %arg4: !pto.ptr<!pto.hif8, ub>, %arg5: !pto.mask<b8>) {
//|     %result = pto.vsldb %arg0, %arg1, %arg2, %arg3 : !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %result_0 = pto.vsldb %arg4, %arg1, %arg2, %arg5 : !pto.ptr<!pto.hif8, ub>, i16, i16, !pto.mask<b8> -> !pto.vreg<256x!pto.hif8>
//|     %result_1, %updated_base = pto.vsldb %arg0, %arg1, %arg2, %arg3 : !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.vreg<64xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, ub>, %arg1: i16, %arg2: i16, %arg3: !pto.mask<b32>, %arg4: !pto.ptr<!pto.hif8, ub>, %arg5: !pto.mask<b8>) {
//|     %result = pto.vsldb %arg0, %arg1, %arg2, %arg3 : !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %result_0 = pto.vsldb %arg4, %arg1, %arg2, %arg5 : !pto.ptr<!pto.hif8, ub>, i16, i16, !pto.mask<b8> -> !pto.vreg<256x!pto.hif8>
//|     %result_1, %updated_base = pto.vsldb %arg0, %arg1, %arg2, %arg3 : !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.vreg<64xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>, !pto.ptr<!pto.hif8, ub>, !pto.mask<b8>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg6: !pto.ptr<f32, ub>, %arg7: i16, %arg8: i16, %arg9: !pto.mask<b32>, %arg10: !pto.ptr<!pto.hif8, ub>, %arg11: !pto.mask<b8>):
//|     %3 = "pto.vsldb"(%arg6, %arg7, %arg8, %arg9) : (!pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %4 = "pto.vsldb"(%arg10, %arg7, %arg8, %arg11) : (!pto.ptr<!pto.hif8, ub>, i16, i16, !pto.mask<b8>) -> !pto.vreg<256x!pto.hif8>
//|     %5:2 = "pto.vsldb"(%arg6, %arg7, %arg8, %arg9) : (!pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>) -> (!pto.vreg<64xf32>, !pto.ptr<f32, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>, !pto.ptr<!pto.hif8, ub>, !pto.mask<b8>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: i16, %arg2: i16, %arg3: !pto.mask<b32>, %arg4: !pto.ptr<!pto.hif8, ub>, %arg5: !pto.mask<b8>):
//|     %0 = "pto.vsldb"(%arg0, %arg1, %arg2, %arg3) : (!pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %1 = "pto.vsldb"(%arg4, %arg1, %arg2, %arg5) : (!pto.ptr<!pto.hif8, ub>, i16, i16, !pto.mask<b8>) -> !pto.vreg<256x!pto.hif8>
//|     %2:2 = "pto.vsldb"(%arg0, %arg1, %arg2, %arg3) : (!pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>) -> (!pto.vreg<64xf32>, !pto.ptr<f32, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
