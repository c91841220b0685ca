// Every shape of pto.vmi.absi.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xsi32>) {
  %r = pto.vmi.absi %a : !pto.vmi.vreg<64xsi32> -> !pto.vmi.vreg<64xsi32>
  return
}

func.func @shape1(%a: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>) {
  %r = pto.vmi.absi %a : !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xsi32>) {
  %0 = "pto.vmi.absi"(%arg0) : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xsi32>
  %again = "pto.vmi.absi"(%arg0) {test.note} : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xsi32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.absi"(%arg0) : (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.absi"(%arg0) {test.note} : (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xsi32>) {
//|     %0 = pto.vmi.absi %arg0 : !pto.vmi.vreg<64xsi32> -> !pto.vmi.vreg<64xsi32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.absi %arg0 : !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xsi32>) {
//|     %0 = pto.vmi.absi %arg0 : !pto.vmi.vreg<64xsi32> -> !pto.vmi.vreg<64xsi32>
//|     %1 = pto.vmi.absi %arg0 {test.note} : !pto.vmi.vreg<64xsi32> -> !pto.vmi.vreg<64xsi32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.absi %arg0 : !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.absi %arg0 {test.note} : !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xsi32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<64xsi32>):
//|     %5 = "pto.vmi.absi"(%arg3) : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xsi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.absi"(%arg2) : (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xsi32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<64xsi32>):
//|     %2 = "pto.vmi.absi"(%arg1) : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xsi32>
//|     %3 = "pto.vmi.absi"(%arg1) {test.note} : (!pto.vmi.vreg<64xsi32>) -> !pto.vmi.vreg<64xsi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.absi"(%arg0) : (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.absi"(%arg0) {test.note} : (!pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xsi16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
