// Every shape of pto.vmi.shuffle.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<128xf32>) {
  %a = pto.vmi.shuffle %b[[0, 1, 2, 3]] : !pto.vmi.vreg<128xf32> -> !pto.vmi.vreg<4xf32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.shuffle %b[[0, 1, 2, 3]] : !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<128xf32>) {
  %a = pto.vmi.shuffle %b[[64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127]] : !pto.vmi.vreg<128xf32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape3(%b: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.shuffle %b[[63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]] : !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape4(%b: !pto.vmi.vreg<1xf32>) {
  %a = pto.vmi.shuffle %b[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]] : !pto.vmi.vreg<1xf32> -> !pto.vmi.vreg<128xf32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<128xf32>) {
  %0 = "pto.vmi.shuffle"(%arg0) <{indices = array<i64: 0, 1, 2, 3>}> : (!pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<4xf32>
  %again = "pto.vmi.shuffle"(%arg0) {indices = array<i64: 0, 1, 2, 3>, test.note} : (!pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<4xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.shuffle"(%arg0) <{indices = array<i64: 0, 1, 2, 3>}> : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.shuffle"(%arg0) {indices = array<i64: 0, 1, 2, 3>, test.note} : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<128xf32>) {
//|     %0 = pto.vmi.shuffle %arg0[[0, 1, 2, 3]] : !pto.vmi.vreg<128xf32> -> !pto.vmi.vreg<4xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.shuffle %arg0[[0, 1, 2, 3]] : !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<128xf32>) {
//|     %0 = pto.vmi.shuffle %arg0[[64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127]] : !pto.vmi.vreg<128xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.shuffle %arg0[[63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]] : !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.vmi.vreg<1xf32>) {
//|     %0 = pto.vmi.shuffle %arg0[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]] : !pto.vmi.vreg<1xf32> -> !pto.vmi.vreg<128xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<128xf32>) {
//|     %0 = pto.vmi.shuffle %arg0[[0, 1, 2, 3]] : !pto.vmi.vreg<128xf32> -> !pto.vmi.vreg<4xf32>
//|     %1 = pto.vmi.shuffle %arg0[[0, 1, 2, 3]] {test.note} : !pto.vmi.vreg<128xf32> -> !pto.vmi.vreg<4xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.shuffle %arg0[[0, 1, 2, 3]] : !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.shuffle %arg0[[0, 1, 2, 3]] {test.note} : !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<128xf32>):
//|     %8 = "pto.vmi.shuffle"(%arg6) <{indices = array<i64: 0, 1, 2, 3>}> : (!pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<4xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg5: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>):
//|     %7 = "pto.vmi.shuffle"(%arg5) <{indices = array<i64: 0, 1, 2, 3>}> : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<128xf32>):
//|     %6 = "pto.vmi.shuffle"(%arg4) <{indices = array<i64: 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127>}> : (!pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.shuffle"(%arg3) <{indices = array<i64: 63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0>}> : (!pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xf32>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<1xf32>):
//|     %4 = "pto.vmi.shuffle"(%arg2) <{indices = array<i64: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> : (!pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<128xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<128xf32>):
//|     %2 = "pto.vmi.shuffle"(%arg1) <{indices = array<i64: 0, 1, 2, 3>}> : (!pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<4xf32>
//|     %3 = "pto.vmi.shuffle"(%arg1) <{indices = array<i64: 0, 1, 2, 3>}> {test.note} : (!pto.vmi.vreg<128xf32>) -> !pto.vmi.vreg<4xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.shuffle"(%arg0) <{indices = array<i64: 0, 1, 2, 3>}> : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.shuffle"(%arg0) <{indices = array<i64: 0, 1, 2, 3>}> {test.note} : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<4xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
