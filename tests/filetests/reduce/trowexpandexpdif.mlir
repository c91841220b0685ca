// Every shape of pto.trowexpandexpdif.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x8xf32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.trowexpandexpdif ins(%a, %b : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>)
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 16x32xf32>, %b: !pto.tile_buf<vec, 16x8xf32>, %c: !pto.tile_buf<vec, 16x32xf32>) {
    pto.trowexpandexpdif ins(%a, %b : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x32xf32>) {src0eqdst = true, src1Col = 1 : i64}
    return
  }

  func.func @printed2(%a: !pto.tile_buf<vec, 16x128xf32>, %b: !pto.tile_buf<vec, 16x8xf32>, %c: !pto.tile_buf<vec, 16x128xf32>) {
    pto.trowexpandexpdif ins(%a, %b : !pto.tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x128xf32>) {src0eqdst = false, src1Col = 1 : i64}
    return
  }

  func.func @printed3(%a: !pto.tile_buf<vec, 16x32xf32>, %b: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 16x32xf32>, %d: !pto.tile_buf<vec, 16x32xf32>) {
    pto.trowexpandexpdif ins(%a, %b, %c : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32xf32>) outs(%d : !pto.tile_buf<vec, 16x32xf32>)
    return
  }

  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape1(%src1: !pto.tile_buf<vec, 16x8xf32>, %src0: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandexpdif ins(%src1, %src0 : !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandexpdif ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>) {test.note}
    return
  }

  func.func @shape3(%src0: !pto.tile_buf<vec, 16x16xf16>, %src1: !pto.tile_buf<vec, 16x1xf16, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x1xf16, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x8xf32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
    "pto.trowexpandexpdif"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xi8>, %src1: !pto.tile_buf<vec, 16x1xi8, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x1xi8, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 16x16xf32, valid=?x?>, %src1: !pto.tile_buf<vec, 16x8xf32, valid=?x8>, %dst: !pto.tile_buf<vec, 16x16xf32, valid=?x?>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x8xf32, valid=?x8>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=?x?>)
    return
  }
}

// -----

// Without elements in the destination, the regions of the sources do not matter.
module attributes {pto.target_arch = "a3"} {
  func.func @empty(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, valid=0x0>) {
    pto.trowexpandexpdif ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=0x0>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x8xf32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.trowexpandexpdif ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>)
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 16x32xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x32xf32>) {
//|     pto.trowexpandexpdif ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x32xf32>) {src0eqdst = true, src1Col = 1 : i64}
//|     return
//|   }
//|   func.func @printed2(%arg0: !pto.tile_buf<vec, 16x128xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x128xf32>) {
//|     pto.trowexpandexpdif ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x128xf32>) {src0eqdst = false, src1Col = 1 : i64}
//|     return
//|   }
//|   func.func @printed3(%arg0: !pto.tile_buf<vec, 16x32xf32>, %arg1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x32xf32>, %arg3: !pto.tile_buf<vec, 16x32xf32>) {
//|     pto.trowexpandexpdif ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32xf32>) outs(%arg3 : !pto.tile_buf<vec, 16x32xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.trowexpandexpdif ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x8xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.trowexpandexpdif ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.trowexpandexpdif ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf32>) {test.note}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: !pto.tile_buf<vec, 16x1xf16, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.trowexpandexpdif ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x1xf16, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x8xf32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.trowexpandexpdif ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi8>, %arg1: !pto.tile_buf<vec, 16x1xi8, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x16xi8>) {
//|     pto.trowexpandexpdif ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x1xi8, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi8>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xf32, valid=?x?>, %arg1: !pto.tile_buf<vec, 16x8xf32, valid=?x8>, %arg2: !pto.tile_buf<vec, 16x16xf32, valid=?x?>) {
//|     pto.trowexpandexpdif ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x8xf32, valid=?x8>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @empty(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32, valid=0x0>) {
//|     pto.trowexpandexpdif ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32, valid=0x0>)
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.trowexpandexpdif has no attribute 'src0eqdst'; it has no effect
//|   --> trowexpandexpdif.mlir:12:142
//|    |
//| 12 | ...dexpdif ins(%a, %b : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x32xf32>) {src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                                                ^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandexpdif.md
//|
//| warning[PTO0211]: pto.trowexpandexpdif has no attribute 'src1Col'; it has no effect
//|   --> trowexpandexpdif.mlir:12:160
//|    |
//| 12 | ...dexpdif ins(%a, %b : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x32xf32>) {src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                                                                  ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandexpdif.md
//|
//| warning[PTO0211]: pto.trowexpandexpdif has no attribute 'src0eqdst'; it has no effect
//|   --> trowexpandexpdif.mlir:17:144
//|    |
//| 17 | ...pdif ins(%a, %b : !pto.tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x128xf32>) {src0eqdst = false, src1Col = 1 : i64}
//|    |                                                                                                                               ^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandexpdif.md
//|
//| warning[PTO0211]: pto.trowexpandexpdif has no attribute 'src1Col'; it has no effect
//|   --> trowexpandexpdif.mlir:17:163
//|    |
//| 17 | ...pdif ins(%a, %b : !pto.tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x128xf32>) {src0eqdst = false, src1Col = 1 : i64}
//|    |                                                                                                                                                  ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandexpdif.md
//|
//| warning: 4 warnings
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg26: !pto.tile_buf<vec, 32x32xf32>, %arg27: !pto.tile_buf<vec, 32x8xf32>, %arg28: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.trowexpandexpdif"(%arg26, %arg27, %arg28) : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x32xf32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg23: !pto.tile_buf<vec, 16x32xf32>, %arg24: !pto.tile_buf<vec, 16x8xf32>, %arg25: !pto.tile_buf<vec, 16x32xf32>):
//|     "pto.trowexpandexpdif"(%arg23, %arg24, %arg25) {src0eqdst = true, src1Col = 1 : i64} : (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x128xf32>) -> (), sym_name = "printed2"}> ({
//|   ^bb0(%arg20: !pto.tile_buf<vec, 16x128xf32>, %arg21: !pto.tile_buf<vec, 16x8xf32>, %arg22: !pto.tile_buf<vec, 16x128xf32>):
//|     "pto.trowexpandexpdif"(%arg20, %arg21, %arg22) {src0eqdst = false, src1Col = 1 : i64} : (!pto.tile_buf<vec, 16x128xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x128xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) -> (), sym_name = "printed3"}> ({
//|   ^bb0(%arg16: !pto.tile_buf<vec, 16x32xf32>, %arg17: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg18: !pto.tile_buf<vec, 16x32xf32>, %arg19: !pto.tile_buf<vec, 16x32xf32>):
//|     "pto.trowexpandexpdif"(%arg16, %arg17, %arg18, %arg19) : (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg13: !pto.tile_buf<vec, 16x16xf32>, %arg14: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg15: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.trowexpandexpdif"(%arg13, %arg14, %arg15) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 16x8xf32>, %arg11: !pto.tile_buf<vec, 16x16xf32>, %arg12: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.trowexpandexpdif"(%arg10, %arg11, %arg12) : (!pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 16x16xf32>, %arg7: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg8: !pto.tile_buf<vec, 16x16xf32>, %arg9: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.trowexpandexpdif"(%arg6, %arg7, %arg8, %arg9) {test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x1xf16, blayout=col_major>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: !pto.tile_buf<vec, 16x1xf16, blayout=col_major>, %arg5: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.trowexpandexpdif"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x1xf16, blayout=col_major>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x8xf32>, %arg2: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.trowexpandexpdif"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x1xi8, blayout=col_major>, !pto.tile_buf<vec, 16x16xi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xi8>, %arg4: !pto.tile_buf<vec, 16x1xi8, blayout=col_major>, %arg5: !pto.tile_buf<vec, 16x16xi8>):
//|     "pto.trowexpandexpdif"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x1xi8, blayout=col_major>, !pto.tile_buf<vec, 16x16xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x8xf32, valid=?x8>, !pto.tile_buf<vec, 16x16xf32, valid=?x?>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32, valid=?x?>, %arg1: !pto.tile_buf<vec, 16x8xf32, valid=?x8>, %arg2: !pto.tile_buf<vec, 16x16xf32, valid=?x?>):
//|     "pto.trowexpandexpdif"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x8xf32, valid=?x8>, !pto.tile_buf<vec, 16x16xf32, valid=?x?>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32, valid=0x0>) -> (), sym_name = "empty"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32, valid=0x0>):
//|     "pto.trowexpandexpdif"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32, valid=0x0>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
// stderr: as run 1
