// A product of tiles that GPUs load and store by loops: rows, columns and depth are no multiples of what an iteration copies.
// RUN: --pto-arch=a5 --arg npy:kernels/gemm_large.0.npy --arg npy:kernels/gemm_large.1.npy --arg zero:33408 --expect=2=kernels/gemm_large.out.npy,0,0
// ON-CHIP: 172352
func.func @gemm_large(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, gm>, %c: !pto.ptr<f32, gm>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %m = arith.constant 116 : index
  %n = arith.constant 72 : index
  %k = arith.constant 152 : index
  %step = arith.constant 128 : index
  scf.for %i = %zero to %m step %step {
    %left = arith.subi %m, %i : index
    %rows = arith.minsi %left, %step : index
    %view_a = pto.make_tensor_view %a, shape = [%m, %k], strides = [%k, %one] : !pto.tensor_view<?x?xf16>
    %part_a = pto.partition_view %view_a, offsets = [%i, %zero], sizes = [%rows, %k] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<?x?xf16>
    %mat_a = pto.alloc_tile valid_row = %rows : !pto.tile_buf<mat, 128x160xf16, valid=?x152, blayout=col_major, slayout=row_major>
    pto.tload ins(%part_a : !pto.partition_tensor_view<?x?xf16>) outs(%mat_a : !pto.tile_buf<mat, 128x160xf16, valid=?x152, blayout=col_major, slayout=row_major>)
    %view_b = pto.make_tensor_view %b, shape = [%k, %n], strides = [%n, %one] : !pto.tensor_view<?x?xf16>
    %part_b = pto.partition_view %view_b, offsets = [%zero, %zero], sizes = [%k, %n] : !pto.tensor_view<?x?xf16> -> !pto.partition_tensor_view<?x?xf16>
    %mat_b = pto.alloc_tile valid_col = %n : !pto.tile_buf<mat, 160x80xf16, valid=152x?, blayout=col_major, slayout=row_major>
    pto.tload ins(%part_b : !pto.partition_tensor_view<?x?xf16>) outs(%mat_b : !pto.tile_buf<mat, 160x80xf16, valid=152x?, blayout=col_major, slayout=row_major>)
    pto.barrier <PIPE_ALL>
    %op_a = pto.alloc_tile valid_row = %rows : !pto.tile_buf<left, 128x160xf16, valid=?x152, blayout=col_major, slayout=row_major>
    %op_b = pto.alloc_tile valid_col = %n : !pto.tile_buf<right, 160x80xf16, valid=152x?, slayout=col_major>
    pto.tmov ins(%mat_a : !pto.tile_buf<mat, 128x160xf16, valid=?x152, blayout=col_major, slayout=row_major>) outs(%op_a : !pto.tile_buf<left, 128x160xf16, valid=?x152, blayout=col_major, slayout=row_major>)
    pto.tmov ins(%mat_b : !pto.tile_buf<mat, 160x80xf16, valid=152x?, blayout=col_major, slayout=row_major>) outs(%op_b : !pto.tile_buf<right, 160x80xf16, valid=152x?, slayout=col_major>)
    pto.barrier <PIPE_ALL>
    %acc = pto.alloc_tile valid_row = %rows valid_col = %n : !pto.tile_buf<acc, 128x80xf32, valid=?x?, blayout=col_major, slayout=row_major, fractal=1024>
    pto.tmatmul ins(%op_a, %op_b : !pto.tile_buf<left, 128x160xf16, valid=?x152, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 160x80xf16, valid=152x?, slayout=col_major>) outs(%acc : !pto.tile_buf<acc, 128x80xf32, valid=?x?, blayout=col_major, slayout=row_major, fractal=1024>)
    pto.barrier <PIPE_ALL>
    %view_c = pto.make_tensor_view %c, shape = [%m, %n], strides = [%n, %one] : !pto.tensor_view<?x?xf32>
    %part_c = pto.partition_view %view_c, offsets = [%i, %zero], sizes = [%rows, %n] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
    pto.tstore ins(%acc : !pto.tile_buf<acc, 128x80xf32, valid=?x?, blayout=col_major, slayout=row_major, fractal=1024>) outs(%part_c : !pto.partition_tensor_view<?x?xf32>)
    pto.barrier <PIPE_ALL>
  }
  return
}
