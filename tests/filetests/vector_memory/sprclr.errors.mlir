// Each rule of pto.sprclr, broken alone.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
  // Words outside the domain.
  func.func @case() {
    pto.vecscope {
      pto.sprclr "BR"
      "pto.sprclr"() : () -> ()
    }
    return
  }
}

// run 1: exit 1
// stderr:
//| sprclr.errors.mlir:8:18: error[PTO0122]: unknown special register 'BR', expected AR
//| sprclr.errors.mlir:9:7: error[PTO0205]: pto.sprclr expects attribute 'spr', AR
