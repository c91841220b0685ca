// Each rule of pto.tgetval, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!i32 = !pto.tile_buf<vec, 2x8xi32>

func.func @rules(%a: !i32, %i: index) {
  %v = pto.tgetval ins(%a, %i : !i32, index) outs : f32
  return
}

// -----

func.func @memory(%a: !pto.tile_buf<mat, 16x16xi32, blayout=col_major, slayout=row_major>, %i: index) {
  %v = pto.tgetval ins(%a, %i : !pto.tile_buf<mat, 16x16xi32, blayout=col_major, slayout=row_major>, index) outs : i32
  return
}

// run 1: exit 1
// stderr:
//| tgetval.errors.mlir:7:8: error[PTO0439]: expected i32, the element type of `src`, found f32
//| tgetval.errors.mlir:14:24: error[PTO0304]: expected `src` in vec, found it in mat
