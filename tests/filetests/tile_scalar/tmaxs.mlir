// Every shape of pto.tmaxs.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!f32 = !pto.tile_buf<vec, 16x16xf32>
!i16 = !pto.tile_buf<vec, 15x192xi16>
!u32 = !pto.tile_buf<vec, 16x16xui32>

func.func @operands(%a: !f32, %s: f32, %b: !f32, %i: !i16, %n: i16, %u: !u32, %w: i32) {
  pto.tmaxs ins(%a, %s : !f32, f32) outs(%b : !f32)
  pto.tmaxs ins(%a, %s : !f32, f32) outs(%a : !f32)
  pto.tmaxs ins(%i, %n : !i16, i16) outs(%i : !i16)
  pto.tmaxs ins(%u, %w : !u32, i32) outs(%u : !u32) {test.note}
  "pto.tmaxs"(%a, %s, %b) : (!f32, f32, !f32) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 15x192xi16>, %arg4: i16, %arg5: !pto.tile_buf<vec, 16x16xui32>, %arg6: i32) {
//|     pto.tmaxs ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tmaxs ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%arg0 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tmaxs ins(%arg3, %arg4 : !pto.tile_buf<vec, 15x192xi16>, i16) outs(%arg3 : !pto.tile_buf<vec, 15x192xi16>)
//|     pto.tmaxs ins(%arg5, %arg6 : !pto.tile_buf<vec, 16x16xui32>, i32) outs(%arg5 : !pto.tile_buf<vec, 16x16xui32>) {test.note}
//|     pto.tmaxs ins(%arg0, %arg1 : !pto.tile_buf<vec, 16x16xf32>, f32) outs(%arg2 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 15x192xi16>, i16, !pto.tile_buf<vec, 16x16xui32>, i32) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf32>, %arg1: f32, %arg2: !pto.tile_buf<vec, 16x16xf32>, %arg3: !pto.tile_buf<vec, 15x192xi16>, %arg4: i16, %arg5: !pto.tile_buf<vec, 16x16xui32>, %arg6: i32):
//|     "pto.tmaxs"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tmaxs"(%arg0, %arg1, %arg0) : (!pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tmaxs"(%arg3, %arg4, %arg3) : (!pto.tile_buf<vec, 15x192xi16>, i16, !pto.tile_buf<vec, 15x192xi16>) -> ()
//|     "pto.tmaxs"(%arg5, %arg6, %arg5) {test.note} : (!pto.tile_buf<vec, 16x16xui32>, i32, !pto.tile_buf<vec, 16x16xui32>) -> ()
//|     "pto.tmaxs"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 16x16xf32>, f32, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
