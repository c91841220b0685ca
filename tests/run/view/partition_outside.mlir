// RUN: --pto-arch=a5 --arg iota:f32:48 --arg 11
func.func @test(%a: !pto.ptr<f32, gm>, %col: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c12 = arith.constant 12 : index
  %v = pto.make_tensor_view %a, shape = [%c4, %c12], strides = [%c12, %c1] : !pto.tensor_view<?x?xf32>
  %p = pto.partition_view %v, offsets = [%c0, %col], sizes = [%c1, %c2] : !pto.tensor_view<?x?xf32> -> !pto.partition_tensor_view<1x2xf32> // FAULT PTO1501
  return
}
