// What is not lowered is said at its operand, all of it in one run.
// RUN: %s --diagnostics=short --verify --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-expand))

!t = !pto.tile_buf<vec, 16x64xf32>

func.func @f(%n: index, %p: !pto.ptr<f32, gm>, %q: !pto.partition_tensor_view<16x64xf32>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %k0 = arith.constant 0 : index
  %a = pto.alloc_tile addr = %c0 : !t
  %b = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x32xi8>
  %free = pto.alloc_tile : !t
  %x = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 1x32xi32>
  %y = pto.alloc_tile addr = %c0 : !pto.tile_buf<vec, 16x32xf32>
  %v = pto.make_tensor_view %p, shape = [%c64, %c16], strides = [%c1, %c64] : !pto.tensor_view<?x?xf32>
  %w = pto.partition_view %v, offsets = [%k0, %k0], sizes = [%c16, %c64] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<16x64xf32>
  // No rule yet.
  pto.tcmp ins(%a, %a : !t, !t) outs(%b : !pto.tile_buf<vec, 16x32xi8>)
  // No address.
  pto.tneg ins(%free : !t) outs(%a : !t)
  // Not for these elements.
  pto.tcolargmax ins(%b : !pto.tile_buf<vec, 16x32xi8>) outs(%x : !pto.tile_buf<vec, 1x32xi32>)
  // Not from such memory.
  pto.tload ins(%w : !pto.partition_tensor_view<16x64xf32>) outs(%a : !t)
  // Not at such an offset.
  pto.textract ins(%a, %k0, %n : !t, index, index) outs(%y : !pto.tile_buf<vec, 16x32xf32>)
  return
}

// run 1: exit 1
// stderr:
//| expand.errors.mlir:14:11: error[PTO1602]: tile buffer without an address is not lowered
//| expand.errors.mlir:20:3: error[PTO1601]: pto.tcmp is not lowered: comparisons to bit masks are not written yet
//| expand.errors.mlir:24:3: error[PTO1602]: pto.tcolargmax is not lowered on elements of i8
//| expand.errors.mlir:26:3: error[PTO1602]: pto.tload is not lowered where elements of a line of the tile are apart in global memory
//| expand.errors.mlir:28:3: error[PTO1602]: pto.textract is not lowered at an offset that is not known to be whole units of 32 bytes
