// Every shape of pto.get_block_idx_y.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  %r0 = pto.get_block_idx_y : i32
  %r1 = pto.get_block_idx_y {test.note = "kept"} : i32
  return
}

// The same in generic form.
func.func @generic() {
  %r0 = "pto.get_block_idx_y"() : () -> i32
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     %0 = pto.get_block_idx_y : i32
//|     %1 = pto.get_block_idx_y {test.note = "kept"} : i32
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.get_block_idx_y : i32
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     %1 = "pto.get_block_idx_y"() : () -> i32
//|     %2 = "pto.get_block_idx_y"() {test.note = "kept"} : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.get_block_idx_y"() : () -> i32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
