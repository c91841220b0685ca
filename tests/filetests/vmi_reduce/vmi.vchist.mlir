// Every shape of pto.vmi.vchist.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<256xui16>, %c: !pto.vmi.vreg<256xi8>, %d: !pto.vmi.mask<256xb8>) {
  %a = pto.vmi.vchist %b, %c, %d : !pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8> -> !pto.vmi.vreg<256xui16>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vchist %b, %c, %d : !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<256xui16, #pto.vmi.layout<contiguous>>, %c: !pto.vmi.vreg<256xui8, #pto.vmi.layout<contiguous>>, %d: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.vchist %b, %c, %d : !pto.vmi.vreg<256xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xui8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<256xui16, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<256xui16>, %arg1: !pto.vmi.vreg<256xi8>, %arg2: !pto.vmi.mask<256xb8>) {
  %0 = "pto.vmi.vchist"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xui16>
  %again = "pto.vmi.vchist"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xui16>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.vchist"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.vchist"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<256xui16>, %arg1: !pto.vmi.vreg<256xi8>, %arg2: !pto.vmi.mask<256xb8>) {
//|     %0 = pto.vmi.vchist %arg0, %arg1, %arg2 : !pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8> -> !pto.vmi.vreg<256xui16>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vchist %arg0, %arg1, %arg2 : !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<256xui16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<256xui8, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vchist %arg0, %arg1, %arg2 : !pto.vmi.vreg<256xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xui8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<256xui16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<256xui16>, %arg1: !pto.vmi.vreg<256xi8>, %arg2: !pto.vmi.mask<256xb8>) {
//|     %0 = pto.vmi.vchist %arg0, %arg1, %arg2 : !pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8> -> !pto.vmi.vreg<256xui16>
//|     %1 = pto.vmi.vchist %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8> -> !pto.vmi.vreg<256xui16>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.vchist %arg0, %arg1, %arg2 : !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.vchist %arg0, %arg1, %arg2 {test.note} : !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg12: !pto.vmi.vreg<256xui16>, %arg13: !pto.vmi.vreg<256xi8>, %arg14: !pto.vmi.mask<256xb8>):
//|     %6 = "pto.vmi.vchist"(%arg12, %arg13, %arg14) : (!pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg9: !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, %arg10: !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, %arg11: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>):
//|     %5 = "pto.vmi.vchist"(%arg9, %arg10, %arg11) : (!pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xui8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg6: !pto.vmi.vreg<256xui16, #pto.vmi.layout<contiguous>>, %arg7: !pto.vmi.vreg<256xui8, #pto.vmi.layout<contiguous>>, %arg8: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.vchist"(%arg6, %arg7, %arg8) : (!pto.vmi.vreg<256xui16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xui8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<256xui16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<256xui16>, %arg4: !pto.vmi.vreg<256xi8>, %arg5: !pto.vmi.mask<256xb8>):
//|     %2 = "pto.vmi.vchist"(%arg3, %arg4, %arg5) : (!pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xui16>
//|     %3 = "pto.vmi.vchist"(%arg3, %arg4, %arg5) {test.note} : (!pto.vmi.vreg<256xui16>, !pto.vmi.vreg<256xi8>, !pto.vmi.mask<256xb8>) -> !pto.vmi.vreg<256xui16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, %arg2: !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.vchist"(%arg0, %arg1, %arg2) : (!pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.vchist"(%arg0, %arg1, %arg2) {test.note} : (!pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>, !pto.vmi.vreg<256xi8, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<256xb8, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<128xi16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
