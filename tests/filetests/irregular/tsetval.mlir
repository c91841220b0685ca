// Every shape of pto.tsetval.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!f32 = !pto.tile_buf<vec, 16x16xf32>

func.func @operands(%a: !f32, %i: index, %v: f32) {
  pto.tsetval ins(%i, %v : index, f32) outs(%a : !f32)
  "pto.tsetval"(%a, %i, %v) : (!f32, index, f32) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: index, %arg2: f32) {
//|     pto.tsetval ins(%arg1, %arg2 : index, f32) outs(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tsetval ins(%arg1, %arg2 : index, f32) outs(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, index, f32) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: index, %arg2: f32):
//|     "pto.tsetval"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32>, index, f32) -> ()
//|     "pto.tsetval"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32>, index, f32) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
