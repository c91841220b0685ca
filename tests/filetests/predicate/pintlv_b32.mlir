// Every shape of pto.pintlv_b32.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.mask<b32>, %v1: !pto.mask<b32>) {
  %r0, %r1 = pto.pintlv_b32 %v0, %v1 : !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>, !pto.mask<b32>
  %r2, %r3 = pto.pintlv_b32 %v0, %v1 {test.note = "kept"} : !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>, !pto.mask<b32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.mask<b32>, %v1: !pto.mask<b32>) {
  %r0, %r1 = "pto.pintlv_b32"(%v0, %v1) : (!pto.mask<b32>, !pto.mask<b32>) -> (!pto.mask<b32>, !pto.mask<b32>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.mask<b32>, %arg1: !pto.mask<b32>) {
//|     %low, %high = pto.pintlv_b32 %arg0, %arg1 : !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>, !pto.mask<b32>
//|     %low_0, %high_1 = pto.pintlv_b32 %arg0, %arg1 {test.note = "kept"} : !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>, !pto.mask<b32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.mask<b32>, %arg1: !pto.mask<b32>) {
//|     %low, %high = pto.pintlv_b32 %arg0, %arg1 : !pto.mask<b32>, !pto.mask<b32> -> !pto.mask<b32>, !pto.mask<b32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.mask<b32>, !pto.mask<b32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.mask<b32>, %arg3: !pto.mask<b32>):
//|     %1:2 = "pto.pintlv_b32"(%arg2, %arg3) : (!pto.mask<b32>, !pto.mask<b32>) -> (!pto.mask<b32>, !pto.mask<b32>)
//|     %2:2 = "pto.pintlv_b32"(%arg2, %arg3) {test.note = "kept"} : (!pto.mask<b32>, !pto.mask<b32>) -> (!pto.mask<b32>, !pto.mask<b32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.mask<b32>, !pto.mask<b32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.mask<b32>, %arg1: !pto.mask<b32>):
//|     %0:2 = "pto.pintlv_b32"(%arg0, %arg1) : (!pto.mask<b32>, !pto.mask<b32>) -> (!pto.mask<b32>, !pto.mask<b32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
