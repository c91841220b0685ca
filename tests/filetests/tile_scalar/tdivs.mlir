// Every shape of pto.tdivs.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!f32 = !pto.tile_buf<vec, 1x16xf32>
!i32 = !pto.tile_buf<vec, 1x64xi32>

// Either operand may be the scalar; the accuracy is always printed.
func.func @operands(%a: !f32, %s: f32, %b: !f32, %i: !i32, %n: i32) {
  pto.tdivs ins(%a, %s : !f32, f32) outs(%b : !f32)
  pto.tdivs ins(%s, %a : f32, !f32) outs(%b : !f32)
  pto.tdivs ins(%i, %n : !i32, i32) outs(%i : !i32) {precisionType = #pto<div_precision default>}
  pto.tdivs ins(%n, %i : i32, !i32) outs(%i : !i32)
  "pto.tdivs"(%a, %s, %b) {precisionType = #pto<div_precision default>} : (!f32, f32, !f32) -> ()
  "pto.tdivs"(%s, %a, %b) <{precisionType = #pto<div_precision default>}> : (f32, !f32, !f32) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>, %arg3: !pto.tile_buf<vec, 1x64xi32>, %arg4: i32) {
//|     pto.tdivs ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<div_precision default>}
//|     pto.tdivs ins(%arg1, %arg0 : f32, !pto.tile_buf<vec, 1x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<div_precision default>}
//|     pto.tdivs ins(%arg3, %arg4 : !pto.tile_buf<vec, 1x64xi32>, i32) outs(%arg3 : !pto.tile_buf<vec, 1x64xi32>) {precisionType = #pto<div_precision default>}
//|     pto.tdivs ins(%arg4, %arg3 : i32, !pto.tile_buf<vec, 1x64xi32>) outs(%arg3 : !pto.tile_buf<vec, 1x64xi32>) {precisionType = #pto<div_precision default>}
//|     pto.tdivs ins(%arg0, %arg1 : !pto.tile_buf<vec, 1x16xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<div_precision default>}
//|     pto.tdivs ins(%arg1, %arg0 : f32, !pto.tile_buf<vec, 1x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 1x16xf32>) {precisionType = #pto<div_precision default>}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x64xi32>, i32) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 1x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 1x16xf32>, %arg3: !pto.tile_buf<vec, 1x64xi32>, %arg4: i32):
//|     "pto.tdivs"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.tdivs"(%arg1, %arg0, %arg2) : (f32, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.tdivs"(%arg3, %arg4, %arg3) <{precisionType = #pto<div_precision default>}> : (!pto.tile_buf<vec, 1x64xi32>, i32, !pto.tile_buf<vec, 1x64xi32>) -> ()
//|     "pto.tdivs"(%arg4, %arg3, %arg3) : (i32, !pto.tile_buf<vec, 1x64xi32>, !pto.tile_buf<vec, 1x64xi32>) -> ()
//|     "pto.tdivs"(%arg0, %arg1, %arg2) <{precisionType = #pto<div_precision default>}> : (!pto.tile_buf<vec, 1x16xf32>, f32, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "pto.tdivs"(%arg1, %arg0, %arg2) <{precisionType = #pto<div_precision default>}> : (f32, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 1x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
