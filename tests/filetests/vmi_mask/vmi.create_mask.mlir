// Every shape of pto.vmi.create_mask.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: index) {
  %a = pto.vmi.create_mask %b : index -> !pto.vmi.mask<1xpred>
  return
}

func.func @shape1(%b: index) {
  %a = pto.vmi.create_mask %b : index -> !pto.vmi.mask<512xb8, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: index) {
  %0 = "pto.vmi.create_mask"(%arg0) : (index) -> !pto.vmi.mask<1xpred>
  %again = "pto.vmi.create_mask"(%arg0) {test.note} : (index) -> !pto.vmi.mask<1xpred>
  return
}

func.func @generic2(%arg0: index) {
  %0 = "pto.vmi.create_mask"(%arg0) : (index) -> !pto.vmi.mask<512xb8, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.create_mask"(%arg0) {test.note} : (index) -> !pto.vmi.mask<512xb8, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: index) {
//|     %0 = pto.vmi.create_mask %arg0 : index -> !pto.vmi.mask<1xpred>
//|     return
//|   }
//|   func.func @shape1(%arg0: index) {
//|     %0 = pto.vmi.create_mask %arg0 : index -> !pto.vmi.mask<512xb8, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: index) {
//|     %0 = pto.vmi.create_mask %arg0 : index -> !pto.vmi.mask<1xpred>
//|     %1 = pto.vmi.create_mask %arg0 {test.note} : index -> !pto.vmi.mask<1xpred>
//|     return
//|   }
//|   func.func @generic2(%arg0: index) {
//|     %0 = pto.vmi.create_mask %arg0 : index -> !pto.vmi.mask<512xb8, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.create_mask %arg0 {test.note} : index -> !pto.vmi.mask<512xb8, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: index):
//|     %5 = "pto.vmi.create_mask"(%arg3) : (index) -> !pto.vmi.mask<1xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: index):
//|     %4 = "pto.vmi.create_mask"(%arg2) : (index) -> !pto.vmi.mask<512xb8, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: index):
//|     %2 = "pto.vmi.create_mask"(%arg1) : (index) -> !pto.vmi.mask<1xpred>
//|     %3 = "pto.vmi.create_mask"(%arg1) {test.note} : (index) -> !pto.vmi.mask<1xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (index) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: index):
//|     %0 = "pto.vmi.create_mask"(%arg0) : (index) -> !pto.vmi.mask<512xb8, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.create_mask"(%arg0) {test.note} : (index) -> !pto.vmi.mask<512xb8, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
