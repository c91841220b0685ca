// Pipes whose ends disagree, are missing or go the other way.
// RUN: %s --verify --pto-arch=a5 --diagnostics=short


module {
  func.func @cube(%b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
    pto.aic_initialize_pipe {dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
    pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
    return
  }
  func.func @vector(%b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
    pto.aiv_initialize_pipe {dir_mask = 2, slot_size = 2048, slot_num = 4}(v2c_consumer_buf = %b : i32)
    return
  }
}

module {
  func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
    %b = pto.reserve_buffer{name = "fifo", size = 8192, location = #pto.address_space<mat>, auto = true} -> i32
    pto.aic_initialize_pipe {dir_mask = 2, slot_size = 1024}(v2c_consumer_buf = %b : i32)
    return
  }
  func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
    %b = pto.import_reserved_buffer{name = "fifo", peer_func = @cube} -> i32
    %c = pto.import_reserved_buffer{name = "other", peer_func = @cube} -> i32
    %d = pto.import_reserved_buffer{name = "fifo", peer_func = @nobody} -> i32
    pto.aiv_initialize_pipe {dir_mask = 2, slot_size = 512}(v2c_consumer_buf = %b : i32)
    return
  }
}

func.func @use(%b: i32, %a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.section.cube {
    pto.aic_initialize_pipe {id = 1, dir_mask = 2, slot_size = 1024}(v2c_consumer_buf = %b : i32)
    pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 1, split = 0}
    pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 2, split = 0}
  }
  pto.section.vector {
    %v = pto.tpop_from_aic {id = 1, split = 0} -> !pto.tile_buf<vec, 16x16xf32>
  }
  pto.section.cube {
    pto.tfree_from_aiv {split = 0}
    %e = pto.talloc_to_aiv {id = 1, split = 0} -> !pto.tensor_view<16x16xf32>
    %f = pto.talloc_to_aiv {id = 3, split = 0} -> !pto.tensor_view<16x16xf32>
  }
  return
}

// A pipe that converts accumulators: entries that are split, and factors that are not set.
module {
  func.func @cube(%s: f32, %t: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %p: i1, %f: !pto.tile_buf<scaling, 1x16xf16>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
    %b = pto.import_reserved_buffer{name = "fifo", peer_func = @vector} -> i32
    pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
    pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
    scf.if %p {
      pto.set_quant_scalar(%s : f32) {id = 0}
    }
    pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
    pto.set_quant_vector(%f : !pto.tile_buf<scaling, 1x16xf16>) {id = 0}
    pto.set_quant_scalar(%s : f32) {id = 7}
    pto.set_quant_scalar(%s : f32) {id = 0}
    pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 1}
    return
  }
  func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
    %b = pto.reserve_buffer{name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
    pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
    %v = pto.tpop_from_aic {id = 0, split = 2} -> !pto.tile_buf<vec, 16x16xbf16>
    pto.tfree_from_aic {id = 0, split = 1}
    return
  }
}

// Splits that a pipe does not allow.
module {
  func.func @cube(%b: i32, %n: index, %t: !pto.tile_buf<acc, 16x16xf32, valid=15x16, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
    pto.aic_initialize_pipe {id = 0, dir_mask = 3, slot_size = 1024}(c2v_consumer_buf = %b : i32, v2c_consumer_buf = %b : i32)
    pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, valid=15x16, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 3}
    %m = pto.tpop_from_aiv(%n, %n) {id = 0, split = 4} -> !pto.tile_buf<mat, 16x16xf32, valid=?x?, blayout=col_major, slayout=row_major>
    pto.tfree_from_aiv {id = 0, split = 4}
    return
  }
}

// Views: of a pipe without one, of other elements, another rank, other extents.
func.func @numbered(%g: !pto.tensor_view<16x16xf32>, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %g : !pto.tensor_view<16x16xf32>)
  pto.aic_initialize_pipe {id = 2, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
  %e = pto.talloc_to_aiv {id = 1, split = 0} -> !pto.tensor_view<16x16xi32>
  %f = pto.talloc_to_aiv {id = 1, split = 0} -> !pto.tensor_view<1x16x16xf32>
  %h = pto.talloc_to_aiv {id = 1, split = 0} -> !pto.tensor_view<?x8xf32>
  %i = pto.talloc_to_aiv {id = 2, split = 0} -> !pto.tensor_view<16x16xf32>
  return
}
func.func @value(%g: !pto.tensor_view<16x16xf32>, %b: i32, %e: !pto.tensor_view<16x16xf32>, %f: !pto.tensor_view<8x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %p = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 512, slot_num = 8}(%g : !pto.tensor_view<16x16xf32>) -> !pto.pipe
  pto.talloc(%e, %p : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
  pto.talloc(%f, %p : !pto.tensor_view<8x16xf32>, !pto.pipe) {split = 0}
  %q = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8}(%g : !pto.tensor_view<16x16xf32>, %b : i32) -> !pto.pipe
  pto.talloc(%e, %q : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 3}
  return
}

// Splits into parts that differ, of a pipe between local memories.
func.func @uneven(%b: i32, %t: !pto.tile_buf<acc, 16x16xf32, valid=15x16, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %p = pto.initialize_l2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8}(%b : i32) -> !pto.pipe
  pto.tpush(%t, %p : !pto.tile_buf<acc, 16x16xf32, valid=15x16, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) {split = 3}
  return
}

func.func @reserves() {
  %a = pto.reserve_buffer {name = "fifo", size = 8192, location = #pto.address_space<vec>, auto = true} -> i32
  %b = pto.reserve_buffer {name = "fifo", size = 8192, location = #pto.address_space<mat>, auto = true} -> i32
  return
}
func.func @imports() {
  %a = pto.import_reserved_buffer {name = "fifo", peer_func = @reserves} -> i32
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @reserves} -> i32
  return
}

// Attributes that only the compiler gives.
func.func @reserved(%b: i32, %a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32) {clipReluMode}
  pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 1, split = 0} {sub_block_id = 1 : i32, stPhase}
  return
}

// -----

// The slots of vector cores are no buffer that is reserved.
module attributes {pto.target_arch = "a5"} {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %s = arith.constant 2.0 : f32
  %b = arith.constant 0 : i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.set_quant_scalar(%s : f32) {id = 0}
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xbf16>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

// -----

// The ends convert accumulators in different ways.
module attributes {pto.target_arch = "a5"} {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %s = arith.constant 2.0 : f32
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.set_quant_scalar(%s : f32) {id = 0}
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2dn, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xbf16, blayout=col_major>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

// -----

// One end converts, the other does not.
module attributes {pto.target_arch = "a5"} {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %s = arith.constant 2.0 : f32
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.set_quant_scalar(%s : f32) {id = 0}
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xbf16>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

// -----

// The accumulator has no element type that the quantisation takes.
module attributes {pto.target_arch = "a5"} {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %s = arith.constant 2.0 : f32
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.set_quant_scalar(%s : f32) {id = 0}
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xbf16>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

// -----

// The entry has another element type.
module attributes {pto.target_arch = "a5"} {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %s = arith.constant 2.0 : f32
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.set_quant_scalar(%s : f32) {id = 0}
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xf16>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

// -----

// The entry has another layout.
module attributes {pto.target_arch = "a5"} {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %s = arith.constant 2.0 : f32
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.set_quant_scalar(%s : f32) {id = 0}
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xbf16, blayout=col_major>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

// -----

// The entry is larger than a slot.
module attributes {pto.target_arch = "a5"} {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %s = arith.constant 2.0 : f32
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.set_quant_scalar(%s : f32) {id = 0}
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 32x16xbf16>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

// -----

// Entries have different types.
module attributes {pto.target_arch = "a5"} {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %s = arith.constant 2.0 : f32
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.set_quant_scalar(%s : f32) {id = 0}
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xbf16>
  pto.tfree_from_aic {id = 0, split = 0}
  %u = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 8x16xbf16>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

// -----

// No entry is taken.
module attributes {pto.target_arch = "a5"} {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %s = arith.constant 2.0 : f32
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.set_quant_scalar(%s : f32) {id = 0}
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  return
}
}

// -----

// Elements stay as they are: floats that are pushed do not leave as integers.
module attributes {pto.target_arch = "a5"} {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = no_convert, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 8192, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = no_convert, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xi32>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

// -----

// Floats of one byte are of one format.
module attributes {pto.target_arch = "a5"} {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %s = arith.constant 2.0 : f32
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322fp8_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.set_quant_scalar(%s : f32) {id = 0}
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 8192, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322fp8_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x32x!pto.hif8>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

// -----

// Of a5 only.
module attributes {pto.target_arch = "a3"} {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %s = arith.constant 2.0 : f32
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qs322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.set_quant_scalar(%s : f32) {id = 0}
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xi32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 8192, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qs322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xbf16>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

// Code of no core.
func.func @plain(%b: i32, %t: !pto.tile_buf<vec, 16x16xf32>) {
  pto.aiv_initialize_pipe {dir_mask = 2, slot_size = 1024}(v2c_consumer_buf = %b : i32)
  pto.tpush_to_aic(%t : !pto.tile_buf<vec, 16x16xf32>) {split = 0}
  %p = pto.initialize_l2l_pipe {dir_mask = 2, slot_size = 1024, slot_num = 8} (%b : i32) -> !pto.pipe
  pto.tpush(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 0}
  return
}
func.func @entry(%b: i32) attributes {pto.entry} {
  pto.aic_initialize_pipe {dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
  return
}

// Pipes of callers, and of iterations.
func.func private @of_caller(%t: !pto.tile_buf<vec, 16x16xf32>, %p: !pto.pipe) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  pto.tpush(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 0}
  pto.tpush_to_aic(%t : !pto.tile_buf<vec, 16x16xf32>) {split = 0}
  return
}
func.func @of_iteration(%b: i32, %t: !pto.tile_buf<vec, 16x16xf32>, %from: index, %to: index, %step: index) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  pto.aiv_initialize_pipe {dir_mask = 2, slot_size = 1024}(v2c_consumer_buf = %b : i32)
  %p = pto.initialize_l2l_pipe {dir_mask = 2, slot_size = 1024, slot_num = 8} (%b : i32) -> !pto.pipe
  %last = scf.for %i = %from to %to step %step iter_args(%q = %p) -> (!pto.pipe) {
    pto.tpush(%t, %q : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 0}
    scf.yield %q : !pto.pipe
  }
  func.call @of_caller(%t, %p) : (!pto.tile_buf<vec, 16x16xf32>, !pto.pipe) -> ()
  return
}

// run 1: exit 1
// stderr:
//| pipes.errors.mlir:8:5: error[PTO1230]: pipe 0 has its cube end already
//| pipes.errors.mlir:12:30: error[PTO1231]: the vector end of pipe 0 has 2 as `dir_mask`, the cube end 1
//| pipes.errors.mlir:12:44: error[PTO1231]: the vector end of pipe 0 has 2048 as `slot_size`, the cube end 1024
//| pipes.errors.mlir:25:37: error[PTO1235]: function @cube reserves no buffer "other"
//| pipes.errors.mlir:26:37: error[PTO1235]: function @nobody reserves no buffer "fifo"
//| pipes.errors.mlir:27:44: error[PTO1231]: the vector end of pipe 0 has 512 as `slot_size`, the cube end 1024
//| pipes.errors.mlir:35:5: error[PTO1233]: pipe 1 has no direction cube to vector
//| pipes.errors.mlir:36:5: error[PTO1232]: pipe 2 has no cube end in this function
//| pipes.errors.mlir:39:10: error[PTO1232]: pipe 1 has no vector end in this function
//| pipes.errors.mlir:39:10: warning[PTO1263]: pto.tpop_from_aic takes an entry that its block does not give back
//| pipes.errors.mlir:42:5: error[PTO1232]: pipe 0 has no cube end in this function
//| pipes.errors.mlir:43:10: error[PTO1233]: pipe 1 has no direction cube to vector
//| pipes.errors.mlir:43:10: error[PTO1239]: the entry is a view, expected a pipe with a view of its slots in global memory
//| pipes.errors.mlir:44:10: error[PTO1232]: pipe 3 has no cube end in this function
//| pipes.errors.mlir:54:5: error[PTO1237]: pipe 0 converts accumulators with factors that are not set in this block
//| pipes.errors.mlir:58:5: error[PTO1237]: pipe 0 converts accumulators with factors that are not set in this block
//| pipes.errors.mlir:59:5: error[PTO1236]: pipe 0 does not convert accumulators with a factor for each column
//| pipes.errors.mlir:60:5: error[PTO1236]: pipe 7 has no cube end in this function
//| pipes.errors.mlir:62:119: error[PTO1234]: pto.tpush_to_aiv has split 1, expected 0 for a pipe that converts accumulators
//| pipes.errors.mlir:62:119: warning[PTO1262]: pto.tpush_to_aiv has split 1, but entries of this pipe are whole
//| pipes.errors.mlir:68:37: error[PTO1234]: pto.tpop_from_aic has split 2, expected 0 for a pipe that converts accumulators
//| pipes.errors.mlir:69:33: error[PTO1234]: pto.tfree_from_aic has split 1, expected 0 for a pipe that converts accumulators
//| pipes.errors.mlir:78:132: error[PTO1234]: pto.tpush_to_aiv has split 3, expected a pipe of one direction with slots in global memory and in vector cores
//| pipes.errors.mlir:79:45: error[PTO1234]: pto.tpop_from_aiv has split 4, which is of entries from the cube core only
//| pipes.errors.mlir:80:33: error[PTO1234]: pto.tfree_from_aiv has split 4, which is of entries from the cube core only
//| pipes.errors.mlir:89:8: error[PTO1239]: the entry has elements of i32, the slots of its pipe of f32
//| pipes.errors.mlir:90:8: error[PTO1239]: the entry has the extents 1x16x16, the slots of its pipe 16x16
//| pipes.errors.mlir:91:8: error[PTO1239]: the entry has the extents ?x8, the slots of its pipe 16x16
//| pipes.errors.mlir:92:8: error[PTO1239]: the entry is a view, expected a pipe with a view of its slots in global memory
//| pipes.errors.mlir:97:3: error[PTO1239]: the entry has 1024 bytes, the slots of its pipe 512
//| pipes.errors.mlir:98:3: error[PTO1239]: the entry has the extents 8x16, the slots of its pipe 16x16
//| pipes.errors.mlir:100:3: error[PTO1239]: the entry is a view, expected a pipe with a view of its slots in global memory
//| pipes.errors.mlir:100:64: error[PTO1234]: pto.talloc has split 3, which is of tiles from the cube core through global memory to slots of vector cores
//| pipes.errors.mlir:107:130: error[PTO1234]: pto.tpush has split 3, which is of tiles from the cube core through global memory to slots of vector cores
//| pipes.errors.mlir:113:28: error[PTO1265]: the function reserves a buffer "fifo" already
//| pipes.errors.mlir:118:36: error[PTO1265]: buffer "fifo" of @reserves is imported already
//| pipes.errors.mlir:124:98: error[PTO1238]: attribute `clipReluMode` of pto.aic_initialize_pipe is one that only the compiler gives
//| pipes.errors.mlir:124:98: warning[PTO0211]: pto.aic_initialize_pipe has no attribute 'clipReluMode'; it has no effect
//| pipes.errors.mlir:125:129: error[PTO1238]: attribute `sub_block_id` of pto.tpush_to_aiv is one that only the compiler gives
//| pipes.errors.mlir:125:129: warning[PTO0211]: pto.tpush_to_aiv has no attribute 'sub_block_id'; it has no effect
//| pipes.errors.mlir:125:153: error[PTO1238]: attribute `stPhase` of pto.tpush_to_aiv is one that only the compiler gives
//| pipes.errors.mlir:125:153: warning[PTO0211]: pto.tpush_to_aiv has no attribute 'stPhase'; it has no effect
//| pipes.errors.mlir:136:208: error[PTO1267]: expected a buffer that is reserved or imported, as the pipe converts accumulators
//| pipes.errors.mlir:166:3: error[PTO1268]: the ends of pipe 0 convert accumulators in different ways
//| pipes.errors.mlir:188:3: error[PTO1268]: the ends of pipe 0 convert accumulators in different ways
//| pipes.errors.mlir:205:3: error[PTO1269]: qf322bf16_pre_scalar takes f32, found i32
//| pipes.errors.mlir:233:8: error[PTO1269]: qf322bf16_pre_scalar gives bf16, found f16
//| pipes.errors.mlir:255:8: error[PTO1269]: nz2nd gives layout ND (row_major, none_box), found DN (col_major, none_box)
//| pipes.errors.mlir:277:8: error[PTO1269]: the entry has 1024 bytes, a slot of the pipe 512
//| pipes.errors.mlir:301:8: error[PTO1269]: expected !pto.tile_buf<vec, 16x16xbf16> as the entries before, found !pto.tile_buf<vec, 8x16xbf16>
//| pipes.errors.mlir:322:3: error[PTO1268]: pipe 0 converts accumulators, but none is taken of it
//| pipes.errors.mlir:335:3: error[PTO1269]: expected elements i32 as in the tiles that leave pipe 0
//| pipes.errors.mlir:363:8: error[PTO1269]: qf322fp8_pre_scalar gives f8E4M3FN, f8E4M3, f8E4M3FNUZ or f8E4M3B11FNUZ, found !pto.hif8
//| pipes.errors.mlir:393:3: error[PTO1228]: pto.aiv_initialize_pipe is in neither a section nor a kernel of the vector core
//| pipes.errors.mlir:394:3: error[PTO1228]: pto.tpush_to_aic is in neither a section nor a kernel of the vector core
//| pipes.errors.mlir:396:3: error[PTO1228]: pto.tpush is in neither a section nor a kernel of a core
//| pipes.errors.mlir:400:3: error[PTO1228]: pto.aic_initialize_pipe is in neither a section nor a kernel of the cube core
//| pipes.errors.mlir:406:17: error[PTO1229]: pto.tpush takes a pipe that neither pto.initialize_l2l_pipe nor pto.initialize_l2g2l_pipe has made
//| pipes.errors.mlir:407:3: error[PTO1232]: pipe 0 has no vector end in this function
//| pipes.errors.mlir:414:19: error[PTO1229]: pto.tpush takes a pipe that neither pto.initialize_l2l_pipe nor pto.initialize_l2g2l_pipe has made
