// Every shape of pto.vmi.group_reduce_addi.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<128xui32>, %c: !pto.vmi.mask<128xpred>) {
  %a = pto.vmi.group_reduce_addi %b, %c {num_groups = 16 : i64} : !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<16xui32>
  return
}

func.func @shape1(%b: !pto.vmi.vreg<256xsi32>, %c: !pto.vmi.mask<256xpred>) {
  %a = pto.vmi.group_reduce_addi %b, %c {num_groups = 8 : i64, reassoc} : !pto.vmi.vreg<256xsi32>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<8xsi32>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<128xui32>, %arg1: !pto.vmi.mask<128xpred>) {
  %0 = "pto.vmi.group_reduce_addi"(%arg0, %arg1) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<16xui32>
  %again = "pto.vmi.group_reduce_addi"(%arg0, %arg1) {num_groups = 16 : i64, test.note} : (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<16xui32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<128xui32>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.group_reduce_addi %arg0, %arg1 {num_groups = 16 : i64} : !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<16xui32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<256xsi32>, %arg1: !pto.vmi.mask<256xpred>) {
//|     %0 = pto.vmi.group_reduce_addi %arg0, %arg1 {num_groups = 8 : i64, reassoc} : !pto.vmi.vreg<256xsi32>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<8xsi32>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<128xui32>, %arg1: !pto.vmi.mask<128xpred>) {
//|     %0 = pto.vmi.group_reduce_addi %arg0, %arg1 {num_groups = 16 : i64} : !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<16xui32>
//|     %1 = pto.vmi.group_reduce_addi %arg0, %arg1 {num_groups = 16 : i64, test.note} : !pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred> -> !pto.vmi.vreg<16xui32>
//|     return
//|   }
//| }
// stderr:
//| warning[PTO0211]: pto.vmi.group_reduce_addi has no attribute 'reassoc'; it has no effect
//|   --> vmi.group_reduce_addi.mlir:12:64
//|    |
//| 12 |   %a = pto.vmi.group_reduce_addi %b, %c {num_groups = 8 : i64, reassoc} : !pto.vmi.vreg<256xsi32>, !pto.vmi.mask<256xpred> -> !pto.vmi.vreg<8xsi32>
//|    |                                                                ^^^^^^^
//|    |
//|    = note: rule: ptoas, verifier
//|
//| warning: 1 warning
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg4: !pto.vmi.vreg<128xui32>, %arg5: !pto.vmi.mask<128xpred>):
//|     %3 = "pto.vmi.group_reduce_addi"(%arg4, %arg5) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<16xui32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<256xsi32>, !pto.vmi.mask<256xpred>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<256xsi32>, %arg3: !pto.vmi.mask<256xpred>):
//|     %2 = "pto.vmi.group_reduce_addi"(%arg2, %arg3) <{num_groups = 8 : i64}> {reassoc} : (!pto.vmi.vreg<256xsi32>, !pto.vmi.mask<256xpred>) -> !pto.vmi.vreg<8xsi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<128xui32>, %arg1: !pto.vmi.mask<128xpred>):
//|     %0 = "pto.vmi.group_reduce_addi"(%arg0, %arg1) <{num_groups = 16 : i64}> : (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<16xui32>
//|     %1 = "pto.vmi.group_reduce_addi"(%arg0, %arg1) <{num_groups = 16 : i64}> {test.note} : (!pto.vmi.vreg<128xui32>, !pto.vmi.mask<128xpred>) -> !pto.vmi.vreg<16xui32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
// stderr: as run 1
