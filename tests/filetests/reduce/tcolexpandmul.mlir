// Every shape of pto.tcolexpandmul.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!full = !pto.tile_buf<vec, 8x16xf32>
!row = !pto.tile_buf<vec, 1x16xf32>

func.func @operands(%a: !full, %r: !row, %d: !full) {
  pto.tcolexpandmul ins(%a, %r : !full, !row) outs(%d : !full)
  pto.tcolexpandmul ins(%a, %r : !full, !row) outs(%a : !full) {test.note}
  "pto.tcolexpandmul"(%a, %r, %d) : (!full, !row, !full) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>) {
//|     pto.tcolexpandmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 8x16xf32>)
//|     pto.tcolexpandmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg0 : !pto.tile_buf<vec, 8x16xf32>) {test.note}
//|     pto.tcolexpandmul ins(%arg0, %arg1 : !pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>) outs(%arg2 : !pto.tile_buf<vec, 8x16xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x16xf32>, %arg1: !pto.tile_buf<vec, 1x16xf32>, %arg2: !pto.tile_buf<vec, 8x16xf32>):
//|     "pto.tcolexpandmul"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "pto.tcolexpandmul"(%arg0, %arg1, %arg0) {test.note} : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "pto.tcolexpandmul"(%arg0, %arg1, %arg2) : (!pto.tile_buf<vec, 8x16xf32>, !pto.tile_buf<vec, 1x16xf32>, !pto.tile_buf<vec, 8x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
