// Every shape of pto.vmi.vmula.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xf32>, %d: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.vmula %b, %c, %d : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<64xi32>, %c: !pto.vmi.vreg<64xi32>, %d: !pto.vmi.vreg<64xi32>, %e: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vmula %b, %c, %d, %e : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vmula %b, %c, %d : !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape3(%b: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vmula %b, %c, %d : !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape4(%b: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vmula %b, %c, %d : !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape5(%b: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, %c: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, %d: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, %e: !pto.vmi.mask<128xb32, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.vmula %b, %c, %d, %e : !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.mask<128xb32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.vmi.vreg<64xf32>) {
  %0 = "pto.vmi.vmula"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.vmula"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.vmula"(%arg0, %arg1, %arg2, %arg3) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
  %again = "pto.vmi.vmula"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.vmula %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vmula %arg0, %arg1, %arg2, %arg3 : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vmula %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vmula %arg0, %arg1, %arg2 : !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vmula %arg0, %arg1, %arg2 : !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, %arg2: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, %arg3: !pto.vmi.mask<128xb32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vmula %arg0, %arg1, %arg2, %arg3 : !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.mask<128xb32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>, %arg2: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.vmula %arg0, %arg1, %arg2 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.vmula %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vmula %arg0, %arg1, %arg2, %arg3 : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
//|     %1 = pto.vmi.vmula %arg0, %arg1, %arg2, %arg3 {test.note} : !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg24: !pto.vmi.vreg<64xf32>, %arg25: !pto.vmi.vreg<64xf32>, %arg26: !pto.vmi.vreg<64xf32>):
//|     %9 = "pto.vmi.vmula"(%arg24, %arg25, %arg26) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg20: !pto.vmi.vreg<64xi32>, %arg21: !pto.vmi.vreg<64xi32>, %arg22: !pto.vmi.vreg<64xi32>, %arg23: !pto.vmi.mask<64xpred>):
//|     %8 = "pto.vmi.vmula"(%arg20, %arg21, %arg22, %arg23) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg17: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %arg18: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %arg19: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>):
//|     %7 = "pto.vmi.vmula"(%arg17, %arg18, %arg19) : (!pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg14: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %arg15: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, %arg16: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>):
//|     %6 = "pto.vmi.vmula"(%arg14, %arg15, %arg16) : (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg11: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %arg12: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, %arg13: !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.vmula"(%arg11, %arg12, %arg13) : (!pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xf16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.mask<128xb32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg7: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, %arg8: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, %arg9: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, %arg10: !pto.vmi.mask<128xb32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %4 = "pto.vmi.vmula"(%arg7, %arg8, %arg9, %arg10) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.mask<128xb32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xf32>, %arg5: !pto.vmi.vreg<64xf32>, %arg6: !pto.vmi.vreg<64xf32>):
//|     %2 = "pto.vmi.vmula"(%arg4, %arg5, %arg6) : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     %3 = "pto.vmi.vmula"(%arg4, %arg5, %arg6) {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.vreg<64xi32>, %arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>):
//|     %0 = "pto.vmi.vmula"(%arg0, %arg1, %arg2, %arg3) : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
//|     %1 = "pto.vmi.vmula"(%arg0, %arg1, %arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
