// Every shape of pto.vshift.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %v1: i16) {
  %r0 = pto.vshift %v0, %v1 : !pto.vreg<64xf32>, i16 -> !pto.vreg<64xf32>
  %r1 = pto.vshift %v0, %v1 {test.note = "kept"} : !pto.vreg<64xf32>, i16 -> !pto.vreg<64xf32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>, %v1: i16) {
  %r0 = "pto.vshift"(%v0, %v1) : (!pto.vreg<64xf32>, i16) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: i16) {
//|     %0 = pto.vshift %arg0, %arg1 : !pto.vreg<64xf32>, i16 -> !pto.vreg<64xf32>
//|     %1 = pto.vshift %arg0, %arg1 {test.note = "kept"} : !pto.vreg<64xf32>, i16 -> !pto.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: i16) {
//|     %0 = pto.vshift %arg0, %arg1 : !pto.vreg<64xf32>, i16 -> !pto.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, i16) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.vreg<64xf32>, %arg3: i16):
//|     %1 = "pto.vshift"(%arg2, %arg3) : (!pto.vreg<64xf32>, i16) -> !pto.vreg<64xf32>
//|     %2 = "pto.vshift"(%arg2, %arg3) {test.note = "kept"} : (!pto.vreg<64xf32>, i16) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, i16) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: i16):
//|     %0 = "pto.vshift"(%arg0, %arg1) : (!pto.vreg<64xf32>, i16) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
