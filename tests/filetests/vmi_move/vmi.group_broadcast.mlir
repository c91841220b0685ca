// Every shape of pto.vmi.group_broadcast.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<16xui32>) {
  %a = pto.vmi.group_broadcast %b {num_groups = 16 : i64} : !pto.vmi.vreg<16xui32> -> !pto.vmi.vreg<128xui32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<16xui32>) {
  %0 = "pto.vmi.group_broadcast"(%arg0) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<16xui32>) -> !pto.vmi.vreg<128xui32>
  %again = "pto.vmi.group_broadcast"(%arg0) {num_groups = 16 : i64, test.note} : (!pto.vmi.vreg<16xui32>) -> !pto.vmi.vreg<128xui32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<16xui32>) {
//|     %0 = pto.vmi.group_broadcast %arg0 {num_groups = 16 : i64} : !pto.vmi.vreg<16xui32> -> !pto.vmi.vreg<128xui32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<16xui32>) {
//|     %0 = pto.vmi.group_broadcast %arg0 {num_groups = 16 : i64} : !pto.vmi.vreg<16xui32> -> !pto.vmi.vreg<128xui32>
//|     %1 = pto.vmi.group_broadcast %arg0 {num_groups = 16 : i64, test.note} : !pto.vmi.vreg<16xui32> -> !pto.vmi.vreg<128xui32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<16xui32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<16xui32>):
//|     %2 = "pto.vmi.group_broadcast"(%arg1) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<16xui32>) -> !pto.vmi.vreg<128xui32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<16xui32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<16xui32>):
//|     %0 = "pto.vmi.group_broadcast"(%arg0) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<16xui32>) -> !pto.vmi.vreg<128xui32>
//|     %1 = "pto.vmi.group_broadcast"(%arg0) <{num_groups = 16 : i64}> {test.note} : (!pto.vmi.vreg<16xui32>) -> !pto.vmi.vreg<128xui32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
