// Every shape of pto.declare_local_array.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @arrays() {
  %0 = pto.declare_local_array -> !pto.local_array<2xi32>
  %1 = pto.declare_local_array {test.note} -> !pto.local_array<8x8xf32>
  %2 = "pto.declare_local_array"() : () -> !pto.local_array<2xi32>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @arrays() {
//|     %0 = pto.declare_local_array -> !pto.local_array<2xi32>
//|     %1 = pto.declare_local_array {test.note} -> !pto.local_array<8x8xf32>
//|     %2 = pto.declare_local_array -> !pto.local_array<2xi32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "arrays"}> ({
//|     %0 = "pto.declare_local_array"() : () -> !pto.local_array<2xi32>
//|     %1 = "pto.declare_local_array"() {test.note} : () -> !pto.local_array<8x8xf32>
//|     %2 = "pto.declare_local_array"() : () -> !pto.local_array<2xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
