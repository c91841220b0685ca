// A product and a sum rounded once, in the order of the operands of MLIR; quotients by zero are those of IEEE 754.
// RUN: --pto-arch=a5 --arg data:f32:2,3,-0.5,0 --arg none:16 --arg data:bf16:2,3,-0.5 --arg none:2
// EXPECT 1 f32: 5.5 inf nan -inf
// EXPECT 3 bf16: 5.5
func.func @test(%a: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>, %b: !pto.ptr<bf16, gm>, %e: !pto.ptr<bf16, gm>) attributes {pto.entry} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = pto.load_scalar %a[%c0] : !pto.ptr<f32, gm> -> f32
  %y = pto.load_scalar %a[%c1] : !pto.ptr<f32, gm> -> f32
  %z = pto.load_scalar %a[%c2] : !pto.ptr<f32, gm> -> f32
  %o = pto.load_scalar %a[%c3] : !pto.ptr<f32, gm> -> f32
  %sum = math.fma %x, %y, %z : f32
  %infinite = arith.divf %x, %o : f32
  %none = arith.divf %o, %o : f32
  %below = arith.divf %z, %o : f32
  pto.store_scalar %sum, %d[%c0] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %infinite, %d[%c1] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %none, %d[%c2] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %below, %d[%c3] : !pto.ptr<f32, gm>, f32
  %u = pto.load_scalar %b[%c0] : !pto.ptr<bf16, gm> -> bf16
  %v = pto.load_scalar %b[%c1] : !pto.ptr<bf16, gm> -> bf16
  %w = pto.load_scalar %b[%c2] : !pto.ptr<bf16, gm> -> bf16
  %half = math.fma %u, %v, %w : bf16
  pto.store_scalar %half, %e[%c0] : !pto.ptr<bf16, gm>, bf16
  return
}
