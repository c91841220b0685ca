// Every shape of pto.vmi.group_reduce_addf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xf16>, %c: !pto.vmi.mask<64xpred>) {
  %a = pto.vmi.group_reduce_addf %b, %c {num_groups = 8 : i64, reassoc} : !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<8xf16>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.mask<64xpred>) {
  %0 = "pto.vmi.group_reduce_addf"(%arg0, %arg1) <{num_groups = 8 : i64, reassoc}> : (!pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<8xf16>
  %again = "pto.vmi.group_reduce_addf"(%arg0, %arg1) {num_groups = 8 : i64, reassoc, test.note} : (!pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<8xf16>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.group_reduce_addf %arg0, %arg1 {num_groups = 8 : i64, reassoc} : !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<8xf16>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.mask<64xpred>) {
//|     %0 = pto.vmi.group_reduce_addf %arg0, %arg1 {num_groups = 8 : i64, reassoc} : !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<8xf16>
//|     %1 = pto.vmi.group_reduce_addf %arg0, %arg1 {num_groups = 8 : i64, reassoc, test.note} : !pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred> -> !pto.vmi.vreg<8xf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf16>, %arg3: !pto.vmi.mask<64xpred>):
//|     %2 = "pto.vmi.group_reduce_addf"(%arg2, %arg3) <{num_groups = 8 : i64, reassoc}> : (!pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<8xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.mask<64xpred>):
//|     %0 = "pto.vmi.group_reduce_addf"(%arg0, %arg1) <{num_groups = 8 : i64, reassoc}> : (!pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<8xf16>
//|     %1 = "pto.vmi.group_reduce_addf"(%arg0, %arg1) <{num_groups = 8 : i64, reassoc}> {test.note} : (!pto.vmi.vreg<64xf16>, !pto.vmi.mask<64xpred>) -> !pto.vmi.vreg<8xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
