// A brace that is not closed: the end of the text points at it.
// RUN: %s --verify --split-input-file

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {
  pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
  return

// -----

// The missing brace of a nested region is reported alone, without `return`, which is unknown there only because of it.
func.func @g(%b: i1, %n: index, %s: index) {
  scf.for %i = %n to %n step %s {
    scf.if %b {
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0005]: expected '}' before the end of the text
//|  --> missing_brace.errors.mlir:6:9
//|   |
//| 6 |   return
//|   |         ^
//|   |
//| note: no '}' closes this brace
//|  --> missing_brace.errors.mlir:4:49
//|   |
//| 4 | func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {
//|   |                                                 ^
//|
//| error[PTO0005]: expected '}' before the end of the text
//|   --> missing_brace.errors.mlir:15:2
//|    |
//| 15 | }
//|    |  ^
//|    |
//| note: no '}' closes this brace
//|   --> missing_brace.errors.mlir:13:15
//|    |
//| 13 |     scf.if %b {
//|    |               ^
//|
//| error: 2 errors
//| note: 'pto-opt --explain PTO0005' shows the rule with examples
