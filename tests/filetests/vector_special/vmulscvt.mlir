// Every shape of pto.vmulscvt.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.vreg<64xf32>, %v1: f32, %v2: !pto.mask<b32>) {
  %r0 = pto.vmulscvt %v0, %v1, %v2, "A", "EVEN" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
  %r1 = pto.vmulscvt %v0, %v1, %v2, "A", "ODD" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
  %r2 = pto.vmulscvt %v0, %v1, %v2, "A", "EVEN" {test.note = "kept"} : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.vreg<64xf32>, %v1: f32, %v2: !pto.mask<b32>) {
  %r0 = "pto.vmulscvt"(%v0, %v1, %v2) <{part = "EVEN", rnd = "A"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<128xf16>
  %r1 = "pto.vmulscvt"(%v0, %v1, %v2) <{part = "ODD", rnd = "A"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<128xf16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.vreg<64xf32>, %arg1: f32, %arg2: !pto.mask<b32>) {
//|     %0 = pto.vmulscvt %arg0, %arg1, %arg2, "A", "EVEN" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
//|     %1 = pto.vmulscvt %arg0, %arg1, %arg2, "A", "ODD" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
//|     %2 = pto.vmulscvt %arg0, %arg1, %arg2, "A", "EVEN" {test.note = "kept"} : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.vreg<64xf32>, %arg1: f32, %arg2: !pto.mask<b32>) {
//|     %0 = pto.vmulscvt %arg0, %arg1, %arg2, "A", "EVEN" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
//|     %1 = pto.vmulscvt %arg0, %arg1, %arg2, "A", "ODD" : !pto.vreg<64xf32>, f32, !pto.mask<b32> -> !pto.vreg<128xf16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.vreg<64xf32>, %arg4: f32, %arg5: !pto.mask<b32>):
//|     %2 = "pto.vmulscvt"(%arg3, %arg4, %arg5) <{part = "EVEN", rnd = "A"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<128xf16>
//|     %3 = "pto.vmulscvt"(%arg3, %arg4, %arg5) <{part = "ODD", rnd = "A"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<128xf16>
//|     %4 = "pto.vmulscvt"(%arg3, %arg4, %arg5) <{part = "EVEN", rnd = "A"}> {test.note = "kept"} : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<128xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.vreg<64xf32>, %arg1: f32, %arg2: !pto.mask<b32>):
//|     %0 = "pto.vmulscvt"(%arg0, %arg1, %arg2) <{part = "EVEN", rnd = "A"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<128xf16>
//|     %1 = "pto.vmulscvt"(%arg0, %arg1, %arg2) <{part = "ODD", rnd = "A"}> : (!pto.vreg<64xf32>, f32, !pto.mask<b32>) -> !pto.vreg<128xf16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
