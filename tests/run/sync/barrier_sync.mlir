// Pipes work in order and memory has no caches: nothing changes.
// COVERS: dcci cmo.cacheinvalid threadfence threadfence_block
// RUN: --pto-arch=a5 --schedule=adversarial --arg iota:i32:8 --arg none:32
// EXPECT 1 i32: 0 1 2 3 4 5 6 7
func.func @test(%a: !pto.ptr<i32, gm>, %d: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c32 = arith.constant 32 : i64
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i3 = arith.constant 3 : index
  %ub = pto.castptr %c0 : i64 -> !pto.ptr<i32, ub>
  pto.mte_gm_ub %a, %ub, %c0, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<i32, gm>, !pto.ptr<i32, ub>, i64, i64, i64, i64, i64
  pto.barrier_sync[#pto.sync_op_type<TLOAD>]
  pto.dcci %a "SINGLE_CACHE_LINE" : !pto.ptr<i32, gm>
  pto.cmo.cacheinvalid all #pto.address_space<gm>
  pto.section.simt<<<1, 1, 1>>> {
    pto.threadfence
    pto.threadfence_block
  }
  pto.set_flag["PIPE_MTE2", "PIPE_MTE3", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_MTE3", "EVENT_ID0"]
  pto.mte_ub_gm %ub, %d, %c32 nburst(%c1, %c32, %c32) : !pto.ptr<i32, ub>, !pto.ptr<i32, gm>, i64, i64, i64, i64
  return
}
