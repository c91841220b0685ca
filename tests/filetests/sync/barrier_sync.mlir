// Every shape of pto.barrier_sync.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0() {
  pto.barrier_sync[<TVEC>]
  return
}

func.func @shape1() {
  pto.barrier_sync ["TLOAD"]
  return
}

func.func @shape2() {
  pto.barrier_sync[#pto.sync_op_type<TMATMUL>]
  return
}

func.func @generic1() {
  "pto.barrier_sync"() <{op_type = #pto.sync_op_type<TVEC>}> : () -> ()
  "pto.barrier_sync"() {op_type = #pto.sync_op_type<TVEC>, test.note} : () -> ()
  return
}

func.func @generic2() {
  "pto.barrier_sync"() <{op_type = #pto.sync_op_type<TLOAD>}> : () -> ()
  "pto.barrier_sync"() {op_type = #pto.sync_op_type<TLOAD>, test.note} : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0() {
//|     pto.barrier_sync[<TVEC>]
//|     return
//|   }
//|   func.func @shape1() {
//|     pto.barrier_sync[<TLOAD>]
//|     return
//|   }
//|   func.func @shape2() {
//|     pto.barrier_sync[<TMATMUL>]
//|     return
//|   }
//|   func.func @generic1() {
//|     pto.barrier_sync[<TVEC>]
//|     pto.barrier_sync[<TVEC>] {test.note}
//|     return
//|   }
//|   func.func @generic2() {
//|     pto.barrier_sync[<TLOAD>]
//|     pto.barrier_sync[<TLOAD>] {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.barrier_sync"() <{op_type = #pto.sync_op_type<TVEC>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     "pto.barrier_sync"() <{op_type = #pto.sync_op_type<TLOAD>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     "pto.barrier_sync"() <{op_type = #pto.sync_op_type<TMATMUL>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.barrier_sync"() <{op_type = #pto.sync_op_type<TVEC>}> : () -> ()
//|     "pto.barrier_sync"() <{op_type = #pto.sync_op_type<TVEC>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     "pto.barrier_sync"() <{op_type = #pto.sync_op_type<TLOAD>}> : () -> ()
//|     "pto.barrier_sync"() <{op_type = #pto.sync_op_type<TLOAD>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
