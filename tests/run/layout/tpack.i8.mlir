// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i32:-1080200596,754279334,1300664037,943203235,1613267133,321632139 --arg none:6
// EXPECT 1 i8: 108 -90 -27 -93 -67 -117
func.func @test(%a: !pto.tile_buf<vec, 2x32xi32, valid=2x3>, %b: !pto.tile_buf<vec, 2x32xi8, valid=2x3>) {
  pto.tpack ins(%a : !pto.tile_buf<vec, 2x32xi32, valid=2x3>) outs(%b : !pto.tile_buf<vec, 2x32xi8, valid=2x3>)
  return
}
