// Loops of nests that are given as text: the plan decides how they are emitted.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-tile-lowering{fuse=true})) | FileCheck %s

!t = !pto.tile_buf<vec, 16x64xf32>
!v = !pto.vreg<64xf32>

// The first result stays in a register, because the plan does not store it. Two registers are unrolled and jammed.
// CHECK-LABEL: func.func @loops(
// CHECK: pto.vecscope {
// CHECK-NEXT: [[M:%.+]] = pto.pset_b32 "PAT_ALL"
// CHECK-NEXT: scf.for [[I:%.+]] = %c0 to %c1024 step %c128 {
// CHECK-NEXT: nest.interleave attributes {interval = 1 : i64, registers = 32 : i64} unit {
// CHECK-NEXT: [[X:%.+]] = pto.vlds {{%.+}}{{\[}}[[I]]]
// CHECK-NEXT: [[E:%.+]] = pto.vexp [[X]], [[M]]
// CHECK-NEXT: [[Y:%.+]] = pto.vsqrt [[E]], [[M]]
// CHECK-NEXT: pto.vsts [[Y]], {{%.+}}{{\[}}[[I]]], [[M]]
// CHECK-NEXT: } unit {
// CHECK-NEXT: arith.addi [[I]], %c64
// CHECK-COUNT-2: pto.v{{exp|sqrt}}
// CHECK-NOT: pto.vexp
func.func @loops() {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %p0 : !t
  %b = pto.alloc_tile addr = %p1 : !t
  nest.loops attributes {cycles = 1, flat, jam = array<i64: 2, 1, 32>, main = 0, of_lines = array<i64>, phases = array<i64: 0, 0>, stored = array<i64: 1>} nests {
    nest.map ins(%a : !t) outs(%b : !t) attributes {aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 64>} full {
    ^bb0(%x: !v):
      %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
      %y = pto.vexp %x, %m : !v, !pto.mask<b32> -> !v
      nest.yield %y : !v
    }
    nest.map ins(%b : !t) outs(%b : !t) attributes {aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32, lane_bytes = 4, lanes = 64, reach = ["same"], strides = array<i64: 64, 64>} full {
    ^bb0(%x: !v):
      %m = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
      %y = pto.vsqrt %x, %m : !v, !pto.mask<b32> -> !v
      nest.yield %y : !v
    }
  }
  return
}
