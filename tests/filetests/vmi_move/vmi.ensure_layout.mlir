// Every shape of pto.vmi.ensure_layout.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.ensure_layout %b : !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.ensure_layout %b : !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<128xsi32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.ensure_layout %b : !pto.vmi.vreg<128xsi32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @shape3(%b: !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.ensure_layout %b : !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>
  return
}

func.func @shape4(%b: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous, lane_stride = 2>>) {
  %a = pto.vmi.ensure_layout %b : !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous, lane_stride = 2>> -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.ensure_layout"(%arg0) : (!pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.ensure_layout"(%arg0) {test.note} : (!pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.ensure_layout"(%arg0) : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  %again = "pto.vmi.ensure_layout"(%arg0) {test.note} : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.ensure_layout %arg0 : !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.ensure_layout %arg0 : !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<128xsi32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.ensure_layout %arg0 : !pto.vmi.vreg<128xsi32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.ensure_layout %arg0 : !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous, lane_stride = 2>>) {
//|     %0 = pto.vmi.ensure_layout %arg0 : !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous, lane_stride = 2>> -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.ensure_layout %arg0 : !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.ensure_layout %arg0 {test.note} : !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.ensure_layout %arg0 : !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = pto.vmi.ensure_layout %arg0 {test.note} : !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>):
//|     %8 = "pto.vmi.ensure_layout"(%arg6) : (!pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg5: !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>):
//|     %7 = "pto.vmi.ensure_layout"(%arg5) : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xsi32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<128xsi32, #pto.vmi.layout<contiguous>>):
//|     %6 = "pto.vmi.ensure_layout"(%arg4) : (!pto.vmi.vreg<128xsi32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xsi32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.ensure_layout"(%arg3) : (!pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xui8, #pto.vmi.layout<contiguous, lane_stride = 4>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous, lane_stride = 2>>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous, lane_stride = 2>>):
//|     %4 = "pto.vmi.ensure_layout"(%arg2) : (!pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous, lane_stride = 2>>) -> !pto.vmi.vreg<128xbf16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>):
//|     %2 = "pto.vmi.ensure_layout"(%arg1) : (!pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
//|     %3 = "pto.vmi.ensure_layout"(%arg1) {test.note} : (!pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<100xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.ensure_layout"(%arg0) : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = "pto.vmi.ensure_layout"(%arg0) {test.note} : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
