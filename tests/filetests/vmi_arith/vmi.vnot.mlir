// Every shape of pto.vmi.vnot.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<256xi16>) {
  %a = pto.vmi.vnot %b : !pto.vmi.vreg<256xi16> -> !pto.vmi.vreg<256xi16>
  return
}

func.func @shape1(%b: !pto.vmi.mask<128xpred>) {
  %a = pto.vmi.vnot %b : !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
  return
}

func.func @shape2(%b: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vnot %b : !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape3(%b: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.vnot %b : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @shape4(%a: !pto.vmi.vreg<64xi32>, %m: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.vnot %a, %m {pmode = "merge"} : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<256xi16>) {
  %0 = "pto.vmi.vnot"(%arg0) : (!pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
  %again = "pto.vmi.vnot"(%arg0) {test.note} : (!pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
  return
}

func.func @generic2(%arg0: !pto.vmi.mask<128xpred>) {
  %0 = "pto.vmi.vnot"(%arg0) : (!pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
  %again = "pto.vmi.vnot"(%arg0) {test.note} : (!pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<256xi16>) {
//|     %0 = pto.vmi.vnot %arg0 : !pto.vmi.vreg<256xi16> -> !pto.vmi.vreg<256xi16>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.vnot %arg0 : !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vnot %arg0 : !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.vnot %arg0 : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vnot %arg0, %arg1 {pmode = "merge"} : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<256xi16>) {
//|     %0 = pto.vmi.vnot %arg0 : !pto.vmi.vreg<256xi16> -> !pto.vmi.vreg<256xi16>
//|     %1 = pto.vmi.vnot %arg0 {test.note} : !pto.vmi.vreg<256xi16> -> !pto.vmi.vreg<256xi16>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.vnot %arg0 : !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     %1 = pto.vmi.vnot %arg0 {test.note} : !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xi16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg7: !pto.vmi.vreg<256xi16>):
//|     %8 = "pto.vmi.vnot"(%arg7) : (!pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<128xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg6: !pto.vmi.mask<128xpred>):
//|     %7 = "pto.vmi.vnot"(%arg6) : (!pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg5: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>):
//|     %6 = "pto.vmi.vnot"(%arg5) : (!pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %5 = "pto.vmi.vnot"(%arg4) : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>):
//|     %4 = "pto.vmi.vnot"(%arg2, %arg3) <{pmode = "merge"}> : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xi16>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<256xi16>):
//|     %2 = "pto.vmi.vnot"(%arg1) : (!pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
//|     %3 = "pto.vmi.vnot"(%arg1) {test.note} : (!pto.vmi.vreg<256xi16>) -> !pto.vmi.vreg<256xi16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<128xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.mask<128xpred>):
//|     %0 = "pto.vmi.vnot"(%arg0) : (!pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     %1 = "pto.vmi.vnot"(%arg0) {test.note} : (!pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
