// Rows of views, tiles, values on the stack and sections.

func.func @views(%p: !pto.ptr<f32>, %n: index, %at: i64) attributes {pto.entry} {
  // ROW both partition_view: __gm__ float* @ = %p + (%n * 64) ;; GlobalTensor<..> %fixed = GlobalTensor<..>(@, pto::Shape<1, 1, 1, 16, 64>(), pto::Stride<..>())
  // ROW both make_tensor_view: GlobalTensor<float, pto::Shape<1, 1, 1, -1, 64>, pto::Stride<-1, -1, -1, -1, -1>, pto::Layout::ND> %some = ty(%some)(%p, pto::Shape<1, 1, 1, -1, 64>(1, 1, 1, %n, 64), pto::Stride<-1, -1, -1, -1, -1>(%n * 64, %n * 64, %n * 64, 64, 1))
  // ROW both alloc_tile: Tile<TileType::Vec, float, 16, 64, BLayout::RowMajor, 16, 64, SLayout::NoneBox, 512, PadValue::Null, CompactMode::Null> %t ;; uint64_t @ = (uint64_t) %at ;; TASSIGN(%t, @)
  // ROW both alloc_tile: Tile<TileType::Vec, float, 16, 64, BLayout::RowMajor, -1, -1, SLayout::NoneBox, 512, PadValue::Null, CompactMode::Null> %v = ty(%v)(%n, %c64) ;; uint64_t @ = (uint64_t) %at ;; TASSIGN(%v, @)
  // ROW both subview: Tile<TileType::Vec, float, 16, 64, BLayout::RowMajor, 8, 32, SLayout::NoneBox, 512, PadValue::Null, CompactMode::Null> %w ;; uint64_t @ = (uint64_t) (@ + 320) ;; TASSIGN(%w, @)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %open = pto.make_tensor_view %p, shape = [%n, %c64], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
  %fixed = pto.partition_view %open, offsets = [%n, %c0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %some = pto.partition_view %open, offsets = [%c0, %c0], sizes = [%n, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x64xf32>
  %t = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 16x64xf32>
  %v = pto.alloc_tile addr = %at valid_row = %n valid_col = %c64 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  %w = pto.subview %t[%c1, %c16] sizes [8, 32] : !pto.tile_buf<vec, 16x64xf32> -> !pto.tile_buf<vec, 8x32xf32>
  pto.tload ins(%fixed : !pto.partition_tensor_view<16x64xf32>) outs(%t : !pto.tile_buf<vec, 16x64xf32>)
  pto.tload ins(%some : !pto.partition_tensor_view<?x64xf32>) outs(%v : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
  pto.tabs ins(%w : !pto.tile_buf<vec, 8x32xf32>) outs(%w : !pto.tile_buf<vec, 8x32xf32>)
  return
}

func.func @several(%at: i64, %i: index) attributes {pto.entry} {
  // ROW both alloc_multi_tile: uint64_t @ = (uint64_t) (%at + (uint64_t) ((%i) * 4096)) ;; TASSIGN(%t, @)
  // ROW both multi_tile_get: ty(%t) %t ;; uint64_t @ = (uint64_t) (%at + (uint64_t) ((%i) * 4096)) ;; TASSIGN(%t, @)
  %m = pto.alloc_multi_tile addr = %at : !pto.multi_tile_buf<vec, 16x64xf32, count=2>
  %t = pto.multi_tile_get %m[%i] : !pto.multi_tile_buf<vec, 16x64xf32, count=2> -> !pto.tile_buf<vec, 16x64xf32>
  pto.tabs ins(%t : !pto.tile_buf<vec, 16x64xf32>) outs(%t : !pto.tile_buf<vec, 16x64xf32>)
  return
}

func.func @stack(%i: index, %x: i32) attributes {pto.entry} {
  // ROW both declare_local_array: int32_t %a\[4]\[2]
  // ROW both local_array_set: %a\[%i]\[%i] = %x
  // ROW both local_array_get: int32_t %g = %a\[%i]\[%i]
  // ROW both declare_struct: PtoStruct_i32_f32 %s
  // ROW both struct_set: %s.f0 = %g
  // ROW both struct_get: int32_t %f = %s.f0
  %a = pto.declare_local_array -> !pto.local_array<4x2xi32>
  pto.local_array_set %a[%i, %i], %x : !pto.local_array<4x2xi32>, i32
  %g = pto.local_array_get %a[%i, %i] : !pto.local_array<4x2xi32> -> i32
  %s = pto.declare_struct -> !pto.struct<i32, f32>
  pto.struct_set %s[0], %g : !pto.struct<i32, f32>, i32
  %f = pto.struct_get %s[0] : !pto.struct<i32, f32> -> i32
  return
}

func.func @sections(%at: i64) attributes {pto.entry} {
  // ROW both section.cube: #if defined(__DAV_CUBE__) ;; #endif // __DAV_CUBE__
  // ROW both section.vector: #if defined(__DAV_VEC__) ;; set_mask_norm() ;; set_vector_mask(-1, -1)
  pto.section.cube {
  }
  pto.section.vector {
    %t = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 16x64xf32>
    pto.tabs ins(%t : !pto.tile_buf<vec, 16x64xf32>) outs(%t : !pto.tile_buf<vec, 16x64xf32>)
  }
  return
}

func.func @signals(%f: !pto.ptr<i64>, %e: index) attributes {pto.entry} {
  // ROW both set_ffts: set_ffts_base_addr((uint64_t) @)
  // ROW a3 sync.set: uint16_t @ = getFFTSMsg(FFTS_MODE_VAL, 3) ;; __builtin_cce_ffts_cross_core_sync(PIPE_MTE3, @)
  // ROW a5 sync.set: __builtin_cce_set_intra_block(PIPE_MTE3, 3)
  // ROW a3 sync.wait: __builtin_cce_wait_flag_dev(3)
  // ROW a5 sync.wait: __builtin_cce_wait_intra_block(PIPE_V, 3)
  pto.set_ffts %f : !pto.ptr<i64>
  pto.sync.set #pto.pipe<PIPE_MTE3>, 3
  pto.sync.wait #pto.pipe<PIPE_V>, 3
  return
}

func.func @merge(%at: i64) attributes {pto.entry} {
  // ROW both tmrgsort: pto::MrgSortExecutedNumList %e = pto::MrgSortExecutedNumList\{0, 0, 0, 0} ;; TMRGSORT<ty(%d), ty(%t), ty(%a), ty(%b), false>(%d, %e, %t, %a, %b)
  %d = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x128xf32>
  %t = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x128xf32>
  %a = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x64xf32>
  %b = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 1x64xf32>
  %e = arith.constant dense<0> : vector<4xi16>
  pto.tmrgsort ins(%a, %b, %t {exhausted = false} : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x128xf32>) outs(%d, %e : !pto.tile_buf<vec, 1x128xf32>, vector<4xi16>)
  return
}

// -----

func.func @factors(%at: i64) attributes {pto.entry} {
  // ROW a5 tmov.fp: TMOV<ty(%d), ty(%a), ty(%q), pto::AccToVecMode::SingleModeVec0, ReluPreMode::NormalRelu>(%d, %a, %q)
  %a = pto.alloc_tile addr = %at : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
  %q = pto.alloc_tile addr = %at : !pto.tile_buf<scaling, 1x16xui64>
  %d = pto.alloc_tile addr = %at : !pto.tile_buf<vec, 16x16xf16>
  "pto.tmov"(%a, %d, %q) <{accToVecMode = #pto.acc_to_vec_mode<single_mode_vec0>, operandSegmentSizes = array<i32: 1, 1, 1, 0>, reluPreMode = #pto<relu_pre_mode normal_relu>}> : (!pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<scaling, 1x16xui64>) -> ()
  return
}
