// Each rule of pto.st_dev, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @stores(%p: !pto.ptr<i32, gm>, %i: index, %v: i64) attributes {pto.entry} {
  pto.st_dev %v, %p[%i] : !pto.ptr<i32, gm>, i64
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @memory(%p: !pto.ptr<i32, ub>, %q: !pto.ptr<f32, gm>, %i: index, %x: i32, %y: f32) attributes {pto.entry} {
    pto.st_dev %x, %p[%i] : !pto.ptr<i32, ub>, i32
    pto.st_dev %y, %q[%i] : !pto.ptr<f32, gm>, f32
    return
  }
}

// run 1: exit 1
// stderr:
//| st_dev.errors.mlir:5:14: error[PTO0439]: expected i32, the element type of `ptr`, found i64 in `value`
//| st_dev.errors.mlir:13:20: error[PTO0801]: expected `ptr` in gm, found ub
//| st_dev.errors.mlir:14:20: error[PTO0807]: expected i8, i16, i32 or i64 in `ptr`, found f32
