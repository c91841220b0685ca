// What is not lowered is said at its operand, all of it in one run.
// RUN: %s --diagnostics=short --verify --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-tile-lowering))

!t = !pto.tile_buf<vec, 16x64xf32>
!m = !pto.tile_buf<mat, 16x64xf32>
!l = !pto.tile_buf<left, 16x64xf32, blayout=col_major, slayout=row_major>
!d = !pto.tile_buf<acc, 16x64xf32>

func.func @f(%p: !pto.ptr<f32, gm>, %q: !pto.partition_tensor_view<16x64xf32>) {
  %c0 = arith.constant 0 : i64
  %c4096 = arith.constant 4096 : i64
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : index
  %a = pto.alloc_tile addr = %c0 : !t
  %d = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x64xi8>
  %e = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 1x64xui8>
  %m = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 1x64xf32>
  %s = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 1x64xf32>
  %g = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x64xf8E4M3>
  %i = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x64xi32>
  %k = pto.alloc_tile addr = %c4096 : !t
  %free = pto.alloc_tile : !t
  %mat = pto.alloc_tile addr = %c0 : !m
  %l = pto.alloc_tile addr = %c0 : !l
  %acc = pto.alloc_tile addr = %c0 : !d
  %v = pto.make_tensor_view %p, shape = [%c64, %c16], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
  %w = pto.partition_view %v, offsets = [%k0, %k0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  // No rule yet.
  pto.tquant_hif4 ins(%a : !t) outs(%d, %e, %m, %s : !pto.tile_buf<vec, 16x64xi8>, !pto.tile_buf<vec, 1x64xui8>, !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>)
  // No address.
  pto.tneg ins(%free : !t) outs(%a : !t)
  // Not for these elements.
  pto.tcvt ins(%a {rmode = #pto<round_mode RINT>} : !t) outs(%g : !pto.tile_buf<vec, 16x64xf8E4M3>)
  // Not in place, as elements change their places.
  pto.tinterleave ins(%a, %a : !t, !t) outs(%a, %k : !t, !t)
  // Not as an atomic operation.
  pto.mscatter ins(%a, %i : !t, !pto.tile_buf<vec, 16x64xi32>) outs(%q : !pto.partition_tensor_view<16x64xf32>) {coalesce = #pto<coalesce elem>, scatterAtomicOp = #pto<scatter_atomic_op add>}
  // Operand buffers are loaded from fractals.
  pto.tmov ins(%mat : !m) outs(%l : !l)
  // No instruction copies from memory to accumulators.
  pto.tload ins(%w : !pto.partition_tensor_view<16x64xf32>) outs(%acc : !d)
  return
}

// Tiles in L1 are not written to but by copies.
!x = !pto.tile_buf<mat, 32x64xf32, valid=20x50, blayout=col_major, slayout=row_major>
!y = !pto.tile_buf<mat, 32x64xf32, valid=20x50, blayout=col_major, slayout=row_major, pad=1>
func.func @boxes(%x: !x, %y: !y) {
  pto.tfillpad ins(%x : !x) outs(%y : !y)
  return
}

// Memory does not combine these elements; factors of an accumulator are f32; an accumulator is whole rows of boxes.
!acc = !pto.tile_buf<acc, 64x64xf32, blayout=col_major, slayout=row_major, fractal=1024>
!part = !pto.tile_buf<acc, 32x64xf32, blayout=col_major, slayout=row_major, fractal=1024>
func.func @accumulators(%c: !acc, %m: !pto.partition_tensor_view<64x64xf8E4M3FN>, %n: !pto.partition_tensor_view<32x64xf32>, %h: !pto.partition_tensor_view<64x64xi8>, %fp: !pto.tile_buf<scaling, 1x64xf16>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %one = arith.constant 1065353216 : i64
  pto.tstore ins(%c : !acc, %one : i64) outs(%m : !pto.partition_tensor_view<64x64xf8E4M3FN>) {atomicType = #pto<atomic_type atomic_add>}
  %w = pto.subview %c[%c32, %c0] sizes [32, 64] : !acc -> !part
  pto.tstore ins(%w : !part) outs(%n : !pto.partition_tensor_view<32x64xf32>)
  pto.tstore ins(%c : !acc fp %fp : !pto.tile_buf<scaling, 1x64xf16>) outs(%h : !pto.partition_tensor_view<64x64xi8>)
  return
}

// An operand buffer has the boxes of the valid region consecutively, too.
!left = !pto.tile_buf<left, 32x32xf32, blayout=col_major, slayout=row_major>
!upper = !pto.tile_buf<left, 16x32xf32, blayout=col_major, slayout=row_major>
!right = !pto.tile_buf<right, 32x32xf32, slayout=col_major>
!side = !pto.tile_buf<right, 32x16xf32, slayout=col_major>
!sum = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!wide = !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
func.func @operands(%l: !left, %r: !right, %u: !upper, %c: !sum, %d: !wide) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %a = pto.subview %l[%c16, %c0] sizes [16, 32] : !left -> !upper
  pto.tmatmul ins(%a, %r : !upper, !right) outs(%d : !wide)
  %b = pto.subview %r[%c0, %c16] sizes [32, 16] : !right -> !side
  pto.tmatmul ins(%u, %b : !upper, !side) outs(%c : !sum)
  return
}

// Records of a window begin at any element of 2 bytes.
func.func @records(%s: !pto.tile_buf<vec, 1x64xf16>, %i: !pto.tile_buf<vec, 1x64xi32>, %d: !pto.tile_buf<vec, 2x320xf16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = pto.subview %d[%c1, %c1] sizes [1, 256] : !pto.tile_buf<vec, 2x320xf16> -> !pto.tile_buf<vec, 1x256xf16>
  pto.tsort32 ins(%s, %i : !pto.tile_buf<vec, 1x64xf16>, !pto.tile_buf<vec, 1x64xi32>) outs(%w : !pto.tile_buf<vec, 1x256xf16>)
  return
}

// Exponents that no operation of the function loads: they are not where the product reads them.
!l8 = !pto.tile_buf<left, 16x64xf8E4M3FN, blayout=col_major, slayout=row_major>
!r8 = !pto.tile_buf<right, 64x32xf8E4M3FN, slayout=col_major>
!ls = !pto.tile_buf<scaling, 16x2x!pto.f8E8M0, slayout=row_major, fractal=32>
!rs = !pto.tile_buf<scaling, 2x32x!pto.f8E8M0, blayout=col_major, slayout=col_major, fractal=32>
!p = !pto.tile_buf<acc, 16x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
func.func @exponents(%a: !l8, %s: !ls, %b: !r8, %t: !rs, %c: !p) {
  pto.tmatmul.mx ins(%a, %s, %b, %t : !l8, !ls, !r8, !rs) outs(%c : !p)
  return
}

func.func @rows(%s: !pto.tile_buf<mat, 1x64xi64>, %f: !pto.tile_buf<scaling, 1x64xi1>, %b: !pto.tile_buf<bias, 1x64xi16>) {
  pto.tmov ins(%s : !pto.tile_buf<mat, 1x64xi64>) outs(%f : !pto.tile_buf<scaling, 1x64xi1>)
  pto.tmov ins(%s : !pto.tile_buf<mat, 1x64xi64>) outs(%b : !pto.tile_buf<bias, 1x64xi16>)
  return
}

func.func @less_than_a_box(%s: !pto.tile_buf<mat, 2x4xui8, blayout=col_major, slayout=row_major>, %i: index, %l: !pto.tile_buf<left, 2x3xui8, blayout=col_major, slayout=row_major>) {
  pto.textract ins(%s, %i, %i : !pto.tile_buf<mat, 2x4xui8, blayout=col_major, slayout=row_major>, index, index) outs(%l : !pto.tile_buf<left, 2x3xui8, blayout=col_major, slayout=row_major>)
  return
}

func.func @padded(%v: !pto.partition_tensor_view<128xf32>, %t: !t) {
  %c256 = arith.constant 256 : index
  pto.tload ins(%v : !pto.partition_tensor_view<128xf32>) outs(%t : !t) left_padding_num = %c256 : index
  return
}

// Each vector core gets a half.
func.func @halves(%acc: !pto.tile_buf<acc, 16x32xi32, valid=1x1, blayout=col_major, slayout=row_major>, %to: !pto.tile_buf<vec, 16x1024xi32>) {
  %c0 = arith.constant 0 : index
  pto.tinsert ins(%acc, %c0, %c0 : !pto.tile_buf<acc, 16x32xi32, valid=1x1, blayout=col_major, slayout=row_major>, index, index) outs(%to : !pto.tile_buf<vec, 16x1024xi32>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>}
  pto.tinsert ins(%acc, %c0, %c0 : !pto.tile_buf<acc, 16x32xi32, valid=1x1, blayout=col_major, slayout=row_major>, index, index) outs(%to : !pto.tile_buf<vec, 16x1024xi32>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_n>}
  return
}

// run 1: exit 1
// stderr:
//| tile_lowering.errors.mlir:24:11: error[PTO1602]: tile buffer without an address is not lowered
//| tile_lowering.errors.mlir:27:10: warning[PTO0311]: layout ND (row_major, none_box) is not in use in acc memory
//| tile_lowering.errors.mlir:31:3: error[PTO1601]: pto.tquant_hif4 is not lowered: no source says what its hierarchy of factors is
//| tile_lowering.errors.mlir:35:3: error[PTO1602]: pto.tcvt is not lowered from f32 to f8E4M3: no instruction does it
//| tile_lowering.errors.mlir:37:3: error[PTO1602]: pto.tinterleave is not lowered in place
//| tile_lowering.errors.mlir:39:3: error[PTO1602]: pto.mscatter is not lowered as an atomic operation on single elements: only bursts are atomic
//| tile_lowering.errors.mlir:41:3: error[PTO1602]: pto.tmov is not lowered in layout ND (row_major, none_box): operand buffers are loaded from fractals
//| tile_lowering.errors.mlir:43:3: error[PTO1602]: pto.tload is not lowered into acc: no instruction copies there
//| tile_lowering.errors.mlir:51:3: error[PTO1602]: pto.tfillpad is not lowered with a tile in mat in layout NZ (col_major, row_major, fractal 512)
//| tile_lowering.errors.mlir:62:3: error[PTO1602]: pto.tstore is not lowered as an atomic store of f8E4M3FN
//| tile_lowering.errors.mlir:63:8: error[PTO1602]: subview of some rows of an accumulator is not lowered: a product writes its boxes contiguously
//| tile_lowering.errors.mlir:65:3: error[PTO1602]: pto.tstore is not lowered with factors of f16: the instruction takes f32
//| tile_lowering.errors.mlir:79:8: error[PTO1602]: subview of some rows of an operand buffer is not lowered: a product reads its boxes contiguously
//| tile_lowering.errors.mlir:81:8: error[PTO1602]: subview of some columns of an operand buffer is not lowered: a product reads its boxes contiguously
//| tile_lowering.errors.mlir:91:3: error[PTO1602]: pto.tsort32 is not lowered where records are not known to be aligned to 4 bytes
//| tile_lowering.errors.mlir:102:3: error[PTO1602]: pto.tmatmul.mx is not lowered with exponents that no move in this function goes to: products read them beside the operand
//| tile_lowering.errors.mlir:107:3: error[PTO1602]: pto.tmov is not lowered from i64 to i1 in scaling: the copy does not convert them
//| tile_lowering.errors.mlir:108:3: error[PTO1602]: pto.tmov is not lowered from i64 to i16 in bias: the copy does not convert them
//| tile_lowering.errors.mlir:113:3: error[PTO1602]: pto.textract is not lowered from boxes of less than 16 lines
//| tile_lowering.errors.mlir:119:3: error[PTO1602]: pto.tload is not lowered with fewer columns than are padded
//| tile_lowering.errors.mlir:126:3: error[PTO1602]: pto.tinsert is not lowered in halves: expected a multiple of 2 as the number of rows, found 1
//| tile_lowering.errors.mlir:127:3: error[PTO1602]: pto.tinsert is not lowered in halves: expected a multiple of 32 as the number of columns, found 1
