// Every shape of pto.vmi.vcadd.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xi32>, %c: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vcadd %b, %c : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xi32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vcadd %b, %c {reassoc} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xf32>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<256xi8>, %c: !pto.vmi.mask<256xpred>) {
  %a = pto.vmi.vcadd %b, %c {group = 8 : i64} : !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<8xi8>
  return
}

func.func @shape3(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.vcadd %b, %c {group = 8 : i64, reassoc} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<8xf32>
  return
}

func.func @shape4(%b: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vcadd %b, %c : !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<1xi32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape5(%b: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vcadd %b, %c {reassoc} : !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<1xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.vcadd"(%arg0, %arg1) : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
  %again = "pto.vmi.vcadd"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.vcadd"(%arg0, %arg1) <{reassoc}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
  %again = "pto.vmi.vcadd"(%arg0, %arg1) {reassoc, test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vcadd %arg0, %arg1 : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xi32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vcadd %arg0, %arg1 {reassoc} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<256xi8>, %arg1: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.vcadd %arg0, %arg1 {group = 8 : i64} : !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<8xi8>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vcadd %arg0, %arg1 {group = 8 : i64, reassoc} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<8xf32>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vcadd %arg0, %arg1 : !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<1xi32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vcadd %arg0, %arg1 {reassoc} : !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<1xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xi32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vcadd %arg0, %arg1 : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xi32>
//|     %1 = pto.vmi.vcadd %arg0, %arg1 {test.note} : !pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xi32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.vcadd %arg0, %arg1 {reassoc} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xf32>
//|     %1 = pto.vmi.vcadd %arg0, %arg1 {reassoc, test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<1xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg14: !pto.vmi.vreg<64xi32>, %arg15: !pto.vmi.mask<64xpred>):
//|     %9 = "pto.vmi.vcadd"(%arg14, %arg15) : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg12: !pto.vmi.vreg<64xf32>, %arg13: !pto.vmi.mask<64xpred>):
//|     %8 = "pto.vmi.vcadd"(%arg12, %arg13) <{reassoc}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg10: !pto.vmi.vreg<256xi8>, %arg11: !pto.vmi.mask<256xpred>):
//|     %7 = "pto.vmi.vcadd"(%arg10, %arg11) <{group = 8 : i64}> : (!pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<8xi8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg8: !pto.vmi.vreg<64xf32>, %arg9: !pto.vmi.mask<64xpred>):
//|     %6 = "pto.vmi.vcadd"(%arg8, %arg9) <{group = 8 : i64, reassoc}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<8xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, %arg7: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.vcadd"(%arg6, %arg7) : (!pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<1xi32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, %arg5: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.vcadd"(%arg4, %arg5) <{reassoc}> : (!pto.vmi.vreg<64xf32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<1xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xi32>, %arg3: !pto.vmi.mask<64xpred>):
//|     %2 = "pto.vmi.vcadd"(%arg2, %arg3) : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
//|     %3 = "pto.vmi.vcadd"(%arg2, %arg3) {test.note} : (!pto.vmi.vreg<64xi32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.mask<64xpred>):
//|     %0 = "pto.vmi.vcadd"(%arg0, %arg1) <{reassoc}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
//|     %1 = "pto.vmi.vcadd"(%arg0, %arg1) <{reassoc}> {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<1xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
