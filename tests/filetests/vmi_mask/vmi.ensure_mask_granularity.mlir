// Every shape of pto.vmi.ensure_mask_granularity.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>) {
  %a = pto.vmi.ensure_mask_granularity %b : !pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.ensure_mask_granularity"(%arg0) : (!pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.ensure_mask_granularity"(%arg0) {test.note} : (!pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.ensure_mask_granularity %arg0 : !pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = pto.vmi.ensure_mask_granularity %arg0 : !pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.ensure_mask_granularity %arg0 {test.note} : !pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>> -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>):
//|     %2 = "pto.vmi.ensure_mask_granularity"(%arg1) : (!pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.ensure_mask_granularity"(%arg0) : (!pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.ensure_mask_granularity"(%arg0) {test.note} : (!pto.vmi.mask<128xb32, #pto.vmi.layout<contiguous>>) -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
