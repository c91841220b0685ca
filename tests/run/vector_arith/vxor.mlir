// Written by vector_arith.py, with numpy.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.5,-2.25,0,0x80000000,1e-40,3e+38,0x7f800000,0x7fc00000,7,9 --arg data:f32:0.1,4,0x80000000,0,-1e-39,3e+38,0xff800000,1,7,9 --arg none:256
// EXPECT 2 u32: 34393293 2156920832 2147483648*2 2148267354 0 2147483648 1077936128 0*56
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,-2,0,32767,-32768,30000,-30000,5,7,9 --arg data:i16:3,4,-1,1,-1,10000,-10000,-2,7,9 --arg none:256
// EXPECT 2 u16: 2 65530 65535 32766 32767 21024*2 65531 0*120
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:1,2,0,127,255,200,100,5,7,9 --arg data:u8:3,4,255,1,255,100,3,2,7,9 --arg none:256
// EXPECT 2 u8: 2 6 255 126 0 172 103 7 0*248
func.func @f32(%px: !pto.ptr<f32, ub>, %py: !pto.ptr<f32, ub>, %out: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %y = pto.vlds %py[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %z = pto.vxor %x, %y, %some : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}
func.func @i16(%px: !pto.ptr<i16, ub>, %py: !pto.ptr<i16, ub>, %out: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %y = pto.vlds %py[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %z = pto.vxor %x, %y, %some : !pto.vreg<128xi16>, !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
  }
  return
}
func.func @u8(%px: !pto.ptr<ui8, ub>, %py: !pto.ptr<ui8, ub>, %out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
    %some = pto.pset_b8 "PAT_VL8" : !pto.mask<b8>
    %x = pto.vlds %px[%c0] : !pto.ptr<ui8, ub> -> !pto.vreg<256xui8>
    %y = pto.vlds %py[%c0] : !pto.ptr<ui8, ub> -> !pto.vreg<256xui8>
    %z = pto.vxor %x, %y, %some : !pto.vreg<256xui8>, !pto.vreg<256xui8>, !pto.mask<b8> -> !pto.vreg<256xui8>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
  }
  return
}
