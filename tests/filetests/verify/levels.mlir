// Addresses where the level has them, and anywhere without a level.
// RUN: %s --verify --split-input-file
// RUN: %s --verify --split-input-file --pass-pipeline=pto-verify-levels

func.func @planned() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
  return
}

func.func @placed(%a: i64) {
  %t = pto.alloc_tile addr = %a : !pto.tile_buf<vec, 16x16xf32>
  %u = pto.tassign %t, %a : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 16x16xf32>
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = false, base = 100} -> i32
  return
}

// run 1: exit 0
// run 2: exit 0
