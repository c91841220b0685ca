// Every shape of pto.get_vms4_sr.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0() {
  %a, %b, %c, %d = pto.get_vms4_sr : i16, i16, i16, i16
  return
}

func.func @generic1() {
  %0:4 = "pto.get_vms4_sr"() : () -> (i16, i16, i16, i16)
  %again:4 = "pto.get_vms4_sr"() {test.note} : () -> (i16, i16, i16, i16)
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0() {
//|     %list0, %list1, %list2, %list3 = pto.get_vms4_sr : i16, i16, i16, i16
//|     return
//|   }
//|   func.func @generic1() {
//|     %list0, %list1, %list2, %list3 = pto.get_vms4_sr : i16, i16, i16, i16
//|     %list0_0, %list1_1, %list2_2, %list3_3 = pto.get_vms4_sr {test.note} : i16, i16, i16, i16
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = () -> (), sym_name = "shape0"}> ({
//|     %2:4 = "pto.get_vms4_sr"() : () -> (i16, i16, i16, i16)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = () -> (), sym_name = "generic1"}> ({
//|     %0:4 = "pto.get_vms4_sr"() : () -> (i16, i16, i16, i16)
//|     %1:4 = "pto.get_vms4_sr"() {test.note} : () -> (i16, i16, i16, i16)
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
