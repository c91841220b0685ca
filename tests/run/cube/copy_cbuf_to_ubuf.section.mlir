// Defect g-l1ub: what the cube core copies to vector memory goes to that of the first vector core of its block.
// COVERS: copy_cbuf_to_ubuf
// RUN: --pto-arch=a5 --arg iota:f32:16 --arg none:64
// EXPECT 1 f32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
func.func @k(%in: !pto.ptr<f32, gm>, %out: !pto.ptr<f32, gm>) attributes {pto.kernel} {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c64 = arith.constant 64 : i64
  %l1 = pto.castptr %c0 : i64 -> !pto.ptr<f32, l1>
  %ub = pto.castptr %c0 : i64 -> !pto.ptr<f32, ub>
  pto.section.cube {
    pto.mte_gm_l1 %in, %l1, %c64 nburst(%c1, %c0, %c0) : !pto.ptr<f32, gm>, !pto.ptr<f32, l1>, i64, i64, i64, i64
    pto.set_flag["PIPE_MTE2", "PIPE_MTE1", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_MTE1", "EVENT_ID0"]
    pto.copy_cbuf_to_ubuf %l1, %ub, %c0, %c1, %c2, %c0, %c0 : !pto.ptr<f32, l1>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
    pto.set_intra_block <PIPE_MTE1>, 1
  }
  pto.section.vector {
    %s = pto.get_subblock_idx
    %f = arith.cmpi eq, %s, %c0 : i64
    scf.if %f {
      pto.wait_intra_block <PIPE_MTE3>, 1
      pto.mte_ub_gm %ub, %out, %c64 nburst(%c1, %c64, %c64) : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
    }
  }
  return
}
