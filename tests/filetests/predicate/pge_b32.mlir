// Every shape of pto.pge_b32.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  %r0 = pto.pge_b32 "PAT_VL4" : !pto.mask<b32>
  %r1 = pto.pge_b32 "PAT_ALL" : !pto.mask<b32>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic() {
  %g0 = "pto.pge_b32"() <{pattern = "PAT_VL4"}> : () -> !pto.mask<b32>
  %h0 = "pto.pge_b32"() {pattern = "PAT_VL4"} : () -> !pto.mask<b32>
  %g1 = "pto.pge_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
  %h1 = "pto.pge_b32"() {pattern = "PAT_ALL"} : () -> !pto.mask<b32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     %0 = pto.pge_b32 "PAT_VL4" : !pto.mask<b32>
//|     %1 = pto.pge_b32 "PAT_ALL" : !pto.mask<b32>
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.pge_b32 "PAT_VL4" : !pto.mask<b32>
//|     %1 = pto.pge_b32 "PAT_VL4" : !pto.mask<b32>
//|     %2 = pto.pge_b32 "PAT_ALL" : !pto.mask<b32>
//|     %3 = pto.pge_b32 "PAT_ALL" : !pto.mask<b32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     %4 = "pto.pge_b32"() <{pattern = "PAT_VL4"}> : () -> !pto.mask<b32>
//|     %5 = "pto.pge_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.pge_b32"() <{pattern = "PAT_VL4"}> : () -> !pto.mask<b32>
//|     %1 = "pto.pge_b32"() <{pattern = "PAT_VL4"}> : () -> !pto.mask<b32>
//|     %2 = "pto.pge_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|     %3 = "pto.pge_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
