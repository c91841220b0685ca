// Every shape of pto.pbitcast.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.mask<b8>) {
  %r0 = pto.pbitcast %v0 : !pto.mask<b8> -> !pto.mask<b16>
  %r1 = pto.pbitcast %v0 {test.note = "kept"} : !pto.mask<b8> -> !pto.mask<b16>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.mask<b8>) {
  %r0 = "pto.pbitcast"(%v0) : (!pto.mask<b8>) -> !pto.mask<b16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.mask<b8>) {
//|     %0 = pto.pbitcast %arg0 : !pto.mask<b8> -> !pto.mask<b16>
//|     %1 = pto.pbitcast %arg0 {test.note = "kept"} : !pto.mask<b8> -> !pto.mask<b16>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.mask<b8>) {
//|     %0 = pto.pbitcast %arg0 : !pto.mask<b8> -> !pto.mask<b16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.mask<b8>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg1: !pto.mask<b8>):
//|     %1 = "pto.pbitcast"(%arg1) : (!pto.mask<b8>) -> !pto.mask<b16>
//|     %2 = "pto.pbitcast"(%arg1) {test.note = "kept"} : (!pto.mask<b8>) -> !pto.mask<b16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.mask<b8>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.mask<b8>):
//|     %0 = "pto.pbitcast"(%arg0) : (!pto.mask<b8>) -> !pto.mask<b16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
