// The dialects inputs may use, on standard output or in a file.
// RUN: --show-dialects
// RUN: --show-dialects -o missing/out.txt
// RUN: --show-isa -o missing/out.json

// run 1: exit 0
// stdout:
//| Available Dialects: acc, affine, amdgpu, amx, arith, arm_neon, arm_sme, arm_sve, async, bufferization, builtin, cf, complex, dlti, emitc, func, genx, gpu, index, irdl, linalg, llvm, math, memref, ml_program, mpi, nvgpu, nvvm, omp, pdl, pdl_interp, pto, ptr, quant, rocdl, scf, shape, shard, smt, sparse_tensor, spirv, tensor, tosa, transform, ub, vector, wasmssa, x86vector, xegpu, xevm
// run 2: exit 2
// stderr:
//| error: cannot write 'missing/out.txt': No such file or directory (os error 2)
// run 3: exit 2
// stderr:
//| error: cannot write 'missing/out.json': No such file or directory (os error 2)
