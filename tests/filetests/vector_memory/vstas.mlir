// Every shape of pto.vstas.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%a0: !pto.align, %a1: !pto.align, %a2: !pto.align, %p0: !pto.ptr<f32, ub>, %s0: i32, %p1: !pto.ptr<ui32, ub>) {
  pto.vstas %a0, %p0, %s0 : !pto.align, !pto.ptr<f32, ub>, i32
  pto.vstas %a1, %p1, %s0 : !pto.align, !pto.ptr<ui32, ub>, i32
  %r2 = pto.vstas %a2, %p0, %s0 : !pto.align, !pto.ptr<f32, ub>, i32 -> !pto.ptr<f32, ub>
  return
}

// The same in generic form.
func.func @generic(%a0: !pto.align, %a1: !pto.align, %a2: !pto.align, %p0: !pto.ptr<f32, ub>, %s0: i32, %p1: !pto.ptr<ui32, ub>) {
  "pto.vstas"(%a0, %p0, %s0) : (!pto.align, !pto.ptr<f32, ub>, i32) -> ()
  "pto.vstas"(%a1, %p1, %s0) : (!pto.align, !pto.ptr<ui32, ub>, i32) -> ()
  %g2 = "pto.vstas"(%a2, %p0, %s0) : (!pto.align, !pto.ptr<f32, ub>, i32) -> !pto.ptr<f32, ub>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.align, %arg1: !pto.align, %arg2: !pto.align, %arg3: !pto.ptr<f32, ub>, %arg4: i32, %arg5: !pto.ptr<ui32, ub>) {
//|     pto.vstas %arg0, %arg3, %arg4 : !pto.align, !pto.ptr<f32, ub>, i32
//|     pto.vstas %arg1, %arg5, %arg4 : !pto.align, !pto.ptr<ui32, ub>, i32
//|     %0 = pto.vstas %arg2, %arg3, %arg4 : !pto.align, !pto.ptr<f32, ub>, i32 -> !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.align, %arg1: !pto.align, %arg2: !pto.align, %arg3: !pto.ptr<f32, ub>, %arg4: i32, %arg5: !pto.ptr<ui32, ub>) {
//|     pto.vstas %arg0, %arg3, %arg4 : !pto.align, !pto.ptr<f32, ub>, i32
//|     pto.vstas %arg1, %arg5, %arg4 : !pto.align, !pto.ptr<ui32, ub>, i32
//|     %0 = pto.vstas %arg2, %arg3, %arg4 : !pto.align, !pto.ptr<f32, ub>, i32 -> !pto.ptr<f32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.align, !pto.align, !pto.align, !pto.ptr<f32, ub>, i32, !pto.ptr<ui32, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg6: !pto.align, %arg7: !pto.align, %arg8: !pto.align, %arg9: !pto.ptr<f32, ub>, %arg10: i32, %arg11: !pto.ptr<ui32, ub>):
//|     "pto.vstas"(%arg6, %arg9, %arg10) : (!pto.align, !pto.ptr<f32, ub>, i32) -> ()
//|     "pto.vstas"(%arg7, %arg11, %arg10) : (!pto.align, !pto.ptr<ui32, ub>, i32) -> ()
//|     %1 = "pto.vstas"(%arg8, %arg9, %arg10) : (!pto.align, !pto.ptr<f32, ub>, i32) -> !pto.ptr<f32, ub>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.align, !pto.align, !pto.align, !pto.ptr<f32, ub>, i32, !pto.ptr<ui32, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.align, %arg1: !pto.align, %arg2: !pto.align, %arg3: !pto.ptr<f32, ub>, %arg4: i32, %arg5: !pto.ptr<ui32, ub>):
//|     "pto.vstas"(%arg0, %arg3, %arg4) : (!pto.align, !pto.ptr<f32, ub>, i32) -> ()
//|     "pto.vstas"(%arg1, %arg5, %arg4) : (!pto.align, !pto.ptr<ui32, ub>, i32) -> ()
//|     %0 = "pto.vstas"(%arg2, %arg3, %arg4) : (!pto.align, !pto.ptr<f32, ub>, i32) -> !pto.ptr<f32, ub>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
