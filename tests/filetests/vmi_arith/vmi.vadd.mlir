// Every shape of pto.vmi.vadd.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<8xf32>, %c: !pto.vmi.vreg<8xf32>) {
  %a = pto.vmi.vadd %b, %c : !pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xf32> -> !pto.vmi.vreg<8xf32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.vadd %b, %b : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xf32>, %d: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vadd %b, %c, %d : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape3(%b: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vadd %b, %c : !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape4(%b: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, %c: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.vadd %b, %c : !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @shape5(%b: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %c: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.vadd %b, %c : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<8xf32>, %arg1: !pto.vmi.vreg<8xf32>) {
  %0 = "pto.vmi.vadd"(%arg0, %arg1) : (!pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xf32>) -> !pto.vmi.vreg<8xf32>
  %again = "pto.vmi.vadd"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xf32>) -> !pto.vmi.vreg<8xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>) {
  %0 = "pto.vmi.vadd"(%arg0, %arg0) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.vadd"(%arg0, %arg0) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<8xf32>, %arg1: !pto.vmi.vreg<8xf32>) {
//|     %0 = pto.vmi.vadd %arg0, %arg1 : !pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xf32> -> !pto.vmi.vreg<8xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.vadd %arg0, %arg0 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vadd %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vadd %arg0, %arg1 : !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vadd %arg0, %arg1 : !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vadd %arg0, %arg1 : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<8xf32>, %arg1: !pto.vmi.vreg<8xf32>) {
//|     %0 = pto.vmi.vadd %arg0, %arg1 : !pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xf32> -> !pto.vmi.vreg<8xf32>
//|     %1 = pto.vmi.vadd %arg0, %arg1 {test.note} : !pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xf32> -> !pto.vmi.vreg<8xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.vadd %arg0, %arg0 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.vadd %arg0, %arg0 {test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg13: !pto.vmi.vreg<8xf32>, %arg14: !pto.vmi.vreg<8xf32>):
//|     %9 = "pto.vmi.vadd"(%arg13, %arg14) : (!pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xf32>) -> !pto.vmi.vreg<8xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg12: !pto.vmi.vreg<64xf32>):
//|     %8 = "pto.vmi.vadd"(%arg12, %arg12) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg9: !pto.vmi.vreg<64xf32>, %arg10: !pto.vmi.vreg<64xf32>, %arg11: !pto.vmi.mask<64xpred>):
//|     %7 = "pto.vmi.vadd"(%arg9, %arg10, %arg11) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg7: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %arg8: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>):
//|     %6 = "pto.vmi.vadd"(%arg7, %arg8) : (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg5: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, %arg6: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %5 = "pto.vmi.vadd"(%arg5, %arg6) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg4: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %4 = "pto.vmi.vadd"(%arg3, %arg4) : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<8xf32>, %arg2: !pto.vmi.vreg<8xf32>):
//|     %2 = "pto.vmi.vadd"(%arg1, %arg2) : (!pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xf32>) -> !pto.vmi.vreg<8xf32>
//|     %3 = "pto.vmi.vadd"(%arg1, %arg2) {test.note} : (!pto.vmi.vreg<8xf32>, !pto.vmi.vreg<8xf32>) -> !pto.vmi.vreg<8xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>):
//|     %0 = "pto.vmi.vadd"(%arg0, %arg0) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.vadd"(%arg0, %arg0) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
