// Every shape of pto.vbr.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%s0: f32, %s1: i32, %s2: ui32, %s3: i8) {
  %r0 = pto.vbr %s0 : f32 -> !pto.vreg<64xf32>
  %r1 = pto.vbr %s1 : i32 -> !pto.vreg<64xi32>
  %r2 = pto.vbr %s2 : ui32 -> !pto.vreg<64xui32>
  %r3 = pto.vbr %s3 : i8 -> !pto.vreg<256xsi8>
  return
}

// The same in generic form.
func.func @generic(%s0: f32, %s1: i32, %s2: ui32, %s3: i8) {
  %g0 = "pto.vbr"(%s0) : (f32) -> !pto.vreg<64xf32>
  %g1 = "pto.vbr"(%s1) : (i32) -> !pto.vreg<64xi32>
  %g2 = "pto.vbr"(%s2) : (ui32) -> !pto.vreg<64xui32>
  %g3 = "pto.vbr"(%s3) : (i8) -> !pto.vreg<256xsi8>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: f32, %arg1: i32, %arg2: ui32, %arg3: i8) {
//|     %0 = pto.vbr %arg0 : f32 -> !pto.vreg<64xf32>
//|     %1 = pto.vbr %arg1 : i32 -> !pto.vreg<64xi32>
//|     %2 = pto.vbr %arg2 : ui32 -> !pto.vreg<64xui32>
//|     %3 = pto.vbr %arg3 : i8 -> !pto.vreg<256xsi8>
//|     return
//|   }
//|   func.func @generic(%arg0: f32, %arg1: i32, %arg2: ui32, %arg3: i8) {
//|     %0 = pto.vbr %arg0 : f32 -> !pto.vreg<64xf32>
//|     %1 = pto.vbr %arg1 : i32 -> !pto.vreg<64xi32>
//|     %2 = pto.vbr %arg2 : ui32 -> !pto.vreg<64xui32>
//|     %3 = pto.vbr %arg3 : i8 -> !pto.vreg<256xsi8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (f32, i32, ui32, i8) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg4: f32, %arg5: i32, %arg6: ui32, %arg7: i8):
//|     %4 = "pto.vbr"(%arg4) : (f32) -> !pto.vreg<64xf32>
//|     %5 = "pto.vbr"(%arg5) : (i32) -> !pto.vreg<64xi32>
//|     %6 = "pto.vbr"(%arg6) : (ui32) -> !pto.vreg<64xui32>
//|     %7 = "pto.vbr"(%arg7) : (i8) -> !pto.vreg<256xsi8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (f32, i32, ui32, i8) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: f32, %arg1: i32, %arg2: ui32, %arg3: i8):
//|     %0 = "pto.vbr"(%arg0) : (f32) -> !pto.vreg<64xf32>
//|     %1 = "pto.vbr"(%arg1) : (i32) -> !pto.vreg<64xi32>
//|     %2 = "pto.vbr"(%arg2) : (ui32) -> !pto.vreg<64xui32>
//|     %3 = "pto.vbr"(%arg3) : (i8) -> !pto.vreg<256xsi8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
