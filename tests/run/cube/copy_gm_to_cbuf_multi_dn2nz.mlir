// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:f16:-2,4,3,0,-2,0*35,-3,0,2,-3,-4,0*35,-3,1,0*39,3,1,-4,2,0*35,-3*2,4,-1*2,0*35,-1,3,1,2,3,0*35,-1,4,1*2,-1,0*35,3,2,1,4,-3,0*35,1,2,-4,3,-1,0*35,3,2*2,-1*2,0*35,2,-1,2*2,-3,0*35,-2,-4,0,3,-4,0*35,-2,1,4*2,-2,0*35,4,0,-3,4,-1,0*35,3,-3,1,2*2,0*35,-4,1,-4,2,-3,0*35,2*2,-4,3,-2,0*35,4,-3,1,-1,1,0*35,4,1,2,-3,-1,0*35 --arg data:f16:7*512
// EXPECT 1 f16: -2 -3*2 0 -3 -1*2 3 1 3 2 -2*2 4 3 -4 4 0 1 3 -3 3 4 2*3 -1 -4 1 0 -3 1 3 2 0 1 4 1*3 -4 2*2 0 4 -3 1 -4 0 -3 0 -4 -1 2 1 4 3 -1 2 3 4*2 2*2 -2 -4 0 2 -1 3 -1 -3 -1*2 -3 -4 -2 -1 2 -3 7*176 2 4*2 0*13 2 -3 1 0*13 -4 1 2 0*13 3 -1 -3 0*13 -2 1 -1 0*13 7*176
func.func @test(%a: !pto.ptr<f16, gm>, %b: !pto.ptr<f16, l1>) {
  %n = arith.constant 5 : i64
  %d = arith.constant 19 : i64
  %inner = arith.constant 80 : i64
  %z = arith.constant 0 : i64
  %para = arith.constant 68719542273 : i64
  %false = arith.constant false
  pto.set_mte2_nz_para %para : i64
  pto.copy_gm_to_cbuf_multi_dn2nz %a, %b, %z, %inner, %z, %n, %d, %z, %false : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, i64, i64, i64, i64, i64, i64, i1
  return
}
