// Operations get the scratch that the device library takes; those that have it keep it.
// RUN: %s --pto-arch=a3 --pass-pipeline=builtin.module(func.func(pto-scratch)) | FileCheck %s

// CHECK-LABEL: func.func @sums
// CHECK: %[[TMP:.*]] = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
// CHECK-NEXT: pto.trowsum ins(%{{.*}}, %[[TMP]] : {{.*}})
// CHECK-NOT: pto.alloc_tile
// CHECK: pto.trowsum ins(%{{.*}}, %arg1 : {{.*}})
// CHECK-NOT: pto.alloc_tile
// CHECK: pto.tabs
func.func @sums(%a: !pto.tile_buf<vec, 16x64xf32>, %t: !pto.tile_buf<vec, 16x64xf32>, %d: !pto.tile_buf<vec, 16x1xf32, blayout=col_major>) {
  pto.trowsum ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%d : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
  pto.trowsum ins(%a, %t : !pto.tile_buf<vec, 16x64xf32>, !pto.tile_buf<vec, 16x64xf32>) outs(%d : !pto.tile_buf<vec, 16x1xf32, blayout=col_major>)
  pto.tabs ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  return
}
