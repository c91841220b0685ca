// Each rule of pto.partition_view, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @rank(%v: !pto.tensor_view<?x?xf32>, %n: index) {
  %0 = pto.partition_view %v, offsets = [%n], sizes = [%n, %n] : !pto.tensor_view<?x?xf32>
  %1 = pto.partition_view %v, offsets = [%n, %n], sizes = [%n] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
  return
}

// -----

func.func @none(%v: !pto.tensor_view<?x?xf32>, %n: index) {
  %0 = pto.partition_view %v, offsets = [], sizes = [] : !pto.tensor_view<?x?xf32>
  return
}

// -----

func.func @bounds(%v: !pto.tensor_view<16x32xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c17 = arith.constant 17 : index
  %c32 = arith.constant 32 : index
  %0 = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c17, %c32] : !pto.tensor_view<16x32xf32>
  %1 = pto.partition_view %v, offsets = [%c1, %c1], sizes = [%c16, %c32] : !pto.tensor_view<16x32xf32>
  // The offset is not known, but the size is too large from anywhere.
  %2 = pto.partition_view %v, offsets = [%n, %n], sizes = [%c17, %n] : !pto.tensor_view<16x32xf32>
  return
}

// -----

func.func @signs(%v: !pto.tensor_view<16x32xf32>) {
  %minus = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %0 = pto.partition_view %v, offsets = [%minus, %c0], sizes = [%c8, %c0] : !pto.tensor_view<16x32xf32>
  %1 = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%minus, %c8] : !pto.tensor_view<16x32xf32> -> !pto.partition_tensor_view<8x8xf32>
  return
}

// -----

func.func @result(%v: !pto.tensor_view<16x32xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %0 = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c8, %c8] : !pto.tensor_view<16x32xf32> -> !pto.partition_tensor_view<8x16xf32>
  %1 = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c8, %c8] : !pto.tensor_view<16x32xf32> -> !pto.partition_tensor_view<8x8xf16>
  %2 = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c8, %c8] : !pto.tensor_view<16x32xf32> -> !pto.tensor_view<8x8xf32>
  return
}

// -----

func.func @source(%v: !pto.partition_tensor_view<16x32xf32>, %n: index) {
  %0 = pto.partition_view %v, offsets = [%n, %n], sizes = [%n, %n] : !pto.partition_tensor_view<16x32xf32> -> !pto.partition_tensor_view<?x?xf32>
  return
}

// -----

// Nothing to infer the result from.
func.func @not_inferred(%i: i32, %n: index) {
  %0 = pto.partition_view %i, offsets = [%n], sizes = [%n] : vector<4x4xf32>
  return
}

// -----

func.func @sizes_missing(%v: !pto.tensor_view<?xf32>, %n: index) {
  %0 = pto.partition_view %v, offsets = [%n] : !pto.tensor_view<?xf32>
  return
}

// -----

func.func @generic(%v: !pto.tensor_view<?xf32>, %n: index, %i: i64) {
  %0 = "pto.partition_view"(%v, %n, %i) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pto.tensor_view<?xf32>, index, i64) -> !pto.partition_tensor_view<?xf32>
  %1 = "pto.partition_view"(%v, %n) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pto.tensor_view<?xf32>, index) -> !pto.partition_tensor_view<?xf32>
  %2 = "pto.partition_view"(%n, %n, %n) {operandSegmentSizes = array<i32: 1, 1, 1>} : (index, index, index) -> !pto.partition_tensor_view<?xf32>
  return
}

// run 1: exit 1
// stderr:
//| partition_view.errors.mlir:5:42: error[PTO0404]: expected 2 entries in `offsets`, the rank of the source, found 1
//| partition_view.errors.mlir:6:60: error[PTO0404]: expected 2 entries in `sizes`, the rank of the source, found 1
//| partition_view.errors.mlir:13:8: error[PTO0210]: the type of result 'result' cannot be inferred here
//| partition_view.errors.mlir:25:62: error[PTO0405]: size 17 of dimension 0 exceeds extent 16 of the source
//| partition_view.errors.mlir:26:42: error[PTO0405]: offset 1 and size 16 of dimension 0 exceed extent 16 of the source
//| partition_view.errors.mlir:26:47: error[PTO0405]: offset 1 and size 32 of dimension 1 exceed extent 32 of the source
//| partition_view.errors.mlir:28:60: error[PTO0405]: size 17 of dimension 0 exceeds extent 16 of the source
//| partition_view.errors.mlir:38:42: error[PTO0407]: offset -1 of dimension 0 is negative
//| partition_view.errors.mlir:38:70: error[PTO0407]: size 0 of dimension 1 is not positive
//| partition_view.errors.mlir:39:62: error[PTO0407]: size -1 of dimension 0 is not positive
//| partition_view.errors.mlir:48:67: error[PTO0406]: size 8 of dimension 1 differs from extent 16 of the result
//| partition_view.errors.mlir:49:8: error[PTO0408]: expected element type f32 as in the source, found f16
//| partition_view.errors.mlir:50:8: error[PTO0204]: pto.partition_view expects a partition view as result 'result', found !pto.tensor_view<8x8xf32>
//| partition_view.errors.mlir:57:27: error[PTO0203]: pto.partition_view expects a tensor view as operand 'source', found !pto.partition_tensor_view<16x32xf32>
//| partition_view.errors.mlir:65:27: error[PTO0210]: expected type 'i32' of '%i', found 'vector<4x4xf32>'
//| partition_view.errors.mlir:72:46: error[PTO0005]: expected ',', found ':'
//| partition_view.errors.mlir:79:37: error[PTO0203]: pto.partition_view expects an index as operand 'sizes', found i64
//| partition_view.errors.mlir:80:38: error[PTO0208]: pto.partition_view has 2 operands, but the entries of 'operandSegmentSizes' add up to 3
//| partition_view.errors.mlir:81:29: error[PTO0203]: pto.partition_view expects a tensor view as operand 'source', found index
