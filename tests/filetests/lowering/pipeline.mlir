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

// Unused operations are removed, common subexpressions computed once, and branches that are never taken removed: views,
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
//|   func.func @softmax(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>) attributes {pto.buffers = {ub = array<i64: 0, 8192, 8192, 8192, 16384, 128>}} {
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %c32_i64 = arith.constant 32 : i64
//|     pto.mte_gm_ub %arg0, %0, %c0_i64, %c8192_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     %c0 = arith.constant 0 : index
//|     %c32 = arith.constant 32 : index
//|     %c8 = arith.constant 8 : index
//|     %c64 = arith.constant 64 : index
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c3 = arith.constant 3 : index
//|     %c4 = arith.constant 4 : index
//|     %c5 = arith.constant 5 : index
//|     %c6 = arith.constant 6 : index
//|     %c7 = arith.constant 7 : index
//|     pto.vecscope {
//|       %1 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg2 = %c0 to %c32 step %c8 {
//|         %2 = arith.muli %arg2, %c64 : index
//|         %result = pto.vlds %0[%2] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %3 = arith.addi %arg2, %c1 : index
//|         %4 = arith.muli %3, %c64 : index
//|         %result_0 = pto.vlds %0[%4] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %5 = pto.vcmax %result, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %6 = arith.addi %arg2, %c2 : index
//|         %7 = arith.muli %6, %c64 : index
//|         %result_1 = pto.vlds %0[%7] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %8 = pto.vcmax %result_0, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %9 = arith.addi %arg2, %c3 : index
//|         %10 = arith.muli %9, %c64 : index
//|         %result_2 = pto.vlds %0[%10] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %11 = pto.vdup %5, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %12 = pto.vcmax %result_1, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %13 = pto.vsub %result, %11, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %14 = arith.addi %arg2, %c4 : index
//|         %15 = arith.muli %14, %c64 : index
//|         %result_3 = pto.vlds %0[%15] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %16 = pto.vdup %8, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %17 = pto.vcmax %result_2, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %18 = pto.vexp %13, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %19 = pto.vsub %result_0, %16, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %20 = arith.addi %arg2, %c5 : index
//|         %21 = arith.muli %20, %c64 : index
//|         %result_4 = pto.vlds %0[%21] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %22 = pto.vdup %12, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %23 = pto.vcmax %result_3, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %24 = pto.vexp %19, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %25 = pto.vsub %result_1, %22, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %26 = arith.addi %arg2, %c6 : index
//|         %27 = arith.muli %26, %c64 : index
//|         %result_5 = pto.vlds %0[%27] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %28 = pto.vdup %17, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %29 = pto.vcmax %result_4, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %30 = pto.vcadd %18, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %31 = pto.vexp %25, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %32 = pto.vsub %result_2, %28, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %33 = arith.addi %arg2, %c7 : index
//|         %34 = arith.muli %33, %c64 : index
//|         %result_6 = pto.vlds %0[%34] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %35 = pto.vdup %23, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %36 = pto.vcmax %result_5, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %37 = pto.vcadd %24, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %38 = pto.vexp %32, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %39 = pto.vsub %result_3, %35, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %40 = pto.vdup %29, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %41 = pto.vcmax %result_6, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %42 = pto.vcadd %31, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %43 = pto.vexp %39, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %44 = pto.vsub %result_4, %40, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %45 = pto.vdup %36, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %46 = pto.vdup %30, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %47 = pto.vcadd %38, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %48 = pto.vexp %44, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %49 = pto.vsub %result_5, %45, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %50 = pto.vdup %41, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %51 = pto.vdiv %18, %46, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %52 = pto.vdup %37, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %53 = pto.vcadd %43, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %54 = pto.vexp %49, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %55 = pto.vsub %result_6, %50, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %56 = pto.vdiv %24, %52, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %57 = pto.vdup %42, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %58 = pto.vcadd %48, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %59 = pto.vexp %55, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %60 = pto.vdiv %31, %57, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %51, %0[%2], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %61 = pto.vdup %47, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %62 = pto.vcadd %54, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %63 = pto.vdiv %38, %61, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %56, %0[%4], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %64 = pto.vdup %53, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %65 = pto.vcadd %59, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %66 = pto.vdiv %43, %64, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %60, %0[%7], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %67 = pto.vdup %58, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %68 = pto.vdiv %48, %67, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %63, %0[%10], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %69 = pto.vdup %62, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %70 = pto.vdiv %54, %69, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %66, %0[%15], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %71 = pto.vdup %65, %1 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %72 = pto.vdiv %59, %71, %1 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %68, %0[%21], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.vsts %70, %0[%27], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.vsts %72, %0[%34], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
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
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @softmax(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<f32, gm>) attributes {pto.buffers = {ub = array<i64: 0, 8192, 8192, 8192, 16384, 128>}} {
//|     %c0_i64 = arith.constant 0 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %c1_i64 = arith.constant 1 : i64
//|     %c32_i64 = arith.constant 32 : i64
//|     %c0 = arith.constant 0 : index
//|     %c32 = arith.constant 32 : index
//|     %c1 = arith.constant 1 : index
//|     %c64 = arith.constant 64 : index
//|     %c1_i32 = arith.constant 1 : i32
//|     %c2048 = arith.constant 2048 : index
//|     %c16384_i64 = arith.constant 16384 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.castptr %c16384_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.mte_gm_ub %arg0, %0, %c0_i64, %c8192_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID0>]
//|     pto.vecscope {
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %mask, %scalar_out = pto.plt_b32 %c1_i32 : i32 -> !pto.mask<b32>, i32
//|       scf.for %arg2 = %c0 to %c32 step %c1 {
//|         %3 = arith.muli %arg2, %c64 : index
//|         %result = pto.vlds %0[%3] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vcmax %result, %2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %1[%arg2], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg2 = %c0 to %c32 step %c1 {
//|         %result = pto.vlds %1[%arg2] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %3 = arith.muli %arg2, %c64 : index
//|         %result_0 = pto.vlds %0[%3] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vsub %result_0, %result, %2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
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
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %mask, %scalar_out = pto.plt_b32 %c1_i32 : i32 -> !pto.mask<b32>, i32
//|       scf.for %arg2 = %c0 to %c32 step %c1 {
//|         %3 = arith.muli %arg2, %c64 : index
//|         %result = pto.vlds %0[%3] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vcadd %result, %2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %1[%arg2], %mask {dist = "1PT_B32"} : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.vecscope {
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg2 = %c0 to %c32 step %c1 {
//|         %result = pto.vlds %1[%arg2] {dist = "BRC_B32"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %3 = arith.muli %arg2, %c64 : index
//|         %result_0 = pto.vlds %0[%3] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vdiv %result_0, %result, %2 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %0[%3], %2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|     pto.mte_ub_gm %0, %arg1, %c8192_i64 nburst(%c1_i64, %c32_i64, %c32_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
//|     return
//|   }
//|   func.func @unused(%arg0: !pto.ptr<f32, gm>, %arg1: index) -> index attributes {pto.buffers = {ub = array<i64: 0, 8192>}} {
//|     %c1 = arith.constant 1 : index
//|     %0 = arith.addi %arg1, %c1 : index
//|     %1 = arith.muli %0, %0 : index
//|     return %1 : index
//|   }
//| }
// run 6: exit 2
// stderr:
//| error: invalid value '2' for '-O <LEVEL>': 2 is not in 0..=1
//|
//| For more information, try '--help'.
