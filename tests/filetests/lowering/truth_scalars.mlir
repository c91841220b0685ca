// A scalar of type i1 that is `true` is the element 1, not -1.
// RUN: %s --pto-arch=a5 --lower=vector | FileCheck %s

// CHECK-LABEL: func.func @constant
// CHECK: %[[ONE:.*]] = arith.constant 1 : i16
// CHECK: pto.vshrs %{{.*}}, %[[ONE]],
func.func @constant(%a: !pto.tile_buf<vec, 8x128xui16>, %b: !pto.tile_buf<vec, 8x128xui16>) {
  %amount = arith.constant true
  pto.tshrs ins(%a, %amount : !pto.tile_buf<vec, 8x128xui16>, i1) outs(%b : !pto.tile_buf<vec, 8x128xui16>)
  return
}

// CHECK-LABEL: func.func @argument
// CHECK: %[[AMOUNT:.*]] = arith.extui %{{.*}} : i1 to i16
// CHECK: pto.vshrs %{{.*}}, %[[AMOUNT]],
func.func @argument(%a: !pto.tile_buf<vec, 8x128xui16>, %amount: i1, %b: !pto.tile_buf<vec, 8x128xui16>) {
  pto.tshrs ins(%a, %amount : !pto.tile_buf<vec, 8x128xui16>, i1) outs(%b : !pto.tile_buf<vec, 8x128xui16>)
  return
}
