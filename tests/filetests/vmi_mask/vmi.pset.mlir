// Every shape of pto.vmi.pset.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  %a = pto.vmi.pset "PAT_ALL" : !pto.vmi.mask<1xpred>
  return
}

func.func @shape1() {
  %a = pto.vmi.pset "PAT_ALL" : !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
  return
}

func.func @shape2() {
  %r = pto.vmi.pset "PAT_ALL" {group = 8 : i64} : !pto.vmi.mask<64xpred>
  return
}

func.func @generic1() {
  %0 = "pto.vmi.pset"() <{pattern = "PAT_ALL"}> : () -> !pto.vmi.mask<1xpred>
  %again = "pto.vmi.pset"() {pattern = "PAT_ALL", test.note} : () -> !pto.vmi.mask<1xpred>
  return
}

func.func @generic2() {
  %0 = "pto.vmi.pset"() <{pattern = "PAT_ALL"}> : () -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
  %again = "pto.vmi.pset"() {pattern = "PAT_ALL", test.note} : () -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     %0 = pto.vmi.pset "PAT_ALL" : !pto.vmi.mask<1xpred>
//|     return
//|   }
//|   func.func @shape1() {
//|     %0 = pto.vmi.pset "PAT_ALL" : !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//|   func.func @shape2() {
//|     %0 = pto.vmi.pset "PAT_ALL" {group = 8 : i64} : !pto.vmi.mask<64xpred>
//|     return
//|   }
//|   func.func @generic1() {
//|     %0 = pto.vmi.pset "PAT_ALL" : !pto.vmi.mask<1xpred>
//|     %1 = pto.vmi.pset "PAT_ALL" {test.note} : !pto.vmi.mask<1xpred>
//|     return
//|   }
//|   func.func @generic2() {
//|     %0 = pto.vmi.pset "PAT_ALL" : !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     %1 = pto.vmi.pset "PAT_ALL" {test.note} : !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %6 = "pto.vmi.pset"() <{pattern = "PAT_ALL"}> : () -> !pto.vmi.mask<1xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|     %5 = "pto.vmi.pset"() <{pattern = "PAT_ALL"}> : () -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "shape2"}> ({
//|     %4 = "pto.vmi.pset"() <{group = 8 : i64, pattern = "PAT_ALL"}> : () -> !pto.vmi.mask<64xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     %2 = "pto.vmi.pset"() <{pattern = "PAT_ALL"}> : () -> !pto.vmi.mask<1xpred>
//|     %3 = "pto.vmi.pset"() <{pattern = "PAT_ALL"}> {test.note} : () -> !pto.vmi.mask<1xpred>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|     %0 = "pto.vmi.pset"() <{pattern = "PAT_ALL"}> : () -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     %1 = "pto.vmi.pset"() <{pattern = "PAT_ALL"}> {test.note} : () -> !pto.vmi.mask<128xb16, #pto.vmi.layout<contiguous>>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
