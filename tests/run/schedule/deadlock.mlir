// Two pipes signal each other alternately; moved, each waits for the other first.
// RUN: --pto-arch=a5 --schedule=program --arg iota:f32:64 --arg none:256 --arg 0 --arg 1
// EXPECT 1 f32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
// RUN: --pto-arch=a5 --schedule=adversarial --arg iota:f32:64 --arg none:256 --arg 0 --arg 1
// EXPECT 1 f32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
// RUN: --pto-arch=a5 --schedule=seed=3 --arg iota:f32:64 --arg none:256 --arg 0 --arg 1
// EXPECT 1 f32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
// BROKEN PTO1508
func.func @test(%a: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>, %p: index, %q: index) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c256 = arith.constant 256 : i64
  %x = pto.castptr %c0 : i64 -> !pto.ptr<f32, ub>
  pto.mte_gm_ub %a, %x, %c0, %c256 nburst(%c1, %c256, %c256) : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
  pto.set_flag_dyn["PIPE_MTE2", "PIPE_MTE3", %p] // MOVED
  pto.wait_flag_dyn["PIPE_MTE2", "PIPE_MTE3", %p]
  pto.mte_ub_gm %x, %d, %c256 nburst(%c1, %c256, %c256) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
  pto.set_flag_dyn["PIPE_MTE3", "PIPE_MTE2", %q]
  pto.wait_flag_dyn["PIPE_MTE3", "PIPE_MTE2", %q]
  // HERE
  return
}
