// Every shape of pto.trowexpandmin.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x8xf32>, %c: !pto.tile_buf<vec, 32x32xf32>) {
    pto.trowexpandmin ins(%a, %b : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>) outs(%c : !pto.tile_buf<vec, 32x32xf32>)
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 16x32xf32>, %b: !pto.tile_buf<vec, 16x8xf32>, %c: !pto.tile_buf<vec, 16x32xf32>) {
    pto.trowexpandmin ins(%a, %b : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x32xf32>) {src0eqdst = true, src1Col = 1 : i64}
    return
  }

  func.func @printed2(%a: !pto.tile_buf<vec, 32x64xf16>, %b: !pto.tile_buf<vec, 32x16xf16>, %c: !pto.tile_buf<vec, 32x64xf16>) {
    pto.trowexpandmin ins(%a, %b : !pto.tile_buf<vec, 32x64xf16>, !pto.tile_buf<vec, 32x16xf16>) outs(%c : !pto.tile_buf<vec, 32x64xf16>) {src0eqdst = false, src1Col = 1 : i64}
    return
  }

  func.func @printed3(%a: !pto.tile_buf<vec, 16x32xf32>, %b: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %c: !pto.tile_buf<vec, 16x32xf32>, %d: !pto.tile_buf<vec, 16x32xf32>) {
    pto.trowexpandmin ins(%a, %b, %c : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32xf32>) outs(%d : !pto.tile_buf<vec, 16x32xf32>)
    return
  }

  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape1(%src1: !pto.tile_buf<vec, 16x8xf32>, %src0: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandmin ins(%src1, %src0 : !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape2(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %tmp: !pto.tile_buf<vec, 16x16xf32>, %dst: !pto.tile_buf<vec, 16x16xf32>) {
    pto.trowexpandmin ins(%src0, %src1, %tmp : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32>) {test.note}
    return
  }

  func.func @shape3(%src0: !pto.tile_buf<vec, 16x16xi16>, %src1: !pto.tile_buf<vec, 16x1xi16, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xi16>) {
    pto.trowexpandmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x1xi16, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xi16>)
    return
  }

  func.func @shape4(%src0: !pto.tile_buf<vec, 16x16xi32>, %src1: !pto.tile_buf<vec, 16x1xi32, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xi32>) {
    pto.trowexpandmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x1xi32, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xi32>)
    return
  }

  func.func @shape5(%src0: !pto.tile_buf<vec, 16x16xf16>, %src1: !pto.tile_buf<vec, 16x1xf16, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xf16>) {
    pto.trowexpandmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x1xf16, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xf16>)
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x8xf32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
    "pto.trowexpandmin"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%src0: !pto.tile_buf<vec, 16x16xi8>, %src1: !pto.tile_buf<vec, 16x1xi8, blayout=col_major>, %dst: !pto.tile_buf<vec, 16x16xi8>) {
    pto.trowexpandmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x1xi8, blayout=col_major>) outs(%dst : !pto.tile_buf<vec, 16x16xi8>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 16x16xf32, valid=?x?>, %src1: !pto.tile_buf<vec, 16x8xf32, valid=?x8>, %dst: !pto.tile_buf<vec, 16x16xf32, valid=?x?>) {
    pto.trowexpandmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x8xf32, valid=?x8>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=?x?>)
    return
  }
}

// -----

// Without elements in the destination, the regions of the sources do not matter.
module attributes {pto.target_arch = "a3"} {
  func.func @empty(%src0: !pto.tile_buf<vec, 16x16xf32>, %src1: !pto.tile_buf<vec, 16x8xf32>, %dst: !pto.tile_buf<vec, 16x16xf32, valid=0x0>) {
    pto.trowexpandmin ins(%src0, %src1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%dst : !pto.tile_buf<vec, 16x16xf32, valid=0x0>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x8xf32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.trowexpandmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>)
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 16x32xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x32xf32>) {
//|     pto.trowexpandmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x32xf32>) {src0eqdst = true, src1Col = 1 : i64}
//|     return
//|   }
//|   func.func @printed2(%arg0: !pto.tile_buf<vec, 32x64xf16>, %arg1: !pto.tile_buf<vec, 32x16xf16>, %arg2: !pto.tile_buf<vec, 32x64xf16>) {
//|     pto.trowexpandmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x64xf16>, !pto.tile_buf<vec, 32x16xf16>) outs(%arg2 : !pto.tile_buf<vec, 32x64xf16>) {src0eqdst = false, src1Col = 1 : i64}
//|     return
//|   }
//|   func.func @printed3(%arg0: !pto.tile_buf<vec, 16x32xf32>, %arg1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x32xf32>, %arg3: !pto.tile_buf<vec, 16x32xf32>) {
//|     pto.trowexpandmin ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32xf32>) outs(%arg3 : !pto.tile_buf<vec, 16x32xf32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.trowexpandmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x8xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.trowexpandmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.trowexpandmin ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf32>) {test.note}
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 16x16xi16>, %arg1: !pto.tile_buf<vec, 16x1xi16, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x16xi16>) {
//|     pto.trowexpandmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x1xi16, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi16>)
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.tile_buf<vec, 16x16xi32>, %arg1: !pto.tile_buf<vec, 16x1xi32, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x16xi32>) {
//|     pto.trowexpandmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x1xi32, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi32>)
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: !pto.tile_buf<vec, 16x1xf16, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x16xf16>) {
//|     pto.trowexpandmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x1xf16, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x8xf32>, %arg2: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.trowexpandmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 32x32xf32>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x16xi8>, %arg1: !pto.tile_buf<vec, 16x1xi8, blayout=col_major>, %arg2: !pto.tile_buf<vec, 16x16xi8>) {
//|     pto.trowexpandmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x1xi8, blayout=col_major>) outs(%arg2 : !pto.tile_buf<vec, 16x16xi8>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 16x16xf32, valid=?x?>, %arg1: !pto.tile_buf<vec, 16x8xf32, valid=?x8>, %arg2: !pto.tile_buf<vec, 16x16xf32, valid=?x?>) {
//|     pto.trowexpandmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x8xf32, valid=?x8>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32, valid=?x?>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @empty(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32, valid=0x0>) {
//|     pto.trowexpandmin ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32, valid=0x0>)
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.trowexpandmin has no attribute 'src0eqdst'; it has no effect
//|   --> trowexpandmin.mlir:12:139
//|    |
//| 12 | ...pandmin ins(%a, %b : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x32xf32>) {src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                                                ^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandmin.md
//|
//| warning[PTO0211]: pto.trowexpandmin has no attribute 'src1Col'; it has no effect
//|   --> trowexpandmin.mlir:12:157
//|    |
//| 12 | ...pandmin ins(%a, %b : !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>) outs(%c : !pto.tile_buf<vec, 16x32xf32>) {src0eqdst = true, src1Col = 1 : i64}
//|    |                                                                                                                                                  ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandmin.md
//|
//| warning[PTO0211]: pto.trowexpandmin has no attribute 'src0eqdst'; it has no effect
//|   --> trowexpandmin.mlir:17:140
//|    |
//| 17 | ...ndmin ins(%a, %b : !pto.tile_buf<vec, 32x64xf16>, !pto.tile_buf<vec, 32x16xf16>) outs(%c : !pto.tile_buf<vec, 32x64xf16>) {src0eqdst = false, src1Col = 1 : i64}
//|    |                                                                                                                               ^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandmin.md
//|
//| warning[PTO0211]: pto.trowexpandmin has no attribute 'src1Col'; it has no effect
//|   --> trowexpandmin.mlir:17:159
//|    |
//| 17 | ...ndmin ins(%a, %b : !pto.tile_buf<vec, 32x64xf16>, !pto.tile_buf<vec, 32x16xf16>) outs(%c : !pto.tile_buf<vec, 32x64xf16>) {src0eqdst = false, src1Col = 1 : i64}
//|    |                                                                                                                                                  ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/reduce-and-expand/trowexpandmin.md
//|
//| warning: 4 warnings
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg32: !pto.tile_buf<vec, 32x32xf32>, %arg33: !pto.tile_buf<vec, 32x8xf32>, %arg34: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.trowexpandmin"(%arg32, %arg33, %arg34) : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x32xf32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg29: !pto.tile_buf<vec, 16x32xf32>, %arg30: !pto.tile_buf<vec, 16x8xf32>, %arg31: !pto.tile_buf<vec, 16x32xf32>):
//|     "pto.trowexpandmin"(%arg29, %arg30, %arg31) {src0eqdst = true, src1Col = 1 : i64} : (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x64xf16>, !pto.tile_buf<vec, 32x16xf16>, !pto.tile_buf<vec, 32x64xf16>) -> (), sym_name = "printed2"}> ({
//|   ^bb0(%arg26: !pto.tile_buf<vec, 32x64xf16>, %arg27: !pto.tile_buf<vec, 32x16xf16>, %arg28: !pto.tile_buf<vec, 32x64xf16>):
//|     "pto.trowexpandmin"(%arg26, %arg27, %arg28) {src0eqdst = false, src1Col = 1 : i64} : (!pto.tile_buf<vec, 32x64xf16>, !pto.tile_buf<vec, 32x16xf16>, !pto.tile_buf<vec, 32x64xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) -> (), sym_name = "printed3"}> ({
//|   ^bb0(%arg22: !pto.tile_buf<vec, 16x32xf32>, %arg23: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg24: !pto.tile_buf<vec, 16x32xf32>, %arg25: !pto.tile_buf<vec, 16x32xf32>):
//|     "pto.trowexpandmin"(%arg22, %arg23, %arg24, %arg25) : (!pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x32xf32>, !pto.tile_buf<vec, 16x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg19: !pto.tile_buf<vec, 16x16xf32>, %arg20: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg21: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.trowexpandmin"(%arg19, %arg20, %arg21) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg16: !pto.tile_buf<vec, 16x8xf32>, %arg17: !pto.tile_buf<vec, 16x16xf32>, %arg18: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.trowexpandmin"(%arg16, %arg17, %arg18) : (!pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg12: !pto.tile_buf<vec, 16x16xf32>, %arg13: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, %arg14: !pto.tile_buf<vec, 16x16xf32>, %arg15: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.trowexpandmin"(%arg12, %arg13, %arg14, %arg15) {test.note} : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x1xf32, blayout=col_major>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x1xi16, blayout=col_major>, !pto.tile_buf<vec, 16x16xi16>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg9: !pto.tile_buf<vec, 16x16xi16>, %arg10: !pto.tile_buf<vec, 16x1xi16, blayout=col_major>, %arg11: !pto.tile_buf<vec, 16x16xi16>):
//|     "pto.trowexpandmin"(%arg9, %arg10, %arg11) : (!pto.tile_buf<vec, 16x16xi16>, !pto.tile_buf<vec, 16x1xi16, blayout=col_major>, !pto.tile_buf<vec, 16x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x1xi32, blayout=col_major>, !pto.tile_buf<vec, 16x16xi32>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 16x16xi32>, %arg7: !pto.tile_buf<vec, 16x1xi32, blayout=col_major>, %arg8: !pto.tile_buf<vec, 16x16xi32>):
//|     "pto.trowexpandmin"(%arg6, %arg7, %arg8) : (!pto.tile_buf<vec, 16x16xi32>, !pto.tile_buf<vec, 16x1xi32, blayout=col_major>, !pto.tile_buf<vec, 16x16xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x1xf16, blayout=col_major>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xf16>, %arg4: !pto.tile_buf<vec, 16x1xf16, blayout=col_major>, %arg5: !pto.tile_buf<vec, 16x16xf16>):
//|     "pto.trowexpandmin"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x1xf16, blayout=col_major>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: !pto.tile_buf<vec, 32x8xf32>, %arg2: !pto.tile_buf<vec, 32x32xf32>):
//|     "pto.trowexpandmin"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x8xf32>, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x1xi8, blayout=col_major>, !pto.tile_buf<vec, 16x16xi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 16x16xi8>, %arg4: !pto.tile_buf<vec, 16x1xi8, blayout=col_major>, %arg5: !pto.tile_buf<vec, 16x16xi8>):
//|     "pto.trowexpandmin"(%arg3, %arg4, %arg5) : (!pto.tile_buf<vec, 16x16xi8>, !pto.tile_buf<vec, 16x1xi8, blayout=col_major>, !pto.tile_buf<vec, 16x16xi8>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x8xf32, valid=?x8>, !pto.tile_buf<vec, 16x16xf32, valid=?x?>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32, valid=?x?>, %arg1: !pto.tile_buf<vec, 16x8xf32, valid=?x8>, %arg2: !pto.tile_buf<vec, 16x16xf32, valid=?x?>):
//|     "pto.trowexpandmin"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32, valid=?x?>, !pto.tile_buf<vec, 16x8xf32, valid=?x8>, !pto.tile_buf<vec, 16x16xf32, valid=?x?>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32, valid=0x0>) -> (), sym_name = "empty"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: !pto.tile_buf<vec, 16x8xf32>, %arg2: !pto.tile_buf<vec, 16x16xf32, valid=0x0>):
//|     "pto.trowexpandmin"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x8xf32>, !pto.tile_buf<vec, 16x16xf32, valid=0x0>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
// stderr: as run 1
