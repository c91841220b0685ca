// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry f32 --arg iota:f32:64 --arg data:f32:99*160
// EXPECT 1 f32: 99*24 0 1 2 3 4 5 6 7 99*8 8 9 10 11 12 13 14 15 99*112
func.func @f32(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %step = arith.constant 2 : i16
  %ahead = arith.constant 3 : i16
  pto.vecscope {
    %p = pto.pset_b32 "PAT_VL16" : !pto.mask<b32>
    %first = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsstb %v, %dst, %step, %ahead, %p : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry advanced_f32 --arg iota:f32:64 --arg data:f32:99*160
// EXPECT 1 f32: 0 1 2 3 4 5 6 7 99*8 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 99*128
func.func @advanced_f32(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %step = arith.constant 2 : i16
  %ahead = arith.constant 3 : i16
  pto.vecscope {
    %p = pto.pset_b32 "PAT_VL16" : !pto.mask<b32>
    %first = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %next = pto.vsstb %v, %dst, %step, %ahead, %p : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.ptr<f32, ub>
    pto.vsts %v, %next[%c0], %first : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry u16 --arg iota:u16:128 --arg data:u16:99*320
// EXPECT 1 u16: 99*48 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 99*256
func.func @u16(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %step = arith.constant 2 : i16
  %ahead = arith.constant 3 : i16
  pto.vecscope {
    %p = pto.pset_b16 "PAT_VL16" : !pto.mask<b16>
    %first = pto.pset_b16 "PAT_VL16" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsstb %v, %dst, %step, %ahead, %p : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, i16, i16, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry advanced_u16 --arg iota:u16:128 --arg data:u16:99*320
// EXPECT 1 u16: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 99*32 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 99*256
func.func @advanced_u16(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %step = arith.constant 2 : i16
  %ahead = arith.constant 3 : i16
  pto.vecscope {
    %p = pto.pset_b16 "PAT_VL16" : !pto.mask<b16>
    %first = pto.pset_b16 "PAT_VL16" : !pto.mask<b16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %next = pto.vsstb %v, %dst, %step, %ahead, %p : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, i16, i16, !pto.mask<b16> -> !pto.ptr<ui16, ub>
    pto.vsts %v, %next[%c0], %first : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}
