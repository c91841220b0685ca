// Errors of pto.reserve_buffer.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %r = pto.reserve_buffer{name = "fifo", size = 4096, location = <vec>, auto = true, base = -1} -> i32
  %s = pto.reserve_buffer{name = "fifo", size = 4096, location = <vec>, auto = false} -> i32
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @words(%n: i64, %p: f32, %q: f16, %b: i1, %i: index, %w: i32, %gm: !pto.ptr<f32, gm>, %gmh: !pto.ptr<f16, gm>, %ub: !pto.ptr<f32, ub>, %ubh: !pto.ptr<f16, ub>, %l1: !pto.ptr<f32, l1>, %l1h: !pto.ptr<f16, l1>, %l0a: !pto.ptr<f32, l0a>, %l0ah: !pto.ptr<f16, l0a>, %l0b: !pto.ptr<f32, l0b>, %l0bh: !pto.ptr<f16, l0b>, %l0c: !pto.ptr<f32, l0c>, %l0ch: !pto.ptr<f16, l0c>, %bt: !pto.ptr<f32, bt>, %bth: !pto.ptr<f16, bt>, %fb: !pto.ptr<f32, fb>, %fbh: !pto.ptr<f16, fb>) {
  %r = pto.reserve_buffer{name = "fifo", size = 0, location = <l2>, auto = 1} -> i32
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
  func.func @memory() {
    %b = pto.reserve_buffer{name = "fifo", size = 8192, location = #pto.address_space<acc>, auto = true} -> i32
    return
  }
}

// run 1: exit 1
// stderr:
//| reserve_buffer.errors.mlir:6:93: error[PTO0207]: attribute 'base' of pto.reserve_buffer expects an i32 from 0 to 2147483647, found -1 : i32
//| reserve_buffer.errors.mlir:7:8: error[PTO0902]: attribute `base` is missing, and no planner chooses the address
//| reserve_buffer.errors.mlir:16:49: error[PTO0207]: attribute 'size' of pto.reserve_buffer expects an i32 from 1 to 2147483647, found 0 : i32
//| reserve_buffer.errors.mlir:16:64: error[PTO0122]: unknown address space 'l2', expected gm, vec, mat, left, right, acc, bias, scaling or zero
//| reserve_buffer.errors.mlir:16:76: error[PTO0207]: attribute 'autoAlloc' of pto.reserve_buffer expects true or false, found 1 : i64
//| reserve_buffer.errors.mlir:25:57: error[PTO0608]: expected vec or mat as attribute `location` on a3, found acc
