// Every shape of pto.trems.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!f32 = !pto.tile_buf<vec, 1x16xf32>

func.func @operands(%a: !f32, %s: f32, %t: !f32, %b: !f32) {
  pto.trems ins(%a, %s : !f32, f32) outs(%b : !f32)
  pto.trems ins(%a, %s, %t : !f32, f32, !f32) outs(%b : !f32)
  "pto.trems"(%a, %s, %b) : (!f32, f32, !f32) -> ()
  "pto.trems"(%a, %s, %t, %b) : (!f32, f32, !f32, !f32) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>) {
//|     pto.trems ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, f32) outs(%arg3 : !pto.tile_buf<vec, 1x16xf32>)
//|     pto.trems ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 1x16xf32>)
//|     pto.trems ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, f32) outs(%arg3 : !pto.tile_buf<vec, 1x16xf32>)
//|     pto.trems ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) outs(%arg3 : !pto.tile_buf<vec, 1x16xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>, %arg3: !pto.tile_buf<vec, 1x16xf32>):
//|     "pto.trems"(%arg0, %arg1, %arg3) : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.trems"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.trems"(%arg0, %arg1, %arg3) : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.trems"(%arg0, %arg1, %arg2, %arg3) : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
