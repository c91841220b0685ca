// Bytecode: written, read back, by name and by standard input; it holds what the text holds.
// RUN: %s --emit-bytecode
// RUN: %s --emit-bytecode -o out.mlirbc
// RUN: out.mlirbc
// RUN: out.mlirbc --mlir-print-op-generic
// RUN: out.mlirbc --verify --split-input-file
// RUN: out.mlirbc --emit-bytecode -o again.mlirbc
// RUN: again.mlirbc --pto-arch=a5

module attributes {pto.target_arch = "a5"} {
  func.func @f(%p: !pto.ptr<f32>, %q: !pto.ptr<!pto.hif8, ub>, %m: !pto.mask<b16>, %n: index, %r: !pto.vreg<64xf32>,
               %b: !pto.multi_tile_buf<vec, 16x16xf16, count=2>, %e: !pto.eventid_array<4>, %a: !pto.align) {
    %c1 = arith.constant 1 : index
    %v = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n, %c1] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf32>
    %w = pto.partition_view %v, offsets = [%n, %n], sizes = [%c1, %n] : !pto.tensor_view<?x?xf32>
    %t = pto.alloc_tile valid_row = %n : !pto.tile_buf<vec, 16x16xf32, valid=?x4, pad=1>
    pto.tload ins(%w : !pto.partition_tensor_view<1x?xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32, valid=?x4, pad=1>) pad_mode = <value>
    pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID3>]
    pto.texp ins(%t : !pto.tile_buf<vec, 16x16xf32, valid=?x4, pad=1>) outs(%t : !pto.tile_buf<vec, 16x16xf32, valid=?x4, pad=1>) {precisionType = #pto<exp_precision high_precision>}
    return
  }
}

// run 1: exit 0
// stdout: bytecode
// run 2: exit 0
// run 3: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @f(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<!pto.hif8, ub>, %arg2: !pto.mask<b16>, %arg3: index, %arg4: !pto.vreg<64xf32>, %arg5: !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>, %arg6: !pto.eventid_array<4>, %arg7: !pto.align) {
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg3, %arg3], strides = [%arg3, %c1] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf32>
//|     %1 = pto.partition_view %0, offsets = [%arg3, %arg3], sizes = [%c1, %arg3] : !pto.tensor_view<?x?xf32>
//|     %2 = pto.alloc_tile valid_row = %arg3 : !pto.tile_buf<vec, 16x16xf32, valid=?x4, pad=1>
//|     pto.tload ins(%1 : !pto.partition_tensor_view<1x?xf32>) outs(%2 : !pto.tile_buf<vec, 16x16xf32, valid=?x4, pad=1>) pad_mode = <value>
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID3>]
//|     pto.texp ins(%2 : !pto.tile_buf<vec, 16x16xf32, valid=?x4, pad=1>) outs(%2 : !pto.tile_buf<vec, 16x16xf32, valid=?x4, pad=1>) {precisionType = #pto<exp_precision high_precision>}
//|     return
//|   }
//| }
// run 4: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<!pto.hif8, ub>, !pto.mask<b16>, index, !pto.vreg<64xf32>, !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>, !pto.eventid_array<4>, !pto.align) -> (), sym_name = "f"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<!pto.hif8, ub>, %arg2: !pto.mask<b16>, %arg3: index, %arg4: !pto.vreg<64xf32>, %arg5: !pto.multi_tile_buf<!pto.tile_buf<vec, 16x16xf16>, count=2>, %arg6: !pto.eventid_array<4>, %arg7: !pto.align):
//|     %0 = "arith.constant"() <{value = 1 : index}> : () -> index
//|     %1 = "pto.make_tensor_view"(%arg0, %arg3, %arg3, %arg3, %0) <{layout = #pto.layout<nd>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f32, gm>, index, index, index, index) -> !pto.tensor_view<?x?xf32>
//|     %2 = "pto.partition_view"(%1, %arg3, %arg3, %0, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.tensor_view<?x?xf32>, index, index, index, index) -> !pto.partition_tensor_view<1x?xf32>
//|     %3 = "pto.alloc_tile"(%arg3) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (index) -> !pto.tile_buf<vec, 16x16xf32, valid=?x4, pad=1>
//|     "pto.tload"(%2, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, pad_mode = #pto.padmode<value>}> : (!pto.partition_tensor_view<1x?xf32>, !pto.tile_buf<vec, 16x16xf32, valid=?x4, pad=1>) -> ()
//|     "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_V>, event_id = #pto.event<EVENT_ID3>, src_pipe = #pto.pipe<PIPE_MTE2>}> : () -> ()
//|     "pto.texp"(%3, %3) <{precisionType = #pto<exp_precision high_precision>}> : (!pto.tile_buf<vec, 16x16xf32, valid=?x4, pad=1>, !pto.tile_buf<vec, 16x16xf32, valid=?x4, pad=1>) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
// run 5: exit 0
// run 6: exit 0
// run 7: exit 0
// stdout: as run 3
