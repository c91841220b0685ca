// A misspelt case of an enumeration.
// RUN: %s --verify

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !pto.tile_buf<vec, 16x16xf16>) {
  pto.tcvt ins(%a {rmode = #pto<round_mode RNIT>} : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>)
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0122]: unknown round mode 'RNIT', expected NONE, RINT, ROUND, FLOOR, CEIL, TRUNC, ODD or CAST_RINT
//|  --> enumeration.errors.mlir:5:44
//|   |
//| 5 |   pto.tcvt ins(%a {rmode = #pto<round_mode RNIT>} : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>)
//|   |                                            ^^^^
//|   |
//|   = note: rule: PTO ISA manual, tcvt.md
//|   = help: did you mean 'RINT'?
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0122' shows the rule with examples
