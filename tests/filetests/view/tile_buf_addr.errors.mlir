// Each rule of pto.tile_buf_addr, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @addresses(%a: !pto.tile_buf<vec, 8x16xi16>, %i: index) {
  %0 = pto.tile_buf_addr %a : !pto.tile_buf<vec, 8x16xi16> -> !pto.ptr<f16, ub>
  %1 = pto.tile_buf_addr %a : !pto.tile_buf<vec, 8x16xi16> -> !pto.ptr<i16, gm>
  %2 = pto.tile_buf_addr %i : index -> !pto.ptr<i16, ub>
  %3 = pto.tile_buf_addr %a : !pto.tile_buf<vec, 8x16xi16> -> index
  return
}
