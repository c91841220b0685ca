// Written by vector_move.py.

// RUN: --pto-arch=a5 --entry faulty --arg iota:f32:64
func.func @faulty(%src: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %far = arith.constant 65 : i16
  pto.vecscope {
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %w = pto.vshift %v, %far : !pto.vreg<64xf32>, i16 -> !pto.vreg<64xf32> // FAULT PTO1514
  }
  return
}
