// Every shape of pto.tprint.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!tile = !pto.tile_buf<vec, 16x16xf32>
!view = !pto.partition_tensor_view<16x16xf32>

func.func @operands(%a: !tile, %v: !view) {
  pto.tprint ins(%a : !tile)
  pto.tprint ins(%v : !view)
  pto.tprint ins(%a : !tile) {printFormat = #pto<print_format width8_precision2>}
  pto.tprint ins(%a, %v : !tile, !view) {printFormat = #pto<print_format width10_precision6>}
  "pto.tprint"(%a) : (!tile) -> ()
  "pto.tprint"(%a, %v) <{printFormat = #pto<print_format width8_precision4>}> : (!tile, !view) -> ()
  return
}
