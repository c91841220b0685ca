// Made by generators/operations.py; numbers by numpy.
// RUN: --pto-arch=a5 --arg data:i32:1203187799,1869495355,1487369301,1726338224,-2109474916,923165869 --arg none:12
// EXPECT 1 i16: 12375 15419 29781 -11088 -2148 25773
func.func @test(%a: !pto.tile_buf<vec, 2x32xi32, valid=2x3>, %b: !pto.tile_buf<vec, 2x32xi16, valid=2x3>) {
  pto.tpack ins(%a : !pto.tile_buf<vec, 2x32xi32, valid=2x3>) outs(%b : !pto.tile_buf<vec, 2x32xi16, valid=2x3>)
  return
}
