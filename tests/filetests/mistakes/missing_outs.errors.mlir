// A missing part: the error stands after what is there, and nothing follows from it.
// RUN: %s --verify

func.func @f(%a: !pto.tile_buf<vec, 16x16xf32>) {
  pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>)
  return
}

// run 1: exit 1
// stderr:
//| error[PTO0005]: expected 'outs' in 'pto.texp'
//|  --> missing_outs.errors.mlir:5:50
//|   |
//| 5 |   pto.texp ins(%a : !pto.tile_buf<vec, 16x16xf32>)
//|   |                                                  ^
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0005' shows the rule with examples
