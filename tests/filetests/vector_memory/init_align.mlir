// Every shape of pto.init_align.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  %r0 = pto.init_align : !pto.align
  return
}

// The same in generic form.
func.func @generic() {
  %g0 = "pto.init_align"() : () -> !pto.align
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     %0 = pto.init_align : !pto.align
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.init_align : !pto.align
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     %1 = "pto.init_align"() : () -> !pto.align
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.init_align"() : () -> !pto.align
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
