// Every shape of pto.vor.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<256xui8>, %v1: !pto.vreg<256xui8>, %m0: !pto.mask<b8>) {
  %r0 = pto.vor %v0, %v1, %m0 : !pto.vreg<256xui8>, !pto.vreg<256xui8>, !pto.mask<b8> -> !pto.vreg<256xui8>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<256xui8>, %v1: !pto.vreg<256xui8>, %m0: !pto.mask<b8>) {
  %g0 = "pto.vor"(%v0, %v1, %m0) : (!pto.vreg<256xui8>, !pto.vreg<256xui8>, !pto.mask<b8>) -> !pto.vreg<256xui8>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<256xui8>, %arg1: !pto.vreg<256xui8>, %arg2: !pto.mask<b8>) {
//|     %0 = pto.vor %arg0, %arg1, %arg2 : !pto.vreg<256xui8>, !pto.vreg<256xui8>, !pto.mask<b8> -> !pto.vreg<256xui8>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<256xui8>, %arg1: !pto.vreg<256xui8>, %arg2: !pto.mask<b8>) {
//|     %0 = pto.vor %arg0, %arg1, %arg2 : !pto.vreg<256xui8>, !pto.vreg<256xui8>, !pto.mask<b8> -> !pto.vreg<256xui8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<256xui8>, !pto.vreg<256xui8>, !pto.mask<b8>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.vreg<256xui8>, %arg4: !pto.vreg<256xui8>, %arg5: !pto.mask<b8>):
//|     %1 = "pto.vor"(%arg3, %arg4, %arg5) : (!pto.vreg<256xui8>, !pto.vreg<256xui8>, !pto.mask<b8>) -> !pto.vreg<256xui8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<256xui8>, !pto.vreg<256xui8>, !pto.mask<b8>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<256xui8>, %arg1: !pto.vreg<256xui8>, %arg2: !pto.mask<b8>):
//|     %0 = "pto.vor"(%arg0, %arg1, %arg2) : (!pto.vreg<256xui8>, !pto.vreg<256xui8>, !pto.mask<b8>) -> !pto.vreg<256xui8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
