// Operations in code of their core.
// RUN: %s --verify --pto-arch=a5
// RUN: %s --verify --pto-arch=a5 --pass-pipeline=pto-verify-sections


func.func @mixed(%t: !pto.tile_buf<vec, 16x16xf32>, %l: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, %r: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.section.vector {
    pto.tadd ins(%t, %t : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
  }
  pto.section.cube {
    pto.tmatmul ins(%l, %r : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  }
  return
}

func.func @vector(%t: !pto.tile_buf<vec, 16x16xf32>, %l: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, %r: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
  pto.section.vector {
    pto.tadd ins(%t, %t : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
  }
  pto.section.simt<<<1, 1, 1>>> {
  }
  pto.tadd ins(%t, %t : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
  return
}

module attributes {pto.kernel_kind = #pto.kernel_kind<cube>} {
  func.func @cube(%t: !pto.tile_buf<vec, 16x16xf32>, %l: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, %r: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
    pto.tmatmul ins(%l, %r : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    return
  }
}

// The core that this is for is unknown.
func.func @any(%t: !pto.tile_buf<vec, 16x16xf32>, %l: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, %r: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.tadd ins(%t, %t : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
  pto.tmatmul ins(%l, %r : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) outs(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  return
}

// run 1: exit 0
// run 2: exit 0
