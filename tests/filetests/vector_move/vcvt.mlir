// Every shape of pto.vcvt.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xi32>, %m0: !pto.mask<b32>, %v1: !pto.vreg<256xui8>, %m1: !pto.mask<b8>, %v2: !pto.vreg<128xf16>, %m2: !pto.mask<b16>, %v3: !pto.vreg<64xf32>, %v4: !pto.vreg<32xsi64>) {
  %r0 = pto.vcvt %v0, %m0 {rnd = "F"} : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = pto.vcvt %v1, %m1 {part = "P0"} : !pto.vreg<256xui8>, !pto.mask<b8> -> !pto.vreg<64xui32>
  %r2 = pto.vcvt %v2, %m2 {part = "ODD"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
  %r3 = pto.vcvt %v2, %m2 {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
  %r4 = pto.vcvt %v3, %m0 {rnd = "F", sat = "NOSAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
  %r5 = pto.vcvt %v4, %m0 {part = "EVEN", rnd = "R"} : !pto.vreg<32xsi64>, !pto.mask<b32> -> !pto.vreg<64xf32>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%v0: !pto.vreg<64xi32>, %m0: !pto.mask<b32>, %v1: !pto.vreg<256xui8>, %m1: !pto.mask<b8>, %v2: !pto.vreg<128xf16>, %m2: !pto.mask<b16>, %v3: !pto.vreg<64xf32>, %v4: !pto.vreg<32xsi64>) {
  %g0 = "pto.vcvt"(%v0, %m0) <{rnd = "F"}> : (!pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %h0 = "pto.vcvt"(%v0, %m0) {rnd = "F"} : (!pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %g1 = "pto.vcvt"(%v1, %m1) <{part = "P0"}> : (!pto.vreg<256xui8>, !pto.mask<b8>) -> !pto.vreg<64xui32>
  %h1 = "pto.vcvt"(%v1, %m1) {part = "P0"} : (!pto.vreg<256xui8>, !pto.mask<b8>) -> !pto.vreg<64xui32>
  %g2 = "pto.vcvt"(%v2, %m2) <{part = "ODD"}> : (!pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
  %h2 = "pto.vcvt"(%v2, %m2) {part = "ODD"} : (!pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
  %g3 = "pto.vcvt"(%v2, %m2) <{part = "EVEN"}> : (!pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
  %h3 = "pto.vcvt"(%v2, %m2) {part = "EVEN"} : (!pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
  %g4 = "pto.vcvt"(%v3, %m0) <{rnd = "F", sat = "NOSAT"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xi32>
  %h4 = "pto.vcvt"(%v3, %m0) {rnd = "F", sat = "NOSAT"} : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xi32>
  %g5 = "pto.vcvt"(%v4, %m0) <{part = "EVEN", rnd = "R"}> : (!pto.vreg<32xsi64>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  %h5 = "pto.vcvt"(%v4, %m0) {part = "EVEN", rnd = "R"} : (!pto.vreg<32xsi64>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xi32>, %arg1: !pto.mask<b32>, %arg2: !pto.vreg<256xui8>, %arg3: !pto.mask<b8>, %arg4: !pto.vreg<128xf16>, %arg5: !pto.mask<b16>, %arg6: !pto.vreg<64xf32>, %arg7: !pto.vreg<32xsi64>) {
//|     %0 = pto.vcvt %arg0, %arg1 {rnd = "F"} : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vcvt %arg2, %arg3 {part = "P0"} : !pto.vreg<256xui8>, !pto.mask<b8> -> !pto.vreg<64xui32>
//|     %2 = pto.vcvt %arg4, %arg5 {part = "ODD"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|     %3 = pto.vcvt %arg4, %arg5 {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|     %4 = pto.vcvt %arg6, %arg1 {rnd = "F", sat = "NOSAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|     %5 = pto.vcvt %arg7, %arg1 {part = "EVEN", rnd = "R"} : !pto.vreg<32xsi64>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xi32>, %arg1: !pto.mask<b32>, %arg2: !pto.vreg<256xui8>, %arg3: !pto.mask<b8>, %arg4: !pto.vreg<128xf16>, %arg5: !pto.mask<b16>, %arg6: !pto.vreg<64xf32>, %arg7: !pto.vreg<32xsi64>) {
//|     %0 = pto.vcvt %arg0, %arg1 {rnd = "F"} : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vcvt %arg0, %arg1 {rnd = "F"} : !pto.vreg<64xi32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %2 = pto.vcvt %arg2, %arg3 {part = "P0"} : !pto.vreg<256xui8>, !pto.mask<b8> -> !pto.vreg<64xui32>
//|     %3 = pto.vcvt %arg2, %arg3 {part = "P0"} : !pto.vreg<256xui8>, !pto.mask<b8> -> !pto.vreg<64xui32>
//|     %4 = pto.vcvt %arg4, %arg5 {part = "ODD"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|     %5 = pto.vcvt %arg4, %arg5 {part = "ODD"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|     %6 = pto.vcvt %arg4, %arg5 {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|     %7 = pto.vcvt %arg4, %arg5 {part = "EVEN"} : !pto.vreg<128xf16>, !pto.mask<b16> -> !pto.vreg<64xf32>
//|     %8 = pto.vcvt %arg6, %arg1 {rnd = "F", sat = "NOSAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|     %9 = pto.vcvt %arg6, %arg1 {rnd = "F", sat = "NOSAT"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xi32>
//|     %10 = pto.vcvt %arg7, %arg1 {part = "EVEN", rnd = "R"} : !pto.vreg<32xsi64>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %11 = pto.vcvt %arg7, %arg1 {part = "EVEN", rnd = "R"} : !pto.vreg<32xsi64>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xi32>, !pto.mask<b32>, !pto.vreg<256xui8>, !pto.mask<b8>, !pto.vreg<128xf16>, !pto.mask<b16>, !pto.vreg<64xf32>, !pto.vreg<32xsi64>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg8: !pto.vreg<64xi32>, %arg9: !pto.mask<b32>, %arg10: !pto.vreg<256xui8>, %arg11: !pto.mask<b8>, %arg12: !pto.vreg<128xf16>, %arg13: !pto.mask<b16>, %arg14: !pto.vreg<64xf32>, %arg15: !pto.vreg<32xsi64>):
//|     %12 = "pto.vcvt"(%arg8, %arg9) <{rnd = "F"}> : (!pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %13 = "pto.vcvt"(%arg10, %arg11) <{part = "P0"}> : (!pto.vreg<256xui8>, !pto.mask<b8>) -> !pto.vreg<64xui32>
//|     %14 = "pto.vcvt"(%arg12, %arg13) <{part = "ODD"}> : (!pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
//|     %15 = "pto.vcvt"(%arg12, %arg13) <{part = "EVEN"}> : (!pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
//|     %16 = "pto.vcvt"(%arg14, %arg9) <{rnd = "F", sat = "NOSAT"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xi32>
//|     %17 = "pto.vcvt"(%arg15, %arg9) <{part = "EVEN", rnd = "R"}> : (!pto.vreg<32xsi64>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xi32>, !pto.mask<b32>, !pto.vreg<256xui8>, !pto.mask<b8>, !pto.vreg<128xf16>, !pto.mask<b16>, !pto.vreg<64xf32>, !pto.vreg<32xsi64>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xi32>, %arg1: !pto.mask<b32>, %arg2: !pto.vreg<256xui8>, %arg3: !pto.mask<b8>, %arg4: !pto.vreg<128xf16>, %arg5: !pto.mask<b16>, %arg6: !pto.vreg<64xf32>, %arg7: !pto.vreg<32xsi64>):
//|     %0 = "pto.vcvt"(%arg0, %arg1) <{rnd = "F"}> : (!pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %1 = "pto.vcvt"(%arg0, %arg1) <{rnd = "F"}> : (!pto.vreg<64xi32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %2 = "pto.vcvt"(%arg2, %arg3) <{part = "P0"}> : (!pto.vreg<256xui8>, !pto.mask<b8>) -> !pto.vreg<64xui32>
//|     %3 = "pto.vcvt"(%arg2, %arg3) <{part = "P0"}> : (!pto.vreg<256xui8>, !pto.mask<b8>) -> !pto.vreg<64xui32>
//|     %4 = "pto.vcvt"(%arg4, %arg5) <{part = "ODD"}> : (!pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
//|     %5 = "pto.vcvt"(%arg4, %arg5) <{part = "ODD"}> : (!pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
//|     %6 = "pto.vcvt"(%arg4, %arg5) <{part = "EVEN"}> : (!pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
//|     %7 = "pto.vcvt"(%arg4, %arg5) <{part = "EVEN"}> : (!pto.vreg<128xf16>, !pto.mask<b16>) -> !pto.vreg<64xf32>
//|     %8 = "pto.vcvt"(%arg6, %arg1) <{rnd = "F", sat = "NOSAT"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xi32>
//|     %9 = "pto.vcvt"(%arg6, %arg1) <{rnd = "F", sat = "NOSAT"}> : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xi32>
//|     %10 = "pto.vcvt"(%arg7, %arg1) <{part = "EVEN", rnd = "R"}> : (!pto.vreg<32xsi64>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %11 = "pto.vcvt"(%arg7, %arg1) <{part = "EVEN", rnd = "R"}> : (!pto.vreg<32xsi64>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
