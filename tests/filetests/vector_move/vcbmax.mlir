// Every shape of pto.vcbmax.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<128xsi16>, %v1: !pto.mask<b16>) {
  %r0, %r1 = pto.vcbmax %v0, %v1 : !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<128xsi16>, !pto.mask<b16>
  %r2, %r3 = pto.vcbmax %v0, %v1 {test.note = "kept"} : !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<128xsi16>, !pto.mask<b16>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<128xsi16>, %v1: !pto.mask<b16>) {
  %r0, %r1 = "pto.vcbmax"(%v0, %v1) : (!pto.vreg<128xsi16>, !pto.mask<b16>) -> (!pto.vreg<128xsi16>, !pto.mask<b16>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<128xsi16>, %arg1: !pto.mask<b16>) {
//|     %value, %predicate = pto.vcbmax %arg0, %arg1 : !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<128xsi16>, !pto.mask<b16>
//|     %value_0, %predicate_1 = pto.vcbmax %arg0, %arg1 {test.note = "kept"} : !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<128xsi16>, !pto.mask<b16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<128xsi16>, %arg1: !pto.mask<b16>) {
//|     %value, %predicate = pto.vcbmax %arg0, %arg1 : !pto.vreg<128xsi16>, !pto.mask<b16> -> !pto.vreg<128xsi16>, !pto.mask<b16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<128xsi16>, !pto.mask<b16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.vreg<128xsi16>, %arg3: !pto.mask<b16>):
//|     %1:2 = "pto.vcbmax"(%arg2, %arg3) : (!pto.vreg<128xsi16>, !pto.mask<b16>) -> (!pto.vreg<128xsi16>, !pto.mask<b16>)
//|     %2:2 = "pto.vcbmax"(%arg2, %arg3) {test.note = "kept"} : (!pto.vreg<128xsi16>, !pto.mask<b16>) -> (!pto.vreg<128xsi16>, !pto.mask<b16>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<128xsi16>, !pto.mask<b16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<128xsi16>, %arg1: !pto.mask<b16>):
//|     %0:2 = "pto.vcbmax"(%arg0, %arg1) : (!pto.vreg<128xsi16>, !pto.mask<b16>) -> (!pto.vreg<128xsi16>, !pto.mask<b16>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
