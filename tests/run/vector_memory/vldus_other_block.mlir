// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry faulty --arg iota:f32:64
func.func @faulty(%src: !pto.ptr<f32, ub>) {
  %c8 = arith.constant 8 : index
  pto.vecscope {
    %a0 = pto.vldas %src : !pto.ptr<f32, ub> -> !pto.align
    %next = pto.addptr %src, %c8 : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>
    %w, %a1 = pto.vldus %next, %a0 : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align // FAULT PTO1504
  }
  return
}
