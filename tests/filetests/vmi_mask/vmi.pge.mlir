// Every shape of pto.vmi.pge.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  %r = pto.vmi.pge "PAT_VL8" : !pto.vmi.mask<64xpred>
  return
}

func.func @shape1() {
  %r = pto.vmi.pge "PAT_VL4" {group = 8 : i64} : !pto.vmi.mask<64xpred>
  return
}

func.func @generic1() {
  %0 = "pto.vmi.pge"() <{pattern = "PAT_VL8"}> : () -> !pto.vmi.mask<64xpred>
  %again = "pto.vmi.pge"() {pattern = "PAT_VL8", test.note} : () -> !pto.vmi.mask<64xpred>
  return
}

func.func @generic2() {
  %0 = "pto.vmi.pge"() <{group = 8 : i64, pattern = "PAT_VL4"}> : () -> !pto.vmi.mask<64xpred>
  %again = "pto.vmi.pge"() {group = 8 : i64, pattern = "PAT_VL4", test.note} : () -> !pto.vmi.mask<64xpred>
  return
}
}

// Any number of lanes.
module attributes {pto.target_arch = "a5"} {
func.func @counts() {
  %a = pto.vmi.pge "PAT_VL25" : !pto.vmi.mask<64xpred>
  %b = pto.vmi.pge "PAT_VL48" : !pto.vmi.mask<64xpred>
  %c = pto.vmi.pge "PAT_VL300" : !pto.vmi.mask<300xpred>
  return
}
}

// run 1: exit 0
// stdout:
//| module {
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @shape0() {
//|       %0 = pto.vmi.pge "PAT_VL8" : !pto.vmi.mask<64xpred>
//|       return
//|     }
//|     func.func @shape1() {
//|       %0 = pto.vmi.pge "PAT_VL4" {group = 8 : i64} : !pto.vmi.mask<64xpred>
//|       return
//|     }
//|     func.func @generic1() {
//|       %0 = pto.vmi.pge "PAT_VL8" : !pto.vmi.mask<64xpred>
//|       %1 = pto.vmi.pge "PAT_VL8" {test.note} : !pto.vmi.mask<64xpred>
//|       return
//|     }
//|     func.func @generic2() {
//|       %0 = pto.vmi.pge "PAT_VL4" {group = 8 : i64} : !pto.vmi.mask<64xpred>
//|       %1 = pto.vmi.pge "PAT_VL4" {group = 8 : i64, test.note} : !pto.vmi.mask<64xpred>
//|       return
//|     }
//|   }
//|   module attributes {pto.target_arch = "a5"} {
//|     func.func @counts() {
//|       %0 = pto.vmi.pge "PAT_VL25" : !pto.vmi.mask<64xpred>
//|       %1 = pto.vmi.pge "PAT_VL48" : !pto.vmi.mask<64xpred>
//|       %2 = pto.vmi.pge "PAT_VL300" : !pto.vmi.mask<300xpred>
//|       return
//|     }
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|       %8 = "pto.vmi.pge"() <{pattern = "PAT_VL8"}> : () -> !pto.vmi.mask<64xpred>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = () -> (), sym_name = "shape1"}> ({
//|       %7 = "pto.vmi.pge"() <{group = 8 : i64, pattern = "PAT_VL4"}> : () -> !pto.vmi.mask<64xpred>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|       %5 = "pto.vmi.pge"() <{pattern = "PAT_VL8"}> : () -> !pto.vmi.mask<64xpred>
//|       %6 = "pto.vmi.pge"() <{pattern = "PAT_VL8"}> {test.note} : () -> !pto.vmi.mask<64xpred>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|     "func.func"() <{function_type = () -> (), sym_name = "generic2"}> ({
//|       %3 = "pto.vmi.pge"() <{group = 8 : i64, pattern = "PAT_VL4"}> : () -> !pto.vmi.mask<64xpred>
//|       %4 = "pto.vmi.pge"() <{group = 8 : i64, pattern = "PAT_VL4"}> {test.note} : () -> !pto.vmi.mask<64xpred>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//|   "builtin.module"() ({
//|     "func.func"() <{function_type = () -> (), sym_name = "counts"}> ({
//|       %0 = "pto.vmi.pge"() <{pattern = "PAT_VL25"}> : () -> !pto.vmi.mask<64xpred>
//|       %1 = "pto.vmi.pge"() <{pattern = "PAT_VL48"}> : () -> !pto.vmi.mask<64xpred>
//|       %2 = "pto.vmi.pge"() <{pattern = "PAT_VL300"}> : () -> !pto.vmi.mask<300xpred>
//|       "func.return"() : () -> ()
//|     }) : () -> ()
//|   }) {pto.target_arch = "a5"} : () -> ()
//| }) : () -> ()
