// Every shape of pto.partition_view: the type of the result is left out where constant sizes imply it.
// RUN: %s --split-input-file
// RUN: %s --split-input-file --mlir-print-op-generic

func.func @ranks(%a: !pto.tensor_view<?xf32>, %b: !pto.tensor_view<?x?xi8>, %c: !pto.tensor_view<1x1x1x?x?xf16>, %n: index, %m: index) {
  %0 = pto.partition_view %a, offsets = [%n], sizes = [%m] : !pto.tensor_view<?xf32>
  %1 = pto.partition_view %b, offsets = [%n, %n], sizes = [%m, %m] : !pto.tensor_view<?x?xi8>
  %2 = pto.partition_view %b, offsets = [%n, %m], sizes = [%n, %n] {test.note} : !pto.tensor_view<?x?xi8>
  %3 = pto.partition_view %c, offsets = [%n, %n, %n, %n, %n], sizes = [%n, %n, %n, %n, %m] : !pto.tensor_view<1x1x1x?x?xf16>
  return
}

func.func @inferred(%v: !pto.tensor_view<32x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %0 = pto.partition_view %v, offsets = [%c0, %n], sizes = [%c8, %c8] : !pto.tensor_view<32x?xf32>
  %1 = pto.partition_view %v, offsets = [%c0, %n], sizes = [%c8, %n] : !pto.tensor_view<32x?xf32>
  %2 = pto.partition_view %v, offsets = [%c0, %n], sizes = [%c8, %n] : !pto.tensor_view<32x?xf32> -> !pto.partition_tensor_view<8x?xf32>
  // Written because it says something else.
  %3 = pto.partition_view %v, offsets = [%c0, %n], sizes = [%c8, %n] : !pto.tensor_view<32x?xf32> -> !pto.partition_tensor_view<8x16xf32>
  %4 = pto.partition_view %v, offsets = [%c0, %n], sizes = [%c8, %c8] : !pto.tensor_view<32x?xf32> -> !pto.partition_tensor_view<?x?xf32>
  %5 = pto.partition_view %v, offsets = [%c0, %n], sizes = [%c8, %c8] : !pto.tensor_view<32x?xf32> -> !pto.partition_tensor_view<1x8x8xf32>
  return
}

func.func @bounds(%v: !pto.tensor_view<32x64xf32>) {
  %c0 = arith.constant 0 : index
  %c24 = arith.constant 24 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %0 = pto.partition_view %v, offsets = [%c24, %c0], sizes = [%c8, %c64] : !pto.tensor_view<32x64xf32>
  return
}

func.func @generic(%v: !pto.tensor_view<?xf32>, %n: index) {
  %0 = "pto.partition_view"(%v, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pto.tensor_view<?xf32>, index, index) -> !pto.partition_tensor_view<?xf32>
  %1 = "pto.partition_view"(%v, %n, %n) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pto.tensor_view<?xf32>, index, index) -> !pto.partition_tensor_view<8xf32>
  return
}

// run 1: exit 0
// stdout:
//| module {
//|   func.func @ranks(%arg0: !pto.tensor_view<?xf32>, %arg1: !pto.tensor_view<?x?xi8>, %arg2: !pto.tensor_view<1x1x1x?x?xf16>, %arg3: index, %arg4: index) {
//|     %0 = pto.partition_view %arg0, offsets = [%arg3], sizes = [%arg4] : !pto.tensor_view<?xf32>
//|     %1 = pto.partition_view %arg1, offsets = [%arg3, %arg3], sizes = [%arg4, %arg4] : !pto.tensor_view<?x?xi8>
//|     %2 = pto.partition_view %arg1, offsets = [%arg3, %arg4], sizes = [%arg3, %arg3] {test.note} : !pto.tensor_view<?x?xi8>
//|     %3 = pto.partition_view %arg2, offsets = [%arg3, %arg3, %arg3, %arg3, %arg3], sizes = [%arg3, %arg3, %arg3, %arg3, %arg4] : !pto.tensor_view<1x1x1x?x?xf16>
//|     return
//|   }
//|   func.func @inferred(%arg0: !pto.tensor_view<32x?xf32>, %arg1: index) {
//|     %c0 = arith.constant 0 : index
//|     %c8 = arith.constant 8 : index
//|     %0 = pto.partition_view %arg0, offsets = [%c0, %arg1], sizes = [%c8, %c8] : !pto.tensor_view<32x?xf32>
//|     %1 = pto.partition_view %arg0, offsets = [%c0, %arg1], sizes = [%c8, %arg1] : !pto.tensor_view<32x?xf32>
//|     %2 = pto.partition_view %arg0, offsets = [%c0, %arg1], sizes = [%c8, %arg1] : !pto.tensor_view<32x?xf32>
//|     %3 = pto.partition_view %arg0, offsets = [%c0, %arg1], sizes = [%c8, %arg1] : !pto.tensor_view<32x?xf32> -> !pto.partition_tensor_view<8x16xf32>
//|     %4 = pto.partition_view %arg0, offsets = [%c0, %arg1], sizes = [%c8, %c8] : !pto.tensor_view<32x?xf32> -> !pto.partition_tensor_view<?x?xf32>
//|     %5 = pto.partition_view %arg0, offsets = [%c0, %arg1], sizes = [%c8, %c8] : !pto.tensor_view<32x?xf32> -> !pto.partition_tensor_view<1x8x8xf32>
//|     return
//|   }
//|   func.func @bounds(%arg0: !pto.tensor_view<32x64xf32>) {
//|     %c0 = arith.constant 0 : index
//|     %c24 = arith.constant 24 : index
//|     %c8 = arith.constant 8 : index
//|     %c64 = arith.constant 64 : index
//|     %0 = pto.partition_view %arg0, offsets = [%c24, %c0], sizes = [%c8, %c64] : !pto.tensor_view<32x64xf32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.tensor_view<?xf32>, %arg1: index) {
//|     %0 = pto.partition_view %arg0, offsets = [%arg1], sizes = [%arg1] : !pto.tensor_view<?xf32>
//|     %1 = pto.partition_view %arg0, offsets = [%arg1], sizes = [%arg1] : !pto.tensor_view<?xf32> -> !pto.partition_tensor_view<8xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.tensor_view<?xf32>, !pto.tensor_view<?x?xi8>, !pto.tensor_view<1x1x1x?x?xf16>, index, index) -> (), sym_name = "ranks"}> ({
//|   ^bb0(%arg5: !pto.tensor_view<?xf32>, %arg6: !pto.tensor_view<?x?xi8>, %arg7: !pto.tensor_view<1x1x1x?x?xf16>, %arg8: index, %arg9: index):
//|     %15 = "pto.partition_view"(%arg5, %arg8, %arg9) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pto.tensor_view<?xf32>, index, index) -> !pto.partition_tensor_view<?xf32>
//|     %16 = "pto.partition_view"(%arg6, %arg8, %arg8, %arg9, %arg9) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.tensor_view<?x?xi8>, index, index, index, index) -> !pto.partition_tensor_view<?x?xi8>
//|     %17 = "pto.partition_view"(%arg6, %arg8, %arg9, %arg8, %arg8) <{operandSegmentSizes = array<i32: 1, 2, 2>}> {test.note} : (!pto.tensor_view<?x?xi8>, index, index, index, index) -> !pto.partition_tensor_view<?x?xi8>
//|     %18 = "pto.partition_view"(%arg7, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg8, %arg9) <{operandSegmentSizes = array<i32: 1, 5, 5>}> : (!pto.tensor_view<1x1x1x?x?xf16>, index, index, index, index, index, index, index, index, index, index) -> !pto.partition_tensor_view<?x?x?x?x?xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<32x?xf32>, index) -> (), sym_name = "inferred"}> ({
//|   ^bb0(%arg3: !pto.tensor_view<32x?xf32>, %arg4: index):
//|     %7 = "arith.constant"() <{value = 0 : index}> : () -> index
//|     %8 = "arith.constant"() <{value = 8 : index}> : () -> index
//|     %9 = "pto.partition_view"(%arg3, %7, %arg4, %8, %8) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.tensor_view<32x?xf32>, index, index, index, index) -> !pto.partition_tensor_view<8x8xf32>
//|     %10 = "pto.partition_view"(%arg3, %7, %arg4, %8, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.tensor_view<32x?xf32>, index, index, index, index) -> !pto.partition_tensor_view<8x?xf32>
//|     %11 = "pto.partition_view"(%arg3, %7, %arg4, %8, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.tensor_view<32x?xf32>, index, index, index, index) -> !pto.partition_tensor_view<8x?xf32>
//|     %12 = "pto.partition_view"(%arg3, %7, %arg4, %8, %arg4) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.tensor_view<32x?xf32>, index, index, index, index) -> !pto.partition_tensor_view<8x16xf32>
//|     %13 = "pto.partition_view"(%arg3, %7, %arg4, %8, %8) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.tensor_view<32x?xf32>, index, index, index, index) -> !pto.partition_tensor_view<?x?xf32>
//|     %14 = "pto.partition_view"(%arg3, %7, %arg4, %8, %8) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.tensor_view<32x?xf32>, index, index, index, index) -> !pto.partition_tensor_view<1x8x8xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<32x64xf32>) -> (), sym_name = "bounds"}> ({
//|   ^bb0(%arg2: !pto.tensor_view<32x64xf32>):
//|     %2 = "arith.constant"() <{value = 0 : index}> : () -> index
//|     %3 = "arith.constant"() <{value = 24 : index}> : () -> index
//|     %4 = "arith.constant"() <{value = 8 : index}> : () -> index
//|     %5 = "arith.constant"() <{value = 64 : index}> : () -> index
//|     %6 = "pto.partition_view"(%arg2, %3, %2, %4, %5) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (!pto.tensor_view<32x64xf32>, index, index, index, index) -> !pto.partition_tensor_view<8x64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.tensor_view<?xf32>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.tensor_view<?xf32>, %arg1: index):
//|     %0 = "pto.partition_view"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pto.tensor_view<?xf32>, index, index) -> !pto.partition_tensor_view<?xf32>
//|     %1 = "pto.partition_view"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (!pto.tensor_view<?xf32>, index, index) -> !pto.partition_tensor_view<8xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) : () -> ()
