// Written by vector_arith.py, with numpy.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.5,-2.25,0,0x80000000,1e-40,3e+38,0x7f800000,0x7fc00000,7,9 --arg none:256
// EXPECT 1 u32: 1069547520 1074790400 0*2 71362 2137108966 2139095040 2143289344 0*56
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:1.5,-2.25,0,0x8000,6e-08,6e+04,0xfc00,0.1,7,9 --arg none:256
// EXPECT 1 u16: 15872 16512 0*2 1 31571 31744 11878 0*120
// RUN: --pto-arch=a5 --entry=i16 --arg data:i16:1,-2,0,32767,-32768,30000,-30000,5,7,9 --arg none:256
// EXPECT 1 i16: 1 2 0 32767 -32768 30000*2 5 0*120
// RUN: --pto-arch=a5 --entry=i32 --arg data:i32:1,-2,0,2147483647,-2147483648,1073741824,-7,5,7,9 --arg none:256
// EXPECT 1 i32: 1 2 0 2147483647 -2147483648 1073741824 7 5 0*56
func.func @f32(%px: !pto.ptr<f32, ub>, %out: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %z = pto.vabs %x, %some : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}
func.func @f16(%px: !pto.ptr<f16, ub>, %out: !pto.ptr<f16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<f16, ub> -> !pto.vreg<128xf16>
    %z = pto.vabs %x, %some : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b16>
  }
  return
}
func.func @i16(%px: !pto.ptr<i16, ub>, %out: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %some = pto.pset_b16 "PAT_VL8" : !pto.mask<b16>
    %x = pto.vlds %px[%c0] : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
    %z = pto.vabs %x, %some : !pto.vreg<128xi16>, !pto.mask<b16> -> !pto.vreg<128xi16>
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
    %z = pto.vabs %x, %some : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
  }
  return
}
