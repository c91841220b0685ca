// Each rule of pto.make_tensor_view, broken alone.
// RUN: %s --split-input-file --diagnostics=short

// In generic form the pointer may have any type.
func.func @element(%p: !pto.ptr<f32>, %n: index) {
  %0 = "pto.make_tensor_view"(%p, %n, %n) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pto.ptr<f32>, index, index) -> !pto.tensor_view<?xf16>
  return
}

// -----

func.func @rank(%p: !pto.ptr<f32>, %n: index) {
  %0 = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n] : !pto.tensor_view<?xf32>
  %1 = pto.make_tensor_view %p, shape = [%n], strides = [%n, %n, %n] : !pto.tensor_view<?xf32>
  %2 = pto.make_tensor_view %p, shape = [], strides = [] : !pto.tensor_view<?xf32>
  return
}

// -----

func.func @strides(%p: !pto.ptr<f32>, %n: index) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %0 = pto.make_tensor_view %p, shape = [%n, %n], strides = [%c1, %c8] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf32>
  %1 = pto.make_tensor_view %p, shape = [%n, %n], strides = [%c8, %c1] {layout = #pto.layout<dn>} : !pto.tensor_view<?x?xf32>
  %2 = pto.make_tensor_view %p, shape = [%c8], strides = [%c8] {layout = #pto.layout<nd>} : !pto.tensor_view<8xf32>
  return
}

// -----

func.func @layout(%p: !pto.ptr<f32>, %n: index) {
  %0 = pto.make_tensor_view %p, shape = [%n], strides = [%n] {layout = #pto.layout<zz>} : !pto.tensor_view<?xf32>
  %1 = pto.make_tensor_view %p, shape = [%n], strides = [%n] {layout = 9} : !pto.tensor_view<?xf32>
  return
}

// -----

func.func @pointer(%p: !pto.ptr<f32, ub>, %n: index) {
  %0 = pto.make_tensor_view %p, shape = [%n], strides = [%n] : !pto.tensor_view<?xf32>
  return
}

// -----

func.func @index(%p: !pto.ptr<f32>, %n: i64) {
  %0 = pto.make_tensor_view %p, shape = [%n], strides = [%n] : !pto.tensor_view<?xf32>
  return
}

// -----

func.func @kind(%p: !pto.ptr<f32>, %n: index) {
  %0 = pto.make_tensor_view %p, shape = [%n], strides = [%n] : !pto.partition_tensor_view<?xf32>
  %1 = pto.make_tensor_view %p, shape = [%n], strides = [%n] : f32
  return
}

// -----

func.func @strides_missing(%p: !pto.ptr<f32>, %n: index) {
  %0 = pto.make_tensor_view %p, shape = [%n] : !pto.tensor_view<?xf32>
  return
}

// -----

func.func @generic(%p: !pto.ptr<f32>, %n: index) {
  %0 = "pto.make_tensor_view"(%p, %n) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pto.ptr<f32>, index) -> !pto.tensor_view<?xf32>
  %1 = "pto.make_tensor_view"(%n, %n, %n) {operandSegmentSizes = array<i32: 1, 1, 1>} : (index, index, index) -> !pto.tensor_view<?xf32>
  %2 = "pto.make_tensor_view"(%p, %p, %n) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pto.ptr<f32>, !pto.ptr<f32>, index) -> !pto.tensor_view<?xf32>
  %3 = "pto.make_tensor_view"(%p, %n, %n) {operandSegmentSizes = array<i32: 1, -1, 3>} : (!pto.ptr<f32>, index, index) -> !pto.tensor_view<?xf32>
  %4 = "pto.make_tensor_view"(%n, %n) {operandSegmentSizes = array<i32: 0, 1, 1>} : (index, index) -> !pto.tensor_view<?xf32>
  return
}

// run 1: exit 1
// stderr:
//| make_tensor_view.errors.mlir:6:31: error[PTO0401]: expected !pto.ptr<f16, gm>, the elements of the view in global memory, found !pto.ptr<f32, gm>
//| make_tensor_view.errors.mlir:13:42: error[PTO0402]: expected 1 entries in `shape`, the rank of the view, found 2
//| make_tensor_view.errors.mlir:14:58: error[PTO0402]: expected 1 entries in `strides`, the rank of the view, found 3
//| make_tensor_view.errors.mlir:15:8: error[PTO0402]: expected 1 entries in `shape`, the rank of the view, found 0
//| make_tensor_view.errors.mlir:15:8: error[PTO0402]: expected 1 entries in `strides`, the rank of the view, found 0
//| make_tensor_view.errors.mlir:24:67: error[PTO0403]: layout nd needs stride 1 in dimension 1, found 8
//| make_tensor_view.errors.mlir:25:62: error[PTO0403]: layout dn needs stride 1 in dimension 0, found 8
//| make_tensor_view.errors.mlir:26:59: error[PTO0403]: layout nd needs stride 1 in dimension 0, found 8
//| make_tensor_view.errors.mlir:33:84: error[PTO0122]: unknown layout 'zz', expected nd, dn, nz, mx_a_zz or mx_b_nn
//| make_tensor_view.errors.mlir:34:72: error[PTO0207]: attribute 'layout' of pto.make_tensor_view expects layout (nd, dn, nz, mx_a_zz or mx_b_nn), found 9 : i64
//| make_tensor_view.errors.mlir:41:29: error[PTO0210]: expected type '!pto.ptr<f32, ub>' of '%p', found '!pto.ptr<f32, gm>'
//| make_tensor_view.errors.mlir:48:42: error[PTO0210]: expected type 'i64' of '%n', found 'index'
//| make_tensor_view.errors.mlir:55:8: error[PTO0204]: pto.make_tensor_view expects a tensor view as result 'result', found !pto.partition_tensor_view<?xf32>
//| make_tensor_view.errors.mlir:56:8: error[PTO0204]: pto.make_tensor_view expects a tensor view as result 'result', found f32
//| make_tensor_view.errors.mlir:63:46: error[PTO0005]: expected ',', found ':'
//| make_tensor_view.errors.mlir:70:40: error[PTO0208]: pto.make_tensor_view has 2 operands, but the entries of 'operandSegmentSizes' add up to 3
//| make_tensor_view.errors.mlir:71:31: error[PTO0203]: pto.make_tensor_view expects a pointer as operand 'ptr', found index
//| make_tensor_view.errors.mlir:72:35: error[PTO0203]: pto.make_tensor_view expects an index as operand 'shape', found !pto.ptr<f32, gm>
//| make_tensor_view.errors.mlir:73:44: error[PTO0208]: pto.make_tensor_view cannot have -1 values for operand 'shape'
//| make_tensor_view.errors.mlir:74:40: error[PTO0208]: pto.make_tensor_view cannot have 0 values for operand 'ptr'
