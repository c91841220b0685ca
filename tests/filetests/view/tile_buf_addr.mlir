// Every shape of pto.tile_buf_addr.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!memref = memref<4x8xf32, #pto.address_space<vec>>

func.func @addresses(%a: !pto.tile_buf<vec, 8x16xi16>, %l: !pto.tile_buf<left, 16x16xf32, slayout=row_major>, %m: !memref) {
  %0 = pto.tile_buf_addr %a : !pto.tile_buf<vec, 8x16xi16> -> !pto.ptr<i16, ub>
  %1 = pto.tile_buf_addr %m : !memref -> !pto.ptr<f32, ub>
  %2 = pto.tile_buf_addr %m : !memref -> !memref
  %3 = "pto.tile_buf_addr"(%l) : (!pto.tile_buf<left, 16x16xf32, slayout=row_major>) -> !pto.ptr<f32, left>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @addresses(%arg0: !pto.tile_buf<vec, 8x16xi16>, %arg1: !pto.tile_buf<left, 16x16xf32, slayout=row_major>, %arg2: memref<4x8xf32, #pto.address_space<vec>>) {
//|     %0 = pto.tile_buf_addr %arg0 : !pto.tile_buf<vec, 8x16xi16> -> !pto.ptr<i16, ub>
//|     %1 = pto.tile_buf_addr %arg2 : memref<4x8xf32, #pto.address_space<vec>> -> !pto.ptr<f32, ub>
//|     %2 = pto.tile_buf_addr %arg2 : memref<4x8xf32, #pto.address_space<vec>> -> memref<4x8xf32, #pto.address_space<vec>>
//|     %3 = pto.tile_buf_addr %arg1 : !pto.tile_buf<left, 16x16xf32, slayout=row_major> -> !pto.ptr<f32, l0a>
//|     return
//|   }
//| }
// stderr:
//| warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//|  --> tile_buf_addr.mlir:8:8
//|   |
//| 8 |   %0 = pto.tile_buf_addr %a : !pto.tile_buf<vec, 8x16xi16> -> !pto.ptr<i16, ub>
//|   |        ^^^^^^^^^^^^^^^^^
//|   |
//|   = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//|
//| warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//|  --> tile_buf_addr.mlir:9:8
//|   |
//| 9 |   %1 = pto.tile_buf_addr %m : !memref -> !pto.ptr<f32, ub>
//|   |        ^^^^^^^^^^^^^^^^^
//|   |
//|   = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//|
//| warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//|   --> tile_buf_addr.mlir:10:8
//|    |
//| 10 |   %2 = pto.tile_buf_addr %m : !memref -> !memref
//|    |        ^^^^^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//|
//| warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//|   --> tile_buf_addr.mlir:11:8
//|    |
//| 11 |   %3 = "pto.tile_buf_addr"(%l) : (!pto.tile_buf<left, 16x16xf32, slayout=row_major>) -> !pto.ptr<f32, left>
//|    |        ^^^^^^^^^^^^^^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, scalar/ops/micro-instruction/vecscope.md
//|
//| warning: 4 warnings
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 8x16xi16>, !pto.tile_buf<left, 16x16xf32, slayout=row_major>, memref<4x8xf32, #pto.address_space<vec>>) -> (), sym_name = "addresses"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 8x16xi16>, %arg1: !pto.tile_buf<left, 16x16xf32, slayout=row_major>, %arg2: memref<4x8xf32, #pto.address_space<vec>>):
//|     %0 = "pto.tile_buf_addr"(%arg0) : (!pto.tile_buf<vec, 8x16xi16>) -> !pto.ptr<i16, ub>
//|     %1 = "pto.tile_buf_addr"(%arg2) : (memref<4x8xf32, #pto.address_space<vec>>) -> !pto.ptr<f32, ub>
//|     %2 = "pto.tile_buf_addr"(%arg2) : (memref<4x8xf32, #pto.address_space<vec>>) -> memref<4x8xf32, #pto.address_space<vec>>
//|     %3 = "pto.tile_buf_addr"(%arg1) : (!pto.tile_buf<left, 16x16xf32, slayout=row_major>) -> !pto.ptr<f32, l0a>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
// stderr: as run 1
