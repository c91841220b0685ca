// Every shape of pto.vmi.channel_merge.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<32xf32>, %b: !pto.vmi.vreg<32xf32>) {
  %r = "pto.vmi.channel_merge"(%a, %b) : (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<32xf32>, %arg1: !pto.vmi.vreg<32xf32>) {
  %0 = "pto.vmi.channel_merge"(%arg0, %arg1) : (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.channel_merge"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<32xf32>, %arg1: !pto.vmi.vreg<32xf32>) {
//|     %0 = "pto.vmi.channel_merge"(%arg0, %arg1) : (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>) -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<32xf32>, %arg1: !pto.vmi.vreg<32xf32>) {
//|     %0 = "pto.vmi.channel_merge"(%arg0, %arg1) : (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.channel_merge"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>) -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<32xf32>, %arg3: !pto.vmi.vreg<32xf32>):
//|     %2 = "pto.vmi.channel_merge"(%arg2, %arg3) : (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<32xf32>, %arg1: !pto.vmi.vreg<32xf32>):
//|     %0 = "pto.vmi.channel_merge"(%arg0, %arg1) : (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.channel_merge"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<32xf32>, !pto.vmi.vreg<32xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
