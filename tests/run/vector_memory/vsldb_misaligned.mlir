// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry faulty --arg iota:f32:64
func.func @faulty(%src: !pto.ptr<f32, ub>) {
  %odd = arith.constant 1 : index
  %s = arith.constant 1 : i16
  pto.vecscope {
    %p = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    %next = pto.addptr %src, %odd : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>
    %w = pto.vsldb %next, %s, %s, %p : !pto.ptr<f32, ub>, i16, i16, !pto.mask<b32> -> !pto.vreg<64xf32> // FAULT PTO1502
  }
  return
}
