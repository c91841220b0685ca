// Errors of pto.section.simt.
// RUN: %s --split-input-file --diagnostics=short

module attributes {pto.target_arch = "a5"} {
func.func @f() {
  pto.section.simt<<<0, 1, 1>>> {
  }
  return
}
}

// -----

module attributes {pto.target_arch = "a5"} {
func.func @missing() {
  "pto.section.simt"() ({
  }) : () -> ()
  return
}
}

// -----

module attributes {pto.target_arch = "a3"} {
func.func @target() {
  pto.section.simt<<<1, 1, 1>>> {
  }
  return
}
}

// run 1: exit 1
// stderr:
//| section.simt.errors.mlir:16:3: error[PTO0205]: pto.section.simt expects attribute 'dimX', an i32 from 0 to 2147483647
//| section.simt.errors.mlir:16:3: error[PTO0205]: pto.section.simt expects attribute 'dimY', an i32 from 0 to 2147483647
//| section.simt.errors.mlir:16:3: error[PTO0205]: pto.section.simt expects attribute 'dimZ', an i32 from 0 to 2147483647
//| section.simt.errors.mlir:26:3: error[PTO0209]: pto.section.simt is not available on a3
