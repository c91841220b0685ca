// Every shape of pto.vbitcast.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>) {
  %r0 = pto.vbitcast %v0 : !pto.vreg<64xf32> -> !pto.vreg<64xi32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>) {
  %g0 = "pto.vbitcast"(%v0) : (!pto.vreg<64xf32>) -> !pto.vreg<64xi32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>) {
//|     %0 = pto.vbitcast %arg0 : !pto.vreg<64xf32> -> !pto.vreg<64xi32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>) {
//|     %0 = pto.vbitcast %arg0 : !pto.vreg<64xf32> -> !pto.vreg<64xi32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg1: !pto.vreg<64xf32>):
//|     %1 = "pto.vbitcast"(%arg1) : (!pto.vreg<64xf32>) -> !pto.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>):
//|     %0 = "pto.vbitcast"(%arg0) : (!pto.vreg<64xf32>) -> !pto.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
