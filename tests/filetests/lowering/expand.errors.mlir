// What is not lowered is said at its operand, all of it in one run.
// RUN: %s --diagnostics=short --verify --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-expand))

!t = !pto.tile_buf<vec, 16x64xf32>
!m = !pto.tile_buf<mat, 16x64xf32>
!l = !pto.tile_buf<left, 16x64xf32, blayout=col_major, slayout=row_major>
!d = !pto.tile_buf<acc, 16x64xf32>

func.func @f(%p: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : index
  %a = pto.alloc_tile addr = %c0 : !t
  %b = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x32xi8>
  %free = pto.alloc_tile : !t
  %x = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 1x32xi32>
  %m = pto.alloc_tile addr = %c0 : !m
  %l = pto.alloc_tile addr = %c0 : !l
  %d = pto.alloc_tile addr = %c0 : !d
  %v = pto.make_tensor_view %p, shape = [%c64, %c16], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
  %w = pto.partition_view %v, offsets = [%k0, %k0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  // No rule yet.
  pto.tcmp ins(%a, %a : !t, !t) outs(%b : !pto.tile_buf<vec, 16x32xi8>)
  // No address.
  pto.tneg ins(%free : !t) outs(%a : !t)
  // Not for these elements.
  pto.tcolargmax ins(%b : !pto.tile_buf<vec, 16x32xi8>) outs(%x : !pto.tile_buf<vec, 1x32xi32>)
  // Operand buffers are loaded from fractals.
  pto.tmov ins(%m : !m) outs(%l : !l)
  // No instruction copies from memory to accumulators.
  pto.tload ins(%w : !pto.partition_tensor_view<16x64xf32>) outs(%d : !d)
  return
}

// run 1: exit 1
// stderr:
//| expand.errors.mlir:17:11: error[PTO1602]: tile buffer without an address is not lowered
//| expand.errors.mlir:21:8: warning[PTO0311]: layout ND (row_major, none_box) is not in use in acc memory
//| expand.errors.mlir:25:3: error[PTO1601]: pto.tcmp is not lowered: comparisons to bit masks are not written yet
//| expand.errors.mlir:29:3: error[PTO1602]: pto.tcolargmax is not lowered on elements of i8
//| expand.errors.mlir:31:3: error[PTO1602]: pto.tmov is not lowered in layout ND (row_major, none_box): operand buffers are loaded from fractals
//| expand.errors.mlir:33:3: error[PTO1602]: pto.tload is not lowered into acc: no instruction copies there
