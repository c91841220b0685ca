// Every shape of pto.pldi.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%p0: !pto.ptr<i8, ub>, %p1: !pto.ptr<ui8, ub>) {
  %i0 = arith.constant 4 : index
  %r0 = pto.pldi %p0[%i0], "US" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
  %r1 = pto.pldi %p0[%i0], "DS" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
  %r2 = pto.pldi %p0[%i0], "NORM" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
  %r3 = pto.pldi %p1[%i0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
  %r4_0, %r4_1 = pto.pldi %p0[%i0], "US" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>, !pto.ptr<i8, ub>
  %r5_0, %r5_1 = pto.pldi %p1[%i0], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>, !pto.ptr<ui8, ub>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%p0: !pto.ptr<i8, ub>, %p1: !pto.ptr<ui8, ub>) {
  %i0 = arith.constant 4 : index
  %g0 = "pto.pldi"(%p0, %i0) <{dist = "US"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
  %h0 = "pto.pldi"(%p0, %i0) {dist = "US"} : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
  %g1 = "pto.pldi"(%p0, %i0) <{dist = "DS"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
  %h1 = "pto.pldi"(%p0, %i0) {dist = "DS"} : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
  %g2 = "pto.pldi"(%p0, %i0) <{dist = "NORM"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
  %h2 = "pto.pldi"(%p0, %i0) {dist = "NORM"} : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
  %g3 = "pto.pldi"(%p1, %i0) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
  %h3 = "pto.pldi"(%p1, %i0) {dist = "NORM"} : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
  %g4:2 = "pto.pldi"(%p0, %i0) <{dist = "US"}> : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
  %h4:2 = "pto.pldi"(%p0, %i0) {dist = "US"} : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
  %g5:2 = "pto.pldi"(%p1, %i0) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
  %h5:2 = "pto.pldi"(%p1, %i0) {dist = "NORM"} : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.ptr<i8, ub>, %arg1: !pto.ptr<ui8, ub>) {
//|     %c4 = arith.constant 4 : index
//|     %result = pto.pldi %arg0[%c4], "US" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
//|     %result_0 = pto.pldi %arg0[%c4], "DS" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
//|     %result_1 = pto.pldi %arg0[%c4], "NORM" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
//|     %result_2 = pto.pldi %arg1[%c4], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
//|     %result_3, %updated_base = pto.pldi %arg0[%c4], "US" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>, !pto.ptr<i8, ub>
//|     %result_4, %updated_base_5 = pto.pldi %arg1[%c4], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>, !pto.ptr<ui8, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.ptr<i8, ub>, %arg1: !pto.ptr<ui8, ub>) {
//|     %c4 = arith.constant 4 : index
//|     %result = pto.pldi %arg0[%c4], "US" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
//|     %result_0 = pto.pldi %arg0[%c4], "US" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
//|     %result_1 = pto.pldi %arg0[%c4], "DS" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
//|     %result_2 = pto.pldi %arg0[%c4], "DS" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
//|     %result_3 = pto.pldi %arg0[%c4], "NORM" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
//|     %result_4 = pto.pldi %arg0[%c4], "NORM" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>
//|     %result_5 = pto.pldi %arg1[%c4], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
//|     %result_6 = pto.pldi %arg1[%c4], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>
//|     %result_7, %updated_base = pto.pldi %arg0[%c4], "US" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>, !pto.ptr<i8, ub>
//|     %result_8, %updated_base_9 = pto.pldi %arg0[%c4], "US" : !pto.ptr<i8, ub>, index -> !pto.mask<b8>, !pto.ptr<i8, ub>
//|     %result_10, %updated_base_11 = pto.pldi %arg1[%c4], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>, !pto.ptr<ui8, ub>
//|     %result_12, %updated_base_13 = pto.pldi %arg1[%c4], "NORM" : !pto.ptr<ui8, ub>, index -> !pto.mask<b8>, !pto.ptr<ui8, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.ptr<i8, ub>, !pto.ptr<ui8, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.ptr<i8, ub>, %arg3: !pto.ptr<ui8, ub>):
//|     %13 = "arith.constant"() <{value = 4 : index}> : () -> index
//|     %14 = "pto.pldi"(%arg2, %13) <{dist = "US"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %15 = "pto.pldi"(%arg2, %13) <{dist = "DS"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %16 = "pto.pldi"(%arg2, %13) <{dist = "NORM"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %17 = "pto.pldi"(%arg3, %13) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %18:2 = "pto.pldi"(%arg2, %13) <{dist = "US"}> : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
//|     %19:2 = "pto.pldi"(%arg3, %13) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.ptr<i8, ub>, !pto.ptr<ui8, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.ptr<i8, ub>, %arg1: !pto.ptr<ui8, ub>):
//|     %0 = "arith.constant"() <{value = 4 : index}> : () -> index
//|     %1 = "pto.pldi"(%arg0, %0) <{dist = "US"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %2 = "pto.pldi"(%arg0, %0) <{dist = "US"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %3 = "pto.pldi"(%arg0, %0) <{dist = "DS"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %4 = "pto.pldi"(%arg0, %0) <{dist = "DS"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %5 = "pto.pldi"(%arg0, %0) <{dist = "NORM"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %6 = "pto.pldi"(%arg0, %0) <{dist = "NORM"}> : (!pto.ptr<i8, ub>, index) -> !pto.mask<b8>
//|     %7 = "pto.pldi"(%arg1, %0) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %8 = "pto.pldi"(%arg1, %0) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> !pto.mask<b8>
//|     %9:2 = "pto.pldi"(%arg0, %0) <{dist = "US"}> : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
//|     %10:2 = "pto.pldi"(%arg0, %0) <{dist = "US"}> : (!pto.ptr<i8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<i8, ub>)
//|     %11:2 = "pto.pldi"(%arg1, %0) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
//|     %12:2 = "pto.pldi"(%arg1, %0) <{dist = "NORM"}> : (!pto.ptr<ui8, ub>, index) -> (!pto.mask<b8>, !pto.ptr<ui8, ub>)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
