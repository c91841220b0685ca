// Every shape of pto.set_mov_pad_val.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: i32) {
    pto.set_mov_pad_val %a : i32
    return
  }

  func.func @generic(%arg0: i32) {
    "pto.set_mov_pad_val"(%arg0) : (i32) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: i32) {
//|     pto.set_mov_pad_val %arg0 : i32
//|     return
//|   }
//|   func.func @generic(%arg0: i32) {
//|     pto.set_mov_pad_val %arg0 : i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: i32):
//|     "pto.set_mov_pad_val"(%arg1) : (i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i32):
//|     "pto.set_mov_pad_val"(%arg0) : (i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
