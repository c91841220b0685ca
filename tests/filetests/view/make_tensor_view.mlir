// Every shape of pto.make_tensor_view.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @ranks(%p: !pto.ptr<f32, gm>, %q: !pto.ptr<i8>, %n: index, %m: index) {
  %c1 = arith.constant 1 : index
  %0 = pto.make_tensor_view %q, shape = [%n], strides = [%c1] : !pto.tensor_view<?xi8>
  %1 = pto.make_tensor_view %q, shape = [%n], strides = [%n] : !pto.tensor_view<1xi8>
  %2 = pto.make_tensor_view %p, shape = [%n, %m], strides = [%m, %c1] : !pto.tensor_view<?x?xf32>
  %3 = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n, %c1] : !pto.tensor_view<?x?xf32>
  %4 = pto.make_tensor_view %p, shape = [%n, %m, %n], strides = [%n, %m, %n] : !pto.tensor_view<?x4x?xf32>
  %5 = pto.make_tensor_view %p, shape = [%n, %n, %n, %n, %n], strides = [%n, %n, %n, %n, %c1] : !pto.tensor_view<1x1x1x16x16xf32>
  return
}

// The type of the pointer follows from that of the view, whatever the element.
func.func @elements(%a: !pto.ptr<!pto.hif8>, %b: !pto.ptr<ui16>, %n: index) {
  %0 = pto.make_tensor_view %a, shape = [%n], strides = [%n] : !pto.tensor_view<?x!pto.hif8>
  %1 = pto.make_tensor_view %b, shape = [%n], strides = [%n] : !pto.tensor_view<?xu16>
  return
}

func.func @layouts(%p: !pto.ptr<f32>, %n: index) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %0 = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n, %c1] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf32>
  %1 = pto.make_tensor_view %p, shape = [%n, %n], strides = [%c1, %n] {layout = #pto.layout<dn>} : !pto.tensor_view<?x?xf32>
  %2 = pto.make_tensor_view %p, shape = [%n, %n], strides = [%c1, %c8] {layout = #pto.layout<nz>} : !pto.tensor_view<?x?xf32>
  %3 = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n, %n] {layout = #pto.layout<mx_a_zz>} : !pto.tensor_view<?x?xf32>
  %4 = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n, %n] {layout = #pto.layout<mx_b_nn>, test.note} : !pto.tensor_view<?x?xf32>
  // A stride other than 1 where it does not count: one element, or not constant.
  %5 = pto.make_tensor_view %p, shape = [%n, %c1], strides = [%n, %c8] {layout = #pto.layout<nd>} : !pto.tensor_view<?x1xf32>
  %6 = pto.make_tensor_view %p, shape = [%n, %n], strides = [%n, %n] {layout = "ND"} : !pto.tensor_view<?x?xf32>
  return
}

func.func @generic(%p: !pto.ptr<f32>, %n: index) {
  %0 = "pto.make_tensor_view"(%p, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pto.ptr<f32>, index, index) -> !pto.tensor_view<?xf32>
  %1 = "pto.make_tensor_view"(%p, %n, %n, %n, %n) <{layout = #pto.layout<nz>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f32>, index, index, index, index) -> !pto.tensor_view<?x?xf32>
  %2 = "pto.make_tensor_view"(%p, %n, %n) {layout = #pto.layout<dn>, operandSegmentSizes = array<i32: 1, 1, 1>} : (!pto.ptr<f32>, index, index) -> !pto.tensor_view<?xf32>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @ranks(%arg0: !pto.ptr<f32, gm>, %arg1: !pto.ptr<i8, gm>, %arg2: index, %arg3: index) {
//|     %c1 = arith.constant 1 : index
//|     %0 = pto.make_tensor_view %arg1, shape = [%arg2], strides = [%c1] : !pto.tensor_view<?xi8>
//|     %1 = pto.make_tensor_view %arg1, shape = [%arg2], strides = [%arg2] : !pto.tensor_view<1xi8>
//|     %2 = pto.make_tensor_view %arg0, shape = [%arg2, %arg3], strides = [%arg3, %c1] : !pto.tensor_view<?x?xf32>
//|     %3 = pto.make_tensor_view %arg0, shape = [%arg2, %arg2], strides = [%arg2, %c1] : !pto.tensor_view<?x?xf32>
//|     %4 = pto.make_tensor_view %arg0, shape = [%arg2, %arg3, %arg2], strides = [%arg2, %arg3, %arg2] : !pto.tensor_view<?x4x?xf32>
//|     %5 = pto.make_tensor_view %arg0, shape = [%arg2, %arg2, %arg2, %arg2, %arg2], strides = [%arg2, %arg2, %arg2, %arg2, %c1] : !pto.tensor_view<1x1x1x16x16xf32>
//|     return
//|   }
//|   func.func @elements(%arg0: !pto.ptr<!pto.hif8, gm>, %arg1: !pto.ptr<ui16, gm>, %arg2: index) {
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg2], strides = [%arg2] : !pto.tensor_view<?x!pto.hif8>
//|     %1 = pto.make_tensor_view %arg1, shape = [%arg2], strides = [%arg2] : !pto.tensor_view<?xui16>
//|     return
//|   }
//|   func.func @layouts(%arg0: !pto.ptr<f32, gm>, %arg1: index) {
//|     %c1 = arith.constant 1 : index
//|     %c8 = arith.constant 8 : index
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg1, %arg1], strides = [%arg1, %c1] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf32>
//|     %1 = pto.make_tensor_view %arg0, shape = [%arg1, %arg1], strides = [%c1, %arg1] {layout = #pto.layout<dn>} : !pto.tensor_view<?x?xf32>
//|     %2 = pto.make_tensor_view %arg0, shape = [%arg1, %arg1], strides = [%c1, %c8] {layout = #pto.layout<nz>} : !pto.tensor_view<?x?xf32>
//|     %3 = pto.make_tensor_view %arg0, shape = [%arg1, %arg1], strides = [%arg1, %arg1] {layout = #pto.layout<mx_a_zz>} : !pto.tensor_view<?x?xf32>
//|     %4 = pto.make_tensor_view %arg0, shape = [%arg1, %arg1], strides = [%arg1, %arg1] {layout = #pto.layout<mx_b_nn>, test.note} : !pto.tensor_view<?x?xf32>
//|     %5 = pto.make_tensor_view %arg0, shape = [%arg1, %c1], strides = [%arg1, %c8] {layout = #pto.layout<nd>} : !pto.tensor_view<?x1xf32>
//|     %6 = pto.make_tensor_view %arg0, shape = [%arg1, %arg1], strides = [%arg1, %arg1] {layout = #pto.layout<nd>} : !pto.tensor_view<?x?xf32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, gm>, %arg1: index) {
//|     %0 = pto.make_tensor_view %arg0, shape = [%arg1], strides = [%arg1] : !pto.tensor_view<?xf32>
//|     %1 = pto.make_tensor_view %arg0, shape = [%arg1, %arg1], strides = [%arg1, %arg1] {layout = #pto.layout<nz>} : !pto.tensor_view<?x?xf32>
//|     %2 = pto.make_tensor_view %arg0, shape = [%arg1], strides = [%arg1] {layout = #pto.layout<dn>} : !pto.tensor_view<?xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, !pto.ptr<i8, gm>, index, index) -> (), sym_name = "ranks"}> ({
//|   ^bb0(%arg7: !pto.ptr<f32, gm>, %arg8: !pto.ptr<i8, gm>, %arg9: index, %arg10: index):
//|     %14 = "arith.constant"() <{value = 1 : index}> : () -> index
//|     %15 = "pto.make_tensor_view"(%arg8, %arg9, %14) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pto.ptr<i8, gm>, index, index) -> !pto.tensor_view<?xi8>
//|     %16 = "pto.make_tensor_view"(%arg8, %arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pto.ptr<i8, gm>, index, index) -> !pto.tensor_view<1xi8>
//|     %17 = "pto.make_tensor_view"(%arg7, %arg9, %arg10, %arg10, %14) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f32, gm>, index, index, index, index) -> !pto.tensor_view<?x?xf32>
//|     %18 = "pto.make_tensor_view"(%arg7, %arg9, %arg9, %arg9, %14) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f32, gm>, index, index, index, index) -> !pto.tensor_view<?x?xf32>
//|     %19 = "pto.make_tensor_view"(%arg7, %arg9, %arg10, %arg9, %arg9, %arg10, %arg9) <{operandSegmentSizes = array<i32: 1, 3, 3>}> : (!pto.ptr<f32, gm>, index, index, index, index, index, index) -> !pto.tensor_view<?x4x?xf32>
//|     %20 = "pto.make_tensor_view"(%arg7, %arg9, %arg9, %arg9, %arg9, %arg9, %arg9, %arg9, %arg9, %arg9, %14) <{operandSegmentSizes = array<i32: 1, 5, 5>}> : (!pto.ptr<f32, gm>, index, index, index, index, index, index, index, index, index, index) -> !pto.tensor_view<1x1x1x16x16xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<!pto.hif8, gm>, !pto.ptr<ui16, gm>, index) -> (), sym_name = "elements"}> ({
//|   ^bb0(%arg4: !pto.ptr<!pto.hif8, gm>, %arg5: !pto.ptr<ui16, gm>, %arg6: index):
//|     %12 = "pto.make_tensor_view"(%arg4, %arg6, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pto.ptr<!pto.hif8, gm>, index, index) -> !pto.tensor_view<?x!pto.hif8>
//|     %13 = "pto.make_tensor_view"(%arg5, %arg6, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pto.ptr<ui16, gm>, index, index) -> !pto.tensor_view<?xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, index) -> (), sym_name = "layouts"}> ({
//|   ^bb0(%arg2: !pto.ptr<f32, gm>, %arg3: index):
//|     %3 = "arith.constant"() <{value = 1 : index}> : () -> index
//|     %4 = "arith.constant"() <{value = 8 : index}> : () -> index
//|     %5 = "pto.make_tensor_view"(%arg2, %arg3, %arg3, %arg3, %3) <{layout = #pto.layout<nd>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f32, gm>, index, index, index, index) -> !pto.tensor_view<?x?xf32>
//|     %6 = "pto.make_tensor_view"(%arg2, %arg3, %arg3, %3, %arg3) <{layout = #pto.layout<dn>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f32, gm>, index, index, index, index) -> !pto.tensor_view<?x?xf32>
//|     %7 = "pto.make_tensor_view"(%arg2, %arg3, %arg3, %3, %4) <{layout = #pto.layout<nz>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f32, gm>, index, index, index, index) -> !pto.tensor_view<?x?xf32>
//|     %8 = "pto.make_tensor_view"(%arg2, %arg3, %arg3, %arg3, %arg3) <{layout = #pto.layout<mx_a_zz>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f32, gm>, index, index, index, index) -> !pto.tensor_view<?x?xf32>
//|     %9 = "pto.make_tensor_view"(%arg2, %arg3, %arg3, %arg3, %arg3) <{layout = #pto.layout<mx_b_nn>, operandSegmentSizes = array<i32: 1, 2, 2>}> {test.note} : (!pto.ptr<f32, gm>, index, index, index, index) -> !pto.tensor_view<?x?xf32>
//|     %10 = "pto.make_tensor_view"(%arg2, %arg3, %3, %arg3, %4) <{layout = #pto.layout<nd>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f32, gm>, index, index, index, index) -> !pto.tensor_view<?x1xf32>
//|     %11 = "pto.make_tensor_view"(%arg2, %arg3, %arg3, %arg3, %arg3) <{layout = #pto.layout<nd>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f32, gm>, index, index, index, index) -> !pto.tensor_view<?x?xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, gm>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<f32, gm>, %arg1: index):
//|     %0 = "pto.make_tensor_view"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pto.ptr<f32, gm>, index, index) -> !pto.tensor_view<?xf32>
//|     %1 = "pto.make_tensor_view"(%arg0, %arg1, %arg1, %arg1, %arg1) <{layout = #pto.layout<nz>, operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.ptr<f32, gm>, index, index, index, index) -> !pto.tensor_view<?x?xf32>
//|     %2 = "pto.make_tensor_view"(%arg0, %arg1, %arg1) <{layout = #pto.layout<dn>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pto.ptr<f32, gm>, index, index) -> !pto.tensor_view<?xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
