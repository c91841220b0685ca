// Errors of pto.vmi.stride_load.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: !pto.ptr<f8E4M3FN, gm>, %a1: index, %a2: i16, %a3: i16, %a4: !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) {
  %r = "pto.vmi.stride_load"(%a0, %a1, %a2, %a3, %a4) : (!pto.ptr<f8E4M3FN, gm>, index, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
  return
}

func.func @rule1(%a0: !pto.ptr<f16, ub>, %a1: index, %a2: i16, %a3: i16, %a4: !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) {
  %r = "pto.vmi.stride_load"(%a0, %a1, %a2, %a3, %a4) : (!pto.ptr<f16, ub>, index, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
  return
}

func.func @rule2(%a0: !pto.ptr<f8E4M3FN, ub>, %a1: index, %a2: i16, %a3: i16, %a4: !pto.vmi.mask<128xpred>) {
  %r = "pto.vmi.stride_load"(%a0, %a1, %a2, %a3, %a4) : (!pto.ptr<f8E4M3FN, ub>, index, i16, i16, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
  return
}

func.func @rule3(%a0: !pto.ptr<f8E4M3FN, ub>, %a1: index, %a2: i16, %a3: i16, %a4: !pto.vmi.mask<64xb16>) {
  %r = "pto.vmi.stride_load"(%a0, %a1, %a2, %a3, %a4) : (!pto.ptr<f8E4M3FN, ub>, index, i16, i16, !pto.vmi.mask<64xb16>) -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
  return
}

func.func @kind0(%a0: !pto.align, %a1: index, %a2: i16, %a3: i16, %a4: !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) {
  %r = "pto.vmi.stride_load"(%a0, %a1, %a2, %a3, %a4) : (!pto.align, index, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf8E4M3FN, #pto.vmi.layout<contiguous>>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: !pto.ptr<f8E4M3FN, ub>, %c: index, %d: i16, %e: !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.stride_load %b[%c], %d, %d, %e : !pto.ptr<f8E4M3FN, ub>, i16, i16, !pto.vmi.mask<64xb8, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.stride_load.errors.mlir:6:30: error[PTO0709]: expected `source` to point into ub, found gm
//| vmi.stride_load.errors.mlir:11:30: error[PTO0710]: expected `source` to point to f8E4M3FN, the elements of `result`, found a pointer to f16
//| vmi.stride_load.errors.mlir:16:50: error[PTO1001]: expected 64 lanes in `mask` as in `result`, found 128
//| vmi.stride_load.errors.mlir:21:50: error[PTO0703]: expected `mask` with granularity b8 for elements f8E4M3FN of `result`, found b16
//| vmi.stride_load.errors.mlir:26:30: error[PTO0203]: pto.vmi.stride_load expects a pointer or memref as operand 'source', found !pto.align
//| vmi.stride_load.errors.mlir:35:132: error[PTO0005]: expected '->'
