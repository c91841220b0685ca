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
//|   func.func @shapes(%arg0: !pto.align, %arg1: !pto.ptr<f32, ub>, %arg2: i32, %arg3: !pto.ptr<ui32, ub>) {
//|     pto.vstas %arg0, %arg1, %arg2 : !pto.align, !pto.ptr<f32, ub>, i32
//|     pto.vstas %arg0, %arg3, %arg2 : !pto.align, !pto.ptr<ui32, ub>, i32
//|     %0 = pto.vstas %arg0, %arg1, %arg2 : !pto.align, !pto.ptr<f32, ub>, i32 -> !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.align, %arg1: !pto.ptr<f32, ub>, %arg2: i32, %arg3: !pto.ptr<ui32, ub>) {
//|     pto.vstas %arg0, %arg1, %arg2 : !pto.align, !pto.ptr<f32, ub>, i32
//|     pto.vstas %arg0, %arg3, %arg2 : !pto.align, !pto.ptr<ui32, ub>, i32
//|     %0 = pto.vstas %arg0, %arg1, %arg2 : !pto.align, !pto.ptr<f32, ub>, i32 -> !pto.ptr<f32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.align, !pto.ptr<f32, ub>, i32, !pto.ptr<ui32, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: !pto.align, %arg5: !pto.ptr<f32, ub>, %arg6: i32, %arg7: !pto.ptr<ui32, ub>):
//|     "pto.vstas"(%arg4, %arg5, %arg6) : (!pto.align, !pto.ptr<f32, ub>, i32) -> ()
//|     "pto.vstas"(%arg4, %arg7, %arg6) : (!pto.align, !pto.ptr<ui32, ub>, i32) -> ()
//|     %1 = "pto.vstas"(%arg4, %arg5, %arg6) : (!pto.align, !pto.ptr<f32, ub>, i32) -> !pto.ptr<f32, ub>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.align, !pto.ptr<f32, ub>, i32, !pto.ptr<ui32, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.align, %arg1: !pto.ptr<f32, ub>, %arg2: i32, %arg3: !pto.ptr<ui32, ub>):
//|     "pto.vstas"(%arg0, %arg1, %arg2) : (!pto.align, !pto.ptr<f32, ub>, i32) -> ()
//|     "pto.vstas"(%arg0, %arg3, %arg2) : (!pto.align, !pto.ptr<ui32, ub>, i32) -> ()
//|     %0 = "pto.vstas"(%arg0, %arg1, %arg2) : (!pto.align, !pto.ptr<f32, ub>, i32) -> !pto.ptr<f32, ub>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
