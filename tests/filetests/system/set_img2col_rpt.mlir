// Every shape of pto.set_img2col_rpt.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
func.func @shape0(%c: !pto.fmatrix_config) {
  pto.set_img2col_rpt ins(%c : !pto.fmatrix_config)
  return
}

func.func @shape1(%c: !pto.fmatrix_config) {
  pto.set_img2col_rpt ins(%c : !pto.fmatrix_config) outs() {test.note}
  return
}

func.func @generic1(%arg0: !pto.fmatrix_config) {
  "pto.set_img2col_rpt"(%arg0) : (!pto.fmatrix_config) -> ()
  "pto.set_img2col_rpt"(%arg0) {test.note} : (!pto.fmatrix_config) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.fmatrix_config) {
//|     pto.set_img2col_rpt ins(%arg0 : !pto.fmatrix_config)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.fmatrix_config) {
//|     pto.set_img2col_rpt ins(%arg0 : !pto.fmatrix_config) {test.note}
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.fmatrix_config) {
//|     pto.set_img2col_rpt ins(%arg0 : !pto.fmatrix_config)
//|     pto.set_img2col_rpt ins(%arg0 : !pto.fmatrix_config) {test.note}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.fmatrix_config) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.fmatrix_config):
//|     "pto.set_img2col_rpt"(%arg2) : (!pto.fmatrix_config) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.fmatrix_config) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg1: !pto.fmatrix_config):
//|     "pto.set_img2col_rpt"(%arg1) {test.note} : (!pto.fmatrix_config) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.fmatrix_config) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.fmatrix_config):
//|     "pto.set_img2col_rpt"(%arg0) : (!pto.fmatrix_config) -> ()
//|     "pto.set_img2col_rpt"(%arg0) {test.note} : (!pto.fmatrix_config) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
