// RUN: --pto-arch=a5 --arg iota:f16:10 --arg data:f16:-1*10
func.func @test(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, l1>) {
  %n = arith.constant 2 : i64
  %d = arith.constant 5 : i64
  %inner = arith.constant 10 : i64
  %one = arith.constant 1 : i64
  %z = arith.constant 0 : i64
  %true = arith.constant true
  pto.mte_gm_l1_frac %a, %b, nd2nz, shape(%n, %d), src_layout(%inner), dst_group(%one, %one, %one, %z), ctrl(%z, %true) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1 // FAULT PTO1514
  return
}
