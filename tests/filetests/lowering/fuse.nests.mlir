// The nests of operations that may share loops, as they are before loops are made: the code of one register, what it costs,
// and the loops that are made of them.
// RUN: %s --verify --pto-arch=a5 '--pass-pipeline=builtin.module(func.func(pto-tile-lowering{fuse=true print-nests=true}))'

!t = !pto.tile_buf<vec, 16x64xf32>
!part = !pto.tile_buf<vec, 16x64xf32, valid=16x50>
!lines = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>

// All lanes of all registers are used: there is no code for some lanes.
func.func @whole_registers(%s: f32) {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %p0 : !t
  %b = pto.alloc_tile addr = %p1 : !t
  pto.tadds ins(%a, %s : !t, f32) outs(%b : !t)
  pto.trecip ins(%b : !t) outs(%b : !t)
  pto.tprint ins(%b : !t)
  return
}

// A reduction: what it starts with, a step, its result.
func.func @sums_of_lines() {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %p0 : !part
  %s = pto.alloc_tile addr = %p1 : !lines
  pto.texp ins(%a : !part) outs(%a : !part)
  pto.trowsum ins(%a, %a : !part, !part) outs(%s : !lines)
  pto.tprint ins(%s : !lines)
  return
}

// run 1: exit 0
// stderr:
//| remark[PTO0011]: nest over 16 x 64 elements, 64 for each register
//|   --> fuse.nests.mlir:15:3
//|    |
//| 15 |   pto.tadds ins(%a, %s : !t, f32) outs(%b : !t)
//|    |   ^^^^^^^^^
//|    |
//|    = note: cycles for each register: 1, with a latency of 7; for each line: 0; invariant registers: 0
//|    = note: reads elements at the same place of a tile of f32
//|    = note: "pto.vecscope"() ({
//|            ^bb0:
//|            ^bb1:  // no predecessors
//|              %11 = "pto.pset_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|            ^bb2(%12: !pto.vreg<64xf32>):  // no predecessors
//|              %13 = "pto.vadds"(%12, %arg0, %11) : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|              "scf.yield"(%13) : (!pto.vreg<64xf32>) -> ()
//|            }) : () -> ()
//|
//| remark[PTO0011]: loops of 2 nests over 16 x 64 elements, 64 for each register: 66 cycles, 1 units of work unrolled
//|   --> fuse.nests.mlir:16:3
//|    |
//| 16 |   pto.trecip ins(%b : !t) outs(%b : !t)
//|    |   ^^^^^^^^^^
//|    |
//|    = note: a loop over the registers of all lines; stored results: 1
//|
//| remark[PTO0011]: nest over 16 x 64 elements, 64 for each register
//|   --> fuse.nests.mlir:16:3
//|    |
//| 16 |   pto.trecip ins(%b : !t) outs(%b : !t)
//|    |   ^^^^^^^^^^
//|    |
//|    = note: cycles for each register: 1, with a latency of 17; for each line: 0; invariant registers: 1
//|    = note: reads elements at the same place of a tile of f32
//|    = note: "pto.vecscope"() ({
//|              %6 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
//|            ^bb1:  // no predecessors
//|              %7 = "pto.pset_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|              %8 = "pto.vbr"(%6) : (f32) -> !pto.vreg<64xf32>
//|            ^bb2(%9: !pto.vreg<64xf32>):  // no predecessors
//|              %10 = "pto.vdiv"(%8, %9, %7) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|              "scf.yield"(%10) : (!pto.vreg<64xf32>) -> ()
//|            }) : () -> ()
//|
//| remark[PTO0011]: nest over 16 x 50 elements, 64 for each register
//|   --> fuse.nests.mlir:27:3
//|    |
//| 27 |   pto.texp ins(%a : !part) outs(%a : !part)
//|    |   ^^^^^^^^
//|    |
//|    = note: cycles for each register: 1, with a latency of 16; for each line: 0; invariant registers: 0
//|    = note: reads elements at the same place of a tile of f32
//|    = note: "pto.vecscope"() ({
//|            ^bb0:
//|            ^bb1:  // no predecessors
//|              %26 = "pto.pset_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|            ^bb2(%27: !pto.vreg<64xf32>):  // no predecessors
//|              %28 = "pto.vexp"(%27, %26) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|              "scf.yield"(%28) : (!pto.vreg<64xf32>) -> ()
//|            ^bb3(%29: !pto.vreg<64xf32>, %30: !pto.mask<b32>):  // no predecessors
//|              %31 = "pto.vexp"(%29, %30) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|              "scf.yield"(%31) : (!pto.vreg<64xf32>) -> ()
//|            }) : () -> ()
//|
//| remark[PTO0011]: loops of 2 nests over 16 x 50 elements, 64 for each register: 111 cycles, 1 units of work unrolled
//|   --> fuse.nests.mlir:28:3
//|    |
//| 28 |   pto.trowsum ins(%a, %a : !part, !part) outs(%s : !lines)
//|    |   ^^^^^^^^^^^
//|    |
//|    = note: a loop over lines, each of 1 unrolled registers; stored results: 1
//|
//| remark[PTO0011]: nest over 16 x 50 elements, 64 for each register
//|   --> fuse.nests.mlir:28:3
//|    |
//| 28 |   pto.trowsum ins(%a, %a : !part, !part) outs(%s : !lines)
//|    |   ^^^^^^^^^^^
//|    |
//|    = note: cycles for each register: 3, with a latency of 29; for each line: 0; invariant registers: 1
//|    = note: reads elements at the same place of a tile of f32
//|    = note: "pto.vecscope"() ({
//|              %6 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
//|              %7 = "arith.constant"() <{value = 1 : i32}> : () -> i32
//|            ^bb1:  // no predecessors
//|              %8 = "pto.vbr"(%6) : (f32) -> !pto.vreg<64xf32>
//|              %9 = "pto.pset_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|              %10:2 = "pto.plt_b32"(%7) : (i32) -> (!pto.mask<b32>, i32)
//|            ^bb2:  // no predecessors
//|              "scf.yield"(%8) : (!pto.vreg<64xf32>) -> ()
//|            ^bb3(%11: !pto.vreg<64xf32>, %12: !pto.vreg<64xf32>):  // no predecessors
//|              %13 = "pto.vcadd"(%11, %9) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|              %14 = "pto.vadd"(%12, %13, %10#0) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|              "scf.yield"(%14) : (!pto.vreg<64xf32>) -> ()
//|            ^bb4(%15: !pto.vreg<64xf32>, %16: !pto.vreg<64xf32>, %17: !pto.mask<b32>):  // no predecessors
//|              %18 = "pto.vcadd"(%15, %17) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|              %19 = "pto.vadd"(%16, %18, %10#0) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|              "scf.yield"(%19) : (!pto.vreg<64xf32>) -> ()
//|            ^bb5(%20: !pto.vreg<64xf32>):  // no predecessors
//|              "scf.yield"(%20) : (!pto.vreg<64xf32>) -> ()
//|            ^bb6(%21: !pto.vreg<64xf32>):  // no predecessors
//|              %22 = "pto.vcadd"(%21, %9) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|              "scf.yield"(%22) : (!pto.vreg<64xf32>) -> ()
//|            ^bb7(%23: !pto.vreg<64xf32>, %24: !pto.mask<b32>):  // no predecessors
//|              %25 = "pto.vcadd"(%23, %24) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|              "scf.yield"(%25) : (!pto.vreg<64xf32>) -> ()
//|            }) : () -> ()
//|
