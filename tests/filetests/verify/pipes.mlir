// Pipes whose ends agree and are made before use.
// RUN: %s --verify --pto-arch=a5
// RUN: %s --verify --pto-arch=a5 --pass-pipeline=pto-verify-pipes


// One pair, found by its number.
module {
  func.func @cube(%b: i32, %a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
    pto.aic_initialize_pipe {id = 1, dir_mask = 3, slot_size = 1024, slot_num = 2}(c2v_consumer_buf = %b : i32, v2c_consumer_buf = %b : i32)
    pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 1, split = 0}
    %m = pto.tpop_from_aiv {id = 1, split = 0} -> !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>
    pto.tfree_from_aiv {id = 1, split = 0}
    return
  }
  func.func @vector(%b: i32, %t: !pto.tile_buf<vec, 16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
    pto.aiv_initialize_pipe {id = 1, dir_mask = 3, slot_size = 1024, slot_num = 2}(c2v_consumer_buf = %b : i32, v2c_consumer_buf = %b : i32)
    %v = pto.tpop_from_aic {id = 1, split = 0} -> !pto.tile_buf<vec, 16x16xf32>
    pto.tfree_from_aic {id = 1, split = 0}
    pto.tpush_to_aic(%t : !pto.tile_buf<vec, 16x16xf32>) {id = 1, split = 0}
    return
  }
}

// Two pairs of one number, found by the buffers they share.
module {
  func.func @cube0() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
    %b = pto.import_reserved_buffer{name = "fifo", peer_func = @vector0} -> i32
    pto.aic_initialize_pipe {dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
    return
  }
  func.func @vector0() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
    %b = pto.reserve_buffer{name = "fifo", size = 8192, location = #pto.address_space<vec>, auto = true} -> i32
    pto.aiv_initialize_pipe {dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
    return
  }
  func.func @cube1() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
    %b = pto.import_reserved_buffer{name = "fifo", peer_func = @vector1} -> i32
    pto.aic_initialize_pipe {dir_mask = 1, slot_size = 2048}(c2v_consumer_buf = %b : i32)
    return
  }
  func.func @vector1() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
    %b = pto.reserve_buffer{name = "fifo", size = 8192, location = #pto.address_space<vec>, auto = true} -> i32
    pto.aiv_initialize_pipe {dir_mask = 1, slot_size = 2048}(c2v_consumer_buf = %b : i32)
    return
  }
}

// A front end places the code of a helper in code that has made the pipe.
func.func @helper(%a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.tileop.helper} {
  pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {split = 0}
  return
}
func.func @caller(%b: i32, %a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
  func.call @helper(%a) : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
  return
}

// A pipe that converts accumulators: its factors are set in the block of each entry.
module {
  func.func @cube(%s: f32, %t: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %p: i1, %f: !pto.tile_buf<scaling, 1x16xf16>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
    %b = pto.import_reserved_buffer{name = "fifo", peer_func = @vector} -> i32
    pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
    pto.set_quant_scalar(%s : f32) {id = 0}
    pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
    return
  }
  func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
    %b = pto.reserve_buffer{name = "fifo", size = 4096, location = #pto.address_space<vec>, auto = true} -> i32
    pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 512, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %b : i32)
    %v = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xbf16>
    pto.tfree_from_aic {id = 0, split = 0}
    return
  }
}

// Entries of odd rows, through global memory and vector cores.
module {
  func.func @cube(%b: i32, %g: !pto.tensor_view<16x16xf32>, %t: !pto.tile_buf<acc, 16x16xf32, valid=15x16, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
    pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %g : !pto.tensor_view<16x16xf32>, c2v_consumer_buf = %b : i32)
    pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, valid=15x16, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 3}
    return
  }
}

// Views of slots.
func.func @numbered(%g: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %g : !pto.tensor_view<16x16xf32>)
  %e = pto.talloc_to_aiv {id = 1, split = 0} -> !pto.tensor_view<?x16xf32>
  pto.tpush_to_aiv(%e : !pto.tensor_view<?x16xf32>) {id = 1, split = 0}
  return
}
func.func @value(%g: !pto.tensor_view<16x16xf32>, %e: !pto.tensor_view<16x16xf32>, %h: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %p = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8}(%g : !pto.tensor_view<16x16xf32>) -> !pto.pipe
  pto.talloc(%e, %p : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
  %q = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 2048, slot_num = 8}(%g : !pto.tensor_view<16x16xf32>) -> !pto.pipe
  pto.talloc(%h, %q : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 1}
  return
}
func.func @uneven(%g: !pto.ptr<f32, gm>, %b: i32, %t: !pto.tile_buf<acc, 16x16xf32, valid=15x16, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %p = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8}(%g : !pto.ptr<f32, gm>, %b : i32) -> !pto.pipe
  pto.tpush(%t, %p : !pto.tile_buf<acc, 16x16xf32, valid=15x16, blayout=col_major, slayout=row_major, fractal=1024>, !pto.pipe) {split = 3}
  return
}

// Elements that stay as they are, and sums without a sign.
module {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = no_convert, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xui32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xui32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 8192, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = no_convert, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xui32>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

module {
func.func @cube() attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %b = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = f32_f16, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.alloc_tile : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%t : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 0, split = 0}
  return
}
func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %b = pto.reserve_buffer {name = "fifo", size = 8192, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = f32_f16, relu = no_relu>}(c2v_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {id = 0, split = 0} -> !pto.tile_buf<vec, 16x16xf16>
  pto.tfree_from_aic {id = 0, split = 0}
  return
}
}

// run 1: exit 0
// run 2: exit 0
