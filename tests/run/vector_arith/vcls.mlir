// Written by vector_arith.py, with numpy.
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,-2,0,32767,-32768,30000,-30000,5,7,9 --arg none:256
// EXPECT 1 u16: 14*2 15 0*4 12 0*120
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:1,-2,0,2147483647,-2147483648,1073741824,-7,5,7,9 --arg none:256
// EXPECT 1 u32: 30*2 31 0*3 28*2 0*56
// RUN: --pto-arch=a5 --entry=u8 --arg data:u8:1,2,0,127,255,200,100,5,7,9 --arg none:256
// EXPECT 1 u8: 6 5 7 0 7 1 0 4 0*248
func.func @i16(%px: !pto.ptr<i16, ub>, %out: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %z = pto.vcls %x, %some : !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
  }
  return
}
func.func @i32(%px: !pto.ptr<i32, ub>, %out: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %z = pto.vcls %x, %some : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
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
    %z = pto.vcls %x, %some : !pto.vreg<256xui8>, !pto.mask<b8> -> !pto.vreg<256xui8>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
  }
  return
}
