// A row-major operand of one column, as ptoas prints it.
// RUN: %s --verify

func.func @column(%a: !pto.tile_buf<vec, 32x32xf32>, %b: !pto.tile_buf<vec, 32x1xf32>) {
  pto.trowexpandmul ins(%a, %b : !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<vec, 32x1xf32>) outs(%a : !pto.tile_buf<vec, 32x32xf32>)
  return
}

// run 1: exit 0
