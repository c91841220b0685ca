// Every shape of pto.vmi.vcvt.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<8xui8>) {
  %a = pto.vmi.vcvt %b : !pto.vmi.vreg<8xui8> -> !pto.vmi.vreg<8xui32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<8xf32>) {
  %a = pto.vmi.vcvt %b {saturate = "SAT"} : !pto.vmi.vreg<8xf32> -> !pto.vmi.vreg<8xf16>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<64xf16>) {
  %a = pto.vmi.vcvt %b {saturate = "NOSAT"} : !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xsi8>
  return
}

func.func @shape3(%b_0: !pto.vmi.vreg<256xui32>) {
  %a = pto.vmi.vcvt %b_0 {saturate = "SAT"} : !pto.vmi.vreg<256xui32> -> !pto.vmi.vreg<256xui8>
  return
}

func.func @shape4(%b: !pto.vmi.vreg<64x!pto.bf16x2>) {
  %a = pto.vmi.vcvt %b {rounding = "R"} : !pto.vmi.vreg<64x!pto.bf16x2> -> !pto.vmi.vreg<64x!pto.f4E1M2x2>
  return
}

func.func @shape5(%b: !pto.vmi.vreg<64x!pto.bf16x2>) {
  %a = pto.vmi.vcvt %b {rounding = "A"} : !pto.vmi.vreg<64x!pto.bf16x2> -> !pto.vmi.vreg<64x!pto.f4E2M1x2>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<8xui8>) {
  %0 = "pto.vmi.vcvt"(%arg0) : (!pto.vmi.vreg<8xui8>) -> !pto.vmi.vreg<8xui32>
  %again = "pto.vmi.vcvt"(%arg0) {test.note} : (!pto.vmi.vreg<8xui8>) -> !pto.vmi.vreg<8xui32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<8xf32>) {
  %0 = "pto.vmi.vcvt"(%arg0) <{saturate = "SAT"}> : (!pto.vmi.vreg<8xf32>) -> !pto.vmi.vreg<8xf16>
  %again = "pto.vmi.vcvt"(%arg0) {saturate = "SAT", test.note} : (!pto.vmi.vreg<8xf32>) -> !pto.vmi.vreg<8xf16>
  return
}
}

// Words are cut to signed bytes, and saturated to unsigned ones.
module attributes {pto.target_arch = "a5"} {
func.func @bytes(%x: !pto.vmi.vreg<64xsi32>) {
  %a = "pto.vmi.vcvt"(%x) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xsi8>
  %b = "pto.vmi.vcvt"(%x) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xui8>
  return
}
}

// run 1: exit 0
// stdout:
//| module {
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @shape0(%arg0: !pto.vmi.vreg<8xui8>) {
//|       %0 = pto.vmi.vcvt %arg0 : !pto.vmi.vreg<8xui8> -> !pto.vmi.vreg<8xui32>
//|       return
//|     }
//|     func.func @shape1(%arg0: !pto.vmi.vreg<8xf32>) {
//|       %0 = pto.vmi.vcvt %arg0 {saturate = "SAT"} : !pto.vmi.vreg<8xf32> -> !pto.vmi.vreg<8xf16>
//|       return
//|     }
//|     func.func @shape2(%arg0: !pto.vmi.vreg<64xf16>) {
//|       %0 = pto.vmi.vcvt %arg0 {saturate = "NOSAT"} : !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xsi8>
//|       return
//|     }
//|     func.func @shape3(%arg0: !pto.vmi.vreg<256xui32>) {
//|       %0 = pto.vmi.vcvt %arg0 {saturate = "SAT"} : !pto.vmi.vreg<256xui32> -> !pto.vmi.vreg<256xui8>
//|       return
//|     }
//|     func.func @shape4(%arg0: !pto.vmi.vreg<64x!pto.bf16x2>) {
//|       %0 = pto.vmi.vcvt %arg0 {rounding = "R"} : !pto.vmi.vreg<64x!pto.bf16x2> -> !pto.vmi.vreg<64x!pto.f4E1M2x2>
//|       return
//|     }
//|     func.func @shape5(%arg0: !pto.vmi.vreg<64x!pto.bf16x2>) {
//|       %0 = pto.vmi.vcvt %arg0 {rounding = "A"} : !pto.vmi.vreg<64x!pto.bf16x2> -> !pto.vmi.vreg<64x!pto.f4E2M1x2>
//|       return
//|     }
//|     func.func @generic1(%arg0: !pto.vmi.vreg<8xui8>) {
//|       %0 = pto.vmi.vcvt %arg0 : !pto.vmi.vreg<8xui8> -> !pto.vmi.vreg<8xui32>
//|       %1 = pto.vmi.vcvt %arg0 {test.note} : !pto.vmi.vreg<8xui8> -> !pto.vmi.vreg<8xui32>
//|       return
//|     }
//|     func.func @generic2(%arg0: !pto.vmi.vreg<8xf32>) {
//|       %0 = pto.vmi.vcvt %arg0 {saturate = "SAT"} : !pto.vmi.vreg<8xf32> -> !pto.vmi.vreg<8xf16>
//|       %1 = pto.vmi.vcvt %arg0 {saturate = "SAT", test.note} : !pto.vmi.vreg<8xf32> -> !pto.vmi.vreg<8xf16>
//|       return
//|     }
//|   }
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @bytes(%arg0: !pto.vmi.vreg<64xsi32>) {
//|       %0 = pto.vmi.vcvt %arg0 {saturate = "NOSAT"} : !pto.vmi.vreg<64xsi32> -> !pto.vmi.vreg<64xsi8>
//|       %1 = pto.vmi.vcvt %arg0 {saturate = "SAT"} : !pto.vmi.vreg<64xsi32> -> !pto.vmi.vreg<64xui8>
//|       return
//|     }
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = (!pto.vmi.vreg<8xui8>) -> (), sym_name = "shape0"}> ({
//|     ^bb0(%arg8: !pto.vmi.vreg<8xui8>):
//|       %11 = "pto.vmi.vcvt"(%arg8) : (!pto.vmi.vreg<8xui8>) -> !pto.vmi.vreg<8xui32>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<8xf32>) -> (), sym_name = "shape1"}> ({
//|     ^bb0(%arg7: !pto.vmi.vreg<8xf32>):
//|       %10 = "pto.vmi.vcvt"(%arg7) <{saturate = "SAT"}> : (!pto.vmi.vreg<8xf32>) -> !pto.vmi.vreg<8xf16>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>) -> (), sym_name = "shape2"}> ({
//|     ^bb0(%arg6: !pto.vmi.vreg<64xf16>):
//|       %9 = "pto.vmi.vcvt"(%arg6) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xsi8>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<256xui32>) -> (), sym_name = "shape3"}> ({
//|     ^bb0(%arg5: !pto.vmi.vreg<256xui32>):
//|       %8 = "pto.vmi.vcvt"(%arg5) <{saturate = "SAT"}> : (!pto.vmi.vreg<256xui32>) -> !pto.vmi.vreg<256xui8>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<64x!pto.bf16x2>) -> (), sym_name = "shape4"}> ({
//|     ^bb0(%arg4: !pto.vmi.vreg<64x!pto.bf16x2>):
//|       %7 = "pto.vmi.vcvt"(%arg4) <{rounding = "R"}> : (!pto.vmi.vreg<64x!pto.bf16x2>) -> !pto.vmi.vreg<64x!pto.f4E1M2x2>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<64x!pto.bf16x2>) -> (), sym_name = "shape5"}> ({
//|     ^bb0(%arg3: !pto.vmi.vreg<64x!pto.bf16x2>):
//|       %6 = "pto.vmi.vcvt"(%arg3) <{rounding = "A"}> : (!pto.vmi.vreg<64x!pto.bf16x2>) -> !pto.vmi.vreg<64x!pto.f4E2M1x2>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<8xui8>) -> (), sym_name = "generic1"}> ({
//|     ^bb0(%arg2: !pto.vmi.vreg<8xui8>):
//|       %4 = "pto.vmi.vcvt"(%arg2) : (!pto.vmi.vreg<8xui8>) -> !pto.vmi.vreg<8xui32>
//|       %5 = "pto.vmi.vcvt"(%arg2) {test.note} : (!pto.vmi.vreg<8xui8>) -> !pto.vmi.vreg<8xui32>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = (!pto.vmi.vreg<8xf32>) -> (), sym_name = "generic2"}> ({
//|     ^bb0(%arg1: !pto.vmi.vreg<8xf32>):
//|       %2 = "pto.vmi.vcvt"(%arg1) <{saturate = "SAT"}> : (!pto.vmi.vreg<8xf32>) -> !pto.vmi.vreg<8xf16>
//|       %3 = "pto.vmi.vcvt"(%arg1) <{saturate = "SAT"}> {test.note} : (!pto.vmi.vreg<8xf32>) -> !pto.vmi.vreg<8xf16>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = (!pto.vmi.vreg<64xsi32>) -> (), sym_name = "bytes"}> ({
//|     ^bb0(%arg0: !pto.vmi.vreg<64xsi32>):
//|       %0 = "pto.vmi.vcvt"(%arg0) <{saturate = "NOSAT"}> : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xsi8>
//|       %1 = "pto.vmi.vcvt"(%arg0) <{saturate = "SAT"}> : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xui8>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//| }) : () -> ()
