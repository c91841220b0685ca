// Each rule of pto.castptr, broken alone.
// RUN: %s --split-input-file --diagnostics=short

func.func @casts(%i: i64, %f: f32, %p: !pto.ptr<f32, ub>, %m: memref<4xf32>) {
  %0 = pto.castptr %p : !pto.ptr<f32, ub> -> !pto.ptr<f32, gm>
  %1 = pto.castptr %f : f32 -> !pto.ptr<f32, gm>
  %2 = pto.castptr %p : !pto.ptr<f32, ub> -> f32
  %3 = pto.castptr %i : i64 -> i32
  %4 = pto.castptr %m : memref<4xf32> -> i64
  return
}

func.func @memories(%g: memref<4xf32, #pto.address_space<gm>>, %v: memref<4xf32, #pto.address_space<vec>>) {
  %0 = pto.castptr %g : memref<4xf32, #pto.address_space<gm>> -> !pto.ptr<f32, ub>
  %1 = pto.castptr %v : memref<4xf32, #pto.address_space<vec>> -> !pto.ptr<i8, gm>
  %2 = pto.castptr %v : memref<4xf32, #pto.address_space<vec>> -> !pto.ptr<i8, ub>
  return
}

// run 1: exit 1
// stderr:
//| castptr.errors.mlir:5:20: error[PTO0436]: a pointer into ub is not cast to one into gm
//| castptr.errors.mlir:6:20: error[PTO0436]: no cast from a scalar to a pointer
//| castptr.errors.mlir:7:20: error[PTO0436]: no cast from a pointer to a scalar
//| castptr.errors.mlir:8:20: error[PTO0436]: no cast from a scalar to a scalar
//| castptr.errors.mlir:9:20: error[PTO0436]: no cast from a memref to a scalar
//| castptr.errors.mlir:14:20: error[PTO0436]: a memref in gm is not cast to a pointer into ub
//| castptr.errors.mlir:15:20: error[PTO0436]: a memref in ub is not cast to a pointer into gm
