// Communication between the cores of a block needs messages that older GPUs do not have.
// RUN: %s --diagnostics=short --target=visa --platform=tgllp --pto-arch=a5
// RUN: %s --diagnostics=short --target=visa --platform=skl --pto-arch=a5

func.func @cube(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>, pto.entry} {
  %slots = pto.import_reserved_buffer {name = "slots", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %zero = arith.constant 0 : i64
  %t = pto.alloc_tile addr = %zero : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 1}
  return
}
func.func @vector(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.entry} {
  %slots = pto.reserve_buffer {name = "slots", size = 2048, location = #pto.address_space<vec>, auto = false, base = 0} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %t = pto.tpop_from_aic {id = 0, split = 1} -> !pto.tile_buf<vec, 8x16xf32>
  pto.tfree_from_aic {id = 0, split = 1}
  return
}

// run 1: exit 1
// stderr:
//| pipes.platform.errors.mlir:10:3: error[PTO1610]: cannot be compiled for TGLLP: pto.tpush_to_aiv, which needs atomic messages in shared local memory, and TGLLP has none
//| pipes.platform.errors.mlir:16:8: error[PTO1610]: cannot be compiled for TGLLP: pto.tpop_from_aic, which needs atomic messages in shared local memory, and TGLLP has none
// run 2: exit 1
// stderr:
//| pipes.platform.errors.mlir:10:3: error[PTO1610]: cannot be compiled for SKL: pto.tpush_to_aiv, which needs atomic messages in shared local memory, and SKL has none
//| pipes.platform.errors.mlir:16:8: error[PTO1610]: cannot be compiled for SKL: pto.tpop_from_aic, which needs atomic messages in shared local memory, and SKL has none
