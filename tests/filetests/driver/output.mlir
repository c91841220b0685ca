// Where output goes: a file, standard output, a file that cannot be written.
// RUN: %s -o out.mlir
// RUN: out.mlir
// RUN: %s -o -
// RUN: %s --verify
// RUN: not-written.mlir --diagnostics=short
// RUN: %s -o missing/out.mlir --diagnostics=short
// RUN: %s -o . --diagnostics=short
// RUN: -o piped.mlir < %s
// RUN: piped.mlir --verify

func.func @f() {
  return
}

// run 1: exit 0
// run 2: exit 0
// stdout:
//| module {
//|   func.func @f() {
//|     return
//|   }
//| }
// run 3: exit 0
// stdout: as run 2
// run 4: exit 0
// run 5: exit 1
// stderr:
//| not-written.mlir: error[PTO0001]: cannot read 'not-written.mlir': No such file or directory (os error 2)
// run 6: exit 2
// stderr:
//| missing/out.mlir: error[PTO0009]: cannot write 'missing/out.mlir': No such file or directory (os error 2)
// run 7: exit 2
// stderr:
//| .: error[PTO0009]: cannot write '.': Is a directory (os error 21)
// run 8: exit 0
// run 9: exit 0
