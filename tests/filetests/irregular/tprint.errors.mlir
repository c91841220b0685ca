// Each rule of pto.tprint, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!tile = !pto.tile_buf<vec, 16x16xf32>

func.func @rules(%a: !tile, %i: index) {
  pto.tprint ins(%i : index)
  pto.tprint ins(%a : !tile) {printFormat = #pto<print_format wide>}
  return
}
