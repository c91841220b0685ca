// Each rule of pto.tload, broken alone.
// RUN: %s --split-input-file --diagnostics=short

!v = !pto.partition_tensor_view<16x0xf32>
!t = !pto.tile_buf<vec, 16x16xf32>

func.func @extent(%p: !v, %t: !t) {
  pto.tload ins(%p : !v) outs(%t : !t)
  return
}

// -----

!v = !pto.partition_tensor_view<16x16xf64>
!t = !pto.tile_buf<vec, 16x16xf64>
!v8 = !pto.partition_tensor_view<16x32xf8E5M2>
!t8 = !pto.tile_buf<vec, 16x32xf8E5M2>

func.func @admitted(%p: !v, %t: !t, %q: !v8, %u: !t8) {
  pto.tload ins(%p : !v) outs(%t : !t)
  pto.tload ins(%q : !v8) outs(%u : !t8)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @admitted(%p: !pto.partition_tensor_view<16x32xi1>, %t: !pto.tile_buf<vec, 16x32xi1>) {
    pto.tload ins(%p : !pto.partition_tensor_view<16x32xi1>) outs(%t : !pto.tile_buf<vec, 16x32xi1>)
    return
  }
}

// -----

!v = !pto.partition_tensor_view<16x16xf32>
!t = !pto.tile_buf<vec, 16x16xf16>

func.func @width(%p: !v, %t: !t) {
  pto.tload ins(%p : !v) outs(%t : !t)
  return
}

// -----

!v = !pto.partition_tensor_view<16x16xf32>
!acc = !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>
!bias = !pto.tile_buf<bias, 16x16xf32>

func.func @memory(%p: !v, %a: !acc, %b: !bias) {
  pto.tload ins(%p : !v) outs(%a : !acc)
  pto.tload ins(%p : !v) outs(%b : !bias)
  return
}

module @a5 attributes {pto.target_arch = "a5"} {
  func.func @memory(%p: !v, %b: !bias) {
    pto.tload ins(%p : !v) outs(%b : !bias)
    return
  }
}

// -----

!v = !pto.partition_tensor_view<16x16xf32>
!zn = !pto.tile_buf<vec, 16x16xf32, slayout=col_major>

func.func @layout(%p: !v, %t: !zn) {
  pto.tload ins(%p : !v) outs(%t : !zn)
  return
}

// -----

!v = !pto.partition_tensor_view<16x16xf16>
!nd = !pto.tile_buf<vec, 16x16xf16>
!dn = !pto.tile_buf<vec, 16x16xf16, blayout=col_major>
!mat = !pto.tile_buf<mat, 16x16xf16>

// The layout of the view is known where it is made, also through partitions.
func.func @conversion(%p: !pto.ptr<f16>, %n: index, %a: !nd, %b: !dn, %m: !mat) {
  %c16 = arith.constant 16 : index
  %0 = pto.make_tensor_view %p, shape = [%c16, %c16], strides = [%n, %n] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf16>
  %1 = pto.partition_view %0, offsets = [%n, %n], sizes = [%c16, %c16] : !pto.tensor_view<?x?xf16>
  pto.tload ins(%1 : !v) outs(%b : !dn)
  %2 = pto.make_tensor_view %p, shape = [%c16, %c16], strides = [%n, %n] {layout = #pto.layout<mx_a_zz>} : !pto.tensor_view<?x?xf16>
  %3 = pto.partition_view %2, offsets = [%n, %n], sizes = [%c16, %c16] : !pto.tensor_view<?x?xf16>
  pto.tload ins(%3 : !v) outs(%a : !nd)
  pto.tload ins(%3 : !v) outs(%m : !mat)
  return
}

// -----

!v = !pto.partition_tensor_view<16x16xi64>
!nz = !pto.tile_buf<mat, 16x16xi64, blayout=col_major, slayout=row_major>
!max = !pto.tile_buf<vec, 16x16xi64, pad=2>

module attributes {pto.target_arch = "a5"} {
  func.func @wide(%p: !v, %a: !nz, %b: !max) {
    pto.tload ins(%p : !v) outs(%a : !nz)
    pto.tload ins(%p : !v) outs(%b : !max)
    return
  }
}

// -----

!v = !pto.partition_tensor_view<16x16xf32>
!t = !pto.tile_buf<vec, 16x16xf32>

func.func @attributes(%p: !v, %t: !t) {
  pto.tload ins(%p : !v) outs(%t : !t) pad_mode = zero
  pto.tload ins(%p : !v) outs(%t : !t) {padMode = 1.0 : f32, init_out_buffer = 1}
  pto.tload ins(%p : !v) outs(%t : !t) init_out_buffer = "yes"
  pto.tload ins(%p : !v) outs(%t : !t) {init_out_buffer = true} init_out_buffer = true
  return
}

// -----

!v = !pto.partition_tensor_view<16x16xf32>
!t = !pto.tile_buf<vec, 16x16xf32>

func.func @kinds(%p: !v, %t: !t, %n: index) {
  pto.tload ins(%t : !t) outs(%t : !t)
  pto.tload ins(%p : !v) outs(%p : !v)
  pto.tload ins(%p : !v) outs(%t : !t) pad_value = %t : !t
  pto.tload ins(%p : !v) outs(%t : !t) left_padding_num = %p : !v
  pto.tload ins(%p : !v) outs(%t : !t) -> !t
  "pto.tload"(%p, %t) : (!v, !t) -> ()
  "pto.tload"(%p, %t, %n) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>} : (!v, !t, index) -> ()
  return
}

// -----

!v = !pto.partition_tensor_view<16x16xf32>
!t = !pto.tile_buf<vec, 16x16xf32>

// Options have one order.
func.func @order(%p: !v, %t: !t) {
  pto.tload ins(%p : !v) outs(%t : !t) init_out_buffer = true pad_mode = null
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @more0(%p: !pto.partition_tensor_view<4096x8xf32>, %t: !pto.tile_buf<vec, 4096x8xf32>) {
    pto.tload ins(%p : !pto.partition_tensor_view<4096x8xf32>) outs(%t : !pto.tile_buf<vec, 4096x8xf32>)
    return
  }
}

// -----

module {
  func.func @f(%p: !pto.ptr<f32, gm>, %t: !pto.tile_buf<mat, 32x32xf32, blayout=col_major, slayout=row_major>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %v = pto.make_tensor_view %p, shape = [%n, %c32, %c32], strides = [%c32, %c32, %c1] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?x?xf32>
    %b = pto.partition_view %v, offsets = [%c0, %c0, %c0], sizes = [%n, %c32, %c32] : !pto.tensor_view<?x?x?xf32> -> !pto.partition_tensor_view<2x32x32xf32>
    pto.tload ins(%b : !pto.partition_tensor_view<2x32x32xf32>) outs(%t : !pto.tile_buf<mat, 32x32xf32, blayout=col_major, slayout=row_major>)
    return
  }
}

// -----

// What the lowering converts to a count or a trip count is a number.
func.func @numbers(%p: !pto.partition_tensor_view<16x16xf32>, %t: !pto.tile_buf<vec, 16x16xf32>, %v: !pto.vreg<64xf32>, %x: f32) {
  pto.tload ins(%p : !pto.partition_tensor_view<16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>) right_padding_num = %v : !pto.vreg<64xf32>
  pto.tload ins(%p : !pto.partition_tensor_view<16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>) init_condition = %x : f32
  return
}

// run 1: exit 1
// stderr:
//| tload.errors.mlir:8:17: error[PTO0412]: extent 0 of dimension 1 of `src` is not positive
//| tload.errors.mlir:20:31: error[PTO0302]: expected i8, i16, i32, i64, f16, bf16 or f32 on a3, found f64 in `dst`
//| tload.errors.mlir:21:32: error[PTO0302]: expected i8, i16, i32, i64, f16, bf16 or f32 on a3, found f8E5M2 in `dst`
//| tload.errors.mlir:27:67: error[PTO0302]: expected i8, i16, i32, i64, f16, bf16, f32, f8E4M3FN, f8E5M2, f8E4M3, !pto.hif8, !pto.hif8x2, !pto.f8E8M0, !pto.f4E1M2x2, !pto.f4E2M1x2, !pto.bf16x2, f8E4M3FNUZ, f8E4M3B11FNUZ or f8E5M2FNUZ on a5, found i1 in `dst`
//| tload.errors.mlir:38:31: error[PTO0410]: expected elements of 4 bytes as in `src` (f32), found f16 of 2 bytes in `dst`
//| tload.errors.mlir:49:31: error[PTO0304]: expected `dst` in vec or mat, found it in acc
//| tload.errors.mlir:50:31: error[PTO0304]: expected `dst` in vec or mat, found it in bias
//| tload.errors.mlir:56:33: error[PTO0304]: expected `dst` in vec, mat or acc, found it in bias
//| tload.errors.mlir:67:31: error[PTO0305]: expected `dst` with layout ND (row_major, none_box), DN (col_major, none_box) or NZ (col_major, row_major, fractal 512) on a3, found ZN (row_major, col_major, fractal 512)
//| tload.errors.mlir:83:31: error[PTO0411]: no transfer between a view of layout nd and a vec tile of layout DN (col_major, none_box)
//| tload.errors.mlir:86:31: error[PTO0411]: no transfer between a view of layout mx_a_zz and a vec tile of layout ND (row_major, none_box)
//| tload.errors.mlir:87:31: error[PTO0411]: no transfer between a view of layout mx_a_zz and a mat tile of layout ND (row_major, none_box)
//| tload.errors.mlir:99:33: error[PTO0419]: expected `dst` with layout ND or DN for 64-bit elements, found NZ (col_major, row_major, fractal 512)
//| tload.errors.mlir:100:33: error[PTO0419]: expected `dst` with pad null or zero for 64-bit elements, found max
//| tload.errors.mlir:111:51: error[PTO0122]: unknown padmode 'zero', expected null, first_elem or value
//| tload.errors.mlir:112:51: error[PTO0207]: attribute 'pad_mode' of pto.tload expects padmode (null, first_elem or value), found 1.000000e+00 : f32
//| tload.errors.mlir:112:80: error[PTO0207]: attribute 'init_out_buffer' of pto.tload expects true or false, found 1 : i64
//| tload.errors.mlir:113:58: error[PTO0207]: attribute 'init_out_buffer' of pto.tload expects true or false, found "yes"
//| tload.errors.mlir:114:83: error[PTO0111]: attribute 'init_out_buffer' is given twice
//| tload.errors.mlir:124:17: error[PTO0203]: pto.tload expects a partition view as operand 'src', found !pto.tile_buf<vec, 16x16xf32>
//| tload.errors.mlir:125:31: error[PTO0203]: pto.tload expects a tile buffer as operand 'dst', found !pto.partition_tensor_view<16x16xf32>
//| tload.errors.mlir:126:52: error[PTO0203]: pto.tload expects an integer, float or index as operand 'pad_value', found !pto.tile_buf<vec, 16x16xf32>
//| tload.errors.mlir:127:59: error[PTO0203]: pto.tload expects an index as operand 'left_padding_num', found !pto.partition_tensor_view<16x16xf32>
//| tload.errors.mlir:128:3: error[PTO0204]: pto.tload expects a ranked tensor as result 'result', found !pto.tile_buf<vec, 16x16xf32>
//| tload.errors.mlir:129:3: error[PTO0208]: pto.tload expects attribute 'operandSegmentSizes', an array<i32> with an entry for each of src, dst, pad_value, left_padding_num, right_padding_num, init_condition
//| tload.errors.mlir:130:28: error[PTO0208]: pto.tload has 3 operands, but the entries of 'operandSegmentSizes' add up to 2
//| tload.errors.mlir:141:63: error[PTO0201]: unknown operation 'pad_mode'
//| tload.errors.mlir:149:69: warning[PTO0418]: `dst` has 4096 rows, expected 0 to 4095
//| tload.errors.mlir:164:19: error[PTO0445]: a load from layout nd to NZ takes one matrix: expected extent 1 in dimension 0 of `src`, found 2
//| tload.errors.mlir:173:122: error[PTO0203]: pto.tload expects an integer or index as operand 'right_padding_num', found !pto.vreg<64xf32>
//| tload.errors.mlir:174:119: error[PTO0203]: pto.tload expects an integer or index as operand 'init_condition', found f32
