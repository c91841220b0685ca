// Written by ub_vector.py.

// RUN: --pto-arch=a3 --entry f32 --arg data:f32:0*128
// EXPECT 0 f32: 1.5*128
func.func @f32(%dst: !pto.ptr<f32, ub>) {
  %m0 = arith.constant -1 : i64
  %m1 = arith.constant -1 : i64
  pto.ub.set_mask_norm
  pto.ub.set_mask %m0, %m1 : i64, i64
  %n0 = arith.constant 1069547520 : i64
  %n1 = arith.constant 2 : i64
  %n2 = arith.constant 1 : i64
  %n3 = arith.constant 1 : i64
  %n4 = arith.constant 8 : i64
  %n5 = arith.constant 8 : i64
  pto.ub.vdup %dst, %n0, %n1, %n2, %n3, %n4, %n5 : !pto.ptr<f32, ub>, i64, i64, i64, i64, i64, i64
  return
}

// RUN: --pto-arch=a3 --entry i16 --arg data:i16:0*256
// EXPECT 0 i16: -3*256
func.func @i16(%dst: !pto.ptr<i16, ub>) {
  %m0 = arith.constant -1 : i64
  %m1 = arith.constant -1 : i64
  pto.ub.set_mask_norm
  pto.ub.set_mask %m0, %m1 : i64, i64
  %n0 = arith.constant -3 : i64
  %n1 = arith.constant 2 : i64
  %n2 = arith.constant 1 : i64
  %n3 = arith.constant 1 : i64
  %n4 = arith.constant 8 : i64
  %n5 = arith.constant 8 : i64
  pto.ub.vdup %dst, %n0, %n1, %n2, %n3, %n4, %n5 : !pto.ptr<i16, ub>, i64, i64, i64, i64, i64, i64
  return
}
