// Every shape of pto.vmulconv.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<128xf16>, %v1: !pto.vreg<128xf16>) {
  %r0 = pto.vmulconv %v0, %v1 : !pto.vreg<128xf16>, !pto.vreg<128xf16> -> !pto.vreg<256xui8>
  %r1 = pto.vmulconv %v0, %v1 {test.note = "kept"} : !pto.vreg<128xf16>, !pto.vreg<128xf16> -> !pto.vreg<256xui8>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<128xf16>, %v1: !pto.vreg<128xf16>) {
  %r0 = "pto.vmulconv"(%v0, %v1) : (!pto.vreg<128xf16>, !pto.vreg<128xf16>) -> !pto.vreg<256xui8>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<128xf16>, %arg1: !pto.vreg<128xf16>) {
//|     %0 = pto.vmulconv %arg0, %arg1 : !pto.vreg<128xf16>, !pto.vreg<128xf16> -> !pto.vreg<256xui8>
//|     %1 = pto.vmulconv %arg0, %arg1 {test.note = "kept"} : !pto.vreg<128xf16>, !pto.vreg<128xf16> -> !pto.vreg<256xui8>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<128xf16>, %arg1: !pto.vreg<128xf16>) {
//|     %0 = pto.vmulconv %arg0, %arg1 : !pto.vreg<128xf16>, !pto.vreg<128xf16> -> !pto.vreg<256xui8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<128xf16>, !pto.vreg<128xf16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.vreg<128xf16>, %arg3: !pto.vreg<128xf16>):
//|     %1 = "pto.vmulconv"(%arg2, %arg3) : (!pto.vreg<128xf16>, !pto.vreg<128xf16>) -> !pto.vreg<256xui8>
//|     %2 = "pto.vmulconv"(%arg2, %arg3) {test.note = "kept"} : (!pto.vreg<128xf16>, !pto.vreg<128xf16>) -> !pto.vreg<256xui8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<128xf16>, !pto.vreg<128xf16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<128xf16>, %arg1: !pto.vreg<128xf16>):
//|     %0 = "pto.vmulconv"(%arg0, %arg1) : (!pto.vreg<128xf16>, !pto.vreg<128xf16>) -> !pto.vreg<256xui8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
