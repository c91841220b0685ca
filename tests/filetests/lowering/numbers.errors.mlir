// Numbers with a sign in their type, which operations of `arith` do not take.
// RUN: %s --pto-arch=a3 --lower=vector --diagnostics=short

!v = !pto.partition_tensor_view<16x16xf32>
!t = !pto.tile_buf<vec, 16x16xf32>
!i = !pto.tile_buf<vec, 16x16xi32>

func.func @triangle(%n: ui32, %t: !i) {
  pto.ttri ins(%n : ui32) outs(%t : !i)
  return
}

func.func @padding(%n: si16, %p: !v, %t: !t) {
  pto.tload ins(%p : !v) outs(%t : !t) right_padding_num = %n : si16
  return
}

// run 1: exit 1
// stderr:
//| numbers.errors.mlir:9:3: error[PTO1602]: pto.ttri is not lowered with a number of ui32
//| numbers.errors.mlir:14:3: error[PTO1602]: pto.tload is not lowered with a number of si16
