// Valid regions that are set: which one an operation sees, as far as the text tells.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-valid-regions,canonicalize,cse))
// RUN: %s --lower=vector --pto-arch=a5

func.func @line(%a: i64, %b: i64, %n: index, %m: index) -> index {
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %t = pto.alloc_tile addr = %a valid_row = %c16 valid_col = %c64 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  %u = pto.alloc_tile addr = %b valid_row = %c16 valid_col = %c64 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  pto.tabs ins(%t : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%u : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
  pto.set_validshape %t, %n, %m : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  pto.set_validshape %u, %n, %m : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  pto.tabs ins(%t : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%u : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
  %rows, %cols = pto.get_validshape %u : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  return %rows : index
}

// After a branch that sets it the valid region is unknown; in the branch, and where each iteration of a loop sets it before, it is known.
func.func @branch(%a: i64, %b: i64, %n: index, %cond: i1) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1.0 : f32
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %t = pto.alloc_tile addr = %a valid_row = %c16 valid_col = %c64 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  %u = pto.alloc_tile addr = %b valid_row = %c16 valid_col = %c64 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  scf.if %cond {
    pto.set_validshape %t, %n, %n : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
    %rows, %cols = pto.get_validshape %t : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
    pto.set_validshape %u, %rows, %cols : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
    pto.tabs ins(%t : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%u : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
  } else {
    pto.tabs ins(%t : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%u : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
  }
  %rows, %cols = pto.get_validshape %t : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  scf.for %i = %c0 to %c4 step %c1 {
    pto.set_validshape %u, %i, %n : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
    pto.tadds ins(%u, %one : !pto.tile_buf<vec, 16x64xf32, valid=?x?>, f32) outs(%u : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
  }
  %more, %least = pto.get_validshape %u : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
  return %rows, %more : index, index
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @line(%arg0: i64, %arg1: i64, %arg2: index, %arg3: index) -> index {
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.alloc_tile addr = %arg0 valid_row = %c16 valid_col = %c64 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     %1 = pto.alloc_tile addr = %arg1 valid_row = %c16 valid_col = %c64 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     pto.tabs ins(%0 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|     %2 = pto.alloc_tile addr = %arg0 valid_row = %arg2 valid_col = %arg3 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     %3 = pto.alloc_tile addr = %arg1 valid_row = %arg2 valid_col = %arg3 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     pto.tabs ins(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%3 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|     return %arg2 : index
//|   }
//|   func.func @branch(%arg0: i64, %arg1: i64, %arg2: index, %arg3: i1) -> (index, index) {
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %c4 = arith.constant 4 : index
//|     %cst = arith.constant 1.000000e+00 : f32
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.alloc_tile addr = %arg0 valid_row = %c16 valid_col = %c64 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     %1 = pto.alloc_tile addr = %arg1 valid_row = %c16 valid_col = %c64 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     scf.if %arg3 {
//|       pto.set_validshape %0, %arg2, %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       %2 = pto.alloc_tile addr = %arg0 valid_row = %arg2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.set_validshape %1, %arg2, %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       %3 = pto.alloc_tile addr = %arg1 valid_row = %arg2 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.tabs ins(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%3 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|     } else {
//|       pto.tabs ins(%0 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>) outs(%1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|     }
//|     %valid_row, %valid_col = pto.get_validshape %0 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     scf.for %arg4 = %c0 to %c4 step %c1 {
//|       pto.set_validshape %1, %arg4, %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       %2 = pto.alloc_tile addr = %arg1 valid_row = %arg4 valid_col = %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.tadds ins(%2, %cst : !pto.tile_buf<vec, 16x64xf32, valid=?x?>, f32) outs(%2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>)
//|     }
//|     %valid_row_0, %valid_col_1 = pto.get_validshape %1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     return %valid_row, %valid_row_0 : index, index
//|   }
//| }
// run 2: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @line(%arg0: i64, %arg1: i64, %arg2: index, %arg3: index) -> index {
//|     %c0 = arith.constant 0 : index
//|     %c1024 = arith.constant 1024 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.castptr %arg0 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.castptr %arg1 : i64 -> !pto.ptr<f32, ub>
//|     %c1 = arith.constant 1 : index
//|     pto.vecscope {
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg4 = %c0 to %c1024 step %c64 {
//|         %result = pto.vlds %0[%arg4] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vabs %result, %2 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %1[%arg4], %2 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|       pto.mem_bar "VV_ALL"
//|       %3 = arith.index_cast %arg3 : index to i32
//|       %mask, %scalar_out = pto.plt_b32 %3 : i32 -> !pto.mask<b32>, i32
//|       scf.for %arg4 = %c0 to %arg2 step %c1 {
//|         %4 = arith.muli %arg4, %c64 : index
//|         %result = pto.vlds %0[%4] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %5 = pto.vabs %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %5, %1[%4], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return %arg2 : index
//|   }
//|   func.func @branch(%arg0: i64, %arg1: i64, %arg2: index, %arg3: i1) -> (index, index) {
//|     %c16 = arith.constant 16 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.alloc_tile addr = %arg0 valid_row = %c16 valid_col = %c64 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     %1 = pto.alloc_tile addr = %arg1 valid_row = %c16 valid_col = %c64 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     %c0 = arith.constant 0 : index
//|     %c1 = arith.constant 1 : index
//|     %2 = pto.castptr %arg0 : i64 -> !pto.ptr<f32, ub>
//|     %3 = pto.castptr %arg1 : i64 -> !pto.ptr<f32, ub>
//|     scf.if %arg3 {
//|       pto.set_validshape %0, %arg2, %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.set_validshape %1, %arg2, %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.vecscope {
//|         %4 = arith.index_cast %arg2 : index to i32
//|         %mask, %scalar_out = pto.plt_b32 %4 : i32 -> !pto.mask<b32>, i32
//|         scf.for %arg4 = %c0 to %arg2 step %c1 {
//|           %5 = arith.muli %arg4, %c64 : index
//|           %result = pto.vlds %2[%5] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %6 = pto.vabs %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %6, %3[%5], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|       }
//|     } else {
//|       %valid_row_2, %valid_col_3 = pto.get_validshape %1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.vecscope {
//|         %4 = arith.index_cast %valid_col_3 : index to i32
//|         %mask, %scalar_out = pto.plt_b32 %4 : i32 -> !pto.mask<b32>, i32
//|         scf.for %arg4 = %c0 to %valid_row_2 step %c1 {
//|           %5 = arith.muli %arg4, %c64 : index
//|           %result = pto.vlds %2[%5] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %6 = pto.vabs %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %6, %3[%5], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|       }
//|     }
//|     %valid_row, %valid_col = pto.get_validshape %0 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     %c4 = arith.constant 4 : index
//|     %cst = arith.constant 1.000000e+00 : f32
//|     scf.for %arg4 = %c0 to %c4 step %c1 {
//|       pto.set_validshape %1, %arg4, %arg2 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|       pto.vecscope {
//|         %4 = arith.index_cast %arg2 : index to i32
//|         %mask, %scalar_out = pto.plt_b32 %4 : i32 -> !pto.mask<b32>, i32
//|         scf.for %arg5 = %c0 to %arg4 step %c1 {
//|           %5 = arith.muli %arg5, %c64 : index
//|           %result = pto.vlds %3[%5] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %6 = pto.vadds %result, %cst, %mask : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %6, %3[%5], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|       }
//|     }
//|     %valid_row_0, %valid_col_1 = pto.get_validshape %1 : !pto.tile_buf<vec, 16x64xf32, valid=?x?>
//|     return %valid_row, %valid_row_0 : index, index
//|   }
//| }
