// Every shape of pto.dsb.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  pto.dsb  "ALL"
  return
}

func.func @shape1() {
  pto.dsb  "DDR"
  return
}

func.func @shape2() {
  pto.dsb  "UB"
  return
}

func.func @shape3() {
  pto.dsb  "SEQ"
  return
}

func.func @shape4() {
  pto.dsb "ALL" {test.note}
  return
}

func.func @generic1() {
  "pto.dsb"() <{mem = "ALL"}> : () -> ()
  "pto.dsb"() {mem = "ALL", test.note} : () -> ()
  return
}

func.func @generic2() {
  "pto.dsb"() <{mem = "DDR"}> : () -> ()
  "pto.dsb"() {mem = "DDR", test.note} : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     pto.dsb  "ALL"
//|     return
//|   }
//|   func.func @shape1() {
//|     pto.dsb  "DDR"
//|     return
//|   }
//|   func.func @shape2() {
//|     pto.dsb  "UB"
//|     return
//|   }
//|   func.func @shape3() {
//|     pto.dsb  "SEQ"
//|     return
//|   }
//|   func.func @shape4() {
//|     pto.dsb  "ALL" {test.note}
//|     return
//|   }
//|   func.func @generic1() {
//|     pto.dsb  "ALL"
//|     pto.dsb  "ALL" {test.note}
//|     return
//|   }
//|   func.func @generic2() {
//|     pto.dsb  "DDR"
//|     pto.dsb  "DDR" {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.dsb"() <{mem = #pto.dsb_mem<ALL>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     "pto.dsb"() <{mem = #pto.dsb_mem<DDR>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     "pto.dsb"() <{mem = #pto.dsb_mem<UB>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape3"}> ({
//|     "pto.dsb"() <{mem = #pto.dsb_mem<SEQ>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape4"}> ({
//|     "pto.dsb"() <{mem = #pto.dsb_mem<ALL>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.dsb"() <{mem = "ALL"}> : () -> ()
//|     "pto.dsb"() <{mem = "ALL"}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     "pto.dsb"() <{mem = "DDR"}> : () -> ()
//|     "pto.dsb"() <{mem = "DDR"}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
