// Written by vector_arith.py, with numpy.
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,-2,0,32767,-32768,30000,-30000,5,7,9 --arg none:256
// EXPECT 1 u16: 1 15 0 15 1 7 6 2 0*120
// RUN: --pto-arch=a5 --entry=u32 --arg data:u32:1,2,0,2147483648,4294967295,1073741824,7,5,7,9 --arg none:256
// EXPECT 1 u32: 1*2 0 1 32 1 3 2 0*56
func.func @i16(%px: !pto.ptr<i16, ub>, %out: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %z = pto.vbcnt %x, %some : !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
  }
  return
}
func.func @u32(%px: !pto.ptr<ui32, ub>, %out: !pto.ptr<ui32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<ui32, ub> -> !pto.vreg<64xui32>
    %z = pto.vbcnt %x, %some : !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xui32>, !pto.ptr<ui32, ub>, !pto.mask<b32>
  }
  return
}
