// Every shape of pto.vmi.active_prefix_index.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.active_prefix_index %b : !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
  return
}

func.func @shape1(%b: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.active_prefix_index %b : !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.active_prefix_index"(%arg0) : (!pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
  %again = "pto.vmi.active_prefix_index"(%arg0) {test.note} : (!pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @generic2(%arg0: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.active_prefix_index"(%arg0) : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.active_prefix_index"(%arg0) {test.note} : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.active_prefix_index %arg0 : !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.active_prefix_index %arg0 : !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.active_prefix_index %arg0 : !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
//|     %1 = pto.vmi.active_prefix_index %arg0 {test.note} : !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.active_prefix_index %arg0 : !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.active_prefix_index %arg0 {test.note} : !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.vmi.mask<64xpred>):
//|     %5 = "pto.vmi.active_prefix_index"(%arg3) : (!pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.active_prefix_index"(%arg2) : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.mask<64xpred>):
//|     %2 = "pto.vmi.active_prefix_index"(%arg1) : (!pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
//|     %3 = "pto.vmi.active_prefix_index"(%arg1) {test.note} : (!pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.active_prefix_index"(%arg0) : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.active_prefix_index"(%arg0) {test.note} : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.vreg<64xi32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
