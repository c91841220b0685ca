// Each rule of pto.tile_buf_addr, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @addresses(%a: !pto.tile_buf<vec, 8x16xi16>, %i: index) {
  %0 = pto.tile_buf_addr %a : !pto.tile_buf<vec, 8x16xi16> -> !pto.ptr<f16, ub>
  %1 = pto.tile_buf_addr %a : !pto.tile_buf<vec, 8x16xi16> -> !pto.ptr<i16, gm>
  %2 = pto.tile_buf_addr %i : index -> !pto.ptr<i16, ub>
  %3 = pto.tile_buf_addr %a : !pto.tile_buf<vec, 8x16xi16> -> index
  return
}

func.func @memrefs(%m: memref<4x8xf32, #pto.address_space<vec>>) {
  %0 = pto.tile_buf_addr %m : memref<4x8xf32, #pto.address_space<vec>> -> !pto.ptr<f16, ub>
  %1 = pto.tile_buf_addr %m : memref<4x8xf32, #pto.address_space<vec>> -> !pto.ptr<f32, gm>
  %2 = pto.tile_buf_addr %m : memref<4x8xf32, #pto.address_space<vec>> -> memref<4x8xf16, #pto.address_space<vec>>
  return
}

func.func @ranks(%t: !pto.tile_buf<vec, 8x16xf32>, %m: memref<4x8xf32, #pto.address_space<vec>>) {
  %0 = pto.tile_buf_addr %t : !pto.tile_buf<vec, 8x16xf32> -> memref<128xf32, #pto.address_space<vec>>
  %1 = pto.tile_buf_addr %t : !pto.tile_buf<vec, 8x16xf32> -> memref<8x16xf32, #pto.address_space<mat>>
  %2 = pto.tile_buf_addr %m : memref<4x8xf32, #pto.address_space<vec>> -> memref<32xf32, #pto.address_space<vec>>
  %3 = pto.tile_buf_addr %m : memref<4x8xf32, #pto.address_space<vec>> -> memref<4x8xf32, #pto.address_space<gm>>
  return
}

// run 1: exit 1
// stderr:
//| tile_buf_addr.errors.mlir:5:8: error[PTO0438]: expected !pto.ptr<i16, ub>, the address of `src`, found !pto.ptr<f16, ub>
//| tile_buf_addr.errors.mlir:5:8: warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//| tile_buf_addr.errors.mlir:6:8: error[PTO0438]: expected !pto.ptr<i16, ub>, the address of `src`, found !pto.ptr<i16, gm>
//| tile_buf_addr.errors.mlir:6:8: warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//| tile_buf_addr.errors.mlir:7:8: warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//| tile_buf_addr.errors.mlir:7:26: error[PTO0203]: pto.tile_buf_addr expects a tile buffer or memref as operand 'src', found index
//| tile_buf_addr.errors.mlir:8:8: error[PTO0204]: pto.tile_buf_addr expects a pointer or memref as result 'result', found index
//| tile_buf_addr.errors.mlir:8:8: warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//| tile_buf_addr.errors.mlir:13:8: error[PTO0438]: expected !pto.ptr<f32, ub>, the address of `src`, found !pto.ptr<f16, ub>
//| tile_buf_addr.errors.mlir:13:8: warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//| tile_buf_addr.errors.mlir:14:8: error[PTO0438]: expected !pto.ptr<f32, ub>, the address of `src`, found !pto.ptr<f32, gm>
//| tile_buf_addr.errors.mlir:14:8: warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//| tile_buf_addr.errors.mlir:15:8: error[PTO0438]: expected elements of f32, those of `src`, found memref<4x8xf16>
//| tile_buf_addr.errors.mlir:15:8: warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//| tile_buf_addr.errors.mlir:20:8: error[PTO0438]: expected a memref of rank 2, the rank of `src`, found memref<128xf32>
//| tile_buf_addr.errors.mlir:20:8: warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//| tile_buf_addr.errors.mlir:21:8: error[PTO0438]: expected a memref in ub, the memory of `src`, found one in l1
//| tile_buf_addr.errors.mlir:21:8: warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//| tile_buf_addr.errors.mlir:22:8: error[PTO0438]: expected a memref of rank 2, the rank of `src`, found memref<32xf32>
//| tile_buf_addr.errors.mlir:22:8: warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
//| tile_buf_addr.errors.mlir:23:8: error[PTO0438]: expected a memref in ub, the memory of `src`, found one in gm
//| tile_buf_addr.errors.mlir:23:8: warning[PTO1206]: pto.tile_buf_addr stands outside of a vector scope
