// Rules by their source, each kept and broken.
// RUN: %s --verify --split-input-file --diagnostics=short

// 2.3 the layout of a view agrees with its strides
func.func @kept(%p: !pto.ptr<f32, gm>) {
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c1 = arith.constant 1 : index
  %v = pto.make_tensor_view %p, shape = [%c4, %c16], strides = [%c16, %c1] {layout = #pto.layout<nd>} : !pto.tensor_view<4x16xf32>
  return
}

func.func @broken(%p: !pto.ptr<f32, gm>) {
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c1 = arith.constant 1 : index
  %v = pto.make_tensor_view %p, shape = [%c4, %c16], strides = [%c16, %c1] {layout = #pto.layout<dn>} : !pto.tensor_view<4x16xf32>
  return
}

// -----

// 2.5 offsets are not negative, sizes are positive
func.func @kept(%v: !pto.tensor_view<32x32xf32>) {
  %o = arith.constant 0 : index
  %s = arith.constant 16 : index
  %z = arith.constant 0 : index
  %w = arith.constant 32 : index
  %p = pto.partition_view %v, offsets = [%o, %z], sizes = [%s, %w] : !pto.tensor_view<32x32xf32> -> !pto.partition_tensor_view<16x32xf32>
  return
}

func.func @broken(%v: !pto.tensor_view<32x32xf32>) {
  %o = arith.constant -1 : index
  %s = arith.constant 16 : index
  %z = arith.constant 0 : index
  %w = arith.constant 32 : index
  %p = pto.partition_view %v, offsets = [%o, %z], sizes = [%s, %w] : !pto.tensor_view<32x32xf32> -> !pto.partition_tensor_view<16x32xf32>
  return
}

// -----

// 2.6 a partition is inside of its source
func.func @kept(%v: !pto.tensor_view<32x32xf32>) {
  %o = arith.constant 16 : index
  %s = arith.constant 16 : index
  %z = arith.constant 0 : index
  %w = arith.constant 32 : index
  %p = pto.partition_view %v, offsets = [%o, %z], sizes = [%s, %w] : !pto.tensor_view<32x32xf32> -> !pto.partition_tensor_view<16x32xf32>
  return
}

func.func @broken(%v: !pto.tensor_view<32x32xf32>) {
  %o = arith.constant 17 : index
  %s = arith.constant 16 : index
  %z = arith.constant 0 : index
  %w = arith.constant 32 : index
  %p = pto.partition_view %v, offsets = [%o, %z], sizes = [%s, %w] : !pto.tensor_view<32x32xf32> -> !pto.partition_tensor_view<16x32xf32>
  return
}

// -----

// 2.7 sizes are the extents of the result
func.func @kept(%v: !pto.tensor_view<32x32xf32>) {
  %o = arith.constant 8 : index
  %s = arith.constant 16 : index
  %z = arith.constant 0 : index
  %w = arith.constant 32 : index
  %p = pto.partition_view %v, offsets = [%o, %z], sizes = [%s, %w] : !pto.tensor_view<32x32xf32> -> !pto.partition_tensor_view<16x32xf32>
  return
}

func.func @broken(%v: !pto.tensor_view<32x32xf32>) {
  %o = arith.constant 8 : index
  %s = arith.constant 8 : index
  %z = arith.constant 0 : index
  %w = arith.constant 32 : index
  %p = pto.partition_view %v, offsets = [%o, %z], sizes = [%s, %w] : !pto.tensor_view<32x32xf32> -> !pto.partition_tensor_view<16x32xf32>
  return
}

// -----

// 2.10 pointers are cast within one memory, integers to pointers and back; a memref is not cast to an integer
func.func @kept(%g: !pto.ptr<f32, gm>, %u: memref<4xf32>, %i: i64) {
  %a = pto.castptr %g : !pto.ptr<f32, gm> -> !pto.ptr<i8, gm>
  %b = pto.castptr %i : i64 -> !pto.ptr<f32, ub>
  return
}

func.func @broken(%g: !pto.ptr<f32, gm>, %u: memref<4xf32>, %i: i64) {
  %a = pto.castptr %g : !pto.ptr<f32, gm> -> !pto.ptr<f32, ub>
  %b = pto.castptr %u : memref<4xf32> -> i64
  return
}

// run 1: exit 1
// stderr:
//| views.mlir:17:65: error[PTO0403]: layout dn needs stride 1 in dimension 0, found 16
//| views.mlir:38:42: error[PTO0407]: offset -1 of dimension 0 is negative
//| views.mlir:59:42: error[PTO0405]: offset 17 and size 16 of dimension 0 exceed extent 32 of the source
//| views.mlir:80:60: error[PTO0406]: size 8 of dimension 0 differs from extent 16 of the result
//| views.mlir:94:20: error[PTO0436]: a pointer into gm is not cast to one into ub
//| views.mlir:95:20: error[PTO0436]: no cast from a memref to a scalar
