// Every shape of pto.vsst.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %v1: !pto.ptr<f32, ub>, %v2: index) {
  pto.vsst %v0, %v1[%v2], "STRIDE" : !pto.vreg<64xf32>, !pto.ptr<f32, ub>
  pto.vsst %v0, %v1[%v2], "STRIDE" {test.note = "kept"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>, %v1: !pto.ptr<f32, ub>, %v2: index) {
  "pto.vsst"(%v0, %v1, %v2) <{stride = "STRIDE"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index) {
//|     pto.vsst %arg0, %arg1[%arg2], "STRIDE" : !pto.vreg<64xf32>, !pto.ptr<f32, ub>
//|     pto.vsst %arg0, %arg1[%arg2], "STRIDE" {test.note = "kept"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index) {
//|     pto.vsst %arg0, %arg1[%arg2], "STRIDE" : !pto.vreg<64xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.vreg<64xf32>, %arg4: !pto.ptr<f32, ub>, %arg5: index):
//|     "pto.vsst"(%arg3, %arg4, %arg5) <{stride = "STRIDE"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "pto.vsst"(%arg3, %arg4, %arg5) <{stride = "STRIDE"}> {test.note = "kept"} : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index):
//|     "pto.vsst"(%arg0, %arg1, %arg2) <{stride = "STRIDE"}> : (!pto.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
