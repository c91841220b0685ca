// Every shape of pto.vbitsort.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.ptr<ui32, ub>, %v1: !pto.ptr<f32, ub>, %v2: !pto.ptr<ui32, ub>, %v3: index) {
  pto.vbitsort %v0, %v1, %v2, %v3 : !pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index
  pto.vbitsort %v0, %v1, %v2, %v3 {test.note = "kept"} : !pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.ptr<ui32, ub>, %v1: !pto.ptr<f32, ub>, %v2: !pto.ptr<ui32, ub>, %v3: index) {
  "pto.vbitsort"(%v0, %v1, %v2, %v3) : (!pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<ui32, ub>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.ptr<ui32, ub>, %arg3: index) {
//|     pto.vbitsort %arg0, %arg1, %arg2, %arg3 : !pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index
//|     pto.vbitsort %arg0, %arg1, %arg2, %arg3 {test.note = "kept"} : !pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<ui32, ub>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.ptr<ui32, ub>, %arg3: index) {
//|     pto.vbitsort %arg0, %arg1, %arg2, %arg3 : !pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: !pto.ptr<ui32, ub>, %arg5: !pto.ptr<f32, ub>, %arg6: !pto.ptr<ui32, ub>, %arg7: index):
//|     "pto.vbitsort"(%arg4, %arg5, %arg6, %arg7) : (!pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index) -> ()
//|     "pto.vbitsort"(%arg4, %arg5, %arg6, %arg7) {test.note = "kept"} : (!pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<ui32, ub>, %arg1: !pto.ptr<f32, ub>, %arg2: !pto.ptr<ui32, ub>, %arg3: index):
//|     "pto.vbitsort"(%arg0, %arg1, %arg2, %arg3) : (!pto.ptr<ui32, ub>, !pto.ptr<f32, ub>, !pto.ptr<ui32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
