// Every shape of pto.pset_b16.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  %r0 = pto.pset_b16 "PAT_H" : !pto.mask<b16>
  %r1 = pto.pset_b16 "PAT_M4" : !pto.mask<b16>
  %r2 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
  %r3 = pto.pset_b16 "PAT_VL1" : !pto.mask<b16>
  %r4 = pto.pset_b16 "PAT_ALLF" : !pto.mask<b16>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic() {
  %g0 = "pto.pset_b16"() <{pattern = "PAT_H"}> : () -> !pto.mask<b16>
  %h0 = "pto.pset_b16"() {pattern = "PAT_H"} : () -> !pto.mask<b16>
  %g1 = "pto.pset_b16"() <{pattern = "PAT_M4"}> : () -> !pto.mask<b16>
  %h1 = "pto.pset_b16"() {pattern = "PAT_M4"} : () -> !pto.mask<b16>
  %g2 = "pto.pset_b16"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b16>
  %h2 = "pto.pset_b16"() {pattern = "PAT_ALL"} : () -> !pto.mask<b16>
  %g3 = "pto.pset_b16"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b16>
  %h3 = "pto.pset_b16"() {pattern = "PAT_VL1"} : () -> !pto.mask<b16>
  %g4 = "pto.pset_b16"() <{pattern = "PAT_ALLF"}> : () -> !pto.mask<b16>
  %h4 = "pto.pset_b16"() {pattern = "PAT_ALLF"} : () -> !pto.mask<b16>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     %0 = pto.pset_b16 "PAT_H" : !pto.mask<b16>
//|     %1 = pto.pset_b16 "PAT_M4" : !pto.mask<b16>
//|     %2 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
//|     %3 = pto.pset_b16 "PAT_VL1" : !pto.mask<b16>
//|     %4 = pto.pset_b16 "PAT_ALLF" : !pto.mask<b16>
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.pset_b16 "PAT_H" : !pto.mask<b16>
//|     %1 = pto.pset_b16 "PAT_H" : !pto.mask<b16>
//|     %2 = pto.pset_b16 "PAT_M4" : !pto.mask<b16>
//|     %3 = pto.pset_b16 "PAT_M4" : !pto.mask<b16>
//|     %4 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
//|     %5 = pto.pset_b16 "PAT_ALL" : !pto.mask<b16>
//|     %6 = pto.pset_b16 "PAT_VL1" : !pto.mask<b16>
//|     %7 = pto.pset_b16 "PAT_VL1" : !pto.mask<b16>
//|     %8 = pto.pset_b16 "PAT_ALLF" : !pto.mask<b16>
//|     %9 = pto.pset_b16 "PAT_ALLF" : !pto.mask<b16>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     %10 = "pto.pset_b16"() <{pattern = "PAT_H"}> : () -> !pto.mask<b16>
//|     %11 = "pto.pset_b16"() <{pattern = "PAT_M4"}> : () -> !pto.mask<b16>
//|     %12 = "pto.pset_b16"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b16>
//|     %13 = "pto.pset_b16"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b16>
//|     %14 = "pto.pset_b16"() <{pattern = "PAT_ALLF"}> : () -> !pto.mask<b16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.pset_b16"() <{pattern = "PAT_H"}> : () -> !pto.mask<b16>
//|     %1 = "pto.pset_b16"() <{pattern = "PAT_H"}> : () -> !pto.mask<b16>
//|     %2 = "pto.pset_b16"() <{pattern = "PAT_M4"}> : () -> !pto.mask<b16>
//|     %3 = "pto.pset_b16"() <{pattern = "PAT_M4"}> : () -> !pto.mask<b16>
//|     %4 = "pto.pset_b16"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b16>
//|     %5 = "pto.pset_b16"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b16>
//|     %6 = "pto.pset_b16"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b16>
//|     %7 = "pto.pset_b16"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b16>
//|     %8 = "pto.pset_b16"() <{pattern = "PAT_ALLF"}> : () -> !pto.mask<b16>
//|     %9 = "pto.pset_b16"() <{pattern = "PAT_ALLF"}> : () -> !pto.mask<b16>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
