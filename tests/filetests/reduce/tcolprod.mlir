// Every shape of pto.tcolprod.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 16x64xf32>, %b: !pto.tile_buf<vec, 1x64xf32>) {
    pto.tcolprod ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 1x64xf32>)
    return
  }

  func.func @shape0(%src: !pto.tile_buf<vec, 16x64xi16>, %dst: !pto.tile_buf<vec, 1x64xi16>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xi16>) outs(%dst : !pto.tile_buf<vec, 1x64xi16>)
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 16x64xui32>, %dst: !pto.tile_buf<vec, 1x64xui32>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xui32>) outs(%dst : !pto.tile_buf<vec, 1x64xui32>)
    return
  }

  func.func @shape2(%src: !pto.tile_buf<vec, 16x64xf16>, %dst: !pto.tile_buf<vec, 1x64xf16>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xf16>) outs(%dst : !pto.tile_buf<vec, 1x64xf16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>) {
    "pto.tcolprod"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src: !pto.tile_buf<vec, 16x64xui16>, %dst: !pto.tile_buf<vec, 1x64xui16>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xui16>) outs(%dst : !pto.tile_buf<vec, 1x64xui16>)
    return
  }

  func.func @shape1(%src: !pto.tile_buf<vec, 16x64xbf16>, %dst: !pto.tile_buf<vec, 1x64xbf16>) {
    pto.tcolprod ins(%src : !pto.tile_buf<vec, 16x64xbf16>) outs(%dst : !pto.tile_buf<vec, 1x64xbf16>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>) {
//|     pto.tcolprod ins(%arg0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x64xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x64xi16>, %arg1: !pto.tile_buf<vec, 1x64xi16>) {
//|     pto.tcolprod ins(%arg0 : !pto.tile_buf<vec, 16x64xi16>) outs(%arg1 : !pto.tile_buf<vec, 1x64xi16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x64xui32>, %arg1: !pto.tile_buf<vec, 1x64xui32>) {
//|     pto.tcolprod ins(%arg0 : !pto.tile_buf<vec, 16x64xui32>) outs(%arg1 : !pto.tile_buf<vec, 1x64xui32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x64xf16>, %arg1: !pto.tile_buf<vec, 1x64xf16>) {
//|     pto.tcolprod ins(%arg0 : !pto.tile_buf<vec, 16x64xf16>) outs(%arg1 : !pto.tile_buf<vec, 1x64xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>) {
//|     pto.tcolprod ins(%arg0 : !pto.tile_buf<vec, 16x64xf32>) outs(%arg1 : !pto.tile_buf<vec, 1x64xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x64xui16>, %arg1: !pto.tile_buf<vec, 1x64xui16>) {
//|     pto.tcolprod ins(%arg0 : !pto.tile_buf<vec, 16x64xui16>) outs(%arg1 : !pto.tile_buf<vec, 1x64xui16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x64xbf16>, %arg1: !pto.tile_buf<vec, 1x64xbf16>) {
//|     pto.tcolprod ins(%arg0 : !pto.tile_buf<vec, 16x64xbf16>) outs(%arg1 : !pto.tile_buf<vec, 1x64xbf16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg8: !pto.tile_buf<vec, 16x64xf32>, %arg9: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.tcolprod"(%arg8, %arg9) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xi16>, !pto.tile_buf<vec, 1x64xi16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 16x64xi16>, %arg7: !pto.tile_buf<vec, 1x64xi16>):
//|     "pto.tcolprod"(%arg6, %arg7) : (!pto.tile_buf<vec, 16x64xi16>, !pto.tile_buf<vec, 1x64xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xui32>, !pto.tile_buf<vec, 1x64xui32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.tile_buf<vec, 16x64xui32>, %arg5: !pto.tile_buf<vec, 1x64xui32>):
//|     "pto.tcolprod"(%arg4, %arg5) : (!pto.tile_buf<vec, 16x64xui32>, !pto.tile_buf<vec, 1x64xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf16>, !pto.tile_buf<vec, 1x64xf16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x64xf16>, %arg3: !pto.tile_buf<vec, 1x64xf16>):
//|     "pto.tcolprod"(%arg2, %arg3) : (!pto.tile_buf<vec, 16x64xf16>, !pto.tile_buf<vec, 1x64xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>):
//|     "pto.tcolprod"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 1x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xui16>, !pto.tile_buf<vec, 1x64xui16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 16x64xui16>, %arg3: !pto.tile_buf<vec, 1x64xui16>):
//|     "pto.tcolprod"(%arg2, %arg3) : (!pto.tile_buf<vec, 16x64xui16>, !pto.tile_buf<vec, 1x64xui16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x64xbf16>, !pto.tile_buf<vec, 1x64xbf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x64xbf16>, %arg1: !pto.tile_buf<vec, 1x64xbf16>):
//|     "pto.tcolprod"(%arg0, %arg1) : (!pto.tile_buf<vec, 16x64xbf16>, !pto.tile_buf<vec, 1x64xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
