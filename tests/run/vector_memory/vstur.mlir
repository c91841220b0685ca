// Written by vector_memory.py.
// COVERS: vstar sprclr sprsti sprsts

// 22 lanes and 3 lanes of four bytes are 100 bytes.
// RUN: --pto-arch=a5 --entry counted --arg iota:f32:64 --arg data:f32:-1*32 --arg data:i32:7*5
// EXPECT 1 f32: 0 3 6 9 12 15 18 21 24 27 30 33 36 39 42 45 48 51 54 57 60 63 0 1 2 -1*7
// EXPECT 2 i32: 100*3 7*2
func.func @counted(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>, %bytes: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  pto.vecscope {
    pto.sprclr "AR"
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %a0 = pto.init_align : !pto.align
    %p1 = pto.pset_b32 "PAT_M3" : !pto.mask<b32>
    %s1 = pto.vsqz %v, %p1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %a1 = pto.vstur %a0, %s1, %dst, "POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
    %p2 = pto.pset_b32 "PAT_VL3" : !pto.mask<b32>
    %s2 = pto.vsqz %v, %p2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %a2 = pto.vstur %a1, %s2, %dst, "POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
    pto.vstar %a2, %dst : !pto.align, !pto.ptr<f32, ub>
    pto.sprsti "AR", %bytes[%one] : !pto.ptr<i32, ub>, i32
    %next = pto.sprsts "AR", %bytes[%two] : !pto.ptr<i32, ub>, i32 -> !pto.ptr<i32, ub>
    pto.sprsts "AR", %next[%one] : !pto.ptr<i32, ub>, i32
  }
  return
}

// Eight elements are a block, which is complete.
// RUN: --pto-arch=a5 --entry not_counted --arg iota:f32:64 --arg data:f32:-1*8 --arg data:i32:7
// EXPECT 1 f32: 0 1 2 3 4 5 6 7
// EXPECT 2 i32: 0
func.func @not_counted(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>, %bytes: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  pto.vecscope {
    pto.sprclr "AR"
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %a0 = pto.init_align : !pto.align
    %p1 = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %s1 = pto.vsqz %v, %p1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %a1 = pto.vstur %a0, %s1, %dst, "NO_POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
    pto.sprsti "AR", %bytes[%zero] : !pto.ptr<i32, ub>, i32
  }
  return
}
