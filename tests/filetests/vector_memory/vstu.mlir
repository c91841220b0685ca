// Every shape of pto.vstu.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.align, %v1: index, %v2: !pto.vreg<64xf32>, %v3: !pto.ptr<f32, ub>) {
  %r0, %r1 = pto.vstu %v0, %v1, %v2, %v3, "NO_POST_UPDATE" : !pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, index
  %r2, %r3 = pto.vstu %r0, %r1, %v2, %v3, "NO_POST_UPDATE" {test.note = "kept"} : !pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, index
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.align, %v1: index, %v2: !pto.vreg<64xf32>, %v3: !pto.ptr<f32, ub>) {
  %r0, %r1 = "pto.vstu"(%v0, %v1, %v2, %v3) <{mode = "NO_POST_UPDATE"}> : (!pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (!pto.align, index)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.align, %arg1: index, %arg2: !pto.vreg<64xf32>, %arg3: !pto.ptr<f32, ub>) {
//|     %align_out, %offset_out = pto.vstu %arg0, %arg1, %arg2, %arg3, "NO_POST_UPDATE" : !pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, index
//|     %align_out_0, %offset_out_1 = pto.vstu %align_out, %offset_out, %arg2, %arg3, "NO_POST_UPDATE" {test.note = "kept"} : !pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, index
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.align, %arg1: index, %arg2: !pto.vreg<64xf32>, %arg3: !pto.ptr<f32, ub>) {
//|     %align_out, %offset_out = pto.vstu %arg0, %arg1, %arg2, %arg3, "NO_POST_UPDATE" : !pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, index
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: !pto.align, %arg5: index, %arg6: !pto.vreg<64xf32>, %arg7: !pto.ptr<f32, ub>):
//|     %1:2 = "pto.vstu"(%arg4, %arg5, %arg6, %arg7) <{mode = "NO_POST_UPDATE"}> : (!pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (!pto.align, index)
//|     %2:2 = "pto.vstu"(%1#0, %1#1, %arg6, %arg7) <{mode = "NO_POST_UPDATE"}> {test.note = "kept"} : (!pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (!pto.align, index)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.align, %arg1: index, %arg2: !pto.vreg<64xf32>, %arg3: !pto.ptr<f32, ub>):
//|     %0:2 = "pto.vstu"(%arg0, %arg1, %arg2, %arg3) <{mode = "NO_POST_UPDATE"}> : (!pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (!pto.align, index)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
