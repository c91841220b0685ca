// Times go to standard error and change nothing else.
// RUN: %s --mlir-timing

func.func @f() {
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @f() {
//|     return
//|   }
//| }
// stderr:
//|  # s parse
//|  # s verify
//|  # s passes
//|  # s print
//|  # s total
