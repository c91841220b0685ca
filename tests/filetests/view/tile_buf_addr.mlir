// Every shape of pto.tile_buf_addr.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!memref = memref<4x8xf32, #pto.address_space<vec>>

func.func @addresses(%a: !pto.tile_buf<vec, 8x16xi16>, %l: !pto.tile_buf<left, 16x16xf32, slayout=row_major>, %m: !memref) {
  %0 = pto.tile_buf_addr %a : !pto.tile_buf<vec, 8x16xi16> -> !pto.ptr<i16, ub>
  %1 = pto.tile_buf_addr %m : !memref -> !pto.ptr<f32, ub>
  %2 = pto.tile_buf_addr %m : !memref -> !memref
  %3 = "pto.tile_buf_addr"(%l) : (!pto.tile_buf<left, 16x16xf32, slayout=row_major>) -> !pto.ptr<f32, left>
  return
}
