// Operations that follow each other share loops: what one makes and the next one uses stays in a register.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-tile-to-nests{fuse=true},pto-fuse,pto-tile-lowering{fuse=true},pto-schedule,canonicalize,cse))

!t = !pto.tile_buf<vec, 16x64xf32>
!dynamic = !pto.tile_buf<vec, 16x64xf32, valid=?x?>
!lines = !pto.tile_buf<vec, 16x1xf32, valid=?x1, blayout=col_major>

// A softmax of rows whose valid region is known when it runs only, in a loop. What is only used within is not stored.
func.func @dynamic_softmax_in_a_loop(%x: !pto.ptr<f32, gm>, %rows: index, %cols: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %p2 = arith.constant 4160 : i64
  %g = pto.make_tensor_view %x, shape = [%rows, %cols], strides = [%c64, %c1] : !pto.tensor_view<?x?xf32>
  scf.for %i = %c0 to %rows step %c16 {
    %left = arith.subi %rows, %i : index
    %count = arith.minsi %left, %c16 : index
    %v = pto.partition_view %g, offsets = [%i, %c0], sizes = [%count, %cols] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<?x?xf32>
    %a = pto.alloc_tile addr = %p0 valid_row = %count valid_col = %cols : !dynamic
    %max = pto.alloc_tile addr = %p1 valid_row = %count : !lines
    %sum = pto.alloc_tile addr = %p2 valid_row = %count : !lines
    pto.tload ins(%v : !pto.partition_tensor_view<?x?xf32>) outs(%a : !dynamic)
    pto.trowmax ins(%a, %a : !dynamic, !dynamic) outs(%max : !lines)
    pto.trowexpandsub ins(%a, %max : !dynamic, !lines) outs(%a : !dynamic)
    pto.texp ins(%a : !dynamic) outs(%a : !dynamic)
    pto.trowsum ins(%a, %a : !dynamic, !dynamic) outs(%sum : !lines)
    pto.trowexpanddiv ins(%a, %sum : !dynamic, !lines) outs(%a : !dynamic)
    pto.tstore ins(%a : !dynamic) outs(%v : !pto.partition_tensor_view<?x?xf32>)
  }
  return
}

// One line without gaps. Who asks for the tile between reads what was stored.
func.func @chain(%y: f32) {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %p2 = arith.constant 8192 : i64
  %a = pto.alloc_tile addr = %p0 : !t
  %b = pto.alloc_tile addr = %p1 : !t
  %c = pto.alloc_tile addr = %p2 : !t
  pto.tadds ins(%a, %y : !t, f32) outs(%b : !t)
  pto.tmul ins(%b, %a : !t, !t) outs(%c : !t)
  pto.tabs ins(%c : !t) outs(%c : !t)
  pto.tprint ins(%b : !t)
  pto.tprint ins(%c : !t)
  return
}

// Bytes that are of both tiles at other places keep operations apart, and their order.
func.func @overlap() {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 256 : i64
  %a = pto.alloc_tile addr = %p0 : !t
  %b = pto.alloc_tile addr = %p1 : !t
  pto.tabs ins(%a : !t) outs(%a : !t)
  pto.tneg ins(%b : !t) outs(%b : !t)
  pto.tprint ins(%a : !t)
  return
}

// Flags that are set between go after; a wait keeps operations apart.
func.func @flags() {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %p0 : !t
  %b = pto.alloc_tile addr = %p1 : !t
  pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
  pto.tabs ins(%a : !t) outs(%b : !t)
  pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
  pto.tneg ins(%b : !t) outs(%b : !t)
  pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
  pto.tabs ins(%b : !t) outs(%b : !t)
  pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
  pto.tprint ins(%b : !t)
  return
}

// A sum of columns takes what is computed as it comes.
func.func @columns() {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %p0 : !t
  %sum = pto.alloc_tile addr = %p1 : !pto.tile_buf<vec, 1x64xf32>
  pto.tmul ins(%a, %a : !t, !t) outs(%a : !t)
  pto.tcolsum ins(%a : !t) outs(%sum : !pto.tile_buf<vec, 1x64xf32>)
  pto.tprint ins(%sum : !pto.tile_buf<vec, 1x64xf32>)
  return
}

// In a loop a wait between two operations comes first, and a flag that is set between them comes last.
func.func @behind_a_wait() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %zero : !t
  pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
  scf.for %i = %c0 to %c8 step %c1 {
    pto.texp ins(%a : !t) outs(%a : !t)
    pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
    pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
    pto.tabs ins(%a : !t) outs(%a : !t)
    pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
    pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
    pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
    pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
  }
  pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
  return
}

// Where it is not known that each flag is set before the wait for it, what sets a flag is not moved after a wait.
func.func @flags_in_branches(%sets: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %zero : !t
  pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
  scf.if %sets {
    pto.set_flag[<PIPE_S>, <PIPE_MTE2>, <EVENT_ID0>]
  }
  scf.for %i = %c0 to %c8 step %c1 {
    pto.texp ins(%a : !t) outs(%a : !t)
    pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
    pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
    pto.tabs ins(%a : !t) outs(%a : !t)
    pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
    pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
    pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
    pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
  }
  pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
  scf.if %sets {
    pto.wait_flag[<PIPE_S>, <PIPE_MTE2>, <EVENT_ID0>]
  }
  return
}

// Elements of another type in the place of those they are made of: in one loop, and nothing is read as it was before.
func.func @another_type() {
  %a0 = arith.constant 0 : i64
  %twice = arith.constant 2.0 : f32
  %x = pto.alloc_tile addr = %a0 : !pto.tile_buf<vec, 16x64xf32>
  %n = pto.alloc_tile addr = %a0 : !pto.tile_buf<vec, 16x64xi32>
  pto.tmuls ins(%x, %twice : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%x : !pto.tile_buf<vec, 16x64xf32>)
  pto.tcvt ins(%x : !pto.tile_buf<vec, 16x64xf32>) outs(%n : !pto.tile_buf<vec, 16x64xi32>)
  pto.tmul ins(%n, %n : !pto.tile_buf<vec, 16x64xi32>, !pto.tile_buf<vec, 16x64xi32>) outs(%n : !pto.tile_buf<vec, 16x64xi32>)
  pto.tmuls ins(%x, %twice : !pto.tile_buf<vec, 16x64xf32>, f32) outs(%x : !pto.tile_buf<vec, 16x64xf32>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @dynamic_softmax_in_a_loop(%arg0: !pto.ptr<f32, gm>, %arg1: index, %arg2: index) {
//|     %c64 = arith.constant 64 : index
//|     %c4 = arith.constant 4 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c256_i64 = arith.constant 256 : i64
//|     %c0 = arith.constant 0 : index
//|     %c8 = arith.constant 8 : index
//|     %c1 = arith.constant 1 : index
//|     %c2 = arith.constant 2 : index
//|     %c3 = arith.constant 3 : index
//|     %c5 = arith.constant 5 : index
//|     %c6 = arith.constant 6 : index
//|     %c7 = arith.constant 7 : index
//|     %c16 = arith.constant 16 : index
//|     scf.for %arg3 = %c0 to %arg1 step %c16 {
//|       %0 = arith.subi %arg1, %arg3 : index
//|       %1 = arith.minsi %0, %c16 : index
//|       %2 = arith.muli %arg3, %c64 : index
//|       %3 = pto.addptr %arg0, %2 : <f32, gm> -> <f32, gm>
//|       %4 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|       %5 = arith.muli %arg2, %c4 : index
//|       %6 = arith.index_cast %5 : index to i64
//|       %7 = arith.index_cast %1 : index to i64
//|       pto.mte_gm_ub %3, %4, %c0_i64, %6 nburst(%7, %c256_i64, %c256_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>} : !pto.ptr<f32, gm>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64
//|       %8 = arith.divui %1, %c8 : index
//|       %9 = arith.muli %8, %c8 : index
//|       %10 = arith.subi %1, %9 : index
//|       pto.vecscope {
//|         %11 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         %12 = arith.index_cast %arg2 : index to i32
//|         %mask, %scalar_out = pto.plt_b32 %12 : i32 -> !pto.mask<b32>, i32
//|         scf.for %arg4 = %c0 to %9 step %c8 {
//|           %13 = arith.muli %arg4, %c64 : index
//|           %result = pto.vlds %4[%13] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %14 = arith.addi %arg4, %c1 : index
//|           %15 = arith.muli %14, %c64 : index
//|           %result_0 = pto.vlds %4[%15] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %16 = pto.vcmax %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %17 = arith.addi %arg4, %c2 : index
//|           %18 = arith.muli %17, %c64 : index
//|           %result_1 = pto.vlds %4[%18] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %19 = pto.vcmax %result_0, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %20 = arith.addi %arg4, %c3 : index
//|           %21 = arith.muli %20, %c64 : index
//|           %result_2 = pto.vlds %4[%21] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %22 = pto.vdup %16, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %23 = pto.vcmax %result_1, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %24 = pto.vsub %result, %22, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %25 = arith.addi %arg4, %c4 : index
//|           %26 = arith.muli %25, %c64 : index
//|           %result_3 = pto.vlds %4[%26] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %27 = pto.vdup %19, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %28 = pto.vcmax %result_2, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %29 = pto.vexp %24, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %30 = pto.vsub %result_0, %27, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %31 = arith.addi %arg4, %c5 : index
//|           %32 = arith.muli %31, %c64 : index
//|           %result_4 = pto.vlds %4[%32] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %33 = pto.vdup %23, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %34 = pto.vcmax %result_3, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %35 = pto.vexp %30, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %36 = pto.vsub %result_1, %33, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %37 = arith.addi %arg4, %c6 : index
//|           %38 = arith.muli %37, %c64 : index
//|           %result_5 = pto.vlds %4[%38] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %39 = pto.vdup %28, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %40 = pto.vcmax %result_4, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %41 = pto.vcadd %29, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %42 = pto.vexp %36, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %43 = pto.vsub %result_2, %39, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %44 = arith.addi %arg4, %c7 : index
//|           %45 = arith.muli %44, %c64 : index
//|           %result_6 = pto.vlds %4[%45] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %46 = pto.vdup %34, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %47 = pto.vcmax %result_5, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %48 = pto.vcadd %35, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %49 = pto.vexp %43, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %50 = pto.vsub %result_3, %46, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %51 = pto.vdup %40, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %52 = pto.vcmax %result_6, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %53 = pto.vcadd %42, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %54 = pto.vexp %50, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %55 = pto.vsub %result_4, %51, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %56 = pto.vdup %47, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %57 = pto.vdup %41, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %58 = pto.vcadd %49, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %59 = pto.vexp %55, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %60 = pto.vsub %result_5, %56, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %61 = pto.vdup %52, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %62 = pto.vdiv %29, %57, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %63 = pto.vdup %48, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %64 = pto.vcadd %54, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %65 = pto.vexp %60, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %66 = pto.vsub %result_6, %61, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %67 = pto.vdiv %35, %63, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %68 = pto.vdup %53, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %69 = pto.vcadd %59, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %70 = pto.vexp %66, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %71 = pto.vdiv %42, %68, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %62, %4[%13], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %72 = pto.vdup %58, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %73 = pto.vcadd %65, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %74 = pto.vdiv %49, %72, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %67, %4[%15], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %75 = pto.vdup %64, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %76 = pto.vcadd %70, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %77 = pto.vdiv %54, %75, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %71, %4[%18], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %78 = pto.vdup %69, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %79 = pto.vdiv %59, %78, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %74, %4[%21], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %80 = pto.vdup %73, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %81 = pto.vdiv %65, %80, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %77, %4[%26], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           %82 = pto.vdup %76, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %83 = pto.vdiv %70, %82, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %79, %4[%32], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           pto.vsts %81, %4[%38], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|           pto.vsts %83, %4[%45], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|         scf.for %arg4 = %c0 to %10 step %c1 {
//|           %13 = arith.addi %9, %arg4 : index
//|           %14 = arith.muli %13, %c64 : index
//|           %result = pto.vlds %4[%14] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %15 = pto.vcmax %result, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %16 = pto.vdup %15, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %17 = pto.vsub %result, %16, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %18 = pto.vexp %17, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %19 = pto.vcadd %18, %mask : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %20 = pto.vdup %19, %11 {position = "LOWEST"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %21 = pto.vdiv %18, %20, %mask : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %21, %4[%14], %mask : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|       }
//|       pto.mte_ub_gm %4, %3, %6 nburst(%7, %c256_i64, %c256_i64) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>} : !pto.ptr<f32, ub>, !pto.ptr<f32, gm>, i64, i64, i64, i64
//|     }
//|     return
//|   }
//|   func.func @chain(%arg0: f32) {
//|     %c0 = arith.constant 0 : index
//|     %c1024 = arith.constant 1024 : index
//|     %c512 = arith.constant 512 : index
//|     %c64 = arith.constant 64 : index
//|     %c128 = arith.constant 128 : index
//|     %c192 = arith.constant 192 : index
//|     %c256 = arith.constant 256 : index
//|     %c320 = arith.constant 320 : index
//|     %c384 = arith.constant 384 : index
//|     %c448 = arith.constant 448 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %c8192_i64 = arith.constant 8192 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.castptr %c4096_i64 : i64 -> !pto.ptr<f32, ub>
//|     %3 = pto.alloc_tile addr = %c8192_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %4 = pto.castptr %c8192_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.vecscope {
//|       %5 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg1 = %c0 to %c1024 step %c512 {
//|         %result = pto.vlds %0[%arg1] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %6 = arith.addi %arg1, %c64 : index
//|         %result_0 = pto.vlds %0[%6] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %7 = arith.addi %arg1, %c128 : index
//|         %result_1 = pto.vlds %0[%7] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %8 = arith.addi %arg1, %c192 : index
//|         %result_2 = pto.vlds %0[%8] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %9 = arith.addi %arg1, %c256 : index
//|         %result_3 = pto.vlds %0[%9] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %10 = pto.vadds %result, %arg0, %5 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %11 = arith.addi %arg1, %c320 : index
//|         %result_4 = pto.vlds %0[%11] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %12 = pto.vadds %result_0, %arg0, %5 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %13 = arith.addi %arg1, %c384 : index
//|         %result_5 = pto.vlds %0[%13] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %14 = pto.vadds %result_1, %arg0, %5 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %15 = arith.addi %arg1, %c448 : index
//|         %result_6 = pto.vlds %0[%15] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %16 = pto.vadds %result_2, %arg0, %5 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %10, %2[%arg1], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %17 = pto.vmul %10, %result, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %18 = pto.vadds %result_3, %arg0, %5 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %12, %2[%6], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %19 = pto.vmul %12, %result_0, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %20 = pto.vadds %result_4, %arg0, %5 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %14, %2[%7], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %21 = pto.vmul %14, %result_1, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %22 = pto.vadds %result_5, %arg0, %5 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %16, %2[%8], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %23 = pto.vmul %16, %result_2, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %24 = pto.vadds %result_6, %arg0, %5 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %25 = pto.vabs %17, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %18, %2[%9], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %26 = pto.vmul %18, %result_3, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %27 = pto.vabs %19, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %20, %2[%11], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %28 = pto.vmul %20, %result_4, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %29 = pto.vabs %21, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %22, %2[%13], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %30 = pto.vmul %22, %result_5, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %31 = pto.vabs %23, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %24, %2[%15], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %32 = pto.vmul %24, %result_6, %5 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %25, %4[%arg1], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %33 = pto.vabs %26, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %27, %4[%6], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %34 = pto.vabs %28, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %29, %4[%7], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %35 = pto.vabs %30, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %31, %4[%8], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %36 = pto.vabs %32, %5 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %33, %4[%9], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.vsts %34, %4[%11], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.vsts %35, %4[%13], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.vsts %36, %4[%15], %5 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.tprint ins(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     pto.tprint ins(%3 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @overlap() {
//|     %c0 = arith.constant 0 : index
//|     %c1024 = arith.constant 1024 : index
//|     %c64 = arith.constant 64 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c256_i64 = arith.constant 256 : i64
//|     %0 = pto.alloc_tile addr = %c0_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %1 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %2 = pto.castptr %c256_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.vecscope {
//|       %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c1024 step %c64 {
//|         %result = pto.vlds %1[%arg0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vabs %result, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %1[%arg0], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|       pto.mem_bar "VV_ALL"
//|       scf.for %arg0 = %c0 to %c1024 step %c64 {
//|         %result = pto.vlds %2[%arg0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vneg %result, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %2[%arg0], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.tprint ins(%0 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @flags() {
//|     %c0 = arith.constant 0 : index
//|     %c1024 = arith.constant 1024 : index
//|     %c512 = arith.constant 512 : index
//|     %c64 = arith.constant 64 : index
//|     %c128 = arith.constant 128 : index
//|     %c192 = arith.constant 192 : index
//|     %c256 = arith.constant 256 : index
//|     %c320 = arith.constant 320 : index
//|     %c384 = arith.constant 384 : index
//|     %c448 = arith.constant 448 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 16x64xf32>
//|     %2 = pto.castptr %c4096_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.set_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|     pto.vecscope {
//|       %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c1024 step %c512 {
//|         %result = pto.vlds %0[%arg0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = arith.addi %arg0, %c64 : index
//|         %result_0 = pto.vlds %0[%4] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %5 = arith.addi %arg0, %c128 : index
//|         %result_1 = pto.vlds %0[%5] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %6 = arith.addi %arg0, %c192 : index
//|         %result_2 = pto.vlds %0[%6] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %7 = arith.addi %arg0, %c256 : index
//|         %result_3 = pto.vlds %0[%7] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %8 = arith.addi %arg0, %c320 : index
//|         %result_4 = pto.vlds %0[%8] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %9 = arith.addi %arg0, %c384 : index
//|         %result_5 = pto.vlds %0[%9] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %10 = arith.addi %arg0, %c448 : index
//|         %result_6 = pto.vlds %0[%10] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %11 = pto.vabs %result, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %12 = pto.vabs %result_0, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %13 = pto.vabs %result_1, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %14 = pto.vabs %result_2, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %15 = pto.vabs %result_3, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %16 = pto.vabs %result_4, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %17 = pto.vabs %result_5, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %18 = pto.vneg %11, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %19 = pto.vabs %result_6, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %20 = pto.vneg %12, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %21 = pto.vneg %13, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %22 = pto.vneg %14, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %23 = pto.vneg %15, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %24 = pto.vneg %16, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %25 = pto.vneg %17, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %18, %2[%arg0], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         %26 = pto.vneg %19, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %20, %2[%4], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.vsts %21, %2[%5], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.vsts %22, %2[%6], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.vsts %23, %2[%7], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.vsts %24, %2[%8], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.vsts %25, %2[%9], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         pto.vsts %26, %2[%10], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.wait_flag[<PIPE_MTE2>, <PIPE_V>, <EVENT_ID1>]
//|     pto.vecscope {
//|       %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c1024 step %c64 {
//|         %result = pto.vlds %2[%arg0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %4 = pto.vabs %result, %3 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         pto.vsts %4, %2[%arg0], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|     pto.tprint ins(%1 : !pto.tile_buf<vec, 16x64xf32>)
//|     return
//|   }
//|   func.func @columns() {
//|     %c0 = arith.constant 0 : index
//|     %c15 = arith.constant 15 : index
//|     %c1 = arith.constant 1 : index
//|     %c64 = arith.constant 64 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %c4096_i64 = arith.constant 4096 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.alloc_tile addr = %c4096_i64 : !pto.tile_buf<vec, 1x64xf32>
//|     %2 = pto.castptr %c4096_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.vecscope {
//|       %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       %result = pto.vlds %0[%c0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|       %4 = pto.vmul %result, %result, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|       %5 = scf.for %arg0 = %c0 to %c15 step %c1 iter_args(%arg1 = %4) -> (!pto.vreg<64xf32>) {
//|         %6 = arith.addi %arg0, %c1 : index
//|         %7 = arith.muli %6, %c64 : index
//|         %result_0 = pto.vlds %0[%7] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %8 = pto.vmul %result_0, %result_0, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %9 = pto.vadd %arg1, %8, %3 : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         scf.yield %9 : !pto.vreg<64xf32>
//|       }
//|       pto.vsts %5, %2[%c0], %3 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|     }
//|     pto.tprint ins(%1 : !pto.tile_buf<vec, 1x64xf32>)
//|     return
//|   }
//|   func.func @behind_a_wait() {
//|     %c0 = arith.constant 0 : index
//|     %c1024 = arith.constant 1024 : index
//|     %c64 = arith.constant 64 : index
//|     %c1 = arith.constant 1 : index
//|     %c8 = arith.constant 8 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|     scf.for %arg0 = %c0 to %c8 step %c1 {
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.vecscope {
//|         %1 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         scf.for %arg1 = %c0 to %c1024 step %c64 {
//|           %result = pto.vlds %0[%arg1] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %2 = pto.vexp %result, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           %3 = pto.vabs %2, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %3, %0[%arg1], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|       }
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|     return
//|   }
//|   func.func @flags_in_branches(%arg0: i1) {
//|     %c0 = arith.constant 0 : index
//|     %c1024 = arith.constant 1024 : index
//|     %c64 = arith.constant 64 : index
//|     %c1 = arith.constant 1 : index
//|     %c8 = arith.constant 8 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|     scf.if %arg0 {
//|       pto.set_flag[<PIPE_S>, <PIPE_MTE2>, <EVENT_ID0>]
//|     }
//|     scf.for %arg1 = %c0 to %c8 step %c1 {
//|       pto.vecscope {
//|         %1 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         scf.for %arg2 = %c0 to %c1024 step %c64 {
//|           %result = pto.vlds %0[%arg2] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %2 = pto.vexp %result, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %2, %0[%arg2], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|       }
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|       pto.vecscope {
//|         %1 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|         scf.for %arg2 = %c0 to %c1024 step %c64 {
//|           %result = pto.vlds %0[%arg2] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|           %2 = pto.vabs %result, %1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|           pto.vsts %2, %0[%arg2], %1 : !pto.vreg<64xf32>, !pto.ptr<f32, ub>, !pto.mask<b32>
//|         }
//|       }
//|       pto.set_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE2>, <EVENT_ID0>]
//|       pto.wait_flag[<PIPE_V>, <PIPE_MTE3>, <EVENT_ID0>]
//|       pto.set_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|     }
//|     pto.wait_flag[<PIPE_MTE3>, <PIPE_V>, <EVENT_ID0>]
//|     scf.if %arg0 {
//|       pto.wait_flag[<PIPE_S>, <PIPE_MTE2>, <EVENT_ID0>]
//|     }
//|     return
//|   }
//|   func.func @another_type() {
//|     %c0 = arith.constant 0 : index
//|     %c1024 = arith.constant 1024 : index
//|     %c64 = arith.constant 64 : index
//|     %c0_i64 = arith.constant 0 : i64
//|     %cst = arith.constant 2.000000e+00 : f32
//|     %0 = pto.castptr %c0_i64 : i64 -> !pto.ptr<f32, ub>
//|     %1 = pto.castptr %c0_i64 : i64 -> !pto.ptr<i32, ub>
//|     pto.vecscope {
//|       %2 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|       scf.for %arg0 = %c0 to %c1024 step %c64 {
//|         %result = pto.vlds %0[%arg0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|         %3 = pto.vmuls %result, %cst, %2 : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<64xf32>
//|         %4 = pto.vcvt %3, %2 {rnd = "R", sat = "SAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         %5 = pto.vmul %4, %4, %2 : !pto.vreg<64xi32>, !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|         pto.vsts %5, %1[%arg0], %2 : !pto.vreg<64xi32>, !pto.ptr<i32, ub>, !pto.mask<b32>
//|       }
//|     }
//|     return
//|   }
//| }
