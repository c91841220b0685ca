// Each rule of pto.ptrtoint, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%b: !pto.ptr<f32, ub>) {
    %a = pto.ptrtoint %b : !pto.ptr<f32, ub> -> i32
    return
  }
}

// run 1: exit 1
// stderr:
//| ptrtoint.errors.mlir:6:10: error[PTO0204]: pto.ptrtoint expects an i64 as result 'result', found i32
