// Every shape of pto.vmi.mask_or.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.mask<64xpred>, %b: !pto.vmi.mask<64xpred>) {
  %r = pto.vmi.mask_or %a, %b : !pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred> -> !pto.vmi.mask<64xpred>
  return
}

func.func @shape1(%a: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %b: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %r = pto.vmi.mask_or %a, %b : !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.mask<64xpred>, %arg1: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.mask_or"(%arg0, %arg1) : (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> !pto.vmi.mask<64xpred>
  %again = "pto.vmi.mask_or"(%arg0, %arg1) {test.note} : (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> !pto.vmi.mask<64xpred>
  return
}

func.func @generic2(%arg0: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.mask_or"(%arg0, %arg1) : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.mask_or"(%arg0, %arg1) {test.note} : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.mask<64xpred>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.mask_or %arg0, %arg1 : !pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred> -> !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.mask_or %arg0, %arg1 : !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.mask<64xpred>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.mask_or %arg0, %arg1 : !pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred> -> !pto.vmi.mask<64xpred>
//|     %1 = pto.vmi.mask_or %arg0, %arg1 {test.note} : !pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred> -> !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.mask_or %arg0, %arg1 : !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.mask_or %arg0, %arg1 {test.note} : !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg6: !pto.vmi.mask<64xpred>, %arg7: !pto.vmi.mask<64xpred>):
//|     %5 = "pto.vmi.mask_or"(%arg6, %arg7) : (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> !pto.vmi.mask<64xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg4: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %arg5: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.mask_or"(%arg4, %arg5) : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg2: !pto.vmi.mask<64xpred>, %arg3: !pto.vmi.mask<64xpred>):
//|     %2 = "pto.vmi.mask_or"(%arg2, %arg3) : (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> !pto.vmi.mask<64xpred>
//|     %3 = "pto.vmi.mask_or"(%arg2, %arg3) {test.note} : (!pto.vmi.mask<64xpred>, !pto.vmi.mask<64xpred>) -> !pto.vmi.mask<64xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, %arg1: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.mask_or"(%arg0, %arg1) : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.mask_or"(%arg0, %arg1) {test.note} : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>, !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
