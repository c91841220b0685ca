// Every shape of pto.vzunpack.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<256xui8>, %v1: index) {
  %r0 = pto.vzunpack %v0, %v1 : !pto.vreg<256xui8> -> !pto.vreg<128xui16>
  %r1 = pto.vzunpack %v0, %v1 {test.note = "kept"} : !pto.vreg<256xui8> -> !pto.vreg<128xui16>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<256xui8>, %v1: index) {
  %r0 = "pto.vzunpack"(%v0, %v1) : (!pto.vreg<256xui8>, index) -> !pto.vreg<128xui16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<256xui8>, %arg1: index) {
//|     %0 = pto.vzunpack %arg0, %arg1 : !pto.vreg<256xui8> -> !pto.vreg<128xui16>
//|     %1 = pto.vzunpack %arg0, %arg1 {test.note = "kept"} : !pto.vreg<256xui8> -> !pto.vreg<128xui16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<256xui8>, %arg1: index) {
//|     %0 = pto.vzunpack %arg0, %arg1 : !pto.vreg<256xui8> -> !pto.vreg<128xui16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<256xui8>, index) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.vreg<256xui8>, %arg3: index):
//|     %1 = "pto.vzunpack"(%arg2, %arg3) : (!pto.vreg<256xui8>, index) -> !pto.vreg<128xui16>
//|     %2 = "pto.vzunpack"(%arg2, %arg3) {test.note = "kept"} : (!pto.vreg<256xui8>, index) -> !pto.vreg<128xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<256xui8>, index) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<256xui8>, %arg1: index):
//|     %0 = "pto.vzunpack"(%arg0, %arg1) : (!pto.vreg<256xui8>, index) -> !pto.vreg<128xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
