// The sum is stored once it is there; moved, the flag is set before it.
// RUN: --pto-arch=a5 --schedule=program --arg iota:f32:64 --arg data:f32:1*64 --arg none:256
// EXPECT 2 f32: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64
// RUN: --pto-arch=a5 --schedule=adversarial --arg iota:f32:64 --arg data:f32:1*64 --arg none:256
// EXPECT 2 f32: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64
// RUN: --pto-arch=a5 --schedule=seed=3 --arg iota:f32:64 --arg data:f32:1*64 --arg none:256
// EXPECT 2 f32: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64
// BROKEN PTO1507
func.func @test(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i8 = arith.constant 8 : index
  %ta = pto.alloc_tile : !pto.tile_buf<vec, 8x8xf32>
  %tb = pto.alloc_tile : !pto.tile_buf<vec, 8x8xf32>
  %tc = pto.alloc_tile : !pto.tile_buf<vec, 8x8xf32>
  %va = pto.make_tensor_view %a, shape = [%i8, %i8], strides = [%i8, %i1] : !pto.tensor_view<?x?xf32>
  %pa = pto.partition_view %va, offsets = [%i0, %i0], sizes = [%i8, %i8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x8xf32>
  %vb = pto.make_tensor_view %b, shape = [%i8, %i8], strides = [%i8, %i1] : !pto.tensor_view<?x?xf32>
  %pb = pto.partition_view %vb, offsets = [%i0, %i0], sizes = [%i8, %i8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x8xf32>
  %vd = pto.make_tensor_view %d, shape = [%i8, %i8], strides = [%i8, %i1] : !pto.tensor_view<?x?xf32>
  %pd = pto.partition_view %vd, offsets = [%i0, %i0], sizes = [%i8, %i8] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<8x8xf32>
  pto.tload ins(%pa : !pto.partition_tensor_view<8x8xf32>) outs(%ta : !pto.tile_buf<vec, 8x8xf32>)
  pto.tload ins(%pb : !pto.partition_tensor_view<8x8xf32>) outs(%tb : !pto.tile_buf<vec, 8x8xf32>)
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  // HERE
  pto.tadd ins(%ta, %tb : !pto.tile_buf<vec, 8x8xf32>, !pto.tile_buf<vec, 8x8xf32>) outs(%tc : !pto.tile_buf<vec, 8x8xf32>)
  pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"] // MOVED
  pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
  pto.tstore ins(%tc : !pto.tile_buf<vec, 8x8xf32>) outs(%pd : !pto.partition_tensor_view<8x8xf32>)
  return
}
