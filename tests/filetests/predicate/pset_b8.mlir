// Every shape of pto.pset_b8.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  %r0 = pto.pset_b8 "PAT_M4" : !pto.mask<b8>
  %r1 = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
  %r2 = pto.pset_b8 "PAT_VL1" : !pto.mask<b8>
  %r3 = pto.pset_b8 "PAT_ALLF" : !pto.mask<b8>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic() {
  %g0 = "pto.pset_b8"() <{pattern = "PAT_M4"}> : () -> !pto.mask<b8>
  %h0 = "pto.pset_b8"() {pattern = "PAT_M4"} : () -> !pto.mask<b8>
  %g1 = "pto.pset_b8"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b8>
  %h1 = "pto.pset_b8"() {pattern = "PAT_ALL"} : () -> !pto.mask<b8>
  %g2 = "pto.pset_b8"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b8>
  %h2 = "pto.pset_b8"() {pattern = "PAT_VL1"} : () -> !pto.mask<b8>
  %g3 = "pto.pset_b8"() <{pattern = "PAT_ALLF"}> : () -> !pto.mask<b8>
  %h3 = "pto.pset_b8"() {pattern = "PAT_ALLF"} : () -> !pto.mask<b8>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     %0 = pto.pset_b8 "PAT_M4" : !pto.mask<b8>
//|     %1 = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
//|     %2 = pto.pset_b8 "PAT_VL1" : !pto.mask<b8>
//|     %3 = pto.pset_b8 "PAT_ALLF" : !pto.mask<b8>
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.pset_b8 "PAT_M4" : !pto.mask<b8>
//|     %1 = pto.pset_b8 "PAT_M4" : !pto.mask<b8>
//|     %2 = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
//|     %3 = pto.pset_b8 "PAT_ALL" : !pto.mask<b8>
//|     %4 = pto.pset_b8 "PAT_VL1" : !pto.mask<b8>
//|     %5 = pto.pset_b8 "PAT_VL1" : !pto.mask<b8>
//|     %6 = pto.pset_b8 "PAT_ALLF" : !pto.mask<b8>
//|     %7 = pto.pset_b8 "PAT_ALLF" : !pto.mask<b8>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     %8 = "pto.pset_b8"() <{pattern = "PAT_M4"}> : () -> !pto.mask<b8>
//|     %9 = "pto.pset_b8"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b8>
//|     %10 = "pto.pset_b8"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b8>
//|     %11 = "pto.pset_b8"() <{pattern = "PAT_ALLF"}> : () -> !pto.mask<b8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.pset_b8"() <{pattern = "PAT_M4"}> : () -> !pto.mask<b8>
//|     %1 = "pto.pset_b8"() <{pattern = "PAT_M4"}> : () -> !pto.mask<b8>
//|     %2 = "pto.pset_b8"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b8>
//|     %3 = "pto.pset_b8"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b8>
//|     %4 = "pto.pset_b8"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b8>
//|     %5 = "pto.pset_b8"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b8>
//|     %6 = "pto.pset_b8"() <{pattern = "PAT_ALLF"}> : () -> !pto.mask<b8>
//|     %7 = "pto.pset_b8"() <{pattern = "PAT_ALLF"}> : () -> !pto.mask<b8>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
