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
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<ui8, ub>, index, !pto.ptr<i8, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg3: !pto.ptr<ui8, ub>, %arg4: index, %arg5: !pto.ptr<i8, ub>):
//|     %10 = "pto.plds"(%arg3, %arg4) <{dist = "US"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %11 = "pto.plds"(%arg3, %arg4) <{dist = "DS"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %12 = "pto.plds"(%arg5, %arg4) <{dist = "NORM"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %13:2 = "pto.plds"(%arg5, %arg4) <{dist = "DS"}> : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
//|     %14:2 = "pto.plds"(%arg3, %arg4) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<ui8, ub>, index, !pto.ptr<i8, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<ui8, ub>, %arg1: index, %arg2: !pto.ptr<i8, ub>):
//|     %0 = "pto.plds"(%arg0, %arg1) <{dist = "US"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %1 = "pto.plds"(%arg0, %arg1) <{dist = "US"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %2 = "pto.plds"(%arg0, %arg1) <{dist = "DS"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %3 = "pto.plds"(%arg0, %arg1) <{dist = "DS"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %4 = "pto.plds"(%arg2, %arg1) <{dist = "NORM"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %5 = "pto.plds"(%arg2, %arg1) <{dist = "NORM"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %6:2 = "pto.plds"(%arg2, %arg1) <{dist = "DS"}> : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
//|     %7:2 = "pto.plds"(%arg2, %arg1) <{dist = "DS"}> : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
//|     %8:2 = "pto.plds"(%arg0, %arg1) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
//|     %9:2 = "pto.plds"(%arg0, %arg1) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
