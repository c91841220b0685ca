// Every shape of pto.tmrgsort.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a3"} {
  func.func @printed0(%a: !pto.tile_buf<vec, 1x128xf32>, %b: i32, %c: !pto.tile_buf<vec, 1x128xf32>) {
    pto.tmrgsort ins(%a, %b : !pto.tile_buf<vec, 1x128xf32>, i32) outs(%c : !pto.tile_buf<vec, 1x128xf32>)
    return
  }

  func.func @printed1(%a: !pto.tile_buf<vec, 1x64xf32>, %b: !pto.tile_buf<vec, 1x64xf32>, %c: !pto.tile_buf<vec, 1x128xf32>, %d: vector<4xi16>) {
    pto.tmrgsort ins(%a, %b no_tmp {exhausted = false} : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%c, %d : !pto.tile_buf<vec, 1x128xf32>, vector<4xi16>)
    return
  }

  func.func @printed2(%a: !pto.tile_buf<vec, 1x128xf32>, %b: !pto.tile_buf<vec, 1x128xf32>, %c: !pto.tile_buf<vec, 1x256xf32>, %d: !pto.tile_buf<vec, 1x256xf32>, %e: vector<4xi16>) {
    pto.tmrgsort ins(%a, %b, %c {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%d, %e : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
    return
  }

  func.func @printed3(%a: !pto.tile_buf<vec, 1x128xf32>, %b: !pto.tile_buf<vec, 1x128xf32>, %c: !pto.tile_buf<vec, 1x256xf32>, %d: !pto.tile_buf<vec, 1x256xf32>, %e: vector<4xi16>) {
    pto.tmrgsort ins(%a, %b, %c {exhausted = false} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%d, %e : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
    return
  }

  func.func @printed4(%a: !pto.tile_buf<vec, 1x128xf32>, %b: !pto.tile_buf<vec, 1x128xf32>, %c: !pto.tile_buf<vec, 1x128xf32>, %d: !pto.tile_buf<vec, 1x384xf32>, %e: !pto.tile_buf<vec, 1x384xf32>, %f: vector<4xi16>) {
    pto.tmrgsort ins(%a, %b, %c, %d {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x384xf32>) outs(%e, %f : !pto.tile_buf<vec, 1x384xf32>, vector<4xi16>)
    return
  }

  func.func @printed5(%a: !pto.tile_buf<vec, 1x128xf32>, %b: !pto.tile_buf<vec, 1x128xf32>, %c: !pto.tile_buf<vec, 1x128xf32>, %d: !pto.tile_buf<vec, 1x384xf32>, %e: !pto.tile_buf<vec, 1x384xf32>, %f: vector<4xi16>) {
    pto.tmrgsort ins(%a, %b, %c, %d {exhausted = false} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x384xf32>) outs(%e, %f : !pto.tile_buf<vec, 1x384xf32>, vector<4xi16>)
    return
  }

  func.func @shape0(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1 no_tmp : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
    return
  }

  func.func @shape1(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %tmp: !pto.tile_buf<vec, 1x256xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1, %tmp {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) {test.note}
    return
  }

  func.func @shape2(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %src2: !pto.tile_buf<vec, 1x128xf32>, %src3: !pto.tile_buf<vec, 1x128xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi16>) {
    pto.tmrgsort ins(%src0, %src1, %src2, %src3 no_tmp : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>) outs(%dst, %executed : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) {exhausted = true}
    return
  }

  func.func @shape3(%src0: !pto.tile_buf<vec, 1x128xf32>, %dst: !pto.tile_buf<vec, 1x128xf32>) {
    %blockLen = arith.constant 64 : i32
    pto.tmrgsort ins(%src0, %blockLen : !pto.tile_buf<vec, 1x128xf32>, i32) outs(%dst : !pto.tile_buf<vec, 1x128xf32>)
    return
  }

  func.func @shape4(%src0: !pto.tile_buf<vec, 1x128xf32>, %blockLen: i64, %dst: !pto.tile_buf<vec, 1x128xf32>) {
    pto.tmrgsort ins(%src0, %blockLen : !pto.tile_buf<vec, 1x128xf32>, i64) outs(%dst : !pto.tile_buf<vec, 1x128xf32>) {test.note}
    return
  }

  func.func @shape5(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %src2: !pto.tile_buf<vec, 1x128xf32>, %src3: !pto.tile_buf<vec, 1x128xf32>, %dst: !pto.tile_buf<vec, 1x512xf32>, %tmp: !pto.tile_buf<vec, 1x512xf32>, %executed: vector<4xi16>) {
    "pto.tmrgsort"(%src0, %src1, %src2, %src3, %dst, %tmp, %executed) <{exhausted = true, operandSegmentSizes = array<i32: 4, 0, 1, 1, 1>}> : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x512xf32>, !pto.tile_buf<vec, 1x512xf32>, vector<4xi16>) -> ()
    return
  }

  func.func @shape6(%src0: !pto.tile_buf<vec, 1x128xf32>, %src1: !pto.tile_buf<vec, 1x128xf32>, %dst: !pto.tile_buf<vec, 1x256xf32>, %executed: vector<4xi16>) {
    "pto.tmrgsort"(%src0, %src1, %dst, %executed) {operandSegmentSizes = array<i32: 2, 0, 1, 0, 1>} : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> ()
    return
  }

  func.func @shape7(%src0: !pto.tile_buf<vec, 1x128xf32>, %blockLen: i32, %dst: !pto.tile_buf<vec, 1x128xf32>) {
    "pto.tmrgsort"(%src0, %blockLen, %dst) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>} : (!pto.tile_buf<vec, 1x128xf32>, i32, !pto.tile_buf<vec, 1x128xf32>) -> ()
    return
  }

  func.func @generic(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 1x128xf32>) {
    "pto.tmrgsort"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 1x128xf32>, i32, !pto.tile_buf<vec, 1x128xf32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @printed0(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 1x128xf32>) {
//|     pto.tmrgsort ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x128xf32>, i32) outs(%arg2 : !pto.tile_buf<vec, 1x128xf32>)
//|     return
//|   }
//|   func.func @printed1(%arg0: !pto.tile_buf<vec, 1x64xf32>, %arg1: !pto.tile_buf<vec, 1x64xf32>, %arg2: !pto.tile_buf<vec, 1x128xf32>, %arg3: vector<4xi16>) {
//|     pto.tmrgsort ins(%arg0, %arg1 no_tmp {exhausted = false} : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%arg2, %arg3 : !pto.tile_buf<vec, 1x128xf32>, vector<4xi16>)
//|     return
//|   }
//|   func.func @printed2(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: !pto.tile_buf<vec, 1x128xf32>, %arg2: !pto.tile_buf<vec, 1x256xf32>, %arg3: !pto.tile_buf<vec, 1x256xf32>, %arg4: vector<4xi16>) {
//|     pto.tmrgsort ins(%arg0, %arg1, %arg2 {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%arg3, %arg4 : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
//|     return
//|   }
//|   func.func @printed3(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: !pto.tile_buf<vec, 1x128xf32>, %arg2: !pto.tile_buf<vec, 1x256xf32>, %arg3: !pto.tile_buf<vec, 1x256xf32>, %arg4: vector<4xi16>) {
//|     pto.tmrgsort ins(%arg0, %arg1, %arg2 {exhausted = false} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%arg3, %arg4 : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
//|     return
//|   }
//|   func.func @printed4(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: !pto.tile_buf<vec, 1x128xf32>, %arg2: !pto.tile_buf<vec, 1x128xf32>, %arg3: !pto.tile_buf<vec, 1x384xf32>, %arg4: !pto.tile_buf<vec, 1x384xf32>, %arg5: vector<4xi16>) {
//|     pto.tmrgsort ins(%arg0, %arg1, %arg2, %arg3 {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x384xf32>) outs(%arg4, %arg5 : !pto.tile_buf<vec, 1x384xf32>, vector<4xi16>)
//|     return
//|   }
//|   func.func @printed5(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: !pto.tile_buf<vec, 1x128xf32>, %arg2: !pto.tile_buf<vec, 1x128xf32>, %arg3: !pto.tile_buf<vec, 1x384xf32>, %arg4: !pto.tile_buf<vec, 1x384xf32>, %arg5: vector<4xi16>) {
//|     pto.tmrgsort ins(%arg0, %arg1, %arg2, %arg3 {exhausted = false} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x384xf32>) outs(%arg4, %arg5 : !pto.tile_buf<vec, 1x384xf32>, vector<4xi16>)
//|     return
//|   }
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: !pto.tile_buf<vec, 1x128xf32>, %arg2: !pto.tile_buf<vec, 1x256xf32>, %arg3: vector<4xi16>) {
//|     pto.tmrgsort ins(%arg0, %arg1 no_tmp {exhausted = false} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>) outs(%arg2, %arg3 : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: !pto.tile_buf<vec, 1x128xf32>, %arg2: !pto.tile_buf<vec, 1x256xf32>, %arg3: !pto.tile_buf<vec, 1x256xf32>, %arg4: vector<4xi16>) {
//|     pto.tmrgsort ins(%arg0, %arg1, %arg2 {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>) outs(%arg3, %arg4 : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) {test.note}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: !pto.tile_buf<vec, 1x128xf32>, %arg2: !pto.tile_buf<vec, 1x128xf32>, %arg3: !pto.tile_buf<vec, 1x128xf32>, %arg4: !pto.tile_buf<vec, 1x256xf32>, %arg5: vector<4xi16>) {
//|     pto.tmrgsort ins(%arg0, %arg1, %arg2, %arg3 no_tmp {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>) outs(%arg4, %arg5 : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: !pto.tile_buf<vec, 1x128xf32>) {
//|     %c64_i32 = arith.constant 64 : i32
//|     pto.tmrgsort ins(%arg0, %c64_i32 : !pto.tile_buf<vec, 1x128xf32>, i32) outs(%arg1 : !pto.tile_buf<vec, 1x128xf32>)
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: i64, %arg2: !pto.tile_buf<vec, 1x128xf32>) {
//|     pto.tmrgsort ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x128xf32>, i64) outs(%arg2 : !pto.tile_buf<vec, 1x128xf32>) {test.note}
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: !pto.tile_buf<vec, 1x128xf32>, %arg2: !pto.tile_buf<vec, 1x128xf32>, %arg3: !pto.tile_buf<vec, 1x128xf32>, %arg4: !pto.tile_buf<vec, 1x512xf32>, %arg5: !pto.tile_buf<vec, 1x512xf32>, %arg6: vector<4xi16>) {
//|     pto.tmrgsort ins(%arg0, %arg1, %arg2, %arg3, %arg5 {exhausted = true} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x512xf32>) outs(%arg4, %arg6 : !pto.tile_buf<vec, 1x512xf32>, vector<4xi16>)
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: !pto.tile_buf<vec, 1x128xf32>, %arg2: !pto.tile_buf<vec, 1x256xf32>, %arg3: vector<4xi16>) {
//|     pto.tmrgsort ins(%arg0, %arg1 no_tmp {exhausted = false} : !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>) outs(%arg2, %arg3 : !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>)
//|     return
//|   }
//|   func.func @shape7(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 1x128xf32>) {
//|     pto.tmrgsort ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x128xf32>, i32) outs(%arg2 : !pto.tile_buf<vec, 1x128xf32>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 1x128xf32>) {
//|     pto.tmrgsort ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x128xf32>, i32) outs(%arg2 : !pto.tile_buf<vec, 1x128xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, i32, !pto.tile_buf<vec, 1x128xf32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg63: !pto.tile_buf<vec, 1x128xf32>, %arg64: i32, %arg65: !pto.tile_buf<vec, 1x128xf32>):
//|     "pto.tmrgsort"(%arg63, %arg64, %arg65) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 1x128xf32>, i32, !pto.tile_buf<vec, 1x128xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x128xf32>, vector<4xi16>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg59: !pto.tile_buf<vec, 1x64xf32>, %arg60: !pto.tile_buf<vec, 1x64xf32>, %arg61: !pto.tile_buf<vec, 1x128xf32>, %arg62: vector<4xi16>):
//|     "pto.tmrgsort"(%arg59, %arg60, %arg61, %arg62) <{exhausted = false, operandSegmentSizes = array<i32: 2, 0, 1, 0, 1>}> : (!pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x128xf32>, vector<4xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> (), sym_name = "printed2"}> ({
//|   ^bb0(%arg54: !pto.tile_buf<vec, 1x128xf32>, %arg55: !pto.tile_buf<vec, 1x128xf32>, %arg56: !pto.tile_buf<vec, 1x256xf32>, %arg57: !pto.tile_buf<vec, 1x256xf32>, %arg58: vector<4xi16>):
//|     "pto.tmrgsort"(%arg54, %arg55, %arg57, %arg56, %arg58) <{exhausted = true, operandSegmentSizes = array<i32: 2, 0, 1, 1, 1>}> : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> (), sym_name = "printed3"}> ({
//|   ^bb0(%arg49: !pto.tile_buf<vec, 1x128xf32>, %arg50: !pto.tile_buf<vec, 1x128xf32>, %arg51: !pto.tile_buf<vec, 1x256xf32>, %arg52: !pto.tile_buf<vec, 1x256xf32>, %arg53: vector<4xi16>):
//|     "pto.tmrgsort"(%arg49, %arg50, %arg52, %arg51, %arg53) <{exhausted = false, operandSegmentSizes = array<i32: 2, 0, 1, 1, 1>}> : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x384xf32>, !pto.tile_buf<vec, 1x384xf32>, vector<4xi16>) -> (), sym_name = "printed4"}> ({
//|   ^bb0(%arg43: !pto.tile_buf<vec, 1x128xf32>, %arg44: !pto.tile_buf<vec, 1x128xf32>, %arg45: !pto.tile_buf<vec, 1x128xf32>, %arg46: !pto.tile_buf<vec, 1x384xf32>, %arg47: !pto.tile_buf<vec, 1x384xf32>, %arg48: vector<4xi16>):
//|     "pto.tmrgsort"(%arg43, %arg44, %arg45, %arg47, %arg46, %arg48) <{exhausted = true, operandSegmentSizes = array<i32: 3, 0, 1, 1, 1>}> : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x384xf32>, !pto.tile_buf<vec, 1x384xf32>, vector<4xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x384xf32>, !pto.tile_buf<vec, 1x384xf32>, vector<4xi16>) -> (), sym_name = "printed5"}> ({
//|   ^bb0(%arg37: !pto.tile_buf<vec, 1x128xf32>, %arg38: !pto.tile_buf<vec, 1x128xf32>, %arg39: !pto.tile_buf<vec, 1x128xf32>, %arg40: !pto.tile_buf<vec, 1x384xf32>, %arg41: !pto.tile_buf<vec, 1x384xf32>, %arg42: vector<4xi16>):
//|     "pto.tmrgsort"(%arg37, %arg38, %arg39, %arg41, %arg40, %arg42) <{exhausted = false, operandSegmentSizes = array<i32: 3, 0, 1, 1, 1>}> : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x384xf32>, !pto.tile_buf<vec, 1x384xf32>, vector<4xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg33: !pto.tile_buf<vec, 1x128xf32>, %arg34: !pto.tile_buf<vec, 1x128xf32>, %arg35: !pto.tile_buf<vec, 1x256xf32>, %arg36: vector<4xi16>):
//|     "pto.tmrgsort"(%arg33, %arg34, %arg35, %arg36) <{operandSegmentSizes = array<i32: 2, 0, 1, 0, 1>}> : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg28: !pto.tile_buf<vec, 1x128xf32>, %arg29: !pto.tile_buf<vec, 1x128xf32>, %arg30: !pto.tile_buf<vec, 1x256xf32>, %arg31: !pto.tile_buf<vec, 1x256xf32>, %arg32: vector<4xi16>):
//|     "pto.tmrgsort"(%arg28, %arg29, %arg31, %arg30, %arg32) <{exhausted = true, operandSegmentSizes = array<i32: 2, 0, 1, 1, 1>}> {test.note} : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg22: !pto.tile_buf<vec, 1x128xf32>, %arg23: !pto.tile_buf<vec, 1x128xf32>, %arg24: !pto.tile_buf<vec, 1x128xf32>, %arg25: !pto.tile_buf<vec, 1x128xf32>, %arg26: !pto.tile_buf<vec, 1x256xf32>, %arg27: vector<4xi16>):
//|     "pto.tmrgsort"(%arg22, %arg23, %arg24, %arg25, %arg26, %arg27) <{exhausted = true, operandSegmentSizes = array<i32: 4, 0, 1, 0, 1>}> : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg20: !pto.tile_buf<vec, 1x128xf32>, %arg21: !pto.tile_buf<vec, 1x128xf32>):
//|     %0 = "arith.constant"() <{value = 64 : i32}> : () -> i32
//|     "pto.tmrgsort"(%arg20, %0, %arg21) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 1x128xf32>, i32, !pto.tile_buf<vec, 1x128xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, i64, !pto.tile_buf<vec, 1x128xf32>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg17: !pto.tile_buf<vec, 1x128xf32>, %arg18: i64, %arg19: !pto.tile_buf<vec, 1x128xf32>):
//|     "pto.tmrgsort"(%arg17, %arg18, %arg19) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> {test.note} : (!pto.tile_buf<vec, 1x128xf32>, i64, !pto.tile_buf<vec, 1x128xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x512xf32>, !pto.tile_buf<vec, 1x512xf32>, vector<4xi16>) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg10: !pto.tile_buf<vec, 1x128xf32>, %arg11: !pto.tile_buf<vec, 1x128xf32>, %arg12: !pto.tile_buf<vec, 1x128xf32>, %arg13: !pto.tile_buf<vec, 1x128xf32>, %arg14: !pto.tile_buf<vec, 1x512xf32>, %arg15: !pto.tile_buf<vec, 1x512xf32>, %arg16: vector<4xi16>):
//|     "pto.tmrgsort"(%arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16) <{exhausted = true, operandSegmentSizes = array<i32: 4, 0, 1, 1, 1>}> : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x512xf32>, !pto.tile_buf<vec, 1x512xf32>, vector<4xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg6: !pto.tile_buf<vec, 1x128xf32>, %arg7: !pto.tile_buf<vec, 1x128xf32>, %arg8: !pto.tile_buf<vec, 1x256xf32>, %arg9: vector<4xi16>):
//|     "pto.tmrgsort"(%arg6, %arg7, %arg8, %arg9) <{operandSegmentSizes = array<i32: 2, 0, 1, 0, 1>}> : (!pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x128xf32>, !pto.tile_buf<vec, 1x256xf32>, vector<4xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, i32, !pto.tile_buf<vec, 1x128xf32>) -> (), sym_name = "shape7"}> ({
//|   ^bb0(%arg3: !pto.tile_buf<vec, 1x128xf32>, %arg4: i32, %arg5: !pto.tile_buf<vec, 1x128xf32>):
//|     "pto.tmrgsort"(%arg3, %arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 1x128xf32>, i32, !pto.tile_buf<vec, 1x128xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x128xf32>, i32, !pto.tile_buf<vec, 1x128xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x128xf32>, %arg1: i32, %arg2: !pto.tile_buf<vec, 1x128xf32>):
//|     "pto.tmrgsort"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 1x128xf32>, i32, !pto.tile_buf<vec, 1x128xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a3"} : () -> ()
