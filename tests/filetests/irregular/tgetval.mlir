// Every shape of pto.tgetval.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!i32 = !pto.tile_buf<vec, 2x8xi32>

func.func @operands(%a: !i32, %i: index) -> (i32, i32) {
  %v = pto.tgetval ins(%a, %i : !i32, index) outs : i32
  %w = "pto.tgetval"(%a, %i) : (!i32, index) -> i32
  return %v, %w : i32, i32
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 2x8xi32>, %arg1: index) -> (i32, i32) {
//|     %0 = pto.tgetval ins(%arg0, %arg1 : !pto.tile_buf<vec, 2x8xi32>, index) outs : i32
//|     %1 = pto.tgetval ins(%arg0, %arg1 : !pto.tile_buf<vec, 2x8xi32>, index) outs : i32
//|     return %0, %1 : i32, i32
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 2x8xi32>, index) -> (i32, i32), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 2x8xi32>, %arg1: index):
//|     %0 = "pto.tgetval"(%arg0, %arg1) : (!pto.tile_buf<vec, 2x8xi32>, index) -> i32
//|     %1 = "pto.tgetval"(%arg0, %arg1) : (!pto.tile_buf<vec, 2x8xi32>, index) -> i32
//|     "func.return"(%0, %1) : (i32, i32) -> ()
//|   }) : () -> ()
//| }) : () -> ()
