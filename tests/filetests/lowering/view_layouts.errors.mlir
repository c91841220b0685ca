// A function or region that gets a view does not know its layout: views that count rows and columns unlike nd are not passed on.
// RUN: %s --diagnostics=short --pto-arch=a5 --lower=vector

func.func private @g(%v: !pto.partition_tensor_view<2x8x3xf32>) {
  %t = pto.alloc_tile : !pto.tile_buf<vec, 8x6xf32, blayout=col_major>
  pto.tload ins(%v : !pto.partition_tensor_view<2x8x3xf32>) outs(%t : !pto.tile_buf<vec, 8x6xf32, blayout=col_major>)
  return
}
func.func private @h(%v: !pto.partition_tensor_view<1x8x3xf32>) {
  return
}
func.func @f(%p: !pto.ptr<f32, gm>, %i: i1) attributes {pto.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c24 = arith.constant 24 : index
  %m = pto.make_tensor_view %p, shape = [%c2, %c8, %c3], strides = [%c24, %c1, %c8] {layout = #pto.layout<dn>} : !pto.tensor_view<2x8x3xf32>
  %v = pto.partition_view %m, offsets = [%c0, %c0, %c0], sizes = [%c2, %c8, %c3] : !pto.tensor_view<2x8x3xf32> -> !pto.partition_tensor_view<2x8x3xf32>
  %w = pto.partition_view %m, offsets = [%c0, %c0, %c0], sizes = [%c1, %c8, %c3] : !pto.tensor_view<2x8x3xf32> -> !pto.partition_tensor_view<1x8x3xf32>
  func.call @g(%v) : (!pto.partition_tensor_view<2x8x3xf32>) -> ()
  %n = pto.make_tensor_view %p, shape = [%c2, %c8, %c3], strides = [%c8, %c1, %c24] {layout = #pto.layout<dn>} : !pto.tensor_view<2x8x3xf32>
  %x = arith.select %i, %m, %n : !pto.tensor_view<2x8x3xf32>
  %y = pto.partition_view %x, offsets = [%c0, %c0, %c0], sizes = [%c1, %c8, %c3] : !pto.tensor_view<2x8x3xf32> -> !pto.partition_tensor_view<1x8x3xf32>
  func.call @h(%y) : (!pto.partition_tensor_view<1x8x3xf32>) -> ()
  func.call @h(%w) : (!pto.partition_tensor_view<1x8x3xf32>) -> ()
  return
}

// run 1: exit 1
// stderr:
//| view_layouts.errors.mlir:22:3: error[PTO1602]: func.call is not lowered with a view in layout dn
//| view_layouts.errors.mlir:24:8: error[PTO1602]: arith.select is not lowered with a view in layout dn
