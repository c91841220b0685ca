// Written by vector_memory.py.
// COVERS: vsta

// RUN: --pto-arch=a5 --entry post_update --arg iota:f32:64 --arg data:f32:-1*140
// EXPECT 1 f32: -1*3 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 -1*9
func.func @post_update(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  pto.vecscope {
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %a0 = pto.init_align : !pto.align
    %a1, %o1 = pto.vstu %a0, %c3, %v, %dst, "POST_UPDATE" : !pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, index
    %a2, %o2 = pto.vstu %a1, %o1, %v, %dst, "POST_UPDATE" : !pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, index
    pto.vsta %a2, %dst[%o2] : !pto.align, !pto.ptr<f32, ub>, index
  }
  return
}

// RUN: --pto-arch=a5 --entry no_post_update --arg iota:f32:64 --arg data:f32:-1*140
// EXPECT 1 f32: -1*3 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 -1*73
func.func @no_post_update(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  pto.vecscope {
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %a0 = pto.init_align : !pto.align
    %a1, %o1 = pto.vstu %a0, %c3, %v, %dst, "NO_POST_UPDATE" : !pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, index
    %end = arith.addi %o1, %c64 : index
    pto.vsta %a1, %dst[%end] : !pto.align, !pto.ptr<f32, ub>, index
  }
  return
}
