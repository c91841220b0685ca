// Every shape of pto.trowmin.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 2x16xf32>, %b: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
    pto.trowmin ins(%a : !pto.tile_buf<vec, 2x16xf32>) outs(%b : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 8x448xi16>, %b: !pto.tile_buf<vec, 8x448xi16>, %c: !pto.tile_buf<vec, 8x16xi16, valid=8x1>) {
    pto.trowmin ins(%a, %b : !pto.tile_buf<vec, 8x448xi16>, !pto.tile_buf<vec, 8x448xi16>) outs(%c : !pto.tile_buf<vec, 8x16xi16, valid=8x1>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) {
    pto.trowmin ins(%src : !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) {test.note}
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 8x16xf32>, %tmp: !pto.tile_buf<vec, 8x16xf32>, %dst: !pto.tile_buf<vec, 8x8xf32, valid=8x1>) {
    pto.trowmin ins(%src, %tmp : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%dst : !pto.tile_buf<vec, 8x8xf32, valid=8x1>)
    return
  }

  func.func @shape2(%src: !pto.tile_buf<vec, 8x16xi16>, %dst: !pto.tile_buf<vec, 8x16xi16, valid=8x1>) {
    pto.trowmin ins(%src : !pto.tile_buf<vec, 8x16xi16>) outs(%dst : !pto.tile_buf<vec, 8x16xi16, valid=8x1>)
    return
  }

  func.func @shape3(%src: !pto.tile_buf<vec, 8x16xui32>, %dst: !pto.tile_buf<vec, 8x16xui32, valid=8x1>) {
    pto.trowmin ins(%src : !pto.tile_buf<vec, 8x16xui32>) outs(%dst : !pto.tile_buf<vec, 8x16xui32, valid=8x1>)
    return
  }

  func.func @shape4(%src: !pto.tile_buf<vec, 8x16xf16>, %dst: !pto.tile_buf<vec, 8x16xf16, valid=8x1>) {
    pto.trowmin ins(%src : !pto.tile_buf<vec, 8x16xf16>) outs(%dst : !pto.tile_buf<vec, 8x16xf16, valid=8x1>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 2x16xf32>, %arg1: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
    "pto.trowmin"(%arg0, %arg1) : (!pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x8xf32, valid=2x1>) -> ()
    return
  }
}

// -----

// Without elements in the destination, the region of the source does not matter.
module attributes {pto.target_arch = "a5"} {
  func.func @empty(%src: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x8xf32, valid=0x0>) {
    pto.trowmin ins(%src : !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x8xf32, valid=0x0>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 2x16xf32>, %arg1: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
//|     pto.trowmin ins(%arg0 : !pto.tile_buf<vec, 2x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 8x448xi16>, %arg1: !pto.tile_buf<vec, 8x448xi16>, %arg2: !pto.tile_buf<vec, 8x16xi16, valid=8x1>) {
//|     pto.trowmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x448xi16>, !pto.tile_buf<vec, 8x448xi16>) outs(%arg2 : !pto.tile_buf<vec, 8x16xi16, valid=8x1>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) {
//|     pto.trowmin ins(%arg0 : !pto.tile_buf<vec, 8x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) {test.note}
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 8x16xf32>, %arg2: !pto.tile_buf<vec, 8x8xf32, valid=8x1>) {
//|     pto.trowmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 8x8xf32, valid=8x1>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 8x16xi16>, %arg1: !pto.tile_buf<vec, 8x16xi16, valid=8x1>) {
//|     pto.trowmin ins(%arg0 : !pto.tile_buf<vec, 8x16xi16>) outs(%arg1 : !pto.tile_buf<vec, 8x16xi16, valid=8x1>)
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 8x16xui32>, %arg1: !pto.tile_buf<vec, 8x16xui32, valid=8x1>) {
//|     pto.trowmin ins(%arg0 : !pto.tile_buf<vec, 8x16xui32>) outs(%arg1 : !pto.tile_buf<vec, 8x16xui32, valid=8x1>)
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.tile_buf<vec, 8x16xf16>, %arg1: !pto.tile_buf<vec, 8x16xf16, valid=8x1>) {
//|     pto.trowmin ins(%arg0 : !pto.tile_buf<vec, 8x16xf16>) outs(%arg1 : !pto.tile_buf<vec, 8x16xf16, valid=8x1>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 2x16xf32>, %arg1: !pto.tile_buf<vec, 2x8xf32, valid=2x1>) {
//|     pto.trowmin ins(%arg0 : !pto.tile_buf<vec, 2x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 2x8xf32, valid=2x1>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @empty(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32, valid=0x0>) {
//|     pto.trowmin ins(%arg0 : !pto.tile_buf<vec, 16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x8xf32, valid=0x0>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x8xf32, valid=2x1>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg16: !pto.tile_buf<vec, 2x16xf32>, %arg17: !pto.tile_buf<vec, 2x8xf32, valid=2x1>):
//|     "pto.trowmin"(%arg16, %arg17) : (!pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x8xf32, valid=2x1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x448xi16>, !pto.tile_buf<vec, 8x448xi16>, !pto.tile_buf<vec, 8x16xi16, valid=8x1>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg13: !pto.tile_buf<vec, 8x448xi16>, %arg14: !pto.tile_buf<vec, 8x448xi16>, %arg15: !pto.tile_buf<vec, 8x16xi16, valid=8x1>):
//|     "pto.trowmin"(%arg13, %arg14, %arg15) : (!pto.tile_buf<vec, 8x448xi16>, !pto.tile_buf<vec, 8x448xi16>, !pto.tile_buf<vec, 8x16xi16, valid=8x1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg11: !pto.tile_buf<vec, 8x16xf32>, %arg12: !pto.tile_buf<vec, 8x1xf32, blayout=col_major>):
//|     "pto.trowmin"(%arg11, %arg12) {test.note} : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x1xf32, blayout=col_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xf32, valid=8x1>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg8: !pto.tile_buf<vec, 8x16xf32>, %arg9: !pto.tile_buf<vec, 8x16xf32>, %arg10: !pto.tile_buf<vec, 8x8xf32, valid=8x1>):
//|     "pto.trowmin"(%arg8, %arg9, %arg10) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 8x8xf32, valid=8x1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 8x16xi16, valid=8x1>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 8x16xi16>, %arg7: !pto.tile_buf<vec, 8x16xi16, valid=8x1>):
//|     "pto.trowmin"(%arg6, %arg7) : (!pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<vec, 8x16xi16, valid=8x1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xui32>, !pto.tile_buf<vec, 8x16xui32, valid=8x1>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 8x16xui32>, %arg5: !pto.tile_buf<vec, 8x16xui32, valid=8x1>):
//|     "pto.trowmin"(%arg4, %arg5) : (!pto.tile_buf<vec, 8x16xui32>, !pto.tile_buf<vec, 8x16xui32, valid=8x1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xf16, valid=8x1>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 8x16xf16>, %arg3: !pto.tile_buf<vec, 8x16xf16, valid=8x1>):
//|     "pto.trowmin"(%arg2, %arg3) : (!pto.tile_buf<vec, 8x16xf16>, !pto.tile_buf<vec, 8x16xf16, valid=8x1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x8xf32, valid=2x1>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 2x16xf32>, %arg1: !pto.tile_buf<vec, 2x8xf32, valid=2x1>):
//|     "pto.trowmin"(%arg0, %arg1) : (!pto.tile_buf<vec, 2x16xf32>, !pto.tile_buf<vec, 2x8xf32, valid=2x1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32, valid=0x0>) -> (), sym_name = "empty"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32, valid=0x0>):
//|     "pto.trowmin"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32, valid=0x0>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
