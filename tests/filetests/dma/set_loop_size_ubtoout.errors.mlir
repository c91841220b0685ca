// Each rule of pto.set_loop_size_ubtoout, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v1: i64) {
    %cm1 = arith.constant -1 : i64
    pto.set_loop_size_ubtoout %cm1, %v1 : i64, i64
    return
  }

  func.func @error1(%v1: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.set_loop_size_ubtoout %c2097152, %v1 : i64, i64
    return
  }

  func.func @error2(%v0: i64) {
    %cm1 = arith.constant -1 : i64
    pto.set_loop_size_ubtoout %v0, %cm1 : i64, i64
    return
  }

  func.func @error3(%v0: i64) {
    %c2097152 = arith.constant 2097152 : i64
    pto.set_loop_size_ubtoout %v0, %c2097152 : i64, i64
    return
  }
}

// run 1: exit 1
// stderr:
//| set_loop_size_ubtoout.errors.mlir:7:31: error[PTO0806]: `first` is -1, expected 0 to 2097151
//| set_loop_size_ubtoout.errors.mlir:13:31: error[PTO0806]: `first` is 2097152, expected 0 to 2097151
//| set_loop_size_ubtoout.errors.mlir:19:36: error[PTO0806]: `second` is -1, expected 0 to 2097151
//| set_loop_size_ubtoout.errors.mlir:25:36: error[PTO0806]: `second` is 2097152, expected 0 to 2097151
