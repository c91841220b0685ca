// Every shape of pto.vmi.unpack.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) {
  %r:2 = "pto.vmi.unpack"(%a) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
  return
}

func.func @shape1(%a: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %r = "pto.vmi.unpack"(%a) : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.mask<b32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) {
  %0:2 = "pto.vmi.unpack"(%arg0) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
  %again:2 = "pto.vmi.unpack"(%arg0) {test.note} : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
  return
}

func.func @generic2(%arg0: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
  %0 = "pto.vmi.unpack"(%arg0) : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.mask<b32>
  %again = "pto.vmi.unpack"(%arg0) {test.note} : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.mask<b32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) {
//|     %0:2 = "pto.vmi.unpack"(%arg0) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = "pto.vmi.unpack"(%arg0) : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.mask<b32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) {
//|     %0:2 = "pto.vmi.unpack"(%arg0) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     %1:2 = "pto.vmi.unpack"(%arg0) {test.note} : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) {
//|     %0 = "pto.vmi.unpack"(%arg0) : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.mask<b32>
//|     %1 = "pto.vmi.unpack"(%arg0) {test.note} : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.mask<b32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>):
//|     %5:2 = "pto.vmi.unpack"(%arg3) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %4 = "pto.vmi.unpack"(%arg2) : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.mask<b32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>):
//|     %2:2 = "pto.vmi.unpack"(%arg1) : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     %3:2 = "pto.vmi.unpack"(%arg1) {test.note} : (!pto.vmi.vreg<128xf32, #pto.vmi.layout<contiguous>>) -> (!pto.vreg<64xf32>, !pto.vreg<64xf32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>):
//|     %0 = "pto.vmi.unpack"(%arg0) : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.mask<b32>
//|     %1 = "pto.vmi.unpack"(%arg0) {test.note} : (!pto.vmi.mask<64xb32, #pto.vmi.layout<contiguous>>) -> !pto.mask<b32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
