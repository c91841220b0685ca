// Every shape of pto.store_vfsimt_info.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: i32, %b: i32, %c: i32) {
  pto.store_vfsimt_info %a, %b, %c : i32, i32, i32
  return
}

func.func @generic1(%arg0: i32, %arg1: i32, %arg2: i32) {
  "pto.store_vfsimt_info"(%arg0, %arg1, %arg2) : (i32, i32, i32) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: i32, %arg1: i32, %arg2: i32) {
//|     pto.store_vfsimt_info %arg0, %arg1, %arg2 : i32, i32, i32
//|     return
//|   }
//|   func.func @generic1(%arg0: i32, %arg1: i32, %arg2: i32) {
//|     pto.store_vfsimt_info %arg0, %arg1, %arg2 : i32, i32, i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32, i32, i32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: i32, %arg4: i32, %arg5: i32):
//|     "pto.store_vfsimt_info"(%arg3, %arg4, %arg5) : (i32, i32, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32, i32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
//|     "pto.store_vfsimt_info"(%arg0, %arg1, %arg2) : (i32, i32, i32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
