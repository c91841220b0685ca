// Every shape of pto.pge_b16.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  %r0 = pto.pge_b16 "PAT_ALL" : !pto.mask<b16>
  %r1 = pto.pge_b16 "PAT_VL8" : !pto.mask<b16>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic() {
  %g0 = "pto.pge_b16"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b16>
  %h0 = "pto.pge_b16"() {pattern = "PAT_ALL"} : () -> !pto.mask<b16>
  %g1 = "pto.pge_b16"() <{pattern = "PAT_VL8"}> : () -> !pto.mask<b16>
  %h1 = "pto.pge_b16"() {pattern = "PAT_VL8"} : () -> !pto.mask<b16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     %0 = pto.pge_b16 "PAT_ALL" : !pto.mask<b16>
//|     %1 = pto.pge_b16 "PAT_VL8" : !pto.mask<b16>
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.pge_b16 "PAT_ALL" : !pto.mask<b16>
//|     %1 = pto.pge_b16 "PAT_ALL" : !pto.mask<b16>
//|     %2 = pto.pge_b16 "PAT_VL8" : !pto.mask<b16>
//|     %3 = pto.pge_b16 "PAT_VL8" : !pto.mask<b16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     %4 = "pto.pge_b16"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b16>
//|     %5 = "pto.pge_b16"() <{pattern = "PAT_VL8"}> : () -> !pto.mask<b16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.pge_b16"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b16>
//|     %1 = "pto.pge_b16"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b16>
//|     %2 = "pto.pge_b16"() <{pattern = "PAT_VL8"}> : () -> !pto.mask<b16>
//|     %3 = "pto.pge_b16"() <{pattern = "PAT_VL8"}> : () -> !pto.mask<b16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
