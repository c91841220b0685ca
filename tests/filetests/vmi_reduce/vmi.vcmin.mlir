// Every shape of pto.vmi.vcmin.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<128xf16>, %c: !pto.vmi.mask<128xpred>) {
  %a = pto.vmi.vcmin %b, %c : !pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<1xf16>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<256xi8>, %c: !pto.vmi.mask<256xpred>) {
  %a = pto.vmi.vcmin %b, %c {group = 8 : i64} : !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<8xi8>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vcmin %b, %c : !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<1xf16, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape3(%b: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vcmin %b, %c : !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<1xi32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<128xf16>, %arg1: !pto.vmi.mask<128xpred>) {
  %0 = "pto.vmi.vcmin"(%arg0, %arg1) : (!pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<1xf16>
  %again = "pto.vmi.vcmin"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<1xf16>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<256xi8>, %arg1: !pto.vmi.mask<256xpred>) {
  %0 = "pto.vmi.vcmin"(%arg0, %arg1) <{group = 8 : i64}> : (!pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<8xi8>
  %again = "pto.vmi.vcmin"(%arg0, %arg1) {group = 8 : i64, test.note} : (!pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<8xi8>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<128xf16>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.vcmin %arg0, %arg1 : !pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<1xf16>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<256xi8>, %arg1: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.vcmin %arg0, %arg1 {group = 8 : i64} : !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<8xi8>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vcmin %arg0, %arg1 : !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<1xf16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vcmin %arg0, %arg1 : !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<1xi32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<128xf16>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.vcmin %arg0, %arg1 : !pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<1xf16>
//|     %1 = pto.vmi.vcmin %arg0, %arg1 {test.note} : !pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<1xf16>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<256xi8>, %arg1: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.vcmin %arg0, %arg1 {group = 8 : i64} : !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<8xi8>
//|     %1 = pto.vmi.vcmin %arg0, %arg1 {group = 8 : i64, test.note} : !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<8xi8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg10: !pto.vmi.vreg<128xf16>, %arg11: !pto.vmi.mask<128xpred>):
//|     %7 = "pto.vmi.vcmin"(%arg10, %arg11) : (!pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<1xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg8: !pto.vmi.vreg<256xi8>, %arg9: !pto.vmi.mask<256xpred>):
//|     %6 = "pto.vmi.vcmin"(%arg8, %arg9) <{group = 8 : i64}> : (!pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<8xi8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, %arg7: !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.vcmin"(%arg6, %arg7) : (!pto.vmi.vreg<64xf16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<1xf16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg5: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.vcmin"(%arg4, %arg5) : (!pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<1xi32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<128xf16>, %arg3: !pto.vmi.mask<128xpred>):
//|     %2 = "pto.vmi.vcmin"(%arg2, %arg3) : (!pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<1xf16>
//|     %3 = "pto.vmi.vcmin"(%arg2, %arg3) {test.note} : (!pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<1xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<256xi8>, %arg1: !pto.vmi.mask<256xpred>):
//|     %0 = "pto.vmi.vcmin"(%arg0, %arg1) <{group = 8 : i64}> : (!pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<8xi8>
//|     %1 = "pto.vmi.vcmin"(%arg0, %arg1) <{group = 8 : i64}> {test.note} : (!pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<8xi8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
