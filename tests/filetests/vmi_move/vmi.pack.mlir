// Every shape of pto.vmi.pack.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vreg<64xf32>, %b: !pto.vreg<64xf32>) {
  %r = "pto.vmi.pack"(%a, %b) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape1(%a: !pto.mask<b32>) {
  %r = "pto.vmi.pack"(%a) : (!pto.mask<b32>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic1(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>) {
  %0 = "pto.vmi.pack"(%arg0, %arg1) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.pack"(%arg0, %arg1) {test.note} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
  return
}

func.func @generic2(%arg0: !pto.mask<b32>) {
  %0 = "pto.vmi.pack"(%arg0) : (!pto.mask<b32>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.pack"(%arg0) {test.note} : (!pto.mask<b32>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>) {
//|     %0 = "pto.vmi.pack"(%arg0, %arg1) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.mask<b32>) {
//|     %0 = "pto.vmi.pack"(%arg0) : (!pto.mask<b32>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>) {
//|     %0 = "pto.vmi.pack"(%arg0, %arg1) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.pack"(%arg0, %arg1) {test.note} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.mask<b32>) {
//|     %0 = "pto.vmi.pack"(%arg0) : (!pto.mask<b32>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.pack"(%arg0) {test.note} : (!pto.mask<b32>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.vreg<64xf32>, %arg5: !pto.vreg<64xf32>):
//|     %5 = "pto.vmi.pack"(%arg4, %arg5) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.mask<b32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg3: !pto.mask<b32>):
//|     %4 = "pto.vmi.pack"(%arg3) : (!pto.mask<b32>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vreg<64xf32>, %arg2: !pto.vreg<64xf32>):
//|     %2 = "pto.vmi.pack"(%arg1, %arg2) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//|     %3 = "pto.vmi.pack"(%arg1, %arg2) {test.note} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.mask<b32>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.mask<b32>):
//|     %0 = "pto.vmi.pack"(%arg0) : (!pto.mask<b32>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.pack"(%arg0) {test.note} : (!pto.mask<b32>) -> !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
