// Written by vector_memory.py.

// RUN: --pto-arch=a5 --entry faulty --arg iota:f32:64 --arg zero:512
func.func @faulty(%src: !pto.ptr<f32, ub>, %dst: !pto.ptr<f32, ub>) {
  %c0 = arith.constant 0 : index
  pto.vecscope {
    pto.sprclr "AR"
    %v = pto.vlds %src[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
    %a0 = pto.init_align : !pto.align
    %a1 = pto.vstur %a0, %v, %dst, "POST_UPDATE" : !pto.align, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align // FAULT PTO1503
  }
  return
}
