// Written by vector_arith.py, with numpy.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1.5,-2.25,0,0x80000000,1e-40,3e+38,0x7f800000,0x7fc00000,7,9 --arg none:256
// EXPECT 1 f32: 0.6666667 -0.44444445 0x7f800000 0xff800000 0x7f800000 0*2 0x7fc00000 0*56
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:1.5,-2.25,0,0x8000,6e-08,6e+04,0xfc00,0.1,7,9 --arg none:256
// EXPECT 1 f16: 0.6665 -0.4443 0x7c00 0xfc00 0x7c00 0 0x8000 10 0*120
// RUN: --pto-arch=a5 --entry=fault --arg data:i32:1*64
func.func @f32(%px: !pto.ptr<f32, ub>, %out: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %some = pto.pset_b32 "PAT_VL8" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %z = pto.vrec %x, %some : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
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
    %z = pto.vrec %x, %some : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b16>
  }
  return
}
func.func @fault(%px: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %x = pto.vlds %px[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %z = pto.vrec %x, %all : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>  // FAULT PTO1504
  }
  return
}
