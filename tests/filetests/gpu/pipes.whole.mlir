// Vector cores that do the same are one thread, beside that of the cube core.
// RUN: %s --target=visa --platform=pvc --pto-arch=a5 --emit=genx | FileCheck %s

// CHECK: genx.threads = 2
// CHECK: genx.barrier
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>, pto.entry} {
  %slots = pto.reserve_buffer {name = "slots", size = 1024, location = #pto.address_space<mat>, auto = false, base = 0} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 2, slot_size = 512, slot_num = 2} (v2c_consumer_buf = %slots : i32)
  %t = pto.tpop_from_aiv {id = 0, split = 0} -> !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
  pto.tfree_from_aiv {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.entry} {
  %zero = arith.constant 0 : i64
  %slots = pto.import_reserved_buffer {name = "slots", peer_func = @cube} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 2, slot_size = 512, slot_num = 2} (v2c_consumer_buf = %slots : i32)
  %t = pto.alloc_tile addr = %zero : !pto.tile_buf<vec, 16x16xf16>
  pto.tpush_to_aic(%t : !pto.tile_buf<vec, 16x16xf16>) {id = 0, split = 0}
  return
}
