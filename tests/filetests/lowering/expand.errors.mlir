// What is not lowered is said at its operand, all of it in one run.
// RUN: %s --diagnostics=short --verify --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-expand))

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
  %h = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x64xbf16>
  %g = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x32x!pto.f4E2M1x2>
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
  pto.tcvt ins(%h {rmode = #pto<round_mode RINT>} : !pto.tile_buf<vec, 16x64xbf16>) outs(%g : !pto.tile_buf<vec, 16x32x!pto.f4E2M1x2>)
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

// run 1: exit 1
// stderr:
//| expand.errors.mlir:25:11: error[PTO1602]: tile buffer without an address is not lowered
//| expand.errors.mlir:28:10: warning[PTO0311]: layout ND (row_major, none_box) is not in use in acc memory
//| expand.errors.mlir:32:3: error[PTO1601]: pto.tquant_hif4 is not lowered: no source says what its hierarchy of factors is
//| expand.errors.mlir:36:3: error[PTO1602]: pto.tcvt is not lowered from bf16 to !pto.f4E2M1x2: no instruction does it
//| expand.errors.mlir:38:3: error[PTO1602]: pto.tinterleave is not lowered in place
//| expand.errors.mlir:40:3: error[PTO1602]: pto.mscatter is not lowered as an atomic combination of elements: only bursts are one
//| expand.errors.mlir:42:3: error[PTO1602]: pto.tmov is not lowered in layout ND (row_major, none_box): operand buffers are loaded from fractals
//| expand.errors.mlir:44:3: error[PTO1602]: pto.tload is not lowered into acc: no instruction copies there
