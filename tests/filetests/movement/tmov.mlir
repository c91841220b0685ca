// Every shape of pto.tmov: one case for each pair of memories, then quantisation and attributes.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!vec = !pto.tile_buf<vec, 16x16xf16>
!dn = !pto.tile_buf<vec, 16x16xf16, blayout=col_major>
!mat = !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
!left = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!right = !pto.tile_buf<right, 16x16xf16, slayout=col_major>
!biasm = !pto.tile_buf<mat, 1x16xf16>
!bias = !pto.tile_buf<bias, 1x16xf32>
!scale = !pto.tile_buf<scaling, 1x16xf16>

func.func @a3(%v: !vec, %d: !dn, %m: !mat, %l: !left, %r: !right, %n: !biasm, %b: !bias, %s: !scale) {
  pto.tmov ins(%v : !vec) outs(%d : !dn)
  pto.tmov ins(%m : !mat) outs(%l : !left)
  pto.tmov ins(%m : !mat) outs(%r : !right)
  pto.tmov ins(%n : !biasm) outs(%b : !bias)
  pto.tmov ins(%n : !biasm) outs(%s : !scale) {test.note}
  pto.tmov ins(%v : !vec) outs(%v : !vec) -> tensor<16x16xf16>
  "pto.tmov"(%m, %l) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!mat, !left) -> ()
  "pto.tmov"(%m, %l) {operandSegmentSizes = array<i32: 1, 1, 0, 0>, test.note} : (!mat, !left) -> ()
  return
}

// -----

!acc = !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!acci = !pto.tile_buf<acc, 32x32xi32, blayout=col_major, slayout=row_major, fractal=1024>
!small = !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>
!mat = !pto.tile_buf<mat, 32x32xf32>
!mat8 = !pto.tile_buf<mat, 32x32xi8>
!vec = !pto.tile_buf<vec, 32x32xbf16>
!fp = !pto.tile_buf<scaling, 1x32xi64>

// What an accumulator can do.
func.func @accumulator(%a: !acc, %i: !acci, %c: !small, %m: !mat, %q: !mat8, %v: !vec, %fp: !fp, %s: i64) {
  pto.tmov ins(%c : !small) outs(%m : !mat)
  pto.tmov ins(%a : !acc) outs(%v : !vec)
  pto.tmov ins(%a : !acc) outs(%m : !mat) {reluPreMode = #pto<relu_pre_mode normal_relu>}
  pto.tmov ins(%a : !acc, %s : i64) outs(%q : !mat8) {reluPreMode = #pto<relu_pre_mode scalar_relu>}
  pto.tmov ins(%i : !acci, %fp : !fp) outs(%q : !mat8)
  pto.tmov ins(%a : !acc) outs(%v : !vec) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>}
  pto.tmov ins(%a : !acc) outs(%v : !vec) {acc_to_vec_mode = single_mode_vec1, relu = relu}
  "pto.tmov"(%a, %q, %fp) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!acc, !mat8, !fp) -> ()
  "pto.tmov"(%a, %q, %s) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!acc, !mat8, i64) -> ()
  return
}

// -----

!nd = !pto.tile_buf<vec, 16x16xui8>
!zz = !pto.tile_buf<vec, 16x16xui8, slayout=row_major>
!tmp = !pto.tile_buf<vec, 1x96xui8, valid=1x2>
!mat = !pto.tile_buf<mat, 16x16xui8>
!matf = !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>
!left = !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>

// Scratch of a move to ZZ, and what only a5 moves.
module attributes {pto.target_arch = "a5"} {
  func.func @a5(%a: !nd, %z: !zz, %t: !tmp, %m: !mat, %f: !matf, %l: !left) {
    pto.tmov ins(%a : !nd, %t : !tmp) outs(%z : !zz)
    pto.tmov ins(%a : !nd, %t : !tmp) outs(%z : !zz) {grpAxis = #pto<mx_group_axis axis0>}
    pto.tmov ins(%a : !nd, %t : !tmp) outs(%z : !zz) {grp_axis = AXIS1}
    pto.tmov ins(%a : !nd) outs(%m : !mat)
    pto.tmov ins(%f : !matf) outs(%l : !left)
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @a3(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16, blayout=col_major>, %arg2: !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, %arg3: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg4: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %arg5: !pto.tile_buf<mat, 1x16xf16>, %arg6: !pto.tile_buf<bias, 1x16xf32>, %arg7: !pto.tile_buf<scaling, 1x16xf16>) {
//|     pto.tmov ins(%arg0 : !pto.tile_buf<vec, 16x16xf16>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16, blayout=col_major>)
//|     pto.tmov ins(%arg2 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%arg3 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>)
//|     pto.tmov ins(%arg2 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%arg4 : !pto.tile_buf<right, 16x16xf16, slayout=col_major>)
//|     pto.tmov ins(%arg5 : !pto.tile_buf<mat, 1x16xf16>) outs(%arg6 : !pto.tile_buf<bias, 1x16xf32>)
//|     pto.tmov ins(%arg5 : !pto.tile_buf<mat, 1x16xf16>) outs(%arg7 : !pto.tile_buf<scaling, 1x16xf16>) {test.note}
//|     %0 = pto.tmov ins(%arg0 : !pto.tile_buf<vec, 16x16xf16>) outs(%arg0 : !pto.tile_buf<vec, 16x16xf16>) -> tensor<16x16xf16>
//|     pto.tmov ins(%arg2 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%arg3 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>)
//|     pto.tmov ins(%arg2 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%arg3 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>) {test.note}
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @accumulator(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<acc, 32x32xi32, blayout=col_major, slayout=row_major, fractal=1024>, %arg2: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>, %arg3: !pto.tile_buf<mat, 32x32xf32>, %arg4: !pto.tile_buf<mat, 32x32xi8>, %arg5: !pto.tile_buf<vec, 32x32xbf16>, %arg6: !pto.tile_buf<scaling, 1x32xi64>, %arg7: i64) {
//|     pto.tmov ins(%arg2 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>) outs(%arg3 : !pto.tile_buf<mat, 32x32xf32>)
//|     pto.tmov ins(%arg0 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg5 : !pto.tile_buf<vec, 32x32xbf16>)
//|     pto.tmov ins(%arg0 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg3 : !pto.tile_buf<mat, 32x32xf32>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
//|     pto.tmov ins(%arg0 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg7 : i64) outs(%arg4 : !pto.tile_buf<mat, 32x32xi8>) {reluPreMode = #pto<relu_pre_mode scalar_relu>}
//|     pto.tmov ins(%arg1 : !pto.tile_buf<acc, 32x32xi32, blayout=col_major, slayout=row_major, fractal=1024>, %arg6 : !pto.tile_buf<scaling, 1x32xi64>) outs(%arg4 : !pto.tile_buf<mat, 32x32xi8>)
//|     pto.tmov ins(%arg0 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg5 : !pto.tile_buf<vec, 32x32xbf16>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>}
//|     pto.tmov ins(%arg0 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) outs(%arg5 : !pto.tile_buf<vec, 32x32xbf16>) {accToVecMode = #pto.acc_to_vec_mode<single_mode_vec1>, reluPreMode = #pto<relu_pre_mode normal_relu>}
//|     pto.tmov ins(%arg0 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg6 : !pto.tile_buf<scaling, 1x32xi64>) outs(%arg4 : !pto.tile_buf<mat, 32x32xi8>)
//|     pto.tmov ins(%arg0 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg7 : i64) outs(%arg4 : !pto.tile_buf<mat, 32x32xi8>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @a5(%arg0: !pto.tile_buf<vec, 16x16xui8>, %arg1: !pto.tile_buf<vec, 16x16xui8, slayout=row_major>, %arg2: !pto.tile_buf<vec, 1x96xui8, valid=1x2>, %arg3: !pto.tile_buf<mat, 16x16xui8>, %arg4: !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, %arg5: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>) {
//|     pto.tmov ins(%arg0 : !pto.tile_buf<vec, 16x16xui8>, %arg2 : !pto.tile_buf<vec, 1x96xui8, valid=1x2>) outs(%arg1 : !pto.tile_buf<vec, 16x16xui8, slayout=row_major>)
//|     pto.tmov ins(%arg0 : !pto.tile_buf<vec, 16x16xui8>, %arg2 : !pto.tile_buf<vec, 1x96xui8, valid=1x2>) outs(%arg1 : !pto.tile_buf<vec, 16x16xui8, slayout=row_major>) {grpAxis = #pto<mx_group_axis axis0>}
//|     pto.tmov ins(%arg0 : !pto.tile_buf<vec, 16x16xui8>, %arg2 : !pto.tile_buf<vec, 1x96xui8, valid=1x2>) outs(%arg1 : !pto.tile_buf<vec, 16x16xui8, slayout=row_major>) {grpAxis = #pto<mx_group_axis axis1>}
//|     pto.tmov ins(%arg0 : !pto.tile_buf<vec, 16x16xui8>) outs(%arg3 : !pto.tile_buf<mat, 16x16xui8>)
//|     pto.tmov ins(%arg4 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) outs(%arg5 : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16, blayout=col_major>, !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>, !pto.tile_buf<mat, 1x16xf16>, !pto.tile_buf<bias, 1x16xf32>, !pto.tile_buf<scaling, 1x16xf16>) -> (), sym_name = "a3"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16, blayout=col_major>, %arg2: !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, %arg3: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg4: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %arg5: !pto.tile_buf<mat, 1x16xf16>, %arg6: !pto.tile_buf<bias, 1x16xf32>, %arg7: !pto.tile_buf<scaling, 1x16xf16>):
//|     "pto.tmov"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16, blayout=col_major>) -> ()
//|     "pto.tmov"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>) -> ()
//|     "pto.tmov"(%arg2, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> ()
//|     "pto.tmov"(%arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<mat, 1x16xf16>, !pto.tile_buf<bias, 1x16xf32>) -> ()
//|     "pto.tmov"(%arg5, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> {test.note} : (!pto.tile_buf<mat, 1x16xf16>, !pto.tile_buf<scaling, 1x16xf16>) -> ()
//|     %0 = "pto.tmov"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> tensor<16x16xf16>
//|     "pto.tmov"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>) -> ()
//|     "pto.tmov"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> {test.note} : (!pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<acc, 32x32xi32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<mat, 32x32xf32>, !pto.tile_buf<mat, 32x32xi8>, !pto.tile_buf<vec, 32x32xbf16>, !pto.tile_buf<scaling, 1x32xi64>, i64) -> (), sym_name = "accumulator"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<acc, 32x32xi32, blayout=col_major, slayout=row_major, fractal=1024>, %arg2: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>, %arg3: !pto.tile_buf<mat, 32x32xf32>, %arg4: !pto.tile_buf<mat, 32x32xi8>, %arg5: !pto.tile_buf<vec, 32x32xbf16>, %arg6: !pto.tile_buf<scaling, 1x32xi64>, %arg7: i64):
//|     "pto.tmov"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major>, !pto.tile_buf<mat, 32x32xf32>) -> ()
//|     "pto.tmov"(%arg0, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<vec, 32x32xbf16>) -> ()
//|     "pto.tmov"(%arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, reluPreMode = #pto<relu_pre_mode normal_relu>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<mat, 32x32xf32>) -> ()
//|     "pto.tmov"(%arg0, %arg4, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, reluPreMode = #pto<relu_pre_mode scalar_relu>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<mat, 32x32xi8>, i64) -> ()
//|     "pto.tmov"(%arg1, %arg4, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!pto.tile_buf<acc, 32x32xi32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<mat, 32x32xi8>, !pto.tile_buf<scaling, 1x32xi64>) -> ()
//|     "pto.tmov"(%arg0, %arg5) <{accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<vec, 32x32xbf16>) -> ()
//|     "pto.tmov"(%arg0, %arg5) <{accToVecMode = #pto.acc_to_vec_mode<single_mode_vec1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, reluPreMode = #pto<relu_pre_mode normal_relu>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<vec, 32x32xbf16>) -> ()
//|     "pto.tmov"(%arg0, %arg4, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<mat, 32x32xi8>, !pto.tile_buf<scaling, 1x32xi64>) -> ()
//|     "pto.tmov"(%arg0, %arg4, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<mat, 32x32xi8>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8, slayout=row_major>, !pto.tile_buf<vec, 1x96xui8, valid=1x2>, !pto.tile_buf<mat, 16x16xui8>, !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>) -> (), sym_name = "a5"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 16x16xui8>, %arg1: !pto.tile_buf<vec, 16x16xui8, slayout=row_major>, %arg2: !pto.tile_buf<vec, 1x96xui8, valid=1x2>, %arg3: !pto.tile_buf<mat, 16x16xui8>, %arg4: !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, %arg5: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>):
//|     "pto.tmov"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8, slayout=row_major>, !pto.tile_buf<vec, 1x96xui8, valid=1x2>) -> ()
//|     "pto.tmov"(%arg0, %arg1, %arg2) <{grpAxis = #pto<mx_group_axis axis0>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8, slayout=row_major>, !pto.tile_buf<vec, 1x96xui8, valid=1x2>) -> ()
//|     "pto.tmov"(%arg0, %arg1, %arg2) <{grpAxis = #pto<mx_group_axis axis1>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<vec, 16x16xui8, slayout=row_major>, !pto.tile_buf<vec, 1x96xui8, valid=1x2>) -> ()
//|     "pto.tmov"(%arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 16x16xui8>, !pto.tile_buf<mat, 16x16xui8>) -> ()
//|     "pto.tmov"(%arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
