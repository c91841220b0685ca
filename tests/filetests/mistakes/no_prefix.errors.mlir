// An operation without the prefix of its dialect.
// RUN: %s --verify

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {
  texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%a : !pto.tile_buf<vec, 16x16xf32>)
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
//| error: 1 error
//| note: 'pto-opt --explain PTO0201' shows the rule with examples
