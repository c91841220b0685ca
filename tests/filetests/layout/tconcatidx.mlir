// Every shape of pto.tconcatidx.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 8x16xf32>, %b: !pto.tile_buf<vec, 8x16xf32>, %c: !pto.tile_buf<vec, 8x1xi32>, %d: !pto.tile_buf<vec, 8x1xi32>, %e: !pto.tile_buf<vec, 8x16xf32>) {
    pto.tconcatidx ins(%a, %b, %c, %d : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x1xi32>) outs(%e : !pto.tile_buf<vec, 8x16xf32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 8x64xf32>, %b: !pto.tile_buf<vec, 8x64xf32>, %c: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %d: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %e: !pto.tile_buf<vec, 8x64xf32>) {
    pto.tconcatidx ins(%a, %b, %c, %d : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>) outs(%e : !pto.tile_buf<vec, 8x64xf32>) {candidates = [{id = 0 : i64, loop_depth = 2 : i64, name = "template_tconcatidx", postupdate = 0 : i64, tail = 0 : i64}]}
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x1xi32>, %arg3: !pto.tile_buf<vec, 8x1xi32>, %arg4: !pto.tile_buf<vec, 8x16xf32>) {
    "pto.tconcatidx"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x1xi32>, %arg3: !pto.tile_buf<vec, 8x1xi32>, %arg4: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tconcatidx ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x1xi32>) outs(%arg4 : !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 8x64xf32>, %arg1: !pto.tile_buf<vec, 8x64xf32>, %arg2: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %arg3: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %arg4: !pto.tile_buf<vec, 8x64xf32>) {
//|     pto.tconcatidx ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>) outs(%arg4 : !pto.tile_buf<vec, 8x64xf32>) {candidates = [{id = 0 : i64, loop_depth = 2 : i64, name = "template_tconcatidx", postupdate = 0 : i64, tail = 0 : i64}]}
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x1xi32>, %arg3: !pto.tile_buf<vec, 8x1xi32>, %arg4: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tconcatidx ins(%arg0, %arg1, %arg2, %arg3 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x1xi32>) outs(%arg4 : !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.tconcatidx has no attribute 'candidates'; it has no effect
//|   --> tconcatidx.mlir:12:222
//|    |
//| 12 | ...8xi32, valid=8x1>) outs(%e : !pto.tile_buf<vec, 8x64xf32>) {candidates = [{id = 0 : i64, loop_depth = 2 : i64, name = "template_tconcatidx", postupdate = 0 : i6...
//|    |                                                                ^^^^^^^^^^
//|    |
//|    = note: rule: ptoas, verifier
//|
//| warning: 1 warning
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 8x16xf32>, %arg11: !pto.tile_buf<vec, 8x16xf32>, %arg12: !pto.tile_buf<vec, 8x1xi32>, %arg13: !pto.tile_buf<vec, 8x1xi32>, %arg14: !pto.tile_buf<vec, 8x16xf32>):
//|     "pto.tconcatidx"(%arg10, %arg11, %arg12, %arg13, %arg14) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>, !pto.tile_buf<vec, 8x64xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg5: !pto.tile_buf<vec, 8x64xf32>, %arg6: !pto.tile_buf<vec, 8x64xf32>, %arg7: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %arg8: !pto.tile_buf<vec, 8x8xi32, valid=8x1>, %arg9: !pto.tile_buf<vec, 8x64xf32>):
//|     "pto.tconcatidx"(%arg5, %arg6, %arg7, %arg8, %arg9) {candidates = [{id = 0 : i64, loop_depth = 2 : i64, name = "template_tconcatidx", postupdate = 0 : i64, tail = 0 : i64}]} : (!pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x64xf32>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>, !pto.tile_buf<vec, 8x8xi32, valid=8x1>, !pto.tile_buf<vec, 8x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x16xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x1xi32>, %arg3: !pto.tile_buf<vec, 8x1xi32>, %arg4: !pto.tile_buf<vec, 8x16xf32>):
//|     "pto.tconcatidx"(%arg0, %arg1, %arg2, %arg3, %arg4) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x1xi32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
// stderr: as run 1
