// Errors of pto.threadfence_block.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a3"} {
func.func @f() attributes {pto.simt_entry} {
  pto.threadfence_block
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @f(%i: i32) attributes {pto.simt_entry} {
  "pto.threadfence_block"(%i) : (i32) -> ()
  return
}
}

// run 1: exit 1
// stderr:
//| threadfence_block.errors.mlir:6:3: error[PTO0209]: pto.threadfence_block is not available on a3
//| threadfence_block.errors.mlir:15:3: error[PTO0202]: pto.threadfence_block expects no operands, found 1
