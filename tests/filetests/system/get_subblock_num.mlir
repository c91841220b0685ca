// Every shape of pto.get_subblock_num.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0() {
  %a = pto.get_subblock_num
  return
}

func.func @shape1() {
  %a = pto.get_subblock_num {test.note}
  return
}

func.func @generic1() {
  %0 = "pto.get_subblock_num"() : () -> i64
  %again = "pto.get_subblock_num"() {test.note} : () -> i64
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0() {
//|     %0 = pto.get_subblock_num
//|     return
//|   }
//|   func.func @shape1() {
//|     %0 = pto.get_subblock_num {test.note}
//|     return
//|   }
//|   func.func @generic1() {
//|     %0 = pto.get_subblock_num
//|     %1 = pto.get_subblock_num {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %3 = "pto.get_subblock_num"() : () -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     %2 = "pto.get_subblock_num"() {test.note} : () -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     %0 = "pto.get_subblock_num"() : () -> i64
//|     %1 = "pto.get_subblock_num"() {test.note} : () -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
