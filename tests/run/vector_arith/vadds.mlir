// Written by vector_arith.py, with numpy.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.5,-2.25,0,0x80000000,1e-40,3e+38,0x7f800000,0x7fc00000,7,9 --arg 4 --arg none:256
// EXPECT 2 f32: 5.5 1.75 4*3 3e+38 0x7f800000 0x7fc00000 0*56
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:1.5,-2.25,0,0x8000,6e-08,6e+04,0xfc00,0.1,7,9 --arg 4 --arg none:256
// EXPECT 2 f16: 5.5 1.75 4*3 6e+04 0xfc00 4.1 0*120
// RUN: --pto-arch=a5 --entry=bf16 --arg data:bf16:1.5,-2.25,0,0x8000,1,3.0040553e+38,0x7f80,0.100097656,7,9 --arg 4 --arg none:256
// EXPECT 2 bf16: 5.5 1.75 4*2 5 3.0040553e+38 0x7f80 4.09375 0*120
// RUN: --pto-arch=a5 --entry=i8 --arg data:i8:1,-2,0,127,-128,100,-100,5,7,9 --arg 4 --arg none:256
// EXPECT 2 i8: 5 2 4 -125 -124 104 -96 9 0*248
// RUN: --pto-arch=a5 --entry=u16 --arg data:u16:1,2,0,32767,65535,40000,30000,5,7,9 --arg 4 --arg none:256
// EXPECT 2 u16: 5 6 4 32771 3 40004 30004 9 0*120
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:1,-2,0,2147483647,-2147483648,1073741824,-7,5,7,9 --arg 4 --arg none:256
// EXPECT 2 i32: 5 2 4 -2147483645 -2147483644 1073741828 -3 9 0*56
func.func @f32(%px: !pto.ptr<f32, ub>, %s: f32, %out: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %z = pto.vadds %x, %s, %some : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}
func.func @f16(%px: !pto.ptr<f16, ub>, %s: f16, %out: !pto.ptr<f16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<f16, ub> -> !pto.vreg<128xf16>
    %z = pto.vadds %x, %s, %some : !pto.vreg<128xf16>, f16, !pto.mask<b16> -> !pto.vreg<128xf16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b16>
  }
  return
}
func.func @bf16(%px: !pto.ptr<bf16, ub>, %s: bf16, %out: !pto.ptr<bf16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<bf16, ub> -> !pto.vreg<128xbf16>
    %z = pto.vadds %x, %s, %some : !pto.vreg<128xbf16>, bf16, !pto.mask<b16> -> !pto.vreg<128xbf16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xbf16>, !pto.ptr<bf16, ub>, !pto.mask<b16>
  }
  return
}
func.func @i8(%px: !pto.ptr<si8, ub>, %s: i8, %out: !pto.ptr<si8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
    %some = pto.pset_b8 "PAT_VL8" : !pto.mask<b8>
    %x = pto.vlds %px[%c0] : !pto.ptr<si8, ub> -> !pto.vreg<256xsi8>
    %z = pto.vadds %x, %s, %some : !pto.vreg<256xsi8>, i8, !pto.mask<b8> -> !pto.vreg<256xsi8>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<256xsi8>, !pto.ptr<si8, ub>, !pto.mask<b8>
  }
  return
}
func.func @u16(%px: !pto.ptr<ui16, ub>, %s: i16, %out: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %z = pto.vadds %x, %s, %some : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}
func.func @i32(%px: !pto.ptr<i32, ub>, %s: i32, %out: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %z = pto.vadds %x, %s, %some : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.vreg<64xi32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
  }
  return
}
