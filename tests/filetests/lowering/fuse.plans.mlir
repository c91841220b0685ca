// Nests that share loops, and the plan of the loops.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-tile-to-nests{fuse=true},pto-fuse)) | FileCheck %s

!t = !pto.tile_buf<vec, 16x64xf32>
!part = !pto.tile_buf<vec, 16x64xf32, valid=16x50>
!lines = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>

// One loop over the registers of all lines; only the second result is stored.
// CHECK-LABEL: func.func @stored_once(
// CHECK: nest.loops attributes {cycles = {{[0-9]+}} : i64, flat, {{.*}}of_lines = array<i64>, phases = array<i64: 0, 0>, stored = array<i64: 1>} nests {
// CHECK-NEXT: nest.map
// CHECK: nest.map
// CHECK-NOT: nest.loops
// CHECK: pto.tprint
func.func @stored_once(%s: f32) {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %p0 : !t
  %b = pto.alloc_tile addr = %p1 : !t
  pto.tadds ins(%a, %s : !t, f32) outs(%b : !t)
  pto.trecip ins(%b : !t) outs(%b : !t)
  pto.tprint ins(%b : !t)
  return
}

// The sum of a line is available after a pass over its registers: users of it are in a second phase.
// CHECK-LABEL: func.func @phases(
// CHECK: nest.loops attributes {{.*}}phases = array<i64: 0, 0, 1>, registers = 1 : i64, stored = array<i64: 1, 2>
// CHECK-NEXT: nest.map
// CHECK: nest.fold
// CHECK: nest.map
func.func @phases() {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %p0 : !part
  %s = pto.alloc_tile addr = %p1 : !lines
  pto.texp ins(%a : !part) outs(%a : !part)
  pto.trowsum ins(%a, %a : !part, !part) outs(%s : !lines)
  pto.trowexpanddiv ins(%a, %s, %a : !part, !lines, !part) outs(%a : !part)
  pto.tprint ins(%s : !lines)
  pto.tprint ins(%a : !part)
  return
}

// A result that nothing reads is not computed.
// CHECK-LABEL: func.func @dead(
// CHECK-NOT: nest.
// CHECK: return
func.func @dead() {
  %p0 = arith.constant 0 : i64
  %a = pto.alloc_tile addr = %p0 : !t
  pto.texp ins(%a : !t) outs(%a : !t)
  return
}

// A flag that the vector pipe sets between two nests follows their loops; another tile operation separates nests.
// CHECK-LABEL: func.func @between(
// CHECK: nest.loops
// CHECK: pto.set_flag
// CHECK-NEXT: pto.tprint
// CHECK: nest.loops
func.func @between() {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %a = pto.alloc_tile addr = %p0 : !t
  %b = pto.alloc_tile addr = %p1 : !t
  pto.texp ins(%a : !t) outs(%b : !t)
  pto.set_flag["PIPE_V", "PIPE_MTE3", "EVENT_ID0"]
  pto.tmul ins(%a, %b : !t, !t) outs(%a : !t)
  pto.tprint ins(%b : !t)
  pto.tsqrt ins(%a : !t) outs(%a : !t)
  pto.tprint ins(%a : !t)
  return
}
