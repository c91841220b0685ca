// Every shape of pto.pge_b8.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  %r0 = pto.pge_b8 "PAT_ALL" : !pto.mask<b8>
  %r1 = pto.pge_b8 "PAT_VL1" : !pto.mask<b8>
  %r2 = pto.pge_b8 "PAT_ALL" {test.note = "kept"} : !pto.mask<b8>
  return
}

// The same in generic form.
func.func @generic() {
  %r0 = "pto.pge_b8"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b8>
  %r1 = "pto.pge_b8"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b8>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     %0 = pto.pge_b8 "PAT_ALL" : !pto.mask<b8>
//|     %1 = pto.pge_b8 "PAT_VL1" : !pto.mask<b8>
//|     %2 = pto.pge_b8 "PAT_ALL" {test.note = "kept"} : !pto.mask<b8>
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.pge_b8 "PAT_ALL" : !pto.mask<b8>
//|     %1 = pto.pge_b8 "PAT_VL1" : !pto.mask<b8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     %2 = "pto.pge_b8"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b8>
//|     %3 = "pto.pge_b8"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b8>
//|     %4 = "pto.pge_b8"() <{pattern = "PAT_ALL"}> {test.note = "kept"} : () -> !pto.mask<b8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.pge_b8"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b8>
//|     %1 = "pto.pge_b8"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
