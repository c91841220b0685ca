// Every shape of pto.tci.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!i32 = !pto.tile_buf<vec, 1x32xi32>
!u32 = !pto.tile_buf<vec, 1x32xui32>
!i16 = !pto.tile_buf<vec, 1x16xi16>

// The direction is always printed.
func.func @operands(%s: i32, %a: !i32, %u: ui32, %b: !u32, %h: i16, %t: !pto.tile_buf<vec, 1x512xf32>, %c: !i16) {
  pto.tci ins(%s : i32) outs(%a : !i32) {descending = true}
  pto.tci ins(%s : i32) outs(%a : !i32)
  pto.tci ins(%u {descending = true} : ui32) outs(%b : !u32)
  pto.tci ins(%h, %t : i16, !pto.tile_buf<vec, 1x512xf32>) outs(%c : !i16) {descending = false}
  "pto.tci"(%s, %a) : (i32, !i32) -> ()
  "pto.tci"(%h, %t, %c) <{descending = true}> : (i16, !pto.tile_buf<vec, 1x512xf32>, !i16) -> ()
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: i32, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: ui32, %arg3: !pto.tile_buf<vec, 1x32xui32>, %arg4: i16, %arg5: !pto.tile_buf<vec, 1x512xf32>, %arg6: !pto.tile_buf<vec, 1x16xi16>) {
//|     pto.tci ins(%arg0 : i32) outs(%arg1 : !pto.tile_buf<vec, 1x32xi32>) {descending = true}
//|     pto.tci ins(%arg0 : i32) outs(%arg1 : !pto.tile_buf<vec, 1x32xi32>) {descending = false}
//|     pto.tci ins(%arg2 : ui32) outs(%arg3 : !pto.tile_buf<vec, 1x32xui32>) {descending = true}
//|     pto.tci ins(%arg4, %arg5 : i16, !pto.tile_buf<vec, 1x512xf32>) outs(%arg6 : !pto.tile_buf<vec, 1x16xi16>) {descending = false}
//|     pto.tci ins(%arg0 : i32) outs(%arg1 : !pto.tile_buf<vec, 1x32xi32>) {descending = false}
//|     pto.tci ins(%arg4, %arg5 : i16, !pto.tile_buf<vec, 1x512xf32>) outs(%arg6 : !pto.tile_buf<vec, 1x16xi16>) {descending = true}
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32, !pto.tile_buf<vec, 1x32xi32>, ui32, !pto.tile_buf<vec, 1x32xui32>, i16, !pto.tile_buf<vec, 1x512xf32>, !pto.tile_buf<vec, 1x16xi16>) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg0: i32, %arg1: !pto.tile_buf<vec, 1x32xi32>, %arg2: ui32, %arg3: !pto.tile_buf<vec, 1x32xui32>, %arg4: i16, %arg5: !pto.tile_buf<vec, 1x512xf32>, %arg6: !pto.tile_buf<vec, 1x16xi16>):
//|     "pto.tci"(%arg0, %arg1) <{descending = true}> : (i32, !pto.tile_buf<vec, 1x32xi32>) -> ()
//|     "pto.tci"(%arg0, %arg1) : (i32, !pto.tile_buf<vec, 1x32xi32>) -> ()
//|     "pto.tci"(%arg2, %arg3) <{descending = true}> : (ui32, !pto.tile_buf<vec, 1x32xui32>) -> ()
//|     "pto.tci"(%arg4, %arg5, %arg6) <{descending = false}> : (i16, !pto.tile_buf<vec, 1x512xf32>, !pto.tile_buf<vec, 1x16xi16>) -> ()
//|     "pto.tci"(%arg0, %arg1) : (i32, !pto.tile_buf<vec, 1x32xi32>) -> ()
//|     "pto.tci"(%arg4, %arg5, %arg6) <{descending = true}> : (i16, !pto.tile_buf<vec, 1x512xf32>, !pto.tile_buf<vec, 1x16xi16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
