// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry of_f32 --arg iota:f32:64 --arg data:i32:3,10,17,24,31,38,45,2,9,16,23,30,37,44,1,8,60000*48 --arg data:f32:77*50
// EXPECT 2 f32: 77 14 7 0 77*4 15 8 1 77*5 9 2 77*5 10 3 77*5 11 4 77*5 12 5 77*5 13 6 77*4
func.func @of_f32(%src: !pto.ptr<f32, ub>, %offsets: !pto.ptr<i32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_VL16" : !pto.mask<b32>
    %o = pto.vlds %offsets[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vscatter %v, %dst, %o, %p : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>
  }
  return
}

// RUN: --pto-arch=a5 --entry of_u16 --arg iota:u16:128 --arg data:u16:3,10,17,24,31,38,45,2,9,16,23,30,37,44,1,8,60000*112 --arg data:u16:77*50
// EXPECT 2 u16: 77 14 7 0 77*4 15 8 1 77*5 9 2 77*5 10 3 77*5 11 4 77*5 12 5 77*5 13 6 77*4
func.func @of_u16(%src: !pto.ptr<ui16, ub>, %offsets: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_VL16" : !pto.mask<b16>
    %o = pto.vlds %offsets[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    pto.vscatter %v, %dst, %o, %p : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.vreg<128xui16>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry of_u8 --arg iota:u8:256 --arg data:u16:3,10,17,24,31,38,45,2,9,16,23,30,37,44,1,8,60000*112 --arg data:u8:77*50
// EXPECT 2 u8: 77 28 14 0 77*4 30 16 2 77*5 18 4 77*5 20 6 77*5 22 8 77*5 24 10 77*5 26 12 77*4
func.func @of_u8(%src: !pto.ptr<ui8, ub>, %offsets: !pto.ptr<ui16, ub>, %dst: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %p = pto.pset_b16 "PAT_VL16" : !pto.mask<b16>
    %o = pto.vlds %offsets[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %v = pto.vlds %src[%c0] : !pto.ptr<ui8, ub> -> !pto.vreg<256xui8>
    pto.vscatter %v, %dst, %o, %p : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.vreg<128xui16>, !pto.mask<b16>
  }
  return
}

// RUN: --pto-arch=a5 --entry one_value_twice --arg data:f32:5*64 --arg data:i32:1*64 --arg zero:12
// EXPECT 2 f32: 0 5 0
func.func @one_value_twice(%src: !pto.ptr<f32, ub>, %offsets: !pto.ptr<i32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_VL2" : !pto.mask<b32>
    %o = pto.vlds %offsets[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vscatter %v, %dst, %o, %p : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32>
  }
  return
}
