// Written by vector_arith.py, with numpy.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.5,-2.25,0,0x80000000,1e-40,3e+38,0x7f800000,0x7fc00000,7,9 --arg 4 --arg none:256
// EXPECT 2 u32: 1082130432*5 2137108966 2139095040 2143289344 0*56
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:1.5,-2.25,0,0x8000,6e-08,6e+04,0xfc00,0.1,7,9 --arg 4 --arg none:256
// EXPECT 2 u16: 17408*5 31571 17408*2 0*120
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,-2,0,32767,-32768,30000,-30000,5,7,9 --arg 4 --arg none:256
// EXPECT 2 i16: 4*3 32767 4 30000 4 5 0*120
// RUN: --pto-arch=a5 --entry=u16 --arg data:u16:1,2,0,32767,65535,40000,30000,5,7,9 --arg 4 --arg none:256
// EXPECT 2 u16: 4*3 32767 65535 40000 30000 5 0*120
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:1,2,0,127,255,200,100,5,7,9 --arg 4 --arg none:256
// EXPECT 2 u8: 4*3 127 255 200 100 5 0*248
func.func @f32(%px: !pto.ptr<f32, ub>, %s: f32, %out: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %z = pto.vmaxs %x, %s, %some : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
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
    %z = pto.vmaxs %x, %s, %some : !pto.vreg<128xf16>, f16, !pto.mask<b16> -> !pto.vreg<128xf16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b16>
  }
  return
}
func.func @i16(%px: !pto.ptr<i16, ub>, %s: i16, %out: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %z = pto.vmaxs %x, %s, %some : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.vreg<128xi16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
  }
  return
}
func.func @u16(%px: !pto.ptr<ui16, ub>, %s: i16, %out: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %z = pto.vmaxs %x, %s, %some : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}
func.func @u8(%px: !pto.ptr<ui8, ub>, %s: i8, %out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
    %some = pto.pset_b8 "PAT_VL8" : !pto.mask<b8>
    %x = pto.vlds %px[%c0] : !pto.ptr<ui8, ub> -> !pto.vreg<256xui8>
    %z = pto.vmaxs %x, %s, %some : !pto.vreg<256xui8>, i8, !pto.mask<b8> -> !pto.vreg<256xui8>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
  }
  return
}
