// Every shape of pto.vaddreluconv.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xf32>, %v2: !pto.vreg<128xi16>, %v3: !pto.vreg<128xi16>) {
  %r0 = pto.vaddreluconv %v0, %v1 : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<128xf16>
  %r1 = pto.vaddreluconv %v2, %v3 : !pto.vreg<128xi16>, !pto.vreg<128xi16> -> !pto.vreg<256xi8>
  %r2 = pto.vaddreluconv %v0, %v1 {test.note = "kept"} : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<128xf16>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>, %v1: !pto.vreg<64xf32>, %v2: !pto.vreg<128xi16>, %v3: !pto.vreg<128xi16>) {
  %r0 = "pto.vaddreluconv"(%v0, %v1) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vreg<128xf16>
  %r1 = "pto.vaddreluconv"(%v2, %v3) : (!pto.vreg<128xi16>, !pto.vreg<128xi16>) -> !pto.vreg<256xi8>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.vreg<128xi16>, %arg3: !pto.vreg<128xi16>) {
//|     %0 = pto.vaddreluconv %arg0, %arg1 : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<128xf16>
//|     %1 = pto.vaddreluconv %arg2, %arg3 : !pto.vreg<128xi16>, !pto.vreg<128xi16> -> !pto.vreg<256xi8>
//|     %2 = pto.vaddreluconv %arg0, %arg1 {test.note = "kept"} : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<128xf16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.vreg<128xi16>, %arg3: !pto.vreg<128xi16>) {
//|     %0 = pto.vaddreluconv %arg0, %arg1 : !pto.vreg<64xf32>, !pto.vreg<64xf32> -> !pto.vreg<128xf16>
//|     %1 = pto.vaddreluconv %arg2, %arg3 : !pto.vreg<128xi16>, !pto.vreg<128xi16> -> !pto.vreg<256xi8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<128xi16>, !pto.vreg<128xi16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: !pto.vreg<64xf32>, %arg5: !pto.vreg<64xf32>, %arg6: !pto.vreg<128xi16>, %arg7: !pto.vreg<128xi16>):
//|     %2 = "pto.vaddreluconv"(%arg4, %arg5) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vreg<128xf16>
//|     %3 = "pto.vaddreluconv"(%arg6, %arg7) : (!pto.vreg<128xi16>, !pto.vreg<128xi16>) -> !pto.vreg<256xi8>
//|     %4 = "pto.vaddreluconv"(%arg4, %arg5) {test.note = "kept"} : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vreg<128xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.vreg<64xf32>, !pto.vreg<128xi16>, !pto.vreg<128xi16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: !pto.vreg<64xf32>, %arg2: !pto.vreg<128xi16>, %arg3: !pto.vreg<128xi16>):
//|     %0 = "pto.vaddreluconv"(%arg0, %arg1) : (!pto.vreg<64xf32>, !pto.vreg<64xf32>) -> !pto.vreg<128xf16>
//|     %1 = "pto.vaddreluconv"(%arg2, %arg3) : (!pto.vreg<128xi16>, !pto.vreg<128xi16>) -> !pto.vreg<256xi8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
