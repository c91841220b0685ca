// Every shape of pto.vmi.extui.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xui8>) {
  %a = pto.vmi.extui %b : !pto.vmi.vreg<64xui8> -> !pto.vmi.vreg<64xui32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>) {
  %a = pto.vmi.extui %b : !pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<256xui32, #pto.vmi.layout<deinterleaved = 4>>
  return
}

func.func @shape2(%b: !pto.vmi.vreg<1xi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) {
  %a = pto.vmi.extui %b : !pto.vmi.vreg<1xi8, #pto.vmi.layout<num_groups = 1, slots = 1>> -> !pto.vmi.vreg<1xi16, #pto.vmi.layout<num_groups = 1, slots = 1>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xui8>) {
  %0 = "pto.vmi.extui"(%arg0) : (!pto.vmi.vreg<64xui8>) -> !pto.vmi.vreg<64xui32>
  %again = "pto.vmi.extui"(%arg0) {test.note} : (!pto.vmi.vreg<64xui8>) -> !pto.vmi.vreg<64xui32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>) {
  %0 = "pto.vmi.extui"(%arg0) : (!pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<256xui32, #pto.vmi.layout<deinterleaved = 4>>
  %again = "pto.vmi.extui"(%arg0) {test.note} : (!pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<256xui32, #pto.vmi.layout<deinterleaved = 4>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xui8>) {
//|     %0 = pto.vmi.extui %arg0 : !pto.vmi.vreg<64xui8> -> !pto.vmi.vreg<64xui32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.extui %arg0 : !pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<256xui32, #pto.vmi.layout<deinterleaved = 4>>
//|     return
//|   }
//|   func.func @shape2(%arg0: !pto.vmi.vreg<1xi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) {
//|     %0 = pto.vmi.extui %arg0 : !pto.vmi.vreg<1xi8, #pto.vmi.layout<num_groups = 1, slots = 1>> -> !pto.vmi.vreg<1xi16, #pto.vmi.layout<num_groups = 1, slots = 1>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xui8>) {
//|     %0 = pto.vmi.extui %arg0 : !pto.vmi.vreg<64xui8> -> !pto.vmi.vreg<64xui32>
//|     %1 = pto.vmi.extui %arg0 {test.note} : !pto.vmi.vreg<64xui8> -> !pto.vmi.vreg<64xui32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>) {
//|     %0 = pto.vmi.extui %arg0 : !pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<256xui32, #pto.vmi.layout<deinterleaved = 4>>
//|     %1 = pto.vmi.extui %arg0 {test.note} : !pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>> -> !pto.vmi.vreg<256xui32, #pto.vmi.layout<deinterleaved = 4>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xui8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<64xui8>):
//|     %6 = "pto.vmi.extui"(%arg4) : (!pto.vmi.vreg<64xui8>) -> !pto.vmi.vreg<64xui32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>):
//|     %5 = "pto.vmi.extui"(%arg3) : (!pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<256xui32, #pto.vmi.layout<deinterleaved = 4>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) -> (), sym_name = "shape2"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<1xi8, #pto.vmi.layout<num_groups = 1, slots = 1>>):
//|     %4 = "pto.vmi.extui"(%arg2) : (!pto.vmi.vreg<1xi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) -> !pto.vmi.vreg<1xi16, #pto.vmi.layout<num_groups = 1, slots = 1>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xui8>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<64xui8>):
//|     %2 = "pto.vmi.extui"(%arg1) : (!pto.vmi.vreg<64xui8>) -> !pto.vmi.vreg<64xui32>
//|     %3 = "pto.vmi.extui"(%arg1) {test.note} : (!pto.vmi.vreg<64xui8>) -> !pto.vmi.vreg<64xui32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>):
//|     %0 = "pto.vmi.extui"(%arg0) : (!pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<256xui32, #pto.vmi.layout<deinterleaved = 4>>
//|     %1 = "pto.vmi.extui"(%arg0) {test.note} : (!pto.vmi.vreg<256xui16, #pto.vmi.layout<deinterleaved = 2>>) -> !pto.vmi.vreg<256xui32, #pto.vmi.layout<deinterleaved = 4>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
