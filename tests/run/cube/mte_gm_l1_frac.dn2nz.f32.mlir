// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f32:-4,0,-1,0,-3,0*35,4,-4,-2,-4,-3,0*35,-2,1,0,3,4,0*35,3,-3*2,-1,4,0*36,3,2,-4,0*36,-2,3,4*2,-1,0*35,-3,-1,2,3*2,0*35,-3,-2,3,4,1,0*35,3,-4,-2,0,-4,0*35,3,2*2,3,-3,0*36,1,-3,2,0*36 --arg data:f32:7*256
// EXPECT 1 f32: -4 4 -2 3 0 -2 -3*2 0 -4 1 -3 3*2 -1 -2 -1 -2 0 -3 2 4 2 3 0 -4 3 -1 -4 4 3 4 -3*2 4*2 0 -1 3 1 7*88 3*2 0*6 -4 2 1 0*5 -2 2 -3 0*6 3 2 0*5 -4 -3 0*6 7*88
func.func @test(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<f32, l1>) {
  %n = arith.constant 5 : i64
  %d = arith.constant 11 : i64
  %inner = arith.constant 160 : i64
  %one = arith.constant 1 : i64
  %across = arith.constant 16 : i64
  %z = arith.constant 0 : i64
  %false = arith.constant false
  pto.mte_gm_l1_frac %a, %b, dn2nz, shape(%n, %d), src_layout(%inner), dst_group(%one, %one, %across, %z), ctrl(%z, %false) : !pto.ptr<f32, gm>, !pto.ptr<f32, l1>, dn2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  return
}
