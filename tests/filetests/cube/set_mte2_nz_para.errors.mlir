// Each rule of pto.set_mte2_nz_para, broken.
// RUN: %s --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  func.func @error0(%v0: i32) {
    "pto.set_mte2_nz_para"(%v0) : (i32) -> ()
    return
  }
}

// run 1: exit 1
// stderr:
//| set_mte2_nz_para.errors.mlir:6:28: error[PTO0203]: pto.set_mte2_nz_para expects an i64 as operand 'value', found i32
