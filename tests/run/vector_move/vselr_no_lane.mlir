// Written by vector_move.py.

// RUN: --pto-arch=a5 --entry faulty --arg iota:f32:64 --arg data:i32:64*64
func.func @faulty(%src: !pto.ptr<f32, ub>, %numbers: !pto.ptr<i32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %n = pto.vlds %numbers[%c0] : !pto.ptr<i32, ub> -> !pto.vreg<64xi32>
    %w = pto.vselr %v, %n : !pto.vreg<64xf32>, !pto.vreg<64xi32> -> !pto.vreg<64xf32> // FAULT PTO1504
  }
  return
}
