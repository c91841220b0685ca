// Written by vector_memory.py.

// The first four blocks are active, which are the first four lanes of offsets and predicate.
// RUN: --pto-arch=a5 --entry of_f32 --arg iota:f32:80 --arg data:i32:96,0,224*2,60001*60 --arg zero:256
// EXPECT 2 f32: 24 25 26 27 28 29 30 31 0 1 2 3 4 5 6 7 56 57 58 59 60 61 62 63 56 57 58 59 60 61 62 63 0*32
func.func @of_f32(%src: !pto.ptr<f32, ub>, %offsets: !pto.ptr<i32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %p = pto.pset_b32 "PAT_VL4" : !pto.mask<b32>
    %o = pto.vlds %offsets[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %v = pto.vgatherb %src, %o, %p : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}

// The first four blocks are active, which are the first four lanes of offsets and predicate.
// RUN: --pto-arch=a5 --entry of_u16 --arg iota:u16:160 --arg data:u32:96,0,224*2,60001*60 --arg zero:256
// EXPECT 2 u16: 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 0*64
func.func @of_u16(%src: !pto.ptr<ui16, ub>, %offsets: !pto.ptr<ui32, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %p = pto.pset_b32 "PAT_VL4" : !pto.mask<b32>
    %o = pto.vlds %offsets[%c0] : !pto.ptr<ui32, ub> -> !pto.vreg<64xui32>
    %v = pto.vgatherb %src, %o, %p : !pto.ptr<ui16, ub>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<128xui16>
    pto.vsts %v, %dst[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}
