// Each rule of pto.pstu, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// Pointer into the wrong memory.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%align_in: !pto.align, %value: !pto.mask<b32>, %base: !pto.ptr<ui32, gm>) {
    %r0, %r1 = pto.pstu %align_in, %value, %base : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, gm> -> !pto.align, !pto.ptr<ui32, gm>
    return
  }
}

// -----

// Vector types differ.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%align_in: !pto.align, %value: !pto.mask<b32>, %base: !pto.ptr<ui32, ub>) {
    %r0, %r1 = pto.pstu %align_in, %value, %base : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub> -> !pto.align, !pto.ptr<f32, ub>
    return
  }
}

// -----

// Operands, results and attributes of other kinds and numbers.
module attributes {pto.target_arch = "a5"} {
  func.func @case(%align_in: !pto.align, %value: !pto.mask<b32>, %base: !pto.ptr<ui32, ub>, %other: index) {
    %r0, %r1 = "pto.pstu"(%other, %value, %base) : (index, !pto.mask<b32>, !pto.ptr<ui32, ub>) -> (!pto.align, !pto.ptr<ui32, ub>)
    %r2, %r3 = "pto.pstu"(%align_in, %value, %base, %other) : (!pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub>, index) -> (!pto.align, !pto.ptr<ui32, ub>)
    "pto.pstu"(%align_in, %value, %base) : (!pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub>) -> ()
    %r4, %r5 = "pto.pstu"(%align_in, %value, %base) <{other = 1 : i32}> : (!pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub>) -> (!pto.align, !pto.ptr<ui32, ub>)
    return
  }
}

// -----

// Not on this target.
module attributes {pto.target_arch = "a3"} {
  func.func @case(%align_in: !pto.align, %value: !pto.mask<b32>, %base: !pto.ptr<ui32, ub>) {
    %r0, %r1 = pto.pstu %align_in, %value, %base : !pto.align, !pto.mask<b32>, !pto.ptr<ui32, ub> -> !pto.align, !pto.ptr<ui32, ub>
    return
  }
}

// run 1: exit 1
// stderr:
//| pstu.errors.mlir:7:44: error[PTO0709]: expected `base` to point into ub, found gm
//| pstu.errors.mlir:17:16: error[PTO0701]: expected type !pto.ptr<ui32, ub> as of `base`, found !pto.ptr<f32, ub> in `base_out`
//| pstu.errors.mlir:27:27: error[PTO0203]: pto.pstu expects an alignment state as operand 'align_in', found index
//| pstu.errors.mlir:28:16: error[PTO0202]: pto.pstu expects 3 operands (align_in, value, base), found 4
//| pstu.errors.mlir:29:5: error[PTO0204]: pto.pstu expects 2 results (align_out, base_out), found 0
//| pstu.errors.mlir:29:16: error[PTO1210]: the alignment state has been used already
//| pstu.errors.mlir:30:27: error[PTO1210]: the alignment state has been used already
//| pstu.errors.mlir:30:55: error[PTO0206]: pto.pstu has no inherent attributes, found 'other'
//| pstu.errors.mlir:40:16: error[PTO0209]: pto.pstu is not available on a3
