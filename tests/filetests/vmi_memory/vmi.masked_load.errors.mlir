// Errors of pto.vmi.masked_load.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @rule0(%a0: memref<128xf32, strided<[2]>, #pto.address_space<vec>>, %a1: index, %a2: !pto.vmi.mask<128xpred>, %a3: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
  %r = "pto.vmi.masked_load"(%a0, %a1, %a2, %a3) : (memref<128xf32, strided<[2]>, #pto.address_space<vec>>, index, !pto.vmi.mask<128xpred>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @rule1(%a0: memref<128xf32, strided<[2]>, #pto.address_space<vec>>, %a1: index, %a2: !pto.vmi.mask<64xb8>, %a3: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
  %r = "pto.vmi.masked_load"(%a0, %a1, %a2, %a3) : (memref<128xf32, strided<[2]>, #pto.address_space<vec>>, index, !pto.vmi.mask<64xb8>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @rule2(%a0: memref<128xf32, strided<[2]>, #pto.address_space<vec>>, %a1: index, %a2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %a3: !pto.vmi.vreg<65xf32>) {
  %r = "pto.vmi.masked_load"(%a0, %a1, %a2, %a3) : (memref<128xf32, strided<[2]>, #pto.address_space<vec>>, index, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<65xf32>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @rule3(%a0: memref<128xf32, strided<[2]>, #pto.address_space<vec>>, %a1: index, %a2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %a3: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
  %r = "pto.vmi.masked_load"(%a0, %a1, %a2, %a3) : (memref<128xf32, strided<[2]>, #pto.address_space<vec>>, index, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @rule4(%a0: !pto.ptr<f32, gm>, %a1: index, %a2: !pto.vmi.mask<64xpred>, %a3: !pto.vmi.vreg<64xf32>) {
  %r = "pto.vmi.masked_load"(%a0, %a1, %a2, %a3) : (!pto.ptr<f32, gm>, index, !pto.vmi.mask<64xpred>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @kind0(%a0: !pto.align, %a1: index, %a2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %a3: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
  %r = "pto.vmi.masked_load"(%a0, %a1, %a2, %a3) : (!pto.align, index, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @text0(%b: memref<128xf32, strided<[2]>, #pto.address_space<vec>>, %c: index, %d: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %e: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.masked_load %b[%c], %d, %e : memref<128xf32, strided<[2]>, #pto.address_space<vec>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 1
// stderr:
//| vmi.masked_load.errors.mlir:6:40: error[PTO1001]: expected 64 lanes in `mask` as in `result`, found 128
//| vmi.masked_load.errors.mlir:11:40: error[PTO0703]: expected `mask` with granularity b32 for elements f32 of `result`, found b8
//| vmi.masked_load.errors.mlir:16:8: error[PTO0701]: expected type !pto.vmi.vreg<65xf32> as of `passthru`, found !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>> in `result`
//| vmi.masked_load.errors.mlir:21:8: error[PTO0701]: expected type !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>> as of `passthru`, found !pto.vmi.vreg<64xi32> in `result`
//| vmi.masked_load.errors.mlir:21:30: error[PTO0710]: expected `source` to point to i32, the elements of `result`, found a pointer to f32
//| vmi.masked_load.errors.mlir:26:30: error[PTO0709]: expected `source` to point into ub, found gm
//| vmi.masked_load.errors.mlir:31:30: error[PTO0203]: pto.vmi.masked_load expects a pointer or memref as operand 'source', found !pto.align
//| vmi.masked_load.errors.mlir:40:203: error[PTO0005]: expected '->'
