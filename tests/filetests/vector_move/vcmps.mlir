// Every shape of pto.vcmps.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<256xsi8>, %s0: i8, %m0: !pto.mask<b8>, %v1: !pto.vreg<64xf32>, %s1: f32, %m1: !pto.mask<b32>, %v2: !pto.vreg<64xi32>, %s2: i32, %v3: !pto.vreg<128xi16>, %s3: i16, %m2: !pto.mask<b16>) {
  %r0 = pto.vcmps %v0, %s0, %m0, "gt" : !pto.vreg<256xsi8>, i8, !pto.mask<b8> -> !pto.mask<b8>
  %r1 = pto.vcmps %v1, %s1, %m1, "gt" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.mask<b32>
  %r2 = pto.vcmps %v2, %s2, %m1, "lt" : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.mask<b32>
  %r3 = pto.vcmps %v3, %s3, %m2, "eq" : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.mask<b16>
  %r4 = pto.vcmps %v3, %s3, %m2, "ge" : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.mask<b16>
  %r5 = pto.vcmps %v3, %s3, %m2, "ne" : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.mask<b16>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%v0: !pto.vreg<256xsi8>, %s0: i8, %m0: !pto.mask<b8>, %v1: !pto.vreg<64xf32>, %s1: f32, %m1: !pto.mask<b32>, %v2: !pto.vreg<64xi32>, %s2: i32, %v3: !pto.vreg<128xi16>, %s3: i16, %m2: !pto.mask<b16>) {
  %g0 = "pto.vcmps"(%v0, %s0, %m0) <{cmp_mode = "gt"}> : (!pto.vreg<256xsi8>, i8, !pto.mask<b8>) -> !pto.mask<b8>
  %h0 = "pto.vcmps"(%v0, %s0, %m0) {cmp_mode = "gt"} : (!pto.vreg<256xsi8>, i8, !pto.mask<b8>) -> !pto.mask<b8>
  %g1 = "pto.vcmps"(%v1, %s1, %m1) <{cmp_mode = "gt"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.mask<b32>
  %h1 = "pto.vcmps"(%v1, %s1, %m1) {cmp_mode = "gt"} : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.mask<b32>
  %g2 = "pto.vcmps"(%v2, %s2, %m1) <{cmp_mode = "lt"}> : (!pto.vreg<64xi32>, i32, !pto.mask<b32>) -> !pto.mask<b32>
  %h2 = "pto.vcmps"(%v2, %s2, %m1) {cmp_mode = "lt"} : (!pto.vreg<64xi32>, i32, !pto.mask<b32>) -> !pto.mask<b32>
  %g3 = "pto.vcmps"(%v3, %s3, %m2) <{cmp_mode = "eq"}> : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
  %h3 = "pto.vcmps"(%v3, %s3, %m2) {cmp_mode = "eq"} : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
  %g4 = "pto.vcmps"(%v3, %s3, %m2) <{cmp_mode = "ge"}> : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
  %h4 = "pto.vcmps"(%v3, %s3, %m2) {cmp_mode = "ge"} : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
  %g5 = "pto.vcmps"(%v3, %s3, %m2) <{cmp_mode = "ne"}> : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
  %h5 = "pto.vcmps"(%v3, %s3, %m2) {cmp_mode = "ne"} : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<256xsi8>, %arg1: i8, %arg2: !pto.mask<b8>, %arg3: !pto.vreg<64xf32>, %arg4: f32, %arg5: !pto.mask<b32>, %arg6: !pto.vreg<64xi32>, %arg7: i32, %arg8: !pto.vreg<128xi16>, %arg9: i16, %arg10: !pto.mask<b16>) {
//|     %0 = pto.vcmps %arg0, %arg1, %arg2, "gt" : !pto.vreg<256xsi8>, i8, !pto.mask<b8> -> !pto.mask<b8>
//|     %1 = pto.vcmps %arg3, %arg4, %arg5, "gt" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.mask<b32>
//|     %2 = pto.vcmps %arg6, %arg7, %arg5, "lt" : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.mask<b32>
//|     %3 = pto.vcmps %arg8, %arg9, %arg10, "eq" : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.mask<b16>
//|     %4 = pto.vcmps %arg8, %arg9, %arg10, "ge" : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.mask<b16>
//|     %5 = pto.vcmps %arg8, %arg9, %arg10, "ne" : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.mask<b16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<256xsi8>, %arg1: i8, %arg2: !pto.mask<b8>, %arg3: !pto.vreg<64xf32>, %arg4: f32, %arg5: !pto.mask<b32>, %arg6: !pto.vreg<64xi32>, %arg7: i32, %arg8: !pto.vreg<128xi16>, %arg9: i16, %arg10: !pto.mask<b16>) {
//|     %0 = pto.vcmps %arg0, %arg1, %arg2, "gt" : !pto.vreg<256xsi8>, i8, !pto.mask<b8> -> !pto.mask<b8>
//|     %1 = pto.vcmps %arg0, %arg1, %arg2, "gt" : !pto.vreg<256xsi8>, i8, !pto.mask<b8> -> !pto.mask<b8>
//|     %2 = pto.vcmps %arg3, %arg4, %arg5, "gt" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.mask<b32>
//|     %3 = pto.vcmps %arg3, %arg4, %arg5, "gt" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.mask<b32>
//|     %4 = pto.vcmps %arg6, %arg7, %arg5, "lt" : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.mask<b32>
//|     %5 = pto.vcmps %arg6, %arg7, %arg5, "lt" : !pto.vreg<64xi32>, i32, !pto.mask<b32> -> !pto.mask<b32>
//|     %6 = pto.vcmps %arg8, %arg9, %arg10, "eq" : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.mask<b16>
//|     %7 = pto.vcmps %arg8, %arg9, %arg10, "eq" : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.mask<b16>
//|     %8 = pto.vcmps %arg8, %arg9, %arg10, "ge" : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.mask<b16>
//|     %9 = pto.vcmps %arg8, %arg9, %arg10, "ge" : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.mask<b16>
//|     %10 = pto.vcmps %arg8, %arg9, %arg10, "ne" : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.mask<b16>
//|     %11 = pto.vcmps %arg8, %arg9, %arg10, "ne" : !pto.vreg<128xi16>, i16, !pto.mask<b16> -> !pto.mask<b16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<256xsi8>, i8, !pto.mask<b8>, !pto.vreg<64xf32>, f32, !pto.mask<b32>, !pto.vreg<64xi32>, i32, !pto.vreg<128xi16>, i16, !pto.mask<b16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg11: !pto.vreg<256xsi8>, %arg12: i8, %arg13: !pto.mask<b8>, %arg14: !pto.vreg<64xf32>, %arg15: f32, %arg16: !pto.mask<b32>, %arg17: !pto.vreg<64xi32>, %arg18: i32, %arg19: !pto.vreg<128xi16>, %arg20: i16, %arg21: !pto.mask<b16>):
//|     %12 = "pto.vcmps"(%arg11, %arg12, %arg13) <{cmp_mode = "gt"}> : (!pto.vreg<256xsi8>, i8, !pto.mask<b8>) -> !pto.mask<b8>
//|     %13 = "pto.vcmps"(%arg14, %arg15, %arg16) <{cmp_mode = "gt"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.mask<b32>
//|     %14 = "pto.vcmps"(%arg17, %arg18, %arg16) <{cmp_mode = "lt"}> : (!pto.vreg<64xi32>, i32, !pto.mask<b32>) -> !pto.mask<b32>
//|     %15 = "pto.vcmps"(%arg19, %arg20, %arg21) <{cmp_mode = "eq"}> : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
//|     %16 = "pto.vcmps"(%arg19, %arg20, %arg21) <{cmp_mode = "ge"}> : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
//|     %17 = "pto.vcmps"(%arg19, %arg20, %arg21) <{cmp_mode = "ne"}> : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<256xsi8>, i8, !pto.mask<b8>, !pto.vreg<64xf32>, f32, !pto.mask<b32>, !pto.vreg<64xi32>, i32, !pto.vreg<128xi16>, i16, !pto.mask<b16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<256xsi8>, %arg1: i8, %arg2: !pto.mask<b8>, %arg3: !pto.vreg<64xf32>, %arg4: f32, %arg5: !pto.mask<b32>, %arg6: !pto.vreg<64xi32>, %arg7: i32, %arg8: !pto.vreg<128xi16>, %arg9: i16, %arg10: !pto.mask<b16>):
//|     %0 = "pto.vcmps"(%arg0, %arg1, %arg2) <{cmp_mode = "gt"}> : (!pto.vreg<256xsi8>, i8, !pto.mask<b8>) -> !pto.mask<b8>
//|     %1 = "pto.vcmps"(%arg0, %arg1, %arg2) <{cmp_mode = "gt"}> : (!pto.vreg<256xsi8>, i8, !pto.mask<b8>) -> !pto.mask<b8>
//|     %2 = "pto.vcmps"(%arg3, %arg4, %arg5) <{cmp_mode = "gt"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.mask<b32>
//|     %3 = "pto.vcmps"(%arg3, %arg4, %arg5) <{cmp_mode = "gt"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.mask<b32>
//|     %4 = "pto.vcmps"(%arg6, %arg7, %arg5) <{cmp_mode = "lt"}> : (!pto.vreg<64xi32>, i32, !pto.mask<b32>) -> !pto.mask<b32>
//|     %5 = "pto.vcmps"(%arg6, %arg7, %arg5) <{cmp_mode = "lt"}> : (!pto.vreg<64xi32>, i32, !pto.mask<b32>) -> !pto.mask<b32>
//|     %6 = "pto.vcmps"(%arg8, %arg9, %arg10) <{cmp_mode = "eq"}> : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
//|     %7 = "pto.vcmps"(%arg8, %arg9, %arg10) <{cmp_mode = "eq"}> : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
//|     %8 = "pto.vcmps"(%arg8, %arg9, %arg10) <{cmp_mode = "ge"}> : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
//|     %9 = "pto.vcmps"(%arg8, %arg9, %arg10) <{cmp_mode = "ge"}> : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
//|     %10 = "pto.vcmps"(%arg8, %arg9, %arg10) <{cmp_mode = "ne"}> : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
//|     %11 = "pto.vcmps"(%arg8, %arg9, %arg10) <{cmp_mode = "ne"}> : (!pto.vreg<128xi16>, i16, !pto.mask<b16>) -> !pto.mask<b16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
