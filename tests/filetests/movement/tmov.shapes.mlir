// Further shapes of pto.tmov, as frameworks print them.
// RUN: %s --split-input-file

module attributes {pto.target_arch = "a3"} {
  func.func @shape0(%a: !pto.tile_buf<vec, 8x8xi32>, %b: !pto.tile_buf<vec, 8x8xi32>) {
    pto.tmov ins(%a : !pto.tile_buf<vec, 8x8xi32>) outs(%b : !pto.tile_buf<vec, 8x8xi32>)
    return
  }

  func.func @shape1(%a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>, %b: !pto.tile_buf<mat, 32x32xf32>) {
    pto.tmov ins(%a : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>) outs(%b : !pto.tile_buf<mat, 32x32xf32>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
    return
  }

  func.func @shape2(%a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %b: !pto.tile_buf<vec, 32x32xf32>) {
    pto.tmov ins(%a : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%b : !pto.tile_buf<vec, 32x32xf32>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>}
    return
  }
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @pair0(%a: !pto.tile_buf<vec, 16x2xui8>, %b: !pto.tile_buf<vec, 1x96xui8, valid=1x2>, %c: !pto.tile_buf<vec, 16x2xui8, slayout=row_major>) {
    pto.tmov ins(%a : !pto.tile_buf<vec, 16x2xui8>, %b : !pto.tile_buf<vec, 1x96xui8, valid=1x2>) outs(%c : !pto.tile_buf<vec, 16x2xui8, slayout=row_major>)
    return
  }

  func.func @pair1(%a: !pto.tile_buf<vec, 2x16xui8>, %b: !pto.tile_buf<vec, 1x1xui8>, %c: !pto.tile_buf<vec, 2x16xui8, slayout=row_major>) {
    pto.tmov ins(%a : !pto.tile_buf<vec, 2x16xui8>, %b : !pto.tile_buf<vec, 1x1xui8>) outs(%c : !pto.tile_buf<vec, 2x16xui8, slayout=row_major>) {grpAxis = #pto<mx_group_axis axis0>}
    return
  }

  func.func @pair2(%a: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>, %b: i64, %c: !pto.tile_buf<mat, 32x32xi8>) {
    pto.tmov ins(%a : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>, %b : i64) outs(%c : !pto.tile_buf<mat, 32x32xi8>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a3"} {
//|   func.func @shape0(%arg0: !pto.tile_buf<vec, 8x8xi32>, %arg1: !pto.tile_buf<vec, 8x8xi32>) {
//|     pto.tmov ins(%arg0 : !pto.tile_buf<vec, 8x8xi32>) outs(%arg1 : !pto.tile_buf<vec, 8x8xi32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>, %arg1: !pto.tile_buf<mat, 32x32xf32>) {
//|     pto.tmov ins(%arg0 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>) outs(%arg1 : !pto.tile_buf<mat, 32x32xf32>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<vec, 32x32xf32>) {
//|     pto.tmov ins(%arg0 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg1 : !pto.tile_buf<vec, 32x32xf32>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>}
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @pair0(%arg0: !pto.tile_buf<vec, 16x2xui8>, %arg1: !pto.tile_buf<vec, 1x96xui8, valid=1x2>, %arg2: !pto.tile_buf<vec, 16x2xui8, slayout=row_major>) {
//|     pto.tmov ins(%arg0 : !pto.tile_buf<vec, 16x2xui8>, %arg1 : !pto.tile_buf<vec, 1x96xui8, valid=1x2>) outs(%arg2 : !pto.tile_buf<vec, 16x2xui8, slayout=row_major>)
//|     return
//|   }
//|   func.func @pair1(%arg0: !pto.tile_buf<vec, 2x16xui8>, %arg1: !pto.tile_buf<vec, 1x1xui8>, %arg2: !pto.tile_buf<vec, 2x16xui8, slayout=row_major>) {
//|     pto.tmov ins(%arg0 : !pto.tile_buf<vec, 2x16xui8>, %arg1 : !pto.tile_buf<vec, 1x1xui8>) outs(%arg2 : !pto.tile_buf<vec, 2x16xui8, slayout=row_major>) {grpAxis = #pto<mx_group_axis axis0>}
//|     return
//|   }
//|   func.func @pair2(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>, %arg1: i64, %arg2: !pto.tile_buf<mat, 32x32xi8>) {
//|     pto.tmov ins(%arg0 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>, %arg1 : i64) outs(%arg2 : !pto.tile_buf<mat, 32x32xi8>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
//|     return
//|   }
//| }
