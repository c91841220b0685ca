// Every shape of pto.set_channel_para.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: i64, %b: i64) {
    pto.set_channel_para %a, %b : i64, i64
    return
  }

  func.func @generic(%arg0: i64, %arg1: i64) {
    "pto.set_channel_para"(%arg0, %arg1) : (i64, i64) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: i64, %arg1: i64) {
//|     pto.set_channel_para %arg0, %arg1 : i64, i64
//|     return
//|   }
//|   func.func @generic(%arg0: i64, %arg1: i64) {
//|     pto.set_channel_para %arg0, %arg1 : i64, i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i64, i64) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: i64, %arg3: i64):
//|     "pto.set_channel_para"(%arg2, %arg3) : (i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i64, i64) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i64, %arg1: i64):
//|     "pto.set_channel_para"(%arg0, %arg1) : (i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
