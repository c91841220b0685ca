// Defect 20-lower-strict: the address of a tile that a pipe gives its memory is taken in each scope that uses it, after
// the pipe has given it, in each iteration of a loop; so it is legal under --strict, too.
// RUN: %s --strict --lower=vector --pto-arch=a5 -O0
// RUN: %s --strict --lower=vector --pto-arch=a5

func.func @vector_pop_interleaved(%gm_slot_buffer: memref<256xf32, #pto.address_space<gm>>,
                                  %c2v_consumer_buf: i32) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %pipe = pto.initialize_l2g2l_pipe {
    dir_mask = 1,
    slot_size = 1024,
    slot_num = 8,
    local_slot_num = 8,
    flag_base = 0
  }(%gm_slot_buffer : memref<256xf32, #pto.address_space<gm>>, %c2v_consumer_buf : i32) -> !pto.pipe

  %tile0 = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
  %tile1 = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
  %neg0 = pto.alloc_tile : !pto.tile_buf<vec, 8x16xf32>
  %neg1 = pto.alloc_tile : !pto.tile_buf<vec, 8x16xf32>

  pto.tpop(%tile0, %pipe : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
  pto.tpop(%tile1, %pipe : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}

  pto.tneg ins(%tile0 : !pto.tile_buf<vec, 8x16xf32>)
           outs(%neg0 : !pto.tile_buf<vec, 8x16xf32>)
  pto.tneg ins(%tile1 : !pto.tile_buf<vec, 8x16xf32>)
           outs(%neg1 : !pto.tile_buf<vec, 8x16xf32>)

  pto.tfree(%pipe : !pto.pipe) {split = 2}
  pto.tfree(%pipe : !pto.pipe) {split = 2}
  return
}

func.func @k(%gm: !pto.ptr<f32, gm>, %loc: i32, %n: index, %out: !pto.ptr<f32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c128 = arith.constant 128 : index
  %pipe = pto.initialize_l2g2l_pipe {dir_mask = 1, slot_size = 1024, slot_num = 8, local_slot_num = 8, flag_base = 0}(%gm : !pto.ptr<f32, gm>, %loc : i32) -> !pto.pipe
  %t = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
  %r = pto.alloc_tile : !pto.tile_buf<vec, 8x16xf32>
  %v = pto.make_tensor_view %out, shape = [%c128, %c16], strides = [%c16, %c1] : !pto.tensor_view<128x16xf32>
  scf.for %i = %c0 to %n step %c1 {
    pto.tpop(%t, %pipe : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
    pto.tneg ins(%t : !pto.tile_buf<vec, 8x16xf32>) outs(%r : !pto.tile_buf<vec, 8x16xf32>)
    pto.tfree(%pipe : !pto.pipe) {split = 2}
  }
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @vector_pop_interleaved(%arg0: memref<256xf32, #pto.address_space<gm>>, %arg1: i32) attributes {pto.buffers = {ub = array<i64: 0, 512>}, pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0 = arith.constant 0 : index
//|     %c64 = arith.constant 64 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, local_slot_num = 8, flag_base = 0} (%arg0 : memref<256xf32, #pto.address_space<gm>>, %arg1 : i32) -> !pto.pipe
//|     %1 = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
//|     %2 = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
//|     %3 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.tpop(%1, %0 : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
//|     pto.barrier <PIPE_ALL>
//|     pto.tpop(%2, %0 : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
//|     pto.barrier <PIPE_ALL>
//|     pto.vecscope {
//|       %4 = pto.tile_buf_addr %1 : !pto.tile_buf<vec, 8x16xf32> -> !pto.ptr<f32, ub>
//|       %5 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %4[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %6 = pto.vneg %result, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %6, %3[%c0], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       %result_0 = pto.vlds %4[%c64] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %7 = pto.vneg %result_0, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %7, %3[%c64], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     pto.vecscope {
//|       %4 = pto.tile_buf_addr %2 : !pto.tile_buf<vec, 8x16xf32> -> !pto.ptr<f32, ub>
//|       %5 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %4[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %6 = pto.vneg %result, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %6, %3[%c0], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       %result_0 = pto.vlds %4[%c64] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %7 = pto.vneg %result_0, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %7, %3[%c64], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     pto.barrier <PIPE_ALL>
//|     pto.tfree(%0 : !pto.pipe) {split = 2}
//|     pto.barrier <PIPE_ALL>
//|     pto.tfree(%0 : !pto.pipe) {split = 2}
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//|   func.func @k(%arg0: !pto.ptr<f32, gm>, %arg1: i32, %arg2: index, %arg3: !pto.ptr<f32, gm>) attributes {pto.buffers = {ub = array<i64: 0, 512>}, pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0 = arith.constant 0 : index
//|     %c64 = arith.constant 64 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, local_slot_num = 8, flag_base = 0} (%arg0 : !pto.ptr<f32, gm>, %arg1 : i32) -> !pto.pipe
//|     %1 = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
//|     %2 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     scf.for %arg4 = %c0 to %arg2 step %c1 {
//|       pto.tpop(%1, %0 : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
//|       pto.barrier <PIPE_ALL>
//|       pto.vecscope {
//|         %3 = pto.tile_buf_addr %1 : !pto.tile_buf<vec, 8x16xf32> -> !pto.ptr<f32, ub>
//|         %4 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         %result = pto.vlds %3[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %5 = pto.vneg %result, %4 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %5, %2[%c0], %4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %result_0 = pto.vlds %3[%c64] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %6 = pto.vneg %result_0, %4 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %6, %2[%c64], %4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|       pto.barrier <PIPE_ALL>
//|       pto.tfree(%0 : !pto.pipe) {split = 2}
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @vector_pop_interleaved(%arg0: memref<256xf32, #pto.address_space<gm>>, %arg1: i32) attributes {pto.buffers = {ub = array<i64: 0, 512>}, pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %0 = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
//|     %1 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, local_slot_num = 8, flag_base = 0} (%arg0 : memref<256xf32, #pto.address_space<gm>>, %arg1 : i32) -> !pto.pipe
//|     pto.tpop(%0, %1 : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
//|     pto.barrier <PIPE_ALL>
//|     %2 = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
//|     pto.tpop(%2, %1 : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
//|     pto.barrier <PIPE_ALL>
//|     %c0 = arith.constant 0 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %3 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %c64 = arith.constant 64 : index
//|     pto.vecscope {
//|       %4 = pto.tile_buf_addr %0 : !pto.tile_buf<vec, 8x16xf32> -> !pto.ptr<f32, ub>
//|       %5 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %4[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %6 = pto.vneg %result, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %6, %3[%c0], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       %result_0 = pto.vlds %4[%c64] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %7 = pto.vneg %result_0, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %7, %3[%c64], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     pto.barrier <PIPE_ALL>
//|     pto.tfree(%1 : !pto.pipe) {split = 2}
//|     pto.barrier <PIPE_ALL>
//|     pto.tfree(%1 : !pto.pipe) {split = 2}
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//|   func.func @k(%arg0: !pto.ptr<f32, gm>, %arg1: i32, %arg2: index, %arg3: !pto.ptr<f32, gm>) attributes {pto.buffers = {ub = array<i64: 0, 512>}, pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.declare_tile -> !pto.tile_buf<vec, 8x16xf32>
//|     %1 = pto.initialize_l2g2l_pipe{dir_mask = 1, slot_size = 1024, slot_num = 8, local_slot_num = 8, flag_base = 0} (%arg0 : !pto.ptr<f32, gm>, %arg1 : i32) -> !pto.pipe
//|     %c0_i64 = arith.constant 0 : i64
//|     %2 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %c64 = arith.constant 64 : index
//|     scf.for %arg4 = %c0 to %arg2 step %c1 {
//|       pto.tpop(%0, %1 : !pto.tile_buf<vec, 8x16xf32>, !pto.pipe) {split = 1}
//|       pto.barrier <PIPE_ALL>
//|       pto.vecscope {
//|         %3 = pto.tile_buf_addr %0 : !pto.tile_buf<vec, 8x16xf32> -> !pto.ptr<f32, ub>
//|         %4 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         %result = pto.vlds %3[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %5 = pto.vneg %result, %4 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %5, %2[%c0], %4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %result_0 = pto.vlds %3[%c64] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %6 = pto.vneg %result_0, %4 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %6, %2[%c64], %4 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|       pto.barrier <PIPE_ALL>
//|       pto.tfree(%1 : !pto.pipe) {split = 2}
//|       pto.barrier <PIPE_ALL>
//|     }
//|     return
//|   }
//| }
