// Modules, functions and control flow of other dialects around PTO operations; both forms of attributes in generic form.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5", pto.kernel_kind = #pto.kernel_kind<vector>} {
  func.func @loop(%p: !pto.ptr<f32, gm>, %n: index) attributes {pto.aicore, pto.entry} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %v = pto.make_tensor_view %p, shape = [%n, %c16], strides = [%c16, %c1] : !pto.tensor_view<?x16xf32>
    scf.for %i = %c0 to %n step %c16 {
      %box = pto.partition_view %v, offsets = [%i, %c0], sizes = [%c16, %c16] : !pto.tensor_view<?x16xf32>
      %t = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
      pto.tload ins(%box : !pto.partition_tensor_view<16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
      pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
      pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
      %small = arith.cmpi slt, %i, %c16 : index
      scf.if %small {
        pto.texp ins(%t : !pto.tile_buf<vec, 16x16xf32>) outs(%t : !pto.tile_buf<vec, 16x16xf32>)
      } else {
        "pto.tadd"(%t, %t, %t) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
      }
      pto.tstore ins(%t : !pto.tile_buf<vec, 16x16xf32>) outs(%box : !pto.partition_tensor_view<16x16xf32>)
    }
    cf.br ^end
  ^end:
    pto.barrier <PIPE_ALL>
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.kernel_kind = #pto.kernel_kind<vector>, pto.target_arch = "a5"} {
//|   func.func @loop(%arg0: !pto.ptr<f32, gm>, %arg1: index) attributes {pto.aicore, pto.entry} {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c16 = arith.constant 16 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg1, %c16], strides = [%c16, %c1] : !pto.tensor_view<?x16xf32>
//|     scf.for %arg2 = %c0 to %arg1 step %c16 {
//|       %1 = pto.partition_view %0, offsets = [%arg2, %c0], sizes = [%c16, %c16] : !pto.tensor_view<?x16xf32>
//|       %2 = pto.alloc_tile : !pto.tile_buf<vec, 16x16xf32>
//|       pto.tload ins(%1 : !pto.partition_tensor_view<16x16xf32>) outs(%2 : !pto.tile_buf<vec, 16x16xf32>)
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       %3 = arith.cmpi slt, %arg2, %c16 : index
//|       scf.if %3 {
//|         pto.texp ins(%2 : !pto.tile_buf<vec, 16x16xf32>) outs(%2 : !pto.tile_buf<vec, 16x16xf32>)
//|       } else {
//|         pto.tadd ins(%2, %2 : !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) outs(%2 : !pto.tile_buf<vec, 16x16xf32>)
//|       }
//|       pto.tstore ins(%2 : !pto.tile_buf<vec, 16x16xf32>) outs(%1 : !pto.partition_tensor_view<16x16xf32>)
//|     }
//|     cf.br ^bb1
//|   ^bb1:  // pred: ^bb0
//|     pto.barrier <PIPE_ALL>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, index) -> (), sym_name = "loop"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, gm>, %arg1: index):
//|     %0 = "arith.constant"() <{value = 0 : index}> : () -> index
//|     %1 = "arith.constant"() <{value = 1 : index}> : () -> index
//|     %2 = "arith.constant"() <{value = 16 : index}> : () -> index
//|     %3 = "pto.make_tensor_view"(%arg0, %arg1, %2, %2, %1) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f32, gm>, index, index, index, index) -> !pto.tensor_view<?x16xf32>
//|     "scf.for"(%0, %arg1, %2) ({
//|     ^bb0(%arg2: index):
//|       %4 = "pto.partition_view"(%3, %arg2, %0, %2, %2) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.tensor_view<?x16xf32>, index, index, index, index) -> !pto.partition_tensor_view<16x16xf32>
//|       %5 = "pto.alloc_tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pto.tile_buf<vec, 16x16xf32>
//|       "pto.tload"(%4, %5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>}> : (!pto.partition_tensor_view<16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|       "pto.set_flag"() <{dst_pipe = #pto.pipe<PIPE_V>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_MTE2>}> : () -> ()
//|       "pto.wait_flag"() <{dst_pipe = #pto.pipe<PIPE_V>, event_id = #pto.event<EVENT_ID0>, src_pipe = #pto.pipe<PIPE_MTE2>}> : () -> ()
//|       %6 = "arith.cmpi"(%arg2, %2) <{predicate = 2 : i64}> : (index, index) -> i1
//|       "scf.if"(%6) ({
//|         "pto.texp"(%5, %5) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|         "scf.yield"() : () -> ()
//|       }, {
//|         "pto.tadd"(%5, %5, %5) : (!pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>, !pto.tile_buf<vec, 16x16xf32>) -> ()
//|         "scf.yield"() : () -> ()
//|       }) : (i1) -> ()
//|       "pto.tstore"(%5, %4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!pto.tile_buf<vec, 16x16xf32>, !pto.partition_tensor_view<16x16xf32>) -> ()
//|       "scf.yield"() : () -> ()
//|     }) : (index, index, index) -> ()
//|     "cf.br"()[^bb1] : () -> ()
//|   ^bb1:  // pred: ^bb0
//|     "pto.barrier"() <{pipe = #pto.pipe<PIPE_ALL>}> : () -> ()
//|     "func.return"() : () -> ()
//|   }) {pto.aicore, pto.entry} : () -> ()
//| }) {pto.kernel_kind = #pto.kernel_kind<vector>, pto.target_arch = "a5"} : () -> ()
