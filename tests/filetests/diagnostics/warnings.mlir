// Warnings: shown, hidden, counted as errors.
// RUN: %s --diagnostics=short
// RUN: %s --diagnostics=short -W
// RUN: %s --diagnostics=short -W=show
// RUN: %s --diagnostics=short -W=none
// RUN: %s --diagnostics=short -W=error
// RUN: %s --diagnostics=short --strict
// RUN: %s --diagnostics=short --strict -W=none
// RUN: %s --diagnostics=json -W=error

func.func @f(%v: !pto.tensor_view<1x1x1x1x1x8xf32>) {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 1x4096xf32, pad=Invalid>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @f(%arg0: !pto.tensor_view<1x1x1x1x1x8xf32>) {
//|     %0 = pto.alloc_tile : !pto.tile_buf<vec, 1x4096xf32>
//|     return
//|   }
//| }
// stderr:
//| warnings.mlir:11:35: warning[PTO0120]: a view of rank 6 has more than 5 extents
//| warnings.mlir:12:8: warning[PTO0310]: the tile has 4096 columns, expected at most 4095 on a3
//| warnings.mlir:12:60: warning[PTO0125]: padding 'Invalid' is read as 'null'
// run 2: exit 0
// stdout: as run 1
// stderr: as run 1
// run 3: exit 0
// stdout: as run 1
// stderr: as run 1
// run 4: exit 0
// stdout: as run 1
// run 5: exit 1
// stderr:
//| warnings.mlir:11:35: error[PTO0120]: a view of rank 6 has more than 5 extents
//| warnings.mlir:12:8: error[PTO0310]: the tile has 4096 columns, expected at most 4095 on a3
//| warnings.mlir:12:60: error[PTO0125]: padding 'Invalid' is read as 'null'
// run 6: exit 1
// stderr: as run 5
// run 7: exit 2
// stderr:
//| error: the argument '--strict' cannot be used with '-W[=<WHAT>]'
//|
//| Usage: pto-opt [OPTIONS] [INPUT]...
//|
//| For more information, try '--help'.
// run 8: exit 1
// stderr:
//| {"code":"PTO0120","severity":"error","message":"a view of rank 6 has more than 5 extents","file":"warnings.mlir","line":11,"column":35,"end_line":11,"end_column":50,"label":null,"labels":[],"notes":[{"message":"rule: ptoas, type parser; manual, view-and-tile-buf"}],"help":[]}
//| {"code":"PTO0310","severity":"error","message":"the tile has 4096 columns, expected at most 4095 on a3","file":"warnings.mlir","line":12,"column":8,"end_line":12,"end_column":22,"label":null,"labels":[],"notes":[{"message":"rule: PTO ISA manual, state-and-types/location-intent-and-legality.md"}],"help":[]}
//| {"code":"PTO0125","severity":"error","message":"padding 'Invalid' is read as 'null'","file":"warnings.mlir","line":12,"column":60,"end_line":12,"end_column":67,"label":null,"labels":[],"notes":[{"message":"rule: Operands And Attributes, Tile Operands; no other source has this value"}],"help":[]}
