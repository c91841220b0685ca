// A product of f16, step by step. Made by generators/kernels.py.
// RUN: --pto-arch=a5 --arg npy:kernels/cube_gemm.0.npy --arg npy:kernels/cube_gemm.1.npy --arg zero:4096 --expect=2=kernels/cube_gemm.out.npy,0,0
func.func @cube_gemm(%p0: !pto.ptr<f16, gm>, %p1: !pto.ptr<f16, gm>, %p2: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 65536 : i64
  %c2 = arith.constant 131072 : i64
  %c3 = arith.constant 0 : index
  %c4 = arith.constant 32 : i64
  %c5 = arith.constant 48 : i64
  %c6 = arith.constant 96 : i64
  %c7 = arith.constant 1 : i64
  %c8 = arith.constant 64 : i64
  %m1 = pto.castptr %c0 : i64 -> !pto.ptr<f16, l1>
  %m2 = pto.castptr %c1 : i64 -> !pto.ptr<f16, l1>
  %m3 = pto.castptr %c2 : i64 -> !pto.ptr<f32, l1>
  %m4 = pto.castptr %c0 : i64 -> !pto.ptr<f16, l0a>
  %m5 = pto.castptr %c0 : i64 -> !pto.ptr<f16, l0b>
  %m6 = pto.castptr %c0 : i64 -> !pto.ptr<f32, l0c>
  %m7 = pto.castptr %c0 : i64 -> !pto.ptr<f32, bt>
  %false = arith.constant false
  %q8 = pto.addptr %p0, %c3 : !pto.ptr<f16, gm> -> !pto.ptr<f16, gm>
  pto.mte_gm_l1_frac %q8, %m1, nd2nz, shape(%c4, %c5), src_layout(%c6), dst_group(%c7, %c7, %c4, %c0), ctrl(%c0, %false) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  %q9 = pto.addptr %p1, %c3 : !pto.ptr<f16, gm> -> !pto.ptr<f16, gm>
  pto.mte_gm_l1_frac %q9, %m2, nd2nz, shape(%c5, %c4), src_layout(%c8), dst_group(%c7, %c7, %c5, %c0), ctrl(%c0, %false) : !pto.ptr<f16, gm>, !pto.ptr<f16, l1>, nd2nz, shape i64, i64, src_layout(i64), dst_group i64, i64, i64, i64, ctrl i64, i1
  pto.barrier <PIPE_ALL>
  pto.mte_l1_l0a %m1, %m4, %c4, %c5, %c0, %c0 {transpose = false} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0a>, i64, i64, i64, i64
  pto.mte_l1_l0b %m2, %m5, %c5, %c4, %c0, %c0 {transpose = true} : !pto.ptr<f16, l1>, !pto.ptr<f16, l0b>, i64, i64, i64, i64
  pto.barrier <PIPE_ALL>
  pto.mad %m4, %m5, %m6, %c4, %c4, %c5 : !pto.ptr<f16, l0a>, !pto.ptr<f16, l0b>, !pto.ptr<f32, l0c>, i64, i64, i64
  pto.barrier <PIPE_ALL>
  pto.mte_l0c_gm %m6, %p2, %c4, %c4, %c4, %c4, %c0, %c0, nz2nd : !pto.ptr<f32, l0c>, !pto.ptr<f32, gm>, i64, i64, i64, i64, i64, i64
  return
}
