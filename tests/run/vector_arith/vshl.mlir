// Written by vector_arith.py, with numpy.
// RUN: --pto-arch=a5 --entry=u16 --arg data:u16:1,2,0,32767,65535,40000,30000,5,7,9 --arg data:i16:1,0,3,15,2,4,1,7,1*2 --arg none:256
// EXPECT 2 u16: 2*2 0 32768 65532 50176 60000 640 0*120
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,-2,0,32767,-32768,30000,-30000,5,7,9 --arg data:i16:1,0,3,15,2,4,1,7,1*2 --arg none:256
// EXPECT 2 i16: 2 -2 0 -32768 0 21248 5536 640 0*120
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:1,-2,0,2147483647,-2147483648,1073741824,-7,5,7,9 --arg data:i32:1,0,3,15,2,4,1,7,1*2 --arg none:256
// EXPECT 2 i32: 2 -2 0 -32768 0*2 -14 640 0*56
// RUN: --pto-arch=a5 --entry=fault --arg data:i16:1*128 --arg data:i16:1,16,0*126
func.func @u16(%px: !pto.ptr<ui16, ub>, %py: !pto.ptr<si16, ub>, %out: !pto.ptr<ui16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<ui16, ub> -> !pto.vreg<128xui16>
    %y = pto.vlds %py[%c0] : !pto.ptr<si16, ub> -> !pto.vreg<128xsi16>
    %z = pto.vshl %x, %y, %some : !pto.vreg<128xui16>, !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<128xui16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xui16>, !pto.ptr<ui16, ub>, !pto.mask<b16>
  }
  return
}
func.func @i16(%px: !pto.ptr<i16, ub>, %py: !pto.ptr<si16, ub>, %out: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %y = pto.vlds %py[%c0] : !pto.ptr<si16, ub> -> !pto.vreg<128xsi16>
    %z = pto.vshl %x, %y, %some : !pto.vreg<128xi16>, !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
  }
  return
}
func.func @i32(%px: !pto.ptr<i32, ub>, %py: !pto.ptr<si32, ub>, %out: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %y = pto.vlds %py[%c0] : !pto.ptr<si32, ub> -> !pto.vreg<64xsi32>
    %z = pto.vshl %x, %y, %some : !pto.vreg<64xi32>, !pto.vreg<64xsi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
  }
  return
}
func.func @fault(%px: !pto.ptr<i16, ub>, %py: !pto.ptr<si16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %y = pto.vlds %py[%c0] : !pto.ptr<si16, ub> -> !pto.vreg<128xsi16>
    %z = pto.vshl %x, %y, %all : !pto.vreg<128xi16>, !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<128xi16>  // FAULT PTO1504
  }
  return
}
