// Every shape of pto.texpands.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!f32 = !pto.tile_buf<vec, 4x72xf32>
!bf16 = !pto.tile_buf<vec, 16x16xbf16>
!open = !pto.tile_buf<vec, 1x8xi32, valid=?x?>
!mat = !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>

func.func @operands(%s: f32, %a: !f32, %t: bf16, %b: !bf16, %i: i32, %o: !open, %m: !mat) {
  pto.texpands ins(%s : f32) outs(%a : !f32)
  pto.texpands ins(%t : bf16) outs(%b : !bf16)
  pto.texpands ins(%i : i32) outs(%o : !open)
  pto.texpands ins(%s : f32) outs(%m : !mat)
  "pto.texpands"(%s, %a) : (f32, !f32) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: f32, %arg1: !pto.tile_buf<vec, 4x72xf32>, %arg2: bf16, %arg3: !pto.tile_buf<vec, 16x16xbf16>, %arg4: i32, %arg5: !pto.tile_buf<vec, 1x8xi32, valid=?x?>, %arg6: !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>) {
//|     pto.texpands ins(%arg0 : f32) outs(%arg1 : !pto.tile_buf<vec, 4x72xf32>)
//|     pto.texpands ins(%arg2 : bf16) outs(%arg3 : !pto.tile_buf<vec, 16x16xbf16>)
//|     pto.texpands ins(%arg4 : i32) outs(%arg5 : !pto.tile_buf<vec, 1x8xi32, valid=?x?>)
//|     pto.texpands ins(%arg0 : f32) outs(%arg6 : !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>)
//|     pto.texpands ins(%arg0 : f32) outs(%arg1 : !pto.tile_buf<vec, 4x72xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32, !pto.tile_buf<vec, 4x72xf32>, bf16, !pto.tile_buf<vec, 16x16xbf16>, i32, !pto.tile_buf<vec, 1x8xi32, valid=?x?>, !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: f32, %arg1: !pto.tile_buf<vec, 4x72xf32>, %arg2: bf16, %arg3: !pto.tile_buf<vec, 16x16xbf16>, %arg4: i32, %arg5: !pto.tile_buf<vec, 1x8xi32, valid=?x?>, %arg6: !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>):
//|     "pto.texpands"(%arg0, %arg1) : (f32, !pto.tile_buf<vec, 4x72xf32>) -> ()
//|     "pto.texpands"(%arg2, %arg3) : (bf16, !pto.tile_buf<vec, 16x16xbf16>) -> ()
//|     "pto.texpands"(%arg4, %arg5) : (i32, !pto.tile_buf<vec, 1x8xi32, valid=?x?>) -> ()
//|     "pto.texpands"(%arg0, %arg6) : (f32, !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>) -> ()
//|     "pto.texpands"(%arg0, %arg1) : (f32, !pto.tile_buf<vec, 4x72xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
