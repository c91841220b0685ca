// As in tpush_to_aic.mlir, through a pipe that is a value: 100 n of round n of the first core, 100 n + 32 of the second.
// COVERS: tpush tpop tfree
// RUN: --pto-arch=a3 --entry cube --arg none:32 --arg none:512
// EXPECT 0 i32: 0 32 100 132 200 232 300 332
// RUN: --pto-arch=a3 --entry cube --schedule=adversarial --arg none:32 --arg none:512
// EXPECT 0 i32: 0 32 100 132 200 232 300 332
func.func @cube(%d: !pto.ptr<i32, gm>, %g: !pto.ptr<i32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i4 = arith.constant 4 : index
  %i32 = arith.constant 32 : index
  %buffer = pto.reserve_buffer {name = "fifo", size = 512, location = #pto.address_space<mat>, auto = true} -> i32
  %p = pto.initialize_l2g2l_pipe{dir_mask = 2, slot_size = 256, slot_num = 2, flag_base = 4} (%g : !pto.ptr<i32, gm>, %buffer : i32) -> !pto.pipe
  scf.for %n = %i0 to %i4 step %i1 {
    %t = pto.declare_tile -> !pto.tile_buf<mat, 8x8xi32>
    pto.tpop(%t, %p : !pto.tile_buf<mat, 8x8xi32>, !pto.pipe) {split = 1}
    %q = pto.tile_buf_addr %t : !pto.tile_buf<mat, 8x8xi32> -> !pto.ptr<i32, mat>
    pto.barrier #pto.pipe<PIPE_ALL>
    %0 = pto.load_scalar %q[%i0] : !pto.ptr<i32, mat> -> i32
    %1 = pto.load_scalar %q[%i32] : !pto.ptr<i32, mat> -> i32
    %at = arith.muli %n, %i2 : index
    %next = arith.addi %at, %i1 : index
    pto.store_scalar %0, %d[%at] : !pto.ptr<i32, gm>, i32
    pto.store_scalar %1, %d[%next] : !pto.ptr<i32, gm>, i32
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.tfree(%p : !pto.pipe) {split = 1}
  }
  return
}
func.func @vector(%d: !pto.ptr<i32, gm>, %g: !pto.ptr<i32, gm>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i4 = arith.constant 4 : index
  %i32 = arith.constant 32 : index
  %hundred = arith.constant 100 : i32
  %half = arith.constant 32 : i32
  %buffer = pto.import_reserved_buffer {name = "fifo", peer_func = @cube} -> i32
  %p = pto.initialize_l2g2l_pipe{dir_mask = 2, slot_size = 256, slot_num = 2, flag_base = 4} (%g : !pto.ptr<i32, gm>, %buffer : i32) -> !pto.pipe
  %core = pto.get_subblock_idx
  %word = arith.trunci %core : i64 to i32
  %first = arith.muli %word, %half : i32
  %t = pto.alloc_tile : !pto.tile_buf<vec, 4x8xi32>
  %q = pto.tile_buf_addr %t : !pto.tile_buf<vec, 4x8xi32> -> !pto.ptr<i32, vec>
  scf.for %n = %i0 to %i4 step %i1 {
    %round = arith.index_cast %n : index to i32
    %hundreds = arith.muli %round, %hundred : i32
    %base = arith.addi %hundreds, %first : i32
    scf.for %k = %i0 to %i32 step %i1 {
      %number = arith.index_cast %k : index to i32
      %value = arith.addi %base, %number : i32
      pto.store_scalar %value, %q[%k] : !pto.ptr<i32, vec>, i32
    }
    pto.barrier #pto.pipe<PIPE_ALL>
    pto.tpush(%t, %p : !pto.tile_buf<vec, 4x8xi32>, !pto.pipe) {split = 1}
    pto.barrier #pto.pipe<PIPE_ALL>
  }
  return
}
