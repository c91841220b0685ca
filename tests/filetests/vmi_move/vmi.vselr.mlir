// Every shape of pto.vmi.vselr.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xi32>) {
  %a = pto.vmi.vselr %b, %c : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, %c: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>) {
  %a = pto.vmi.vselr %b, %c : !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>> -> !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xi32>) {
  %0 = "pto.vmi.vselr"(%arg0, %arg1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.vselr"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, %arg1: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>) {
  %0 = "pto.vmi.vselr"(%arg0, %arg1) : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>) -> !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>
  %again = "pto.vmi.vselr"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>) -> !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xi32>) {
//|     %0 = pto.vmi.vselr %arg0, %arg1 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, %arg1: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>) {
//|     %0 = pto.vmi.vselr %arg0, %arg1 : !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>> -> !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xi32>) {
//|     %0 = pto.vmi.vselr %arg0, %arg1 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.vselr %arg0, %arg1 {test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, %arg1: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>) {
//|     %0 = pto.vmi.vselr %arg0, %arg1 : !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>> -> !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>
//|     %1 = pto.vmi.vselr %arg0, %arg1 {test.note} : !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>> -> !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xf32>, %arg7: !pto.vmi.vreg<64xi32>):
//|     %5 = "pto.vmi.vselr"(%arg6, %arg7) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, %arg5: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>):
//|     %4 = "pto.vmi.vselr"(%arg4, %arg5) : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>) -> !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf32>, %arg3: !pto.vmi.vreg<64xi32>):
//|     %2 = "pto.vmi.vselr"(%arg2, %arg3) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xf32>
//|     %3 = "pto.vmi.vselr"(%arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, %arg1: !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>):
//|     %0 = "pto.vmi.vselr"(%arg0, %arg1) : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>) -> !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>
//|     %1 = "pto.vmi.vselr"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>, !pto.vmi.vreg<32xi32, #pto.vmi.layout<contiguous, lane_stride = 2>>) -> !pto.vmi.vreg<32xf32, #pto.vmi.layout<contiguous, lane_stride = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
