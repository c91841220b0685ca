// Every shape of pto.vmi.subf.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%b: !pto.vmi.vreg<64xf16>, %c: !pto.vmi.vreg<64xf16>) {
  %a = pto.vmi.subf %b, %c : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xf16>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>) {
  %0 = "pto.vmi.subf"(%arg0, %arg1) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
  %again = "pto.vmi.subf"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>) {
//|     %0 = pto.vmi.subf %arg0, %arg1 : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xf16>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>) {
//|     %0 = pto.vmi.subf %arg0, %arg1 : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xf16>
//|     %1 = pto.vmi.subf %arg0, %arg1 {test.note} : !pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16> -> !pto.vmi.vreg<64xf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<64xf16>, %arg3: !pto.vmi.vreg<64xf16>):
//|     %2 = "pto.vmi.subf"(%arg2, %arg3) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xf16>, %arg1: !pto.vmi.vreg<64xf16>):
//|     %0 = "pto.vmi.subf"(%arg0, %arg1) : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
//|     %1 = "pto.vmi.subf"(%arg0, %arg1) {test.note} : (!pto.vmi.vreg<64xf16>, !pto.vmi.vreg<64xf16>) -> !pto.vmi.vreg<64xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
