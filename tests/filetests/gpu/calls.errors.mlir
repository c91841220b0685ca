// Calls that cannot be inlined. The defects `03-visa-call-inlining-exponential` and, of `21-misleading`, the chain of calls.
// RUN: %s --diagnostics=short --target=visa --platform=dg2 --split-input-file

func.func @f() attributes {pto.entry} {
  func.call @f() : () -> ()
  func.call @f() : () -> ()
  return
}

// -----

func.func @f() attributes {pto.entry} {
  func.call @g() : () -> ()
  return
}
func.func @g() {
  func.call @h() : () -> ()
  func.call @h() : () -> ()
  return
}
func.func @h() {
  func.call @g() : () -> ()
  return
}

// -----

func.func @f() attributes {pto.entry} {
  func.call @absent() : () -> ()
  return
}
func.func private @absent()

// run 1: exit 1
// stderr:
//| calls.errors.mlir:5:3: error[PTO1633]: func.call of @f cannot be compiled for DG2: @f calls itself
//| calls.errors.mlir:22:3: error[PTO1633]: func.call of @g cannot be compiled for DG2: @g calls itself through @h
//| calls.errors.mlir:29:3: error[PTO1610]: cannot be compiled for DG2: func.call of @absent, which has no body
