// The dialects inputs may use, on standard output or in a file.
// RUN: --show-dialects
// RUN: --show-dialects -o missing/out.txt
// RUN: --show-isa -o missing/out.json

// run 1: exit 0
// stdout:
//| Available Dialects: affine, arith, bufferization, builtin, cf, complex, dlti, emitc, func, genx, gpu, index, linalg, llvm, math, memref, nest, pto, scf, tensor, ub, vector
// run 2: exit 2
// stderr:
//| error: cannot write 'missing/out.txt': No such file or directory (os error 2)
// run 3: exit 2
// stderr:
//| error: cannot write 'missing/out.json': No such file or directory (os error 2)
