// Memrefs of element types of the dialect.
// RUN: %s
// RUN: %s --mlir-print-op-generic

func.func @addresses(%t: !pto.tile_buf<vec, 16x32x!pto.hif8>, %v: !pto.tensor_view<4x!pto.f8E8M0>) -> memref<16x32x!pto.hif8, #pto.address_space<vec>> {
  %a = pto.tile_buf_addr %t : !pto.tile_buf<vec, 16x32x!pto.hif8> -> memref<16x32x!pto.hif8, #pto.address_space<vec>>
  %b = pto.tensor_view_addr %v : !pto.tensor_view<4x!pto.f8E8M0> -> memref<4x!pto.f8E8M0, strided<[1]>, #pto.address_space<gm>>
  return %a : memref<16x32x!pto.hif8, #pto.address_space<vec>>
}

func.func private @others(memref<4x!pto.f4E1M2x2>, memref<?x!pto.f4E2M1x2>, memref<4x4x!pto.bf16x2>, memref<!pto.hif8x2>)

// run 1: exit 0
// stdout:
//| module {
//|   func.func @addresses(%arg0: !pto.tile_buf<vec, 16x32x!pto.hif8>, %arg1: !pto.tensor_view<4x!pto.f8E8M0>) -> memref<16x32x!pto.hif8, #pto.address_space<vec>> {
//|     %0 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 16x32x!pto.hif8> -> memref<16x32x!pto.hif8, #pto.address_space<vec>>
//|     %1 = pto.tensor_view_addr %arg1 : !pto.tensor_view<4x!pto.f8E8M0> -> memref<4x!pto.f8E8M0, strided<[1]>, #pto.address_space<gm>>
//|     return %0 : memref<16x32x!pto.hif8, #pto.address_space<vec>>
//|   }
//|   func.func private @others(memref<4x!pto.f4E1M2x2>, memref<?x!pto.f4E2M1x2>, memref<4x4x!pto.bf16x2>, memref<!pto.hif8x2>)
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x32x!pto.hif8>, !pto.tensor_view<4x!pto.f8E8M0>) -> memref<16x32x!pto.hif8, #pto.address_space<vec>>, sym_name = "addresses"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x32x!pto.hif8>, %arg1: !pto.tensor_view<4x!pto.f8E8M0>):
//|     %0 = "pto.tile_buf_addr"(%arg0) : (!pto.tile_buf<vec, 16x32x!pto.hif8>) -> memref<16x32x!pto.hif8, #pto.address_space<vec>>
//|     %1 = "pto.tensor_view_addr"(%arg1) : (!pto.tensor_view<4x!pto.f8E8M0>) -> memref<4x!pto.f8E8M0, strided<[1]>, #pto.address_space<gm>>
//|     "func.return"(%0) : (memref<16x32x!pto.hif8, #pto.address_space<vec>>) -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<4x!pto.f4E1M2x2>, memref<?x!pto.f4E2M1x2>, memref<4x4x!pto.bf16x2>, memref<!pto.hif8x2>) -> (), sym_name = "others", sym_visibility = "private"}> ({
//|   }) : () -> ()
//| }) : () -> ()
