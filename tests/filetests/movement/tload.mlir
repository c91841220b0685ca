// Every shape of pto.tload.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

!v = !pto.partition_tensor_view<16x16xf32>
!t = !pto.tile_buf<vec, 16x16xf32>

func.func @operands(%p: !v, %t: !t, %x: f32, %n: index, %m: i32, %if: i1) {
  pto.tload ins(%p : !v) outs(%t : !t)
  pto.tload ins(%p : !v) outs(%t : !t) pad_mode = #pto.pad_mode<null>
  pto.tload ins(%p : !v) outs(%t : !t) pad_value = %x : f32
  pto.tload ins(%p : !v) outs(%t : !t) left_padding_num = %n : index
  pto.tload ins(%p : !v) outs(%t : !t) init_out_buffer = true
  pto.tload ins(%p : !v) outs(%t : !t) right_padding_num = %m : i32
  pto.tload ins(%p : !v) outs(%t : !t) init_condition = %if : i1
  pto.tload ins(%p : !v) outs(%t : !t) -> tensor<16x16xf32>
  pto.tload ins(%p : !v) outs(%t : !t) {layout = #pto.layout<nd>} pad_mode = value pad_value = %x : f32 left_padding_num = %n : index init_out_buffer = true right_padding_num = %n : index init_condition = %if : i1
  return
}

func.func @attributes(%p: !v, %t: !t) {
  pto.tload ins(%p : !v) outs(%t : !t) pad_mode = "PadFirstElem"
  pto.tload ins(%p : !v) outs(%t : !t) pad_mode = <first_elem>
  pto.tload ins(%p : !v) outs(%t : !t) pad_mode = 2
  pto.tload ins(%p : !v) outs(%t : !t) {padMode = PadValue, initOutBuffer = true, test.note}
  pto.tload ins(%p : !v) outs(%t : !t) {layout = #pto.layout<nd>, pto.inferred_layout = true}
  // Set to its default: not printed.
  pto.tload ins(%p : !v) outs(%t : !t) init_out_buffer = false
  return
}

func.func @generic(%p: !v, %t: !t, %n: index) {
  "pto.tload"(%p, %t) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!v, !t) -> ()
  "pto.tload"(%p, %t, %n) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0>, pad_mode = #pto.pad_mode<value>}> : (!v, !t, index) -> ()
  "pto.tload"(%p, %t) {init_out_buffer = true, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, test.note} : (!v, !t) -> ()
  %r = "pto.tload"(%p, %t) {operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>} : (!v, !t) -> tensor<16x16xf32>
  return
}

// -----

// Elements of one size, dynamic extents, other memories.
func.func @a3(%p: !pto.partition_tensor_view<?xi8>, %t: !pto.tile_buf<vec, 1x64xui8>,
              %q: !pto.partition_tensor_view<1x1x1x16x16xbf16>, %m: !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) {
  pto.tload ins(%p : !pto.partition_tensor_view<?xi8>) outs(%t : !pto.tile_buf<vec, 1x64xui8>)
  pto.tload ins(%q : !pto.partition_tensor_view<1x1x1x16x16xbf16>) outs(%m : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
  return
}

// -----

module attributes {pto.target_arch = "a5"} {
  func.func @a5(%p: !pto.partition_tensor_view<16x16xf32>, %a: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>,
                %q: !pto.partition_tensor_view<4x32x!pto.hif8>, %t: !pto.tile_buf<vec, 4x32x!pto.hif8>,
                %w: !pto.partition_tensor_view<4x4xf64>, %d: !pto.tile_buf<vec, 4x4xi64, pad=1>) {
    pto.tload ins(%p : !pto.partition_tensor_view<16x16xf32>) outs(%a : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
    pto.tload ins(%q : !pto.partition_tensor_view<4x32x!pto.hif8>) outs(%t : !pto.tile_buf<vec, 4x32x!pto.hif8>)
    pto.tload ins(%w : !pto.partition_tensor_view<4x4xf64>) outs(%d : !pto.tile_buf<vec, 4x4xi64, pad=1>)
    return
  }
}

// -----

// Transfers between the layouts of a view and of a tile; a single row or column has both ND and DN.
func.func @layouts(%p: !pto.ptr<f16>, %n: index, %nd: !pto.tile_buf<vec, 16x16xf16>, %dn: !pto.tile_buf<vec, 16x16xf16, blayout=col_major>,
                   %nz: !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, %row: !pto.tile_buf<vec, 1x16xf16>) {
  %c16 = arith.constant 16 : index
  %a = pto.make_tensor_view %p, shape = [%c16, %c16], strides = [%n, %n] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf16>
  %b = pto.make_tensor_view %p, shape = [%c16, %c16], strides = [%n, %n] {layout = #pto.layout<dn>} : !pto.tensor_view<?x?xf16>
  %pa = pto.partition_view %a, offsets = [%n, %n], sizes = [%c16, %c16] : !pto.tensor_view<?x?xf16>
  %pb = pto.partition_view %b, offsets = [%n, %n], sizes = [%c16, %c16] : !pto.tensor_view<?x?xf16>
  pto.tload ins(%pa : !pto.partition_tensor_view<16x16xf16>) outs(%nd : !pto.tile_buf<vec, 16x16xf16>)
  pto.tload ins(%pb : !pto.partition_tensor_view<16x16xf16>) outs(%dn : !pto.tile_buf<vec, 16x16xf16, blayout=col_major>)
  pto.tload ins(%pa : !pto.partition_tensor_view<16x16xf16>) outs(%nz : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
  pto.tload ins(%pb : !pto.partition_tensor_view<16x16xf16>) outs(%row : !pto.tile_buf<vec, 1x16xf16>)
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @operands(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: f32, %arg3: index, %arg4: i32, %arg5: i1) {
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) pad_mode = <null>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) pad_value = %arg2 : f32
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) left_padding_num = %arg3 : index
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) init_out_buffer = true
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) right_padding_num = %arg4 : i32
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) init_condition = %arg5 : i1
//|     %0 = pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) -> tensor<16x16xf32>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) {layout = #pto.layout<nd>} pad_mode = <value> pad_value = %arg2 : f32 left_padding_num = %arg3 : index init_out_buffer = true right_padding_num = %arg3 : index init_condition = %arg5 : i1
//|     return
//|   }
//|   func.func @attributes(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>) {
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) pad_mode = <first_elem>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) pad_mode = <first_elem>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) pad_mode = <value>
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) {test.note} pad_mode = <value> init_out_buffer = true
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) {layout = #pto.layout<nd>, pto.inferred_layout = true}
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: index) {
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>)
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) pad_mode = <value> left_padding_num = %arg2 : index
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) {test.note} init_out_buffer = true
//|     %0 = pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<vec, 16x16xf32>) -> tensor<16x16xf32>
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @a3(%arg0: !pto.partition_tensor_view<?xi8>, %arg1: !pto.tile_buf<vec, 1x64xui8>, %arg2: !pto.partition_tensor_view<1x1x1x16x16xbf16>, %arg3: !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) {
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<?xi8>) outs(%arg1 : !pto.tile_buf<vec, 1x64xui8>)
//|     pto.tload ins(%arg2 : !pto.partition_tensor_view<1x1x1x16x16xbf16>) outs(%arg3 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
//|     return
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @a5(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg2: !pto.partition_tensor_view<4x32x!pto.hif8>, %arg3: !pto.tile_buf<vec, 4x32x!pto.hif8>, %arg4: !pto.partition_tensor_view<4x4xf64>, %arg5: !pto.tile_buf<vec, 4x4xi64, pad=1>) {
//|     pto.tload ins(%arg0 : !pto.partition_tensor_view<16x16xf32>) outs(%arg1 : !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>)
//|     pto.tload ins(%arg2 : !pto.partition_tensor_view<4x32x!pto.hif8>) outs(%arg3 : !pto.tile_buf<vec, 4x32x!pto.hif8>)
//|     pto.tload ins(%arg4 : !pto.partition_tensor_view<4x4xf64>) outs(%arg5 : !pto.tile_buf<vec, 4x4xi64, pad=1>)
//|     return
//|   }
//| }
//| // -----
//| module {
//|   func.func @layouts(%arg0: !pto.ptr<f16, gm>, %arg1: index, %arg2: !pto.tile_buf<vec, 16x16xf16>, %arg3: !pto.tile_buf<vec, 16x16xf16, blayout=col_major>, %arg4: !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, %arg5: !pto.tile_buf<vec, 1x16xf16>) {
//|     %c16 = arith.constant 16 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%c16, %c16], strides = [%arg1, %arg1] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf16>
//|     %1 = pto.make_tensor_view %arg0, shape = [%c16, %c16], strides = [%arg1, %arg1] {layout = #pto.layout<dn>} : !pto.tensor_view<?x?xf16>
//|     %2 = pto.partition_view %0, offsets = [%arg1, %arg1], sizes = [%c16, %c16] : !pto.tensor_view<?x?xf16>
//|     %3 = pto.partition_view %1, offsets = [%arg1, %arg1], sizes = [%c16, %c16] : !pto.tensor_view<?x?xf16>
//|     pto.tload ins(%2 : !pto.partition_tensor_view<16x16xf16>) outs(%arg2 : !pto.tile_buf<vec, 16x16xf16>)
//|     pto.tload ins(%3 : !pto.partition_tensor_view<16x16xf16>) outs(%arg3 : !pto.tile_buf<vec, 16x16xf16, blayout=col_major>)
//|     pto.tload ins(%2 : !pto.partition_tensor_view<16x16xf16>) outs(%arg4 : !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>)
//|     pto.tload ins(%3 : !pto.partition_tensor_view<16x16xf16>) outs(%arg5 : !pto.tile_buf<vec, 1x16xf16>)
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.tload has no attribute 'layout'; it has no effect
//|   --> tload.mlir:17:41
//|    |
//| 17 |   pto.tload ins(%p : !v) outs(%t : !t) {layout = #pto.layout<nd>} pad_mode = value pad_value = %x : f32 left_padding_num = %n : index init_out_buffer = true rig...
//|    |                                         ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/memory-and-data-movement/tload.md
//|
//| warning[PTO0211]: pto.tload has no attribute 'layout'; it has no effect
//|   --> tload.mlir:26:41
//|    |
//| 26 |   pto.tload ins(%p : !v) outs(%t : !t) {layout = #pto.layout<nd>, pto.inferred_layout = true}
//|    |                                         ^^^^^^
//|    |
//|    = note: rule: PTO ISA manual, tile/ops/memory-and-data-movement/tload.md
//|
//| warning: 2 warnings
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, f32, index, i32, i1) -> (), sym_name = "operands"}> ({
//|   ^bb0(%arg5: !pto.partition_tensor_view<16x16xf32>, %arg6: !pto.tile_buf<vec, 16x16xf32>, %arg7: f32, %arg8: index, %arg9: i32, %arg10: i1):
//|     "pto.tload"(%arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tload"(%arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, pad_mode = #pto.padmode<null>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tload"(%arg5, %arg6, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, f32) -> ()
//|     "pto.tload"(%arg5, %arg6, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, index) -> ()
//|     "pto.tload"(%arg5, %arg6) <{init_out_buffer = true, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tload"(%arg5, %arg6, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, i32) -> ()
//|     "pto.tload"(%arg5, %arg6, %arg10) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, i1) -> ()
//|     %1 = "pto.tload"(%arg5, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> tensor<16x16xf32>
//|     "pto.tload"(%arg5, %arg6, %arg7, %arg8, %arg8, %arg10) <{init_out_buffer = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>, pad_mode = #pto.padmode<value>}> {layout = #pto.layout<nd>} : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, f32, index, index, i1) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> (), sym_name = "attributes"}> ({
//|   ^bb0(%arg3: !pto.partition_tensor_view<16x16xf32>, %arg4: !pto.tile_buf<vec, 16x16xf32>):
//|     "pto.tload"(%arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, pad_mode = #pto.padmode<first_elem>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tload"(%arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, pad_mode = #pto.padmode<first_elem>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tload"(%arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, pad_mode = #pto.padmode<value>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tload"(%arg3, %arg4) <{init_out_buffer = true, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, pad_mode = #pto.padmode<value>}> {test.note} : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tload"(%arg3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> {layout = #pto.layout<nd>, pto.inferred_layout = true} : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tload"(%arg3, %arg4) <{init_out_buffer = false, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.tile_buf<vec, 16x16xf32>, %arg2: index):
//|     "pto.tload"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     "pto.tload"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0, 0>, pad_mode = #pto.padmode<value>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, index) -> ()
//|     "pto.tload"(%arg0, %arg1) <{init_out_buffer = true, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> {test.note} : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|     %0 = "pto.tload"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> tensor<16x16xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<?xi8>, !pto.tile_buf<vec, 1x64xui8>, !pto.partition_tensor_view<1x1x1x16x16xbf16>, !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) -> (), sym_name = "a3"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<?xi8>, %arg1: !pto.tile_buf<vec, 1x64xui8>, %arg2: !pto.partition_tensor_view<1x1x1x16x16xbf16>, %arg3: !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>):
//|     "pto.tload"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<?xi8>, !pto.tile_buf<vec, 1x64xui8>) -> ()
//|     "pto.tload"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<1x1x1x16x16xbf16>, !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, !pto.partition_tensor_view<4x32x!pto.hif8>, !pto.tile_buf<vec, 4x32x!pto.hif8>, !pto.partition_tensor_view<4x4xf64>, !pto.tile_buf<vec, 4x4xi64, pad=1>) -> (), sym_name = "a5"}> ({
//|   ^bb0(%arg0: !pto.partition_tensor_view<16x16xf32>, %arg1: !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>, %arg2: !pto.partition_tensor_view<4x32x!pto.hif8>, %arg3: !pto.tile_buf<vec, 4x32x!pto.hif8>, %arg4: !pto.partition_tensor_view<4x4xf64>, %arg5: !pto.tile_buf<vec, 4x4xi64, pad=1>):
//|     "pto.tload"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<acc, 16x16xf32, blayout=col_major, slayout=row_major, fractal=1024>) -> ()
//|     "pto.tload"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<4x32x!pto.hif8>, !pto.tile_buf<vec, 4x32x!pto.hif8>) -> ()
//|     "pto.tload"(%arg4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<4x4xf64>, !pto.tile_buf<vec, 4x4xi64, pad=1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
//| // -----
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f16, gm>, index, !pto.tile_buf<vec, 16x16xf16>, !pto.tile_buf<vec, 16x16xf16, blayout=col_major>, !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, !pto.tile_buf<vec, 1x16xf16>) -> (), sym_name = "layouts"}> ({
//|   ^bb0(%arg0: !pto.ptr<f16, gm>, %arg1: index, %arg2: !pto.tile_buf<vec, 16x16xf16>, %arg3: !pto.tile_buf<vec, 16x16xf16, blayout=col_major>, %arg4: !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>, %arg5: !pto.tile_buf<vec, 1x16xf16>):
//|     %0 = "arith.constant"() <{value = 16 : index}> : () -> index
//|     %1 = "pto.make_tensor_view"(%arg0, %0, %0, %arg1, %arg1) <{layout = #pto.layout<nd>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f16, gm>, index, index, index, index) -> !pto.tensor_view<?x?xf16>
//|     %2 = "pto.make_tensor_view"(%arg0, %0, %0, %arg1, %arg1) <{layout = #pto.layout<dn>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f16, gm>, index, index, index, index) -> !pto.tensor_view<?x?xf16>
//|     %3 = "pto.partition_view"(%1, %arg1, %arg1, %0, %0) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.tensor_view<?x?xf16>, index, index, index, index) -> !pto.partition_tensor_view<16x16xf16>
//|     %4 = "pto.partition_view"(%2, %arg1, %arg1, %0, %0) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.tensor_view<?x?xf16>, index, index, index, index) -> !pto.partition_tensor_view<16x16xf16>
//|     "pto.tload"(%3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<vec, 16x16xf16>) -> ()
//|     "pto.tload"(%4, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<vec, 16x16xf16, blayout=col_major>) -> ()
//|     "pto.tload"(%3, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<mat, 16x16xf16, blayout=col_major, slayout=row_major>) -> ()
//|     "pto.tload"(%4, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf16>, !pto.tile_buf<vec, 1x16xf16>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
// stderr: as run 1
