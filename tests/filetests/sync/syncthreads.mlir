// Every shape of pto.syncthreads.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() attributes {pto.simt_entry} {
  pto.syncthreads
  return
}

func.func @shape1() attributes {pto.simt_entry} {
  pto.syncthreads {test.note}
  return
}

func.func @generic1() attributes {pto.simt_entry} {
  "pto.syncthreads"() : () -> ()
  "pto.syncthreads"() {test.note} : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() attributes {pto.simt_entry} {
//|     pto.syncthreads
//|     return
//|   }
//|   func.func @shape1() attributes {pto.simt_entry} {
//|     pto.syncthreads {test.note}
//|     return
//|   }
//|   func.func @generic1() attributes {pto.simt_entry} {
//|     pto.syncthreads
//|     pto.syncthreads {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.syncthreads"() : () -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     "pto.syncthreads"() {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.syncthreads"() : () -> ()
//|     "pto.syncthreads"() {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
