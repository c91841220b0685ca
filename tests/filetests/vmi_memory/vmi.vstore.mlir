// Every shape of pto.vmi.vstore.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<1xf32>, %b: !pto.ptr<f32, ub>, %c: index) {
  pto.vmi.vstore %a, %b[%c] : !pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>
  return
}

func.func @shape1(%a: !pto.vmi.vreg<8xf32>, %b: !pto.ptr<f32, ub>, %c: index, %d: index) {
  pto.vmi.vstore %a, %b[%c], %d {group = 8 : i64} : !pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>
  return
}

func.func @shape2(%a: !pto.vmi.vreg<1xf32>, %b: !pto.ptr<f32, ub>, %c: index, %d: !pto.vmi.mask<1xpred>) {
  pto.vmi.vstore %a, %b[%c], %d : !pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<1xpred>
  return
}

func.func @shape3(%a: !pto.vmi.vreg<1xf32>, %b: !pto.ptr<f32, ub>, %c: index) {
  pto.vmi.vstore %a, %b[%c] {dist_mode = "continuous"} : !pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>
  return
}

func.func @shape4(%a: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %b: !pto.ptr<i32, ub>, %c: index) {
  pto.vmi.vstore %a, %b[%c] : !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.ptr<i32, ub>
  return
}

func.func @shape5(%a: !pto.vmi.vreg<256xf32, #pto.vmi.layout<contiguous>>, %b: !pto.ptr<f32, ub>, %c: index) {
  pto.vmi.vstore %a, %b[%c] : !pto.vmi.vreg<256xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>
  return
}

func.func @shape6(%v: !pto.vmi.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %i: index, %x: i16, %y: i16) {
  pto.vmi.vstore %v, %p[%i], %x, %y : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
  return
}

func.func @shape7(%v: !pto.vmi.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %i: index, %m: !pto.vmi.mask<64xpred>) {
  pto.vmi.vstore %v, %p[%i], %m : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
  return
}

func.func @shape8(%v: !pto.vmi.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %i: index, %x: i16, %y: i16, %m: !pto.vmi.mask<64xpred>) {
  pto.vmi.vstore %v, %p[%i], %x, %y, %m : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
  return
}

func.func @shape9(%v: !pto.vmi.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %i: index, %x: i16, %y: i16) {
  pto.vmi.vstore %v, %p[%i], %x, %y {dist_mode = "continuous"} : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
  return
}

func.func @shape10(%v: !pto.vmi.vreg<64xf32>, %p: !pto.ptr<f32, ub>, %i: index, %m: !pto.vmi.mask<64xpred>) {
  pto.vmi.vstore %v, %v, %p[%i], %m {dist_mode = "dintlv"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<1xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index) {
  "pto.vmi.vstore"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>}> : (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, index) -> ()
  "pto.vmi.vstore"(%arg0, %arg1, %arg2) {operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>, test.note} : (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, index) -> ()
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<8xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: index) {
  "pto.vmi.vstore"(%arg0, %arg1, %arg2, %arg3) <{group = 8 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>}> : (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> ()
  "pto.vmi.vstore"(%arg0, %arg1, %arg2, %arg3) {group = 8 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, test.note} : (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<1xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index) {
//|     pto.vmi.vstore %arg0, %arg1[%arg2] : !pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<8xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: index) {
//|     pto.vmi.vstore %arg0, %arg1[%arg2], %arg3 {group = 8 : i64} : !pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<1xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: !pto.vmi.mask<1xpred>) {
//|     pto.vmi.vstore %arg0, %arg1[%arg2], %arg3 : !pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<1xpred>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<1xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index) {
//|     pto.vmi.vstore %arg0, %arg1[%arg2] {dist_mode = "continuous"} : !pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<i32, ub>, %arg2: index) {
//|     pto.vmi.vstore %arg0, %arg1[%arg2] : !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.ptr<i32, ub>
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.vmi.vreg<256xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.ptr<f32, ub>, %arg2: index) {
//|     pto.vmi.vstore %arg0, %arg1[%arg2] : !pto.vmi.vreg<256xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: i16, %arg4: i16) {
//|     pto.vmi.vstore %arg0, %arg1[%arg2], %arg3, %arg4 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @shape7(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.vstore %arg0, %arg1[%arg2], %arg3 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @shape8(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: i16, %arg4: i16, %arg5: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.vstore %arg0, %arg1[%arg2], %arg3, %arg4, %arg5 : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @shape9(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: i16, %arg4: i16) {
//|     pto.vmi.vstore %arg0, %arg1[%arg2], %arg3, %arg4 {dist_mode = "continuous"} : !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @shape10(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: !pto.vmi.mask<64xpred>) {
//|     pto.vmi.vstore %arg0, %arg0, %arg1[%arg2], %arg3 {dist_mode = "dintlv"} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<1xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index) {
//|     pto.vmi.vstore %arg0, %arg1[%arg2] : !pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>
//|     pto.vmi.vstore %arg0, %arg1[%arg2] {test.note} : !pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<8xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: index) {
//|     pto.vmi.vstore %arg0, %arg1[%arg2], %arg3 {group = 8 : i64} : !pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>
//|     pto.vmi.vstore %arg0, %arg1[%arg2], %arg3 {group = 8 : i64, test.note} : !pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg48: !pto.vmi.vreg<1xf32>, %arg49: !pto.ptr<f32, ub>, %arg50: index):
//|     "pto.vmi.vstore"(%arg48, %arg49, %arg50) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>}> : (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg44: !pto.vmi.vreg<8xf32>, %arg45: !pto.ptr<f32, ub>, %arg46: index, %arg47: index):
//|     "pto.vmi.vstore"(%arg44, %arg45, %arg46, %arg47) <{group = 8 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>}> : (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<1xpred>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg40: !pto.vmi.vreg<1xf32>, %arg41: !pto.ptr<f32, ub>, %arg42: index, %arg43: !pto.vmi.mask<1xpred>):
//|     "pto.vmi.vstore"(%arg40, %arg41, %arg42, %arg43) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>}> : (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<1xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, index) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg37: !pto.vmi.vreg<1xf32>, %arg38: !pto.ptr<f32, ub>, %arg39: index):
//|     "pto.vmi.vstore"(%arg37, %arg38, %arg39) <{dist_mode = "continuous", operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>}> : (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.ptr<i32, ub>, index) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg34: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg35: !pto.ptr<i32, ub>, %arg36: index):
//|     "pto.vmi.vstore"(%arg34, %arg35, %arg36) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>}> : (!pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.ptr<i32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, index) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg31: !pto.vmi.vreg<256xf32, #pto.vmi.layout<contiguous>>, %arg32: !pto.ptr<f32, ub>, %arg33: index):
//|     "pto.vmi.vstore"(%arg31, %arg32, %arg33) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>}> : (!pto.vmi.vreg<256xf32, #pto.vmi.layout<contiguous>>, !pto.ptr<f32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg26: !pto.vmi.vreg<64xf32>, %arg27: !pto.ptr<f32, ub>, %arg28: index, %arg29: i16, %arg30: i16):
//|     "pto.vmi.vstore"(%arg26, %arg27, %arg28, %arg29, %arg30) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0>}> : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape7"}> ({
//|   ^bb0(%arg22: !pto.vmi.vreg<64xf32>, %arg23: !pto.ptr<f32, ub>, %arg24: index, %arg25: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.vstore"(%arg22, %arg23, %arg24, %arg25) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>}> : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape8"}> ({
//|   ^bb0(%arg16: !pto.vmi.vreg<64xf32>, %arg17: !pto.ptr<f32, ub>, %arg18: index, %arg19: i16, %arg20: i16, %arg21: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.vstore"(%arg16, %arg17, %arg18, %arg19, %arg20, %arg21) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 1>}> : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16) -> (), sym_name = "shape9"}> ({
//|   ^bb0(%arg11: !pto.vmi.vreg<64xf32>, %arg12: !pto.ptr<f32, ub>, %arg13: index, %arg14: i16, %arg15: i16):
//|     "pto.vmi.vstore"(%arg11, %arg12, %arg13, %arg14, %arg15) <{dist_mode = "continuous", operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0>}> : (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, i16, i16) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape10"}> ({
//|   ^bb0(%arg7: !pto.vmi.vreg<64xf32>, %arg8: !pto.ptr<f32, ub>, %arg9: index, %arg10: !pto.vmi.mask<64xpred>):
//|     "pto.vmi.vstore"(%arg7, %arg7, %arg8, %arg9, %arg10) <{dist_mode = "dintlv", operandSegmentSizes = array<i32: 2, 1, 1, 0, 0, 0, 1>}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.vmi.mask<64xpred>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<1xf32>, %arg5: !pto.ptr<f32, ub>, %arg6: index):
//|     "pto.vmi.vstore"(%arg4, %arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>}> : (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "pto.vmi.vstore"(%arg4, %arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>}> {test.note} : (!pto.vmi.vreg<1xf32>, !pto.ptr<f32, ub>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<8xf32>, %arg1: !pto.ptr<f32, ub>, %arg2: index, %arg3: index):
//|     "pto.vmi.vstore"(%arg0, %arg1, %arg2, %arg3) <{group = 8 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>}> : (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> ()
//|     "pto.vmi.vstore"(%arg0, %arg1, %arg2, %arg3) <{group = 8 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>}> {test.note} : (!pto.vmi.vreg<8xf32>, !pto.ptr<f32, ub>, index, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
