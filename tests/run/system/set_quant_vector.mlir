// The first column by 0.5, the second by 2, all others by 1.
// COVERS: tpush_to_aiv tpop_from_aic tfree_from_aic
// RUN: --pto-arch=a3 --entry cube --arg data:f32:1,-2,3,0*13,4,6,-8,0*13 --arg none:64 --arg data:u64:0x3F000000,0x40000000,0x3F800000,0x3F800000*13
// EXPECT 1 f16: 0.5 -4 3 0*13 2 12 -8 0*13
// RUN: --pto-arch=a3 --entry cube --arg data:f32:1,-2,3,0*13,4,6,-8,0*13 --arg none:64 --arg data:u64:0x3F000000,0x40000000,0x3F800000,0x3F800000*13 --schedule=adversarial
// EXPECT 1 f16: 0.5 -4 3 0*13 2 12 -8 0*13
func.func @cube(%a: !pto.tile_buf<acc, 16x16xf32, valid=2x16, blayout=col_major, slayout=row_major, fractal=1024>, %d: !pto.partition_tensor_view<2x16xf16>, %s: !pto.tile_buf<scaling, 1x16xui64>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %zero = arith.constant 0 : i32
  %buffer = pto.import_reserved_buffer {name = "fifo", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 512, slot_num = 2, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322f16_pre_vec, relu = no_relu>} (c2v_consumer_buf = %buffer : i32, v2c_consumer_buf = %zero : i32)
  pto.set_quant_vector(%s : !pto.tile_buf<scaling, 1x16xui64>) {id = 1}
  pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xf32, valid=2x16, blayout=col_major, slayout=row_major, fractal=1024>) {id = 1, split = 0}
  return
}
func.func @vector(%a: !pto.tile_buf<acc, 16x16xf32, valid=2x16, blayout=col_major, slayout=row_major, fractal=1024>, %d: !pto.partition_tensor_view<2x16xf16>, %s: !pto.tile_buf<scaling, 1x16xui64>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %zero = arith.constant 0 : i32
  %buffer = pto.reserve_buffer {name = "fifo", size = 1024, location = #pto.address_space<vec>, auto = true} -> i32
  pto.aiv_initialize_pipe {id = 1, dir_mask = 1, slot_size = 512, slot_num = 2, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322f16_pre_vec, relu = no_relu>} (c2v_consumer_buf = %buffer : i32, v2c_consumer_buf = %zero : i32)
  %n = pto.get_subblock_idx
  %none = arith.constant 0 : i64
  %first = arith.cmpi eq, %n, %none : i64
  scf.if %first {
    %t = pto.tpop_from_aic {id = 1, split = 0} -> !pto.tile_buf<vec, 16x16xf16, valid=2x16>
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.tstore ins(%t : !pto.tile_buf<vec, 16x16xf16, valid=2x16>) outs(%d : !pto.partition_tensor_view<2x16xf16>)
    pto.tfree_from_aic {id = 1, split = 0}
  }
  return
}
