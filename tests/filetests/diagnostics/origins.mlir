// An operation that carries the place of a front end: the error stands in the text, a note at that place.
// RUN: %s
// RUN: %s --diagnostics=short

#line = loc("model.py":12:5)
func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>, %b: !pto.tile_buf<vec, 16x16xf16>, %x: i32, %y: i64) {
  pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>) loc("model.py":10:5)
  pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>) loc(#line)
  pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>) loc(
    "name"(callsite("g.py":3:4 at fused["h.py":4:5, "i.py":6:7])))
  pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>) loc(unknown)
  // What MLIR itself finds wrong, too.
  "arith.addi"(%x, %y) : (i32, i64) -> i32 loc("model.py":12:6)
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//|  --> origins.mlir:7:57
//|   |
//| 7 |   pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>) loc("model.py":10:5)
//|   |                                                         ^^
//|   |
//|   = note: rule: Operands And Attributes, Tile Operand Constraints rule 1
//|   = help: write f32 and insert pto.tcvt to f16
//| note: made here
//|  --> model.py:10:5
//|
//| error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//|  --> origins.mlir:8:57
//|   |
//| 8 |   pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>) loc(#line)
//|   |                                                         ^^
//|   |
//|   = note: rule: Operands And Attributes, Tile Operand Constraints rule 1
//|   = help: write f32 and insert pto.tcvt to f16
//| note: made here
//|  --> model.py:12:5
//|
//| error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//|  --> origins.mlir:9:57
//|   |
//| 9 |   pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>) loc(
//|   |                                                         ^^
//|   |
//|   = note: rule: Operands And Attributes, Tile Operand Constraints rule 1
//|   = help: write f32 and insert pto.tcvt to f16
//| note: made here
//|  --> g.py:3:4
//| note: called from here
//|  --> h.py:4:5
//| note: called from here
//|  --> i.py:6:7
//|
//| error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//|   --> origins.mlir:11:57
//|    |
//| 11 |   pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>) outs(%b : !pto.tile_buf<vec, 16x16xf16>) loc(unknown)
//|    |                                                         ^^
//|    |
//|    = note: rule: Operands And Attributes, Tile Operand Constraints rule 1
//|    = help: write f32 and insert pto.tcvt to f16
//|
//| error[PTO0007]: 'arith.addi' op requires the same type for all operands and results
//|   --> origins.mlir:13:3
//|    |
//| 13 |   "arith.addi"(%x, %y) : (i32, i64) -> i32 loc("model.py":12:6)
//|    |   ^^^^^^^^^^^^
//|    |
//| note: made here
//|   --> model.py:12:6
//|
//| error: 5 errors
//| note: 'pto-opt --explain PTO0301' shows the rule with examples
// run 2: exit 1
// stderr:
//| origins.mlir:7:57: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| origins.mlir:8:57: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| origins.mlir:9:57: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| origins.mlir:11:57: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| origins.mlir:13:3: error[PTO0007]: 'arith.addi' op requires the same type for all operands and results
