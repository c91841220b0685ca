// Every shape of pto.fmax.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: f16, %v1: f16, %v2: bf16, %v3: bf16) {
  %r0 = pto.fmax %v0, %v1 : f16, f16 -> f16
  %r1 = pto.fmax %v2, %v3 : bf16, bf16 -> bf16
  %r2 = pto.fmax %v0, %v1 {test.note = "kept"} : f16, f16 -> f16
  return
}

// The same in generic form.
func.func @generic(%v0: f16, %v1: f16, %v2: bf16, %v3: bf16) {
  %r0 = "pto.fmax"(%v0, %v1) : (f16, f16) -> f16
  %r1 = "pto.fmax"(%v2, %v3) : (bf16, bf16) -> bf16
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: f16, %arg1: f16, %arg2: bf16, %arg3: bf16) {
//|     %0 = pto.fmax %arg0, %arg1 : f16, f16 -> f16
//|     %1 = pto.fmax %arg2, %arg3 : bf16, bf16 -> bf16
//|     %2 = pto.fmax %arg0, %arg1 {test.note = "kept"} : f16, f16 -> f16
//|     return
//|   }
//|   func.func @generic(%arg0: f16, %arg1: f16, %arg2: bf16, %arg3: bf16) {
//|     %0 = pto.fmax %arg0, %arg1 : f16, f16 -> f16
//|     %1 = pto.fmax %arg2, %arg3 : bf16, bf16 -> bf16
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f16, f16, bf16, bf16) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: f16, %arg5: f16, %arg6: bf16, %arg7: bf16):
//|     %2 = "pto.fmax"(%arg4, %arg5) : (f16, f16) -> f16
//|     %3 = "pto.fmax"(%arg6, %arg7) : (bf16, bf16) -> bf16
//|     %4 = "pto.fmax"(%arg4, %arg5) {test.note = "kept"} : (f16, f16) -> f16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f16, f16, bf16, bf16) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: f16, %arg1: f16, %arg2: bf16, %arg3: bf16):
//|     %0 = "pto.fmax"(%arg0, %arg1) : (f16, f16) -> f16
//|     %1 = "pto.fmax"(%arg2, %arg3) : (bf16, bf16) -> bf16
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
