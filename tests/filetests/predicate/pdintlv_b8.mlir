// Every shape of pto.pdintlv_b8.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.mask<b8>, %v1: !pto.mask<b8>) {
  %r0, %r1 = pto.pdintlv_b8 %v0, %v1 : !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>, !pto.mask<b8>
  %r2, %r3 = pto.pdintlv_b8 %v0, %v1 {test.note = "kept"} : !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>, !pto.mask<b8>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.mask<b8>, %v1: !pto.mask<b8>) {
  %r0, %r1 = "pto.pdintlv_b8"(%v0, %v1) : (!pto.mask<b8>, !pto.mask<b8>) -> (!pto.mask<b8>, !pto.mask<b8>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.mask<b8>, %arg1: !pto.mask<b8>) {
//|     %low, %high = pto.pdintlv_b8 %arg0, %arg1 : !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>, !pto.mask<b8>
//|     %low_0, %high_1 = pto.pdintlv_b8 %arg0, %arg1 {test.note = "kept"} : !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>, !pto.mask<b8>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.mask<b8>, %arg1: !pto.mask<b8>) {
//|     %low, %high = pto.pdintlv_b8 %arg0, %arg1 : !pto.mask<b8>, !pto.mask<b8> -> !pto.mask<b8>, !pto.mask<b8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.mask<b8>, !pto.mask<b8>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.mask<b8>, %arg3: !pto.mask<b8>):
//|     %1:2 = "pto.pdintlv_b8"(%arg2, %arg3) : (!pto.mask<b8>, !pto.mask<b8>) -> (!pto.mask<b8>, !pto.mask<b8>)
//|     %2:2 = "pto.pdintlv_b8"(%arg2, %arg3) {test.note = "kept"} : (!pto.mask<b8>, !pto.mask<b8>) -> (!pto.mask<b8>, !pto.mask<b8>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.mask<b8>, !pto.mask<b8>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.mask<b8>, %arg1: !pto.mask<b8>):
//|     %0:2 = "pto.pdintlv_b8"(%arg0, %arg1) : (!pto.mask<b8>, !pto.mask<b8>) -> (!pto.mask<b8>, !pto.mask<b8>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
