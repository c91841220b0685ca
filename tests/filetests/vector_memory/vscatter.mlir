// Every shape of pto.vscatter.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %p0: !pto.ptr<f32, ub>, %v1: !pto.vreg<64xi32>, %m0: !pto.mask<b32>) {
  pto.vscatter %v0, %p0, %v1, %m0 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>, %p0: !pto.ptr<f32, ub>, %v1: !pto.vreg<64xi32>, %m0: !pto.mask<b32>) {
  "pto.vscatter"(%v0, %p0, %v1, %m0) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vreg<64xi32>, %arg3: !pto.mask<b32>) {
//|     pto.vscatter %arg0, %arg1, %arg2, %arg3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vreg<64xi32>, %arg3: !pto.mask<b32>) {
//|     pto.vscatter %arg0, %arg1, %arg2, %arg3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: !pto.vreg<64xf32>, %arg5: !pto.ptr<f32, ub>, %arg6: !pto.vreg<64xi32>, %arg7: !pto.mask<b32>):
//|     "pto.vscatter"(%arg4, %arg5, %arg6, %arg7) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.vreg<64xi32>, %arg3: !pto.mask<b32>):
//|     "pto.vscatter"(%arg0, %arg1, %arg2, %arg3) : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
