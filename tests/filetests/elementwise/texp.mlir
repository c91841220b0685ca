// Every shape of pto.texp.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!line = !pto.tile_buf<vec, 1x8xf32>
!half = !pto.tile_buf<vec, 16x16xf16, valid=?x7>

func.func @operands(%a: !line, %b: !line, %h: !half) {
  pto.texp ins(%a : !line) outs(%b : !line)
  pto.texp ins(%a : !line) outs(%a : !line)
  pto.texp ins(%h : !half) outs(%h : !half) {test.note}
  "pto.texp"(%a, %b) : (!line, !line) -> ()
  return
}

// -----

!line = !pto.tile_buf<vec, 1x8xf32>

// The default is not printed, but kept where it is written.
func.func @default(%a: !line) {
  pto.texp ins(%a : !line) outs(%a : !line) {precisionType = #pto<exp_precision default>}
  "pto.texp"(%a, %a) <{precisionType = #pto<exp_precision default>}> : (!line, !line) -> ()
  return
}

// -----

!line = !pto.tile_buf<vec, 1x8xf32>

// Each spelling of the attribute, its key, and its place.
module attributes {pto.target_arch = "a5"} {
  func.func @precise(%a: !line) {
    pto.texp ins(%a : !line) outs(%a : !line) {precisionType = #pto<exp_precision high_precision>}
    pto.texp ins(%a : !line) outs(%a : !line) {precisionType = #pto.exp_precision<HIGH_PRECISION>}
    pto.texp ins(%a : !line) outs(%a : !line) {precision_type = high_precision}
    pto.texp ins(%a : !line) outs(%a : !line) {precision = "high_precision"}
    pto.texp ins(%a : !line) outs(%a : !line) {"precisionType" = 1 : i32}
    pto.texp ins(%a {precision = High_Precision} : !line) outs(%a : !line) {test.note}
    "pto.texp"(%a, %a) <{precisionType = #pto<exp_precision high_precision>}> : (!line, !line) -> ()
    "pto.texp"(%a, %a) {precisionType = #pto<exp_precision high_precision>} : (!line, !line) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 1x8xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>, %arg2: !pto.tile_buf<vec, 16x16xf16, valid=?x7>) {
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.texp ins(%arg2 : !pto.tile_buf<vec, 16x16xf16, valid=?x7>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf16, valid=?x7>) {test.note}
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x8xf32>)
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @default(%arg0: !pto.tile_buf<vec, 1x8xf32>) {
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>)
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @precise(%arg0: !pto.tile_buf<vec, 1x8xf32>) {
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>) {precisionType = #pto<exp_precision high_precision>}
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>) {precisionType = #pto<exp_precision high_precision>}
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>) {precisionType = #pto<exp_precision high_precision>}
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>) {precisionType = #pto<exp_precision high_precision>}
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>) {precisionType = #pto<exp_precision high_precision>}
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>) {precisionType = #pto<exp_precision high_precision>, test.note}
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>) {precisionType = #pto<exp_precision high_precision>}
//|     pto.texp ins(%arg0 : !pto.tile_buf<vec, 1x8xf32>) outs(%arg0 : !pto.tile_buf<vec, 1x8xf32>) {precisionType = #pto<exp_precision high_precision>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 16x16xf16, valid=?x7>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x8xf32>, %arg1: !pto.tile_buf<vec, 1x8xf32>, %arg2: !pto.tile_buf<vec, 16x16xf16, valid=?x7>):
//|     "pto.texp"(%arg0, %arg1) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.texp"(%arg0, %arg0) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.texp"(%arg2, %arg2) {test.note} : (!pto.tile_buf<vec, 16x16xf16, valid=?x7>, !pto.tile_buf<vec, 16x16xf16, valid=?x7>) -> ()
//|     "pto.texp"(%arg0, %arg1) : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x8xf32>) -> (), sym_name = "default"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x8xf32>):
//|     "pto.texp"(%arg0, %arg0) <{precisionType = #pto<exp_precision default>}> : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.texp"(%arg0, %arg0) <{precisionType = #pto<exp_precision default>}> : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x8xf32>) -> (), sym_name = "precise"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x8xf32>):
//|     "pto.texp"(%arg0, %arg0) <{precisionType = #pto<exp_precision high_precision>}> : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.texp"(%arg0, %arg0) <{precisionType = #pto<exp_precision high_precision>}> : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.texp"(%arg0, %arg0) <{precisionType = #pto<exp_precision high_precision>}> : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.texp"(%arg0, %arg0) <{precisionType = #pto<exp_precision high_precision>}> : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.texp"(%arg0, %arg0) <{precisionType = #pto<exp_precision high_precision>}> : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.texp"(%arg0, %arg0) <{precisionType = #pto<exp_precision high_precision>}> {test.note} : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.texp"(%arg0, %arg0) <{precisionType = #pto<exp_precision high_precision>}> : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "pto.texp"(%arg0, %arg0) <{precisionType = #pto<exp_precision high_precision>}> : (!pto.tile_buf<vec, 1x8xf32>, !pto.tile_buf<vec, 1x8xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
