// Each vector core pushes 4 x 8 different numbers, 4 times through a pipe of 2 places; the cube core has them as 8 x 8 in its
// memory, and reads the first of each half: 100 n of round n of the first core, 100 n + 32 of the second.
// COVERS: aic_initialize_pipe aiv_initialize_pipe tpop_from_aiv tfree_from_aiv reserve_buffer import_reserved_buffer
// RUN: --pto-arch=a5 --entry cube --arg none:32
// EXPECT 0 i32: 0 32 100 132 200 232 300 332
// RUN: --pto-arch=a5 --entry cube --schedule=adversarial --arg none:32
// EXPECT 0 i32: 0 32 100 132 200 232 300 332
func.func @cube(%d: !pto.ptr<i32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %zero = arith.constant 0 : i32
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i4 = arith.constant 4 : index
  %i32 = arith.constant 32 : index
  %buffer = pto.reserve_buffer {name = "fifo", size = 512, location = #pto.address_space<mat>, auto = true} -> i32
  pto.aic_initialize_pipe {id = 0, dir_mask = 2, slot_size = 256, slot_num = 2} (c2v_consumer_buf = %zero : i32, v2c_consumer_buf = %buffer : i32)
  scf.for %n = %i0 to %i4 step %i1 {
    %t = pto.tpop_from_aiv {id = 0, split = 1} -> !pto.tile_buf<mat, 8x8xi32>
    %p = pto.tile_buf_addr %t : !pto.tile_buf<mat, 8x8xi32> -> !pto.ptr<i32, mat>
    pto.barrier #pto.pipe<PIPE_ALL>
    %0 = pto.load_scalar %p[%i0] : !pto.ptr<i32, mat> -> i32
    %1 = pto.load_scalar %p[%i32] : !pto.ptr<i32, mat> -> i32
    %at = arith.muli %n, %i2 : index
    %next = arith.addi %at, %i1 : index
    pto.store_scalar %0, %d[%at] : !pto.ptr<i32, gm>, i32
    pto.store_scalar %1, %d[%next] : !pto.ptr<i32, gm>, i32
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.tfree_from_aiv {id = 0, split = 1}
  }
  return
}
func.func @vector(%d: !pto.ptr<i32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %zero = arith.constant 0 : i32
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i4 = arith.constant 4 : index
  %i32 = arith.constant 32 : index
  %hundred = arith.constant 100 : i32
  %half = arith.constant 32 : i32
  %buffer = pto.import_reserved_buffer {name = "fifo", peer_func = @cube} -> i32
  pto.aiv_initialize_pipe {id = 0, dir_mask = 2, slot_size = 256, slot_num = 2} (c2v_consumer_buf = %zero : i32, v2c_consumer_buf = %buffer : i32)
  %core = pto.get_subblock_idx
  %word = arith.trunci %core : i64 to i32
  %first = arith.muli %word, %half : i32
  %t = pto.alloc_tile : !pto.tile_buf<vec, 4x8xi32>
  %p = pto.tile_buf_addr %t : !pto.tile_buf<vec, 4x8xi32> -> !pto.ptr<i32, vec>
  scf.for %n = %i0 to %i4 step %i1 {
    %round = arith.index_cast %n : index to i32
    %hundreds = arith.muli %round, %hundred : i32
    %base = arith.addi %hundreds, %first : i32
    scf.for %k = %i0 to %i32 step %i1 {
      %number = arith.index_cast %k : index to i32
      %value = arith.addi %base, %number : i32
      pto.store_scalar %value, %p[%k] : !pto.ptr<i32, vec>, i32
    }
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.tpush_to_aic(%t : !pto.tile_buf<vec, 4x8xi32>) {id = 0, split = 1}
    pto.barrier #pto.pipe<PIPE_ALL>
  }
  return
}
