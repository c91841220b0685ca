// Functions of scalars, bits of floats as integers and back, and integers with a sign in the type.
// RUN: --pto-arch=a5 --arg npy:kernels/scalar_functions.0.npy --arg zero:44 --arg zero:8 --expect=1=kernels/scalar_functions.out.npy,0,0 --expect=2=kernels/scalar_functions.bits.npy,0,0
// ON-CHIP: 0
func.func @test(%s: !pto.ptr<f32, gm>, %d: !pto.ptr<f32, gm>, %e: !pto.ptr<i32, gm>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %c10 = arith.constant 10 : index
  %a = pto.load_scalar %s[%c0] : !pto.ptr<f32, gm> -> f32
  %b = pto.load_scalar %s[%c1] : !pto.ptr<f32, gm> -> f32
  %n = pto.load_scalar %s[%c2] : !pto.ptr<f32, gm> -> f32
  %h = pto.load_scalar %s[%c3] : !pto.ptr<f32, gm> -> f32
  %absolute = math.absf %a : f32
  %down = math.floor %a : f32
  %up = math.ceil %a : f32
  %root = math.sqrt %b : f32
  %zero = arith.subf %b, %b : f32
  %one = math.exp %zero : f32
  %sum = math.fma %a, %b, %root : f32
  %bits = arith.bitcast %a : f32 to i32
  %mask = arith.constant 2147483647 : i32
  %low = arith.andi %bits, %mask : i32
  %again = arith.bitcast %low : i32 to f32
  %most = arith.maximumf %a, %b : f32
  %none = arith.maximumf %a, %n : f32
  %least = arith.minimumf %b, %h : f32
  %first = arith.minimumf %a, %h : f32
  pto.store_scalar %absolute, %d[%c0] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %down, %d[%c1] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %up, %d[%c2] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %root, %d[%c3] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %one, %d[%c4] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %sum, %d[%c5] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %again, %d[%c6] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %most, %d[%c7] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %none, %d[%c8] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %least, %d[%c9] : !pto.ptr<f32, gm>, f32
  pto.store_scalar %first, %d[%c10] : !pto.ptr<f32, gm>, f32
  %minus = arith.fptosi %sum : f32 to i32
  %unsigned = builtin.unrealized_conversion_cast %minus : i32 to ui32
  %signless = builtin.unrealized_conversion_cast %unsigned : ui32 to i32
  %seven = math.absi %signless : i32
  pto.store_scalar %bits, %e[%c0] : !pto.ptr<i32, gm>, i32
  pto.store_scalar %seven, %e[%c1] : !pto.ptr<i32, gm>, i32
  return
}
