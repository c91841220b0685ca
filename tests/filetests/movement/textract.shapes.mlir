// Further shapes of pto.textract, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 16x32xf32>, %b: index, %c: !pto.tile_buf<vec, 1x32xf32>) {
    pto.textract ins(%a, %b, %b : !pto.tile_buf<vec, 16x32xf32>, index, index) outs(%c : !pto.tile_buf<vec, 1x32xf32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<vec, 32x32xf32>, %b: index, %c: index, %d: !pto.tile_buf<vec, 16x16xf32>) {
    pto.textract ins(%a, %b, %c : !pto.tile_buf<vec, 32x32xf32>, index, index) outs(%d : !pto.tile_buf<vec, 16x16xf32>)
    return
  }

  func.func @shape2(%a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: index, %c: i64, %d: !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) {
    pto.textract ins(%a, %b, %b, %c : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, i64) outs(%d : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%c: !pto.tile_buf<scaling, 1x32xf16>, %a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: index, %d: !pto.tile_buf<vec, 32x32xi8>) {
    pto.textract ins(%a, %b, %b : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index fp %c : !pto.tile_buf<scaling, 1x32xf16>) outs(%d : !pto.tile_buf<vec, 32x32xi8>) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec1>}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 16x32xf32>, %arg1: index, %arg2: !pto.tile_buf<vec, 1x32xf32>) {
//|     pto.textract ins(%arg0, %arg1, %arg1 : !pto.tile_buf<vec, 16x32xf32>, index, index) outs(%arg2 : !pto.tile_buf<vec, 1x32xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<vec, 32x32xf32>, %arg1: index, %arg2: index, %arg3: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.textract ins(%arg0, %arg1, %arg2 : !pto.tile_buf<vec, 32x32xf32>, index, index) outs(%arg3 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: index, %arg2: i64, %arg3: !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) {
//|     pto.textract ins(%arg0, %arg1, %arg1, %arg2 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, i64) outs(%arg3 : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<scaling, 1x32xf16>, %arg1: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg2: index, %arg3: !pto.tile_buf<vec, 32x32xi8>) {
//|     pto.textract ins(%arg1, %arg2, %arg2 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index fp %arg0 : !pto.tile_buf<scaling, 1x32xf16>) outs(%arg3 : !pto.tile_buf<vec, 32x32xi8>) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec1>}
//|     return
//|   }
//| }
