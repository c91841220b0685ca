// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry faulty --arg iota:f32:64
func.func @faulty(%src: !pto.ptr<f32, ub>) {
  %odd = arith.constant 1 : index
  pto.vecscope {
    %w = pto.vlds %src[%odd] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32> // FAULT PTO1502
  }
  return
}
