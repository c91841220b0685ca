// Diagnostics with source lines: labels, notes, help, tabs and wide characters.
// RUN: %s --split-input-file

func.func @rules(%a: !pto.tile_buf<vec, 16x16xf32>, %n: index) {
  %b = pto.alloc_tile : !pto.tile_buf<vec, 3x7xf32>
  %at = arith.constant 48 : i64
  %c = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x8xf32>
  %d = pto.alloc_tile valid_row = %n : !pto.tile_buf<vec, 4x8xf32>
  pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>) {precisionType = #pto<exp_precision high_precision>}
  return
}

// -----

func.func @types(%a: !pto.tile_buf<vec, 16x16xf32, pad=9, pad=Invalid>, %b: !pto.tensor_view<1x1x1x1x1x1xf32>) {
	pto.barrier <PIPE_Ä>
  "日本語", 1
  return
}

// -----

func.func @name() {
  pto.barier <PIPE_ALL>
  return
}

// -----

func.func @several_lines(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !pto.tile_buf<vec, 16x16xf16>) {
  pto.tadd ins(%a,
               %b
           : !pto.tile_buf<vec, 16x16xf32>,
             !pto.tile_buf<vec, 16x16xf16>)
           outs(%a : !pto.tile_buf<vec, 16x16xf32>)
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0306]: a row of 7 f32 elements is 28 bytes, not a multiple of 32
//|  --> human.mlir:5:8
//|   |
//| 5 |   %b = pto.alloc_tile : !pto.tile_buf<vec, 3x7xf32>
//|   |        ^^^^^^^^^^^^^^
//|   |
//|   = note: rule: ptoas, verifier
//|   = help: use 8 columns and a valid region of 7
//|
//| error[PTO0308]: address 48 is not a multiple of 32, the alignment of vec memory
//|  --> human.mlir:7:30
//|   |
//| 7 |   %c = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x8xf32>
//|   |                              ^^^
//|   |
//|   = note: rule: ptoas, verifier
//|   = help: use 32
//|
//| error[PTO0309]: `valid_row` is given, but the type has 4 valid rows
//|  --> human.mlir:8:35
//|   |
//| 8 |   %d = pto.alloc_tile valid_row = %n : !pto.tile_buf<vec, 4x8xf32>
//|   |                                   ^^
//|   |
//|   = note: rule: PTO ISA manual, tile/ops/view-and-tile-buf/alloc-tile.md
//|   = help: write `?` in the type or drop the operand
//|
//| error[PTO0317]: attribute `precisionType` is not available on a3
//|  --> human.mlir:9:94
//|   |
//| 9 |   pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>) {precisionType = #pto<exp_precision high_precision>}
//|   |                                                                                              ^^^^^^^^^^^^^
//|   |
//|   = note: available on a5
//|   = note: rule: PTO ISA manual, tile/ops/elementwise-tile-tile/texp.md
//|
//| error[PTO0105]: unknown padding '9', expected null, zero, max or min
//|   --> human.mlir:15:56
//|    |
//| 15 | func.func @types(%a: !pto.tile_buf<vec, 16x16xf32, pad=9, pad=Invalid>, %b: !pto.tensor_view<1x1x1x1x1x1xf32>) {
//|    |                                                        ^
//|    |
//|    = note: rule: Operands And Attributes, Tile Operands
//|
//| error[PTO0111]: tile key 'pad' is given twice
//|   --> human.mlir:15:59
//|    |
//| 15 | func.func @types(%a: !pto.tile_buf<vec, 16x16xf32, pad=9, pad=Invalid>, %b: !pto.tensor_view<1x1x1x1x1x1xf32>) {
//|    |                                                           ^^^
//|    |
//|    = note: rule: ptoas, type parser
//|
//| warning[PTO0125]: padding 'Invalid' is read as 'null'
//|   --> human.mlir:15:63
//|    |
//| 15 | func.func @types(%a: !pto.tile_buf<vec, 16x16xf32, pad=9, pad=Invalid>, %b: !pto.tensor_view<1x1x1x1x1x1xf32>) {
//|    |                                                               ^^^^^^^
//|    |
//|    = note: rule: Operands And Attributes, Tile Operands; no other source has this value
//|
//| warning[PTO0120]: a view of rank 6 has more than 5 extents
//|   --> human.mlir:15:94
//|    |
//| 15 | func.func @types(%a: !pto.tile_buf<vec, 16x16xf32, pad=9, pad=Invalid>, %b: !pto.tensor_view<1x1x1x1x1x1xf32>) {
//|    |                                                                                              ^^^^^^^^^^^^^^^
//|    |
//|    = note: rule: ptoas, type parser; manual, view-and-tile-buf
//|
//| error[PTO0601]: unknown pipe 'PIPE_'
//|   --> human.mlir:16:15
//|    |
//| 16 |     pto.barrier <PIPE_Ä>
//|    |                  ^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: did you mean 'PIPE_M', 'PIPE_S' or 'PIPE_V'?
//|
//| error[PTO0005]: unexpected character 'Ä'
//|   --> human.mlir:16:20
//|    |
//| 16 |     pto.barrier <PIPE_Ä>
//|    |                       ^
//|
//| error[PTO0201]: unknown operation 'pto.barier'
//|   --> human.mlir:24:3
//|    |
//| 24 |   pto.barier <PIPE_ALL>
//|    |   ^^^^^^^^^^
//|    |
//|    = help: did you mean 'pto.barrier'?
//|
//| error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//|   --> human.mlir:32:16
//|    |
//| 32 |                %b
//|    |                ^^
//|    |
//|    = note: rule: Operands And Attributes, Tile Operand Constraints rule 1
//|    = help: insert pto.tcvt to f32
//|
//| error: 10 errors, 2 warnings
//| note: 'pto-opt --explain PTO0306' shows the rule with examples
