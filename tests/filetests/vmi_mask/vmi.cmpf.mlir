// Every shape of pto.vmi.cmpf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xf32>, %c: !pto.vmi.vreg<64xf32>) {
  %a = pto.vmi.cmpf "olt", %b, %c : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.mask<64xpred>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>) {
  %0 = "pto.vmi.cmpf"(%arg0, %arg1) <{predicate = "olt"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.mask<64xpred>
  %again = "pto.vmi.cmpf"(%arg0, %arg1) {predicate = "olt", test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.mask<64xpred>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.cmpf "olt", %arg0, %arg1 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>) {
//|     %0 = pto.vmi.cmpf "olt", %arg0, %arg1 : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.mask<64xpred>
//|     %1 = pto.vmi.cmpf "olt", %arg0, %arg1 {test.note} : !pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32> -> !pto.vmi.mask<64xpred>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf32>, %arg3: !pto.vmi.vreg<64xf32>):
//|     %2 = "pto.vmi.cmpf"(%arg2, %arg3) <{predicate = "olt"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.mask<64xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf32>, %arg1: !pto.vmi.vreg<64xf32>):
//|     %0 = "pto.vmi.cmpf"(%arg0, %arg1) <{predicate = "olt"}> : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.mask<64xpred>
//|     %1 = "pto.vmi.cmpf"(%arg0, %arg1) <{predicate = "olt"}> {test.note} : (!pto.vmi.vreg<64xf32>, !pto.vmi.vreg<64xf32>) -> !pto.vmi.mask<64xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
