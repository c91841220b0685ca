// Every shape of pto.ppack.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes(%v0: !pto.mask<b32>, %v1: !pto.mask<b16>) {
  %r0 = pto.ppack %v0, "LOWER" : !pto.mask<b32> -> !pto.mask<b32>
  %r1 = pto.ppack %v1, "HIGHER" : !pto.mask<b16> -> !pto.mask<b8>
  %r2 = pto.ppack %v0, "LOWER" {test.note = "kept"} : !pto.mask<b32> -> !pto.mask<b32>
  return
}

// The same in generic form.
func.func @generic(%v0: !pto.mask<b32>, %v1: !pto.mask<b16>) {
  %r0 = "pto.ppack"(%v0) <{part = "LOWER"}> : (!pto.mask<b32>) -> !pto.mask<b32>
  %r1 = "pto.ppack"(%v1) <{part = "HIGHER"}> : (!pto.mask<b16>) -> !pto.mask<b8>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes(%arg0: !pto.mask<b32>, %arg1: !pto.mask<b16>) {
//|     %0 = pto.ppack %arg0, "LOWER" : !pto.mask<b32> -> !pto.mask<b32>
//|     %1 = pto.ppack %arg1, "HIGHER" : !pto.mask<b16> -> !pto.mask<b8>
//|     %2 = pto.ppack %arg0, "LOWER" {test.note = "kept"} : !pto.mask<b32> -> !pto.mask<b32>
//|     return
//|   }
//|   func.func @generic(%arg0: !pto.mask<b32>, %arg1: !pto.mask<b16>) {
//|     %0 = pto.ppack %arg0, "LOWER" : !pto.mask<b32> -> !pto.mask<b32>
//|     %1 = pto.ppack %arg1, "HIGHER" : !pto.mask<b16> -> !pto.mask<b8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (!pto.mask<b32>, !pto.mask<b16>) -> (), sym_name = "shapes"}> ({
//|   ^bb0(%arg2: !pto.mask<b32>, %arg3: !pto.mask<b16>):
//|     %2 = "pto.ppack"(%arg2) <{part = "LOWER"}> : (!pto.mask<b32>) -> !pto.mask<b32>
//|     %3 = "pto.ppack"(%arg3) <{part = "HIGHER"}> : (!pto.mask<b16>) -> !pto.mask<b8>
//|     %4 = "pto.ppack"(%arg2) <{part = "LOWER"}> {test.note = "kept"} : (!pto.mask<b32>) -> !pto.mask<b32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (!pto.mask<b32>, !pto.mask<b16>) -> (), sym_name = "generic"}> ({
//|   ^bb0(%arg0: !pto.mask<b32>, %arg1: !pto.mask<b16>):
//|     %0 = "pto.ppack"(%arg0) <{part = "LOWER"}> : (!pto.mask<b32>) -> !pto.mask<b32>
//|     %1 = "pto.ppack"(%arg1) <{part = "HIGHER"}> : (!pto.mask<b16>) -> !pto.mask<b8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
