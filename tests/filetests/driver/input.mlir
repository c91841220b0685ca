// What cannot be read.
// RUN: missing.mlir
// RUN: . --diagnostics=short
// RUN: %s --diagnostics=short

// run 1: exit 1
// stderr:
//| error[PTO0001]: cannot read 'missing.mlir': No such file or directory (os error 2)
//| --> missing.mlir
//|
//| error: 1 error
//| note: 'pto-opt --explain PTO0001' shows the rule with examples
// run 2: exit 2
// stderr:
//| error: several files, and folders, need '--verify', '--verify-diagnostics' or '--fix'
//|
//| Usage: pto-opt [OPTIONS] [INPUT]...
//|
//| For more information, try '--help'.
// run 3: exit 0
// stdout:
//| module {
//| }
// stderr:
//| input.mlir: warning[PTO0002]: the input holds no operation
