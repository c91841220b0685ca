// Every shape of pto.pand.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.mask<b16>, %v1: !pto.mask<b16>, %v2: !pto.mask<b16>) {
  %r0 = pto.pand %v0, %v1, %v2 : !pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>
  %r1 = pto.pand %v0, %v1, %v2 {test.note = "kept"} : !pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.mask<b16>, %v1: !pto.mask<b16>, %v2: !pto.mask<b16>) {
  %r0 = "pto.pand"(%v0, %v1, %v2) : (!pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16>) -> !pto.mask<b16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.mask<b16>, %arg1: !pto.mask<b16>, %arg2: !pto.mask<b16>) {
//|     %0 = pto.pand %arg0, %arg1, %arg2 : !pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>
//|     %1 = pto.pand %arg0, %arg1, %arg2 {test.note = "kept"} : !pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.mask<b16>, %arg1: !pto.mask<b16>, %arg2: !pto.mask<b16>) {
//|     %0 = pto.pand %arg0, %arg1, %arg2 : !pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.mask<b16>, %arg4: !pto.mask<b16>, %arg5: !pto.mask<b16>):
//|     %1 = "pto.pand"(%arg3, %arg4, %arg5) : (!pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16>) -> !pto.mask<b16>
//|     %2 = "pto.pand"(%arg3, %arg4, %arg5) {test.note = "kept"} : (!pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16>) -> !pto.mask<b16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.mask<b16>, %arg1: !pto.mask<b16>, %arg2: !pto.mask<b16>):
//|     %0 = "pto.pand"(%arg0, %arg1, %arg2) : (!pto.mask<b16>, !pto.mask<b16>, !pto.mask<b16>) -> !pto.mask<b16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
