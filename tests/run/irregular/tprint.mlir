// The valid region, a line for each row.
// RUN: --pto-arch=a5 --entry=f32 --arg data:f32:1,-2.5,0.00006,inf,1000,3
// PRINT:   1.0000  -2.5000   0.0001
// PRINT:      inf 1000.0000   3.0000
// RUN: --pto-arch=a5 --entry=short --arg data:f16:1,-2.5
// PRINT:     1.00    -2.50
// RUN: --pto-arch=a5 --entry=long --arg data:f32:1,-2.5
// PRINT:   1.000000  -2.500000
// RUN: --pto-arch=a5 --entry=view --arg data:i32:1,-2,3,4
// PRINT:        1       -2
// PRINT:        3        4
func.func @f32(%a: !pto.tile_buf<vec, 2x8xf32, valid=2x3>) {
  pto.tprint ins(%a : !pto.tile_buf<vec, 2x8xf32, valid=2x3>)
  return
}
func.func @short(%a: !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {
  pto.tprint ins(%a : !pto.tile_buf<vec, 1x16xf16, valid=1x2>) {printFormat = #pto<print_format width8_precision2>}
  return
}
func.func @long(%a: !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {
  pto.tprint ins(%a : !pto.tile_buf<vec, 1x8xf32, valid=1x2>) {printFormat = #pto<print_format width10_precision6>}
  return
}
func.func @view(%a: !pto.partition_tensor_view<2x2xi32>) {
  pto.tprint ins(%a : !pto.partition_tensor_view<2x2xi32>)
  return
}
