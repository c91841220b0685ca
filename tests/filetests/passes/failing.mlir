// A pass that fails says why, or at least that it failed; nothing is printed or written.
// RUN: %s --diagnostics=short '--pass-pipeline=builtin.module(func.func(canonicalize{max-iterations=1 test-convergence=true}))'
// RUN: %s --diagnostics=short --pass-pipeline=builtin.module(one-shot-bufferize) -o out.mlir
// RUN: out.mlir --diagnostics=short

!v = !pto.partition_tensor_view<16x16xf32>
!t = !pto.tile_buf<vec, 16x16xf32>

func.func @f(%p: !v, %t: !t) -> tensor<16x16xf32> {
  %unused = pto.alloc_tile : !t
  %0 = pto.tload ins(%p : !v) outs(%t : !t) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}

// run 1: exit 1
// stderr:
//| <unknown>: error[PTO0011]: pipeline 'builtin.module(func.func(canonicalize{max-iterations=1 test-convergence=true}))' failed
// run 2: exit 1
// stderr:
//| failing.mlir:11:8: error[PTO0011]: op was not bufferized
// run 3: exit 1
// stderr:
//| out.mlir: error[PTO0001]: cannot read 'out.mlir': No such file or directory (os error 2)
