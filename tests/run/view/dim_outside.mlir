// RUN: --pto-arch=a5 --arg iota:f32:48 --arg 2
func.func @test(%a: !pto.ptr<f32, gm>, %axis: index) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c12 = arith.constant 12 : index
  %v = pto.make_tensor_view %a, shape = [%c4, %c12], strides = [%c12, %c1] : !pto.tensor_view<?x?xf32>
  %0 = pto.get_tensor_view_dim %v, %axis : !pto.tensor_view<?x?xf32> -> index // FAULT PTO1501
  return
}
