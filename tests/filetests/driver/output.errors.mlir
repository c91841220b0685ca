// Nothing is written where there are errors.
// RUN: %s -o out.mlir --diagnostics=short
// RUN: out.mlir --diagnostics=short
// RUN: %s --emit-bytecode -o out.mlirbc --diagnostics=short
// RUN: out.mlirbc --diagnostics=short

func.func @f() {
  pto.barrier <PIPE_X>
  return
}

// run 1: exit 1
// stderr:
//| output.errors.mlir:8:16: error[PTO0601]: unknown pipe 'PIPE_X'
// run 2: exit 1
// stderr:
//| out.mlir: error[PTO0001]: cannot read 'out.mlir': No such file or directory (os error 2)
// run 3: exit 1
// stderr: as run 1
// run 4: exit 1
// stderr:
//| out.mlirbc: error[PTO0001]: cannot read 'out.mlirbc': No such file or directory (os error 2)
