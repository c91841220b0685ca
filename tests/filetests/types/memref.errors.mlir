// What is not an element type has no memrefs.
// RUN: %s --split-input-file --diagnostics=short

func.func private @pipe(memref<4x!pto.pipe>)

// -----

func.func private @tile(memref<4x!pto.tile_buf<vec, 16x16xf32>>)

// run 1: exit 1
// stderr:
//| memref.errors.mlir:4:34: error[PTO0005]: invalid memref element type
//| memref.errors.mlir:8:34: error[PTO0005]: invalid memref element type
