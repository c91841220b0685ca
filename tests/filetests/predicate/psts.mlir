// Every shape of pto.psts.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%m0: !pto.mask<b8>, %p0: !pto.ptr<ui8, ub>, %i0: index, %p1: !pto.ptr<i8, ub>) {
  pto.psts %m0, %p0[%i0], "PK" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
  pto.psts %m0, %p1[%i0], "NORM" : !pto.mask<b8>, !pto.ptr<i8, ub>, index
  %r2 = pto.psts %m0, %p1[%i0], "PK" : !pto.mask<b8>, !pto.ptr<i8, ub>, index -> !pto.ptr<i8, ub>
  %r3 = pto.psts %m0, %p0[%i0], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index -> !pto.ptr<ui8, ub>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%m0: !pto.mask<b8>, %p0: !pto.ptr<ui8, ub>, %i0: index, %p1: !pto.ptr<i8, ub>) {
  "pto.psts"(%m0, %p0, %i0) <{dist = "PK"}> : (!pto.mask<b8>, !pto.ptr<ui8, ub>, index) -> ()
  "pto.psts"(%m0, %p0, %i0) {dist = "PK"} : (!pto.mask<b8>, !pto.ptr<ui8, ub>, index) -> ()
  "pto.psts"(%m0, %p1, %i0) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
  "pto.psts"(%m0, %p1, %i0) {dist = "NORM"} : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
  %g2 = "pto.psts"(%m0, %p1, %i0) <{dist = "PK"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
  %h2 = "pto.psts"(%m0, %p1, %i0) {dist = "PK"} : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
  %g3 = "pto.psts"(%m0, %p0, %i0) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<ui8, ub>, index) -> !pto.ptr<ui8, ub>
  %h3 = "pto.psts"(%m0, %p0, %i0) {dist = "NORM"} : (!pto.mask<b8>, !pto.ptr<ui8, ub>, index) -> !pto.ptr<ui8, ub>
  return
}

// Memory may be a memref.
func.func @memrefs(%p: memref<64xf32, #pto.address_space<vec>>, %u: memref<64xf32>, %i: index, %v: !pto.vreg<64xf32>, %m: !pto.mask<b32>) {
  pto.psts %m, %p[%i], "NORM" : !pto.mask<b32>, memref<64xf32, #pto.address_space<vec>>, index
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.mask<b8>, %arg1: !pto.ptr<ui8, ub>, %arg2: index, %arg3: !pto.ptr<i8, ub>) {
//|     pto.psts %arg0, %arg1[%arg2], "PK" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
//|     pto.psts %arg0, %arg3[%arg2], "NORM" : !pto.mask<b8>, !pto.ptr<i8, ub>, index
//|     %0 = pto.psts %arg0, %arg3[%arg2], "PK" : !pto.mask<b8>, !pto.ptr<i8, ub>, index -> !pto.ptr<i8, ub>
//|     %1 = pto.psts %arg0, %arg1[%arg2], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index -> !pto.ptr<ui8, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.mask<b8>, %arg1: !pto.ptr<ui8, ub>, %arg2: index, %arg3: !pto.ptr<i8, ub>) {
//|     pto.psts %arg0, %arg1[%arg2], "PK" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
//|     pto.psts %arg0, %arg1[%arg2], "PK" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index
//|     pto.psts %arg0, %arg3[%arg2], "NORM" : !pto.mask<b8>, !pto.ptr<i8, ub>, index
//|     pto.psts %arg0, %arg3[%arg2], "NORM" : !pto.mask<b8>, !pto.ptr<i8, ub>, index
//|     %0 = pto.psts %arg0, %arg3[%arg2], "PK" : !pto.mask<b8>, !pto.ptr<i8, ub>, index -> !pto.ptr<i8, ub>
//|     %1 = pto.psts %arg0, %arg3[%arg2], "PK" : !pto.mask<b8>, !pto.ptr<i8, ub>, index -> !pto.ptr<i8, ub>
//|     %2 = pto.psts %arg0, %arg1[%arg2], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index -> !pto.ptr<ui8, ub>
//|     %3 = pto.psts %arg0, %arg1[%arg2], "NORM" : !pto.mask<b8>, !pto.ptr<ui8, ub>, index -> !pto.ptr<ui8, ub>
//|     return
//|   }
//|   func.func @memrefs(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: memref<64xf32>, %arg2: index, %arg3: !pto.vreg<64xf32>, %arg4: !pto.mask<b32>) {
//|     pto.psts %arg4, %arg0[%arg2], "NORM" : !pto.mask<b32>, memref<64xf32, #pto.address_space<vec>>, index
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.mask<b8>, !pto.ptr<ui8, ub>, index, !pto.ptr<i8, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg9: !pto.mask<b8>, %arg10: !pto.ptr<ui8, ub>, %arg11: index, %arg12: !pto.ptr<i8, ub>):
//|     "pto.psts"(%arg9, %arg10, %arg11) <{dist = "PK"}> : (!pto.mask<b8>, !pto.ptr<ui8, ub>, index) -> ()
//|     "pto.psts"(%arg9, %arg12, %arg11) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
//|     %4 = "pto.psts"(%arg9, %arg12, %arg11) <{dist = "PK"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
//|     %5 = "pto.psts"(%arg9, %arg10, %arg11) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<ui8, ub>, index) -> !pto.ptr<ui8, ub>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.mask<b8>, !pto.ptr<ui8, ub>, index, !pto.ptr<i8, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg5: !pto.mask<b8>, %arg6: !pto.ptr<ui8, ub>, %arg7: index, %arg8: !pto.ptr<i8, ub>):
//|     "pto.psts"(%arg5, %arg6, %arg7) <{dist = "PK"}> : (!pto.mask<b8>, !pto.ptr<ui8, ub>, index) -> ()
//|     "pto.psts"(%arg5, %arg6, %arg7) <{dist = "PK"}> : (!pto.mask<b8>, !pto.ptr<ui8, ub>, index) -> ()
//|     "pto.psts"(%arg5, %arg8, %arg7) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
//|     "pto.psts"(%arg5, %arg8, %arg7) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
//|     %0 = "pto.psts"(%arg5, %arg8, %arg7) <{dist = "PK"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
//|     %1 = "pto.psts"(%arg5, %arg8, %arg7) <{dist = "PK"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
//|     %2 = "pto.psts"(%arg5, %arg6, %arg7) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<ui8, ub>, index) -> !pto.ptr<ui8, ub>
//|     %3 = "pto.psts"(%arg5, %arg6, %arg7) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<ui8, ub>, index) -> !pto.ptr<ui8, ub>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (memref<64xf32, #pto.address_space<vec>>, memref<64xf32>, index, !pto.vreg<64xf32>, !pto.mask<b32>) -> (), sym_name = "memrefs"}> ({
//|   ^bb0(%arg0: memref<64xf32, #pto.address_space<vec>>, %arg1: memref<64xf32>, %arg2: index, %arg3: !pto.vreg<64xf32>, %arg4: !pto.mask<b32>):
//|     "pto.psts"(%arg4, %arg0, %arg2) <{dist = "NORM"}> : (!pto.mask<b32>, memref<64xf32, #pto.address_space<vec>>, index) -> ()
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
