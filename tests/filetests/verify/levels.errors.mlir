// Addresses that are missing at level 3, and given at levels 1 and 2; buffers outside of their memory.
// RUN: %s --verify --pto-level=level3 --diagnostics=short
// RUN: %s --verify --pto-level=level3 --pto-arch=a5 --diagnostics=short
// RUN: %s --verify --pto-level=level1 --diagnostics=short
// RUN: %s --verify --pto-level=level2 --diagnostics=short
// RUN: %s --verify --pto-level=level4

func.func @planned() {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
  %m = pto.alloc_multi_tile : !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf32>, count=2>
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
  return
}

func.func @placed(%a: i64) {
  %t = pto.alloc_tile addr = %a : !pto.tile_buf<vec, 16x16xf32>
  %u = pto.tassign %t, %a : !pto.tile_buf<vec, 16x16xf32> -> !pto.tile_buf<vec, 16x16xf32>
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = false, base = 256} -> i32
  return
}

func.func @inside() {
  %a = pto.reserve_buffer {name = "a", size = 4096, location = #pto.address_space<vec>, auto = false, base = 100} -> i32
  %b = pto.reserve_buffer {name = "b", size = 4096, location = #pto.address_space<vec>, auto = false, base = 196608} -> i32
  %c = pto.reserve_buffer {name = "c", size = 4096, location = #pto.address_space<vec>, auto = false, base = 253952} -> i32
  %d = pto.reserve_buffer {name = "d", size = 4096, location = #pto.address_space<mat>, auto = false, base = 524288} -> i32
  return
}

// run 1: exit 1
// stderr:
//| levels.errors.mlir:9:8: error[PTO1266]: pto.alloc_tile has no address, which programs of level3 give
//| levels.errors.mlir:10:8: error[PTO1266]: pto.alloc_multi_tile has no address, which programs of level3 give
//| levels.errors.mlir:11:8: error[PTO1266]: pto.reserve_buffer has no address, which programs of level3 give
//| levels.errors.mlir:23:103: error[PTO1266]: base is 100, expected a multiple of 256
//| levels.errors.mlir:24:103: error[PTO1266]: the buffer ends at 200704, expected at most 196608
//| levels.errors.mlir:25:103: error[PTO1266]: the buffer ends at 258048, expected at most 196608
//| levels.errors.mlir:26:103: error[PTO1266]: the buffer ends at 528384, expected at most 524288
// run 2: exit 1
// stderr:
//| levels.errors.mlir:9:8: error[PTO1266]: pto.alloc_tile has no address, which programs of level3 give
//| levels.errors.mlir:10:8: error[PTO1266]: pto.alloc_multi_tile has no address, which programs of level3 give
//| levels.errors.mlir:11:8: error[PTO1266]: pto.reserve_buffer has no address, which programs of level3 give
//| levels.errors.mlir:23:103: error[PTO1266]: base is 100, expected a multiple of 256
//| levels.errors.mlir:25:103: error[PTO1266]: the buffer ends at 258048, expected at most 253952
//| levels.errors.mlir:26:103: error[PTO1266]: the buffer ends at 528384, expected at most 524288
// run 3: exit 1
// stderr:
//| levels.errors.mlir:16:8: error[PTO1266]: pto.alloc_tile has an address, which the compiler gives at level1
//| levels.errors.mlir:17:8: error[PTO1266]: pto.tassign is of level3, not of level1
//| levels.errors.mlir:18:106: error[PTO1266]: pto.reserve_buffer has an address, which the compiler gives at level1
//| levels.errors.mlir:23:103: error[PTO1266]: pto.reserve_buffer has an address, which the compiler gives at level1
//| levels.errors.mlir:24:103: error[PTO1266]: pto.reserve_buffer has an address, which the compiler gives at level1
//| levels.errors.mlir:25:103: error[PTO1266]: pto.reserve_buffer has an address, which the compiler gives at level1
//| levels.errors.mlir:26:103: error[PTO1266]: pto.reserve_buffer has an address, which the compiler gives at level1
// run 4: exit 1
// stderr:
//| levels.errors.mlir:16:8: error[PTO1266]: pto.alloc_tile has an address, which the compiler gives at level2
//| levels.errors.mlir:17:8: error[PTO1266]: pto.tassign is of level3, not of level2
//| levels.errors.mlir:18:106: error[PTO1266]: pto.reserve_buffer has an address, which the compiler gives at level2
//| levels.errors.mlir:23:103: error[PTO1266]: pto.reserve_buffer has an address, which the compiler gives at level2
//| levels.errors.mlir:24:103: error[PTO1266]: pto.reserve_buffer has an address, which the compiler gives at level2
//| levels.errors.mlir:25:103: error[PTO1266]: pto.reserve_buffer has an address, which the compiler gives at level2
//| levels.errors.mlir:26:103: error[PTO1266]: pto.reserve_buffer has an address, which the compiler gives at level2
// run 5: exit 2
// stderr:
//| error: invalid value 'level4' for '--pto-level <LEVEL>': expected level1, level2 or level3
//|
//| For more information, try '--help'.
