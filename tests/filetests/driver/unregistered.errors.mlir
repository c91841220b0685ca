// The PTO dialect is known: its operations have to exist all the same.
// RUN: %s --allow-unregistered-dialect --diagnostics=short

func.func @f() {
  "pto.nothing"() : () -> ()
  return
}

// run 1: exit 1
// stderr:
//| unregistered.errors.mlir:5:3: error[PTO0201]: 'pto.nothing' op is not an operation of its dialect
