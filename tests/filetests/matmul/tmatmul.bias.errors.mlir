// Each rule of pto.tmatmul.bias, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!left = !pto.tile_buf<left, 32x32xf32, slayout=row_major>
!right = !pto.tile_buf<right, 32x32xf32, slayout=col_major>
!acc = !pto.tile_buf<acc, 32x32xf32, blayout=col_major, slayout=row_major, fractal=1024>
!bias = !pto.tile_buf<bias, 1x32xf32>

func.func @bias(%a: !left, %b: !right, %c: !bias, %d: !acc, %h: !pto.tile_buf<bias, 1x32xf16>, %n: !pto.tile_buf<bias, 1x16xf32>,
                %r: !pto.tile_buf<bias, 2x32xf32>, %v: !pto.tile_buf<vec, 1x32xf32>) {
  pto.tmatmul.bias ins(%a, %b, %h : !left, !right, !pto.tile_buf<bias, 1x32xf16>) outs(%d : !acc)
  pto.tmatmul.bias ins(%a, %b, %n : !left, !right, !pto.tile_buf<bias, 1x16xf32>) outs(%d : !acc)
  pto.tmatmul.bias ins(%a, %b, %r : !left, !right, !pto.tile_buf<bias, 2x32xf32>) outs(%d : !acc)
  pto.tmatmul.bias ins(%a, %b, %v : !left, !right, !pto.tile_buf<vec, 1x32xf32>) outs(%d : !acc)
  return
}

func.func @product(%a: !left, %b: !right, %c: !bias, %d: !acc, %s: !pto.tile_buf<left, 32x16xf32, slayout=row_major>) {
  pto.tmatmul.bias ins(%s, %b, %c : !pto.tile_buf<left, 32x16xf32, slayout=row_major>, !right, !bias) outs(%d : !acc)
  pto.tmatmul.bias ins(%b, %b, %c : !right, !right, !bias) outs(%d : !acc)
  return
}

func.func @types(%a: !pto.tile_buf<left, 32x32xi8, slayout=row_major>, %b: !right, %c: !bias, %d: !acc) {
  pto.tmatmul.bias ins(%a, %b, %c : !pto.tile_buf<left, 32x32xi8, slayout=row_major>, !right, !bias) outs(%d : !acc)
  return
}

func.func @layout(%a: !left, %b: !pto.tile_buf<right, 32x32xf32>, %c: !bias, %d: !acc) {
  pto.tmatmul.bias ins(%a, %b, %c : !left, !pto.tile_buf<right, 32x32xf32>, !bias) outs(%d : !acc)
  return
}

func.func @extent(%a: !pto.tile_buf<left, 4096x32xf32, slayout=row_major>, %b: !right, %c: !bias, %d: !pto.tile_buf<acc, 4096x32xf32, blayout=col_major, slayout=row_major, fractal=1024>) {
  pto.tmatmul.bias ins(%a, %b, %c : !pto.tile_buf<left, 4096x32xf32, slayout=row_major>, !right, !bias) outs(%d : !pto.tile_buf<acc, 4096x32xf32, blayout=col_major, slayout=row_major, fractal=1024>)
  return
}

// run 1: exit 1
// stderr:
//| tmatmul.bias.errors.mlir:11:32: error[PTO0506]: expected f32, the element type of `dst`, found f16 in `bias`
//| tmatmul.bias.errors.mlir:12:32: error[PTO0506]: expected 1x32 elements in `bias`, one for each column of `dst`, found 1x16
//| tmatmul.bias.errors.mlir:13:32: error[PTO0506]: expected 1x32 elements in `bias`, one for each column of `dst`, found 2x32
//| tmatmul.bias.errors.mlir:14:32: error[PTO0304]: expected `bias` in bias, found it in vec
//| tmatmul.bias.errors.mlir:19:28: error[PTO0501]: expected 16 rows in `b`, the columns of `a`, found 32
//| tmatmul.bias.errors.mlir:20:24: error[PTO0304]: expected `a` in left, found it in right
//| tmatmul.bias.errors.mlir:25:28: error[PTO0502]: expected i8 in `b` to go with i8 on a3, found f32
//| tmatmul.bias.errors.mlir:30:28: error[PTO0305]: expected `b` with layout ZN (row_major, col_major, fractal 512) on a3, found ND (row_major, none_box)
//| tmatmul.bias.errors.mlir:35:24: error[PTO0504]: M is 4096, expected 1 to 4095
