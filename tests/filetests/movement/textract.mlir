// Every shape of pto.textract: one case for each pair of memories, then quantisation and attributes.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!vec = !pto.tile_buf<vec, 32x32xf16>
!line = !pto.tile_buf<vec, 1x32xf16>
!mat = !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
!left = !pto.tile_buf<left, 16x16xf16, slayout=row_major>
!right = !pto.tile_buf<right, 16x16xf16, slayout=col_major>

func.func @a3(%v: !vec, %w: !line, %m: !mat, %l: !left, %r: !right, %i: index, %j: index) {
  pto.textract ins(%v, %i, %i : !vec, index, index) outs(%w : !line)
  pto.textract ins(%m, %i, %j : !mat, index, index) outs(%l : !left)
  pto.textract ins(%m, %i, %j : !mat, index, index) outs(%r : !right) {test.note}
  "pto.textract"(%v, %i, %j, %w) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!vec, index, index, !line) -> ()
  return
}

// Constant windows inside the source.
func.func @window(%v: !vec, %w: !pto.tile_buf<vec, 16x16xf16>) {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  pto.textract ins(%v, %c0, %c16 : !vec, index, index) outs(%w : !pto.tile_buf<vec, 16x16xf16>)
  pto.textract ins(%v, %c16, %c16 : !vec, index, index) outs(%w : !pto.tile_buf<vec, 16x16xf16>)
  return
}

// -----

!acc = !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!mat = !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
!mat8 = !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>
!fp = !pto.tile_buf<scaling, 1x32xi64>

func.func @accumulator(%a: !acc, %m: !mat, %q: !mat8, %fp: !fp, %s: i64, %i: index) {
  pto.textract ins(%a, %i, %i : !acc, index, index) outs(%m : !mat)
  pto.textract ins(%a, %i, %i : !acc, index, index) outs(%m : !mat) {reluPreMode = #pto<relu_pre_mode normal_relu>}
  pto.textract ins(%a, %i, %i, %s : !acc, index, index, i64) outs(%q : !mat8)
  pto.textract ins(%a, %i, %i, %s : !acc, index, index, i64) outs(%q : !mat8) {relu = scalar_relu}
  pto.textract ins(%a, %i, %i : !acc, index, index fp %fp : !fp) outs(%q : !mat8)
  "pto.textract"(%a, %i, %i, %q, %fp) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>, reluPreMode = #pto<relu_pre_mode vector_relu>}> : (!acc, index, index, !mat8, !fp) -> ()
  "pto.textract"(%a, %i, %i, %q, %s) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>} : (!acc, index, index, !mat8, i64) -> ()
  return
}

// -----

!acc = !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!vec = !pto.tile_buf<vec, 32x32xf32>
!mat = !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>
!matv = !pto.tile_buf<mat, 1x32xf16>
!left = !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>
!scale = !pto.tile_buf<scaling, 1x32xf16>

module attributes {pto.target_arch = "a5"} {
  func.func @a5(%a: !acc, %v: !vec, %m: !mat, %n: !matv, %l: !left, %s: !scale, %i: index) {
    pto.textract ins(%a, %i, %i : !acc, index, index) outs(%v : !vec) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>}
    pto.textract ins(%a, %i, %i : !acc, index, index) outs(%v : !vec) {acc_to_vec_mode = "DUAL_MODE_SPLIT_N"}
    pto.textract ins(%m, %i, %i : !mat, index, index) outs(%l : !left)
    pto.textract ins(%n, %i, %i : !matv, index, index) outs(%s : !scale)
    return
  }
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @a3(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: !pto.tile_buf<vec, 1x32xf16>, %arg2: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, %arg3: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg4: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %arg5: index, %arg6: index) {
//|     pto.textract ins(%arg0, %arg5, %arg5 : !pto.tile_buf<vec, 32x32xf16>, index, index) outs(%arg1 : !pto.tile_buf<vec, 1x32xf16>)
//|     pto.textract ins(%arg2, %arg5, %arg6 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, index, index) outs(%arg3 : !pto.tile_buf<left, 16x16xf16, slayout=row_major>)
//|     pto.textract ins(%arg2, %arg5, %arg6 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, index, index) outs(%arg4 : !pto.tile_buf<right, 16x16xf16, slayout=col_major>) {test.note}
//|     pto.textract ins(%arg0, %arg5, %arg6 : !pto.tile_buf<vec, 32x32xf16>, index, index) outs(%arg1 : !pto.tile_buf<vec, 1x32xf16>)
//|     return
//|   }
//|   func.func @window(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16>) {
//|     %c0 = arith.constant 0 : index
//|     %c16 = arith.constant 16 : index
//|     pto.textract ins(%arg0, %c0, %c16 : !pto.tile_buf<vec, 32x32xf16>, index, index) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.textract ins(%arg0, %c16, %c16 : !pto.tile_buf<vec, 32x32xf16>, index, index) outs(%arg1 : !pto.tile_buf<vec, 16x16xf16>)
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @accumulator(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>, %arg3: !pto.tile_buf<scaling, 1x32xi64>, %arg4: i64, %arg5: index) {
//|     pto.textract ins(%arg0, %arg5, %arg5 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%arg1 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>)
//|     pto.textract ins(%arg0, %arg5, %arg5 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%arg1 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) {reluPreMode = #pto<relu_pre_mode normal_relu>}
//|     pto.textract ins(%arg0, %arg5, %arg5, %arg4 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, i64) outs(%arg2 : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>)
//|     pto.textract ins(%arg0, %arg5, %arg5, %arg4 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, i64) outs(%arg2 : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) {reluPreMode = #pto<relu_pre_mode scalar_relu>}
//|     pto.textract ins(%arg0, %arg5, %arg5 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index fp %arg3 : !pto.tile_buf<scaling, 1x32xi64>) outs(%arg2 : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>)
//|     pto.textract ins(%arg0, %arg5, %arg5 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index fp %arg3 : !pto.tile_buf<scaling, 1x32xi64>) outs(%arg2 : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>) {reluPreMode = #pto<relu_pre_mode vector_relu>}
//|     pto.textract ins(%arg0, %arg5, %arg5, %arg4 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, i64) outs(%arg2 : !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @a5(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<vec, 32x32xf32>, %arg2: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, %arg3: !pto.tile_buf<mat, 1x32xf16>, %arg4: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, %arg5: !pto.tile_buf<scaling, 1x32xf16>, %arg6: index) {
//|     pto.textract ins(%arg0, %arg6, %arg6 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%arg1 : !pto.tile_buf<vec, 32x32xf32>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>}
//|     pto.textract ins(%arg0, %arg6, %arg6 : !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index) outs(%arg1 : !pto.tile_buf<vec, 32x32xf32>) {accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_n>}
//|     pto.textract ins(%arg2, %arg6, %arg6 : !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, index, index) outs(%arg4 : !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>)
//|     pto.textract ins(%arg3, %arg6, %arg6 : !pto.tile_buf<mat, 1x32xf16>, index, index) outs(%arg5 : !pto.tile_buf<scaling, 1x32xf16>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf16>, !pto.tile_buf<vec, 1x32xf16>, !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<left, 16x16xf16, slayout=row_major>, !pto.tile_buf<right, 16x16xf16, slayout=col_major>, index, index) -> (), sym_name = "a3"}> ({
//|   ^bb0(%arg2: !pto.tile_buf<vec, 32x32xf16>, %arg3: !pto.tile_buf<vec, 1x32xf16>, %arg4: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, %arg5: !pto.tile_buf<left, 16x16xf16, slayout=row_major>, %arg6: !pto.tile_buf<right, 16x16xf16, slayout=col_major>, %arg7: index, %arg8: index):
//|     "pto.textract"(%arg2, %arg7, %arg7, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 32x32xf16>, index, index, !pto.tile_buf<vec, 1x32xf16>) -> ()
//|     "pto.textract"(%arg4, %arg7, %arg8, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, index, index, !pto.tile_buf<left, 16x16xf16, slayout=row_major>) -> ()
//|     "pto.textract"(%arg4, %arg7, %arg8, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> {test.note} : (!pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, index, index, !pto.tile_buf<right, 16x16xf16, slayout=col_major>) -> ()
//|     "pto.textract"(%arg2, %arg7, %arg8, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 32x32xf16>, index, index, !pto.tile_buf<vec, 1x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tile_buf<vec, 32x32xf16>, !pto.tile_buf<vec, 16x16xf16>) -> (), sym_name = "window"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<vec, 32x32xf16>, %arg1: !pto.tile_buf<vec, 16x16xf16>):
//|     %0 = "arith.constant"() <{value = 0 : index}> : () -> index
//|     %1 = "arith.constant"() <{value = 16 : index}> : () -> index
//|     "pto.textract"(%arg0, %0, %1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 32x32xf16>, index, index, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.textract"(%arg0, %1, %1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 32x32xf16>, index, index, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x32xi64>, i64, index) -> (), sym_name = "accumulator"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, %arg2: !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>, %arg3: !pto.tile_buf<scaling, 1x32xi64>, %arg4: i64, %arg5: index):
//|     "pto.textract"(%arg0, %arg5, %arg5, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) -> ()
//|     "pto.textract"(%arg0, %arg5, %arg5, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>, reluPreMode = #pto<relu_pre_mode normal_relu>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>) -> ()
//|     "pto.textract"(%arg0, %arg5, %arg5, %arg2, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>, i64) -> ()
//|     "pto.textract"(%arg0, %arg5, %arg5, %arg2, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>, reluPreMode = #pto<relu_pre_mode scalar_relu>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>, i64) -> ()
//|     "pto.textract"(%arg0, %arg5, %arg5, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x32xi64>) -> ()
//|     "pto.textract"(%arg0, %arg5, %arg5, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0>, reluPreMode = #pto<relu_pre_mode vector_relu>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x32xi64>) -> ()
//|     "pto.textract"(%arg0, %arg5, %arg5, %arg2, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<mat, 32x32xi8, blayout=col_major, slayout=row_major>, i64) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.tile_buf<vec, 32x32xf32>, !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<mat, 1x32xf16>, !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<scaling, 1x32xf16>, index) -> (), sym_name = "a5"}> ({
//|   ^bb0(%arg0: !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg1: !pto.tile_buf<vec, 32x32xf32>, %arg2: !pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, %arg3: !pto.tile_buf<mat, 1x32xf16>, %arg4: !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>, %arg5: !pto.tile_buf<scaling, 1x32xf16>, %arg6: index):
//|     "pto.textract"(%arg0, %arg6, %arg6, %arg1) <{accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_m>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "pto.textract"(%arg0, %arg6, %arg6, %arg1) <{accToVecMode = #pto.acc_to_vec_mode<dual_mode_split_n>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>, index, index, !pto.tile_buf<vec, 32x32xf32>) -> ()
//|     "pto.textract"(%arg2, %arg6, %arg6, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<mat, 32x32xf16, blayout=col_major, slayout=row_major>, index, index, !pto.tile_buf<left, 16x16xf16, blayout=col_major, slayout=row_major>) -> ()
//|     "pto.textract"(%arg3, %arg6, %arg6, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!pto.tile_buf<mat, 1x32xf16>, index, index, !pto.tile_buf<scaling, 1x32xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
