// Every shape of pto.threadfence_block.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() attributes {pto.simt_entry} {
  pto.threadfence_block
  return
}

func.func @shape1() attributes {pto.simt_entry} {
  pto.threadfence_block {test.note}
  return
}

func.func @generic1() attributes {pto.simt_entry} {
  "pto.threadfence_block"() : () -> ()
  "pto.threadfence_block"() {test.note} : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() attributes {pto.simt_entry} {
//|     pto.threadfence_block
//|     return
//|   }
//|   func.func @shape1() attributes {pto.simt_entry} {
//|     pto.threadfence_block {test.note}
//|     return
//|   }
//|   func.func @generic1() attributes {pto.simt_entry} {
//|     pto.threadfence_block
//|     pto.threadfence_block {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.threadfence_block"() : () -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     "pto.threadfence_block"() {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.threadfence_block"() : () -> ()
//|     "pto.threadfence_block"() {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.simt_entry} : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
