// Every shape of pto.vmi.extsi.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<256xsi8>) {
  %a = pto.vmi.extsi %b : !pto.vmi.vreg<256xsi8> -> !pto.vmi.vreg<256xsi16>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) {
  %a = pto.vmi.extsi %b : !pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>> -> !pto.vmi.vreg<1xsi16, #pto.vmi.layout<num_groups = 1, slots = 1>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<256xsi8>) {
  %0 = "pto.vmi.extsi"(%arg0) : (!pto.vmi.vreg<256xsi8>) -> !pto.vmi.vreg<256xsi16>
  %again = "pto.vmi.extsi"(%arg0) {test.note} : (!pto.vmi.vreg<256xsi8>) -> !pto.vmi.vreg<256xsi16>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) {
  %0 = "pto.vmi.extsi"(%arg0) : (!pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) -> !pto.vmi.vreg<1xsi16, #pto.vmi.layout<num_groups = 1, slots = 1>>
  %again = "pto.vmi.extsi"(%arg0) {test.note} : (!pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) -> !pto.vmi.vreg<1xsi16, #pto.vmi.layout<num_groups = 1, slots = 1>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<256xsi8>) {
//|     %0 = pto.vmi.extsi %arg0 : !pto.vmi.vreg<256xsi8> -> !pto.vmi.vreg<256xsi16>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) {
//|     %0 = pto.vmi.extsi %arg0 : !pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>> -> !pto.vmi.vreg<1xsi16, #pto.vmi.layout<num_groups = 1, slots = 1>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<256xsi8>) {
//|     %0 = pto.vmi.extsi %arg0 : !pto.vmi.vreg<256xsi8> -> !pto.vmi.vreg<256xsi16>
//|     %1 = pto.vmi.extsi %arg0 {test.note} : !pto.vmi.vreg<256xsi8> -> !pto.vmi.vreg<256xsi16>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) {
//|     %0 = pto.vmi.extsi %arg0 : !pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>> -> !pto.vmi.vreg<1xsi16, #pto.vmi.layout<num_groups = 1, slots = 1>>
//|     %1 = pto.vmi.extsi %arg0 {test.note} : !pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>> -> !pto.vmi.vreg<1xsi16, #pto.vmi.layout<num_groups = 1, slots = 1>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xsi8>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<256xsi8>):
//|     %5 = "pto.vmi.extsi"(%arg3) : (!pto.vmi.vreg<256xsi8>) -> !pto.vmi.vreg<256xsi16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>):
//|     %4 = "pto.vmi.extsi"(%arg2) : (!pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) -> !pto.vmi.vreg<1xsi16, #pto.vmi.layout<num_groups = 1, slots = 1>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xsi8>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<256xsi8>):
//|     %2 = "pto.vmi.extsi"(%arg1) : (!pto.vmi.vreg<256xsi8>) -> !pto.vmi.vreg<256xsi16>
//|     %3 = "pto.vmi.extsi"(%arg1) {test.note} : (!pto.vmi.vreg<256xsi8>) -> !pto.vmi.vreg<256xsi16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>):
//|     %0 = "pto.vmi.extsi"(%arg0) : (!pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) -> !pto.vmi.vreg<1xsi16, #pto.vmi.layout<num_groups = 1, slots = 1>>
//|     %1 = "pto.vmi.extsi"(%arg0) {test.note} : (!pto.vmi.vreg<1xsi8, #pto.vmi.layout<num_groups = 1, slots = 1>>) -> !pto.vmi.vreg<1xsi16, #pto.vmi.layout<num_groups = 1, slots = 1>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
