// Written by vector_arith.py, with numpy.
// RUN: --pto-arch=a5 --entry=u32 --arg data:u32:1,2,0,2147483648,4294967295,1073741824,7,5,7,9 --arg data:u32:3,4,4294967295,2147483648,1,1073741824,2*2,7,9 --arg none:256 --arg none:32
// EXPECT 2 u32: 4294967294*2 1 0 4294967294 0 5 3 0*56
// EXPECT 3 u8: 17 1 0*30
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:1,-2,0,2147483647,-2147483648,1073741824,-7,5,7,9 --arg data:i32:3,4,-1,1,-1,1073741824,2,-2,7,9 --arg none:256 --arg none:32
// EXPECT 2 i32: -2 -6 1 2147483646 -2147483647 0 -9 7 0*56
// EXPECT 3 u8: 1*3 16 0*28
// RUN: --pto-arch=a5 --entry=fault --arg data:u32:1*63
func.func @u32(%px: !pto.ptr<ui32, ub>, %py: !pto.ptr<ui32, ub>, %out: !pto.ptr<ui32, ub>, %bits: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %c = pto.pset_b32 "PAT_VL4" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<ui32, ub> -> !pto.vreg<64xui32>
    %y = pto.vlds %py[%c0] : !pto.ptr<ui32, ub> -> !pto.vreg<64xui32>
    %z, %carry = pto.vsubc %x, %y, %some : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.mask<b32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xui32>, !pto.ptr<ui32, ub>, !pto.mask<b32>
    pto.psts %carry, %bits[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @i32(%px: !pto.ptr<i32, ub>, %py: !pto.ptr<i32, ub>, %out: !pto.ptr<i32, ub>, %bits: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %c = pto.pset_b32 "PAT_VL4" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %y = pto.vlds %py[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %z, %carry = pto.vsubc %x, %y, %some : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>, !pto.mask<b32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
    pto.psts %carry, %bits[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @fault(%px: !pto.ptr<ui32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<ui32, ub> -> !pto.vreg<64xui32>
    %z, %carry = pto.vsubc %x, %x, %all : !pto.vreg<64xui32>, !pto.vreg<64xui32>, !pto.mask<b32> -> !pto.vreg<64xui32>, !pto.mask<b32>  // FAULT PTO1503
  }
  return
}
