// Every shape of pto.vmi.group_iota.
// RUN: %s
// RUN: %s --mlir-print-op-generic

module attributes {pto.target_arch = "a5"} {
func.func @shape0(%a: i32) {
  %r = pto.vmi.group_iota %a {group = 2 : i64} : i32 -> !pto.vmi.vreg<64xi32>
  return
}

func.func @shape1(%a: i32) {
  %r = pto.vmi.group_iota %a {group = 4 : i64, order = "DESC"} : i32 -> !pto.vmi.vreg<64xi32>
  return
}

func.func @generic1(%arg0: i32) {
  %0 = "pto.vmi.group_iota"(%arg0) <{group = 2 : i64}> : (i32) -> !pto.vmi.vreg<64xi32>
  %again = "pto.vmi.group_iota"(%arg0) {group = 2 : i64, test.note} : (i32) -> !pto.vmi.vreg<64xi32>
  return
}

func.func @generic2(%arg0: i32) {
  %0 = "pto.vmi.group_iota"(%arg0) <{group = 4 : i64, order = "DESC"}> : (i32) -> !pto.vmi.vreg<64xi32>
  %again = "pto.vmi.group_iota"(%arg0) {group = 4 : i64, order = "DESC", test.note} : (i32) -> !pto.vmi.vreg<64xi32>
  return
}
}

// run 1: exit 0
// stdout:
//| module attributes {pto.target_arch = "a5"} {
//|   func.func @shape0(%arg0: i32) {
//|     %0 = pto.vmi.group_iota %arg0 {group = 2 : i64} : i32 -> !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @shape1(%arg0: i32) {
//|     %0 = pto.vmi.group_iota %arg0 {group = 4 : i64, order = "DESC"} : i32 -> !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @generic1(%arg0: i32) {
//|     %0 = pto.vmi.group_iota %arg0 {group = 2 : i64} : i32 -> !pto.vmi.vreg<64xi32>
//|     %1 = pto.vmi.group_iota %arg0 {group = 2 : i64, test.note} : i32 -> !pto.vmi.vreg<64xi32>
//|     return
//|   }
//|   func.func @generic2(%arg0: i32) {
//|     %0 = pto.vmi.group_iota %arg0 {group = 4 : i64, order = "DESC"} : i32 -> !pto.vmi.vreg<64xi32>
//|     %1 = pto.vmi.group_iota %arg0 {group = 4 : i64, order = "DESC", test.note} : i32 -> !pto.vmi.vreg<64xi32>
//|     return
//|   }
//| }
// run 2: exit 0
// stdout:
//| "builtin.module"() ({
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shape0"}> ({
//|   ^bb0(%arg3: i32):
//|     %5 = "pto.vmi.group_iota"(%arg3) <{group = 2 : i64}> : (i32) -> !pto.vmi.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "shape1"}> ({
//|   ^bb0(%arg2: i32):
//|     %4 = "pto.vmi.group_iota"(%arg2) <{group = 4 : i64, order = "DESC"}> : (i32) -> !pto.vmi.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "generic1"}> ({
//|   ^bb0(%arg1: i32):
//|     %2 = "pto.vmi.group_iota"(%arg1) <{group = 2 : i64}> : (i32) -> !pto.vmi.vreg<64xi32>
//|     %3 = "pto.vmi.group_iota"(%arg1) <{group = 2 : i64}> {test.note} : (i32) -> !pto.vmi.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//|   "func.func"() <{function_type = (i32) -> (), sym_name = "generic2"}> ({
//|   ^bb0(%arg0: i32):
//|     %0 = "pto.vmi.group_iota"(%arg0) <{group = 4 : i64, order = "DESC"}> : (i32) -> !pto.vmi.vreg<64xi32>
//|     %1 = "pto.vmi.group_iota"(%arg0) <{group = 4 : i64, order = "DESC"}> {test.note} : (i32) -> !pto.vmi.vreg<64xi32>
//|     "func.return"() : () -> ()
//|   }) : () -> ()
//| }) {pto.target_arch = "a5"} : () -> ()
