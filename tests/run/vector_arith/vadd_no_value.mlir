// The sum of lanes without a value has none, which shows where one has to be there; that of the others does.
// RUN: --pto-arch=a5 --entry=given --arg data:f32:1,2 --arg none:32
// EXPECT 1 u8: 0x11 0*31
// RUN: --pto-arch=a5 --entry=missing --arg data:f32:1,2
func.func @given(%p: !pto.ptr<f32, ub>, %out: !pto.ptr<ui8, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %two = pto.pset_b32 "PAT_VL2" : !pto.mask<b32>
    %x = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %y = pto.vadd %x, %x, %all : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %m = pto.vcmp %y, %x, %two, "gt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
    pto.psts %m, %out[%c0], "NORM" : !pto.mask<b32>, !pto.ptr<ui8, ub>, index
  }
  return
}
func.func @missing(%p: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %all = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %x = pto.vlds %p[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %y = pto.vadd %x, %x, %all : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
    %m = pto.vcmp %y, %x, %all, "gt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>  // FAULT PTO1503
  }
  return
}
