// Numbers of global and vector memory, in the order of the operations.
// COVERS: store_scalar load store ld_dev st_dev
// RUN: --pto-arch=a5 --arg data:f32:1.5,2.5,3.5,4.5 --arg data:i16:-3,7 --arg none:16 --arg none:4
// EXPECT 2 f32: 4.5 1.5 2.5 3.5
// EXPECT 3 i16: 7 -3
func.func @test(%a: !pto.ptr<f32, gm>, %b: !pto.ptr<i16, ub>, %d: !pto.ptr<f32, gm>, %e: !pto.ptr<i16, ub>) attributes {pto.entry} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = pto.load_scalar %a[%c3] : !pto.ptr<f32, gm> -> f32
  pto.store_scalar %0, %d[%c0] : !pto.ptr<f32, gm>, f32
  %1 = pto.load %a[%c0] : !pto.ptr<f32, gm> -> f32
  pto.store %1, %d[%c1] : !pto.ptr<f32, gm>, f32
  %words = pto.castptr %a : !pto.ptr<f32, gm> -> !pto.ptr<i32, gm>
  %written = pto.castptr %d : !pto.ptr<f32, gm> -> !pto.ptr<i32, gm>
  %2 = pto.ld_dev %words[%c1] : !pto.ptr<i32, gm> -> i32
  pto.st_dev %2, %written[%c2] : !pto.ptr<i32, gm>, i32
  %3 = pto.load_scalar %a[%c2] : !pto.ptr<f32, gm> -> f32
  pto.store_scalar %3, %d[%c3] : !pto.ptr<f32, gm>, f32
  %4 = pto.load_scalar %b[%c1] : !pto.ptr<i16, ub> -> i16
  pto.store_scalar %4, %e[%c0] : !pto.ptr<i16, ub>, i16
  %5 = pto.load_scalar %b[%c0] : !pto.ptr<i16, ub> -> i16
  pto.store_scalar %5, %e[%c1] : !pto.ptr<i16, ub>, i16
  return
}
