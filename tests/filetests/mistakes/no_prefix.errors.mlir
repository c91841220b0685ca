// An operation without the prefix of its dialect.
// RUN: %s --verify --split-input-file

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {
  texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
  return
}

// -----

// In a region without a default dialect.
func.func @g(%b: i1, %a: !pto.tile_buf<vec, 16x16xf32>) {
  scf.if %b {
    texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
    return
  }
  ptoo.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0201]: unknown operation 'texp'
//|  --> no_prefix.errors.mlir:5:3
//|   |
//| 5 |   texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
//|   |   ^^^^
//|   |
//|   = help: did you mean 'pto.texp'?
//|
//| error[PTO0201]: unknown operation 'texp'
//|   --> no_prefix.errors.mlir:14:5
//|    |
//| 14 |     texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
//|    |     ^^^^
//|    |
//|    = help: did you mean 'pto.texp'?
//|
//| error[PTO0201]: unknown operation 'return'
//|   --> no_prefix.errors.mlir:15:5
//|    |
//| 15 |     return
//|    |     ^^^^^^
//|    |
//|    = help: did you mean 'func.return'?
//|
//| error[PTO0201]: unknown operation 'ptoo.texp'
//|   --> no_prefix.errors.mlir:17:3
//|    |
//| 17 |   ptoo.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
//|    |   ^^^^^^^^^
//|
//| error: 4 errors
//| note: 'pto-opt --explain PTO0201' shows the rule with examples
