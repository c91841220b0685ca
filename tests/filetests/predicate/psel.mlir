// Every shape of pto.psel.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.mask<b32>, %v1: !pto.mask<b32>, %v2: !pto.mask<b32>) {
  %r0 = pto.psel %v0, %v1, %v2 : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
  %r1 = pto.psel %v0, %v1, %v2 {test.note = "kept"} : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.mask<b32>, %v1: !pto.mask<b32>, %v2: !pto.mask<b32>) {
  %r0 = "pto.psel"(%v0, %v1, %v2) : (!pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.mask<b32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.mask<b32>, %arg1: !pto.mask<b32>, %arg2: !pto.mask<b32>) {
//|     %0 = pto.psel %arg0, %arg1, %arg2 : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|     %1 = pto.psel %arg0, %arg1, %arg2 {test.note = "kept"} : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.mask<b32>, %arg1: !pto.mask<b32>, %arg2: !pto.mask<b32>) {
//|     %0 = pto.psel %arg0, %arg1, %arg2 : !pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.mask<b32>, %arg4: !pto.mask<b32>, %arg5: !pto.mask<b32>):
//|     %1 = "pto.psel"(%arg3, %arg4, %arg5) : (!pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.mask<b32>
//|     %2 = "pto.psel"(%arg3, %arg4, %arg5) {test.note = "kept"} : (!pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.mask<b32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.mask<b32>, %arg1: !pto.mask<b32>, %arg2: !pto.mask<b32>):
//|     %0 = "pto.psel"(%arg0, %arg1, %arg2) : (!pto.mask<b32>, !pto.mask<b32>, !pto.mask<b32>) -> !pto.mask<b32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
