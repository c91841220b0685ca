// Every shape of pto.tensor_view_addr.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>>) {
    %a = pto.tensor_view_addr %b : memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>> -> memref<4x8xf32, #pto.address_space<gm>>
    return
  }

  func.func @shape1(%b: !pto.tensor_view<?x?xf32>) {
    %r = pto.tensor_view_addr %b : !pto.tensor_view<?x?xf32> -> !pto.ptr<f32, gm>
    return
  }

  func.func @shape2(%b: !pto.partition_tensor_view<4x8xf32>) {
    %r = pto.tensor_view_addr %b : !pto.partition_tensor_view<4x8xf32> -> !pto.ptr<f32, gm>
    return
  }

  func.func @shape3(%b: !pto.tensor_view<?x?xf32>) {
    %r = pto.tensor_view_addr %b : !pto.tensor_view<?x?xf32> -> memref<?x?xf32, #pto.address_space<gm>>
    return
  }

  func.func @generic(%arg0: memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>>) {
    %0 = "pto.tensor_view_addr"(%arg0) : (memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>>) -> memref<4x8xf32, #pto.address_space<gm>>
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>>) {
//|     %0 = pto.tensor_view_addr %arg0 : memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>> -> memref<4x8xf32, #pto.address_space<gm>>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tensor_view<?x?xf32>) {
//|     %0 = pto.tensor_view_addr %arg0 : !pto.tensor_view<?x?xf32> -> !pto.ptr<f32, gm>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.partition_tensor_view<4x8xf32>) {
//|     %0 = pto.tensor_view_addr %arg0 : !pto.partition_tensor_view<4x8xf32> -> !pto.ptr<f32, gm>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.tensor_view<?x?xf32>) {
//|     %0 = pto.tensor_view_addr %arg0 : !pto.tensor_view<?x?xf32> -> memref<?x?xf32, #pto.address_space<gm>>
//|     return
//|   }
//|   func.func @generic(%arg0: memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>>) {
//|     %0 = pto.tensor_view_addr %arg0 : memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>> -> memref<4x8xf32, #pto.address_space<gm>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>>):
//|     %4 = "pto.tensor_view_addr"(%arg4) : (memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>>) -> memref<4x8xf32, #pto.address_space<gm>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<?x?xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: !pto.tensor_view<?x?xf32>):
//|     %3 = "pto.tensor_view_addr"(%arg3) : (!pto.tensor_view<?x?xf32>) -> !pto.ptr<f32, gm>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<4x8xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.partition_tensor_view<4x8xf32>):
//|     %2 = "pto.tensor_view_addr"(%arg2) : (!pto.partition_tensor_view<4x8xf32>) -> !pto.ptr<f32, gm>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<?x?xf32>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg1: !pto.tensor_view<?x?xf32>):
//|     %1 = "pto.tensor_view_addr"(%arg1) : (!pto.tensor_view<?x?xf32>) -> memref<?x?xf32, #pto.address_space<gm>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>>):
//|     %0 = "pto.tensor_view_addr"(%arg0) : (memref<4x8xf32, strided<[8, 1]>, #pto.address_space<gm>>) -> memref<4x8xf32, #pto.address_space<gm>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
