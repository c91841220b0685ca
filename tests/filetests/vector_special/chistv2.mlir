// Every shape of pto.chistv2.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<128xui16>, %v1: !pto.vreg<256xui8>, %v2: !pto.mask<b8>, %v3: i32) {
  %r0 = pto.chistv2 %v0, %v1, %v2, %v3 : !pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32 -> !pto.vreg<128xui16>
  %r1 = pto.chistv2 %v0, %v1, %v2, %v3 {test.note = "kept"} : !pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32 -> !pto.vreg<128xui16>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<128xui16>, %v1: !pto.vreg<256xui8>, %v2: !pto.mask<b8>, %v3: i32) {
  %r0 = "pto.chistv2"(%v0, %v1, %v2, %v3) : (!pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32) -> !pto.vreg<128xui16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<128xui16>, %arg1: !pto.vreg<256xui8>, %arg2: !pto.mask<b8>, %arg3: i32) {
//|     %0 = pto.chistv2 %arg0, %arg1, %arg2, %arg3 : !pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32 -> !pto.vreg<128xui16>
//|     %1 = pto.chistv2 %arg0, %arg1, %arg2, %arg3 {test.note = "kept"} : !pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32 -> !pto.vreg<128xui16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<128xui16>, %arg1: !pto.vreg<256xui8>, %arg2: !pto.mask<b8>, %arg3: i32) {
//|     %0 = pto.chistv2 %arg0, %arg1, %arg2, %arg3 : !pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32 -> !pto.vreg<128xui16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: !pto.vreg<128xui16>, %arg5: !pto.vreg<256xui8>, %arg6: !pto.mask<b8>, %arg7: i32):
//|     %1 = "pto.chistv2"(%arg4, %arg5, %arg6, %arg7) : (!pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32) -> !pto.vreg<128xui16>
//|     %2 = "pto.chistv2"(%arg4, %arg5, %arg6, %arg7) {test.note = "kept"} : (!pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32) -> !pto.vreg<128xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<128xui16>, %arg1: !pto.vreg<256xui8>, %arg2: !pto.mask<b8>, %arg3: i32):
//|     %0 = "pto.chistv2"(%arg0, %arg1, %arg2, %arg3) : (!pto.vreg<128xui16>, !pto.vreg<256xui8>, !pto.mask<b8>, i32) -> !pto.vreg<128xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
