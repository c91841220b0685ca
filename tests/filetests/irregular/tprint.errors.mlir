// Each rule of pto.tprint, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!tile = !pto.tile_buf<vec, 16x16xf32>

func.func @rules(%a: !tile, %i: index) {
  pto.tprint ins(%i : index)
  pto.tprint ins(%a : !tile) {printFormat = #pto<print_format wide>}
  return
}

// run 1: exit 1
// stderr:
//| tprint.errors.mlir:7:18: error[PTO0203]: pto.tprint expects a tile buffer, partition view or ranked tensor as operand 'src', found index
//| tprint.errors.mlir:8:63: error[PTO0122]: unknown print format 'wide', expected width8_precision4, width8_precision2 or width10_precision6
