// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry faulty --arg iota:f32:64 --arg zero:512
func.func @faulty(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3 : i32
  %c1 = arith.constant 1 : index
  pto.vecscope {
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %a0 = pto.init_align : !pto.align
    %a1 = pto.vstus %a0, %three, %v, %dst : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align
    %next = pto.addptr %dst, %c1 : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>
    %a2 = pto.vstus %a1, %three, %v, %next : !pto.align, i32, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align // FAULT PTO1504
  }
  return
}
