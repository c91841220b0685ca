// What a report says: both operations, what was decided on the way, the bytes, what is missing, the rule.
// RUN: %s --verify --verify-sync --pto-arch=a5

// The next iteration writes what is still read.
func.func @turns(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %out = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  scf.for %i = %c0 to %c64 step %c16 {
    pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  }
  return
}

// On one of two ways.
func.func @branch(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %out = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
  scf.if %c {
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
    pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  }
  pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// Set on one of two ways.
func.func @not_set(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %in = pto.make_tensor_view %p, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %out = pto.make_tensor_view %q, shape = [%c64, %c64], strides = [%c64, %c1] : !pto.tensor_view<64x64xf32>
  %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c16, %c64] : !pto.tensor_view<64x64xf32>
  %a = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  %b = pto.alloc_tile : !pto.tile_buf<vec, 16x64xf32>
  scf.if %c {
    pto.set_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  }
  pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
  return
}

// run 1: exit 1
// stderr:
//| error[PTO1250]: PIPE_MTE2 writes what PIPE_V reads, and nothing orders them
//|   --> sync.report.errors.mlir:18:5
//|    |
//| 18 |     pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
//|    |     ^^^^^^^^^
//|    |
//|    = note: both access bytes 0 to 4095 of a buffer in ub
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: `pto.set_flag` from PIPE_V to PIPE_MTE2 after the first one, and `pto.wait_flag` before the second one
//| note: PIPE_V reads here
//|   --> sync.report.errors.mlir:21:5
//|    |
//| 21 |     pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
//|    |     ^^^^^^^^
//| note: on the path to both: iteration 1
//|   --> sync.report.errors.mlir:17:3
//|    |
//| 17 |   scf.for %i = %c0 to %c64 step %c16 {
//|    |   ^^^^^^^
//| note: on the path to the second: iteration 2
//|   --> sync.report.errors.mlir:17:3
//|    |
//| 17 |   scf.for %i = %c0 to %c64 step %c16 {
//|    |   ^^^^^^^
//|
//| error[PTO1250]: PIPE_V reads what PIPE_MTE2 writes, and nothing orders them
//|   --> sync.report.errors.mlir:44:3
//|    |
//| 44 |   pto.texp ins(%a : !pto.tile_buf<vec, 16x64xf32>) outs(%b : !pto.tile_buf<vec, 16x64xf32>)
//|    |   ^^^^^^^^
//|    |
//|    = note: both access bytes 0 to 4095 of a buffer in ub
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//|    = help: `pto.set_flag` from PIPE_MTE2 to PIPE_V after the first one, and `pto.wait_flag` before the second one; EVENT_ID1 is free
//| note: PIPE_MTE2 writes here
//|   --> sync.report.errors.mlir:39:3
//|    |
//| 39 |   pto.tload ins(%x : !pto.partition_tensor_view<16x64xf32>) outs(%a : !pto.tile_buf<vec, 16x64xf32>)
//|    |   ^^^^^^^^^
//| note: on the path to the second: branch 2
//|   --> sync.report.errors.mlir:40:3
//|    |
//| 40 |   scf.if %c {
//|    |   ^^^^^^
//|
//| error[PTO1252]: PIPE_V waits forever: EVENT_ID0 of PIPE_MTE2 for PIPE_V is not set
//|   --> sync.report.errors.mlir:64:3
//|    |
//| 64 |   pto.wait_flag["PIPE_MTE2", "PIPE_V", "EVENT_ID0"]
//|    |   ^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/pipeline-sync
//| note: on the path: branch 2
//|   --> sync.report.errors.mlir:61:3
//|    |
//| 61 |   scf.if %c {
//|    |   ^^^^^^
//|
//| error: 3 errors
//| note: 'pto-opt --explain PTO1250' shows the rule with examples
