// A tile is padded up to a multiple of 32 bytes where elements of the view are not contiguous, too: the valid region grows after the
// load, and is stored.
// COVERS: tload
// RUN: --pto-arch=a5 --entry=known --arg data:f32:1,2,3,4,5,6,7,8,9,10,11,12 --arg data:f32:0*16
// EXPECT 1 f32: 1 3 5 -inf -inf -inf -inf -inf 7 9 11 -inf -inf -inf -inf -inf
// RUN: --pto-arch=a5 --entry=unknown --arg data:f16:1,2,3,4,5,6,7,8,9,10,11,12 --arg data:f16:0*32 --arg 2
// EXPECT 1 f16: 1 3 5 inf*13 7 9 11 inf*13
func.func @known(%p: !pto.ptr<f32, gm>, %out: !pto.partition_tensor_view<2x8xf32>) {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %six = arith.constant 6 : index
  %eight = arith.constant 8 : index
  %m = pto.make_tensor_view %p, shape = [%two, %three], strides = [%six, %two] : !pto.tensor_view<2x3xf32>
  %v = pto.partition_view %m, offsets = [%zero, %zero], sizes = [%two, %three] : !pto.tensor_view<2x3xf32> -> !pto.partition_tensor_view<2x3xf32>
  %t = pto.alloc_tile valid_row = %two valid_col = %three : !pto.tile_buf<vec, 2x16xf32, valid=?x?, pad=3>
  pto.tload ins(%v : !pto.partition_tensor_view<2x3xf32>) outs(%t : !pto.tile_buf<vec, 2x16xf32, valid=?x?, pad=3>)
  pto.set_validshape %t, %two, %eight : !pto.tile_buf<vec, 2x16xf32, valid=?x?, pad=3>
  pto.tstore ins(%t : !pto.tile_buf<vec, 2x16xf32, valid=?x?, pad=3>) outs(%out : !pto.partition_tensor_view<2x8xf32>)
  return
}
func.func @unknown(%p: !pto.ptr<f16, gm>, %out: !pto.partition_tensor_view<2x16xf16>, %gap: index) {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %six = arith.constant 6 : index
  %more = arith.constant 16 : index
  %m = pto.make_tensor_view %p, shape = [%two, %three], strides = [%six, %gap] : !pto.tensor_view<2x3xf16>
  %v = pto.partition_view %m, offsets = [%zero, %zero], sizes = [%two, %three] : !pto.tensor_view<2x3xf16> -> !pto.partition_tensor_view<2x3xf16>
  %t = pto.alloc_tile valid_row = %two valid_col = %three : !pto.tile_buf<vec, 2x16xf16, valid=?x?, pad=2>
  pto.tload ins(%v : !pto.partition_tensor_view<2x3xf16>) outs(%t : !pto.tile_buf<vec, 2x16xf16, valid=?x?, pad=2>)
  pto.set_validshape %t, %two, %more : !pto.tile_buf<vec, 2x16xf16, valid=?x?, pad=2>
  pto.tstore ins(%t : !pto.tile_buf<vec, 2x16xf16, valid=?x?, pad=2>) outs(%out : !pto.partition_tensor_view<2x16xf16>)
  return
}
