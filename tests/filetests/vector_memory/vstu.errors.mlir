// Each rule of pto.vstu, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%align_in: !pto.align, %offset_in: index, %value: !pto.vreg<64xf32>, %base: !pto.ptr<f32, gm>) {
    %r0, %r1 = pto.vstu %align_in, %offset_in, %value, %base, "NO_POST_UPDATE" : !pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, gm> -> !pto.align, index
    return
  }
}

// -----

// Pointer and register have different elements.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%align_in: !pto.align, %offset_in: index, %value: !pto.vreg<128xf16>, %base: !pto.ptr<f32, ub>) {
    %r0, %r1 = pto.vstu %align_in, %offset_in, %value, %base, "NO_POST_UPDATE" : !pto.align, index, !pto.vreg<128xf16>, !pto.ptr<f32, ub> -> !pto.align, index
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%align_in: !pto.align, %offset_in: index, %value: !pto.vreg<64xf32>, %base: !pto.ptr<f32, ub>, %other: index) {
    %r0, %r1 = "pto.vstu"(%other, %offset_in, %value, %base) <{mode = "NO_POST_UPDATE"}> : (index, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (!pto.align, index)
    %r2, %r3 = "pto.vstu"(%align_in, %offset_in, %value, %base, %other) <{mode = "NO_POST_UPDATE"}> : (!pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index) -> (!pto.align, index)
    "pto.vstu"(%align_in, %offset_in, %value, %base) <{mode = "NO_POST_UPDATE"}> : (!pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> ()
    %r4, %r5 = "pto.vstu"(%align_in, %offset_in, %value, %base) <{mode = "NO_POST_UPDATE", other = 1 : i32}> : (!pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (!pto.align, index)
    %r6, %r7 = "pto.vstu"(%align_in, %offset_in, %value, %base) : (!pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (!pto.align, index)
    %r8, %r9 = "pto.vstu"(%align_in, %offset_in, %value, %base) <{mode = 1.0 : f32}> : (!pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub>) -> (!pto.align, index)
    return
  }
}

// -----

// A word there is not.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%align_in: !pto.align, %offset_in: index, %value: !pto.vreg<64xf32>, %base: !pto.ptr<f32, ub>) {
    %r0, %r1 = pto.vstu %align_in, %offset_in, %value, %base, "OTHER" : !pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, index
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%align_in: !pto.align, %offset_in: index, %value: !pto.vreg<64xf32>, %base: !pto.ptr<f32, ub>) {
    %r0, %r1 = pto.vstu %align_in, %offset_in, %value, %base, "NO_POST_UPDATE" : !pto.align, index, !pto.vreg<64xf32>, !pto.ptr<f32, ub> -> !pto.align, index
    return
  }
}

// run 1: exit 1
// stderr:
//| vstu.errors.mlir:7:56: error[PTO0709]: expected `base` to point into ub, found gm
//| vstu.errors.mlir:17:56: error[PTO0710]: expected `base` to point to f16, the elements of `value`, found a pointer to f32
//| vstu.errors.mlir:27:27: error[PTO0203]: pto.vstu expects an alignment state as operand 'align_in', found index
//| vstu.errors.mlir:28:16: error[PTO0202]: pto.vstu expects 4 operands (align_in, offset_in, value, base), found 5
//| vstu.errors.mlir:29:5: error[PTO0204]: pto.vstu expects 2 results (align_out, offset_out), found 0
//| vstu.errors.mlir:29:16: error[PTO1210]: the alignment state has been used already
//| vstu.errors.mlir:30:27: error[PTO1210]: the alignment state has been used already
//| vstu.errors.mlir:30:92: error[PTO0206]: pto.vstu has no inherent attribute 'other', only mode
//| vstu.errors.mlir:31:16: error[PTO0205]: pto.vstu expects attribute 'mode', NO_POST_UPDATE or POST_UPDATE
//| vstu.errors.mlir:31:27: error[PTO1210]: the alignment state has been used already
//| vstu.errors.mlir:32:27: error[PTO1210]: the alignment state has been used already
//| vstu.errors.mlir:32:67: error[PTO0207]: pto.vstu expects NO_POST_UPDATE or POST_UPDATE as attribute 'mode', found 1.000000e+00 : f32
//| vstu.errors.mlir:42:63: error[PTO0122]: unknown mode 'OTHER', expected NO_POST_UPDATE or POST_UPDATE
//| vstu.errors.mlir:52:16: error[PTO0209]: pto.vstu is not available on a3
