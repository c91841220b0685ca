// Every shape of pto.vmi.vload.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.ptr<f32, ub>, %c: index) {
  %a = pto.vmi.vload %b[%c] : !pto.ptr<f32, ub> -> !pto.vmi.vreg<1xf32>
  return
}

func.func @shape1(%b: !pto.ptr<f32, ub>, %c: index, %d: index) {
  %a = pto.vmi.vload %b[%c], %d {group = 1 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<1xf32>
  return
}

func.func @shape2(%b: !pto.ptr<f32, ub>, %c: index) {
  %a = pto.vmi.vload %b[%c] {dist_mode = "brc"} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<128xf32>
  return
}

func.func @shape3(%b: !pto.ptr<f32, ub>, %c: index) {
  %a = pto.vmi.vload %b[%c], %c {group = 1 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<1xf32>
  return
}

func.func @shape4(%b: !pto.ptr<f16, ub>, %c: index) {
  %a = pto.vmi.vload %b[%c] {dist_mode = "continuous"} : !pto.ptr<f16, ub> -> !pto.vmi.vreg<64xf16>
  return
}

func.func @shape5(%b: !pto.ptr<f32, ub>, %c: index) {
  %a = pto.vmi.vload %b[%c] : !pto.ptr<f32, ub> -> !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape6(%p: !pto.ptr<f32, ub>, %i: index, %x: i16, %y: i16) {
  %r = pto.vmi.vload %p[%i], %x, %y : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape7(%p: !pto.ptr<f32, ub>, %i: index, %s: index) {
  %r = pto.vmi.vload %p[%i], %s {dist_mode = "brc", group = 8 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape8(%p: !pto.ptr<i8, ub>, %i: index) {
  %r = pto.vmi.vload %p[%i] {dist_mode = "unpack"} : !pto.ptr<i8, ub> -> !pto.vmi.vreg<64xi32>
  return
}

func.func @shape9(%p: !pto.ptr<f32, ub>, %i: index) {
  %a, %b = pto.vmi.vload %p[%i] {dist_mode = "dintlv"} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
  %0 = "pto.vmi.vload"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<f32, ub>, index) -> !pto.vmi.vreg<1xf32>
  %again = "pto.vmi.vload"(%arg0, %arg1) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, test.note} : (!pto.ptr<f32, ub>, index) -> !pto.vmi.vreg<1xf32>
  return
}

func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
  %0 = "pto.vmi.vload"(%arg0, %arg1, %arg2) <{group = 1 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<1xf32>
  %again = "pto.vmi.vload"(%arg0, %arg1, %arg2) {group = 1 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, test.note} : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<1xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %0 = pto.vmi.vload %arg0[%arg1] : !pto.ptr<f32, ub> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
//|     %0 = pto.vmi.vload %arg0[%arg1], %arg2 {group = 1 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %0 = pto.vmi.vload %arg0[%arg1] {dist_mode = "brc"} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<128xf32>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %0 = pto.vmi.vload %arg0[%arg1], %arg1 {group = 1 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.ptr<f16, ub>, %arg1: index) {
//|     %0 = pto.vmi.vload %arg0[%arg1] {dist_mode = "continuous"} : !pto.ptr<f16, ub> -> !pto.vmi.vreg<64xf16>
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %0 = pto.vmi.vload %arg0[%arg1] : !pto.ptr<f32, ub> -> !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape6(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: i16, %arg3: i16) {
//|     %0 = pto.vmi.vload %arg0[%arg1], %arg2, %arg3 : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape7(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
//|     %0 = pto.vmi.vload %arg0[%arg1], %arg2 {dist_mode = "brc", group = 8 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape8(%arg0: !pto.ptr<i8, ub>, %arg1: index) {
//|     %0 = pto.vmi.vload %arg0[%arg1] {dist_mode = "unpack"} : !pto.ptr<i8, ub> -> !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @shape9(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %0:2 = pto.vmi.vload %arg0[%arg1] {dist_mode = "dintlv"} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, ub>, %arg1: index) {
//|     %0 = pto.vmi.vload %arg0[%arg1] : !pto.ptr<f32, ub> -> !pto.vmi.vreg<1xf32>
//|     %1 = pto.vmi.vload %arg0[%arg1] {test.note} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index) {
//|     %0 = pto.vmi.vload %arg0[%arg1], %arg2 {group = 1 : i64} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<1xf32>
//|     %1 = pto.vmi.vload %arg0[%arg1], %arg2 {group = 1 : i64, test.note} : !pto.ptr<f32, ub> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg27: !pto.ptr<f32, ub>, %arg28: index):
//|     %13 = "pto.vmi.vload"(%arg27, %arg28) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<f32, ub>, index) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg24: !pto.ptr<f32, ub>, %arg25: index, %arg26: index):
//|     %12 = "pto.vmi.vload"(%arg24, %arg25, %arg26) <{group = 1 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg22: !pto.ptr<f32, ub>, %arg23: index):
//|     %11 = "pto.vmi.vload"(%arg22, %arg23) <{dist_mode = "brc", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<f32, ub>, index) -> !pto.vmi.vreg<128xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg20: !pto.ptr<f32, ub>, %arg21: index):
//|     %10 = "pto.vmi.vload"(%arg20, %arg21, %arg21) <{group = 1 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f16, ub>, index) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg18: !pto.ptr<f16, ub>, %arg19: index):
//|     %9 = "pto.vmi.vload"(%arg18, %arg19) <{dist_mode = "continuous", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<f16, ub>, index) -> !pto.vmi.vreg<64xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg16: !pto.ptr<f32, ub>, %arg17: index):
//|     %8 = "pto.vmi.vload"(%arg16, %arg17) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<f32, ub>, index) -> !pto.vmi.vreg<3xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, i16, i16) -> (), sym_name = "shape6"}> ({
//|   ^bb0(%arg12: !pto.ptr<f32, ub>, %arg13: index, %arg14: i16, %arg15: i16):
//|     %7 = "pto.vmi.vload"(%arg12, %arg13, %arg14, %arg15) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (!pto.ptr<f32, ub>, index, i16, i16) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, index) -> (), sym_name = "shape7"}> ({
//|   ^bb0(%arg9: !pto.ptr<f32, ub>, %arg10: index, %arg11: index):
//|     %6 = "pto.vmi.vload"(%arg9, %arg10, %arg11) <{dist_mode = "brc", group = 8 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, ub>, index) -> (), sym_name = "shape8"}> ({
//|   ^bb0(%arg7: !pto.ptr<i8, ub>, %arg8: index):
//|     %5 = "pto.vmi.vload"(%arg7, %arg8) <{dist_mode = "unpack", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<i8, ub>, index) -> !pto.vmi.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "shape9"}> ({
//|   ^bb0(%arg5: !pto.ptr<f32, ub>, %arg6: index):
//|     %4:2 = "pto.vmi.vload"(%arg5, %arg6) <{dist_mode = "dintlv", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<f32, ub>, index) -> (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.ptr<f32, ub>, %arg4: index):
//|     %2 = "pto.vmi.vload"(%arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (!pto.ptr<f32, ub>, index) -> !pto.vmi.vreg<1xf32>
//|     %3 = "pto.vmi.vload"(%arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {test.note} : (!pto.ptr<f32, ub>, index) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: index):
//|     %0 = "pto.vmi.vload"(%arg0, %arg1, %arg2) <{group = 1 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<1xf32>
//|     %1 = "pto.vmi.vload"(%arg0, %arg1, %arg2) <{group = 1 : i64, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> {test.note} : (!pto.ptr<f32, ub>, index, index) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
