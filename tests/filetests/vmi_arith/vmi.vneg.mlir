// Every shape of pto.vmi.vneg.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<256xi16>) {
  %a = pto.vmi.vneg %b : !pto.vmi.vreg<256xi16> -> !pto.vmi.vreg<256xi16>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.vneg %b : !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @shape2(%a: !pto.vmi.vreg<64xf32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vneg %a, %m {pmode = "merge"} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<256xi16>) {
  %0 = "pto.vmi.vneg"(%arg0) : (!pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
  %again = "pto.vmi.vneg"(%arg0) {test.note} : (!pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) {
  %0 = "pto.vmi.vneg"(%arg0) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
  %again = "pto.vmi.vneg"(%arg0) {test.note} : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<256xi16>) {
//|     %0 = pto.vmi.vneg %arg0 : !pto.vmi.vreg<256xi16> -> !pto.vmi.vreg<256xi16>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vneg %arg0 : !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vneg %arg0, %arg1 {pmode = "merge"} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<256xi16>) {
//|     %0 = pto.vmi.vneg %arg0 : !pto.vmi.vreg<256xi16> -> !pto.vmi.vreg<256xi16>
//|     %1 = pto.vmi.vneg %arg0 {test.note} : !pto.vmi.vreg<256xi16> -> !pto.vmi.vreg<256xi16>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vneg %arg0 : !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = pto.vmi.vneg %arg0 {test.note} : !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xi16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg5: !pto.vmi.vreg<256xi16>):
//|     %6 = "pto.vmi.vneg"(%arg5) : (!pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %5 = "pto.vmi.vneg"(%arg4) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf32>, %arg3: !pto.vmi.mask<64xpred>):
//|     %4 = "pto.vmi.vneg"(%arg2, %arg3) <{pmode = "merge"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xi16>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<256xi16>):
//|     %2 = "pto.vmi.vneg"(%arg1) : (!pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
//|     %3 = "pto.vmi.vneg"(%arg1) {test.note} : (!pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %0 = "pto.vmi.vneg"(%arg0) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = "pto.vmi.vneg"(%arg0) {test.note} : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
