// Windows that begin or end within lines of boxes: instructions copy whole lines, and what is beside a window stays.
// RUN: %s --diagnostics=short --pto-arch=a5 --lower=vector

!n = !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
!c = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!v = !pto.tile_buf<vec, 16x16xf16>
!w = !pto.tile_buf<vec, 16x16xf16, valid=16x8>
!b = !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>

func.func @f(%n: !n, %c: !c, %v: !v, %w: !w, %b: !b, %r: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  pto.tinsert ins(%v, %r, %c5 : !v, index, index) outs(%n : !n)
  pto.tinsert ins(%w, %r, %c0 : !w, index, index) outs(%n : !n)
  pto.tinsert ins(%c, %r, %c5 : !c, index, index) outs(%n : !n)
  pto.textract ins(%v, %c0, %c0 : !v, index, index) outs(%b : !b)
  return
}
func.func @g(%v: !pto.tile_buf<vec, 16x32xf16>, %b: !b) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  pto.textract ins(%v, %c0, %c5 : !pto.tile_buf<vec, 16x32xf16>, index, index) outs(%b : !b)
  return
}

// run 1: exit 1
// stderr:
//| windows.errors.mlir:13:3: error[PTO1602]: pto.tinsert is not lowered into parts of the lines of boxes: the instruction copies whole ones
//| windows.errors.mlir:14:3: error[PTO1602]: pto.tinsert is not lowered into parts of the lines of boxes: the instruction copies whole ones
//| windows.errors.mlir:15:3: error[PTO1602]: pto.tinsert is not lowered into parts of the lines of boxes: the instruction writes whole ones
//| windows.errors.mlir:22:3: error[PTO1602]: pto.textract is not lowered from a column within a block: the instruction copies whole blocks
