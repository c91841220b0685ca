// Every shape of pto.get_clock64.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  %r0 = pto.get_clock64 : i64
  %r1 = pto.get_clock64 {test.note = "kept"} : i64
  return
}

// The same in generic form.
func.func @generic() {
  %r0 = "pto.get_clock64"() : () -> i64
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     %0 = pto.get_clock64 : i64
//|     %1 = pto.get_clock64 {test.note = "kept"} : i64
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.get_clock64 : i64
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     %1 = "pto.get_clock64"() : () -> i64
//|     %2 = "pto.get_clock64"() {test.note = "kept"} : () -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.get_clock64"() : () -> i64
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
