// Every shape of pto.vstur.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%a0: !pto.align, %v0: !pto.vreg<64xf32>, %p0: !pto.ptr<f32, ub>) {
  %r0 = pto.vstur %a0, %v0, %p0, "POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%a0: !pto.align, %a1: !pto.align, %v0: !pto.vreg<64xf32>, %p0: !pto.ptr<f32, ub>) {
  %g0 = "pto.vstur"(%a0, %v0, %p0) <{mode = "POST_UPDATE"}> : (!pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.align
  %h0 = "pto.vstur"(%a1, %v0, %p0) {mode = "POST_UPDATE"} : (!pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.align
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.align, %arg1: !pto.vreg<64xf32>, %arg2: !pto.ptr<f32, ub>) {
//|     %0 = pto.vstur %arg0, %arg1, %arg2, "POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.align, %arg1: !pto.align, %arg2: !pto.vreg<64xf32>, %arg3: !pto.ptr<f32, ub>) {
//|     %0 = pto.vstur %arg0, %arg2, %arg3, "POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
//|     %1 = pto.vstur %arg1, %arg2, %arg3, "POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: !pto.align, %arg5: !pto.vreg<64xf32>, %arg6: !pto.ptr<f32, ub>):
//|     %2 = "pto.vstur"(%arg4, %arg5, %arg6) <{mode = "POST_UPDATE"}> : (!pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.align
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.align, !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.align, %arg1: !pto.align, %arg2: !pto.vreg<64xf32>, %arg3: !pto.ptr<f32, ub>):
//|     %0 = "pto.vstur"(%arg0, %arg2, %arg3) <{mode = "POST_UPDATE"}> : (!pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.align
//|     %1 = "pto.vstur"(%arg1, %arg2, %arg3) <{mode = "POST_UPDATE"}> : (!pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> !pto.align
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
