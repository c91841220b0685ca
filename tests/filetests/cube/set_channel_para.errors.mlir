// Each rule of pto.set_channel_para, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: i32) {
    "pto.set_channel_para"(%v0) : (i32) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| set_channel_para.errors.mlir:6:5: error[PTO0202]: pto.set_channel_para expects 2 operands (first, second), found 1
