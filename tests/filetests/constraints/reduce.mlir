// Rules by their source, each kept and broken.
// RUN: %s --verify --split-input-file --diagnostics=short

// 4.2 row reductions: destination in vector memory, a column or the first column of rows
!s = !pto.tile_buf<vec, 16x16xf32>
!d = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
!n = !pto.tile_buf<vec, 16x8xf32, valid=16x1>

func.func @kept(%s: !s, %d: !d, %n: !n) {
  pto.trowmax ins(%s : !s) outs(%d : !d)
  pto.trowmax ins(%s : !s) outs(%n : !n)
  return
}

func.func @broken(%s: !s, %d: !d, %n: !n) {
  pto.trowmax ins(%s : !s) outs(%s : !s)
  return
}

// run 1: exit 1
// stderr:
//| reduce.mlir:16:33: error[PTO0312]: result `dst` has 16 valid columns, expected 1
