// Written by vector_arith.py, with numpy.
// RUN: --pto-arch=a5 --entry=u16 --arg data:u16:1,2,0,32767,65535,40000,30000,5,7,9 --arg 3 --arg none:256
// EXPECT 2 u16: 8 16 0 65528*2 57856 43392 40 0*120
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,-2,0,32767,-32768,30000,-30000,5,7,9 --arg 3 --arg none:256
// EXPECT 2 i16: 8 -16 0 -8 0 -22144 22144 40 0*120
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:1,-2,0,2147483647,-2147483648,1073741824,-7,5,7,9 --arg 3 --arg none:256
// EXPECT 2 i32: 8 -16 0 -8 0*2 -56 40 0*56
// RUN: --pto-arch=a5 --entry=fault --arg data:i32:1*64 --arg 32
func.func @u16(%px: !pto.ptr<ui16, ub>, %s: i16, %out: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %z = pto.vshls %x, %s, %some : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}
func.func @i16(%px: !pto.ptr<i16, ub>, %s: i16, %out: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %z = pto.vshls %x, %s, %some : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.vreg<128xi16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
  }
  return
}
func.func @i32(%px: !pto.ptr<i32, ub>, %s: i16, %out: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %z = pto.vshls %x, %s, %some : !pto.vreg<64xi32>, i16, !pto.mask<b32> -> !pto.vreg<64xi32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
  }
  return
}
func.func @fault(%px: !pto.ptr<i32, ub>, %s: i16) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %z = pto.vshls %x, %s, %all : !pto.vreg<64xi32>, i16, !pto.mask<b32> -> !pto.vreg<64xi32>  // FAULT PTO1504
  }
  return
}
