// Up to four runs of records merged, which may end with the first that is exhausted.
// RUN: --pto-arch=a5 --entry=two --arg data:f32:0x41100000,0x00000001,0x40a00000,0x00000002,0x3f800000,0x00000003 --arg data:f32:0x41100000,0x00000004,0x40c00000,0x00000005,0x40800000,0x00000006 --arg none:64 --arg none:48
// EXPECT 3 u32: 0x41100000 0x00000001 0x41100000 0x00000004 0x40c00000 0x00000005 0x40a00000 0x00000002 0x40800000 0x00000006 0x3f800000 0x00000003
// RUN: --pto-arch=a5 --entry=three --arg data:f32:0x41100000,0x00000001,0x40a00000,0x00000002,0x3f800000,0x00000003 --arg data:f32:0x41100000,0x00000004,0x40c00000,0x00000005,0x40800000,0x00000006 --arg data:f32:0x40e00000,0x00000007,0x40000000,0x00000008 --arg none:96 --arg none:64
// EXPECT 4 u32: 0x41100000 0x00000001 0x41100000 0x00000004 0x40e00000 0x00000007 0x40c00000 0x00000005 0x40a00000 0x00000002 0x40800000 0x00000006 0x40000000 0x00000008 0x3f800000 0x00000003
// RUN: --pto-arch=a5 --entry=exhausted --arg data:f32:0x41100000,0x00000001,0x40a00000,0x00000002,0x3f800000,0x00000003 --arg data:f32:0x41100000,0x00000004,0x40c00000,0x00000005,0x40800000,0x00000006 --arg data:f32:0x40e00000,0x00000007,0x40000000,0x00000008 --arg none:96 --arg data:f32:0*16
// EXPECT 4 u32: 0x41100000 0x00000001 0x41100000 0x00000004 0x40e00000 0x00000007 0x40c00000 0x00000005 0x40a00000 0x00000002 0x40800000 0x00000006 0*4
// RUN: --pto-arch=a5 --entry=f16 --arg data:f16:0x4400,0,0x0001,0,0x3c00,0,0x0002,0 --arg data:f16:0x4000,0,0x0003,0 --arg none:64 --arg none:24
// EXPECT 3 u16: 0x4400 0 1 0 0x4000 0 3 0 0x3c00 0 2 0
func.func @two(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x6>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x6>, %t: !pto.tile_buf<vec, 1x16xf32>, %d: !pto.tile_buf<vec, 1x16xf32, valid=1x12>) {
  %executed = arith.constant dense<0> : vector<4xi16>
  pto.tmrgsort ins(%a, %b, %t {exhausted = false} : !pto.tile_buf<vec, 1x8xf32, valid=1x6>, !pto.tile_buf<vec, 1x8xf32, valid=1x6>, !pto.tile_buf<vec, 1x16xf32>) outs(%d, %executed : !pto.tile_buf<vec, 1x16xf32, valid=1x12>, vector<4xi16>)
  return
}
func.func @three(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x6>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x6>, %c: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %t: !pto.tile_buf<vec, 1x24xf32>, %d: !pto.tile_buf<vec, 1x16xf32>) {
  %executed = arith.constant dense<0> : vector<4xi16>
  pto.tmrgsort ins(%a, %b, %c, %t {exhausted = false} : !pto.tile_buf<vec, 1x8xf32, valid=1x6>, !pto.tile_buf<vec, 1x8xf32, valid=1x6>, !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x24xf32>) outs(%d, %executed : !pto.tile_buf<vec, 1x16xf32>, vector<4xi16>)
  return
}
func.func @exhausted(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x6>, %b: !pto.tile_buf<vec, 1x8xf32, valid=1x6>, %c: !pto.tile_buf<vec, 1x8xf32, valid=1x4>, %t: !pto.tile_buf<vec, 1x24xf32>, %d: !pto.tile_buf<vec, 1x16xf32>) {
  %executed = arith.constant dense<0> : vector<4xi16>
  pto.tmrgsort ins(%a, %b, %c, %t {exhausted = true} : !pto.tile_buf<vec, 1x8xf32, valid=1x6>, !pto.tile_buf<vec, 1x8xf32, valid=1x6>, !pto.tile_buf<vec, 1x8xf32, valid=1x4>, !pto.tile_buf<vec, 1x24xf32>) outs(%d, %executed : !pto.tile_buf<vec, 1x16xf32>, vector<4xi16>)
  return
}
func.func @f16(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x8>, %b: !pto.tile_buf<vec, 1x16xf16, valid=1x4>, %t: !pto.tile_buf<vec, 1x32xf16>, %d: !pto.tile_buf<vec, 1x16xf16, valid=1x12>) {
  %executed = arith.constant dense<0> : vector<4xi16>
  pto.tmrgsort ins(%a, %b, %t {exhausted = false} : !pto.tile_buf<vec, 1x16xf16, valid=1x8>, !pto.tile_buf<vec, 1x16xf16, valid=1x4>, !pto.tile_buf<vec, 1x32xf16>) outs(%d, %executed : !pto.tile_buf<vec, 1x16xf16, valid=1x12>, vector<4xi16>)
  return
}
