// Every shape of pto.vmi.bitcast.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: !pto.vmi.vreg<64xi32>) {
  %r = pto.vmi.bitcast %a : !pto.vmi.vreg<64xi32> -> !pto.vmi.vreg<128xf16>
  return
}

func.func @generic1(%arg0: !pto.vmi.vreg<64xi32>) {
  %0 = "pto.vmi.bitcast"(%arg0) : (!pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<128xf16>
  %again = "pto.vmi.bitcast"(%arg0) {test.note} : (!pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<128xf16>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: !pto.vmi.vreg<64xi32>) {
//|     %0 = pto.vmi.bitcast %arg0 : !pto.vmi.vreg<64xi32> -> !pto.vmi.vreg<128xf16>
//|     return
//|   }
//|   func.func @generic1(%arg0: !pto.vmi.vreg<64xi32>) {
//|     %0 = pto.vmi.bitcast %arg0 : !pto.vmi.vreg<64xi32> -> !pto.vmi.vreg<128xf16>
//|     %1 = pto.vmi.bitcast %arg0 {test.note} : !pto.vmi.vreg<64xi32> -> !pto.vmi.vreg<128xf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg1: !pto.vmi.vreg<64xi32>):
//|     %2 = "pto.vmi.bitcast"(%arg1) : (!pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<128xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<64xi32>) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<64xi32>):
//|     %0 = "pto.vmi.bitcast"(%arg0) : (!pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<128xf16>
//|     %1 = "pto.vmi.bitcast"(%arg0) {test.note} : (!pto.vmi.vreg<64xi32>) -> !pto.vmi.vreg<128xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
