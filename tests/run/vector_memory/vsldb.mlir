// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry f32 --arg iota:f32:48 --arg zero:256
// EXPECT 1 f32: 24 25 26 27 28 29 30 31 40 41 42 43 44 45 46 47 0*48
func.func @f32(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %step = arith.constant 2 : i16
  %ahead = arith.constant 3 : i16
  %second = arith.constant 64 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %p = pto.pset_b32 "PAT_VL16" : !pto.mask<b32>
    %v = pto.vsldb %src, %step, %ahead, %p : !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry advanced_f32 --arg iota:f32:48 --arg zero:512
// EXPECT 1 f32: 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 0*48 24*64
func.func @advanced_f32(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %step = arith.constant 2 : i16
  %ahead = arith.constant 3 : i16
  %second = arith.constant 64 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %p = pto.pset_b32 "PAT_VL16" : !pto.mask<b32>
    %v, %next = pto.vsldb %src, %step, %ahead, %p : !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.vreg<64xf32>, !pto.ptr<f32, ub>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
    %w = pto.vlds %next[%c0] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vsts %w, %dst[%second], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry u16 --arg iota:u16:64 --arg zero:256
// EXPECT 1 u16: 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 0*112
func.func @u16(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %step = arith.constant 2 : i16
  %ahead = arith.constant 3 : i16
  %second = arith.constant 128 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %p = pto.pset_b16 "PAT_VL16" : !pto.mask<b16>
    %v = pto.vsldb %src, %step, %ahead, %p : !pto.ptr<ui16, ub>, i16, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry advanced_u16 --arg iota:u16:64 --arg zero:512
// EXPECT 1 u16: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0*112 48*128
func.func @advanced_u16(%src: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  %step = arith.constant 2 : i16
  %ahead = arith.constant 3 : i16
  %second = arith.constant 128 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %p = pto.pset_b16 "PAT_VL16" : !pto.mask<b16>
    %v, %next = pto.vsldb %src, %step, %ahead, %p : !pto.ptr<ui16, ub>, i16, i16, !pto.mask<b16> -> !pto.vreg<128xui16>, !pto.ptr<ui16, ub>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
    %w = pto.vlds %next[%c0] {dist = "BRC_B16"} : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vsts %w, %dst[%second], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}
