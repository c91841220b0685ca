// Every shape of pto.ub.set_mask_count.
// RUN: %s --pto-arch=a3
// RUN: %s --pto-arch=a3 --mlir-print-op-generic

func.func @shapes() {
  pto.ub.set_mask_count
  pto.ub.set_mask_count {test.note = "kept"}
  return
}

// The same in generic form.
func.func @generic() {
  "pto.ub.set_mask_count"() : () -> ()
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shapes() {
//|     pto.ub.set_mask_count
//|     pto.ub.set_mask_count {test.note = "kept"}
//|     return
//|   }
//|   func.func @generic() {
//|     pto.ub.set_mask_count
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     "pto.ub.set_mask_count"() : () -> ()
//|     "pto.ub.set_mask_count"() {test.note = "kept"} : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     "pto.ub.set_mask_count"() : () -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
