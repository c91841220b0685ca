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
