// The destination is a block after the source: lane 8 reads what lane 0 writes. In place there is no fault.
// RUN: --pto-arch=a3 --entry in_place --arg iota:f32:72
// EXPECT 0 f32: 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40 42 44 46 48 50 52 54 56 58 60 62 64 66 68 70 72 74 76 78 80 82 84 86 88 90 92 94 96 98 100 102 104 106 108 110 112 114 116 118 120 122 124 126 64 65 66 67 68 69 70 71
// RUN: --pto-arch=a3 --entry after --arg iota:f32:72
func.func @in_place(%p: !pto.ptr<f32, ub>) {
  %c1 = arith.constant 1 : i64
  %c8 = arith.constant 8 : i64
  pto.ub.vadd %p, %p, %p, %c1, %c1, %c1, %c1, %c8, %c8, %c8 : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64
  return
}
func.func @after(%p: !pto.ptr<f32, ub>) {
  %c1 = arith.constant 1 : i64
  %c8 = arith.constant 8 : i64
  %i8 = arith.constant 8 : index
  %q = pto.addptr %p, %i8 : !pto.ptr<f32, ub> -> !pto.ptr<f32, ub>
  pto.ub.vadd %q, %p, %p, %c1, %c1, %c1, %c1, %c8, %c8, %c8 : !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64, i64 // FAULT PTO1506
  return
}
