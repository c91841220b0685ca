// Functions that fences order, and no flags, get barriers of all pipes; with `all` every function does.
// RUN: %s --pto-arch=a3 --pass-pipeline=builtin.module(func.func(pto-inject-barriers)) | FileCheck %s
// RUN: %s --pto-arch=a3 --pass-pipeline=builtin.module(func.func(pto-inject-barriers{all=true})) | FileCheck %s --check-prefix=ALL

// CHECK-LABEL: func.func @fenced
// CHECK: pto.fence.barrier_all
// CHECK-NEXT: pto.barrier <PIPE_ALL>
// CHECK-NEXT: pto.tabs
// ALL-LABEL: func.func @fenced
func.func @fenced(%a: !pto.tile_buf<vec, 16x64xf32>) {
  pto.fence.barrier_all #pto.fence_scope<gm>
  pto.tabs ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// CHECK-LABEL: func.func @plain
// CHECK-NOT: pto.barrier
// CHECK: return
// ALL-LABEL: func.func @plain
// ALL: pto.barrier <PIPE_ALL>
// ALL-NEXT: pto.tabs
func.func @plain(%a: !pto.tile_buf<vec, 16x64xf32>) {
  pto.tabs ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  return
}
