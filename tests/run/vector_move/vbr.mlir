// Written by vector_values.py, with numpy.
// RUN: --pto-arch=a5 --entry=f32 --arg -1.5 --arg none:256
// EXPECT 1 f32: -1.5*64
// RUN: --pto-arch=a5 --entry=f16 --arg 0.1 --arg none:256
// EXPECT 1 f16: 0.1*128
// RUN: --pto-arch=a5 --entry=u8 --arg 200 --arg none:256
// EXPECT 1 u8: 200*256
// RUN: --pto-arch=a5 --entry=i16 --arg -7 --arg none:256
// EXPECT 1 i16: -7*128
// RUN: --pto-arch=a5 --entry=i32 --arg -2147483648 --arg none:256
// EXPECT 1 i32: -2147483648*64
func.func @f32(%s: f32, %out: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %z = pto.vbr %s : f32 -> !pto.vreg<64xf32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
  }
  return
}
func.func @f16(%s: f16, %out: !pto.ptr<f16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %z = pto.vbr %s : f16 -> !pto.vreg<128xf16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b16>
  }
  return
}
func.func @u8(%s: i8, %out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
    %z = pto.vbr %s : i8 -> !pto.vreg<256xui8>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b8>
  }
  return
}
func.func @i16(%s: i16, %out: !pto.ptr<i16, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
    %z = pto.vbr %s : i16 -> !pto.vreg<128xi16>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<128xi16>, !pto.ptr<i16, ub>, !pto.mask<b16>
  }
  return
}
func.func @i32(%s: i32, %out: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %z = pto.vbr %s : i32 -> !pto.vreg<64xi32>
    pto.vsts %z, %out[%c0], %all : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
  }
  return
}
