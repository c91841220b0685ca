// Every shape of pto.trandom.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @printed0(%a: i32, %b: i32, %c: i32, %d: i32, %e: i32, %f: i32, %g: !pto.tile_buf<vec, 1x256xui32>) {
    pto.trandom ins(%a, %b, %c, %d, %e, %f : i32, i32, i32, i32, i32, i32) outs(%g : !pto.tile_buf<vec, 1x256xui32>)
    return
  }

  func.func @printed1(%a: i32, %b: i32, %c: i32, %d: i32, %e: i32, %f: i32, %g: !pto.tile_buf<vec, 4x256xi32>) {
    pto.trandom ins(%a, %b, %c, %d, %e, %f : i32, i32, i32, i32, i32, i32) outs(%g : !pto.tile_buf<vec, 4x256xi32>)
    return
  }

  func.func @printed2(%a: i32, %b: i32, %c: i32, %d: i32, %e: i32, %f: i32, %g: !pto.tile_buf<vec, 2x256xui32>) {
    pto.trandom ins(%a, %b, %c, %d, %e, %f {rounds = 7 : i32} : i32, i32, i32, i32, i32, i32) outs(%g : !pto.tile_buf<vec, 2x256xui32>)
    return
  }

  func.func @shape0(%key0: i32, %key1: i32, %counter0: i32, %counter1: i32, %counter2: i32, %counter3: i32, %dst: !pto.tile_buf<vec, 4x256xi32, valid=?x?>) {
    pto.trandom ins(%key0, %key1, %counter0, %counter1, %counter2, %counter3 {rounds = 7} : i32, i32, i32, i32, i32, i32) outs(%dst : !pto.tile_buf<vec, 4x256xi32, valid=?x?>)
    return
  }

  func.func @shape1(%key0: i32, %key1: i32, %counter0: i32, %counter1: i32, %counter2: i32, %counter3: i32, %dst: !pto.tile_buf<vec, 1x256xui32>) {
    pto.trandom ins(%key0, %key1, %counter0, %counter1, %counter2, %counter3 : i32, i32, i32, i32, i32, i32) outs(%dst : !pto.tile_buf<vec, 1x256xui32>) {rounds = 10 : i32, test.note}
    return
  }

  func.func @generic(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: !pto.tile_buf<vec, 1x256xui32>) {
    "pto.trandom"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) : (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 1x256xui32>) -> ()
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @printed0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: !pto.tile_buf<vec, 1x256xui32>) {
//|     pto.trandom ins(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : i32, i32, i32, i32, i32, i32) outs(%arg6 : !pto.tile_buf<vec, 1x256xui32>)
//|     return
//|   }
//|   func.func @printed1(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: !pto.tile_buf<vec, 4x256xi32>) {
//|     pto.trandom ins(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : i32, i32, i32, i32, i32, i32) outs(%arg6 : !pto.tile_buf<vec, 4x256xi32>)
//|     return
//|   }
//|   func.func @printed2(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: !pto.tile_buf<vec, 2x256xui32>) {
//|     pto.trandom ins(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {rounds = 7 : i32} : i32, i32, i32, i32, i32, i32) outs(%arg6 : !pto.tile_buf<vec, 2x256xui32>)
//|     return
//|   }
//|   func.func @shape0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: !pto.tile_buf<vec, 4x256xi32, valid=?x?>) {
//|     pto.trandom ins(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {rounds = 7 : i32} : i32, i32, i32, i32, i32, i32) outs(%arg6 : !pto.tile_buf<vec, 4x256xi32, valid=?x?>)
//|     return
//|   }
//|   func.func @shape1(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: !pto.tile_buf<vec, 1x256xui32>) {
//|     pto.trandom ins(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5 {test.note} : i32, i32, i32, i32, i32, i32) outs(%arg6 : !pto.tile_buf<vec, 1x256xui32>)
//|     return
//|   }
//|   func.func @generic(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: !pto.tile_buf<vec, 1x256xui32>) {
//|     pto.trandom ins(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : i32, i32, i32, i32, i32, i32) outs(%arg6 : !pto.tile_buf<vec, 1x256xui32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 1x256xui32>) -> (), sym_name = "printed0"}> ({
//|   ^bb0(%arg35: i32, %arg36: i32, %arg37: i32, %arg38: i32, %arg39: i32, %arg40: i32, %arg41: !pto.tile_buf<vec, 1x256xui32>):
//|     "pto.trandom"(%arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41) : (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 1x256xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 4x256xi32>) -> (), sym_name = "printed1"}> ({
//|   ^bb0(%arg28: i32, %arg29: i32, %arg30: i32, %arg31: i32, %arg32: i32, %arg33: i32, %arg34: !pto.tile_buf<vec, 4x256xi32>):
//|     "pto.trandom"(%arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34) : (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 4x256xi32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 2x256xui32>) -> (), sym_name = "printed2"}> ({
//|   ^bb0(%arg21: i32, %arg22: i32, %arg23: i32, %arg24: i32, %arg25: i32, %arg26: i32, %arg27: !pto.tile_buf<vec, 2x256xui32>):
//|     "pto.trandom"(%arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27) <{rounds = 7 : i32}> : (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 2x256xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 4x256xi32, valid=?x?>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg14: i32, %arg15: i32, %arg16: i32, %arg17: i32, %arg18: i32, %arg19: i32, %arg20: !pto.tile_buf<vec, 4x256xi32, valid=?x?>):
//|     "pto.trandom"(%arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20) <{rounds = 7 : i32}> : (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 4x256xi32, valid=?x?>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 1x256xui32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg7: i32, %arg8: i32, %arg9: i32, %arg10: i32, %arg11: i32, %arg12: i32, %arg13: !pto.tile_buf<vec, 1x256xui32>):
//|     "pto.trandom"(%arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13) <{rounds = 10 : i32}> {test.note} : (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 1x256xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 1x256xui32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: !pto.tile_buf<vec, 1x256xui32>):
//|     "pto.trandom"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6) : (i32, i32, i32, i32, i32, i32, !pto.tile_buf<vec, 1x256xui32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
