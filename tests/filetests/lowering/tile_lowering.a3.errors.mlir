// What takes an instruction that a target does not have is not lowered for it; elements that are no numbers there are moved as
// integers.
// RUN: %s --diagnostics=short --pto-arch=a3 --lower=vector

!t = !pto.tile_buf<vec, 16x64xf32>
!m = !pto.tile_buf<vec, 16x32xi8, valid=16x8>
func.func @compared(%a: !t, %b: !t, %m: !m) {
  pto.tcmp ins(%a, %b {cmpMode = #pto<cmp ge>} : !t, !t) outs(%m : !m)
  return
}

func.func @columns(%s: !pto.tile_buf<mat, 16x32xsi8, slayout=col_major>, %r: !pto.tile_buf<right, 32x32xsi8, slayout=col_major>) {
  pto.timg2col ins(%s : !pto.tile_buf<mat, 16x32xsi8, slayout=col_major>) outs(%r : !pto.tile_buf<right, 32x32xsi8, slayout=col_major>)
  return
}

// run 1: exit 1
// stderr:
//| tile_lowering.a3.errors.mlir:8:3: error[PTO1602]: operation of tiles is not lowered for a3, which has no pto.vstus
//| tile_lowering.a3.errors.mlir:13:3: error[PTO1602]: pto.timg2col is not lowered from fewer lines than the destination has
