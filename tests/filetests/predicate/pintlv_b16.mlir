// Every shape of pto.pintlv_b16.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%m0: !pto.mask<b16>, %m1: !pto.mask<b16>) {
  %r0_0, %r0_1 = pto.pintlv_b16 %m0, %m1 : !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>, !pto.mask<b16>
  return
}

// The same in generic form.
func.func @generic(%m0: !pto.mask<b16>, %m1: !pto.mask<b16>) {
  %g0:2 = "pto.pintlv_b16"(%m0, %m1) : (!pto.mask<b16>, !pto.mask<b16>) -> (!pto.mask<b16>, !pto.mask<b16>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.mask<b16>, %arg1: !pto.mask<b16>) {
//|     %low, %high = pto.pintlv_b16 %arg0, %arg1 : !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>, !pto.mask<b16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.mask<b16>, %arg1: !pto.mask<b16>) {
//|     %low, %high = pto.pintlv_b16 %arg0, %arg1 : !pto.mask<b16>, !pto.mask<b16> -> !pto.mask<b16>, !pto.mask<b16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.mask<b16>, !pto.mask<b16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.mask<b16>, %arg3: !pto.mask<b16>):
//|     %1:2 = "pto.pintlv_b16"(%arg2, %arg3) : (!pto.mask<b16>, !pto.mask<b16>) -> (!pto.mask<b16>, !pto.mask<b16>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.mask<b16>, !pto.mask<b16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.mask<b16>, %arg1: !pto.mask<b16>):
//|     %0:2 = "pto.pintlv_b16"(%arg0, %arg1) : (!pto.mask<b16>, !pto.mask<b16>) -> (!pto.mask<b16>, !pto.mask<b16>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
