// From tiles to vector instructions in one step; a function that is lowered already stays as it is.
// RUN: %s --pto-arch=a5 --lower=vector -o lowered.mlir
// RUN: lowered.mlir
// RUN: lowered.mlir --lower=vector
// RUN: %s --lower=vector --verify
// RUN: %s --pto-arch=a5 --lower=vector -O0
// RUN: %s --lower=vector -O2

!t = !pto.tile_buf<vec, 32x64xf32>
!r = !pto.tile_buf<vec, 32x1xf32, blayout=col_major>
!v = !pto.partition_tensor_view<32x64xf32>

func.func @softmax(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<f32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %v = pto.make_tensor_view %p, shape = [%c32, %c64], strides = [%c64, %c1] : !pto.tensor_view<32x64xf32>
  %w = pto.make_tensor_view %q, shape = [%c32, %c64], strides = [%c64, %c1] : !pto.tensor_view<32x64xf32>
  %x = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c32, %c64] : !pto.tensor_view<32x64xf32> -> !v
  %y = pto.partition_view %w, offsets = [%c0, %c0], sizes = [%c32, %c64] : !pto.tensor_view<32x64xf32> -> !v
  %a = pto.alloc_tile : !t
  %s = pto.alloc_tile : !t
  %m = pto.alloc_tile : !r
  %d = pto.alloc_tile : !r
  pto.tload ins(%x : !v) outs(%a : !t)
  pto.trowmax ins(%a, %s : !t, !t) outs(%m : !r)
  pto.trowexpandsub ins(%a, %m : !t, !r) outs(%a : !t)
  pto.texp ins(%a : !t) outs(%a : !t)
  pto.trowsum ins(%a, %s : !t, !t) outs(%d : !r)
  pto.trowexpanddiv ins(%a, %d : !t, !r) outs(%a : !t)
  pto.tstore ins(%a : !t) outs(%y : !v)
  return
}

// What nobody uses goes, what is computed twice is computed once, and a branch that is never taken is not there: views,
// addresses, and what lowering made of them.
func.func @unused(%p: !pto.ptr<f32, gm>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %never = arith.constant false
  %v = pto.make_tensor_view %p, shape = [%c32, %c64], strides = [%c64, %c1] : !pto.tensor_view<32x64xf32>
  %x = pto.partition_view %v, offsets = [%c0, %c0], sizes = [%c32, %c64] : !pto.tensor_view<32x64xf32> -> !v
  %a = pto.alloc_tile : !t
  %b = pto.alloc_tile : !t
  %first = arith.addi %n, %c1 : index
  %again = arith.addi %n, %c1 : index
  %nobody = arith.muli %n, %c32 : index
  scf.if %never {
    pto.tload ins(%x : !v) outs(%a : !t)
  }
  %sum = arith.muli %first, %again : index
  return %sum : index
}

// run 1: exit 0
// run 2: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @softmax(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>) {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %c32_i64 = arith.constant 32 : i64
//|     %c0 = arith.constant 0 : index
//|     %c32 = arith.constant 32 : index
//|     %c1 = arith.constant 1 : index
//|     %cst = arith.constant 0xFF800000 : f32
//|     %c64 = arith.constant 64 : index
//|     %c1_i32 = arith.constant 1 : i32
//|     %c2048 = arith.constant 2048 : index
//|     %cst_0 = arith.constant 0.000000e+00 : f32
//|     %c16384_i64 = arith.constant 16384 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.castptr %c16384_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.mte_gm_ub %arg0, %0, %c0_i64, %c8192_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.vecscope {
//|       %2 = pto.vbr %cst : f32 -> !pto.vreg<64xf32>
//|       %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %mask, %scalar_out = pto.plt_b32 %c1_i32 : i32 -> !pto.mask<b32>, i32
//|       scf.for %arg2 = %c0 to %c32 step %c1 {
//|         %4 = arith.muli %arg2, %c64 : index
//|         %result = pto.vlds %0[%4] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %5 = pto.vmax %2, %result, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %6 = pto.vcmax %5, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %6, %1[%arg2], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg2 = %c0 to %c32 step %c1 {
//|         %result = pto.vlds %1[%arg2] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %3 = arith.muli %arg2, %c64 : index
//|         %result_1 = pto.vlds %0[%3] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vsub %result_1, %result, %2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %0[%3], %2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg2 = %c0 to %c2048 step %c64 {
//|         %result = pto.vlds %0[%arg2] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %3 = pto.vexp %result, %2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %3, %0[%arg2], %2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %2 = pto.vbr %cst_0 : f32 -> !pto.vreg<64xf32>
//|       %mask, %scalar_out = pto.plt_b32 %c1_i32 : i32 -> !pto.mask<b32>, i32
//|       %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg2 = %c0 to %c32 step %c1 {
//|         %4 = arith.muli %arg2, %c64 : index
//|         %result = pto.vlds %0[%4] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %5 = pto.vcadd %result, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %6 = pto.vadd %2, %5, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %6, %1[%arg2], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg2 = %c0 to %c32 step %c1 {
//|         %result = pto.vlds %1[%arg2] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %3 = arith.muli %arg2, %c64 : index
//|         %result_1 = pto.vlds %0[%3] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vdiv %result_1, %result, %2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %0[%3], %2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.mte_ub_gm %0, %arg1, %c8192_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @unused(%arg0: !pto.ptr<f32, gm>, %arg1: index) -> index {
//|     %c1 = arith.constant 1 : index
//|     %0 = arith.addi %arg1, %c1 : index
//|     %1 = arith.muli %0, %0 : index
//|     return %1 : index
//|   }
//| }
// run 3: exit 0
// stdout: as run 2
// run 4: exit 0
// run 5: exit 0
// stdout: as run 2
// run 6: exit 2
// stderr:
//| error: invalid value '2' for '-O <LEVEL>': 2 is not in 0..=1
//|
//| For more information, try '--help'.
