// Every shape of pto.vshls.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<128xui16>, %v1: i16, %v2: !pto.mask<b16>) {
  %r0 = pto.vshls %v0, %v1, %v2 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
  %r1 = pto.vshls %v0, %v1, %v2 {test.note = "kept"} : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<128xui16>, %v1: i16, %v2: !pto.mask<b16>) {
  %r0 = "pto.vshls"(%v0, %v1, %v2) : (!pto.vreg<128xui16>, i16, !pto.mask<b16>) -> !pto.vreg<128xui16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<128xui16>, %arg1: i16, %arg2: !pto.mask<b16>) {
//|     %0 = pto.vshls %arg0, %arg1, %arg2 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|     %1 = pto.vshls %arg0, %arg1, %arg2 {test.note = "kept"} : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<128xui16>, %arg1: i16, %arg2: !pto.mask<b16>) {
//|     %0 = pto.vshls %arg0, %arg1, %arg2 : !pto.vreg<128xui16>, i16, !pto.mask<b16> -> !pto.vreg<128xui16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<128xui16>, i16, !pto.mask<b16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.vreg<128xui16>, %arg4: i16, %arg5: !pto.mask<b16>):
//|     %1 = "pto.vshls"(%arg3, %arg4, %arg5) : (!pto.vreg<128xui16>, i16, !pto.mask<b16>) -> !pto.vreg<128xui16>
//|     %2 = "pto.vshls"(%arg3, %arg4, %arg5) {test.note = "kept"} : (!pto.vreg<128xui16>, i16, !pto.mask<b16>) -> !pto.vreg<128xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<128xui16>, i16, !pto.mask<b16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<128xui16>, %arg1: i16, %arg2: !pto.mask<b16>):
//|     %0 = "pto.vshls"(%arg0, %arg1, %arg2) : (!pto.vreg<128xui16>, i16, !pto.mask<b16>) -> !pto.vreg<128xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
