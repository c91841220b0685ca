// Functions say how many bytes the buffers at their addresses have: those of each memory in the order of addresses, also where
// they share bytes; not those at addresses that are computed.
// RUN: %s --pass-pipeline=builtin.module(func.func(pto-extents))

module attributes {pto.target_arch = "a5"} {
  func.func @all(%at: i64) {
    %c0 = arith.constant 0 : i64
    %c512 = arith.constant 512 : i64
    %a = pto.alloc_tile addr = %c512 : !pto.tile_buf<vec, 4x32xf32>
    %b = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 8x32xf32>
    %c = pto.alloc_tile addr = %c0 : !pto.tile_buf<mat, 16x16xf16>
    %d = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 4x32xf32>
    return
  }

  func.func @none() {
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @all(%arg0: i64) attributes {pto.buffers = {l1 = array<i64: 0, 512>, ub = array<i64: 0, 1024, 512, 512>}} {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c512_i64 = arith.constant 512 : i64
//|     %0 = pto.alloc_tile addr = %c512_i64 : !pto.tile_buf<vec, 4x32xf32>
//|     %1 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 8x32xf32>
//|     %2 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<mat, 16x16xf16>
//|     %3 = pto.alloc_tile addr = %arg0 : !pto.tile_buf<vec, 4x32xf32>
//|     return
//|   }
//|   func.func @none() {
//|     return
//|   }
//| }
