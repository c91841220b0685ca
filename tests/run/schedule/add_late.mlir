// The wait comes before the sum; moved, it comes after it.
// RUN: --pto-arch=a5 --schedule=program --arg iota:f32:64 --arg data:f32:1*64 --arg none:256
// EXPECT 2 f32: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64
// RUN: --pto-arch=a5 --schedule=adversarial --arg iota:f32:64 --arg data:f32:1*64 --arg none:256
// EXPECT 2 f32: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64
// RUN: --pto-arch=a5 --schedule=seed=3 --arg iota:f32:64 --arg data:f32:1*64 --arg none:256
// EXPECT 2 f32: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64
// BROKEN PTO1507
func.func @test(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c256 = arith.constant 256 : i64
  %c512 = arith.constant 512 : i64
  %i0 = arith.constant 0 : index
  %x = pto.castptr %c0 : i64 -> !pto.ptr<f32, ub>
  %y = pto.castptr %c256 : i64 -> !pto.ptr<f32, ub>
  %z = pto.castptr %c512 : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %a, %x, %c0, %c256 nburst(%c1, %c256, %c256) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.mte_gm_ub %b, %y, %c0, %c256 nburst(%c1, %c256, %c256) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"] // MOVED
  pto.vecscope {
    %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %l = pto.vlds %x[%i0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %r = pto.vlds %y[%i0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %s = pto.vadd %l, %r, %m : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %s, %z[%i0], %m : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  // HERE
  pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
  pto.wait_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
  pto.mte_ub_gm %z, %d, %c256 nburst(%c1, %c256, %c256) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  return
}
