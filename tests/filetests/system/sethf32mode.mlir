// Every shape of pto.sethf32mode.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0() {
  pto.sethf32mode {enable = true, mode = #pto<round_mode ROUND>}
  return
}

func.func @shape1() {
  pto.sethf32mode {enable = false}
  return
}

func.func @shape2() {
  pto.sethf32mode ins({enable = true, mode = "CEIL"}) outs()
  return
}

func.func @shape3() {
  pto.sethf32mode ins({enable = true})
  return
}

func.func @generic1() {
  "pto.sethf32mode"() <{enable = true, mode = #pto<round_mode ROUND>}> : () -> ()
  "pto.sethf32mode"() {enable = true, mode = #pto<round_mode ROUND>, test.note} : () -> ()
  return
}

func.func @generic2() {
  "pto.sethf32mode"() <{enable = false}> : () -> ()
  "pto.sethf32mode"() {enable = false, test.note} : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0() {
//|     pto.sethf32mode {enable = true, mode = #pto<round_mode ROUND>}
//|     return
//|   }
//|   func.func @shape1() {
//|     pto.sethf32mode {enable = false}
//|     return
//|   }
//|   func.func @shape2() {
//|     pto.sethf32mode {enable = true, mode = #pto<round_mode CEIL>}
//|     return
//|   }
//|   func.func @shape3() {
//|     pto.sethf32mode {enable = true}
//|     return
//|   }
//|   func.func @generic1() {
//|     pto.sethf32mode {enable = true, mode = #pto<round_mode ROUND>}
//|     pto.sethf32mode {enable = true, mode = #pto<round_mode ROUND>, test.note}
//|     return
//|   }
//|   func.func @generic2() {
//|     pto.sethf32mode {enable = false}
//|     pto.sethf32mode {enable = false, test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.sethf32mode"() <{enable = true, mode = #pto<round_mode ROUND>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     "pto.sethf32mode"() <{enable = false}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     "pto.sethf32mode"() <{enable = true, mode = #pto<round_mode CEIL>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape3"}> ({
//|     "pto.sethf32mode"() <{enable = true}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.sethf32mode"() <{enable = true, mode = #pto<round_mode ROUND>}> : () -> ()
//|     "pto.sethf32mode"() <{enable = true, mode = #pto<round_mode ROUND>}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     "pto.sethf32mode"() <{enable = false}> : () -> ()
//|     "pto.sethf32mode"() <{enable = false}> {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
