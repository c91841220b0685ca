// A misspelt type.
// RUN: %s --verify

module attributes {pto.target_arch = "a5"} {
  func.func @saxpy(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>, %arg2: f32, %arg3: index) attributes {pto.entry} {
    %c0_i64 = arith.constant 0 : i64
    %c1024_i64 = arith.constant 1024 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c256 = arith.constant 256 : index
    %0 = pto.make_tensor_view %arg0, shape = [%c1, %arg3], strides = [%arg3, %c1] : !pto.tensor_view<1x?xf32>
    %1 = pto.make_tensor_view %arg1, shape = [%c1, %arg3], strides = [%arg3, %c1] : !pto.tensor_view<1x?xf32>
    pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
    scf.for %arg4 = %c0 to %arg3 step %c256 {
      %2 = arith.subi %arg3, %arg4 : index
      %3 = arith.minsi %2, %c256 : index
      %4 = pto.alloc_tile addr = %c0_i64 valid_col = %3 : !pto.tilebuf<vec, 1x256xf32, valid=1x?>
      %5 = pto.alloc_tile addr = %c1024_i64 valid_col = %3 : !pto.tile_buf<vec, 1x256xf32, valid=1x?>
      %6 = pto.partition_view %0, offsets = [%c0, %arg4], sizes = [%c1, %3] : !pto.tensor_view<1x?xf32>
      %7 = pto.partition_view %1, offsets = [%c0, %arg4], sizes = [%c1, %3] : !pto.tensor_view<1x?xf32>
      pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
      pto.tload ins(%6 : !pto.partition_tensor_view<1x?xf32>) outs(%4 : !pto.tile_buf<vec, 1x256xf32, valid=1x?>)
      pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
      pto.tload ins(%7 : !pto.partition_tensor_view<1x?xf32>) outs(%5 : !pto.tile_buf<vec, 1x256xf32, valid=1x?>)
      pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
      pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
      pto.tmuls ins(%4, %arg2 : !pto.tile_buf<vec, 1x256xf32, valid=1x?>, f32) outs(%4 : !pto.tile_buf<vec, 1x256xf32, valid=1x?>)
      pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
      pto.tadd ins(%4, %5 : !pto.tile_buf<vec, 1x256xf32, valid=1x?>, !pto.tile_buf<vec, 1x256xf32, valid=1x?>) outs(%5 : !pto.tile_buf<vec, 1x256xf32, valid=1x?>)
      pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
      pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
      pto.tstore ins(%5 : !pto.tile_buf<vec, 1x256xf32, valid=1x?>) outs(%7 : !pto.partition_tensor_view<1x?xf32>)
      pto.set_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
    }
    pto.wait_flag[<PIPE_MTE3>, <PIPE_MTE2>, <EVENT_ID0>]
    return
  }
}

// run 1: exit 1
// stderr:
//| error[PTO0123]: unknown type 'tilebuf' in dialect 'pto'
//|   --> unknown_type.errors.mlir:17:64
//|    |
//| 17 |       %4 = pto.alloc_tile addr = %c0_i64 valid_col = %3 : !pto.tilebuf<vec, 1x256xf32, valid=1x?>
//|    |                                                                ^^^^^^^
//|    |
//|    = help: did you mean 'tile_buf'?
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0123' shows the rule with examples
