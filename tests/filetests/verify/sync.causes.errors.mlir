// Pairs of accesses that one flag or barrier orders are one report, with all accesses and how many pairs.
// RUN: %s --verify --verify-sync

func.func @two_loads(%x: !pto.partition_tensor_view<16x64xf32>) {
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %c = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %d = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  pto.texp ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%d : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// A load between both sums needs a flag after it: two causes.
func.func @apart(%x: !pto.partition_tensor_view<16x64xf32>) {
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %c = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %d = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  pto.texp ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%d : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// run 1: exit 1
// stderr:
//| error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//|   --> sync.causes.errors.mlir:11:3
//|    |
//| 11 |   pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
//|    |   ^^^^^^^^
//|    |
//|    = note: both access bytes 0 to 4095 of a buffer in ub
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: `pto.set_flag` from PIPE_MTE2 to PIPE_V after the last of these accesses of PIPE_MTE2, and `pto.wait_flag` before the first of those of PIPE_V, order these 2 pairs; EVENT_ID0 is free
//| note: PIPE_MTE2 writes here
//|   --> sync.causes.errors.mlir:9:3
//|    |
//|  9 |   pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
//|    |   ^^^^^^^^^
//| note: PIPE_MTE2 writes here
//|   --> sync.causes.errors.mlir:10:3
//|    |
//| 10 |   pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
//|    |   ^^^^^^^^^
//| note: PIPE_V reads here
//|   --> sync.causes.errors.mlir:12:3
//|    |
//| 12 |   pto.texp ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%d : !pto.tile_buf<vec, 16x64xf32>)
//|    |   ^^^^^^^^
//|
//| error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//|   --> sync.causes.errors.mlir:23:3
//|    |
//| 23 |   pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%c : !pto.tile_buf<vec, 16x64xf32>)
//|    |   ^^^^^^^^
//|    |
//|    = note: both access bytes 0 to 4095 of a buffer in ub
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: `pto.set_flag` from PIPE_MTE2 to PIPE_V after the first one, and `pto.wait_flag` before the second one; EVENT_ID0 is free
//| note: PIPE_MTE2 writes here
//|   --> sync.causes.errors.mlir:22:3
//|    |
//| 22 |   pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
//|    |   ^^^^^^^^^
//|
//| error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//|   --> sync.causes.errors.mlir:25:3
//|    |
//| 25 |   pto.texp ins(%b : !pto.tile_buf<vec, 16x64xf32>) outs(%d : !pto.tile_buf<vec, 16x64xf32>)
//|    |   ^^^^^^^^
//|    |
//|    = note: both access bytes 0 to 4095 of a buffer in ub
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: `pto.set_flag` from PIPE_MTE2 to PIPE_V after the first one, and `pto.wait_flag` before the second one; EVENT_ID1 is free
//| note: PIPE_MTE2 writes here
//|   --> sync.causes.errors.mlir:24:3
//|    |
//| 24 |   pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
//|    |   ^^^^^^^^^
//|
//| error: 3 errors
//| note: 'pto-opt --explain PTO1250' shows the rule with examples
