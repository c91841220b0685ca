// Operations and sections in code of the other core.
// RUN: %s --verify --pto-arch=a5 --diagnostics=short


func.func @nested() {
  pto.section.vector {
    pto.section.cube {
    }
    pto.section.vector {
    }
  }
  pto.section.simt<<<1, 1, 1>>> {
    pto.section.simt<<<1, 1, 1>>> {
    }
  }
  return
}

func.func @kind(%t: !pto.tile_buf<vec, 16x16xf32>, %l: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, %r: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  pto.section.cube {
    pto.tmatmul ins(%l, %r : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  }
  pto.tmatmul ins(%l, %r : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  return
}

module attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  func.func @cube(%t: !pto.tile_buf<vec, 16x16xf32>, %l: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, %r: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.section.vector {
    }
    pto.tadd ins(%t, %t : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
    pto.vecscope {
      %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
    }
    return
  }
}

func.func @sections(%t: !pto.tile_buf<vec, 16x16xf32>, %l: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, %r: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: i32) {
  pto.section.vector {
    pto.tmatmul ins(%l, %r : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    pto.aic_initialize_pipe {dir_mask = 1, slot_size = 1024}(c2v_consumer_buf = %b : i32)
    pto.tpush_to_aiv(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {split = 0}
  }
  pto.section.cube {
    pto.tadd ins(%t, %t : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
  }
  return
}

// run 1: exit 1
// stderr:
//| sections.errors.mlir:7:5: error[PTO1225]: pto.section.cube is inside another section
//| sections.errors.mlir:9:5: error[PTO1225]: pto.section.vector is inside another section
//| sections.errors.mlir:13:5: error[PTO1225]: pto.section.simt is inside another section of threads
//| sections.errors.mlir:20:3: error[PTO1226]: pto.section.cube is in a kernel of kind vector
//| sections.errors.mlir:23:3: error[PTO1227]: pto.tmatmul runs on the cube core, but is in a kernel of kind vector
//| sections.errors.mlir:29:5: error[PTO1226]: pto.section.vector is in a kernel of kind cube
//| sections.errors.mlir:31:5: error[PTO1227]: pto.tadd runs on the vector core, but is in a kernel of kind cube
//| sections.errors.mlir:32:5: error[PTO1227]: pto.vecscope runs on the vector core, but is in a kernel of kind cube
//| sections.errors.mlir:33:12: error[PTO1227]: pto.pset_b32 runs on the vector core, but is in a kernel of kind cube
//| sections.errors.mlir:41:5: error[PTO1227]: pto.tmatmul runs on the cube core, but is in code of the vector core
//| sections.errors.mlir:42:5: error[PTO1227]: pto.aic_initialize_pipe runs on the cube core, but is in code of the vector core
//| sections.errors.mlir:43:5: error[PTO1227]: pto.tpush_to_aiv runs on the cube core, but is in code of the vector core
//| sections.errors.mlir:46:5: error[PTO1227]: pto.tadd runs on the vector core, but is in code of the cube core
