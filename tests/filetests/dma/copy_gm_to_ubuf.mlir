// Every shape of pto.copy_gm_to_ubuf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i1) {
  pto.copy_gm_to_ubuf %a, %b, %c, %d, %d, %c, %c, %e, %c, %d, %d : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
  return
}

func.func @shape1(%a: !pto.ptr<i16, gm>, %b: !pto.ptr<i16, ub>, %c: i64, %d: i64, %e: i64, %f: i1) {
  pto.copy_gm_to_ubuf %a, %b, %c, %d, %e, %c, %c, %f, %c, %e, %e : !pto.ptr<i16, gm>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
  return
}

func.func @shape2(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, ub>, %c: i64, %d: i64, %e: i64, %f: i1) {
  pto.copy_gm_to_ubuf %a, %b, %c, %d, %d, %e, %e, %f, %c, %d, %d {has_pad} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
  return
}

func.func @generic1(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i1) {
  "pto.copy_gm_to_ubuf"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg2, %arg4, %arg2, %arg3, %arg3) : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64) -> ()
  return
}

func.func @generic2(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i1) {
  "pto.copy_gm_to_ubuf"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg4, %arg4, %arg5, %arg2, %arg3, %arg3) {has_pad} : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64) -> ()
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i1) {
//|     pto.copy_gm_to_ubuf %arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg2, %arg4, %arg2, %arg3, %arg3 : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.ptr<i16, gm>, %arg1: !pto.ptr<i16, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i1) {
//|     pto.copy_gm_to_ubuf %arg0, %arg1, %arg2, %arg3, %arg4, %arg2, %arg2, %arg5, %arg2, %arg4, %arg4 : !pto.ptr<i16, gm>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i1) {
//|     pto.copy_gm_to_ubuf %arg0, %arg1, %arg2, %arg3, %arg3, %arg4, %arg4, %arg5, %arg2, %arg3, %arg3 {has_pad} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i1) {
//|     pto.copy_gm_to_ubuf %arg0, %arg1, %arg2, %arg3, %arg3, %arg2, %arg2, %arg4, %arg2, %arg3, %arg3 : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i1) {
//|     pto.copy_gm_to_ubuf %arg0, %arg1, %arg2, %arg3, %arg3, %arg4, %arg4, %arg5, %arg2, %arg3, %arg3 {has_pad} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.copy_gm_to_ubuf has no attribute 'has_pad'; it has no effect
//|   --> copy_gm_to_ubuf.mlir:17:67
//|    |
//| 17 |   pto.copy_gm_to_ubuf %a, %b, %c, %d, %d, %e, %e, %f, %c, %d, %d {has_pad} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64
//|    |                                                                   ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/dma-copy/copy-gm-to-ubuf.md
//|
//| warning[PTO0211]: pto.copy_gm_to_ubuf has no attribute 'has_pad'; it has no effect
//|   --> copy_gm_to_ubuf.mlir:27:103
//|    |
//| 27 | ...g2, %arg3, %arg3, %arg4, %arg4, %arg5, %arg2, %arg3, %arg3) {has_pad} : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64) -> ()
//|    |                                                                 ^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/dma-copy/copy-gm-to-ubuf.md
//|
//| warning: 2 warnings
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i1) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg23: !pto.ptr<f32, gm>, %arg24: !pto.ptr<f32, ub>, %arg25: i64, %arg26: i64, %arg27: i1):
//|     "pto.copy_gm_to_ubuf"(%arg23, %arg24, %arg25, %arg26, %arg26, %arg25, %arg25, %arg27, %arg25, %arg26, %arg26) : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i16, gm>, !pto.ptr<i16, ub>, i64, i64, i64, i1) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg17: !pto.ptr<i16, gm>, %arg18: !pto.ptr<i16, ub>, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i1):
//|     "pto.copy_gm_to_ubuf"(%arg17, %arg18, %arg19, %arg20, %arg21, %arg19, %arg19, %arg22, %arg19, %arg21, %arg21) : (!pto.ptr<i16, gm>, !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i1) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg11: !pto.ptr<f32, gm>, %arg12: !pto.ptr<f32, ub>, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i1):
//|     "pto.copy_gm_to_ubuf"(%arg11, %arg12, %arg13, %arg14, %arg14, %arg15, %arg15, %arg16, %arg13, %arg14, %arg14) {has_pad} : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i1) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg6: !pto.ptr<f32, gm>, %arg7: !pto.ptr<f32, ub>, %arg8: i64, %arg9: i64, %arg10: i1):
//|     "pto.copy_gm_to_ubuf"(%arg6, %arg7, %arg8, %arg9, %arg9, %arg8, %arg8, %arg10, %arg8, %arg9, %arg9) : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i1) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, ub>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i1):
//|     "pto.copy_gm_to_ubuf"(%arg0, %arg1, %arg2, %arg3, %arg3, %arg4, %arg4, %arg5, %arg2, %arg3, %arg3) {has_pad} : (!pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i1, i64, i64, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
// stderr: as run 1
