// Every shape of pto.vmi.broadcast.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: f32) {
  %r = pto.vmi.broadcast %a : f32 -> !pto.vmi.vreg<64xf32>
  return
}

func.func @shape1(%a: !pto.vmi.vreg<1xf32>) {
  %r = pto.vmi.broadcast %a : !pto.vmi.vreg<1xf32> -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic1(%arg0: f32) {
  %0 = "pto.vmi.broadcast"(%arg0) : (f32) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.broadcast"(%arg0) {test.note} : (f32) -> !pto.vmi.vreg<64xf32>
  return
}

func.func @generic2(%arg0: !pto.vmi.vreg<1xf32>) {
  %0 = "pto.vmi.broadcast"(%arg0) : (!pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<64xf32>
  %again = "pto.vmi.broadcast"(%arg0) {test.note} : (!pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<64xf32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: f32) {
//|     %0 = pto.vmi.broadcast %arg0 : f32 -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @shape1(%arg0: !pto.vmi.vreg<1xf32>) {
//|     %0 = pto.vmi.broadcast %arg0 : !pto.vmi.vreg<1xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic1(%arg0: f32) {
//|     %0 = pto.vmi.broadcast %arg0 : f32 -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.broadcast %arg0 {test.note} : f32 -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic2(%arg0: !pto.vmi.vreg<1xf32>) {
//|     %0 = pto.vmi.broadcast %arg0 : !pto.vmi.vreg<1xf32> -> !pto.vmi.vreg<64xf32>
//|     %1 = pto.vmi.broadcast %arg0 {test.note} : !pto.vmi.vreg<1xf32> -> !pto.vmi.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: f32):
//|     %5 = "pto.vmi.broadcast"(%arg3) : (f32) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xf32>) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: !pto.vmi.vreg<1xf32>):
//|     %4 = "pto.vmi.broadcast"(%arg2) : (!pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: f32):
//|     %2 = "pto.vmi.broadcast"(%arg1) : (f32) -> !pto.vmi.vreg<64xf32>
//|     %3 = "pto.vmi.broadcast"(%arg1) {test.note} : (f32) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vmi.vreg<1xf32>) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: !pto.vmi.vreg<1xf32>):
//|     %0 = "pto.vmi.broadcast"(%arg0) : (!pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<64xf32>
//|     %1 = "pto.vmi.broadcast"(%arg0) {test.note} : (!pto.vmi.vreg<1xf32>) -> !pto.vmi.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
