// The program changes a term before it is added.
// RUN: --pto-arch=a5 --schedule=program --arg iota:f32:64 --arg none:256
// EXPECT 1 f32: 0 2 10 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126
// RUN: --pto-arch=a5 --schedule=adversarial --arg iota:f32:64 --arg none:256
// EXPECT 1 f32: 0 2 10 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126
// RUN: --pto-arch=a5 --schedule=seed=3 --arg iota:f32:64 --arg none:256
// EXPECT 1 f32: 0 2 10 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126
// BROKEN PTO1507
func.func @test(%a: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c256 = arith.constant 256 : i64
  %c512 = arith.constant 512 : i64
  %i0 = arith.constant 0 : index
  %i2 = arith.constant 2 : index
  %x = pto.castptr %c0 : i64 -> !pto.ptr<f32, ub>
  %z = pto.castptr %c512 : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %a, %x, %c0, %c256 nburst(%c1, %c256, %c256) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.set_flag["PIPE_MTE2", "PIPE_S", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_S", "EVENT_ID0"]
  %five = arith.constant 5.0 : f32
  pto.store_scalar %five, %x[%i2] : !pto.ptr<f32, ub>, f32
  pto.set_flag["PIPE_S", "PIPE_V", "EVENT_ID0"] // REMOVED
  pto.wait_flag["PIPE_S", "PIPE_V", "EVENT_ID0"] // REMOVED
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %l = pto.vlds %x[%i0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %r = pto.vlds %x[%i0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %s = pto.vadd %l, %r, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %s, %z[%i0], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
  pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
  pto.mte_ub_gm %z, %d, %c256 nburst(%c1, %c256, %c256) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}
