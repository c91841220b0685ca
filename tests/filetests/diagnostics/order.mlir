// Errors of several functions in the order of the text, whatever finds them, also where functions are verified on
// several threads.
// RUN: %s --diagnostics=short
// RUN: %s --diagnostics=short --mlir-disable-threading
// RUN: --diagnostics=short < %s

!f32 = !pto.tile_buf<vec, 16x16xf32>
!f16 = !pto.tile_buf<vec, 16x16xf16>
!mat = !pto.tile_buf<mat, 16x16xf32>

func.func @first(%a: !f32, %b: !f16) {
  pto.tadd ins(%a, %b : !f32, !f16) outs(%a : !f32)
  pto.barrier <PIPE_X>
  pto.tadd ins(%b, %a : !f16, !f32) outs(%a : !f32)
  return
}

func.func @second(%m: !mat, %a: !f32, %b: !f16) {
  pto.texp ins(%m : !mat) outs(%b : !f16)
  %t = pto.alloc_tile : !pto.tile_buf<vec, 1x3xf32>
  return
}

func.func @third(%a: !pto.tile_buf<nowhere, 16x16xf32>) {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 1x4096xf32>
  return
}

func.func @fourth(%m: !mat) {
  pto.set_flag[<PIPE_A>, <PIPE_B>, <EVENT_ID9>]
  pto.trowmax ins(%m : !mat) outs(%m : !mat)
  return
}

// run 1: exit 1
// stderr:
//| order.mlir:12:20: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| order.mlir:13:16: error[PTO0601]: unknown pipe 'PIPE_X'
//| order.mlir:14:16: error[PTO0301]: expected element type f32 as in `src1`, found f16 in `src0`
//| order.mlir:19:16: error[PTO0304]: expected `src` in vec, found it in mat
//| order.mlir:19:32: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| order.mlir:20:8: error[PTO0306]: a row of 3 f32 elements is 12 bytes, not a multiple of 32
//| order.mlir:24:36: error[PTO0101]: unknown tile location 'nowhere', expected vec, mat, left, right, acc, bias or scaling
//| order.mlir:25:8: warning[PTO0310]: the tile has 4096 columns, expected at most 4095 on a3
//| order.mlir:30:17: error[PTO0601]: unknown pipe 'PIPE_A'
//| order.mlir:30:27: error[PTO0601]: unknown pipe 'PIPE_B'
//| order.mlir:30:37: error[PTO0602]: unknown event 'EVENT_ID9', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| order.mlir:31:19: error[PTO0304]: expected `src` in vec, found it in mat
//| order.mlir:31:35: error[PTO0304]: expected `dst` in vec, found it in mat
// run 2: exit 1
// stderr: as run 1
// run 3: exit 1
// stderr:
//| <stdin>:12:20: error[PTO0301]: expected element type f32 as in `src0`, found f16 in `src1`
//| <stdin>:13:16: error[PTO0601]: unknown pipe 'PIPE_X'
//| <stdin>:14:16: error[PTO0301]: expected element type f32 as in `src1`, found f16 in `src0`
//| <stdin>:19:16: error[PTO0304]: expected `src` in vec, found it in mat
//| <stdin>:19:32: error[PTO0301]: expected element type f32 as in `src`, found f16 in `dst`
//| <stdin>:20:8: error[PTO0306]: a row of 3 f32 elements is 12 bytes, not a multiple of 32
//| <stdin>:24:36: error[PTO0101]: unknown tile location 'nowhere', expected vec, mat, left, right, acc, bias or scaling
//| <stdin>:25:8: warning[PTO0310]: the tile has 4096 columns, expected at most 4095 on a3
//| <stdin>:30:17: error[PTO0601]: unknown pipe 'PIPE_A'
//| <stdin>:30:27: error[PTO0601]: unknown pipe 'PIPE_B'
//| <stdin>:30:37: error[PTO0602]: unknown event 'EVENT_ID9', expected EVENT_ID0, EVENT_ID1, EVENT_ID2, EVENT_ID3, EVENT_ID4, EVENT_ID5, EVENT_ID6 or EVENT_ID7
//| <stdin>:31:19: error[PTO0304]: expected `src` in vec, found it in mat
//| <stdin>:31:35: error[PTO0304]: expected `dst` in vec, found it in mat
