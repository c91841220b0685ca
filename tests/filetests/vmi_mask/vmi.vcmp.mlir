// Every shape of pto.vmi.vcmp.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<128xi32>, %c: !pto.vmi.mask<128xpred>) {
  %a = pto.vmi.vcmp %b, %b, %c {cmp = "lt"} : !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<256xi32>, %c: !pto.vmi.vreg<256xi32>, %d: !pto.vmi.mask<256xpred>) {
  %a = pto.vmi.vcmp %b, %c, %d {cmp = "eq"} : !pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xpred> -> !pto.vmi.mask<256xpred>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<128xf32>, %c: !pto.vmi.mask<128xpred>) {
  %a = pto.vmi.vcmp %b, %b, %c {cmp = "olt"} : !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
  return
}

func.func @shape3(%b: !pto.vmi.vreg<128xf16>, %c: !pto.vmi.vreg<128xf16>, %d: !pto.vmi.mask<128xpred>) {
  %a = pto.vmi.vcmp %b, %c, %d {cmp = "olt"} : !pto.vmi.vreg<128xf16>, !pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
  return
}

func.func @shape4(%b: !pto.vmi.vreg<256xsi32>, %c: !pto.vmi.vreg<256xsi32>, %d: !pto.vmi.mask<256xpred>) {
  %a = pto.vmi.vcmp %b, %c, %d {cmp = "lt"} : !pto.vmi.vreg<256xsi32>, !pto.vmi.vreg<256xsi32>, !pto.vmi.mask<256xpred> -> !pto.vmi.mask<256xpred>
  return
}

func.func @shape5(%b: !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vcmp %b, %c, %d {cmp = "eq"} : !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<128xi32>, %arg1: !pto.vmi.mask<128xpred>) {
  %0 = "pto.vmi.vcmp"(%arg0, %arg0, %arg1) <{cmp = "lt"}> : (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
  %again = "pto.vmi.vcmp"(%arg0, %arg0, %arg1) {cmp = "lt", test.note} : (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<256xi32>, %arg1: !pto.vmi.vreg<256xi32>, %arg2: !pto.vmi.mask<256xpred>) {
  %0 = "pto.vmi.vcmp"(%arg0, %arg1, %arg2) <{cmp = "eq"}> : (!pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xpred>) -> !pto.vmi.mask<256xpred>
  %again = "pto.vmi.vcmp"(%arg0, %arg1, %arg2) {cmp = "eq", test.note} : (!pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xpred>) -> !pto.vmi.mask<256xpred>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<128xi32>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.vcmp %arg0, %arg0, %arg1 {cmp = "lt"} : !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<256xi32>, %arg1: !pto.vmi.vreg<256xi32>, %arg2: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.vcmp %arg0, %arg1, %arg2 {cmp = "eq"} : !pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xpred> -> !pto.vmi.mask<256xpred>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<128xf32>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.vcmp %arg0, %arg0, %arg1 {cmp = "olt"} : !pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     return
//|   }
//|   func.func @shape3(%arg0: !pto.vmi.vreg<128xf16>, %arg1: !pto.vmi.vreg<128xf16>, %arg2: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.vcmp %arg0, %arg1, %arg2 {cmp = "olt"} : !pto.vmi.vreg<128xf16>, !pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     return
//|   }
//|   func.func @shape4(%arg0: !pto.vmi.vreg<256xsi32>, %arg1: !pto.vmi.vreg<256xsi32>, %arg2: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.vcmp %arg0, %arg1, %arg2 {cmp = "lt"} : !pto.vmi.vreg<256xsi32>, !pto.vmi.vreg<256xsi32>, !pto.vmi.mask<256xpred> -> !pto.vmi.mask<256xpred>
//|     return
//|   }
//|   func.func @shape5(%arg0: !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vcmp %arg0, %arg1, %arg2 {cmp = "eq"} : !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<128xi32>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.vcmp %arg0, %arg0, %arg1 {cmp = "lt"} : !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     %1 = pto.vmi.vcmp %arg0, %arg0, %arg1 {cmp = "lt", test.note} : !pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred> -> !pto.vmi.mask<128xpred>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<256xi32>, %arg1: !pto.vmi.vreg<256xi32>, %arg2: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.vcmp %arg0, %arg1, %arg2 {cmp = "eq"} : !pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xpred> -> !pto.vmi.mask<256xpred>
//|     %1 = pto.vmi.vcmp %arg0, %arg1, %arg2 {cmp = "eq", test.note} : !pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xpred> -> !pto.vmi.mask<256xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg19: !pto.vmi.vreg<128xi32>, %arg20: !pto.vmi.mask<128xpred>):
//|     %9 = "pto.vmi.vcmp"(%arg19, %arg19, %arg20) <{cmp = "lt"}> : (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg16: !pto.vmi.vreg<256xi32>, %arg17: !pto.vmi.vreg<256xi32>, %arg18: !pto.vmi.mask<256xpred>):
//|     %8 = "pto.vmi.vcmp"(%arg16, %arg17, %arg18) <{cmp = "eq"}> : (!pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xpred>) -> !pto.vmi.mask<256xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32>, !pto.vmi.mask<128xpred>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg14: !pto.vmi.vreg<128xf32>, %arg15: !pto.vmi.mask<128xpred>):
//|     %7 = "pto.vmi.vcmp"(%arg14, %arg14, %arg15) <{cmp = "olt"}> : (!pto.vmi.vreg<128xf32>, !pto.vmi.vreg<128xf32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf16>, !pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred>) -> (), sym_name = "shape3"}> ({
//|   ^bb0(%arg11: !pto.vmi.vreg<128xf16>, %arg12: !pto.vmi.vreg<128xf16>, %arg13: !pto.vmi.mask<128xpred>):
//|     %6 = "pto.vmi.vcmp"(%arg11, %arg12, %arg13) <{cmp = "olt"}> : (!pto.vmi.vreg<128xf16>, !pto.vmi.vreg<128xf16>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xsi32>, !pto.vmi.vreg<256xsi32>, !pto.vmi.mask<256xpred>) -> (), sym_name = "shape4"}> ({
//|   ^bb0(%arg8: !pto.vmi.vreg<256xsi32>, %arg9: !pto.vmi.vreg<256xsi32>, %arg10: !pto.vmi.mask<256xpred>):
//|     %5 = "pto.vmi.vcmp"(%arg8, %arg9, %arg10) <{cmp = "lt"}> : (!pto.vmi.vreg<256xsi32>, !pto.vmi.vreg<256xsi32>, !pto.vmi.mask<256xpred>) -> !pto.vmi.mask<256xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape5"}> ({
//|   ^bb0(%arg5: !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, %arg6: !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, %arg7: !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.vcmp"(%arg5, %arg6, %arg7) <{cmp = "eq"}> : (!pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<128xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<128xi32>, %arg4: !pto.vmi.mask<128xpred>):
//|     %2 = "pto.vmi.vcmp"(%arg3, %arg3, %arg4) <{cmp = "lt"}> : (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     %3 = "pto.vmi.vcmp"(%arg3, %arg3, %arg4) <{cmp = "lt"}> {test.note} : (!pto.vmi.vreg<128xi32>, !pto.vmi.vreg<128xi32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.mask<128xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xpred>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<256xi32>, %arg1: !pto.vmi.vreg<256xi32>, %arg2: !pto.vmi.mask<256xpred>):
//|     %0 = "pto.vmi.vcmp"(%arg0, %arg1, %arg2) <{cmp = "eq"}> : (!pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xpred>) -> !pto.vmi.mask<256xpred>
//|     %1 = "pto.vmi.vcmp"(%arg0, %arg1, %arg2) <{cmp = "eq"}> {test.note} : (!pto.vmi.vreg<256xi32>, !pto.vmi.vreg<256xi32>, !pto.vmi.mask<256xpred>) -> !pto.vmi.mask<256xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
