// A module without kernels. The defect `14-visa-no-kernel`.
// RUN: %s --diagnostics=short --target=visa --platform=dg2 --split-input-file
// RUN: %s --diagnostics=short --target=visa --platform=dg2 --split-input-file --emit=genx

module {
}

// -----

func.func private @declared()

// -----

func.func @f() {
  func.call @g() : () -> ()
  return
}
func.func @g() {
  func.call @f() : () -> ()
  return
}

// run 1: exit 1
// stderr:
//| no_kernel.errors.mlir: error[PTO1632]: nothing to compile for DG2: expected a function with a body that the host launches
//| no_kernel.errors.mlir:5:1: error[PTO1632]: nothing to compile for DG2: expected a function with a body that the host launches
// run 2: exit 1
// stderr: as run 1
