// Every shape of pto.vlds.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%p0: !pto.ptr<f32, ub>, %i0: index, %p1: !pto.ptr<ui8, ub>, %p2: !pto.ptr<i16, ub>) {
  %r0 = pto.vlds %p0[%i0] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
  %r1 = pto.vlds %p0[%i0] {dist = "NORM"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
  %r2 = pto.vlds %p0[%i0] {dist = "BRC_B8"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
  %r3 = pto.vlds %p1[%i0] {dist = "UNPK4"} : !pto.ptr<ui8, ub> -> !pto.vreg<256xui8>
  %r4 = pto.vlds %p2[%i0] {dist = "DS_B16"} : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
  %r5 = pto.vlds %p2[%i0] {dist = "US_B16"} : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%p0: !pto.ptr<f32, ub>, %i0: index, %p1: !pto.ptr<ui8, ub>, %p2: !pto.ptr<i16, ub>) {
  %g0 = "pto.vlds"(%p0, %i0) : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
  %g1 = "pto.vlds"(%p0, %i0) <{dist = "NORM"}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
  %h1 = "pto.vlds"(%p0, %i0) {dist = "NORM"} : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
  %g2 = "pto.vlds"(%p0, %i0) <{dist = "BRC_B8"}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
  %h2 = "pto.vlds"(%p0, %i0) {dist = "BRC_B8"} : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
  %g3 = "pto.vlds"(%p1, %i0) <{dist = "UNPK4"}> : (!pto.ptr<ui8, ub>, index) -> !pto.vreg<256xui8>
  %h3 = "pto.vlds"(%p1, %i0) {dist = "UNPK4"} : (!pto.ptr<ui8, ub>, index) -> !pto.vreg<256xui8>
  %g4 = "pto.vlds"(%p2, %i0) <{dist = "DS_B16"}> : (!pto.ptr<i16, ub>, index) -> !pto.vreg<128xi16>
  %h4 = "pto.vlds"(%p2, %i0) {dist = "DS_B16"} : (!pto.ptr<i16, ub>, index) -> !pto.vreg<128xi16>
  %g5 = "pto.vlds"(%p2, %i0) <{dist = "US_B16"}> : (!pto.ptr<i16, ub>, index) -> !pto.vreg<128xi16>
  %h5 = "pto.vlds"(%p2, %i0) {dist = "US_B16"} : (!pto.ptr<i16, ub>, index) -> !pto.vreg<128xi16>
  return
}

// Memory may be a memref.
func.func @memrefs(%p: memref<64xf32, #pto.address_space<vec>>, %u: memref<64xf32>, %i: index, %v: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
  %r = pto.vlds %p[%i] : memref<64xf32, #pto.address_space<vec>> -> !pto.vreg<64xf32>
  %s, %q = pto.vlds %u[%i] : memref<64xf32> -> !pto.vreg<64xf32>, memref<64xf32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: !pto.ptr<ui8, ub>, %arg3: !pto.ptr<i16, ub>) {
//|     %result = pto.vlds %arg0[%arg1] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|     %result_0 = pto.vlds %arg0[%arg1] {dist = "NORM"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|     %result_1 = pto.vlds %arg0[%arg1] {dist = "BRC_B8"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|     %result_2 = pto.vlds %arg2[%arg1] {dist = "UNPK4"} : !pto.ptr<ui8, ub> -> !pto.vreg<256xui8>
//|     %result_3 = pto.vlds %arg3[%arg1] {dist = "DS_B16"} : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
//|     %result_4 = pto.vlds %arg3[%arg1] {dist = "US_B16"} : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<f32, ub>, %arg1: index, %arg2: !pto.ptr<ui8, ub>, %arg3: !pto.ptr<i16, ub>) {
//|     %result = pto.vlds %arg0[%arg1] : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|     %result_0 = pto.vlds %arg0[%arg1] {dist = "NORM"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|     %result_1 = pto.vlds %arg0[%arg1] {dist = "NORM"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|     %result_2 = pto.vlds %arg0[%arg1] {dist = "BRC_B8"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|     %result_3 = pto.vlds %arg0[%arg1] {dist = "BRC_B8"} : !pto.ptr<f32, ub> -> !pto.vreg<64xf32>
//|     %result_4 = pto.vlds %arg2[%arg1] {dist = "UNPK4"} : !pto.ptr<ui8, ub> -> !pto.vreg<256xui8>
//|     %result_5 = pto.vlds %arg2[%arg1] {dist = "UNPK4"} : !pto.ptr<ui8, ub> -> !pto.vreg<256xui8>
//|     %result_6 = pto.vlds %arg3[%arg1] {dist = "DS_B16"} : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
//|     %result_7 = pto.vlds %arg3[%arg1] {dist = "DS_B16"} : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
//|     %result_8 = pto.vlds %arg3[%arg1] {dist = "US_B16"} : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
//|     %result_9 = pto.vlds %arg3[%arg1] {dist = "US_B16"} : !pto.ptr<i16, ub> -> !pto.vreg<128xi16>
//|     return
//|   }
//|   func.func @memrefs(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: memref<64xf32>, %arg2: index, %arg3: !pto.vreg<64xf32>, %arg4: !pto.mask<b32>) {
//|     %result = pto.vlds %arg0[%arg2] : memref<64xf32, #pto.address_space<vec>> -> !pto.vreg<64xf32>
//|     %result_0, %updated_base = pto.vlds %arg1[%arg2] : memref<64xf32> -> !pto.vreg<64xf32>, memref<64xf32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, !pto.ptr<ui8, ub>, !pto.ptr<i16, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg9: !pto.ptr<f32, ub>, %arg10: index, %arg11: !pto.ptr<ui8, ub>, %arg12: !pto.ptr<i16, ub>):
//|     %13 = "pto.vlds"(%arg9, %arg10) : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|     %14 = "pto.vlds"(%arg9, %arg10) <{dist = "NORM"}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|     %15 = "pto.vlds"(%arg9, %arg10) <{dist = "BRC_B8"}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|     %16 = "pto.vlds"(%arg11, %arg10) <{dist = "UNPK4"}> : (!pto.ptr<ui8, ub>, index) -> !pto.vreg<256xui8>
//|     %17 = "pto.vlds"(%arg12, %arg10) <{dist = "DS_B16"}> : (!pto.ptr<i16, ub>, index) -> !pto.vreg<128xi16>
//|     %18 = "pto.vlds"(%arg12, %arg10) <{dist = "US_B16"}> : (!pto.ptr<i16, ub>, index) -> !pto.vreg<128xi16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<f32, ub>, index, !pto.ptr<ui8, ub>, !pto.ptr<i16, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg5: !pto.ptr<f32, ub>, %arg6: index, %arg7: !pto.ptr<ui8, ub>, %arg8: !pto.ptr<i16, ub>):
//|     %2 = "pto.vlds"(%arg5, %arg6) : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|     %3 = "pto.vlds"(%arg5, %arg6) <{dist = "NORM"}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|     %4 = "pto.vlds"(%arg5, %arg6) <{dist = "NORM"}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|     %5 = "pto.vlds"(%arg5, %arg6) <{dist = "BRC_B8"}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|     %6 = "pto.vlds"(%arg5, %arg6) <{dist = "BRC_B8"}> : (!pto.ptr<f32, ub>, index) -> !pto.vreg<64xf32>
//|     %7 = "pto.vlds"(%arg7, %arg6) <{dist = "UNPK4"}> : (!pto.ptr<ui8, ub>, index) -> !pto.vreg<256xui8>
//|     %8 = "pto.vlds"(%arg7, %arg6) <{dist = "UNPK4"}> : (!pto.ptr<ui8, ub>, index) -> !pto.vreg<256xui8>
//|     %9 = "pto.vlds"(%arg8, %arg6) <{dist = "DS_B16"}> : (!pto.ptr<i16, ub>, index) -> !pto.vreg<128xi16>
//|     %10 = "pto.vlds"(%arg8, %arg6) <{dist = "DS_B16"}> : (!pto.ptr<i16, ub>, index) -> !pto.vreg<128xi16>
//|     %11 = "pto.vlds"(%arg8, %arg6) <{dist = "US_B16"}> : (!pto.ptr<i16, ub>, index) -> !pto.vreg<128xi16>
//|     %12 = "pto.vlds"(%arg8, %arg6) <{dist = "US_B16"}> : (!pto.ptr<i16, ub>, index) -> !pto.vreg<128xi16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<64xf32, #pto.address_space<vec>>, memref<64xf32>, index, !pto.vreg<64xf32>, !pto.mask<b32>) -> (), sym_name = "memrefs"}> ({
//|   ^bb0(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: memref<64xf32>, %arg2: index, %arg3: !pto.vreg<64xf32>, %arg4: !pto.mask<b32>):
//|     %0 = "pto.vlds"(%arg0, %arg2) : (memref<64xf32, #pto.address_space<vec>>, index) -> !pto.vreg<64xf32>
//|     %1:2 = "pto.vlds"(%arg1, %arg2) : (memref<64xf32>, index) -> (!pto.vreg<64xf32>, memref<64xf32>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
