// A row goes to the operand buffer in whole boxes, with what stands after it: the row that is loaded there waits for it.
// RUN: --pto-arch=a5 --schedule=program --arg iota:f16:32 --arg data:f16:1*256 --arg none:64
// EXPECT 2 f32: 120*16
// RUN: --pto-arch=a5 --schedule=adversarial --arg iota:f16:32 --arg data:f16:1*256 --arg none:64
// EXPECT 2 f32: 120*16
// BROKEN PTO1507
func.func @test(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, gm>, %d: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : i64
  %c32 = arith.constant 32 : i64
  %c1024 = arith.constant 1024 : i64
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i16 = arith.constant 16 : index
  %first = pto.alloc_tile addr = %c0 : !pto.tile_buf<mat, 1x16xf16, blayout=col_major, slayout=row_major>
  %second = pto.alloc_tile addr = %c32 : !pto.tile_buf<mat, 1x16xf16, blayout=col_major, slayout=row_major>
  %tb = pto.alloc_tile addr = %c1024 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
  %left = pto.alloc_tile addr = %c0 : !pto.tile_buf<left, 1x16xf16, blayout=col_major, slayout=row_major>
  %right = pto.alloc_tile addr = %c0 : !pto.tile_buf<right, 16x16xf16, blayout=row_major, slayout=col_major>
  %acc = pto.alloc_tile addr = %c0 : !pto.tile_buf<acc, 16x16xf32, valid=1x16, blayout=col_major, slayout=row_major, fractal=1024>
  %va = pto.make_tensor_view %a, shape = [%i2, %i16], strides = [%i16, %i1] : !pto.tensor_view<?x?xf16>
  %row0 = pto.partition_view %va, offsets = [%i0, %i0], sizes = [%i1, %i16] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<1x16xf16>
  %row1 = pto.partition_view %va, offsets = [%i1, %i0], sizes = [%i1, %i16] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<1x16xf16>
  %vb = pto.make_tensor_view %b, shape = [%i16, %i16], strides = [%i16, %i1] : !pto.tensor_view<?x?xf16>
  %pb = pto.partition_view %vb, offsets = [%i0, %i0], sizes = [%i16, %i16] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<16x16xf16>
  %vd = pto.make_tensor_view %d, shape = [%i1, %i16], strides = [%i16, %i1] : !pto.tensor_view<?x?xf32>
  %pd = pto.partition_view %vd, offsets = [%i0, %i0], sizes = [%i1, %i16] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x16xf32>
  pto.tload ins(%pb : !pto.partition_tensor_view<16x16xf16>) outs(%tb : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
  pto.tload ins(%row0 : !pto.partition_tensor_view<1x16xf16>) outs(%first : !pto.tile_buf<mat, 1x16xf16, blayout=col_major, slayout=row_major>)
  pto.set_flag["PIPE_MTE2", "PIPE_MTE1", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_MTE1", "EVENT_ID0"]
  pto.tmov ins(%tb : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%right : !pto.tile_buf<right, 16x16xf16, blayout=row_major, slayout=col_major>)
  pto.tmov ins(%first : !pto.tile_buf<mat, 1x16xf16, blayout=col_major, slayout=row_major>) outs(%left : !pto.tile_buf<left, 1x16xf16, blayout=col_major, slayout=row_major>)
  pto.set_flag["PIPE_MTE1", "PIPE_MTE2", "EVENT_ID0"] // REMOVED
  pto.wait_flag["PIPE_MTE1", "PIPE_MTE2", "EVENT_ID0"] // REMOVED
  pto.tload ins(%row1 : !pto.partition_tensor_view<1x16xf16>) outs(%second : !pto.tile_buf<mat, 1x16xf16, blayout=col_major, slayout=row_major>)
  pto.set_flag["PIPE_MTE1", "PIPE_M", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE1", "PIPE_M", "EVENT_ID0"]
  pto.tmatmul ins(%left, %right : !pto.tile_buf<left, 1x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, blayout=row_major, slayout=col_major>) outs(%acc : !pto.tile_buf<acc, 16x16xf32, valid=1x16, blayout=col_major, slayout=row_major, fractal=1024>)
  pto.set_flag["PIPE_M", "PIPE_FIX", "EVENT_ID0"]
  pto.wait_flag["PIPE_M", "PIPE_FIX", "EVENT_ID0"]
  pto.tstore ins(%acc : !pto.tile_buf<acc, 16x16xf32, valid=1x16, blayout=col_major, slayout=row_major, fractal=1024>) outs(%pd : !pto.partition_tensor_view<1x16xf32>)
  return
}
