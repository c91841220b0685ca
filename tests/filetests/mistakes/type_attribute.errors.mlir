// A misspelt key of a tile.
// RUN: %s --verify

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32, blayot=col_major>) {
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0113]: unknown tile key 'blayot', expected valid, blayout, slayout, fractal, pad or compact
//|  --> type_attribute.errors.mlir:4:48
//|   |
//| 4 | func.func @f(%a: !pto.tile_buf<vec, 16x16xf32, blayot=col_major>) {
//|   |                                                ^^^^^^
//|   |
//|   = note: rule: ptoas, type parser
//|   = help: did you mean 'blayout'?
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0113' shows the rule with examples
