// Every shape of pto.vgatherb.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<f32, ub>, %v1: !pto.vreg<64xi32>, %v2: !pto.mask<b32>, %v3: !pto.ptr<f16, ub>, %v4: !pto.vreg<64xui32>, %v5: !pto.mask<b32>) {
  %r0 = pto.vgatherb %v0, %v1, %v2 : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = pto.vgatherb %v3, %v4, %v5 : !pto.ptr<f16, ub>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<128xf16>
  %r2 = pto.vgatherb %v0, %v1, %v2 {test.note = "kept"} : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<f32, ub>, %v1: !pto.vreg<64xi32>, %v2: !pto.mask<b32>, %v3: !pto.ptr<f16, ub>, %v4: !pto.vreg<64xui32>, %v5: !pto.mask<b32>) {
  %r0 = "pto.vgatherb"(%v0, %v1, %v2) : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %r1 = "pto.vgatherb"(%v3, %v4, %v5) : (!pto.ptr<f16, ub>, !pto.vreg<64xui32>, !pto.mask<b32>) -> !pto.vreg<128xf16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vreg<64xi32>, %arg2: !pto.mask<b32>, %arg3: !pto.ptr<f16, ub>, %arg4: !pto.vreg<64xui32>, %arg5: !pto.mask<b32>) {
//|     %0 = pto.vgatherb %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vgatherb %arg3, %arg4, %arg5 : !pto.ptr<f16, ub>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|     %2 = pto.vgatherb %arg0, %arg1, %arg2 {test.note = "kept"} : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vreg<64xi32>, %arg2: !pto.mask<b32>, %arg3: !pto.ptr<f16, ub>, %arg4: !pto.vreg<64xui32>, %arg5: !pto.mask<b32>) {
//|     %0 = pto.vgatherb %arg0, %arg1, %arg2 : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vgatherb %arg3, %arg4, %arg5 : !pto.ptr<f16, ub>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>, !pto.ptr<f16, ub>, !pto.vreg<64xui32>, !pto.mask<b32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg6: !pto.ptr<f32, ub>, %arg7: !pto.vreg<64xi32>, %arg8: !pto.mask<b32>, %arg9: !pto.ptr<f16, ub>, %arg10: !pto.vreg<64xui32>, %arg11: !pto.mask<b32>):
//|     %2 = "pto.vgatherb"(%arg6, %arg7, %arg8) : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %3 = "pto.vgatherb"(%arg9, %arg10, %arg11) : (!pto.ptr<f16, ub>, !pto.vreg<64xui32>, !pto.mask<b32>) -> !pto.vreg<128xf16>
//|     %4 = "pto.vgatherb"(%arg6, %arg7, %arg8) {test.note = "kept"} : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>, !pto.ptr<f16, ub>, !pto.vreg<64xui32>, !pto.mask<b32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: !pto.vreg<64xi32>, %arg2: !pto.mask<b32>, %arg3: !pto.ptr<f16, ub>, %arg4: !pto.vreg<64xui32>, %arg5: !pto.mask<b32>):
//|     %0 = "pto.vgatherb"(%arg0, %arg1, %arg2) : (!pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %1 = "pto.vgatherb"(%arg3, %arg4, %arg5) : (!pto.ptr<f16, ub>, !pto.vreg<64xui32>, !pto.mask<b32>) -> !pto.vreg<128xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
