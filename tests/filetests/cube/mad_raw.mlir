// Every shape of pto.mad_raw.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.ptr<f16, l0a>, %b: !pto.ptr<f16, l0b>, %c: !pto.ptr<f32, l0c>, %d: i64) {
    pto.mad_raw %a, %b, %c, %d : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64
    return
  }

  func.func @generic(%arg0: !pto.ptr<f16, l0a>, %arg1: !pto.ptr<f16, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64) {
    "pto.mad_raw"(%arg0, %arg1, %arg2, %arg3) : (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f16, l0a>, %arg1: !pto.ptr<f16, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64) {
//|     pto.mad_raw %arg0, %arg1, %arg2, %arg3 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f16, l0a>, %arg1: !pto.ptr<f16, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64) {
//|     pto.mad_raw %arg0, %arg1, %arg2, %arg3 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.ptr<f16, l0a>, %arg5: !pto.ptr<f16, l0b>, %arg6: !pto.ptr<f32, l0c>, %arg7: i64):
//|     "pto.mad_raw"(%arg4, %arg5, %arg6, %arg7) : (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f16, l0a>, %arg1: !pto.ptr<f16, l0b>, %arg2: !pto.ptr<f32, l0c>, %arg3: i64):
//|     "pto.mad_raw"(%arg0, %arg1, %arg2, %arg3) : (!pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
