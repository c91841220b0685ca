// Functions in modules inside of modules are lowered as well.
// RUN: %s --pto-arch=a5 --lower=vector --split-input-file
// RUN: %s --pto-arch=a5 --lower=vector -O0 --verify-sync --verify --split-input-file

module {
  module attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
    func.func @doubled(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %in = pto.make_tensor_view %p, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
      %out = pto.make_tensor_view %q, shape = [%c1, %c64], strides = [%c64, %c1] : !pto.tensor_view<1x64xf32>
      %x = pto.partition_view %in, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
      %y = pto.partition_view %out, offsets = [%c0, %c0], sizes = [%c1, %c64] : !pto.tensor_view<1x64xf32> -> !pto.partition_tensor_view<1x64xf32>
      %a = pto.alloc_tile : !pto.tile_buf<vec, 1x64xf32>
      pto.tload ins(%x : !pto.partition_tensor_view<1x64xf32>) outs(%a : !pto.tile_buf<vec, 1x64xf32>)
      pto.tadd ins(%a, %a : !pto.tile_buf<vec, 1x64xf32>, !pto.tile_buf<vec, 1x64xf32>) outs(%a : !pto.tile_buf<vec, 1x64xf32>)
      pto.tstore ins(%a : !pto.tile_buf<vec, 1x64xf32>) outs(%y : !pto.partition_tensor_view<1x64xf32>)
      return
    }
  }
}

// -----

module {
  module @first {
    func.func @f(%a: i64) {
      %t = pto.alloc_tile addr = %a : !pto.tile_buf<vec, 1x64xf32>
      pto.tabs ins(%t : !pto.tile_buf<vec, 1x64xf32>) outs(%t : !pto.tile_buf<vec, 1x64xf32>)
      return
    }
    module @inside {
      func.func @g(%a: i64) {
        %t = pto.alloc_tile addr = %a : !pto.tile_buf<vec, 1x64xf32>
        pto.tneg ins(%t : !pto.tile_buf<vec, 1x64xf32>) outs(%t : !pto.tile_buf<vec, 1x64xf32>)
        return
      }
    }
  }
  func.func @h(%a: i64) {
    %t = pto.alloc_tile addr = %a : !pto.tile_buf<vec, 1x64xf32>
    pto.texp ins(%t : !pto.tile_buf<vec, 1x64xf32>) outs(%t : !pto.tile_buf<vec, 1x64xf32>)
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   module attributes {pto.kernel_kind = #pto.kernel_kind<vector>} {
//|     func.func @doubled(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>) attributes {pto.buffers = {ub = array<i64: 0, 256>}} {
//|       %c0_i64 = arith.constant 0 : i64
//|       %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|       %c256_i64 = arith.constant 256 : i64
//|       %c1_i64 = arith.constant 1 : i64
//|       %c32_i64 = arith.constant 32 : i64
//|       pto.mte_gm_ub %arg0, %0, %c0_i64, %c256_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|       pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|       %c0 = arith.constant 0 : index
//|       pto.vecscope {
//|         %1 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         %result = pto.vlds %0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %2 = pto.vadd %result, %result, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %2, %0[%c0], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.mte_ub_gm %0, %arg1, %c256_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
//|       return
//|     }
//|   }
//| }
//| // -----
//| module attributes {pto.target_arch = "a5"} {
//|   module @first {
//|     func.func @f(%arg0: i64) {
//|       %0 = pto.castptr %arg0 : i64 -> !pto.ptr<f32, ub>
//|       %c0 = arith.constant 0 : index
//|       pto.vecscope {
//|         %1 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         %result = pto.vlds %0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %2 = pto.vabs %result, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %2, %0[%c0], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|       return
//|     }
//|     module @inside {
//|       func.func @g(%arg0: i64) {
//|         %0 = pto.castptr %arg0 : i64 -> !pto.ptr<f32, ub>
//|         %c0 = arith.constant 0 : index
//|         pto.vecscope {
//|           %1 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|           %result = pto.vlds %0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %2 = pto.vneg %result, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %2, %0[%c0], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|         return
//|       }
//|     }
//|   }
//|   func.func @h(%arg0: i64) {
//|     %0 = pto.castptr %arg0 : i64 -> !pto.ptr<f32, ub>
//|     %c0 = arith.constant 0 : index
//|     pto.vecscope {
//|       %1 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %2 = pto.vexp %result, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       pto.vsts %2, %0[%c0], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     return
//|   }
//| }
// run 2: exit 0
