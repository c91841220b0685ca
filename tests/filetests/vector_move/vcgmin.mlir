// Every shape of pto.vcgmin.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %v1: !pto.mask<b32>) {
  %r0 = pto.vcgmin %v0, %v1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  %r1 = pto.vcgmin %v0, %v1 {test.note = "kept"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>, %v1: !pto.mask<b32>) {
  %r0 = "pto.vcgmin"(%v0, %v1) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: !pto.mask<b32>) {
//|     %0 = pto.vcgmin %arg0, %arg1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     %1 = pto.vcgmin %arg0, %arg1 {test.note = "kept"} : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: !pto.mask<b32>) {
//|     %0 = pto.vcgmin %arg0, %arg1 : !pto.vreg<64xf32>, !pto.mask<b32> -> !pto.vreg<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.mask<b32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.vreg<64xf32>, %arg3: !pto.mask<b32>):
//|     %1 = "pto.vcgmin"(%arg2, %arg3) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     %2 = "pto.vcgmin"(%arg2, %arg3) {test.note = "kept"} : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, !pto.mask<b32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: !pto.mask<b32>):
//|     %0 = "pto.vcgmin"(%arg0, %arg1) : (!pto.vreg<64xf32>, !pto.mask<b32>) -> !pto.vreg<64xf32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
