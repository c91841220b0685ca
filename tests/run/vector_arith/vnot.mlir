// Written by vector_arith.py, with numpy.
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:1.5,-2.25,0,0x8000,6e-08,6e+04,0xfc00,0.1,7,9 --arg none:256
// EXPECT 1 u16: 49663 16255 65535 32767 65534 33964 1023 53657 0*120
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:1,-2,0,2147483647,-2147483648,1073741824,-7,5,7,9 --arg none:256
// EXPECT 1 u32: 4294967294 1 4294967295 2147483648 2147483647 3221225471 6 4294967290 0*56
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:1,2,0,127,255,200,100,5,7,9 --arg none:256
// EXPECT 1 u8: 254 253 255 128 0 55 155 250 0*248
func.func @f16(%px: !pto.ptr<f16, ub>, %out: !pto.ptr<f16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<f16, ub> -> !pto.vreg<128xf16>
    %z = pto.vnot %x, %some : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b16>
  }
  return
}
func.func @i32(%px: !pto.ptr<i32, ub>, %out: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %z = pto.vnot %x, %some : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
  }
  return
}
func.func @u8(%px: !pto.ptr<ui8, ub>, %out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
    %some = pto.pset_b8 "PAT_VL8" : !pto.mask<b8>
    %x = pto.vlds %px[%c0] : !pto.ptr<ui8, ub> -> !pto.vreg<256xui8>
    %z = pto.vnot %x, %some : !pto.vreg<256xui8>, !pto.mask<b8> -> !pto.vreg<256xui8>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
  }
  return
}
