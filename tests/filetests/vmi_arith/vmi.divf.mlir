// Every shape of pto.vmi.divf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xf32>, %b: !pto.vmi.vreg<64xf32>) {
  %r = pto.vmi.divf %a, %b : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape1(%a: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %b: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) {
  %r = pto.vmi.divf %a, %b : !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>) {
  %0 = "pto.vmi.divf"(%arg0, %arg1) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.divf"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.divf"(%arg0, %arg1) : (!pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.divf"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.divf %arg0, %arg1 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.divf %arg0, %arg1 : !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.divf %arg0, %arg1 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.divf %arg0, %arg1 {test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.divf %arg0, %arg1 : !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.divf %arg0, %arg1 {test.note} : !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xf32>, %arg7: !pto.vmi.vreg<64xf32>):
//|     %5 = "pto.vmi.divf"(%arg6, %arg7) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %arg5: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.divf"(%arg4, %arg5) : (!pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf32>, %arg3: !pto.vmi.vreg<64xf32>):
//|     %2 = "pto.vmi.divf"(%arg2, %arg3) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     %3 = "pto.vmi.divf"(%arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.divf"(%arg0, %arg1) : (!pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.divf"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
