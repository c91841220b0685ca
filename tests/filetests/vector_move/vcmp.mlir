// Every shape of pto.vcmp.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xf32>, %m0: !pto.mask<b32>, %v2: !pto.vreg<128xui16>, %v3: !pto.vreg<128xui16>, %m1: !pto.mask<b16>) {
  %r0 = pto.vcmp %v0, %v1, %m0, "eq" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
  %r1 = pto.vcmp %v0, %v1, %m0, "lt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
  %r2 = pto.vcmp %v0, %v1, %m0, "gt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
  %r3 = pto.vcmp %v2, %v3, %m1, "ge" : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.mask<b16>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xf32>, %m0: !pto.mask<b32>, %v2: !pto.vreg<128xui16>, %v3: !pto.vreg<128xui16>, %m1: !pto.mask<b16>) {
  %g0 = "pto.vcmp"(%v0, %v1, %m0) <{cmp_mode = "eq"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
  %h0 = "pto.vcmp"(%v0, %v1, %m0) {cmp_mode = "eq"} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
  %g1 = "pto.vcmp"(%v0, %v1, %m0) <{cmp_mode = "lt"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
  %h1 = "pto.vcmp"(%v0, %v1, %m0) {cmp_mode = "lt"} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
  %g2 = "pto.vcmp"(%v0, %v1, %m0) <{cmp_mode = "gt"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
  %h2 = "pto.vcmp"(%v0, %v1, %m0) {cmp_mode = "gt"} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
  %g3 = "pto.vcmp"(%v2, %v3, %m1) <{cmp_mode = "ge"}> : (!pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16>) -> !pto.mask<b16>
  %h3 = "pto.vcmp"(%v2, %v3, %m1) {cmp_mode = "ge"} : (!pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16>) -> !pto.mask<b16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<128xui16>, %arg4: !pto.vreg<128xui16>, %arg5: !pto.mask<b16>) {
//|     %0 = pto.vcmp %arg0, %arg1, %arg2, "eq" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|     %1 = pto.vcmp %arg0, %arg1, %arg2, "lt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|     %2 = pto.vcmp %arg0, %arg1, %arg2, "gt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|     %3 = pto.vcmp %arg3, %arg4, %arg5, "ge" : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.mask<b16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<128xui16>, %arg4: !pto.vreg<128xui16>, %arg5: !pto.mask<b16>) {
//|     %0 = pto.vcmp %arg0, %arg1, %arg2, "eq" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|     %1 = pto.vcmp %arg0, %arg1, %arg2, "eq" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|     %2 = pto.vcmp %arg0, %arg1, %arg2, "lt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|     %3 = pto.vcmp %arg0, %arg1, %arg2, "lt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|     %4 = pto.vcmp %arg0, %arg1, %arg2, "gt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|     %5 = pto.vcmp %arg0, %arg1, %arg2, "gt" : !pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.mask<b32>
//|     %6 = pto.vcmp %arg3, %arg4, %arg5, "ge" : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.mask<b16>
//|     %7 = pto.vcmp %arg3, %arg4, %arg5, "ge" : !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16> -> !pto.mask<b16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg6: !pto.vreg<64xf32>, %arg7: !pto.vreg<64xf32>, %arg8: !pto.mask<b32>, %arg9: !pto.vreg<128xui16>, %arg10: !pto.vreg<128xui16>, %arg11: !pto.mask<b16>):
//|     %8 = "pto.vcmp"(%arg6, %arg7, %arg8) <{cmp_mode = "eq"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
//|     %9 = "pto.vcmp"(%arg6, %arg7, %arg8) <{cmp_mode = "lt"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
//|     %10 = "pto.vcmp"(%arg6, %arg7, %arg8) <{cmp_mode = "gt"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
//|     %11 = "pto.vcmp"(%arg9, %arg10, %arg11) <{cmp_mode = "ge"}> : (!pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16>) -> !pto.mask<b16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>, !pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.mask<b32>, %arg3: !pto.vreg<128xui16>, %arg4: !pto.vreg<128xui16>, %arg5: !pto.mask<b16>):
//|     %0 = "pto.vcmp"(%arg0, %arg1, %arg2) <{cmp_mode = "eq"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
//|     %1 = "pto.vcmp"(%arg0, %arg1, %arg2) <{cmp_mode = "eq"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
//|     %2 = "pto.vcmp"(%arg0, %arg1, %arg2) <{cmp_mode = "lt"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
//|     %3 = "pto.vcmp"(%arg0, %arg1, %arg2) <{cmp_mode = "lt"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
//|     %4 = "pto.vcmp"(%arg0, %arg1, %arg2) <{cmp_mode = "gt"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
//|     %5 = "pto.vcmp"(%arg0, %arg1, %arg2) <{cmp_mode = "gt"}> : (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.mask<b32>
//|     %6 = "pto.vcmp"(%arg3, %arg4, %arg5) <{cmp_mode = "ge"}> : (!pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16>) -> !pto.mask<b16>
//|     %7 = "pto.vcmp"(%arg3, %arg4, %arg5) <{cmp_mode = "ge"}> : (!pto.vreg<128xui16>, !pto.vreg<128xui16>, !pto.mask<b16>) -> !pto.mask<b16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
