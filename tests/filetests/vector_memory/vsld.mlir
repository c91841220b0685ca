// Every shape of pto.vsld.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<f32, ub>, %v1: index) {
  %r0 = pto.vsld %v0[%v1], "STRIDE" : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
  %r1 = pto.vsld %v0[%v1], "STRIDE" {test.note = "kept"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<f32, ub>, %v1: index) {
  %r0 = "pto.vsld"(%v0, %v1) <{stride = "STRIDE"}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %0 = pto.vsld %arg0[%arg1], "STRIDE" : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|     %1 = pto.vsld %arg0[%arg1], "STRIDE" {test.note = "kept"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %0 = pto.vsld %arg0[%arg1], "STRIDE" : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.ptr<f32, ub>, %arg3: index):
//|     %1 = "pto.vsld"(%arg2, %arg3) <{stride = "STRIDE"}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|     %2 = "pto.vsld"(%arg2, %arg3) <{stride = "STRIDE"}> {test.note = "kept"} : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: index):
//|     %0 = "pto.vsld"(%arg0, %arg1) <{stride = "STRIDE"}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
