// Every shape of pto.ttri.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed1(%a: i32, %b: !pto.tile_buf<vec, 32x64xf32>) {
    pto.ttri ins(%a : i32) outs(%b : !pto.tile_buf<vec, 32x64xf32>)
    return
  }

  func.func @printed2(%a: i32, %b: !pto.tile_buf<vec, 4x80xf16>) {
    pto.ttri ins(%a {upperOrLower = 1 : i32} : i32) outs(%b : !pto.tile_buf<vec, 4x80xf16>)
    return
  }

  func.func @printed3(%a: i32, %b: !pto.tile_buf<vec, 32x64xf32>) {
    pto.ttri ins(%a {upperOrLower = 1 : i32} : i32) outs(%b : !pto.tile_buf<vec, 32x64xf32>)
    return
  }

  func.func @shape0(%diagonal: i32, %dst: !pto.tile_buf<vec, 8x64xi32>) {
    pto.ttri ins(%diagonal : i32) outs(%dst : !pto.tile_buf<vec, 8x64xi32>)
    return
  }

  func.func @shape1(%diagonal: i64, %dst: !pto.tile_buf<vec, 8x64xui16>) {
    pto.ttri ins(%diagonal {upperOrLower = 1 : i32} : i64) outs(%dst : !pto.tile_buf<vec, 8x64xui16>)
    return
  }

  func.func @shape2(%diagonal: i32, %dst: !pto.tile_buf<vec, 8x64xf16>) {
    pto.ttri ins(%diagonal : i32) outs(%dst : !pto.tile_buf<vec, 8x64xf16>) {upper_or_lower = 0, test.note}
    return
  }

  func.func @generic(%arg0: i32, %arg1: !pto.tile_buf<vec, 32x64xf32>) {
    "pto.ttri"(%arg0, %arg1) : (i32, !pto.tile_buf<vec, 32x64xf32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @printed0(%a: i32, %b: !pto.tile_buf<vec, 8x64xi8>) {
    pto.ttri ins(%a : i32) outs(%b : !pto.tile_buf<vec, 8x64xi8>)
    return
  }

  func.func @shape0(%diagonal: i32, %dst: !pto.tile_buf<vec, 8x64xi8>) {
    pto.ttri ins(%diagonal : i32) outs(%dst : !pto.tile_buf<vec, 8x64xi8>)
    return
  }

  func.func @shape1(%diagonal: i32, %dst: !pto.tile_buf<vec, 8x64xbf16>) {
    pto.ttri ins(%diagonal {upperOrLower = 1 : i32} : i32) outs(%dst : !pto.tile_buf<vec, 8x64xbf16>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed1(%arg0: i32, %arg1: !pto.tile_buf<vec, 32x64xf32>) {
//|     pto.ttri ins(%arg0 : i32) outs(%arg1 : !pto.tile_buf<vec, 32x64xf32>)
//|     return
//|   }
//|   func.func @printed2(%arg0: i32, %arg1: !pto.tile_buf<vec, 4x80xf16>) {
//|     pto.ttri ins(%arg0 {upperOrLower = 1 : i32} : i32) outs(%arg1 : !pto.tile_buf<vec, 4x80xf16>)
//|     return
//|   }
//|   func.func @printed3(%arg0: i32, %arg1: !pto.tile_buf<vec, 32x64xf32>) {
//|     pto.ttri ins(%arg0 {upperOrLower = 1 : i32} : i32) outs(%arg1 : !pto.tile_buf<vec, 32x64xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: i32, %arg1: !pto.tile_buf<vec, 8x64xi32>) {
//|     pto.ttri ins(%arg0 : i32) outs(%arg1 : !pto.tile_buf<vec, 8x64xi32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: i64, %arg1: !pto.tile_buf<vec, 8x64xui16>) {
//|     pto.ttri ins(%arg0 {upperOrLower = 1 : i32} : i64) outs(%arg1 : !pto.tile_buf<vec, 8x64xui16>)
//|     return
//|   }
//|   func.func @shape2(%arg0: i32, %arg1: !pto.tile_buf<vec, 8x64xf16>) {
//|     pto.ttri ins(%arg0 {test.note} : i32) outs(%arg1 : !pto.tile_buf<vec, 8x64xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: i32, %arg1: !pto.tile_buf<vec, 32x64xf32>) {
//|     pto.ttri ins(%arg0 : i32) outs(%arg1 : !pto.tile_buf<vec, 32x64xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @printed0(%arg0: i32, %arg1: !pto.tile_buf<vec, 8x64xi8>) {
//|     pto.ttri ins(%arg0 : i32) outs(%arg1 : !pto.tile_buf<vec, 8x64xi8>)
//|     return
//|   }
//|   func.func @shape0(%arg0: i32, %arg1: !pto.tile_buf<vec, 8x64xi8>) {
//|     pto.ttri ins(%arg0 : i32) outs(%arg1 : !pto.tile_buf<vec, 8x64xi8>)
//|     return
//|   }
//|   func.func @shape1(%arg0: i32, %arg1: !pto.tile_buf<vec, 8x64xbf16>) {
//|     pto.ttri ins(%arg0 {upperOrLower = 1 : i32} : i32) outs(%arg1 : !pto.tile_buf<vec, 8x64xbf16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32, !pto.tile_buf<vec, 32x64xf32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg12: i32, %arg13: !pto.tile_buf<vec, 32x64xf32>):
//|     "pto.ttri"(%arg12, %arg13) : (i32, !pto.tile_buf<vec, 32x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, !pto.tile_buf<vec, 4x80xf16>) -> (), sym_name = "printed2"}> ({
//|   ^bb0(%arg10: i32, %arg11: !pto.tile_buf<vec, 4x80xf16>):
//|     "pto.ttri"(%arg10, %arg11) <{upperOrLower = 1 : i32}> : (i32, !pto.tile_buf<vec, 4x80xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, !pto.tile_buf<vec, 32x64xf32>) -> (), sym_name = "printed3"}> ({
//|   ^bb0(%arg8: i32, %arg9: !pto.tile_buf<vec, 32x64xf32>):
//|     "pto.ttri"(%arg8, %arg9) <{upperOrLower = 1 : i32}> : (i32, !pto.tile_buf<vec, 32x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, !pto.tile_buf<vec, 8x64xi32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: i32, %arg7: !pto.tile_buf<vec, 8x64xi32>):
//|     "pto.ttri"(%arg6, %arg7) : (i32, !pto.tile_buf<vec, 8x64xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i64, !pto.tile_buf<vec, 8x64xui16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: i64, %arg5: !pto.tile_buf<vec, 8x64xui16>):
//|     "pto.ttri"(%arg4, %arg5) <{upperOrLower = 1 : i32}> : (i64, !pto.tile_buf<vec, 8x64xui16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, !pto.tile_buf<vec, 8x64xf16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: i32, %arg3: !pto.tile_buf<vec, 8x64xf16>):
//|     "pto.ttri"(%arg2, %arg3) <{upperOrLower = 0 : i32}> {test.note} : (i32, !pto.tile_buf<vec, 8x64xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, !pto.tile_buf<vec, 32x64xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i32, %arg1: !pto.tile_buf<vec, 32x64xf32>):
//|     "pto.ttri"(%arg0, %arg1) : (i32, !pto.tile_buf<vec, 32x64xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32, !pto.tile_buf<vec, 8x64xi8>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg4: i32, %arg5: !pto.tile_buf<vec, 8x64xi8>):
//|     "pto.ttri"(%arg4, %arg5) : (i32, !pto.tile_buf<vec, 8x64xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, !pto.tile_buf<vec, 8x64xi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: i32, %arg3: !pto.tile_buf<vec, 8x64xi8>):
//|     "pto.ttri"(%arg2, %arg3) : (i32, !pto.tile_buf<vec, 8x64xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, !pto.tile_buf<vec, 8x64xbf16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg0: i32, %arg1: !pto.tile_buf<vec, 8x64xbf16>):
//|     "pto.ttri"(%arg0, %arg1) <{upperOrLower = 1 : i32}> : (i32, !pto.tile_buf<vec, 8x64xbf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
