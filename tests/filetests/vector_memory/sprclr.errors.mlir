// Each rule of pto.sprclr, broken alone.
// RUN: %s --pto-arch=a5 --split-input-file --diagnostics=short

// Words outside the domain.
func.func @case() {
  pto.sprclr "BR"
  "pto.sprclr"() : () -> ()
  return
}

// run 1: exit 1
// stderr:
//| sprclr.errors.mlir:6:14: error[PTO0122]: unknown special register 'BR', expected AR
//| sprclr.errors.mlir:7:3: error[PTO0205]: pto.sprclr expects attribute 'spr', AR
