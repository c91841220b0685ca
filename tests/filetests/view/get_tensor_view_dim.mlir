// Every shape of pto.get_tensor_view_dim.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
  func.func @shape0(%b: !pto.tensor_view<?x?xf32>, %c: index) {
    %a = pto.get_tensor_view_dim %b, %c : !pto.tensor_view<?x?xf32> -> index
    return
  }

  func.func @shape1(%b: !pto.tensor_view<?x?xf32>) {
    %c1 = arith.constant 1 : index
    %r = pto.get_tensor_view_dim %b, %c1 : !pto.tensor_view<?x?xf32> -> index
    return
  }

  func.func @shape2(%b: !pto.partition_tensor_view<4x?xf32>, %c: index) {
    %r = pto.get_tensor_view_dim %b, %c : !pto.partition_tensor_view<4x?xf32> -> index
    return
  }

  func.func @generic(%arg0: !pto.tensor_view<?x?xf32>, %arg1: index) {
    %0 = "pto.get_tensor_view_dim"(%arg0, %arg1) : (!pto.tensor_view<?x?xf32>, index) -> index
    return
  }
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.tensor_view<?x?xf32>, %arg1: index) {
//|     %0 = pto.get_tensor_view_dim %arg0, %arg1 : !pto.tensor_view<?x?xf32> -> index
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.tensor_view<?x?xf32>) {
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.get_tensor_view_dim %arg0, %c1 : !pto.tensor_view<?x?xf32> -> index
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.partition_tensor_view<4x?xf32>, %arg1: index) {
//|     %0 = pto.get_tensor_view_dim %arg0, %arg1 : !pto.partition_tensor_view<4x?xf32> -> index
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tensor_view<?x?xf32>, %arg1: index) {
//|     %0 = pto.get_tensor_view_dim %arg0, %arg1 : !pto.tensor_view<?x?xf32> -> index
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tensor_view<?x?xf32>, index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg5: !pto.tensor_view<?x?xf32>, %arg6: index):
//|     %4 = "pto.get_tensor_view_dim"(%arg5, %arg6) : (!pto.tensor_view<?x?xf32>, index) -> index
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<?x?xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.tensor_view<?x?xf32>):
//|     %2 = "arith.constant"() <{value = 1 : index}> : () -> index
//|     %3 = "pto.get_tensor_view_dim"(%arg4, %2) : (!pto.tensor_view<?x?xf32>, index) -> index
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.partition_tensor_view<4x?xf32>, index) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.partition_tensor_view<4x?xf32>, %arg3: index):
//|     %1 = "pto.get_tensor_view_dim"(%arg2, %arg3) : (!pto.partition_tensor_view<4x?xf32>, index) -> index
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<?x?xf32>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tensor_view<?x?xf32>, %arg1: index):
//|     %0 = "pto.get_tensor_view_dim"(%arg0, %arg1) : (!pto.tensor_view<?x?xf32>, index) -> index
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
