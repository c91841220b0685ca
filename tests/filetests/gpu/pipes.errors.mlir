// Communication between the cores of a block that is not compiled for GPUs.
// RUN: %s --diagnostics=short --target=visa --platform=dg2 --pto-arch=a5 --split-input-file

// A core pops what no core pushes: it would wait forever.
func.func @cube(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>, pto.entry} {
  %slots = pto.import_reserved_buffer {name = "slots", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  return
}
func.func @vector(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.entry} {
  %slots = pto.reserve_buffer {name = "slots", size = 2048, location = #pto.address_space<vec>, auto = false, base = 0} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %t = pto.tpop_from_aic {id = 0, split = 1} -> !pto.tile_buf<vec, 8x16xf32>
  pto.tfree_from_aic {id = 0, split = 1}
  return
}

// -----

// No core pops.
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
  return
}

// -----

// Other elements.
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
  %t = pto.tpop_from_aic {id = 0, split = 1} -> !pto.tile_buf<vec, 8x16xi32>
  pto.tfree_from_aic {id = 0, split = 1}
  return
}

// -----

// Other extents.
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
  %t = pto.tpop_from_aic {id = 0, split = 1} -> !pto.tile_buf<vec, 8x8xf32>
  pto.tfree_from_aic {id = 0, split = 1}
  return
}

// -----

// Another split.
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
  %t = pto.tpop_from_aic {id = 0, split = 2} -> !pto.tile_buf<vec, 16x8xf32>
  pto.tfree_from_aic {id = 0, split = 2}
  return
}

// -----

// Conversions of accumulators.
func.func @cube(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>, pto.entry} {
  %slots = pto.import_reserved_buffer {name = "slots", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = no_relu>} (c2v_consumer_buf = %slots : i32)
  %one = arith.constant 1.0 : f32
  pto.set_quant_scalar(%one : f32) {id = 0}
  %zero = arith.constant 0 : i64
  %t = pto.alloc_tile addr = %zero : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.entry} {
  %slots = pto.reserve_buffer {name = "slots", size = 2048, location = #pto.address_space<vec>, auto = false, base = 0} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = deqf16_scalar, relu = no_relu>} (c2v_consumer_buf = %slots : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xf16>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}

// -----

// Slots at a computed address.
func.func @cube(%p: !pto.ptr<f32, gm>, %slots: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>, pto.entry} {
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %zero = arith.constant 0 : i64
  %t = pto.alloc_tile addr = %zero : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 1}
  return
}
func.func @vector(%p: !pto.ptr<f32, gm>, %slots: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.entry} {
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %t = pto.tpop_from_aic {id = 0, split = 1} -> !pto.tile_buf<vec, 8x16xf32>
  pto.tfree_from_aic {id = 0, split = 1}
  return
}

// -----

// A tile at a computed address.
func.func @cube(%p: !pto.ptr<f32, gm>, %at: i64) attributes {pto.kernel_kind = #pto.kernel_kind<cube>, pto.entry} {
  %slots = pto.import_reserved_buffer {name = "slots", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %t = pto.alloc_tile addr = %at : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 1}
  return
}
func.func @vector(%p: !pto.ptr<f32, gm>, %at: i64) attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.entry} {
  %slots = pto.reserve_buffer {name = "slots", size = 2048, location = #pto.address_space<vec>, auto = false, base = 0} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %t = pto.tpop_from_aic {id = 0, split = 1} -> !pto.tile_buf<vec, 8x16xf32>
  pto.tfree_from_aic {id = 0, split = 1}
  return
}

// -----

// A vector core is named.
func.func @cube(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>, pto.entry} {
  %slots = pto.import_reserved_buffer {name = "slots", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %zero = arith.constant 0 : i64
  %t = pto.alloc_tile addr = %zero : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 1}
  return
}
func.func @vector(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.entry} {
  %n = pto.get_subblock_idx
  %slots = pto.reserve_buffer {name = "slots", size = 2048, location = #pto.address_space<vec>, auto = false, base = 0} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %t = pto.tpop_from_aic {id = 0, split = 1} aiv_subblockid(%n) -> !pto.tile_buf<vec, 8x16xf32>
  pto.tfree_from_aic {id = 0, split = 1}
  return
}

// -----

// A kernel without the other core.
func.func @alone(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.entry} {
  %slots = pto.reserve_buffer {name = "slots", size = 2048, location = #pto.address_space<vec>, auto = false, base = 0} -> i32
  %pipe = pto.initialize_l2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 2, flag_base = 0} (%slots : i32) -> !pto.pipe
  %t = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
  pto.tpop(%t, %pipe : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
  pto.tfree(%pipe : !pto.pipe) {split = 1}
  return
}

// -----

// An event of a computed core.
func.func @cube(%p: !pto.ptr<f32, gm>, %event: index) attributes {pto.kernel_kind = #pto.kernel_kind<cube>, pto.entry} {
  pto.wait_intra_block #pto.pipe<PIPE_FIX>, 4
  return
}
func.func @vector(%p: !pto.ptr<f32, gm>, %event: index) attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.entry} {
  pto.set_intra_block #pto.pipe<PIPE_V>, %event
  return
}

// -----

// An entry that is larger than a slot.
func.func @cube(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>, pto.entry} {
  %slots = pto.import_reserved_buffer {name = "slots", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %zero = arith.constant 0 : i64
  %t = pto.alloc_tile addr = %zero : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.entry} {
  %slots = pto.reserve_buffer {name = "slots", size = 2048, location = #pto.address_space<vec>, auto = false, base = 0} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, slot_num = 2} (c2v_consumer_buf = %slots : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xf32>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}

// -----

// The memory of the other core.
func.func @cube(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>, pto.entry} {
  pto.set_intra_block #pto.pipe<PIPE_FIX>, 4
  %zero = arith.constant 0 : i64
  %c0 = arith.constant 0 : index
  %b = pto.castptr %zero : i64 -> !pto.ptr<f32, ub>
  %x = pto.load_scalar %b[%c0] : !pto.ptr<f32, ub> -> f32
  pto.store_scalar %x, %p[%c0] : !pto.ptr<f32, gm>, f32
  return
}
func.func @vector(%p: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.entry} {
  pto.wait_intra_block #pto.pipe<PIPE_V>, 4
  return
}

// run 1: exit 1
// stderr:
//| pipes.errors.mlir:13:8: error[PTO1610]: cannot be compiled for DG2: pto.tpop_from_aic of a pipe to which the other core pushes nothing
//| pipes.errors.mlir:26:3: error[PTO1610]: cannot be compiled for DG2: pto.tpush_to_aiv to a pipe from which the other core pops nothing
//| pipes.errors.mlir:43:3: error[PTO1610]: cannot be compiled for DG2: pto.tpush_to_aiv of elements of f32 that are popped as elements of i32
//| pipes.errors.mlir:62:3: error[PTO1610]: cannot be compiled for DG2: pto.tpush_to_aiv of 16 x 16 elements, for which pops expect 16 x 8
//| pipes.errors.mlir:81:3: error[PTO1610]: cannot be compiled for DG2: pto.tpush_to_aiv with another `split` than other transfers through the pipe
//| pipes.errors.mlir:97:3: error[PTO1610]: cannot be compiled for DG2: pto.aic_initialize_pipe with `acc_push_epilogue`
//| pipes.errors.mlir:107:3: error[PTO1610]: cannot be compiled for DG2: pto.aiv_initialize_pipe with `acc_push_epilogue`
//| pipes.errors.mlir:124:3: error[PTO1610]: cannot be compiled for DG2: pto.aiv_initialize_pipe with slots at an address that is not known when compiling
//| pipes.errors.mlir:137:3: error[PTO1610]: cannot be compiled for DG2: pto.tpush_to_aiv of an entry that is no tile at an address known when compiling
//| pipes.errors.mlir:163:8: error[PTO1610]: cannot be compiled for DG2: pto.tpop_from_aic with `aiv_subblockid`
//| pipes.errors.mlir:175:3: error[PTO1610]: cannot be compiled for DG2: pto.tpop in a kernel for one kind of core
//| pipes.errors.mlir:176:3: error[PTO1610]: cannot be compiled for DG2: pto.tfree in a kernel for one kind of core
//| pipes.errors.mlir:188:3: error[PTO1610]: cannot be compiled for DG2: pto.set_intra_block of an event that may not be in 0 to 31
//| pipes.errors.mlir:200:3: error[PTO1610]: cannot be compiled for DG2: pto.tpush_to_aiv of an entry that is larger than the 512 bytes of a slot
//| pipes.errors.mlir:219:8: error[PTO1610]: cannot be compiled for DG2: pto.load_scalar on the memory of vector cores by code of another core
