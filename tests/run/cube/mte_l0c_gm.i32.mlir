// Made by generators/cube.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i32:0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,0*208,16,17,0*14,34,35,0*14,52,53,0*222 --arg data:i32:7*60
// EXPECT 1 i32: 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 7*2 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 7*2 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 7*2
func.func @test(%a: !pto.ptr<i32, l0c>, %b: !pto.ptr<i32, gm>) {
  %m = arith.constant 3 : i64
  %n = arith.constant 18 : i64
  %s = arith.constant 16 : i64
  %d = arith.constant 20 : i64
  %z = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %far = arith.constant 32 : i64
  %next = arith.constant 60 : i64
  pto.mte_l0c_gm %a, %b, %m, %n, %s, %d, %z, %z, nz2nd : !pto.ptr<i32, l0c>, !pto.ptr<i32, gm>, i64, i64, i64, i64, i64, i64
  return
}
