// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry faulty --arg iota:f32:64 --arg zero:512
func.func @faulty(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %odd = arith.constant 1 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    pto.vstsx2 %v, %v, %dst[%odd], "INTLV_B32", %p : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32> // FAULT PTO1502
  }
  return
}
