// Every shape of pto.fma.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: f32, %v1: f32, %v2: f32, %v3: bf16, %v4: bf16, %v5: bf16, %v6: vector<2xbf16>, %v7: vector<2xbf16>, %v8: vector<2xbf16>) {
  %r0 = pto.fma %v0, %v1, %v2 : f32, f32, f32 -> f32
  %r1 = pto.fma %v3, %v4, %v5 : bf16, bf16, bf16 -> bf16
  %r2 = pto.fma %v6, %v7, %v8 : vector<2xbf16>, vector<2xbf16>, vector<2xbf16> -> vector<2xbf16>
  %r3 = pto.fma %v0, %v1, %v2 {test.note = "kept"} : f32, f32, f32 -> f32
  return
}

// The same in generic form.
func.func @generic(%v0: f32, %v1: f32, %v2: f32, %v3: bf16, %v4: bf16, %v5: bf16, %v6: vector<2xbf16>, %v7: vector<2xbf16>, %v8: vector<2xbf16>) {
  %r0 = "pto.fma"(%v0, %v1, %v2) : (f32, f32, f32) -> f32
  %r1 = "pto.fma"(%v3, %v4, %v5) : (bf16, bf16, bf16) -> bf16
  %r2 = "pto.fma"(%v6, %v7, %v8) : (vector<2xbf16>, vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: bf16, %arg4: bf16, %arg5: bf16, %arg6: vector<2xbf16>, %arg7: vector<2xbf16>, %arg8: vector<2xbf16>) {
//|     %0 = pto.fma %arg0, %arg1, %arg2 : f32, f32, f32 -> f32
//|     %1 = pto.fma %arg3, %arg4, %arg5 : bf16, bf16, bf16 -> bf16
//|     %2 = pto.fma %arg6, %arg7, %arg8 : vector<2xbf16>, vector<2xbf16>, vector<2xbf16> -> vector<2xbf16>
//|     %3 = pto.fma %arg0, %arg1, %arg2 {test.note = "kept"} : f32, f32, f32 -> f32
//|     return
//|   }
//|   func.func @generic(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: bf16, %arg4: bf16, %arg5: bf16, %arg6: vector<2xbf16>, %arg7: vector<2xbf16>, %arg8: vector<2xbf16>) {
//|     %0 = pto.fma %arg0, %arg1, %arg2 : f32, f32, f32 -> f32
//|     %1 = pto.fma %arg3, %arg4, %arg5 : bf16, bf16, bf16 -> bf16
//|     %2 = pto.fma %arg6, %arg7, %arg8 : vector<2xbf16>, vector<2xbf16>, vector<2xbf16> -> vector<2xbf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32, f32, f32, bf16, bf16, bf16, vector<2xbf16>, vector<2xbf16>, vector<2xbf16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg9: f32, %arg10: f32, %arg11: f32, %arg12: bf16, %arg13: bf16, %arg14: bf16, %arg15: vector<2xbf16>, %arg16: vector<2xbf16>, %arg17: vector<2xbf16>):
//|     %3 = "pto.fma"(%arg9, %arg10, %arg11) : (f32, f32, f32) -> f32
//|     %4 = "pto.fma"(%arg12, %arg13, %arg14) : (bf16, bf16, bf16) -> bf16
//|     %5 = "pto.fma"(%arg15, %arg16, %arg17) : (vector<2xbf16>, vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>
//|     %6 = "pto.fma"(%arg9, %arg10, %arg11) {test.note = "kept"} : (f32, f32, f32) -> f32
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32, f32, f32, bf16, bf16, bf16, vector<2xbf16>, vector<2xbf16>, vector<2xbf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: f32, %arg1: f32, %arg2: f32, %arg3: bf16, %arg4: bf16, %arg5: bf16, %arg6: vector<2xbf16>, %arg7: vector<2xbf16>, %arg8: vector<2xbf16>):
//|     %0 = "pto.fma"(%arg0, %arg1, %arg2) : (f32, f32, f32) -> f32
//|     %1 = "pto.fma"(%arg3, %arg4, %arg5) : (bf16, bf16, bf16) -> bf16
//|     %2 = "pto.fma"(%arg6, %arg7, %arg8) : (vector<2xbf16>, vector<2xbf16>, vector<2xbf16>) -> vector<2xbf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
