// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry faulty --arg iota:f32:64 --arg none:256
func.func @faulty(%src: !pto.ptr<f32, ub>, %offsets: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %p = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %o = pto.vlds %offsets[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %w = pto.vgather2 %src, %o, %p : !pto.ptr<f32, ub>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32> // FAULT PTO1503
  }
  return
}
