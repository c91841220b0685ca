// Tile operations that work register by register become nests; the others remain. The registers that a nest iterates over, its
// sources, and the code of one register.
// RUN: %s --pto-arch=a5 --pass-pipeline=builtin.module(func.func(pto-tile-to-nests{fuse=true})) | FileCheck %s

!t = !pto.tile_buf<vec, 16x64xf32>
!part = !pto.tile_buf<vec, 16x64xf32, valid=16x50>
!lines = !pto.tile_buf<vec, 16x1xf32, blayout=col_major>
!row = !pto.tile_buf<vec, 1x64xf32>
!open = !pto.tile_buf<vec, 16x64xf32, valid=?x?>

// All lanes of all registers are used: there is no code for some lanes. The print is not lowered register by register.
// CHECK-LABEL: func.func @whole_registers(
// CHECK-SAME: [[S:%.+]]: f32
// CHECK: nest.map ins([[A:%.+]] : {{.+}}) outs([[B:%.+]] : {{.+}}) attributes {aligns = array<i64: 32, 32>, extents = array<i64: 16, 64, 16, 64, 16, 64>, granularity = 32 : i64, in_halves, lane_bytes = 4 : i64, lanes = 64 : i64, reach = ["same"], strides = array<i64: 64, 64>} full {
// CHECK-NEXT: ^bb0([[X:%.+]]: !pto.vreg<64xf32>):
// CHECK-NEXT: [[M:%.+]] = pto.pset_b32 "PAT_ALL"
// CHECK-NEXT: [[Y:%.+]] = pto.vadds [[X]], [[S]], [[M]]
// CHECK-NEXT: nest.yield [[Y]]
// CHECK-NEXT: {{^ +}}}{{$}}
// CHECK: nest.map ins([[B]] : {{.+}}) outs([[B]] :
// CHECK-NEXT: ^bb0([[X:%.+]]: !pto.vreg<64xf32>):
// CHECK-NEXT: [[ONE:%.+]] = arith.constant 1.0
// CHECK-NEXT: [[M:%.+]] = pto.pset_b32 "PAT_ALL"
// CHECK-NEXT: [[ONES:%.+]] = pto.vbr [[ONE]]
// CHECK-NEXT: pto.vdiv [[ONES]], [[X]], [[M]]
// CHECK: pto.tprint
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

// A reduction of rows: its initial values, a step for full and for partial registers, its result.
// CHECK-LABEL: func.func @sums_of_lines(
// CHECK: nest.map
// CHECK: ^bb0({{%.+}}: !pto.vreg<64xf32>, [[M:%.+]]: !pto.mask<b32>):
// CHECK-NEXT: pto.vexp {{%.+}}, [[M]]
// CHECK: nest.fold ins([[A:%.+]] : {{.+}}) outs([[SUMS:%.+]] : {{.+}}) attributes {{.*}}extents = array<i64: 16, 50, 16, 50, 16, 1>
// CHECK: pto.vbr
// CHECK-NEXT: nest.yield
// CHECK-NEXT: } step {
// CHECK: pto.vcadd
// CHECK-NEXT: pto.vadd
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

// A reduction of columns, and an operation on each element and that of the first line. Run-time extents are operands.
// CHECK-LABEL: func.func @columns(
// CHECK-SAME: [[R:%.+]]: index, [[C:%.+]]: index
// CHECK: nest.columns ins({{.+}}) outs({{.+}}) extents([[R]], [[C]], [[R]], [[C]] : {{.+}}) attributes {{.*}}extents = array<i64: -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808, 1, 64>
// CHECK-NEXT: ^bb0([[X:%.+]]: !pto.vreg<64xf32>, [[Y:%.+]]: !pto.vreg<64xf32>, [[M:%.+]]: !pto.mask<b32>):
// CHECK-NEXT: pto.vmax [[X]], [[Y]], [[M]]
// CHECK: nest.map{{.*}}reach = ["first line"]
func.func @columns(%r: index, %c: index) {
  %p0 = arith.constant 0 : i64
  %p1 = arith.constant 4096 : i64
  %p2 = arith.constant 8192 : i64
  %a = pto.alloc_tile addr = %p0 valid_row = %r valid_col = %c : !open
  %b = pto.alloc_tile addr = %p1 : !row
  %d = pto.alloc_tile addr = %p2 : !t
  pto.tcolmax ins(%a : !open) outs(%b : !row)
  pto.tcolexpand ins(%b : !row) outs(%d : !t)
  pto.tprint ins(%d : !t)
  return
}
