// Every shape of pto.psti.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%m0: !pto.mask<b8>, %p0: !pto.ptr<i8, ub>) {
  %i0 = arith.constant 4 : index
  pto.psti %m0, %p0[%i0], "PK" : !pto.mask<b8>, !pto.ptr<i8, ub>, index
  pto.psti %m0, %p0[%i0], "NORM" : !pto.mask<b8>, !pto.ptr<i8, ub>, index
  %r2 = pto.psti %m0, %p0[%i0], "NORM" : !pto.mask<b8>, !pto.ptr<i8, ub>, index -> !pto.ptr<i8, ub>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic(%m0: !pto.mask<b8>, %p0: !pto.ptr<i8, ub>) {
  %i0 = arith.constant 4 : index
  "pto.psti"(%m0, %p0, %i0) <{dist = "PK"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
  "pto.psti"(%m0, %p0, %i0) {dist = "PK"} : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
  "pto.psti"(%m0, %p0, %i0) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
  "pto.psti"(%m0, %p0, %i0) {dist = "NORM"} : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
  %g2 = "pto.psti"(%m0, %p0, %i0) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
  %h2 = "pto.psti"(%m0, %p0, %i0) {dist = "NORM"} : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.mask<b8>, %arg1: !pto.ptr<i8, ub>) {
//|     %c4 = arith.constant 4 : index
//|     pto.psti %arg0, %arg1[%c4], "PK" : !pto.mask<b8>, !pto.ptr<i8, ub>, index
//|     pto.psti %arg0, %arg1[%c4], "NORM" : !pto.mask<b8>, !pto.ptr<i8, ub>, index
//|     %0 = pto.psti %arg0, %arg1[%c4], "NORM" : !pto.mask<b8>, !pto.ptr<i8, ub>, index -> !pto.ptr<i8, ub>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.mask<b8>, %arg1: !pto.ptr<i8, ub>) {
//|     %c4 = arith.constant 4 : index
//|     pto.psti %arg0, %arg1[%c4], "PK" : !pto.mask<b8>, !pto.ptr<i8, ub>, index
//|     pto.psti %arg0, %arg1[%c4], "PK" : !pto.mask<b8>, !pto.ptr<i8, ub>, index
//|     pto.psti %arg0, %arg1[%c4], "NORM" : !pto.mask<b8>, !pto.ptr<i8, ub>, index
//|     pto.psti %arg0, %arg1[%c4], "NORM" : !pto.mask<b8>, !pto.ptr<i8, ub>, index
//|     %0 = pto.psti %arg0, %arg1[%c4], "NORM" : !pto.mask<b8>, !pto.ptr<i8, ub>, index -> !pto.ptr<i8, ub>
//|     %1 = pto.psti %arg0, %arg1[%c4], "NORM" : !pto.mask<b8>, !pto.ptr<i8, ub>, index -> !pto.ptr<i8, ub>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.mask<b8>, !pto.ptr<i8, ub>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.mask<b8>, %arg3: !pto.ptr<i8, ub>):
//|     %3 = "arith.constant"() <{value = 4 : index}> : () -> index
//|     "pto.psti"(%arg2, %arg3, %3) <{dist = "PK"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
//|     "pto.psti"(%arg2, %arg3, %3) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
//|     %4 = "pto.psti"(%arg2, %arg3, %3) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.mask<b8>, !pto.ptr<i8, ub>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.mask<b8>, %arg1: !pto.ptr<i8, ub>):
//|     %0 = "arith.constant"() <{value = 4 : index}> : () -> index
//|     "pto.psti"(%arg0, %arg1, %0) <{dist = "PK"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
//|     "pto.psti"(%arg0, %arg1, %0) <{dist = "PK"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
//|     "pto.psti"(%arg0, %arg1, %0) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
//|     "pto.psti"(%arg0, %arg1, %0) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> ()
//|     %1 = "pto.psti"(%arg0, %arg1, %0) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
//|     %2 = "pto.psti"(%arg0, %arg1, %0) <{dist = "NORM"}> : (!pto.mask<b8>, !pto.ptr<i8, ub>, index) -> !pto.ptr<i8, ub>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
