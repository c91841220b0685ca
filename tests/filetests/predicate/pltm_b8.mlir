// Every shape of pto.pltm_b8.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: i16, %v1: i32) {
  %r0 = pto.pltm_b8 %v0, %v1 : i16, i32 -> !pto.mask<b8>
  %r1 = pto.pltm_b8 %v0, %v1 {test.note = "kept"} : i16, i32 -> !pto.mask<b8>
  return
}

// The same in generic form.
func.func @generic(%v0: i16, %v1: i32) {
  %r0 = "pto.pltm_b8"(%v0, %v1) : (i16, i32) -> !pto.mask<b8>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: i16, %arg1: i32) {
//|     %0 = pto.pltm_b8 %arg0, %arg1 : i16, i32 -> !pto.mask<b8>
//|     %1 = pto.pltm_b8 %arg0, %arg1 {test.note = "kept"} : i16, i32 -> !pto.mask<b8>
//|     return
//|   }
//|   func.func @generic(%arg0: i16, %arg1: i32) {
//|     %0 = pto.pltm_b8 %arg0, %arg1 : i16, i32 -> !pto.mask<b8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i16, i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: i16, %arg3: i32):
//|     %1 = "pto.pltm_b8"(%arg2, %arg3) : (i16, i32) -> !pto.mask<b8>
//|     %2 = "pto.pltm_b8"(%arg2, %arg3) {test.note = "kept"} : (i16, i32) -> !pto.mask<b8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i16, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: i16, %arg1: i32):
//|     %0 = "pto.pltm_b8"(%arg0, %arg1) : (i16, i32) -> !pto.mask<b8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
