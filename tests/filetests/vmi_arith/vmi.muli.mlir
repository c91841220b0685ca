// Every shape of pto.vmi.muli.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %c: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.muli %b, %c : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
  %0 = "pto.vmi.muli"(%arg0, %arg1) : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  %again = "pto.vmi.muli"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.muli %arg0, %arg1 : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.muli %arg0, %arg1 : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = pto.vmi.muli %arg0, %arg1 {test.note} : !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg3: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %2 = "pto.vmi.muli"(%arg2, %arg3) : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, %arg1: !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>):
//|     %0 = "pto.vmi.muli"(%arg0, %arg1) : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     %1 = "pto.vmi.muli"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>, !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<128xi32, #pto.vmi.layout<deinterleaved = 2>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
