// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry faulty --arg iota:f32:64
func.func @faulty(%src: !pto.ptr<f32, ub>) {
  pto.vecscope {
    %a0 = pto.init_align : !pto.align
    %w, %a1 = pto.vldus %src, %a0 : !pto.ptr<f32, ub>, !pto.align -> !pto.vreg<64xf32>, !pto.align // FAULT PTO1504
  }
  return
}
