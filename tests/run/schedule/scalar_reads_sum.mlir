// The program reads a sum.
// RUN: --pto-arch=a5 --schedule=program --arg iota:f32:64 --arg none:4
// EXPECT 1 f32: 8
// RUN: --pto-arch=a5 --schedule=adversarial --arg iota:f32:64 --arg none:4
// EXPECT 1 f32: 8
// RUN: --pto-arch=a5 --schedule=seed=3 --arg iota:f32:64 --arg none:4
// EXPECT 1 f32: 8
// BROKEN PTO1507
func.func @test(%a: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c256 = arith.constant 256 : i64
  %c512 = arith.constant 512 : i64
  %i0 = arith.constant 0 : index
  %i4 = arith.constant 4 : index
  %x = pto.castptr %c0 : i64 -> !pto.ptr<f32, ub>
  %z = pto.castptr %c512 : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %a, %x, %c0, %c256 nburst(%c1, %c256, %c256) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %l = pto.vlds %x[%i0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %r = pto.vlds %x[%i0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %s = pto.vadd %l, %r, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %s, %z[%i0], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  pto.set_flag["PIPE_V", "PIPE_S", "EVENT_ID0"] // REMOVED
  pto.wait_flag["PIPE_V", "PIPE_S", "EVENT_ID0"] // REMOVED
  %v = pto.load_scalar %z[%i4] : !pto.ptr<f32, ub> -> f32
  pto.store_scalar %v, %d[%i0] : !pto.ptr<f32, gm>, f32
  return
}
