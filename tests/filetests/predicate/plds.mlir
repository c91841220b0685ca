// Every shape of pto.plds.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%p0: !pto.ptr<ui8, ub>, %i0: index, %p1: !pto.ptr<i8, ub>) {
  %r0 = pto.plds %p0[%i0], "US" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
  %r1 = pto.plds %p0[%i0], "DS" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
  %r2 = pto.plds %p1[%i0], "NORM" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
  %r3_0, %r3_1 = pto.plds %p1[%i0], "DS" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>, !pto.ptr<i8, ub>
  %r4_0, %r4_1 = pto.plds %p0[%i0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>, !pto.ptr<ui8, ub>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%p0: !pto.ptr<ui8, ub>, %i0: index, %p1: !pto.ptr<i8, ub>) {
  %g0 = "pto.plds"(%p0, %i0) <{dist = "US"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
  %h0 = "pto.plds"(%p0, %i0) {dist = "US"} : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
  %g1 = "pto.plds"(%p0, %i0) <{dist = "DS"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
  %h1 = "pto.plds"(%p0, %i0) {dist = "DS"} : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
  %g2 = "pto.plds"(%p1, %i0) <{dist = "NORM"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
  %h2 = "pto.plds"(%p1, %i0) {dist = "NORM"} : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
  %g3:2 = "pto.plds"(%p1, %i0) <{dist = "DS"}> : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
  %h3:2 = "pto.plds"(%p1, %i0) {dist = "DS"} : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
  %g4:2 = "pto.plds"(%p0, %i0) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
  %h4:2 = "pto.plds"(%p0, %i0) {dist = "NORM"} : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
  return
}

// Memory may be a memref.
func.func @memrefs(%p: memref<64xf32, #pto.address_space<vec>>, %u: memref<64xf32>, %i: index, %v: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
  %r = pto.plds %p[%i], "NORM" : memref<64xf32, #pto.address_space<vec>>, index -> !pto.mask<b32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<ui8, ub>, %arg1: index, %arg2: !pto.ptr<i8, ub>) {
//|     %result = pto.plds %arg0[%arg1], "US" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
//|     %result_0 = pto.plds %arg0[%arg1], "DS" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
//|     %result_1 = pto.plds %arg2[%arg1], "NORM" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
//|     %result_2, %updated_base = pto.plds %arg2[%arg1], "DS" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>, !pto.ptr<i8, ub>
//|     %result_3, %updated_base_4 = pto.plds %arg0[%arg1], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>, !pto.ptr<ui8, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<ui8, ub>, %arg1: index, %arg2: !pto.ptr<i8, ub>) {
//|     %result = pto.plds %arg0[%arg1], "US" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
//|     %result_0 = pto.plds %arg0[%arg1], "US" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
//|     %result_1 = pto.plds %arg0[%arg1], "DS" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
//|     %result_2 = pto.plds %arg0[%arg1], "DS" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
//|     %result_3 = pto.plds %arg2[%arg1], "NORM" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
//|     %result_4 = pto.plds %arg2[%arg1], "NORM" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
//|     %result_5, %updated_base = pto.plds %arg2[%arg1], "DS" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>, !pto.ptr<i8, ub>
//|     %result_6, %updated_base_7 = pto.plds %arg2[%arg1], "DS" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>, !pto.ptr<i8, ub>
//|     %result_8, %updated_base_9 = pto.plds %arg0[%arg1], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>, !pto.ptr<ui8, ub>
//|     %result_10, %updated_base_11 = pto.plds %arg0[%arg1], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>, !pto.ptr<ui8, ub>
//|     return
//|   }
//|   func.func @memrefs(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: memref<64xf32>, %arg2: index, %arg3: !pto.vreg<64xf32>, %arg4: !pto.mask<b32>) {
//|     %result = pto.plds %arg0[%arg2], "NORM" : memref<64xf32, #pto.address_space<vec>>, index -> !pto.mask<b32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<ui8, ub>, index, !pto.ptr<i8, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg8: !pto.ptr<ui8, ub>, %arg9: index, %arg10: !pto.ptr<i8, ub>):
//|     %11 = "pto.plds"(%arg8, %arg9) <{dist = "US"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %12 = "pto.plds"(%arg8, %arg9) <{dist = "DS"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %13 = "pto.plds"(%arg10, %arg9) <{dist = "NORM"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %14:2 = "pto.plds"(%arg10, %arg9) <{dist = "DS"}> : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
//|     %15:2 = "pto.plds"(%arg8, %arg9) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui8, ub>, index, !pto.ptr<i8, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg5: !pto.ptr<ui8, ub>, %arg6: index, %arg7: !pto.ptr<i8, ub>):
//|     %1 = "pto.plds"(%arg5, %arg6) <{dist = "US"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %2 = "pto.plds"(%arg5, %arg6) <{dist = "US"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %3 = "pto.plds"(%arg5, %arg6) <{dist = "DS"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %4 = "pto.plds"(%arg5, %arg6) <{dist = "DS"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %5 = "pto.plds"(%arg7, %arg6) <{dist = "NORM"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %6 = "pto.plds"(%arg7, %arg6) <{dist = "NORM"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %7:2 = "pto.plds"(%arg7, %arg6) <{dist = "DS"}> : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
//|     %8:2 = "pto.plds"(%arg7, %arg6) <{dist = "DS"}> : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
//|     %9:2 = "pto.plds"(%arg5, %arg6) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
//|     %10:2 = "pto.plds"(%arg5, %arg6) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<64xf32, #pto.address_space<vec>>, memref<64xf32>, index, !pto.vreg<64xf32>, !pto.mask<b32>) -> (), sym_name = "memrefs"}> ({
//|   ^bb0(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: memref<64xf32>, %arg2: index, %arg3: !pto.vreg<64xf32>, %arg4: !pto.mask<b32>):
//|     %0 = "pto.plds"(%arg0, %arg2) <{dist = "NORM"}> : (memref<64xf32, #pto.address_space<vec>>, index) -> !pto.mask<b32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
