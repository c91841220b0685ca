// Views outside of their domains; rank 6 is a warning.
// RUN: %s --split-input-file --diagnostics=short
// RUN: %s --split-input-file --diagnostics=short -W=none

func.func private @ranks(
  !pto.tensor_view<1x1x1x1x1x8xf32>,
  !pto.partition_tensor_view<?x?x?x?x?x?xf32>,
  !pto.memref<f32, 6>)

// -----

func.func private @out_of_range(
  !pto.tensor_view<1x1x1x1x1x1x8xf32>,
  !pto.tensor_view<f32>,
  !pto.partition_tensor_view<f32>,
  !pto.memref<f32, 0>,
  !pto.memref<f32, 7>,
  !pto.memref<f32, -1>)

// -----

func.func private @elements(
  !pto.tensor_view<8xf99>,
  !pto.partition_tensor_view<8x!pto.align>,
  !pto.memref<f0, 2>,
  !pto.tensor_view<8xvector<4xf32>>)

// -----

func.func private @element_missing(!pto.tensor_view<8x8>)

// -----

func.func private @rank_missing(!pto.memref<f32>)

// run 1: exit 1
// stderr:
//| views.errors.mlir:6:20: warning[PTO0120]: a view of rank 6 has more than 5 extents
//| views.errors.mlir:7:30: warning[PTO0120]: a view of rank 6 has more than 5 extents
//| views.errors.mlir:8:15: warning[PTO0120]: a view of rank 6 has more than 5 extents
//| views.errors.mlir:13:20: error[PTO0119]: expected 1 to 6 extents, found 7
//| views.errors.mlir:14:20: error[PTO0119]: expected 1 to 6 extents, found 0
//| views.errors.mlir:15:30: error[PTO0119]: expected 1 to 6 extents, found 0
//| views.errors.mlir:16:20: error[PTO0119]: expected a rank from 1 to 6, found 0
//| views.errors.mlir:17:20: error[PTO0119]: expected a rank from 1 to 6, found 7
//| views.errors.mlir:18:20: error[PTO0119]: expected a rank from 1 to 6, found -1
//| views.errors.mlir:23:22: error[PTO0107]: unknown element type 'f99'
//| views.errors.mlir:24:32: error[PTO0107]: unknown element type '!pto.align'
//| views.errors.mlir:25:15: error[PTO0107]: unknown element type 'f0'
//| views.errors.mlir:26:22: error[PTO0107]: unknown element type 'vector'
//| views.errors.mlir:26:28: error[PTO0005]: expected '>'
//| views.errors.mlir:30:56: error[PTO0005]: expected 'x' after an extent, found '>'
//| views.errors.mlir:34:48: error[PTO0005]: expected ',', found '>'
// run 2: exit 1
// stderr:
//| views.errors.mlir:13:20: error[PTO0119]: expected 1 to 6 extents, found 7
//| views.errors.mlir:14:20: error[PTO0119]: expected 1 to 6 extents, found 0
//| views.errors.mlir:15:30: error[PTO0119]: expected 1 to 6 extents, found 0
//| views.errors.mlir:16:20: error[PTO0119]: expected a rank from 1 to 6, found 0
//| views.errors.mlir:17:20: error[PTO0119]: expected a rank from 1 to 6, found 7
//| views.errors.mlir:18:20: error[PTO0119]: expected a rank from 1 to 6, found -1
//| views.errors.mlir:23:22: error[PTO0107]: unknown element type 'f99'
//| views.errors.mlir:24:32: error[PTO0107]: unknown element type '!pto.align'
//| views.errors.mlir:25:15: error[PTO0107]: unknown element type 'f0'
//| views.errors.mlir:26:22: error[PTO0107]: unknown element type 'vector'
//| views.errors.mlir:26:28: error[PTO0005]: expected '>'
//| views.errors.mlir:30:56: error[PTO0005]: expected 'x' after an extent, found '>'
//| views.errors.mlir:34:48: error[PTO0005]: expected ',', found '>'
