// exp of 50 rows of 64, in blocks of 16 with a last one of 2. Made by generators/automatic.py.
// RUN: --pto-arch=a5 --arg npy:kernels/tail_rows.0.npy --arg 50 --arg zero:12800 --expect=2=kernels/tail_rows.out.npy,1e-05,1e-05
// ON-CHIP: 4096
func.func @tail_rows(%p0: !pto.ptr<f32, gm>, %p1: index, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 50 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 1 : index
  scf.for %i1 = %c0 to %p1 step %c1 {
    %n2 = arith.subi %p1, %i1 : index
    %n3 = arith.minsi %n2, %c1 : index
    %t4 = pto.alloc_tile valid_row = %n3 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>
    %g5 = pto.make_tensor_view %p0, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf32>
    %v6 = pto.partition_view %g5, offsets = [%i1, %c0], sizes = [%n3, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x64xf32>
    pto.tload ins(%v6 : !pto.partition_tensor_view<?x64xf32>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
    pto.texp ins(%t4 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%t4 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>)
    %g7 = pto.make_tensor_view %p2, shape = [%c2, %c3], strides = [%c3, %c4] : !pto.tensor_view<?x?xf32>
    %v8 = pto.partition_view %g7, offsets = [%i1, %c0], sizes = [%n3, %c3] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x64xf32>
    pto.tstore ins(%t4 : !pto.tile_buf<vec, 16x64xf32, valid=?x64>) outs(%v8 : !pto.partition_tensor_view<?x64xf32>)
  }
  return
}
