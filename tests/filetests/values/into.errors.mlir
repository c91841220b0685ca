// What is wrong with named buffers.
// RUN: %s --diagnostics=short

!T = !pto.tile<f32, 16, 16>
!H = !pto.tile_buf<vec, 16x16xf16>
func.func @f(%a: !T, %h: !H) {
  %0 = pto.tadd %a, %a into %a, %a : (!T, !T) -> !T
  %1, %2 = pto.tinterleave %a, %a into %a : (!T, !T) -> (!T, !T)
  %3 = pto.tadd %a, %a into %h : (!T, !T) -> !T
  %4 = "pto.tadd"(%a, %a, %h) <{into}> : (!T, !T, !H) -> !T
  %5 = "pto.tadd"(%a, %a) <{into}> : (!T, !T) -> !T
  return
}

// run 1: exit 1
// stderr:
//| into.errors.mlir:7:29: error[PTO0202]: pto.tadd expects a buffer for each of its 1 results on values, found 2
//| into.errors.mlir:8:40: error[PTO0202]: pto.tinterleave expects a buffer for each of its 2 results on values, found 1
//| into.errors.mlir:9:29: error[PTO0210]: expected type '!pto.tile_buf<vec, 16x16xf16>' of '%h', found '!pto.tile_buf<vec, 16x16xf32>'
//| into.errors.mlir:10:8: error[PTO0204]: pto.tadd expects the type of its buffer as result, !pto.tile_buf<vec, 16x16xf16>, found !pto.tile_buf<vec, 16x16xf32>
//| into.errors.mlir:10:27: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `dst`
//| into.errors.mlir:11:8: error[PTO0202]: pto.tadd expects 3 operands (src0, src1, dst), found 2
