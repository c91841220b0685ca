// Elements of two widths: for each register of the narrower ones there are two of the wider ones, with its even and its odd
// elements.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-tile-to-nests{fuse=true},pto-fuse,pto-tile-lowering{fuse=true},pto-schedule,canonicalize,cse))

!wide = !pto.tile_buf<vec, 15x64xf32>
!half = !pto.tile_buf<vec, 15x64xf16>
!wide_rows = !pto.tile_buf<vec, 64x64xf32, valid=?x64>
!half_rows = !pto.tile_buf<vec, 64x64xf16, valid=?x64>
!all_wide = !pto.tile_buf<vec, 32x64xf32>
!all_half = !pto.tile_buf<vec, 32x64xf16>
!byte = !pto.tile_buf<vec, 32x64xui8>

// Two pairs of registers, and one that is left.
func.func @narrower() {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %p0 : !wide
  %b = pto.alloc_tile addr = %p1 : !half
  pto.tcvt ins(%a {rmode = #pto<round_mode FLOOR>} : !wide) outs(%b : !half)
  pto.tprint ins(%b : !half)
  return
}

// As many pairs as there are when it runs.
func.func @narrower_rows(%rows: index) {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 16384 : i64
  %a = pto.alloc_tile addr = %p0 valid_row = %rows : !wide_rows
  %b = pto.alloc_tile addr = %p1 valid_row = %rows : !half_rows
  pto.tcvt ins(%a : !wide_rows) outs(%b : !half_rows)
  pto.tprint ins(%b : !half_rows)
  return
}

// Operations on the narrower elements alone are done once for two registers of the wider ones. What is not needed for long
// may be at the place of what was loaded: it is not stored.
func.func @both() {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 8192 : i64
  %p2 = arith.constant 16384 : i64
  %a = pto.alloc_tile addr = %p0 : !all_half
  %b = pto.alloc_tile addr = %p1 : !all_half
  %c = pto.alloc_tile addr = %p1 : !all_wide
  %d = pto.alloc_tile addr = %p1 : !all_half
  %e = pto.alloc_tile addr = %p2 : !byte
  pto.tabs ins(%a : !all_half) outs(%b : !all_half)
  pto.tcvt ins(%b : !all_half) outs(%c : !all_wide)
  pto.tmul ins(%c, %c : !all_wide, !all_wide) outs(%c : !all_wide)
  pto.tcvt ins(%c : !all_wide) outs(%d : !all_half)
  pto.tcvt ins(%d {sat_mode = #pto<saturation_mode ON>} : !all_half) outs(%e : !byte)
  pto.tprint ins(%e : !byte)
  return
}

// Wider elements go back to where they came from, two registers at a time.
func.func @wider() {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 8192 : i64
  %a = pto.alloc_tile addr = %p0 : !all_wide
  %b = pto.alloc_tile addr = %p1 : !all_half
  pto.tabs ins(%b : !all_half) outs(%b : !all_half)
  pto.tcvt ins(%b : !all_half) outs(%a : !all_wide)
  pto.tprint ins(%a : !all_wide)
  pto.tprint ins(%b : !all_half)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @narrower() {
//|     %c0 = arith.constant 0 : index
//|     %c960 = arith.constant 960 : index
//|     %c64 = arith.constant 64 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 15x64xf16>
//|     %2 = pto.castptr %c4096_i64 : i64 -> !pto.ptr<f16, ub>
//|     pto.vecscope {
//|       %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c960 step %c64 {
//|         %result = pto.vlds %0[%arg0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vcvt %result, %3 {part = "EVEN", rnd = "F", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         pto.vsts %4, %2[%arg0], %3 {dist = "PK_B32"} : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.tprint ins(%1 : !pto.tile_buf<vec, 15x64xf16>)
//|     return
//|   }
//|   func.func @narrower_rows(%arg0: index) {
//|     %c0 = arith.constant 0 : index
//|     %c64 = arith.constant 64 : index
//|     %c128 = arith.constant 128 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c16384_i64 = arith.constant 16384 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.alloc_tile addr = %c16384_i64 valid_row = %arg0 : !pto.tile_buf<vec, 64x64xf16, valid=?x64>
//|     %2 = pto.castptr %c16384_i64 : i64 -> !pto.ptr<f16, ub>
//|     %3 = arith.muli %arg0, %c64 : index
//|     %4 = arith.divui %3, %c128 : index
//|     %5 = arith.muli %4, %c128 : index
//|     %6 = arith.subi %3, %5 : index
//|     %7 = arith.index_cast %6 : index to i32
//|     pto.vecscope {
//|       %8 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %9 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
//|       scf.for %arg1 = %c0 to %5 step %c128 {
//|         %low, %high = pto.vldsx2 %0[%arg1], "DINTLV_B32" : !pto.ptr<f32, ub>, index -> !pto.vreg<64xf32>, !pto.vreg<64xf32>
//|         %11 = pto.vcvt %low, %8 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         %12 = pto.vcvt %high, %8 {part = "ODD", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         %13 = pto.vor %11, %12, %9 : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         pto.vsts %13, %2[%arg1], %9 : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b16>
//|       }
//|       %10 = scf.for %arg1 = %c0 to %6 step %c64 iter_args(%arg2 = %7) -> (i32) {
//|         %mask, %scalar_out = pto.plt_b32 %arg2 : i32 -> !pto.mask<b32>, i32
//|         %11 = arith.addi %5, %arg1 : index
//|         %result = pto.vlds %0[%11] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %12 = pto.vcvt %result, %mask {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         pto.vsts %12, %2[%11], %mask {dist = "PK_B32"} : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b32>
//|         scf.yield %scalar_out : i32
//|       }
//|     }
//|     pto.tprint ins(%1 : !pto.tile_buf<vec, 64x64xf16, valid=?x64>)
//|     return
//|   }
//|   func.func @both() {
//|     %c0 = arith.constant 0 : index
//|     %c1920 = arith.constant 1920 : index
//|     %c640 = arith.constant 640 : index
//|     %c128 = arith.constant 128 : index
//|     %c256 = arith.constant 256 : index
//|     %c384 = arith.constant 384 : index
//|     %c512 = arith.constant 512 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c16384_i64 = arith.constant 16384 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f16, ub>
//|     %1 = pto.alloc_tile addr = %c16384_i64 : !pto.tile_buf<vec, 32x64xui8>
//|     %2 = pto.castptr %c16384_i64 : i64 -> !pto.ptr<ui8, ub>
//|     pto.vecscope {
//|       %3 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
//|       %4 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c1920 step %c640 {
//|         %result_0 = pto.vlds %0[%arg0] : !pto.ptr<f16, ub> -> !pto.vreg<128xf16>
//|         %14 = arith.addi %arg0, %c128 : index
//|         %result_1 = pto.vlds %0[%14] : !pto.ptr<f16, ub> -> !pto.vreg<128xf16>
//|         %15 = pto.vabs %result_0, %3 : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         %16 = arith.addi %arg0, %c256 : index
//|         %result_2 = pto.vlds %0[%16] : !pto.ptr<f16, ub> -> !pto.vreg<128xf16>
//|         %17 = pto.vabs %result_1, %3 : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         %18 = arith.addi %arg0, %c384 : index
//|         %result_3 = pto.vlds %0[%18] : !pto.ptr<f16, ub> -> !pto.vreg<128xf16>
//|         %19 = pto.vcvt %15, %3 {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %20 = pto.vcvt %15, %3 {part = "ODD"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %21 = pto.vabs %result_2, %3 : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         %22 = arith.addi %arg0, %c512 : index
//|         %result_4 = pto.vlds %0[%22] : !pto.ptr<f16, ub> -> !pto.vreg<128xf16>
//|         %23 = pto.vcvt %17, %3 {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %24 = pto.vcvt %17, %3 {part = "ODD"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %25 = pto.vmul %19, %19, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %26 = pto.vmul %20, %20, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %27 = pto.vabs %result_3, %3 : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         %28 = pto.vcvt %21, %3 {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %29 = pto.vcvt %21, %3 {part = "ODD"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %30 = pto.vmul %23, %23, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %31 = pto.vmul %24, %24, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %32 = pto.vabs %result_4, %3 : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         %33 = pto.vcvt %25, %4 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         %34 = pto.vcvt %26, %4 {part = "ODD", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         %35 = pto.vcvt %27, %3 {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %36 = pto.vcvt %27, %3 {part = "ODD"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %37 = pto.vmul %28, %28, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %38 = pto.vmul %29, %29, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %39 = pto.vcvt %30, %4 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         %40 = pto.vcvt %31, %4 {part = "ODD", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         %41 = pto.vcvt %32, %3 {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %42 = pto.vcvt %32, %3 {part = "ODD"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %43 = pto.vor %33, %34, %3 : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         %44 = pto.vmul %35, %35, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %45 = pto.vmul %36, %36, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %46 = pto.vcvt %37, %4 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         %47 = pto.vcvt %38, %4 {part = "ODD", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         %48 = pto.vor %39, %40, %3 : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         %49 = pto.vmul %41, %41, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %50 = pto.vmul %42, %42, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %51 = pto.vcvt %43, %3 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<256xui8>
//|         %52 = pto.vcvt %44, %4 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         %53 = pto.vcvt %45, %4 {part = "ODD", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         %54 = pto.vor %46, %47, %3 : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         %55 = pto.vcvt %48, %3 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<256xui8>
//|         %56 = pto.vcvt %49, %4 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         %57 = pto.vcvt %50, %4 {part = "ODD", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|         pto.vsts %51, %2[%arg0], %3 {dist = "PK_B16"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b16>
//|         %58 = pto.vor %52, %53, %3 : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         %59 = pto.vcvt %54, %3 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<256xui8>
//|         pto.vsts %55, %2[%14], %3 {dist = "PK_B16"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b16>
//|         %60 = pto.vor %56, %57, %3 : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         %61 = pto.vcvt %58, %3 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<256xui8>
//|         pto.vsts %59, %2[%16], %3 {dist = "PK_B16"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b16>
//|         %62 = pto.vcvt %60, %3 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<256xui8>
//|         pto.vsts %61, %2[%18], %3 {dist = "PK_B16"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b16>
//|         pto.vsts %62, %2[%22], %3 {dist = "PK_B16"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b16>
//|       }
//|       %result = pto.vlds %0[%c1920] : !pto.ptr<f16, ub> -> !pto.vreg<128xf16>
//|       %5 = pto.vabs %result, %3 : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|       %6 = pto.vcvt %5, %3 {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|       %7 = pto.vcvt %5, %3 {part = "ODD"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|       %8 = pto.vmul %6, %6, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %9 = pto.vmul %7, %7, %4 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %10 = pto.vcvt %8, %4 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|       %11 = pto.vcvt %9, %4 {part = "ODD", rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<128xf16>
//|       %12 = pto.vor %10, %11, %3 : !pto.vreg<128xf16>, !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|       %13 = pto.vcvt %12, %3 {part = "EVEN", rnd = "R", sat = "SAT"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<256xui8>
//|       pto.vsts %13, %2[%c1920], %3 {dist = "PK_B16"} : !pto.vreg<256xui8>, !pto.ptr<ui8, ub>, !pto.mask<b16>
//|     }
//|     pto.tprint ins(%1 : !pto.tile_buf<vec, 32x64xui8>)
//|     return
//|   }
//|   func.func @wider() {
//|     %c0 = arith.constant 0 : index
//|     %c2048 = arith.constant 2048 : index
//|     %c128 = arith.constant 128 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 32x64xf32>
//|     %1 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %2 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 32x64xf16>
//|     %3 = pto.castptr %c8192_i64 : i64 -> !pto.ptr<f16, ub>
//|     pto.vecscope {
//|       %4 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
//|       %5 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c2048 step %c128 {
//|         %result = pto.vlds %3[%arg0] : !pto.ptr<f16, ub> -> !pto.vreg<128xf16>
//|         %6 = pto.vabs %result, %4 : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<128xf16>
//|         pto.vsts %6, %3[%arg0], %4 : !pto.vreg<128xf16>, !pto.ptr<f16, ub>, !pto.mask<b16>
//|         %7 = pto.vcvt %6, %4 {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         %8 = pto.vcvt %6, %4 {part = "ODD"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|         pto.vstsx2 %7, %8, %1[%arg0], "INTLV_B32", %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.ptr<f32, ub>, index, !pto.mask<b32>
//|       }
//|     }
//|     pto.tprint ins(%0 : !pto.tile_buf<vec, 32x64xf32>)
//|     pto.tprint ins(%2 : !pto.tile_buf<vec, 32x64xf16>)
//|     return
//|   }
//| }
