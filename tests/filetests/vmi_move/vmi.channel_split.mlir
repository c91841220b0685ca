// Every shape of pto.vmi.channel_split.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xf32>) {
  %r:2 = "pto.vmi.channel_split"(%a) : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>)
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>) {
  %0:2 = "pto.vmi.channel_split"(%arg0) : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>)
  %again:2 = "pto.vmi.channel_split"(%arg0) {test.note} : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>)
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>) {
//|     %0:2 = "pto.vmi.channel_split"(%arg0) : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>)
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>) {
//|     %0:2 = "pto.vmi.channel_split"(%arg0) : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>)
//|     %1:2 = "pto.vmi.channel_split"(%arg0) {test.note} : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>)
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<64xf32>):
//|     %2:2 = "pto.vmi.channel_split"(%arg1) : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>):
//|     %0:2 = "pto.vmi.channel_split"(%arg0) : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>)
//|     %1:2 = "pto.vmi.channel_split"(%arg0) {test.note} : (!pto.vmi.vreg<64xf32>) -> (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
