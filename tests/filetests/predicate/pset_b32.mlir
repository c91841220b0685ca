// Every shape of pto.pset_b32.
// RUN: %s --pto-arch=a5
// RUN: %s --pto-arch=a5 --mlir-print-op-generic

func.func @shapes() {
  %r0 = pto.pset_b32 "PAT_H" : !pto.mask<b32>
  %r1 = pto.pset_b32 "PAT_Q" : !pto.mask<b32>
  %r2 = pto.pset_b32 "PAT_M4" : !pto.mask<b32>
  %r3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
  %r4 = pto.pset_b32 "PAT_VL1" : !pto.mask<b32>
  %r5 = pto.pset_b32 "PAT_ALLF" : !pto.mask<b32>
  return
}

// The same in generic form.
// Attributes in braces are those of the operation too.
func.func @generic() {
  %g0 = "pto.pset_b32"() <{pattern = "PAT_H"}> : () -> !pto.mask<b32>
  %h0 = "pto.pset_b32"() {pattern = "PAT_H"} : () -> !pto.mask<b32>
  %g1 = "pto.pset_b32"() <{pattern = "PAT_Q"}> : () -> !pto.mask<b32>
  %h1 = "pto.pset_b32"() {pattern = "PAT_Q"} : () -> !pto.mask<b32>
  %g2 = "pto.pset_b32"() <{pattern = "PAT_M4"}> : () -> !pto.mask<b32>
  %h2 = "pto.pset_b32"() {pattern = "PAT_M4"} : () -> !pto.mask<b32>
  %g3 = "pto.pset_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
  %h3 = "pto.pset_b32"() {pattern = "PAT_ALL"} : () -> !pto.mask<b32>
  %g4 = "pto.pset_b32"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b32>
  %h4 = "pto.pset_b32"() {pattern = "PAT_VL1"} : () -> !pto.mask<b32>
  %g5 = "pto.pset_b32"() <{pattern = "PAT_ALLF"}> : () -> !pto.mask<b32>
  %h5 = "pto.pset_b32"() {pattern = "PAT_ALLF"} : () -> !pto.mask<b32>
  return
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shapes() {
//|     %0 = pto.pset_b32 "PAT_H" : !pto.mask<b32>
//|     %1 = pto.pset_b32 "PAT_Q" : !pto.mask<b32>
//|     %2 = pto.pset_b32 "PAT_M4" : !pto.mask<b32>
//|     %3 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|     %4 = pto.pset_b32 "PAT_VL1" : !pto.mask<b32>
//|     %5 = pto.pset_b32 "PAT_ALLF" : !pto.mask<b32>
//|     return
//|   }
//|   func.func @generic() {
//|     %0 = pto.pset_b32 "PAT_H" : !pto.mask<b32>
//|     %1 = pto.pset_b32 "PAT_H" : !pto.mask<b32>
//|     %2 = pto.pset_b32 "PAT_Q" : !pto.mask<b32>
//|     %3 = pto.pset_b32 "PAT_Q" : !pto.mask<b32>
//|     %4 = pto.pset_b32 "PAT_M4" : !pto.mask<b32>
//|     %5 = pto.pset_b32 "PAT_M4" : !pto.mask<b32>
//|     %6 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|     %7 = pto.pset_b32 "PAT_ALL" : !pto.mask<b32>
//|     %8 = pto.pset_b32 "PAT_VL1" : !pto.mask<b32>
//|     %9 = pto.pset_b32 "PAT_VL1" : !pto.mask<b32>
//|     %10 = pto.pset_b32 "PAT_ALLF" : !pto.mask<b32>
//|     %11 = pto.pset_b32 "PAT_ALLF" : !pto.mask<b32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shapes"}> ({
//|     %12 = "pto.pset_b32"() <{pattern = "PAT_H"}> : () -> !pto.mask<b32>
//|     %13 = "pto.pset_b32"() <{pattern = "PAT_Q"}> : () -> !pto.mask<b32>
//|     %14 = "pto.pset_b32"() <{pattern = "PAT_M4"}> : () -> !pto.mask<b32>
//|     %15 = "pto.pset_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|     %16 = "pto.pset_b32"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b32>
//|     %17 = "pto.pset_b32"() <{pattern = "PAT_ALLF"}> : () -> !pto.mask<b32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic"}> ({
//|     %0 = "pto.pset_b32"() <{pattern = "PAT_H"}> : () -> !pto.mask<b32>
//|     %1 = "pto.pset_b32"() <{pattern = "PAT_H"}> : () -> !pto.mask<b32>
//|     %2 = "pto.pset_b32"() <{pattern = "PAT_Q"}> : () -> !pto.mask<b32>
//|     %3 = "pto.pset_b32"() <{pattern = "PAT_Q"}> : () -> !pto.mask<b32>
//|     %4 = "pto.pset_b32"() <{pattern = "PAT_M4"}> : () -> !pto.mask<b32>
//|     %5 = "pto.pset_b32"() <{pattern = "PAT_M4"}> : () -> !pto.mask<b32>
//|     %6 = "pto.pset_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|     %7 = "pto.pset_b32"() <{pattern = "PAT_ALL"}> : () -> !pto.mask<b32>
//|     %8 = "pto.pset_b32"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b32>
//|     %9 = "pto.pset_b32"() <{pattern = "PAT_VL1"}> : () -> !pto.mask<b32>
//|     %10 = "pto.pset_b32"() <{pattern = "PAT_ALLF"}> : () -> !pto.mask<b32>
//|     %11 = "pto.pset_b32"() <{pattern = "PAT_ALLF"}> : () -> !pto.mask<b32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
