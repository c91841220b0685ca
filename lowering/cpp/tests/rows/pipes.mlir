// Rows of pipes between cores: of memory on chip, of global memory, in the form of front ends and in that of the compiler.

func.func @cube(%z: i64) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  // ROW a5 aic_initialize_pipe: auto @ = TPipe<0, Direction::DIR_C2V, 1024, 8, 2, false>((__gm__ void*) nullptr, %c, 0)
  // ROW a5 tpush_to_aiv: TPUSH<TPipe<0, Direction::DIR_C2V, 1024, 8, 2, false>, ty(%a), TileSplitAxis::TILE_UP_DOWN>(@, %a)
  // ROW a5 import_reserved_buffer: const int32_t %c = 0
  %c = pto.import_reserved_buffer {name = "slots", peer_func = @vector} -> i32
  pto.aic_initialize_pipe{id = 0, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %c : i32)
  %a = pto.alloc_tile addr = %z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {split = 1}
  return
}

func.func @vector() attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  // ROW a5 aiv_initialize_pipe: auto @ = TPipe<0, Direction::DIR_C2V, 1024, 8, 2, false>((__gm__ void*) nullptr, %c, 0)
  // ROW a5 reserve_buffer: const int32_t %c = 0
  // ROW a5 tpop_from_aic: TPOP<TPipe<0, Direction::DIR_C2V, 1024, 8, 2, false>, ty(%t), TileSplitAxis::TILE_UP_DOWN>(@, %t)
  // ROW a5 tfree_from_aic: TFREE<TPipe<0, Direction::DIR_C2V, 1024, 8, 2, false>, TileSplitAxis::TILE_UP_DOWN>(@)
  %c = pto.reserve_buffer {name = "slots", size = 8192, location = #pto.address_space<vec>, auto = false, base = 0} -> i32
  pto.aiv_initialize_pipe{id = 0, dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %c : i32)
  %t = pto.tpop_from_aic {split = 1} -> !pto.tile_buf<vec, 8x16xf32>
  pto.tabs ins(%t : !pto.tile_buf<vec, 8x16xf32>) outs(%t : !pto.tile_buf<vec, 8x16xf32>)
  pto.tfree_from_aic {split = 1}
  return
}

// -----

func.func @factors(%c: i32, %z: i64) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  // ROW a5 set_quant_vector: SET_QUANT_VECTOR(%q) ;; TPUSH<TPipe<..>, ty(%a), ..>(@, %a)
  pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_vec, relu = no_relu>}(c2v_consumer_buf = %c : i32)
  %q = pto.alloc_tile addr = %z : !pto.tile_buf<scaling, 1x32xf16>
  pto.set_quant_vector(%q : !pto.tile_buf<scaling, 1x32xf16>) {id = 1}
  %a = pto.alloc_tile addr = %z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 1, split = 0}
  return
}

// -----

func.func @factor(%c: i32, %z: i64, %s: f32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  // ROW a5 set_quant_scalar: SET_QUANT_SCALAR<..>((float) %s) ;; TPUSH<TPipe<..>, ty(%a), ..>(@, %a)
  pto.aic_initialize_pipe {id = 1, dir_mask = 1, slot_size = 1024, nosplit = true, acc_push_epilogue = #pto.acc_push_epilogue<layout = nz2nd, quant = qf322bf16_pre_scalar, relu = no_relu>}(c2v_consumer_buf = %c : i32)
  pto.set_quant_scalar(%s : f32) {id = 1}
  %a = pto.alloc_tile addr = %z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {id = 1, split = 0}
  return
}

// -----

func.func @back(%b: i32, %a: i64) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  // ROW a5 tpush_to_aic: TPUSH<TPipe<0, Direction::DIR_V2C, 1024, 8, 2, false>, ty(%t), TileSplitAxis::TILE_UP_DOWN>(@, %t)
  pto.aiv_initialize_pipe {dir_mask = 2, slot_size = 1024}(v2c_consumer_buf = %b : i32)
  %t = pto.alloc_tile addr = %a : !pto.tile_buf<vec, 16x16xf32>
  pto.tpush_to_aic(%t : !pto.tile_buf<vec, 16x16xf32>) {split = 1}
  return
}

// -----

func.func @taken(%b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  // ROW a5 tpop_from_aiv: TPOP<TPipe<0, Direction::DIR_V2C, 1024, 8, 2, false>, ty(%t), TileSplitAxis::TILE_UP_DOWN>(@, %t)
  // ROW a5 tfree_from_aiv: TFREE<TPipe<0, Direction::DIR_V2C, 1024, 8, 2, false>, TileSplitAxis::TILE_UP_DOWN>(@)
  pto.aic_initialize_pipe {dir_mask = 2, slot_size = 1024}(v2c_consumer_buf = %b : i32)
  %t = pto.tpop_from_aiv {split = 1} -> !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>
  pto.tfree_from_aiv {split = 1}
  return
}

// -----

func.func @slots(%gm: !pto.ptr<f32>, %b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  // ROW a3 aiv_initialize_pipe: auto @ = TPipe<0, Direction::DIR_BOTH, 1024, 4, 4, false>(%gm, %b, %b)
  // ROW a5 aiv_initialize_pipe: auto @ = TPipe<0, Direction::DIR_BOTH_GM, 1024, 4, 4, false>(%gm, %b, %b)
  // ROW a3 tpop_from_aic: TPOP<TPipe<0, Direction::DIR_BOTH, 1024, 4, 4, false>, ty(%t), TileSplitAxis::TILE_UP_DOWN>(@, %t)
  // ROW a3 tfree_from_aic: TFREE<TPipe<0, Direction::DIR_BOTH, 1024, 4, 4, false>, TileSplitAxis::TILE_UP_DOWN>(@)
  // ROW a3 tpush_to_aic: TPUSH<TPipe<0, Direction::DIR_BOTH, 1024, 4, 4, false>, ty(%t), TileSplitAxis::TILE_UP_DOWN>(@, %t)
  pto.aiv_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_buffer = %gm : !pto.ptr<f32>, c2v_consumer_buf = %b : i32, v2c_consumer_buf = %b : i32)
  %t = pto.tpop_from_aic {split = 1} -> !pto.tile_buf<vec, 8x16xf32>
  pto.tpush_to_aic(%t : !pto.tile_buf<vec, 8x16xf32>) {split = 1}
  pto.tfree_from_aic {split = 1}
  return
}

// -----

func.func @slots(%gm: !pto.ptr<f32>, %b: i32, %z: i64) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  // ROW a3 aic_initialize_pipe: auto @ = TPipe<0, Direction::DIR_BOTH, 1024, 4, 4, false>(%gm, %b, %b)
  // ROW a3 tpush_to_aiv: TPUSH<TPipe<0, Direction::DIR_BOTH, 1024, 4, 4, false>, ty(%a), TileSplitAxis::TILE_UP_DOWN>(@, %a)
  // ROW a3 tpop_from_aiv: TPOP<TPipe<0, Direction::DIR_BOTH, 1024, 4, 4, false>, ty(%t), TileSplitAxis::TILE_UP_DOWN>(@, %t)
  // ROW a3 tfree_from_aiv: TFREE<TPipe<0, Direction::DIR_BOTH, 1024, 4, 4, false>, TileSplitAxis::TILE_UP_DOWN>(@)
  pto.aic_initialize_pipe {dir_mask = 3, slot_size = 1024}(gm_slot_buffer = %gm : !pto.ptr<f32>, c2v_consumer_buf = %b : i32, v2c_consumer_buf = %b : i32)
  %a = pto.alloc_tile addr = %z : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {split = 1}
  %t = pto.tpop_from_aiv {split = 1} -> !pto.tile_buf<mat, 16x16xf32, blayout=col_major, slayout=row_major>
  pto.tfree_from_aiv {split = 1}
  return
}

// -----

func.func @fetch(%gm: !pto.ptr<f32>, %c: i32, %i: index) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  // ROW a3 initialize_l2g2l_pipe: auto @ = TPipe<2, Direction::DIR_BOTH, 1024, 8, 4, false>(%gm, %c, %c)
  // ROW a5 initialize_l2g2l_pipe: auto @ = TPipe<2, Direction::DIR_BOTH_GM, 1024, 8, 4, false>(%gm, %c, %c)
  // ROW both declare_tile: Tile<TileType::Vec, float, 16, 16, BLayout::RowMajor, 16, 16, SLayout::NoneBox, 512, PadValue::Null, CompactMode::Null> %t
  // ROW both tpop: TPOP<TPipe<..>, ty(%t), TileSplitAxis::TILE_UP_DOWN>(@, %t)
  // ROW both tpush: TPUSH<TPipe<..>, ty(%t), TileSplitAxis::TILE_LEFT_RIGHT>(@, %t)
  // ROW both tfree: TFREE<TPipe<..>, TileSplitAxis::TILE_UP_DOWN>(@)
  %p = pto.initialize_l2g2l_pipe {dir_mask = 3, slot_size = 1024, slot_num = 8, local_slot_num = 4, flag_base = 2} (%gm : !pto.ptr<f32>, %c : i32, %c : i32) -> !pto.pipe
  %t = pto.declare_tile -> !pto.tile_buf<vec, 16x16xf32>
  pto.tpop(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
  pto.tfree(%p : !pto.pipe) {split = 1}
  pto.tpush(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 2}
  return
}

// -----

func.func @entries(%gm: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  // ROW both talloc: TALLOC<TPipe<..>, ty(%v), TileSplitAxis::TILE_NO_SPLIT>(@, %v)
  // ROW both tfree: TFREE<TPipe<..>, ty(%v), TileSplitAxis::TILE_NO_SPLIT>(@, %v)
  %v = pto.declare_global -> !pto.tensor_view<16x16xf32>
  %p = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8, flag_base = 2} (%gm : !pto.tensor_view<16x16xf32>) -> !pto.pipe
  pto.talloc(%v, %p : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
  pto.tfree(%v, %p : !pto.tensor_view<16x16xf32>, !pto.pipe) {split = 0}
  return
}

// -----

func.func @local(%b: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  // ROW a5 initialize_l2l_pipe: auto @ = TPipe<2, Direction::DIR_C2V, 1024, 8, 2, false>((__gm__ void*) nullptr, %b, 0)
  %p = pto.initialize_l2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, flag_base = 2} (%b : i32) -> !pto.pipe
  %t = pto.declare_tile -> !pto.tile_buf<vec, 16x16xf32>
  pto.tpop(%t, %p : !pto.tile_buf<vec, 16x16xf32>, !pto.pipe) {split = 1}
  return
}

// -----

func.func @to_cube(%pg: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  // ROW both talloc_to_aic: TALLOC<TPipe<..>, ty(%a), TileSplitAxis::TILE_UP_DOWN>(@, %a)
  pto.aiv_initialize_pipe {dir_mask = 2, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  %a = pto.talloc_to_aic {split = 1} -> !pto.tensor_view<16x16xf32>
  pto.tpush_to_aic(%a : !pto.tensor_view<16x16xf32>) {split = 1}
  return
}

// -----

func.func @to_vector(%pg: !pto.tensor_view<16x16xf32>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  // ROW both talloc_to_aiv: TALLOC<TPipe<..>, ty(%a), TileSplitAxis::TILE_UP_DOWN>(@, %a)
  pto.aic_initialize_pipe {dir_mask = 1, slot_size = 1024}(gm_slot_tensor = %pg : !pto.tensor_view<16x16xf32>)
  %a = pto.talloc_to_aiv {split = 1} -> !pto.tensor_view<16x16xf32>
  pto.tpush_to_aiv(%a : !pto.tensor_view<16x16xf32>) {split = 1}
  return
}
