// Every shape of pto.set_atomic_f32.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0() {
  pto.set_atomic_f32
  return
}

func.func @shape1() {
  pto.set_atomic_f32 {test.note}
  return
}

func.func @generic1() {
  "pto.set_atomic_f32"() : () -> ()
  "pto.set_atomic_f32"() {test.note} : () -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0() {
//|     pto.set_atomic_f32
//|     return
//|   }
//|   func.func @shape1() {
//|     pto.set_atomic_f32 {test.note}
//|     return
//|   }
//|   func.func @generic1() {
//|     pto.set_atomic_f32
//|     pto.set_atomic_f32 {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     "pto.set_atomic_f32"() : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     "pto.set_atomic_f32"() {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     "pto.set_atomic_f32"() : () -> ()
//|     "pto.set_atomic_f32"() {test.note} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
