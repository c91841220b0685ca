// The vector cores add what the cube core pushes to what memory has. Without flags, program order alone says that a core stores
// the sum after it has added: a core that waits for the cube core goes no further.
// COVERS: tpush_to_aiv tpop_from_aic tfree_from_aic
// RUN: --pto-arch=a5 --entry both --arg data:f32:1*2048 --arg data:f32:2*1024 --arg data:f32:3*8192
// EXPECT 0 f32: 385*2048
func.func @both(%out: !pto.ptr<f32, gm>, %lhs: !pto.ptr<f32, gm>, %rhs: !pto.ptr<f32, gm>) attributes {pto.entry} {
  func.call @cube(%lhs, %rhs) : (!pto.ptr<f32, gm>, !pto.ptr<f32, gm>) -> ()
  func.call @vector(%out) : (!pto.ptr<f32, gm>) -> ()
  return
}
func.func private @cube(%lhs: !pto.ptr<f32, gm>, %rhs: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %zero = arith.constant 0 : i32
  %a0 = arith.constant 0 : i64
  %a32768 = arith.constant 32768 : i64
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i16 = arith.constant 16 : index
  %i64 = arith.constant 64 : index
  %i128 = arith.constant 128 : index
  %lv = pto.make_tensor_view %lhs, shape = [%i16, %i64], strides = [%i64, %i1] : !pto.tensor_view<?x?xf32>
  %rv = pto.make_tensor_view %rhs, shape = [%i64, %i128], strides = [%i128, %i1] : !pto.tensor_view<?x?xf32>
  %buffer = pto.import_reserved_buffer {name = "slots", peer_func = @vector} -> i32
  pto.aic_initialize_pipe {dir_mask = 1, slot_size = 8192} (c2v_consumer_buf = %buffer : i32, v2c_consumer_buf = %zero : i32)
  %lm = pto.alloc_tile addr = %a32768 : !pto.tile_buf<mat, 16x64xf32, blayout=col_major, slayout=row_major>
  %lp = pto.partition_view %lv, offsets = [%i0, %i0], sizes = [%i16, %i64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  pto.tload ins(%lp : !pto.partition_tensor_view<16x64xf32>) outs(%lm : !pto.tile_buf<mat, 16x64xf32, blayout=col_major, slayout=row_major>)
  %rm = pto.alloc_tile addr = %a0 : !pto.tile_buf<mat, 64x128xf32, blayout=col_major, slayout=row_major>
  %rp = pto.partition_view %rv, offsets = [%i0, %i0], sizes = [%i64, %i128] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<64x128xf32>
  pto.tload ins(%rp : !pto.partition_tensor_view<64x128xf32>) outs(%rm : !pto.tile_buf<mat, 64x128xf32, blayout=col_major, slayout=row_major>)
  %l = pto.alloc_tile addr = %a0 : !pto.tile_buf<left, 16x64xf32, blayout=col_major, slayout=row_major>
  pto.tmov ins(%lm : !pto.tile_buf<mat, 16x64xf32, blayout=col_major, slayout=row_major>) outs(%l : !pto.tile_buf<left, 16x64xf32, blayout=col_major, slayout=row_major>)
  %r = pto.alloc_tile addr = %a0 : !pto.tile_buf<right, 64x128xf32, slayout=col_major>
  pto.tmov ins(%rm : !pto.tile_buf<mat, 64x128xf32, blayout=col_major, slayout=row_major>) outs(%r : !pto.tile_buf<right, 64x128xf32, slayout=col_major>)
  %acc = pto.alloc_tile addr = %a0 : !pto.tile_buf<acc, 16x128xf32, blayout=col_major, slayout=row_major, fractal=1024>
  pto.tmatmul ins(%l, %r : !pto.tile_buf<left, 16x64xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 64x128xf32, slayout=col_major>) outs(%acc : !pto.tile_buf<acc, 16x128xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  pto.tpush_to_aiv(%acc : !pto.tile_buf<acc, 16x128xf32, blayout=col_major, slayout=row_major, fractal=1024>) {split = 2}
  return
}
func.func private @vector(%out: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %zero = arith.constant 0 : i32
  %a64 = arith.constant 64 : i64
  %a65536 = arith.constant 65536 : i64
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i16 = arith.constant 16 : index
  %i128 = arith.constant 128 : index
  %view = pto.make_tensor_view %out, shape = [%i16, %i128], strides = [%i128, %i1] : !pto.tensor_view<?x?xf32>
  %core = pto.get_subblock_idx
  %buffer = pto.reserve_buffer {name = "slots", size = 65536, location = #pto.address_space<vec>, auto = false, base = 0} -> i32
  pto.aiv_initialize_pipe {dir_mask = 1, slot_size = 8192} (c2v_consumer_buf = %buffer : i32, v2c_consumer_buf = %zero : i32)
  %at = arith.muli %core, %a64 : i64
  %col = arith.index_cast %at : i64 to index
  %i64 = arith.constant 64 : index
  %part = pto.partition_view %view, offsets = [%i0, %col], sizes = [%i16, %i64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  %t = pto.alloc_tile addr = %a65536 : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%part : !pto.partition_tensor_view<16x64xf32>) outs(%t : !pto.tile_buf<vec, 16x64xf32>)
  %p = pto.tpop_from_aic {split = 2} -> !pto.tile_buf<vec, 16x64xf32>
  pto.tadd ins(%t, %p : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%t : !pto.tile_buf<vec, 16x64xf32>)
  pto.tfree_from_aic {split = 2}
  pto.tstore ins(%t : !pto.tile_buf<vec, 16x64xf32>) outs(%part : !pto.partition_tensor_view<16x64xf32>)
  return
}
