// What is wrong with operations on values.
// RUN: %s --diagnostics=short

!T = !pto.tile<f32, 16, 16>
func.func @f(%a: !T, %h: !pto.tile_buf<vec, 16x16xf16>, %s: i32) {
  %b = pto.tadd %a, %a : (!T, !T) -> !pto.tile_buf<vec, 16x16xf16>
  %b1 = pto.tadd %a, %h : (!T, !pto.tile_buf<vec, 16x16xf16>) -> !T
  %b2 = pto.tadd %a, %a, %a : (!T, !T, !T) -> !T
  %b3 = pto.tadd %a : (!T) -> !T
  %b4 = pto.tadd %a, %a : (!T) -> !T
  %b5:2 = pto.tadd %a, %a : (!T, !T) -> (!T, !T)
  %b6 = pto.tadd %a, %s : (!T, i32) -> !T
  pto.tadd %a, %a : (!T, !T) -> ()
  pto.tadd foo
  %b7 = pto.tadd %a, %a : (!T, !T) -> i32
  %b8 = "pto.tadd"(%a, %a) : (!T, !T) -> i32
  return
}

// run 1: exit 1
// stderr:
//| values.errors.mlir:6:8: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `dst`
//| values.errors.mlir:7:22: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| values.errors.mlir:8:26: error[PTO0202]: pto.tadd expects 2 operands (src0, src1) here, found 3
//| values.errors.mlir:9:18: error[PTO0202]: pto.tadd expects 2 operands (src0, src1) here, found 1
//| values.errors.mlir:11:42: error[PTO0204]: pto.tadd on values has 1 result (dst), found 2 types
//| values.errors.mlir:12:22: error[PTO0202]: pto.tadd on values expects its operands in the order src0, src1
//| values.errors.mlir:13:21: error[PTO0204]: pto.tadd on values has 1 result (dst), found 0 types
//| values.errors.mlir:14:12: error[PTO0005]: expected 'ins' in 'pto.tadd'
//| values.errors.mlir:15:9: error[PTO0204]: pto.tadd expects a tile buffer as result 'dst', found i32
//| values.errors.mlir:16:9: error[PTO0204]: pto.tadd expects a tile buffer as result 'dst', found i32
