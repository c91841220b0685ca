// Elements of at most 10 become an unsigned number, whose bits a signed element has.
// COVERS: tsels
// RUN: --pto-arch=a5 --arg npy:kernels/select_unsigned.0.npy --arg zero:32 --arg 200 --expect=1=kernels/select_unsigned.out.npy
// ON-CHIP: 256
func.func @select_unsigned(%x: !pto.ptr<i8, gm>, %y: !pto.ptr<i8, gm>, %other: ui8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %ten = arith.constant 10 : i8
  %xv = pto.make_tensor_view %x, shape = [%c1, %c32], strides = [%c32, %c1] : !pto.tensor_view<1x32xi8>
  %yv = pto.make_tensor_view %y, shape = [%c1, %c32], strides = [%c32, %c1] : !pto.tensor_view<1x32xi8>
  %xp = pto.partition_view %xv, offsets = [%c0, %c0], sizes = [%c1, %c32] : !pto.tensor_view<1x32xi8> -> !pto.partition_tensor_view<1x32xi8>
  %yp = pto.partition_view %yv, offsets = [%c0, %c0], sizes = [%c1, %c32] : !pto.tensor_view<1x32xi8> -> !pto.partition_tensor_view<1x32xi8>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 1x32xi8>
  %m = pto.alloc_tile : !pto.tile_buf<vec, 1x32xui8, valid=1x4>
  %t = pto.alloc_tile : !pto.tile_buf<vec, 1x32xi8>
  %d = pto.alloc_tile : !pto.tile_buf<vec, 1x32xi8>
  pto.tload ins(%xp : !pto.partition_tensor_view<1x32xi8>) outs(%a : !pto.tile_buf<vec, 1x32xi8>)
  pto.barrier <PIPE_ALL>
  pto.tcmps ins(%a, %ten {cmpMode = #pto<cmp gt>} : !pto.tile_buf<vec, 1x32xi8>, i8) outs(%m : !pto.tile_buf<vec, 1x32xui8, valid=1x4>)
  pto.tsels ins(%m, %a, %t, %other : !pto.tile_buf<vec, 1x32xui8, valid=1x4>, !pto.tile_buf<vec, 1x32xi8>, !pto.tile_buf<vec, 1x32xi8>, ui8) outs(%d : !pto.tile_buf<vec, 1x32xi8>)
  pto.barrier <PIPE_ALL>
  pto.tstore ins(%d : !pto.tile_buf<vec, 1x32xi8>) outs(%yp : !pto.partition_tensor_view<1x32xi8>)
  pto.barrier <PIPE_ALL>
  return
}
