// An input without operations is an empty module, with a warning.
// RUN: %s
// RUN: %s --diagnostics=short --strict
// RUN: %s -W=none --emit-bytecode
// RUN: < %s

// run 1: exit 0
// stdout:
//| module {
//| }
// stderr:
//| warning[PTO0002]: the input holds no operation
//| --> empty.mlir
//|
//| warning: 1 warning
// run 2: exit 1
// stderr:
//| empty.mlir: error[PTO0002]: the input holds no operation
// run 3: exit 0
// stdout: bytecode
// run 4: exit 0
// stdout: as run 1
// stderr:
//| warning[PTO0002]: the input holds no operation
//| --> <stdin>
//|
//| warning: 1 warning
