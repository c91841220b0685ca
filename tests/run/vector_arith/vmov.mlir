// Written by vector_arith.py, with numpy.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.5,-2.25,0,0x80000000,1e-40,3e+38,0x7f800000,0x7fc00000,7,9 --arg none:256
// EXPECT 1 u32: 1069547520 3222274048 0 2147483648 71362 2137108966 2139095040 2143289344 0*56
// RUN: --pto-arch=a5 --entry=bf16 --arg data:bf16:1.5,-2.25,0,0x8000,1,3.0040553e+38,0x7f80,0.100097656,7,9 --arg none:256
// EXPECT 1 u16: 16320 49168 0 32768 16256 32610 32640 15821 0*120
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:1,2,0,127,255,200,100,5,7,9 --arg none:256
// EXPECT 1 u8: 1 2 0 127 255 200 100 5 0*248
func.func @f32(%px: !pto.ptr<f32, ub>, %out: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %z = pto.vmov %x, %some : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}
func.func @bf16(%px: !pto.ptr<bf16, ub>, %out: !pto.ptr<bf16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<bf16, ub> -> !pto.vreg<128xbf16>
    %z = pto.vmov %x, %some : !pto.vreg<128xbf16>, !pto.mask<b16> -> !pto.vreg<128xbf16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xbf16>, !pto.ptr<bf16, ub>, !pto.mask<b16>
  }
  return
}
func.func @u8(%px: !pto.ptr<ui8, ub>, %out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
    %some = pto.pset_b8 "PAT_VL8" : !pto.mask<b8>
    %x = pto.vlds %px[%c0] : !pto.ptr<ui8, ub> -> !pto.vreg<256xui8>
    %z = pto.vmov %x, %some : !pto.vreg<256xui8>, !pto.mask<b8> -> !pto.vreg<256xui8>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
  }
  return
}
